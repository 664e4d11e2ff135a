"""Results: how a match ended and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from loggia.kernel.phrase import Phrase, PlainPhrase


class PointData(TypedDict):
    """Some points of one seat, as `Point.plain` gives them."""

    source: PlainPhrase
    points: int
    at_end: bool
    ids: list[str]


class ResultData(TypedDict):
    """The result of a match, as `Result.plain` gives it; `points` are by seat."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    points: list[list[PointData]]
    tie_break: PlainPhrase | None


@dataclass(frozen=True)
class Point:
    """Some points of one seat and the reason for them."""

    source: Phrase
    points: int
    at_end: bool = False
    """Whether the final scoring brings them, rather than something done during the match."""
    ids: tuple[str, ...] = ()
    """The pieces on the board that they are counted from, for highlighting."""

    def plain(self) -> dict[str, Any]:
        """The points as JSON data: a `PointData`."""
        return {"source": self.source.plain(), "points": self.points, "at_end": self.at_end, "ids": list(self.ids)}


@dataclass(frozen=True)
class SeatPoints:
    """Where one seat's points come from at this moment, as far as one viewer may know."""

    counted: tuple[Point, ...] = ()
    """What the seat has already: their sum is the seat's part of `Rules.tally`, where scores are public."""
    if_it_ended: tuple[Point, ...] = ()
    """What the final scoring would add if the match ended now."""
    hidden: tuple[Phrase, ...] = ()
    """What else will count that the viewer may not know: names of things, such as the money behind a screen."""

    @property
    def total(self) -> int:
        """All the points that the viewer knows of."""
        return sum(point.points for point in self.counted) + sum(point.points for point in self.if_it_ended)


@dataclass(frozen=True)
class Result:
    """Scores, ranks (1 is best; equal ranks share the place) and the points behind each score."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[tuple[Point, ...], ...]
    tie_break: Phrase | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, usually one."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def plain(self) -> dict[str, Any]:
        """The result as JSON data: a `ResultData`."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "points": [[point.plain() for point in seat] for seat in self.points],
            "tie_break": self.tie_break.plain() if self.tie_break else None,
        }


def ranked(keys: Sequence[tuple[int, ...] | int]) -> tuple[int, ...]:
    """Ranks for keys where more is better; equal keys share a rank.

    >>> ranked([61, 70, 61])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)  # type: ignore[operator]
