"""Placing and moving the tower (rules, *Placing the tower* and *Moving the tower*)."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.course import MarkerAdvanced, Rolled, StartChosen, Stepped, Stopped
from loggia.games.genoa.rules.moves import Go, Roll, Start, Stop
from loggia.games.genoa.rules.names import field_name, good_name
from loggia.games.genoa.rules.phases import begin_owners, open_move_node, open_tower_node
from loggia.games.genoa.rules.pieces import ANY_START, MARKET_NO, N_BUILDINGS, N_GOODS
from loggia.games.genoa.rules.refusals.wrong_moment import not_now
from loggia.games.genoa.rules.state import MOVE, PLACE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.rights import can_act, may_leave
from loggia.kernel import Chance, NotAllowed, Teller, not_allowed


def place_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Roll | Start) -> NotAllowed | None:
    """GEN-PLACE-1, GEN-PLACE-2: only the tower player, only before the roll."""
    if state.phase != PLACE:
        return not_allowed("GEN-PLACE-2", "genoa-refused-placed")
    if seat != state.tower:
        return not_allowed("GEN-TURN-1", "genoa-refused-not-tower")
    if isinstance(move, Start):
        if move.field not in box.field_no:
            return not_allowed("GEN-PLACE-2", "genoa-refused-no-field")
        if not state.area[seat * N_GOODS + ANY_START]:
            return not_allowed("GEN-SPEC-AS", "genoa-refused-no-card", card=good_name("any_start"))
    return None


def roll(box: GenoaBox, state: GenoaState, seat: int, chance: Chance, tell: Teller) -> None:
    """GEN-PLACE-1, GEN-PLACE-5: the dice choose the first tower field."""
    size = box.board.size
    red, blue = chance.below(size) + 1, chance.below(size) + 1
    field = box.board.at(red, blue)
    state.roll = (red, blue)
    if tell.heard:
        tell.made(Rolled(seat, red, blue, box.fields[field]))
    place(box, state, field, tell)


def start(box: GenoaBox, state: GenoaState, seat: int, move: Start, tell: Teller) -> None:
    """GEN-SPEC-AS: the card goes back to its supply; its owner chooses the first tower field."""
    state.area[seat * N_GOODS + ANY_START] -= 1
    state.supply[ANY_START] += 1
    tell(StartChosen, seat, move.field)
    place(box, state, box.field_no[move.field], tell)


def place(box: GenoaBox, state: GenoaState, field: int, tell: Teller) -> None:
    """GEN-PLACE-3, GEN-PLACE-4: all discs on the first field; the market moves the round marker.

    GEN-END-3: but not on the final space. Worked example GEN-EX-10.
    """
    last = box.last_space[state.seats]
    if field == MARKET_NO and state.space < last:
        state.space = min(last, state.space + box.market_advance)
        tell(MarkerAdvanced, state.space, True)
    arrive(box, state, field)
    enter(box, state, field, tell)


def arrive(box: GenoaBox, state: GenoaState, field: int) -> None:
    """GEN-MOVE-1, GEN-INV-6: the rest of the tower stands there now, one disc stayed behind.

    Worked example GEN-EX-01.
    """
    state.path = (*state.path, field)
    state.visited |= 1 << field
    steps = box.discs - len(state.path)
    if steps > 0:
        state.near = box.board.near[field] & ~state.visited
        state.reach = box.board.reach(field, state.visited, steps)
    else:
        state.near = state.reach = 0


def enter(box: GenoaBox, state: GenoaState, field: int, tell: Teller) -> None:
    """GEN-ACT-1: a building is negotiated for; a street or the market leads on (GEN-BLDG-13, GEN-MOVE-6)."""
    if field < N_BUILDINGS:
        open_tower_node(box, state, tell)
    else:
        open_move_node(box, state, tell)


def step(box: GenoaBox, state: GenoaState, field: int, tell: Teller) -> None:
    """GEN-MOVE-1: one step, with or without a deal."""
    if tell.heard:
        tell.made(Stepped(state.tower, box.fields[field]))
    arrive(box, state, field)


# --- moving without a deal --------------------------------------------------------------------------------------------


def movement_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Go | Stop) -> NotAllowed | None:
    """GEN-MOVE-1 to GEN-MOVE-4, GEN-TRADE-1.1c: why the tower may not go there, or not stop."""
    if seat != state.tower:
        return not_allowed("GEN-MOVE-1", "genoa-refused-not-tower")
    if state.phase == TOWER:
        return tower_building_refusal(box, state)
    if state.phase != MOVE:
        return not_now("GEN-MOVE-4", state)
    if isinstance(move, Go):
        field = box.field_no.get(move.field, -1)
        if field < 0:
            return not_allowed("GEN-MOVE-1", "genoa-refused-no-field")
        if state.visited >> field & 1:
            return not_allowed("GEN-MOVE-2", "genoa-refused-visited", field=field_name(move.field))
        if len(state.path) >= box.discs:
            return not_allowed("GEN-MOVE-3", "genoa-refused-no-disc")
        if field not in box.board.near_list[state.path[-1]]:
            here = field_name(box.fields[state.path[-1]])
            return not_allowed("GEN-MOVE-1", "genoa-refused-no-neighbour", field=field_name(move.field), here=here)
    return None


def tower_building_refusal(box: GenoaBox, state: GenoaState) -> NotAllowed:
    """Rules, *Rounds and turns*: in a tower building one must sell, or wait, or leave the action first."""
    if state.must_sell():
        takes = can_act(box, state, state.tower)
        return not_allowed("GEN-TRADE-1.1c", "genoa-refused-must-sell" if takes else "genoa-refused-must-accept")
    if not may_leave(box, state):
        return not_allowed("GEN-NEG-7", "genoa-refused-round-open" if state.round_open else "genoa-refused-wait")
    return not_allowed("GEN-NEG-7", "genoa-refused-leave-first")


def go(box: GenoaBox, state: GenoaState, move: Go, tell: Teller) -> None:
    """GEN-TRADE-1.2b, GEN-TRADE-1.2c: a free step."""
    field = box.field_no[move.field]
    step(box, state, field, tell)
    enter(box, state, field, tell)


def stop(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-MOVE-4: stopping ends phase 2."""
    if tell.heard:
        tell.made(Stopped(state.tower, True))
    begin_owners(box, state, tell)
