"""The chapter of the races: drawing a prize, running for it."""

from __future__ import annotations

from loggia.games.palio.rules.events import PrizeDrawn, Raced
from loggia.games.palio.rules.pieces import NO_HORSE, NO_PRIZE, NOBODY
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Chance, Teller


def draw_prize(state: PalioState, chance: Chance, tell: Teller) -> None:
    """PAL-PRIZE-1: the next prize by lot; none, when all have been run for."""
    if state.prizes:
        state.prize = state.prizes.pop(chance.below(len(state.prizes)))
        tell(PrizeDrawn, state.prize)
    else:
        state.prize = NO_PRIZE


def race(state: PalioState, tell: Teller) -> None:
    """PAL-RACE-1, PAL-RACE-2: the fastest horse wins the prize; equal fastest horses win nothing."""
    fastest = max(state.entered)
    winner = state.entered.index(fastest) if state.entered.count(fastest) == 1 else NOBODY
    tell(Raced, tuple(state.entered), winner, state.prize)
    if winner != NOBODY:
        state.won[winner].append(state.prize)
    for hand, horse in zip(state.hands, state.entered, strict=True):
        hand.remove(horse)
    state.entered = [NO_HORSE] * len(state.hands)
