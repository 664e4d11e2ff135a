"""What a seat may know."""

from __future__ import annotations

from typing import TypedDict

from loggia.games.palio.rules.pieces import NO_HORSE
from loggia.games.palio.rules.state import PalioState


class OpenView(TypedDict):
    """What everybody sees."""

    prize: int
    prizes_left: list[int]
    hands: list[list[int]]
    entered: list[bool]
    won: list[list[int]]


class OwnView(TypedDict):
    """What only the viewer knows."""

    mine: int


class PalioView(OpenView, OwnView):
    """What a seat may know: its own entered horse, never another's before the race."""


def open_view(state: PalioState) -> OpenView:
    """The parts that are the same for everybody."""
    return {
        "prize": state.prize,
        "prizes_left": sorted(state.prizes),
        "hands": [hand.copy() for hand in state.hands],
        "entered": [horse != NO_HORSE for horse in state.entered],
        "won": [won.copy() for won in state.won],
    }


def own_view(state: PalioState, viewer: int | None) -> OwnView:
    """PAL-ENTER-2: entered horses are hidden until the race."""
    return {"mine": NO_HORSE if viewer is None else state.entered[viewer]}
