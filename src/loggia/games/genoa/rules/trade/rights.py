"""Rights: who may take an action, what it would bring, and who is an eligible bidder. All of it is public."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import (
    DRAW_CARDS,
    FURTHER,
    GOOD_NO,
    KIND_NO,
    KINDS,
    MARKER,
    MARKERS,
    N_GOODS,
    NO_WAY,
    PRIVILEGE,
    SPECIALS,
    TAKE_GOODS,
    TAKE_MARKERS,
)
from loggia.games.genoa.rules.state import GenoaState


def quota(box: GenoaBox, state: GenoaState, seat: int) -> int:
    """GEN-ACT-2, GEN-2P-2: the regular actions of that seat this turn. Worked example GEN-EX-09."""
    if state.seats == 2 and seat == state.tower and state.acted[1 - seat]:
        return box.tower_quota
    return box.quota


def can_act(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-ACT-9, GEN-INV-7: a regular action is left, or a `further_action` card."""
    regular = box.quota if state.seats > 2 else quota(box, state, seat)
    return state.acted[seat] < regular or state.area[seat * N_GOODS + FURTHER] > 0


def stack_size(box: GenoaBox, state: GenoaState, kind: int) -> int:
    """Cards in a stack, face down and face up."""
    return len(state.down[kind]) + (state.up & box.kind_mask[kind]).bit_count()


def hand_size(box: GenoaBox, state: GenoaState, seat: int, kind: int) -> int:
    """GEN-INFO-2, GEN-R-14: how many cards of a kind a seat holds: public."""
    return (state.hands[seat] & box.kind_mask[kind]).bit_count()


def yields(box: GenoaBox, state: GenoaState, seat: int, building: int, name: str) -> int:
    """GEN-NEG-V6: how many goods of that name the action of a building could bring that seat now."""
    effect = box.effects[building]
    if effect.what == TAKE_GOODS:
        good = GOOD_NO.get(name, -1)
        return 1 if good in effect.goods and state.supply[good] > 0 else 0
    if effect.what == TAKE_MARKERS:
        return min(effect.count, state.marker_supply[seat]) if name == MARKER else 0
    if effect.what == DRAW_CARDS:
        return min(effect.count, stack_size(box, state, effect.kind)) if name == KINDS[effect.kind] else 0
    if name == KINDS[PRIVILEGE]:
        return min(1, stack_size(box, state, PRIVILEGE))
    return 1 if name in SPECIALS and state.supply[GOOD_NO[name]] > 0 else 0


def may_offer_good(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-NEG-8: for two players: whether a seat could put a good into an offer for the tower building."""
    if state.hands[seat]:
        return True
    first = seat * N_GOODS
    area = state.area
    rests_on_card = state.acted[seat] >= quota(box, state, seat)
    for good in range(MARKERS):
        if area[first + good] > (1 if good == FURTHER and rests_on_card else 0):
            return True
    if area[first + MARKERS] and state.marker_supply[state.tower]:
        return True
    building = state.path[-1]
    for name, _, _ in box.yields[building]:
        if name in KIND_NO or name not in SPECIALS or not box.is_villa[building]:
            free = name != MARKER or state.marker_supply[state.tower] > 0
            if free and yields(box, state, seat, building, name):
                return True
    return False


def eligible(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-NEG-8: an opponent who could buy the action of the tower building."""
    return seat != state.tower and can_act(box, state, seat) and (state.seats > 2 or may_offer_good(box, state, seat))


def may_leave(box: GenoaBox, state: GenoaState) -> bool:
    """GEN-NEG-7: no qualifying offer stands and every eligible opponent has passed."""
    if state.must_sell():
        return False
    passed = state.passed
    return all(passed >> seat & 1 or not eligible(box, state, seat) for seat in range(state.seats))


def steps_to_visit(box: GenoaBox, state: GenoaState, wanted: int) -> int:
    """The fewest further steps after which all wanted fields have been visited this turn; NO_WAY if there is none."""
    missing = wanted & ~state.visited
    if missing & ~state.reach:
        return NO_WAY
    return box.board.steps_to_visit(state.path[-1], state.visited, missing, box.discs - len(state.path))
