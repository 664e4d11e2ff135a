"""The draft of City council tiles and the first placements (rules, *Set-up*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import roll
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.moves import Draft, Settle
from loggia.games.vecchio.rules.state import ANY_AREA, FIRST_PLACEMENT, NO_TILE, SECOND_PLACEMENT, SETTLE, VecchioState
from loggia.games.vecchio.rules.turns import begin_turn
from loggia.kernel import Chance, Teller


def draft(box: VecchioBox, state: VecchioState, seat: int, move: Draft, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-6: keep a tile face-down; when all have chosen, the tiles are shown and the rest becomes the stack."""
    state.council_down[seat] = box.council_index[move.tile]
    tell(events.Chosen, seat)
    if NO_TILE in state.council_down:
        return
    rest = list(state.council_stack)
    for other, kept in enumerate(state.council_down):
        state.council[other] = (kept,)
        tell(events.Drafted, other, box.council[kept])
        rest += [tile for tile in state.dealt[other] if tile != kept]
    rest.sort()  # so that the new order depends on nothing but chance
    chance.shuffle(rest)
    state.council_stack = tuple(rest)
    state.council_down = [NO_TILE] * state.seats
    state.dealt = [()] * state.seats
    state.round = FIRST_PLACEMENT
    begin_placement(box, state, chance, tell)


def settle(box: VecchioBox, state: VecchioState, seat: int, move: Settle, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-7, VEC-SETUP-8: two family members stand in towns."""
    index = box.map.index
    state.standing[seat] = tuple(sorted((*state.standing[seat], *(index[town] for town in move.towns))))
    state.supply[seat] -= len(move.towns)
    tell(events.Settled, seat, move.towns)
    end_placement(box, state, chance, tell)


def begin_placement(box: VecchioBox, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """VEC-SETUP-7: a roll for the first two family members; VEC-SETUP-8: any one area for the other two."""
    state.phase = SETTLE
    state.decider = state.active
    state.turn += 1
    if state.round == FIRST_PLACEMENT:
        roll(box, state, state.active, chance, tell)
    else:
        state.area = ANY_AREA


def end_placement(box: VecchioBox, state: VecchioState, chance: Chance, tell: Teller) -> None:
    """Go on to the next seat, then to the second placement, then to the first turn."""
    state.active += 1
    if state.active == state.seats:
        state.active = 0
        state.round += 1
    if state.round > SECOND_PLACEMENT:
        begin_turn(box, state, chance, tell)
    else:
        begin_placement(box, state, chance, tell)
