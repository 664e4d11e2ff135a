"""What is said about a decision and about a move. The words themselves are in `text/`."""

from __future__ import annotations

from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import NO_PRIZE
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Phrase, phrase


def prompt(state: PalioState, viewer: int | None) -> Phrase:
    """What is being decided."""
    if state.prize == NO_PRIZE:
        return phrase("palio-over")
    if viewer is None or state.entered[viewer]:
        return phrase("palio-wait", prize=state.prize)
    return phrase("palio-prompt", prize=state.prize)


def opening(state: PalioState, seat: int, move: Enter) -> Phrase | None:
    """The first horse."""
    return phrase("palio-opening", horse=move.horse)


def describe(state: PalioState, seat: int, move: Enter) -> Phrase:
    """The move in words."""
    return phrase("palio-enter", horse=move.horse)
