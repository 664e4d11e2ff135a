"""A state that a seat cannot tell from the real one."""

from __future__ import annotations

from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Chance


def imagine(state: CarraraState, seat: int, chance: Chance) -> CarraraState:
    """CAR-HID-4: holdings can be worked out from what happened; what is unknown is still to be drawn."""
    return state.copy()
