"""Points and the end."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.palio.rules.pieces import NO_PRIZE
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Point, Result, SeatPoints, phrase, ranked


def tally(state: PalioState) -> tuple[int, ...]:
    """Points won so far."""
    return tuple(sum(won) for won in state.won)


def result(state: PalioState) -> Result | None:
    """PAL-END-1: most points win; ties share."""
    if state.prize != NO_PRIZE:
        return None
    scores = tally(state)
    return Result(scores, ranked(scores), tuple(_points(won) for won in state.won))


def points_now(state: PalioState, viewer: int | None) -> tuple[SeatPoints, ...]:
    """The prizes won so far; the end adds nothing."""
    return tuple(SeatPoints(_points(won)) for won in state.won)


def _points(won: Sequence[int]) -> tuple[Point, ...]:
    return tuple(Point(phrase("palio-point", prize=prize), prize) for prize in won)
