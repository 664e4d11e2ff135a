"""Standing orders: what an absent seat leaves behind (GEN-NEG-16). They are played like any move of that seat.

`bid metals upto 25`        bid for that field as soon as a deal about it can be struck, 5 d above any rival, up to 25 d
`bid park upto 10 + silk`   the same, with a good (two players need one)
`deliver`                   deliver messages at once
`place harbor`              in the owner phase, place a marker there if possible
`pass`                      pass, and skip the owner phase, when nothing else is to be done
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from loggia.games.genoa.faces.notation import Reader
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.messages import deliverable
from loggia.games.genoa.rules.moves import PASS, PLACE_MARKER, SKIP, Deliver, GenoaMove, Offer, Own
from loggia.games.genoa.rules.names import bundle_words, ducats, field_name, some
from loggia.games.genoa.rules.pieces import BUILDINGS, GOODS, MARKET_NO
from loggia.games.genoa.rules.refusals.by_move import refusal
from loggia.games.genoa.rules.state import (
    MOVE,
    OVER,
    OWNERS,
    PLACE,
    TOWER,
    GenoaState,
    offer_field,
    offer_key,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle
from loggia.games.genoa.rules.trade.clock import default_value
from loggia.games.genoa.rules.trade.negotiating import acceptable
from loggia.kernel import NotAMove, OrderForm, OrderSlot, Phrase, Said, not_allowed, phrase

MOST_ORDERED = 500
"""No bid in a form is higher, in ducats; the text form knows no limit."""


@dataclass(frozen=True)
class StandingOrder:
    """One order: its verb, the field it speaks of, how much money at most, and what goes with it."""

    verb: str
    field: str = ""
    most: int = 0
    goods: Bundle = NOTHING


def read_order(reader: Reader, text: str) -> StandingOrder:
    """The order with that text, or `NotAMove` that explains how orders are written."""
    words = reader.words(text)
    try:
        if words in (["deliver"], ["pass"]):
            return StandingOrder(words[0])
        if words[0] == "place" and len(words) == 2 and words[1] in BUILDINGS:
            return StandingOrder("place", words[1])
        if words[0] == "bid" and words[2] == "upto" and re.fullmatch(r"\d+", words[3]):
            goods, _ = reader.bundle(words[5:]) if words[4:5] == ["+"] else (NOTHING, ())
            if len(words) == 4 or (goods.has_good() and not goods.money):
                return StandingOrder("bid", reader.field(words[1]), int(words[3]), goods)
    except (IndexError, ValueError):
        pass
    raise NotAMove(phrase("genoa-not-a-move", given=text.strip(), notation=phrase("genoa-notation-standing")))


def order_forms(box: GenoaBox, state: GenoaState, seat: int) -> tuple[OrderForm, ...]:
    """The orders as forms. With two players a bid needs a good (GEN-2P-1)."""
    fields = OrderSlot("field", phrase("genoa-order-field"), _buildings(""))
    most = OrderSlot("most", phrase("genoa-order-most"), (), box.step_money, MOST_ORDERED, box.step_money)
    goods = tuple((f" + {good}", some(good, 1)) for good in GOODS)
    nothing = () if len(state.money) == 2 else (("", phrase("genoa-order-no-good")),)
    added = OrderSlot("goods", phrase("genoa-order-good"), nothing + goods)
    where = OrderSlot("building", phrase("genoa-order-where"), _buildings(""))
    return (
        OrderForm("bid {field} upto {most}{goods}", phrase("genoa-order-bid-form"), (fields, most, added), often=True),
        OrderForm("deliver", phrase("genoa-order-deliver"), often=True),
        OrderForm("place {building}", phrase("genoa-order-place-form"), (where,)),
    )


def _buildings(form: str) -> tuple[tuple[str, Phrase], ...]:
    return tuple((building, field_name(building, form)) for building in BUILDINGS)


def order_words(box: GenoaBox, reader: Reader, state: GenoaState, seat: int, text: str) -> Phrase:
    """An order in words; a bid that could never be made is refused."""
    order = read_order(reader, text)
    if order.verb == "place":
        return phrase("genoa-order-place", building=field_name(order.field, "at"))
    if order.verb != "bid":
        return phrase(f"genoa-order-{order.verb}")
    if len(state.money) == 2 and not order.goods.has_good():
        raise not_allowed("GEN-2P-1", "genoa-refused-needs-good")
    if order.most < box.step_money and not order.goods.has_good():
        raise not_allowed("GEN-NEG-16", "genoa-refused-order-least", least=ducats(box.step_money))
    action = order.field in BUILDINGS
    words: dict[str, Said] = {"field": field_name(order.field, "of" if action else "to"), "most": ducats(order.most)}
    message = "genoa-order-bid" if action else "genoa-order-way"
    if order.goods.empty:
        return phrase(message, **words)
    return phrase(f"{message}-with", goods=bundle_words(box, order.field, order.goods), **words)


def standing_move(
    box: GenoaBox, reader: Reader, state: GenoaState, seat: int, orders: Sequence[str]
) -> GenoaMove | None:
    """The lawful move that the first fitting order calls for now; None: nothing to be done."""
    for order in [read_order(reader, text) for text in orders]:
        move = _called_for(box, state, seat, order)
        if move is not None and refusal(box, state, seat, move) is None:
            return move
    return None


def _called_for(box: GenoaBox, state: GenoaState, seat: int, order: StandingOrder) -> GenoaMove | None:
    if state.phase in (PLACE, OVER):
        return None
    if order.verb == "deliver":
        ready = deliverable(box, state, state.hands[seat] & ~state.held)
        return Deliver(box.card_ids[ready[0]]) if ready else None
    if order.verb == "pass":
        return SKIP if state.phase == OWNERS else PASS
    if order.verb == "place":
        return _placement(box, state, order.field) if state.phase == OWNERS else None
    return _bid(box, state, seat, order) if state.phase in (TOWER, MOVE) else None


def _placement(box: GenoaBox, state: GenoaState, building: str) -> Own | None:
    number = box.field_no[building]
    for street in state.path:
        if street > MARKET_NO and not state.cleared >> street & 1 and number in box.board.touches[street]:
            return Own(box.fields[street], ((building, PLACE_MARKER),))
    return None


def _bid(box: GenoaBox, state: GenoaState, seat: int, order: StandingOrder) -> Offer | None:
    """Five ducats above the best rival, as far as the order and the purse allow, and only if that changes anything."""
    field = box.field_no[order.field]
    if seat == state.tower or not acceptable(state, field):
        return None
    goods = order.goods
    extra = default_value(box, goods)
    rivals = [
        default_value(box, one.pay)
        for key, one in state.offers.items()
        if offer_field(key) == field and offer_seat(key) != seat
    ]
    step = box.step_money
    wanted = max(step if not extra else 0, (max(rivals) - extra) // step * step + step if rivals else 0)
    mine = state.offers.get(offer_key(seat, field))
    if mine is not None and default_value(box, mine.pay) >= wanted + extra:
        return None
    if wanted > min(order.most, state.money[seat]):
        return None
    return Offer(order.field, Bundle(wanted, goods.goods, goods.cards, goods.closed, goods.drawn, goods.picks))
