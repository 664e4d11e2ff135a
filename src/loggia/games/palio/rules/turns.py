"""The sequence of play: all enter a horse at once, then the race, then the next prize."""

from __future__ import annotations

from loggia.games.palio.rules.events import Entered
from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import NO_HORSE, NO_PRIZE
from loggia.games.palio.rules.racing import draw_prize, race
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Chance, Teller


def deciding(state: PalioState) -> tuple[int, ...]:
    """PAL-ENTER-1: all seats that have not entered a horse yet, at the same time."""
    if state.prize == NO_PRIZE:
        return ()
    return tuple(seat for seat, horse in enumerate(state.entered) if horse == NO_HORSE)


def turn(state: PalioState) -> int:
    """One race is one turn."""
    return len(state.prizes)


def advance(state: PalioState, seat: int, move: Enter, chance: Chance, tell: Teller) -> None:
    """Enter the horse; when it is the last one, race."""
    state.entered[seat] = move.horse
    tell(Entered, seat)
    if NO_HORSE not in state.entered:
        race(state, tell)
        draw_prize(state, chance, tell)
