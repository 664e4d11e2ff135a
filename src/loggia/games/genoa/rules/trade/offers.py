"""Offers and counter-offers: what is lawful (rules, *What is lawful*), and which still stand.

The *writer* posts, the *other* would accept. Only the writer's own purse and hand are looked at; of the other side only
what everybody sees (GEN-INFO-8).
"""

from __future__ import annotations

from typing import Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.trade import CounterWithdrawn, Lapsed
from loggia.games.genoa.rules.names import card_of, ducats, field_name, good_name, some, thing_name
from loggia.games.genoa.rules.pieces import (
    FURTHER,
    GOOD_NO,
    GOODS,
    KIND_NO,
    KINDS,
    MARKER,
    N_BUILDINGS,
    N_GOODS,
    SPECIALS,
    bits,
)
from loggia.games.genoa.rules.state import (
    AT_TOWER,
    NO_MODE,
    TOWER,
    GenoaState,
    Standing,
    offer_field,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.rights import hand_size, quota, yields
from loggia.kernel import NotAllowed, Seat, Teller, not_allowed

_KINDS: Final = range(len(KINDS))


def offer_refusal(
    box: GenoaBox, state: GenoaState, buyer: int, writer: int, field: int, pay: Bundle, ask: Bundle, named: int
) -> NotAllowed | None:
    """Why an offer of `buyer` (or a counter-offer to him) may not be written, GEN-NEG-V1 to GEN-NEG-V8."""
    if state.mode(field) == NO_MODE:
        return not_allowed("GEN-NEG-V1", "genoa-refused-target", field=field_name(box.fields[field]))
    refused = (
        _form_refusal(box, pay, ask)
        or _holding_refusal(box, state, buyer, pay, buyer == writer, named)
        or _action_refusal(box, state, buyer, field, pay, ask)
    )
    if refused is None and not ask.empty:
        refused = _holding_refusal(box, state, state.tower, ask, buyer != writer, named)
    if refused is None and (pay.drawn or ask.drawn):
        refused = _yield_refusal(box, state, buyer, writer, field, pay, ask, named)
    if refused is None:
        refused = _marker_refusal(state, buyer, pay, ask) or _two_player_refusal(box, state, pay, ask)
    return refused


def _form_refusal(box: GenoaBox, pay: Bundle, ask: Bundle) -> NotAllowed | None:
    """GEN-NEG-V2, GEN-NEG-V3, GEN-TRADE-2.5, GEN-TRADE-2.6: money in steps of 5 and goods, each named once per side.

    GEN-NEG-V9: as many as one likes.
    """
    if pay.empty:
        return not_allowed("GEN-NEG-V2", "genoa-refused-empty-pay")
    if pay.money and ask.money:
        return not_allowed("GEN-NEG-V2", "genoa-refused-money-both")
    for side in (pay, ask):
        if side.money < 0 or side.money % box.step_money:
            return not_allowed("GEN-NEG-V3", "genoa-refused-money", amount=side.money, step=box.step_money)
        seen: set[str] = set()
        for name, count in side.goods:
            if name not in GOOD_NO:
                return not_allowed("GEN-TRADE-2.6", "genoa-refused-not-a-good")
            if name in seen or count < 1:
                return not_allowed("GEN-NEG-V2", "genoa-refused-twice", good=good_name(name))
            seen.add(name)
        for name, count in side.closed:
            if name not in KIND_NO:
                return not_allowed("GEN-TRADE-2.6", "genoa-refused-not-a-good")
            if name in seen or count < 1:
                return not_allowed("GEN-NEG-V2", "genoa-refused-twice", good=good_name(name))
            seen.add(name)
        for card in side.cards:
            if card not in box.card_no:
                return not_allowed("GEN-TRADE-2.6", "genoa-refused-not-a-good")
            if card in seen:
                return not_allowed("GEN-NEG-V2", "genoa-refused-twice", good=card_of(box, card))
            seen.add(card)
        if side.drawn:
            promised = [name for name, _ in side.drawn]
            if len(set(promised)) < len(promised):
                return not_allowed("GEN-NEG-V2", "genoa-refused-twice", good=good_name(promised[0]))
    return None


def _holding_refusal(
    box: GenoaBox, state: GenoaState, giver: int, side: Bundle, own: bool, named: int
) -> NotAllowed | None:
    """GEN-NEG-V3, GEN-NEG-V4: the writer (`own`) has what he gives; of the other only what is public is checked.

    GEN-R-19: each offer by itself, whatever his others come to.
    """
    if own and side.money > state.money[giver]:
        return not_allowed("GEN-NEG-V3", "genoa-refused-purse", money=ducats(side.money))
    first, area = giver * N_GOODS, state.area
    for name, count in side.goods:
        if area[first + GOOD_NO[name]] < count:
            message = "genoa-refused-not-owned" if own else "genoa-refused-other-lacks"
            return not_allowed("GEN-NEG-V4", message, seat=Seat(giver), good=some(name, count))
    if not (side.cards or side.closed):
        return None
    if own:
        return _own_cards_refusal(box, state, giver, side, named)
    asked = [0] * len(KINDS)
    for card in side.cards:
        asked[box.card_kind[box.card_no[card]]] += 1
    for name, count in side.closed:
        asked[KIND_NO[name]] += count
    for kind in _KINDS:
        if asked[kind] > hand_size(box, state, giver, kind):
            good = some(KINDS[kind], asked[kind])
            return not_allowed("GEN-NEG-V4", "genoa-refused-other-lacks", seat=Seat(giver), good=good)
    return None


def _own_cards_refusal(box: GenoaBox, state: GenoaState, giver: int, side: Bundle, named: int) -> NotAllowed | None:
    """The cards that a side names openly, and those behind its closed items, are in the giver's hand."""
    hand = state.hands[giver]
    for card in side.cards:
        if not hand >> box.card_no[card] & 1:
            return not_allowed("GEN-NEG-V4", "genoa-refused-not-owned", seat=Seat(giver), good=card_of(box, card))
    for name, count in side.closed:
        if (named & hand & box.kind_mask[KIND_NO[name]]).bit_count() < count:
            return not_allowed("GEN-NEG-V4", "genoa-refused-not-owned", seat=Seat(giver), good=some(name, count))
    return None


def _action_refusal(
    box: GenoaBox, state: GenoaState, buyer: int, field: int, pay: Bundle, ask: Bundle
) -> NotAllowed | None:
    """GEN-NEG-V5, GEN-TRADE-2.4, GEN-R-06, GEN-SPEC-FA: who buys a building can still act after the exchange."""
    if field >= N_BUILDINGS or state.acted[buyer] < quota(box, state, buyer):
        return None
    cards = state.area[buyer * N_GOODS + FURTHER] - count_of(pay, "further_action") + count_of(ask, "further_action")
    if cards < 1:
        return not_allowed("GEN-NEG-V5", "genoa-refused-no-action", seat=Seat(buyer))
    return None


def _yield_refusal(
    box: GenoaBox,
    state: GenoaState,
    buyer: int,
    writer: int,
    field: int,
    pay: Bundle,
    ask: Bundle,
    named: int,
) -> NotAllowed | None:
    """GEN-NEG-V6, GEN-TRADE-2.7, GEN-R-07: only what the action yields may be promised, and only by the buyer."""
    if ask.drawn:
        return not_allowed("GEN-NEG-V6", "genoa-refused-drawn-ask")
    if not pay.drawn:
        return None
    if field >= N_BUILDINGS:
        return not_allowed("GEN-NEG-V6", "genoa-refused-yield", good=good_name(pay.drawn[0][0]))
    for name, count in pay.drawn:
        if count < 1 or yields(box, state, buyer, field, name) < count:
            return not_allowed("GEN-NEG-V6", "genoa-refused-yield", good=some(name, max(count, 1)))
    if not box.is_villa[field]:
        return None
    if len(pay.drawn) > 1:
        return not_allowed("GEN-NEG-V6", "genoa-refused-villa-both")
    if pay.drawn[0][0] in SPECIALS and buyer == writer:
        return villa_refusal(box, state, buyer, field, pay, ask, named)
    return None


def villa_refusal(
    box: GenoaBox, state: GenoaState, buyer: int, field: int, pay: Bundle, ask: Bundle, named: int
) -> NotAllowed | None:
    """GEN-NEG-V6: who promises a villa's special card has order and wares after the exchange."""
    if not order_after(box, state, buyer, field, pay, ask, named):
        return not_allowed("GEN-NEG-V6", "genoa-refused-villa-order", villa=field_name(box.fields[field], "of"))
    return None


def order_after(box: GenoaBox, state: GenoaState, buyer: int, field: int, pay: Bundle, ask: Bundle, named: int) -> int:
    """The large orders of a villa that the buyer could fulfil after the exchange, by what he knows."""
    hand = state.hands[buyer] & ~named
    for card in pay.cards:
        hand &= ~(1 << box.card_no[card])
    for card in ask.cards:
        hand |= 1 << box.card_no[card]
    found = 0
    for order in bits(hand & box.villa_orders[field]):
        if all(
            state.area[buyer * N_GOODS + ware] - count_of(pay, GOODS[ware]) + count_of(ask, GOODS[ware]) > 0
            for ware in box.cards[order].wares
        ):
            found |= 1 << order
    return found


def _marker_refusal(state: GenoaState, buyer: int, pay: Bundle, ask: Bundle) -> NotAllowed | None:
    """GEN-NEG-V7, GEN-R-08, GEN-TRADE-2.5m: the receiver has that many markers of his own in the supply."""
    for receiver, side in ((state.tower, pay), (buyer, ask)):
        if not (side.goods or side.drawn):
            continue
        paid = count_of(side, MARKER) + sum(count for name, count in side.drawn if name == MARKER)
        if paid > state.marker_supply[receiver]:
            return not_allowed("GEN-NEG-V7", "genoa-refused-marker-supply", seat=Seat(receiver), count=paid)
    return None


def _two_player_refusal(box: GenoaBox, state: GenoaState, pay: Bundle, ask: Bundle) -> NotAllowed | None:
    """GEN-NEG-V8, GEN-2P-1: with two players, money alone is no offer; nor is a good that comes back in the deal."""
    if state.seats > 2:
        return None
    if not pay.has_good():
        return not_allowed("GEN-NEG-V8", "genoa-refused-needs-good")
    if box.revision > 1 and not gives_a_good(pay, ask):
        return not_allowed("GEN-2P-1", "genoa-refused-good-returns")
    return None


def gives_a_good(pay: Bundle, ask: Bundle) -> bool:
    """GEN-2P-1: whether PAY holds more of some good than ASK gives back of it. No two game cards are the same good."""
    if pay.cards or pay.closed:
        return True
    given: dict[str, int] = {}
    for name, count in (*pay.goods, *pay.drawn):
        given[name] = given.get(name, 0) + count
    return any(name in KIND_NO or count > count_of(ask, name) for name, count in given.items())


def count_of(bundle: Bundle, name: str) -> int:
    """How many of a good of the play area a side gives."""
    for one, count in bundle.goods:
        if one == name:
            return count
    return 0


# --- naming closed cards ----------------------------------------------------------------------------------------------


def naming_refusal(
    box: GenoaBox, state: GenoaState, giver: int, side: Bundle, cards: tuple[str, ...]
) -> NotAllowed | None:
    """Rules, *Offers*: cards named for closed items are own ones, of the right kind, not already given openly."""
    left = dict(side.closed)
    seen = set(side.cards)
    for card in cards:
        number = box.card_no.get(card)
        if number is None or not state.hands[giver] >> number & 1:
            return not_allowed("GEN-NEG-V4", "genoa-refused-not-owned", seat=Seat(giver), good=thing_name(box, card))
        kind = KINDS[box.card_kind[number]]
        if card in seen or left.get(kind, 0) < 1:
            return not_allowed("GEN-NEG-V2", "genoa-refused-naming", card=card_of(box, card))
        seen.add(card)
        left[kind] -= 1
    return None


def closed_cards(box: GenoaBox, state: GenoaState, giver: int, side: Bundle, cards: tuple[str, ...]) -> int:
    """The cards behind a side's closed items: those named, then the giver's lowest ones of the kind."""
    if not side.closed:
        return 0
    named = 0
    for card in cards:
        named |= 1 << box.card_no.get(card, 0)
    free = state.hands[giver] & ~named
    for card in side.cards:
        free &= ~(1 << box.card_no[card])
    for name, count in side.closed:
        mask = box.kind_mask[KIND_NO[name]]
        missing = count - (named & mask).bit_count()
        for number in bits(free & mask)[: max(0, missing)]:
            named |= 1 << number
    return named


# --- what still stands ------------------------------------------------------------------------------------------------


def prune(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-NEG-3, rules, *What is lawful*: offers and counter-offers that have become impossible are removed."""
    if state.offers:
        gone = [key for key, offer in state.offers.items() if not _stands(box, state, key, offer, offer_seat(key))]
        for key in gone:
            remove_offer(state, key)
            if tell.heard:
                tell.made(Lapsed(offer_seat(key), (box.fields[offer_field(key)],)))
    if state.counters:
        for key in [key for key, one in state.counters.items() if not _stands(box, state, key, one, state.tower)]:
            del state.counters[key]
            tell(CounterWithdrawn, state.tower, offer_seat(key), box.fields[offer_field(key)])


def _stands(box: GenoaBox, state: GenoaState, key: int, one: Standing, writer: int) -> bool:
    field = offer_field(key)
    if state.mode(field) == NO_MODE:  # the most frequent case by far, without the words of a refusal
        return False
    return offer_refusal(box, state, offer_seat(key), writer, field, one.pay, one.ask, one.named) is None


def remove_offer(state: GenoaState, key: int) -> None:
    """Take an offer off the table; for the tower building that reopens the seat's pass (GEN-NEG-7)."""
    del state.offers[key]
    if state.phase == TOWER and state.mode(offer_field(key)) == AT_TOWER and not state.slow:
        state.passed &= ~(1 << offer_seat(key))
