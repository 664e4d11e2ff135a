"""Negotiating: offers, counter-offers, passes, and what ends a tower building's auction.

Rules, *The trading laws* and *Offers*.
"""

from __future__ import annotations

from loggia.games.genoa.rules.actions import open_window
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.trade import ActionLeft, CounterWithdrawn, Passed, Withdrawn, countered, offered
from loggia.games.genoa.rules.moves import Accept, Agree, Counter, Leave, Offer, Pass, Take, Withdraw
from loggia.games.genoa.rules.names import ducats, field_name, some, thing_name
from loggia.games.genoa.rules.phases import open_move_node
from loggia.games.genoa.rules.pieces import KIND_NO
from loggia.games.genoa.rules.refusals.wrong_moment import not_now
from loggia.games.genoa.rules.state import (
    AT_TOWER,
    FAR,
    MOST_FIELDS,
    MOVE,
    NEXT,
    NO_MODE,
    PLAIN,
    TOWER,
    GenoaState,
    Standing,
    counter_version_key,
    offer_field,
    offer_key,
    offer_seat,
)
from loggia.games.genoa.rules.tower import tower_building_refusal
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.deals import conclude, hint_at_order, show_openly, villa_promise
from loggia.games.genoa.rules.trade.offers import (
    closed_cards,
    naming_refusal,
    offer_refusal,
    remove_offer,
    villa_refusal,
)
from loggia.games.genoa.rules.trade.rights import can_act, eligible, hand_size, may_leave
from loggia.games.genoa.rules.trade.track_record import note_bid, note_proposal
from loggia.kernel import NotAllowed, Proposal, Seat, Teller, not_allowed

# --- offers of opponents ----------------------------------------------------------------------------------------------


def posting_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Offer) -> NotAllowed | None:
    """GEN-NEG-1, GEN-NEG-4, GEN-NEG-10, GEN-NEG-11, rules, *What is lawful*: why a seat may not post an offer."""
    if seat == state.tower:
        return not_allowed("GEN-TRADE-2.1", "genoa-refused-tower-offers")
    if state.phase not in (TOWER, MOVE):
        return not_now("GEN-NEG-4", state)
    field = box.field_no.get(move.field, -1)
    if field < 0:
        return not_allowed("GEN-NEG-V1", "genoa-refused-no-field")
    if state.hushed:
        return not_allowed("GEN-NEG-11", "genoa-refused-hushed")
    if state.posts[seat] >= box.posts:
        return not_allowed("GEN-NEG-10", "genoa-refused-limit-posts", count=box.posts)
    key = offer_key(seat, field)
    if key not in state.offers and sum(offer_seat(one) == seat for one in state.offers) >= box.standing:
        return not_allowed("GEN-NEG-1", "genoa-refused-limit-standing", count=box.standing)
    return _writing_refusal(box, state, seat, seat, field, move)


def _writing_refusal(
    box: GenoaBox, state: GenoaState, buyer: int, writer: int, field: int, move: Offer | Counter
) -> NotAllowed | None:
    """Rules, *What is lawful* for either kind of proposal, with the cards that its writer names in secret."""
    own = move.pay if buyer == writer else move.ask
    named = closed_cards(box, state, writer, own, move.cards) if own.closed and _readable(box, own) else 0
    return offer_refusal(box, state, buyer, writer, field, move.pay, move.ask, named) or naming_refusal(
        box, state, writer, own, move.cards
    )


def _readable(box: GenoaBox, side: Bundle) -> bool:
    return all(name in KIND_NO for name, _ in side.closed) and all(card in box.card_no for card in side.cards)


def post(box: GenoaBox, state: GenoaState, seat: int, move: Offer, tell: Teller) -> None:
    """GEN-NEG-1: the offer stands, in a new version; openly named cards are public from now on."""
    field = box.field_no[move.field]
    key = offer_key(seat, field)
    version = state.versions.get(key, 0) + 1
    state.versions[key] = version
    state.talk += 1
    named = closed_cards(box, state, seat, move.pay, move.cards)
    state.offers[key] = Standing(version, state.talk, move.pay, move.ask, named)
    state.posts[seat] += 1
    note_bid(box, state, seat, move.pay, move.ask)
    if state.phase == TOWER and field == state.path[-1]:
        state.passed &= ~(1 << seat)
    show_openly(box, state, seat, move.pay, tell)
    if villa_promise(box, field, move.pay):
        hint_at_order(box, state, seat, field, move.pay, move.ask)
    if tell.heard:
        tell.made(offered(box, seat, move.field, version, move.pay, move.ask))


def withdrawal_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Withdraw) -> NotAllowed | None:
    """GEN-NEG-2, GEN-NEG-6: there must be something to take back."""
    if state.phase not in (TOWER, MOVE):
        return not_now("GEN-NEG-2", state)
    field = box.field_no.get(move.field, -1)
    if seat == state.tower:
        standing = move.seat >= 0 and offer_key(move.seat, field) in state.counters
    else:
        standing = move.seat == -1 and offer_key(seat, field) in state.offers
    if not standing:
        return not_allowed("GEN-NEG-2", "genoa-refused-nothing-stands", field=field_name(move.field))
    return None


def withdraw(box: GenoaBox, state: GenoaState, seat: int, move: Withdraw, tell: Teller) -> None:
    """GEN-TRADE-2.2: the offer, or the counter-offer, is off the table."""
    field = box.field_no[move.field]
    state.talk += 1
    if seat == state.tower:
        del state.counters[offer_key(move.seat, field)]
        tell(CounterWithdrawn, seat, move.seat, move.field)
    else:
        remove_offer(state, offer_key(seat, field))
        tell(Withdrawn, seat, move.field)


def pass_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Pass) -> NotAllowed | None:
    """GEN-NEG-7, GEN-NEG-8: only in a tower building, only by an eligible opponent who has not passed."""
    if state.phase != TOWER:
        return not_now("GEN-NEG-7", state)
    if seat == state.tower:
        return not_allowed("GEN-NEG-7", "genoa-refused-tower-pass")
    if state.passed >> seat & 1:
        return not_allowed("GEN-NEG-7", "genoa-refused-passed")
    if not eligible(box, state, seat):
        return not_allowed("GEN-NEG-7", "genoa-refused-cannot-buy")
    return None


def say_pass(state: GenoaState, seat: int, tell: Teller) -> None:
    """GEN-NEG-7: the seat's offers stay as they are."""
    state.passed |= 1 << seat
    if tell.heard:
        tell.made(Passed(seat))


# --- the tower player's side ------------------------------------------------------------------------------------------


def counter_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Counter) -> NotAllowed | None:
    """GEN-NEG-6, GEN-NEG-10, GEN-NEG-11: one seat, a target that could be accepted now, and the law of offers."""
    if seat != state.tower:
        return not_allowed("GEN-TRADE-2.1", "genoa-refused-not-tower")
    if state.phase not in (TOWER, MOVE):
        return not_now("GEN-NEG-6", state)
    if not 0 <= move.seat < state.seats or move.seat == seat:
        return not_allowed("GEN-NEG-V1", "genoa-refused-no-opponent")
    field = box.field_no.get(move.field, -1)
    if field < 0:
        return not_allowed("GEN-NEG-V1", "genoa-refused-no-field")
    refused = mode_refusal(box, state, field)
    if refused is not None:
        return refused
    if state.hushed:
        return not_allowed("GEN-NEG-11", "genoa-refused-hushed")
    if state.countered[move.seat] >= box.counters:
        return not_allowed("GEN-NEG-10", "genoa-refused-limit-counters", count=box.counters, seat=Seat(move.seat))
    return _writing_refusal(box, state, move.seat, seat, field, move)


def mode_refusal(box: GenoaBox, state: GenoaState, field: int) -> NotAllowed | None:
    """GEN-NEG-4, GEN-TRADE-1.3: whether a deal about that field can be struck now. Worked example GEN-EX-03."""
    if acceptable(state, field):
        return None
    name = field_name(box.fields[field])
    mode = state.mode(field)
    if mode == NO_MODE:
        return not_allowed("GEN-NEG-V1", "genoa-refused-target", field=name)
    if mode == FAR:
        return not_allowed("GEN-TRADE-1.3", "genoa-refused-far", field=name)
    return not_allowed("GEN-NEG-4", "genoa-refused-tower-first", field=name)


def acceptable(state: GenoaState, field: int) -> bool:
    """GEN-NEG-4: whether a deal about that field can be struck in the present state."""
    mode = state.mode(field)
    return mode == AT_TOWER if state.phase == TOWER else mode in (NEXT, PLAIN)


def counter(box: GenoaBox, state: GenoaState, seat: int, move: Counter, tell: Teller) -> None:
    """GEN-NEG-6: the counter-offer stands; it reopens the seat's pass (GEN-NEG-7)."""
    key = offer_key(move.seat, box.field_no[move.field])
    version = state.versions.get(counter_version_key(key), 0) + 1
    state.versions[counter_version_key(key)] = version
    state.talk += 1
    named = closed_cards(box, state, seat, move.ask, move.cards)
    state.counters[key] = Standing(version, state.talk, move.pay, move.ask, named)
    state.countered[move.seat] += 1
    note_proposal(state, move.seat, move.pay, move.ask, box.field_no[move.field])
    if not state.slow:
        state.passed &= ~(1 << move.seat)
    show_openly(box, state, seat, move.ask, tell)
    if tell.heard:
        tell.made(countered(box, seat, move.seat, move.field, version, move.pay, move.ask))


def found_offer(box: GenoaBox, state: GenoaState, move: Accept) -> int:
    """The key of the offer that an acceptance means, or -1 (GEN-NEG-5)."""
    if move.field:
        key = offer_key(move.seat, box.field_no.get(move.field, MOST_FIELDS))
        standing = state.offers.get(key)
        return key if standing is not None and move.version in (0, standing.version) else -1
    keys = [
        key
        for key, standing in state.offers.items()
        if offer_seat(key) == move.seat
        and acceptable(state, offer_field(key))
        and move.version in (0, standing.version)
    ]
    return keys[0] if len(keys) == 1 else -1


def accept_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Accept) -> NotAllowed | None:
    """GEN-NEG-4, GEN-NEG-5, GEN-INFO-8: only the tower player learns that he cannot pay."""
    if seat != state.tower:
        return not_allowed("GEN-TRADE-2.1", "genoa-refused-not-tower")
    if state.phase not in (TOWER, MOVE):
        return not_now("GEN-NEG-4", state)
    key = found_offer(box, state, move)
    if key < 0:
        return not_allowed("GEN-NEG-5", "genoa-refused-stale")
    refused = mode_refusal(box, state, offer_field(key))
    if refused is not None:
        return refused
    return paying_refusal(box, state, seat, state.offers[key].ask, move.cards)


def paying_refusal(
    box: GenoaBox, state: GenoaState, giver: int, side: Bundle, cards: tuple[str, ...]
) -> NotAllowed | None:
    """GEN-R-31: what the accepting side lacks of its hidden stock; told to it alone."""
    if side.money > state.money[giver]:
        return not_allowed("GEN-NEG-V3", "genoa-refused-purse", money=ducats(side.money))
    for card in side.cards:
        if not state.hands[giver] >> box.card_no[card] & 1:
            return not_allowed("GEN-NEG-V4", "genoa-refused-not-owned", seat=Seat(giver), good=thing_name(box, card))
    for name, count in side.closed:
        kind = KIND_NO[name]
        openly = sum(box.card_kind[box.card_no[card]] == kind for card in side.cards)
        if hand_size(box, state, giver, kind) < count + openly:
            return not_allowed("GEN-NEG-V4", "genoa-refused-not-owned", seat=Seat(giver), good=some(name, count))
    return naming_refusal(box, state, giver, side, cards)


def accept(box: GenoaBox, state: GenoaState, seat: int, move: Accept, tell: Teller) -> None:
    """GEN-TRADE-2.3: acceptance binds at once; GEN-TRADE-2.9: of whichever offer he likes."""
    key = found_offer(box, state, move)
    standing = state.offers.pop(key)
    given = closed_cards(box, state, seat, standing.ask, move.cards)
    conclude(box, state, offer_seat(key), offer_field(key), standing.pay, standing.ask, standing.named, given, tell)


def found_counter(box: GenoaBox, state: GenoaState, seat: int, move: Agree) -> int:
    """The key of the counter-offer that a seat means, or -1."""
    if move.field:
        key = offer_key(seat, box.field_no.get(move.field, MOST_FIELDS))
        standing = state.counters.get(key)
        return key if standing is not None and move.version in (0, standing.version) else -1
    keys = [key for key, one in state.counters.items() if offer_seat(key) == seat and move.version in (0, one.version)]
    return keys[0] if len(keys) == 1 else -1


def agree_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Agree) -> NotAllowed | None:
    """GEN-NEG-6, GEN-INFO-8: only the seat itself learns that it cannot pay, or lacks the order it would promise."""
    if state.phase not in (TOWER, MOVE):
        return not_now("GEN-NEG-6", state)
    if seat == state.tower:
        return not_allowed("GEN-NEG-6", "genoa-refused-tower-agrees")
    key = found_counter(box, state, seat, move)
    if key < 0:
        return not_allowed("GEN-NEG-5", "genoa-refused-stale")
    standing, field = state.counters[key], offer_field(key)
    refused = paying_refusal(box, state, seat, standing.pay, move.cards)
    if refused is None and villa_promise(box, field, standing.pay):
        given = closed_cards(box, state, seat, standing.pay, move.cards)
        refused = villa_refusal(box, state, seat, field, standing.pay, standing.ask, given)
    return refused


def proposals(box: GenoaBox, state: GenoaState, seat: int) -> list[Proposal]:
    """GEN-NEG-5, GEN-NEG-6: what the seat could settle now: the tower player offers, an opponent counter-offers."""
    if state.phase not in (TOWER, MOVE):
        return []
    found = []
    if seat == state.tower:
        for key, one in sorted(state.offers.items()) if not state.round_open else ():
            buyer, field = offer_seat(key), offer_field(key)
            if acceptable(state, field):
                payable = paying_refusal(box, state, seat, one.ask, ()) is None
                found.append(Proposal(f"offer:{buyer}:{box.fields[field]}", one.version, buyer, payable))
        return found
    for key, one in sorted(state.counters.items()):
        if offer_seat(key) == seat:
            name = box.fields[offer_field(key)]
            payable = agree_refusal(box, state, seat, Agree(name, one.version)) is None
            found.append(Proposal(f"counter:{seat}:{name}", one.version, state.tower, payable))
    return found


def agree(box: GenoaBox, state: GenoaState, seat: int, move: Agree, tell: Teller) -> None:
    """GEN-NEG-6: the first to agree has the deal; all counter-offers lapse with the node."""
    key = found_counter(box, state, seat, move)
    standing = state.counters[key]
    given = closed_cards(box, state, seat, standing.pay, move.cards)
    conclude(box, state, seat, offer_field(key), standing.pay, standing.ask, given, standing.named, tell)


# --- closing a tower building -----------------------------------------------------------------------------------------


def closing_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Take | Leave) -> NotAllowed | None:
    """GEN-TRADE-1.1b, GEN-TRADE-1.1c, GEN-TRADE-1.1d, GEN-TRADE-1.1e: the tower player takes the action or lets it go.

    GEN-R-18: a `further_action` card lets him take it, but never has to be used.
    """
    if seat != state.tower:
        return not_allowed("GEN-TRADE-1.1", "genoa-refused-not-tower")
    if state.phase != TOWER:
        return not_now("GEN-TRADE-1.1", state)
    if isinstance(move, Take):
        if not can_act(box, state, seat):
            return not_allowed("GEN-ACT-9", "genoa-refused-no-action-left")
        return None
    return None if may_leave(box, state) else tower_building_refusal(box, state)


def take(box: GenoaBox, state: GenoaState, seat: int, tell: Teller) -> None:
    """GEN-TRADE-1.1b, GEN-R-17: with or without offers on the table; he owes nobody anything."""
    state.counters = {}
    open_window(box, state, seat, (), "", tell)


def leave(box: GenoaBox, state: GenoaState, seat: int, tell: Teller) -> None:
    """GEN-TRADE-1.1e: the action expires; nobody can take it this turn."""
    tell(ActionLeft, seat, box.fields[state.path[-1]])
    open_move_node(box, state, tell)
