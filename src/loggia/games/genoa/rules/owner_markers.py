"""Owner markers: the placement phase (rules, *Owner markers*)."""

from __future__ import annotations

from itertools import product

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.course import MarkersPlaced, OwnersSkipped
from loggia.games.genoa.rules.moves import PLACE_MARKER, REMOVE, REPLACE, Own
from loggia.games.genoa.rules.names import field_name
from loggia.games.genoa.rules.phases import next_owner
from loggia.games.genoa.rules.pieces import MARKERS, MARKET_NO, N_BUILDINGS, N_GOODS
from loggia.games.genoa.rules.refusals.wrong_moment import not_now
from loggia.games.genoa.rules.state import NOBODY, OWNERS, GenoaState
from loggia.kernel import NotAllowed, Teller, not_allowed

COST = {PLACE_MARKER: 1, REMOVE: 1, REPLACE: 2}
"""GEN-OWN-4: own markers of the play area that each operation needs."""


def turn_refusal(state: GenoaState, seat: int) -> NotAllowed | None:
    """GEN-OWN-4: exactly one opportunity per seat, in turn."""
    if state.phase != OWNERS:
        return not_now("GEN-OWN-4", state)
    if seat != state.owner_seat:
        return not_allowed("GEN-OWN-4", "genoa-refused-not-your-placing")
    return None


def own_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Own) -> NotAllowed | None:
    """GEN-OWN-1, GEN-OWN-4, GEN-OWN-5, GEN-OWN-7: why these operations are not possible from that street."""
    refused = turn_refusal(state, seat)
    if refused is not None:
        return refused
    street = box.field_no.get(move.street, -1)
    if street <= MARKET_NO:
        return not_allowed("GEN-OWN-4", "genoa-refused-not-a-street", field=field_name(move.street))
    if not state.visited >> street & 1 or state.cleared >> street & 1:
        return not_allowed("GEN-OWN-4", "genoa-refused-street", street=field_name(move.street))
    if not move.ops:
        return not_allowed("GEN-OWN-5", "genoa-refused-no-operation")  # GEN-R-12
    seen: set[str] = set()
    needed = 0
    for name, op in move.ops:
        building = box.field_no.get(name, -1)
        if not 0 <= building < N_BUILDINGS or building not in box.board.touches[street]:
            street_name = field_name(move.street)
            return not_allowed("GEN-OWN-4", "genoa-refused-not-touching", building=field_name(name), street=street_name)
        if name in seen or op not in COST:
            return not_allowed("GEN-OWN-4", "genoa-refused-once-each", building=field_name(name, "at"))
        seen.add(name)
        owner = state.owners[building]
        if owner == seat:
            return not_allowed("GEN-OWN-7", "genoa-refused-own-marker", building=field_name(name, "at"))
        if op == PLACE_MARKER and owner != NOBODY:
            return not_allowed("GEN-OWN-1", "genoa-refused-occupied", building=field_name(name, "at"))
        if op != PLACE_MARKER and owner == NOBODY:
            return not_allowed("GEN-OWN-4", "genoa-refused-nothing-to-remove", building=field_name(name, "at"))
        needed += COST[op]
    have = state.area[seat * N_GOODS + MARKERS]
    if needed > have:
        return not_allowed("GEN-OWN-4", "genoa-refused-markers", needed=needed, have=have)
    return None


def operations(box: GenoaBox, state: GenoaState, seat: int, street: int) -> list[tuple[tuple[str, str], ...]]:
    """GEN-OWN-4: every way to use a street, as far as the seat's markers go."""
    ways: list[list[tuple[tuple[str, str], ...]]] = []
    for building in box.board.touches[street]:
        owner, name = state.owners[building], box.fields[building]
        if owner == NOBODY:
            ways.append([(), ((name, PLACE_MARKER),)])
        elif owner != seat:
            ways.append([(), ((name, REMOVE),), ((name, REPLACE),)])
    have = state.area[seat * N_GOODS + MARKERS]
    found = []
    for parts in product(*ways):
        ops = tuple(op for part in parts for op in part)
        if ops and sum(COST[op] for _, op in ops) <= have:
            found.append(ops)
    return found


def own(box: GenoaBox, state: GenoaState, seat: int, move: Own, tell: Teller) -> None:
    """GEN-OWN-4, GEN-OWN-5: carry out the operations and take the discs off the street. Worked example GEN-EX-08."""
    marker, owners = seat * N_GOODS + MARKERS, list(state.owners)
    for name, op in move.ops:
        building = box.field_no[name]
        if op != PLACE_MARKER:
            state.marker_supply[owners[building]] += 1
            state.marker_supply[seat] += 1
            state.area[marker] -= 1
            owners[building] = NOBODY
        if op != REMOVE:
            state.area[marker] -= 1
            owners[building] = seat
    state.owners = tuple(owners)
    state.cleared |= 1 << box.field_no[move.street]
    tell(MarkersPlaced, seat, move.street, move.ops)
    next_owner(box, state, tell)


def skip(box: GenoaBox, state: GenoaState, seat: int, tell: Teller) -> None:
    """GEN-OWN-4: no marker this turn."""
    tell(OwnersSkipped, seat)
    next_owner(box, state, tell)
