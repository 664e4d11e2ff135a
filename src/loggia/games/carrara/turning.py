"""The sequence of turns: section 4 of the rules, and the last round of section 9."""

from __future__ import annotations

from loggia.games.carrara.box import Box
from loggia.games.carrara.events import FinalScored, TurnEnded
from loggia.games.carrara.final import final_points
from loggia.games.carrara.state import NOBODY, OPEN, OVER, START, CarraraState
from loggia.kernel import Teller


def end_turn(box: Box, state: CarraraState, tell: Teller) -> None:
    """CAR-TURN-1: the next player begins, unless this was the last turn of the last round (CAR-END-2, CAR-ANN-4)."""
    seat = state.seat
    following = (seat + 1) % len(state.coins)
    state.purchased = False
    if state.ending != OPEN and following == state.start:
        state.phase = OVER
        tell(TurnEnded, seat, NOBODY)
        for player in range(len(state.coins)):  # CAR-FIN-4
            tell(_final_scored, box, state, player)
        return
    state.phase = START
    state.seat = following
    state.turn += 1
    tell(TurnEnded, seat, following)


def _final_scored(box: Box, state: CarraraState, seat: int) -> FinalScored:
    points = final_points(box, state, seat)
    return FinalScored(seat, points.objects, points.buildings, points.bonus, points.coins)
