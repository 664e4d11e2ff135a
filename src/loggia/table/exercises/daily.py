"""Which exercise comes when: one a day for everybody, and the next for somebody of some skill."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from datetime import date

from loggia.table.exercises.exercise import Exercise, exercises


def daily(games: Sequence[str], day: date) -> Exercise | None:
    """The exercise of a day: the games take turns, and none comes twice before all of its game have come.

    >>> daily((), date(2026, 11, 17)) is None
    True
    """
    offered = [game for game in games if exercises(game)]
    if not offered:
        return None
    turn, at = divmod(day.toordinal(), len(offered))
    found = exercises(offered[at])
    cycle, place = divmod(turn, len(found))
    return found[sorted(found, key=lambda id: _shuffled(cycle, id))[place]]


def _shuffled(cycle: int, id: str) -> str:
    return hashlib.sha256(f"{cycle} {id}".encode()).hexdigest()


def nearest(game: str, done: Collection[str], ratings: Mapping[str, float], skill: float, theme: str = "") -> str:
    """The id of the exercise that comes next: not yet tried, of the theme if one is given, nearest to the skill; empty
    where all have been tried."""
    left = [one for one in exercises(game).values() if one.id not in done and theme in ("", one.theme)]
    if not left:
        return ""
    return min(left, key=lambda one: (abs(ratings.get(one.id, 0.0) - skill), one.id)).id
