"""Points and the end."""

from __future__ import annotations

from loggia.games.palio.rules.pieces import NO_PRIZE
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Point, Result, phrase, ranked


def tally(state: PalioState) -> tuple[int, ...]:
    """Points won so far."""
    return tuple(sum(won) for won in state.won)


def result(state: PalioState) -> Result | None:
    """PAL-END-1: most points win; ties share."""
    if state.prize != NO_PRIZE:
        return None
    scores = tally(state)
    points = tuple(tuple(Point(phrase("palio-point", prize=p), p) for p in won) for won in state.won)
    return Result(scores, ranked(scores), points)
