"""Lists of choices: complete outside of negotiations, short and useful inside them (GEN-NEG-17 to GEN-NEG-20).

A list depends on nothing that its seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.box.move_table import FIRST_YIELD, THINGS
from loggia.games.genoa.rules.buildings import fulfillable, rewards
from loggia.games.genoa.rules.messages import deliverable, in_question
from loggia.games.genoa.rules.moves import (
    AGAIN,
    DONE,
    LEAVE,
    MAIN,
    MAIN_PRIVILEGE,
    PASS,
    ROLL,
    SKIP,
    STOP,
    TAKE,
    Agree,
    GenoaMove,
    Offer,
)
from loggia.games.genoa.rules.owner_markers import operations
from loggia.games.genoa.rules.phases import bidders
from loggia.games.genoa.rules.pieces import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    FURTHER,
    KIND_NO,
    KINDS,
    MARKER,
    MARKERS,
    MESSAGE,
    N_BUILDINGS,
    N_GOODS,
    PRIVILEGE,
    SPECIALS,
    TRADE,
    WARES,
    bits,
)
from loggia.games.genoa.rules.special_cards import breaks_promise, order_breaks_promise
from loggia.games.genoa.rules.state import (
    ACTION,
    MOVE,
    OVER,
    OWNERS,
    PICK,
    PLACE,
    TOWER,
    GenoaState,
    offer_field,
    offer_seat,
)
from loggia.games.genoa.rules.trade.negotiating import acceptable, agree_refusal, paying_refusal
from loggia.games.genoa.rules.trade.rights import can_act, eligible, may_leave, quota, stack_size, yields
from loggia.games.genoa.rules.trade.rounds import again_refusal

_BUILDING_MASK: Final = (1 << N_BUILDINGS) - 1
TOWER_BIDS: Final = 40
NEXT_BIDS: Final = 20
PLAIN_BIDS: Final = 10
"""How far the short list goes, in ducats: for the tower building, a neighbouring one, anything else."""


def choices(box: GenoaBox, state: GenoaState, seat: int) -> Sequence[GenoaMove]:
    """The moves of a seat in a canonical order."""
    phase = state.phase
    if phase == PLACE:
        if seat != state.tower:
            return ()
        return (ROLL, *box.moves.start) if state.area[seat * N_GOODS + ANY_START] else (ROLL,)
    if phase == OVER:
        return ()
    found: list[GenoaMove] = []
    if phase in (TOWER, MOVE):
        found = tower_choices(box, state) if seat == state.tower else bids(box, state, seat)
    elif phase == ACTION:
        if seat == state.actor:
            found = _window(box, state, seat)
    elif phase == OWNERS:
        if seat == state.owner_seat:
            found = _placements(box, state, seat)
    elif phase == PICK and seat == state.picker:
        found = [box.moves.pick[card] for card in sorted(state.pick_cards)]
    mine = state.hands[seat] & box.kind_mask[MESSAGE]
    if mine:
        _add_messages(box, state, mine, found)
    return found


def speaks(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """Whether `choices` has anything for that seat; a list is only made where nothing simpler tells."""
    phase = state.phase
    if phase in (PLACE, OVER):
        return phase == PLACE and seat == state.tower
    mine = state.hands[seat] & box.kind_mask[MESSAGE]
    if mine & ~state.held:
        return True  # to be held back, at least
    if phase == ACTION:
        speaker = state.actor
    elif phase == OWNERS:
        speaker = state.owner_seat
    elif phase == PICK:
        speaker = state.picker
    elif seat == state.tower:
        return phase == MOVE or can_act(box, state, seat) or bool(choices(box, state, seat))
    else:
        return _may_bid_money(box, state, seat) or bool(choices(box, state, seat))
    return seat == speaker or bool(deliverable(box, state, mine))


def _may_bid_money(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """Whether an opponent can certainly post an offer of money."""
    if state.seats == 2 or state.money[seat] < box.step_money or len(state.offers) >= box.standing:
        return False
    acts = can_act(box, state, seat)
    fields = state.near if acts else state.near & ~_BUILDING_MASK
    return (fields > 0 or (acts and state.phase == TOWER)) and may_post(box, state, seat)


def _add_messages(box: GenoaBox, state: GenoaState, mine: int, found: list[GenoaMove]) -> None:
    """GEN-MSG-3, GEN-NEG-13: what the seat may do with its messages at any time of the turn."""
    missing, held, moves = ~state.visited, state.held, box.moves
    free = ~in_question(box, state)
    for card in bits(mine):
        if not box.visits[card] & missing and free >> card & 1:
            found.append(moves.deliver[card])
        if not held >> card & 1:
            found.append(moves.hold[card])


# --- action window, owner phase ---------------------------------------------------------------------------------------


def _window(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    building, first, area = state.path[-1], seat * N_GOODS, state.area
    found: list[GenoaMove] = []
    if state.main_done:
        found.append(DONE)
    elif box.is_villa[building]:
        found += _villa_mains(box, state, seat)
    else:
        found.append(MAIN)
    if not state.ordered:
        for card in bits(state.hands[seat] & box.building_orders[building]):
            if area[first + box.cards[card].wares[0]]:
                found.append(box.moves.order[card])
    if area[first + ANY_WARE]:
        found += [box.moves.any_ware[ware] for ware in range(len(WARES)) if state.supply[ware]]
    if area[first + BUILDING_ACTION]:
        found += _building_actions(box, state, seat)
    if area[first + TRADE]:
        found += _trades(box, state, seat)
    return found


def _villa_mains(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    """GEN-BLDG-11, GEN-R-07: a privilege or an order, as far as no promise has settled it."""
    promised = state.promise[0][0] if state.promise else ""
    found: list[GenoaMove] = [] if promised in SPECIALS else [MAIN_PRIVILEGE]
    if promised not in KIND_NO:
        specials = rewards(state)
        if promised in specials:
            specials = [promised]
        for card in fulfillable(box, state, seat, state.path[-1]):
            found += [box.moves.fulfil[card][special] for special in specials]
    return found


def _building_actions(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    found: list[GenoaMove] = []
    for building, owner in enumerate(state.owners):
        if owner != seat or BUILDING_ACTION in box.effects[building].goods:
            continue
        moves = box.moves.building[building]
        if not box.is_villa[building]:
            found += moves
            continue
        orders = {box.card_ids[card] for card in fulfillable(box, state, seat, building)}
        specials = rewards(state)
        found.append(moves[0])
        found += [
            move
            for move in moves[1:]
            if move.choice in orders and move.special in specials and not order_breaks_promise(box, state, seat, move)
        ]
    return found


def _trades(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    """GEN-R-22: every own good against everything that is then in the supply."""
    first, area = seat * N_GOODS, state.area
    open_takes = [state.supply[good] > 0 or good == TRADE for good in range(MARKERS)]
    open_takes.append(state.marker_supply[seat] > 0)
    open_takes += [stack_size(box, state, kind) > 0 for kind in range(len(KINDS))]
    all_open = all(open_takes)
    tied = bool(state.promise) and not state.main_done
    found: list[GenoaMove] = []
    for good in range(N_GOODS):
        if area[first + good] > (1 if good == TRADE else 0) and not (
            tied and breaks_promise(box, state, seat, good, -1)
        ):
            row = box.moves.trade[good]
            found += row if all_open else [row[t] for t, free in enumerate(open_takes) if free or t == good]
    for card in bits(state.hands[seat]):
        if not (tied and breaks_promise(box, state, seat, -1, card)):
            row, back = box.moves.trade[N_GOODS + card], N_GOODS + box.card_kind[card]
            found += row if all_open else [row[t] for t, free in enumerate(open_takes) if free or t == back]
    return found


def _placements(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    found: list[GenoaMove] = [SKIP]
    candidates = state.visited & ~state.cleared & box.board.street_mask
    for street in state.path:
        if candidates >> street & 1:
            table = box.moves.own[street]
            found += [table[ops] for ops in operations(box, state, seat, street)]
    return found


# --- the tower player in a negotiation --------------------------------------------------------------------------------


def tower_basics(box: GenoaBox, state: GenoaState) -> list[GenoaMove]:
    """All but proposals: taking, leaving, moving, stopping, accepting, withdrawing, asking again."""
    tower = state.tower
    found: list[GenoaMove] = []
    if state.phase == TOWER:
        if can_act(box, state, tower):
            found.append(TAKE)
        if may_leave(box, state):
            found.append(LEAVE)
    else:
        found += [box.moves.go[field] for field in bits(state.near)]
        found.append(STOP)
    if state.slow and again_refusal(box, state, tower, AGAIN) is None:
        found.append(AGAIN)
    for key in sorted(state.offers) if not state.round_open else ():
        if acceptable(state, offer_field(key)):
            standing = state.offers[key]
            if standing.ask.empty or paying_refusal(box, state, tower, standing.ask, ()) is None:
                found.append(box.moves.accept(offer_seat(key), offer_field(key), standing.version))
    found += [box.moves.withdraw_counter[offer_seat(key)][offer_field(key)] for key in sorted(state.counters)]
    return found


def tower_choices(box: GenoaBox, state: GenoaState) -> list[GenoaMove]:
    """The tower player's list: everything but proposals, and some proposals."""
    found = tower_basics(box, state)
    if state.hushed or (state.slow and (state.round_open or state.round >= box.rounds)):
        return found
    fields = [state.path[-1]] if state.phase == TOWER else bits(state.near)
    bids = (10, 20, 30) if state.phase == TOWER else (10,)
    for seat in range(state.seats):
        if seat == state.tower or state.countered[seat] >= box.counters:
            continue
        acts = can_act(box, state, seat)
        for field in fields:
            if not acts and field < N_BUILDINGS:
                continue
            if state.seats > 2:
                found += [box.moves.counter(seat, field, money // box.step_money * THINGS) for money in bids]
            if field < N_BUILDINGS:
                promised = _promised(box, state, seat, field, own=False)
                found += [box.moves.counter(seat, field, FIRST_YIELD + at) for at in promised]
    return found


# --- opponents in a negotiation ---------------------------------------------------------------------------------------


def opponent_basics(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    """All but proposals: passing, withdrawing, agreeing."""
    found: list[GenoaMove] = []
    if state.slow:
        if state.round_open and seat not in state.sealed and bidders(box, state) >> seat & 1:
            found.append(PASS)
            found += [box.moves.withdraw[offer_field(key)] for key in sorted(state.offers) if offer_seat(key) == seat]
    else:
        if state.phase == TOWER and not state.passed >> seat & 1 and eligible(box, state, seat):
            found.append(PASS)
        if state.offers:
            found += [box.moves.withdraw[offer_field(key)] for key in sorted(state.offers) if offer_seat(key) == seat]
    for key in sorted(state.counters):
        if offer_seat(key) == seat:
            move = Agree(box.fields[offer_field(key)], state.counters[key].version)
            if agree_refusal(box, state, seat, move) is None:
                found.append(move)
    return found


def may_post(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-NEG-10, GEN-NEG-11, GEN-NEG-14: whether the seat may still post something in this node."""
    if state.slow and (not state.round_open or seat in state.sealed or not bidders(box, state) >> seat & 1):
        return False
    return not state.hushed and state.posts[seat] < box.posts


def targets(box: GenoaBox, state: GenoaState, seat: int) -> list[int]:
    """GEN-NEG-19: the tower building, the neighbours, and at most three far buildings named on own cards."""
    here = [state.path[-1]] if state.phase == TOWER else []
    far = state.reach & ~state.near
    wanted: list[int] = []
    for card in bits(state.hands[seat]):
        if box.card_kind[card] != PRIVILEGE:
            wanted += [b for b in box.cards[card].buildings if far >> b & 1 and b not in wanted]
    found = here + bits(state.near) + sorted(wanted[:3])
    standing = {offer_field(key) for key in state.offers if offer_seat(key) == seat} if state.offers else set()
    if len(standing) >= box.standing:
        found = [field for field in found if field in standing]
    if not can_act(box, state, seat):
        found = [field for field in found if field >= N_BUILDINGS]
    return found


def bids(box: GenoaBox, state: GenoaState, seat: int) -> list[GenoaMove]:
    """An opponent's list: everything but proposals, and some proposals of level one."""
    found = opponent_basics(box, state, seat)
    if not may_post(box, state, seat):
        return found
    purse, two = state.money[seat], state.seats == 2
    things = _own_things(box, state, seat) if two else []
    for field in targets(box, state, seat):
        here = state.phase == TOWER and field == state.path[-1]
        if not two:
            near = state.near >> field & 1
            most = TOWER_BIDS if here else NEXT_BIDS if near and field < N_BUILDINGS else PLAIN_BIDS
            found += box.moves.bids(field, min(most, purse))
        if field < N_BUILDINGS:
            found += _promises(box, state, seat, field, 0)
            if (here or two) and purse >= 10:
                found += _promises(box, state, seat, field, 10)
        found += [box.moves.offer(field, 0, thing) for thing in things[: 8 if here else 3]]
    return found


def _promises(box: GenoaBox, state: GenoaState, seat: int, field: int, money: int) -> list[Offer]:
    """GEN-TRADE-2.7: offers of what the action will bring."""
    return [box.moves.offer(field, money, FIRST_YIELD + at) for at in _promised(box, state, seat, field)]


def _promised(box: GenoaBox, state: GenoaState, seat: int, field: int, own: bool = True) -> list[int]:
    """What the action could bring, by its number; only the seat itself knows its large orders (`own`)."""
    found = []
    for at, (name, count, _) in enumerate(box.yields[field]):
        if yields(box, state, seat, field, name) < count:
            continue
        if name == MARKER and state.marker_supply[state.tower] < count:
            continue
        if own and name in SPECIALS and box.is_villa[field] and not fulfillable(box, state, seat, field):
            continue
        found.append(at)
    return found


def _own_things(box: GenoaBox, state: GenoaState, seat: int) -> list[int]:
    """GEN-2P-1: for two players, the own goods that can go into any offer, by their level-one numbers."""
    first, area = seat * N_GOODS, state.area
    found = [1 + good for good in range(MARKERS) if area[first + good] and good != FURTHER]
    spare = area[first + FURTHER] - (state.acted[seat] >= quota(box, state, seat))
    if spare > 0:
        found.append(1 + FURTHER)
    if area[first + MARKERS] and state.marker_supply[state.tower]:
        found.append(1 + MARKERS)
    return found + [1 + N_GOODS + kind for kind in range(len(KINDS)) if state.hands[seat] & box.kind_mask[kind]]


def lists_all(state: GenoaState, seat: int) -> bool:
    """Offers are too many to list."""
    return state.phase != TOWER and state.phase != MOVE
