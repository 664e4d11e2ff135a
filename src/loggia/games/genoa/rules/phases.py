"""The sequence of play: how nodes of negotiation, owner phase, turns and rounds lead to each other.

Rules, *Rounds and turns*.
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.course import MarkerAdvanced, Stopped, TurnBegan
from loggia.games.genoa.rules.events.trade import BidsAsked
from loggia.games.genoa.rules.messages import deliver_the_rest
from loggia.games.genoa.rules.pieces import MARKERS, N_GOODS
from loggia.games.genoa.rules.scoring import finish
from loggia.games.genoa.rules.state import MOVE, NOBODY, OWNERS, PLACE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.offers import prune
from loggia.games.genoa.rules.trade.rights import eligible
from loggia.kernel import Teller

# --- nodes of negotiation (GEN-NEG-10) --------------------------------------------------------------------------------


def _open_node(box: GenoaBox, state: GenoaState, phase: int, tell: Teller) -> None:
    state.phase = phase
    state.actor = NOBODY
    state.posts = [0] * state.seats
    state.countered = [0] * state.seats
    state.passed = 0
    state.hushed = False
    if state.counters:
        state.counters = {}
    if state.slow:
        state.round = 0
        state.round_open = False
        state.sealed = {}
    if state.offers:
        prune(box, state, tell)


def open_tower_node(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-TRADE-1.1: the tower stands in a building and nobody has paid for bringing it there."""
    _open_node(box, state, TOWER, tell)
    if state.slow:
        open_round(box, state, tell)


def open_move_node(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-TRADE-1.2: before a step; without a legal step the owner phase begins at once (rules, *Rounds and turns*).

    GEN-TRADE-1.1f, GEN-MOVE-5: also after an action, and where nobody can act any more.
    """
    if state.near:
        _open_node(box, state, MOVE, tell)
    else:
        if tell.heard:
            tell.made(Stopped(state.tower, False))
        begin_owners(box, state, tell)


def bidders(box: GenoaBox, state: GenoaState) -> int:
    """GEN-NEG-14: the seats that a slow round asks: eligible ones in a tower building, else all opponents."""
    if state.phase == MOVE:
        return (1 << state.seats) - 1 & ~(1 << state.tower)
    found = 0
    for seat in range(state.seats):
        if eligible(box, state, seat):
            found |= 1 << seat
    return found


def open_round(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-NEG-14: every bidder is asked for a sealed answer."""
    state.sealed = {}
    state.passed = 0
    if bidders(box, state):
        state.round += 1
        state.round_open = True
        tell(BidsAsked, state.round)


# --- owner phase, end of turn and round -------------------------------------------------------------------------------


def begin_owners(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-OWN-4: one opportunity for every seat, the tower player first."""
    state.phase = OWNERS
    state.actor = NOBODY
    state.counters = {}
    state.hushed = False
    state.round_open = False
    state.sealed = {}
    state.owner_seat = state.tower
    state.near = state.reach = 0  # the tower goes no further: GEN-NEG-3 knows no mode for any offer
    if state.offers:
        prune(box, state, tell)
    _find_owner(box, state, tell)


def next_owner(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """The opportunity passes to the left; after one trip around the table the turn ends."""
    state.owner_seat = (state.owner_seat + 1) % state.seats
    if state.owner_seat == state.tower:
        end_turn(box, state, tell)
    else:
        _find_owner(box, state, tell)


def _find_owner(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-OWN-6: seats without a marker or without a possible operation are passed over."""
    seat = state.owner_seat
    candidates = state.visited & ~state.cleared & box.board.street_mask
    while candidates:
        if may_own(box, state, seat, candidates):
            state.owner_seat = seat
            return
        seat = (seat + 1) % state.seats
        if seat == state.tower:
            break
    end_turn(box, state, tell)


def may_own(box: GenoaBox, state: GenoaState, seat: int, candidates: int) -> bool:
    """GEN-OWN-4, GEN-R-04: whether a seat has a marker and some building, not its own, at a street with a disc."""
    if not state.area[seat * N_GOODS + MARKERS]:
        return False
    owners, touches = state.owners, box.board.touches
    for street in state.path:
        if candidates >> street & 1:
            for building in touches[street]:
                if owners[building] != seat:
                    return True
    return False


def end_turn(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-TURN-1: the last deliveries, then tower and dice pass to the left (GEN-ROUND-1).

    GEN-TURN-2: what held for this turn ends with it, for everybody.
    """
    deliver_the_rest(box, state, tell)
    state.offers = {}
    state.versions = {}
    state.pleas = ()
    state.tries = ()
    state.path = ()
    state.visited = state.near = state.reach = state.cleared = state.used = 0
    state.acted = [0] * state.seats
    state.owner_seat = NOBODY
    state.roll = (0, 0)
    state.turns += 1
    state.tower = (state.tower + 1) % state.seats
    if state.tower == state.start and not _next_round(box, state, tell):
        return
    state.phase = PLACE
    if tell.heard:
        tell.made(TurnBegan(state.tower, state.space))


def _next_round(box: GenoaBox, state: GenoaState, tell: Teller) -> bool:
    """GEN-END-1, GEN-END-2, GEN-ROUND-2, GEN-R-28: on the final space the match ends; else the marker advances."""
    if state.space >= box.last_space[state.seats]:
        finish(box, state, tell)
        return False
    state.space += 1
    tell(MarkerAdvanced, state.space, False)
    return True
