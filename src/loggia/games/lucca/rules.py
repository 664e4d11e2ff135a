"""The sequence of play: which decision is next, what can be chosen, and what then happens, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from loggia.games.lucca import city, rounds, setup, turns
from loggia.games.lucca.moves import Build, Keep, LuccaMove, Notation, Open, Play, Take
from loggia.games.lucca.pieces import WILD, Setting
from loggia.games.lucca.state import CITY, KEEPING, OVER, PLAYING, TURN, LuccaState
from loggia.kernel import Chance, Teller

ALONE: Final = tuple((seat,) for seat in range(5))


def deciding(state: LuccaState) -> tuple[int, ...]:
    """LUC-SETUP-7: at first all at once; then one after the other (LUC-TURN-1, LUC-DUO-5)."""
    phase = state.phase
    if phase == KEEPING:
        return tuple([seat for seat, kept in enumerate(state.kept) if not kept])
    if phase == OVER:
        return ()
    return ALONE[state.order[state.at]]


def choices(setting: Setting, notation: Notation, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
    """Everything that seat may do now."""
    phase = state.phase
    if phase == PLAYING:
        return turns.card_choices(setting, notation, state, state.hand)
    if phase == TURN:
        return turns.opening_choices(notation, state)
    if phase == KEEPING:
        return keep_choices(setting, notation, state, seat)
    if phase == CITY:
        return city.choices(setting, notation, state)
    return ()


def keep_choices(setting: Setting, notation: Notation, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
    """LUC-SETUP-7: two of the four; both orders where the order counts (LUC-RUL-17), a wild never first (LUC-CEL-9)."""
    moves: dict[LuccaMove, None] = {}
    hand = state.hands[seat]
    for first in hand:
        if setting.colour_of[first] != WILD:
            for second in hand:
                if second != first:
                    moves[notation.keep(first, second)] = None
    return tuple(moves)


def advance(setting: Setting, state: LuccaState, seat: int, move: LuccaMove, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move."""
    if isinstance(move, Play):
        turns.play(setting, state, move, tell)
        if not state.hand:
            rounds.end_turn(setting, state, tell)
    elif isinstance(move, Take):
        turns.take(setting, state, move, tell)
    elif isinstance(move, Open):
        turns.open_palace(setting, state, move, tell)
    elif isinstance(move, Keep):
        setup.keep(setting, state, seat, move, chance, tell)
    elif isinstance(move, Build):
        city.build(setting, state, move, tell)
        rounds.go_on_with_city(setting, state, tell)


def tally(state: LuccaState) -> tuple[int, ...]:
    """LUC-COMP-10: scores are public."""
    return tuple([state.score(seat) for seat in range(state.seats)])


def turn(state: LuccaState) -> int:
    """One player's go, or one card for the City."""
    return 0 if not state.order else state.round * 16 + state.at + (8 if state.phase == CITY else 0)
