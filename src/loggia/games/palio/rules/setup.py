"""Setting up the table, and counting what is on it."""

from __future__ import annotations

from collections.abc import Mapping

from loggia.games.palio.rules.pieces import NO_HORSE, NO_PRIZE, Box
from loggia.games.palio.rules.racing import draw_prize
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Chance, Options, Teller


def start(box: Box, seats: int, options: Options, chance: Chance, tell: Teller) -> PalioState:
    """PAL-SET-1: all horses for every seat, all prizes in the drum, the first prize by lot."""
    hands = [list(range(1, box.horses + 1)) for _ in range(seats)]
    prizes = list(range(1, box.prizes + 1))
    state = PalioState(hands, [NO_HORSE] * seats, prizes, NO_PRIZE, [[] for _ in range(seats)])
    draw_prize(state, chance, tell)
    return state


def inventory(box: Box, state: PalioState) -> Mapping[str, int]:
    """Every horse: those in the stables and those of the races that were run."""
    run = box.prizes - len(state.prizes) - (1 if state.prize else 0)
    return {f"horses {seat}": len(hand) + run for seat, hand in enumerate(state.hands)}
