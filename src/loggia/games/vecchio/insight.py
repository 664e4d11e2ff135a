"""What a bot should care about."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.vecchio.box import Box
from loggia.games.vecchio.scoring import score
from loggia.games.vecchio.state import VecchioState
from loggia.kernel import Move


def values(box: Box, state: VecchioState) -> list[float]:
    return [float(score(box, state, seat)) for seat in range(state.seats)]


def weigh(box: Box, state: VecchioState, seat: int, moves: Sequence[Move]) -> list[float]:
    return [1.0] * len(moves)
