"""Results: how a match ended and where every point came from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from loggia.kernel.phrase import Phrase


@dataclass(frozen=True)
class Point:
    """Some points of one seat and the reason for them."""

    source: Phrase
    points: int


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

    def plain(self) -> dict[str, object]:
        """The result as JSON data."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "points": [[{"source": p.source.plain(), "points": p.points} for p in seat] for seat in self.points],
            "tie_break": self.tie_break.plain() if self.tie_break else None,
        }


def ranked(keys: Sequence[tuple[int, ...] | int]) -> tuple[int, ...]:
    """Ranks for keys where more is better; equal keys share a rank.

    >>> ranked([61, 70, 61])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > key for other in keys) for key in keys)  # type: ignore[operator]
