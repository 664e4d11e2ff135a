"""What may be done: what each phase offers (section 14 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from loggia.games.carrara.rules import building, buying, ending, scoring
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.moves import ANNOUNCE, BUY, BUY_STILL, PASS, TAKE_TWO, Take
from loggia.games.carrara.rules.state import ANNOUNCED, CarraraState
from loggia.kernel import Move


def start_choices(box: CarraraBox, state: CarraraState, seat: int) -> list[Move]:
    """CAR-TURN-2: one of the three actions; CAR-ANN-2: the end may be announced before."""
    moves: list[Move] = []
    if buying.can_turn(state):
        moves.append(BUY)
    if state.expansion and buying.can_afford_a_block(box, state, seat):
        moves.append(BUY_STILL)
    moves += building.builds(state, seat)
    if state.expansion:
        moves += building.improves(state, seat)
    moves += scoring.scores(scoring.open_spaces(box, state, seat))
    if not moves:
        moves.append(TAKE_TWO)  # CAR-RUL-04
    if state.ending == ANNOUNCED:
        moves.append(PASS)
    elif ending.can_announce(box, state, seat):
        moves.append(ANNOUNCE)
    return moves


def _take_choices(box: CarraraBox, state: CarraraState, seat: int) -> list[Take]:
    return buying.takes(box, state, seat)


def _dear_choices(box: CarraraBox, state: CarraraState, seat: int) -> Sequence[Move]:
    return building.dear_payments(state.payable, state.owed)


def _pay_choices(box: CarraraBox, state: CarraraState, seat: int) -> Sequence[Move]:
    return building.payments(state.payable, state.owed)


def _upgrade_choices(box: CarraraBox, state: CarraraState, seat: int) -> Sequence[Move]:
    return building.upgrades(state)


_CHOICES: Final[tuple[Callable[[CarraraBox, CarraraState, int], Sequence[Move]], ...]] = (
    start_choices,
    _take_choices,
    _dear_choices,
    _pay_choices,
    _upgrade_choices,
    ending.after_choices,
    lambda box, state, seat: (),
)
"""By phase."""


def choices(box: CarraraBox, state: CarraraState, seat: int) -> Sequence[Move]:
    """CAR-MOV-1, CAR-MOV-7: everything the phase offers; never nothing before the game is over."""
    return _CHOICES[state.phase](box, state, seat)
