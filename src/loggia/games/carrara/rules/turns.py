"""The sequence of play: one seat at a time, and what each move does (section 4 of the rules)."""

from __future__ import annotations

from typing import Final

from loggia.games.carrara.rules import building, buying, ending, scoring
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.moves import (
    Announce,
    Build,
    Buy,
    EndTurn,
    Improve,
    Pass,
    Pay,
    Purchase,
    Score,
    Take,
    TakeTwo,
    Upgrade,
)
from loggia.games.carrara.rules.pieces import SEATS
from loggia.games.carrara.rules.state import OVER, CarraraState
from loggia.kernel import Chance, Move, Teller

_ALONE: Final = tuple((seat,) for seat in range(SEATS[-1]))


def deciding(state: CarraraState) -> tuple[int, ...]:
    """CAR-TURN-1: one player at a time."""
    return () if state.phase == OVER else _ALONE[state.seat]


def round_number(state: CarraraState) -> int:
    """CAR-TURN-1: the number of the round."""
    return state.round


def turn(state: CarraraState) -> int:
    """The number of the turn."""
    return state.turn


def advance(box: CarraraBox, state: CarraraState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move; the frequent ones are asked for first."""
    if isinstance(move, EndTurn):
        ending.finish_turn(box, state, seat, move, chance, tell)
    elif isinstance(move, Buy):
        buying.buy(box, state, seat, move, chance, tell)
    elif isinstance(move, Take):
        buying.take(box, state, seat, move, chance, tell)
    elif isinstance(move, Build):
        building.build(box, state, seat, move, chance, tell)
    elif isinstance(move, Pay):
        building.pay_blocks(box, state, seat, move, chance, tell)
    elif isinstance(move, Score):
        scoring.score(box, state, seat, move, chance, tell)
    elif isinstance(move, Purchase):
        ending.purchase(box, state, seat, move, chance, tell)
    elif isinstance(move, Improve):
        building.improve(box, state, seat, move, chance, tell)
    elif isinstance(move, Upgrade):
        building.take_upgrade(box, state, seat, move, chance, tell)
    elif isinstance(move, Pass):
        ending.pass_turn(box, state, seat, move, chance, tell)
    elif isinstance(move, Announce):
        ending.announce(box, state, seat, move, chance, tell)
    elif isinstance(move, TakeTwo):
        buying.take_two(box, state, seat, move, chance, tell)
    else:
        raise TypeError(f"not a move of Carrara: {move!r}")
