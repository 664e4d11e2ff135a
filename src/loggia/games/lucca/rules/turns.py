"""The sequence of play: whose decision is next, and what follows from it."""

from __future__ import annotations

from typing import Final

from loggia.games.lucca.rules import city, drafting, parties, rounds, setup
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.rules.state import CITY, KEEPING, OVER, LuccaState
from loggia.kernel import Chance, Teller

MOST_SEATS: Final = 5
ALONE: Final = tuple((seat,) for seat in range(MOST_SEATS))
"""Each seat as the only one that decides, made once."""

CITY_STEP: Final = 8
"""More than there are turns before the City's step."""
TURNS_A_ROUND: Final = 16
"""The number of a turn grows by this from one round to the next."""


def deciding(state: LuccaState) -> tuple[int, ...]:
    """LUC-SETUP-7: at first all at once; then one after the other (LUC-TURN-1, LUC-DUO-5)."""
    phase = state.phase
    if phase == KEEPING:
        return tuple([seat for seat, kept in enumerate(state.kept) if not kept])
    if phase == OVER:
        return ()
    return ALONE[state.order[state.at]]


def round_number(state: LuccaState) -> int:
    """The number of the round."""
    return state.round


def turn(state: LuccaState) -> int:
    """A number that changes with every player's go and with every card for the City."""
    if not state.order:
        return 0
    return state.round * TURNS_A_ROUND + state.at + (CITY_STEP if state.phase == CITY else 0)


def advance(setting: Setting, state: LuccaState, seat: int, move: LuccaMove, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move."""
    if isinstance(move, Play):
        drafting.play(setting, state, move, tell)
        if not state.hand:  # LUC-RUL-16
            rounds.end_turn(setting, state, tell)
    elif isinstance(move, Take):
        drafting.take(setting, state, move, tell)
    elif isinstance(move, Open):
        parties.open_palace(setting, state, move, tell)
    elif isinstance(move, Keep):
        setup.keep(setting, state, seat, move, chance, tell)
    elif isinstance(move, Build):
        city.build(setting, state, move, tell)
        rounds.go_on_with_city(setting, state, tell)
