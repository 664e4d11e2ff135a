"""From values in points to a chance to win: a softmax whose temperature falls as the match goes on.

The temperatures, the seats' advantages and the lengths of matches are data (`fitted.json`), fitted on bots' matches by
`bench/review/calibrate.py`, which also tests them on matches that it never saw.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

KNOTS = 5
"""Temperatures of a map: at the end of a match, at 1/4, 1/2 and 3/4 of it still to go, and at its beginning."""
UNFITTED = 12.0
"""Temperature for a game that nobody has fitted."""


@dataclass(frozen=True)
class WinMap:
    """How values become chances in one game for one number of seats."""

    temperatures: tuple[float, ...]
    """In points, from the end of a match to its beginning."""
    advantage: tuple[float, ...]
    """What each seat has at the beginning beside its value, in log odds; it fades to nothing."""
    length: float
    """The number of the turn with which a match usually ends."""
    prior: tuple[float, ...]
    """How often each seat wins before anything is dealt."""

    def chances(self, values: Sequence[float], turn: int) -> list[float]:
        """Every seat's chance to win, together 1.

        >>> even = WinMap((10.0,) * KNOTS, (0.0, 0.0), 50.0, (0.5, 0.5))
        >>> even.chances([30.0, 30.0], 20)
        [0.5, 0.5]
        """
        left = min(1.0, max(0.0, 1.0 - turn / self.length))
        place = left * (KNOTS - 1)
        below = min(int(place), KNOTS - 2)
        part = place - below
        heat = (1 - part) * self.temperatures[below] + part * self.temperatures[below + 1]
        logits = [value / heat + more * left for value, more in zip(values, self.advantage, strict=True)]
        top = max(logits)
        parts = [exp(logit - top) for logit in logits]
        total = sum(parts)
        return [one / total for one in parts]


@dataclass(frozen=True)
class Marks:
    """From which loss of chance to win on a decision is called a slip, an error, a blunder."""

    slip: float
    error: float
    blunder: float

    def name(self, loss: float, error: float) -> str:
        """The mark of a loss; none where it is below two of its standard errors.

        >>> Marks(0.02, 0.05, 0.1).name(0.06, 0.01), Marks(0.02, 0.05, 0.1).name(0.06, 0.04)
        ('error', '')
        """
        if loss < 2 * error:
            return ""
        return "blunder" if loss >= self.blunder else "error" if loss >= self.error else "slip" * (loss >= self.slip)


_DATA: dict[str, Any] = {}


def fitted() -> dict[str, Any]:
    """The fitted data of all games."""
    if not _DATA:
        _DATA.update(json.loads((files("loggia.review") / "fitted.json").read_text(encoding="utf-8")))
    return _DATA


def use(data: Mapping[str, Any]) -> None:
    """Judge with other data than the fitted ones: for calibration and for tests."""
    _DATA.clear()
    _DATA.update(data)
    win_map.cache_clear()
    marks.cache_clear()


@cache
def win_map(game: str, seats: int) -> WinMap:
    """The map of a game for so many seats; between two fitted numbers of seats, the mean of both."""
    tables: Mapping[str, Any] = fitted().get(game, {}).get("seats", {})
    even = (1 / seats,) * seats
    if str(seats) in tables:
        one = tables[str(seats)]
        return WinMap(tuple(one["temperatures"]), tuple(one["advantage"]), one["length"], tuple(one["prior"]))
    near = sorted(tables, key=lambda name: abs(int(name) - seats))[:2]
    if not near:
        return WinMap((UNFITTED,) * KNOTS, (0.0,) * seats, 100.0, even)
    mean = [sum(tables[name]["temperatures"][at] for name in near) / len(near) for at in range(KNOTS)]
    length = sum(tables[name]["length"] for name in near) / len(near)
    return WinMap(tuple(mean), (0.0,) * seats, length, even)


@cache
def marks(game: str) -> Marks:
    """The thresholds of a game, from the spread of the losses that bots make in it."""
    found = fitted().get(game, {}).get("marks", {"slip": 0.02, "error": 0.05, "blunder": 0.1})
    return Marks(found["slip"], found["error"], found["blunder"])
