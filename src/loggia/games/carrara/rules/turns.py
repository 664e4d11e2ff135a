"""The sequence of play: one seat at a time, and what each move does (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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


_ADVANCE: Final[dict[type[Move], Callable[[CarraraBox, CarraraState, int, Any, Chance, Teller], None]]] = {
    Buy: buying.buy,
    Take: buying.take,
    Build: building.build,
    Improve: building.improve,
    Pay: building.pay_blocks,
    Upgrade: building.take_upgrade,
    Score: scoring.score,
    Purchase: ending.purchase,
    Announce: ending.announce,
    TakeTwo: buying.take_two,
    Pass: ending.pass_turn,
    EndTurn: ending.finish_turn,
}


def advance(box: CarraraBox, state: CarraraState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move."""
    _ADVANCE[type(move)](box, state, seat, move, chance, tell)
