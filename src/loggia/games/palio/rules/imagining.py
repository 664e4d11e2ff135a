"""A state that a seat cannot tell from the real one."""

from __future__ import annotations

from loggia.games.palio.rules.pieces import NO_HORSE
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Chance


def imagine(state: PalioState, seat: int, chance: Chance) -> PalioState:
    """PAL-ENTER-2: the others' entered horses could be any of their hands."""
    twin = state.copy()
    for other, horse in enumerate(state.entered):
        if other != seat and horse != NO_HORSE:
            twin.entered[other] = chance.choice(state.hands[other])
    return twin
