"""Clocks: how long a decision may take in live play, and what happens when time runs out (rules, *Clocks*)."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import fulfillable, rewards
from loggia.games.genoa.rules.moves import (
    DONE,
    LEAVE,
    MAIN,
    MAIN_PRIVILEGE,
    PASS,
    ROLL,
    SKIP,
    STOP,
    Accept,
    GenoaMove,
    Main,
    Pick,
)
from loggia.games.genoa.rules.pieces import KINDS, SPECIALS
from loggia.games.genoa.rules.state import (
    ACTION,
    MOVE,
    OVER,
    OWNERS,
    PICK,
    PLACE,
    TOWER,
    GenoaState,
    offer_key,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.rights import eligible, may_leave
from loggia.games.genoa.rules.trade.rounds import waiting
from loggia.kernel import Talk

_CLOCK = {
    PLACE: "place_s",
    TOWER: "tower_decision_s",
    MOVE: "move_decision_s",
    ACTION: "action_step_s",
    PICK: "action_step_s",
    OWNERS: "owner_phase_s",
}


def seconds(box: GenoaBox, state: GenoaState) -> int:
    """GEN-NEG-11, GEN-NEG-12: how long the present decision may take before a time-out strikes; 0: no limit."""
    if state.phase == OVER:
        return 0
    if state.slow:
        return box.deadline_hours * 3600
    if state.phase == TOWER and not state.must_sell() and not may_leave(box, state):
        return box.live_clock["tower_window_min_s"]
    return box.live_clock[_CLOCK[state.phase]]


def talk(box: GenoaBox, state: GenoaState) -> Talk | None:
    """GEN-NEG-11: the negotiation in a live tower building, as a clock needs it. Streets and slow rounds have none."""
    if state.phase != TOWER or state.slow:
        return None
    told = box.live_clock
    return Talk(
        id=state.turns * (box.discs + 1) + len(state.path),
        least=told["tower_window_min_s"],
        extend=told["extend_on_change_s"],
        most=told["tower_window_max_s"],
        proposals=sum(state.posts) + sum(state.countered),
        silent=tuple(seat for seat in range(state.seats) if seat != state.tower and _silence(box, state, seat)),
        over=state.hushed,
    )


def end_talk(state: GenoaState) -> None:
    """GEN-NEG-11: from now on nothing new may be posted in this node."""
    state.hushed = state.phase == TOWER and not state.slow


def timeout(box: GenoaBox, state: GenoaState, seat: int) -> GenoaMove | None:
    """GEN-NEG-11, GEN-NEG-12, GEN-NEG-14: the answer of a seat whose time is out; None while its time does not run."""
    phase = state.phase
    if phase in (TOWER, MOVE) and seat != state.tower:
        return _silence(box, state, seat)
    if phase == PLACE:
        return ROLL if seat == state.tower else None
    if phase == TOWER:
        return _tower_timeout(box, state)
    if phase == MOVE:
        return None if state.round_open else STOP
    if phase == ACTION:
        return _action_timeout(box, state, seat) if seat == state.actor else None
    if phase == PICK and seat == state.picker:
        return Pick(box.card_ids[state.pick_cards[0]])
    return SKIP if phase == OWNERS and seat == state.owner_seat else None


def _silence(box: GenoaBox, state: GenoaState, seat: int) -> GenoaMove | None:
    """GEN-NEG-11: a missing answer counts as a pass."""
    if state.slow:
        return PASS if seat in waiting(box, state) else None
    asked = state.phase == TOWER and eligible(box, state, seat) and not state.passed >> seat & 1
    return PASS if asked and seat not in state.qualifying() else None


def _tower_timeout(box: GenoaBox, state: GenoaState) -> GenoaMove | None:
    """GEN-NEG-12: the best qualifying offer, ties clockwise; without one, leave; in both cases once everybody has
    answered (GEN-NEG-11)."""
    if state.round_open or any(_silence(box, state, seat) for seat in state.clockwise(state.tower)[1:]):
        return None
    here = state.path[-1]
    best: GenoaMove | None = None
    most = -1
    for seat in state.clockwise(state.tower):
        standing = state.offers.get(offer_key(seat, here))
        if standing is not None and standing.ask.empty and default_value(box, standing.pay) > most:
            most = default_value(box, standing.pay)
            best = Accept(seat, box.fields[here], standing.version)
    if best is None and may_leave(box, state):
        return LEAVE
    return best


def default_value(box: GenoaBox, bundle: Bundle) -> int:
    """GEN-NEG-12: money at its face, every good at its default value."""
    value = bundle.money
    for name, count in (*bundle.goods, *bundle.closed, *bundle.drawn):
        value += box.worth[name] * count
    for card in bundle.cards:
        value += box.worth[KINDS[box.card_kind[box.card_no[card]]]]
    return value


def _action_timeout(box: GenoaBox, state: GenoaState, seat: int) -> GenoaMove:
    """GEN-NEG-12: the main effect unless done (a villa: a privilege, or what was promised), then the end."""
    if state.main_done:
        return DONE
    building = state.path[-1]
    if not box.is_villa[building]:
        return MAIN
    if state.promise and state.promise[0][0] in SPECIALS:
        card = fulfillable(box, state, seat, building)[0]
        left = rewards(state)
        promised = state.promise[0][0]
        return Main(box.card_ids[card], promised if promised in left else left[0])
    return MAIN_PRIVILEGE
