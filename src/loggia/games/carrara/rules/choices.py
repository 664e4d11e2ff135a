"""What may be done: what each phase offers (section 14 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.carrara.rules import building, buying, ending, scoring
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.moves import ANNOUNCE, BUY, BUY_STILL, PASS, TAKE_TWO
from loggia.games.carrara.rules.state import AFTER, ANNOUNCED, PAY, PAY_DEAR, START, TAKE, UPGRADE, CarraraState
from loggia.kernel import Move


def start_choices(box: CarraraBox, state: CarraraState, seat: int) -> list[Move]:
    """CAR-TURN-2: one of the three actions; CAR-ANN-2: the end may be announced before."""
    moves: list[Move] = []
    if buying.can_turn(state):
        moves.append(BUY)
    if state.expansion and buying.can_afford_a_block(box, state, seat):
        moves.append(BUY_STILL)
    building.add_builds(state, seat, moves)
    if state.expansion:
        building.add_improves(state, seat, moves)
    moves += scoring.SCORES_OF[scoring.open_spaces(box, state, seat)]
    if not moves:
        moves.append(TAKE_TWO)  # CAR-RUL-04
    if state.ending == ANNOUNCED:
        moves.append(PASS)
    elif ending.can_announce(box, state, seat):
        moves.append(ANNOUNCE)
    return moves


def choices(box: CarraraBox, state: CarraraState, seat: int) -> Sequence[Move]:
    """CAR-MOV-1, CAR-MOV-7: everything the phase offers; never nothing before the game is over."""
    phase = state.phase
    if phase == AFTER:
        return ending.after_choices(box, state, seat)
    if phase == START:
        return start_choices(box, state, seat)
    if phase == TAKE:
        return buying.takes(box, state, seat)
    if phase == PAY:
        return building.payments(state.payable, state.owed)
    if phase == UPGRADE:
        return building.upgrades(state)
    if phase == PAY_DEAR:
        return building.dear_payments(state.payable, state.owed)
    return ()
