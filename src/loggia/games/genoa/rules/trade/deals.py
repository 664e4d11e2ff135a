"""Deals: payment, step, action (GEN-TRADE-1.2, GEN-TRADE-PAY), once an offer or a counter-offer binds."""

from __future__ import annotations

from loggia.games.genoa.rules.actions import move_markers, open_window
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.trade import Lapsed, cards_given, cards_shown, dealt
from loggia.games.genoa.rules.imagining.knowledge import hand_over_cards, hint, is_public, show
from loggia.games.genoa.rules.phases import open_move_node
from loggia.games.genoa.rules.pieces import (
    GOOD_NO,
    KIND_NO,
    LARGE,
    MARKER,
    MESSAGE,
    N_BUILDINGS,
    N_GOODS,
    SPECIALS,
    bits,
    mask_of,
)
from loggia.games.genoa.rules.state import (
    FROM_DEALS,
    SOURCES,
    GenoaState,
    offer_field,
    offer_key,
    offer_seat,
)
from loggia.games.genoa.rules.tower import step
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.track_record import note_purchase
from loggia.kernel import Teller


def conclude(
    box: GenoaBox,
    state: GenoaState,
    buyer: int,
    field: int,
    pay: Bundle,
    ask: Bundle,
    pay_closed: int,
    ask_closed: int,
    tell: Teller,
) -> None:
    """GEN-TRADE-2.3, GEN-TRADE-1.2a: the deal binds. Both sides pay, the tower steps if need be, the buyer acts.

    GEN-TRADE-1.2e: the action is his, and other offers for it lapse.
    """
    tower = state.tower
    if tell.heard:
        tell.made(dealt(box, tower, buyer, box.fields[field], pay, ask))
    note_purchase(box, state, buyer, pay, ask)
    able = able_orders(box, state, buyer, field, pay, ask) if villa_promise(box, field, pay) else 0
    stay = _hidden_orders(box, state, buyer, pay) & ~pay_closed
    _exchange(box, state, buyer, tower, pay, pay_closed, ask, ask_closed, tell)
    if able:
        hint(state, stay, able)
    state.counters = {}
    _drop_offers(box, state, buyer, field, tell)
    if field != state.path[-1]:
        step(box, state, field, tell)
    if field < N_BUILDINGS:
        open_window(box, state, buyer, pay.drawn, pay.picks, tell)
    else:
        state.fresh = (pay_closed | ask_closed) & box.kind_mask[MESSAGE]
        open_move_node(box, state, tell)


def _exchange(
    box: GenoaBox,
    state: GenoaState,
    buyer: int,
    tower: int,
    pay: Bundle,
    pay_closed: int,
    ask: Bundle,
    ask_closed: int,
    tell: Teller,
) -> None:
    """GEN-TRADE-PAY (1), GEN-TRADE-2.8: both sides transfer everything they hold now, simultaneously."""
    _transfer(box, state, buyer, tower, pay)
    if not ask.empty:
        _transfer(box, state, tower, buyer, ask)
    sides = (
        (buyer, tower, pay, pay_closed, _in_question(box, state, buyer, pay)),
        (tower, buyer, ask, ask_closed, _in_question(box, state, tower, ask)),
    )
    for giver, receiver, side, closed, among in sides:
        if side.cards:
            show_openly(box, state, giver, side, tell)
            openly = mask_of([box.card_no[card] for card in side.cards])
            hand_over_cards(box, state, giver, receiver, openly, openly)
        if closed:
            hand_over_cards(box, state, giver, receiver, closed, among)
            tell.only((giver, receiver), cards_given, box, giver, receiver, tuple(bits(closed)))


def _in_question(box: GenoaBox, state: GenoaState, giver: int, side: Bundle) -> int:
    """The cards that the closed items of a side can be, for all who only see their backs."""
    found = 0
    for name, _ in side.closed:
        found |= state.hands[giver] & box.kind_mask[KIND_NO[name]]
    return found & ~mask_of([box.card_no[card] for card in side.cards])


def show_openly(box: GenoaBox, state: GenoaState, seat: int, side: Bundle, tell: Teller) -> None:
    """Rules, *Offers*: the face of an openly named card becomes public with the proposal, or with its acceptance."""
    fresh = tuple(number for number in map(box.card_no.__getitem__, side.cards) if not is_public(state, number))
    if fresh:
        show(box, state, seat, mask_of(fresh))
        tell(cards_shown, box, seat, fresh)


def _transfer(box: GenoaBox, state: GenoaState, giver: int, receiver: int, side: Bundle) -> None:
    """Money, wares, special cards and markers; cards go separately, so that nobody gives what he has just received."""
    if side.money:
        state.money[giver] -= side.money
        state.money[receiver] += side.money
        state.ledger[giver * SOURCES + FROM_DEALS] -= side.money
        state.ledger[receiver * SOURCES + FROM_DEALS] += side.money
    for name, count in side.goods:
        if name == MARKER:
            move_markers(state, giver, receiver, count)
        else:
            good = GOOD_NO[name]
            state.area[giver * N_GOODS + good] -= count
            state.area[receiver * N_GOODS + good] += count


def _drop_offers(box: GenoaBox, state: GenoaState, buyer: int, field: int, tell: Teller) -> None:
    """GEN-NEG-2: all other offers of the buyer lapse, whatever they contain."""
    if state.offers:
        lapsed = [offer_field(key) for key in state.offers if offer_seat(key) == buyer]
        for target in lapsed:
            del state.offers[offer_key(buyer, target)]
        others = tuple(box.fields[target] for target in lapsed if target != field)
        if others:
            tell(Lapsed, buyer, others)


def villa_promise(box: GenoaBox, field: int, pay: Bundle) -> bool:
    """Whether a villa's special card is promised, which needs a large order."""
    return bool(pay.drawn) and field < N_BUILDINGS and box.is_villa[field] and pay.drawn[0][0] in SPECIALS


def hint_at_order(box: GenoaBox, state: GenoaState, buyer: int, field: int, pay: Bundle, ask: Bundle) -> None:
    """GEN-NEG-V6: a lawful villa promise tells everybody that the buyer has an order for it among his hidden cards."""
    able = able_orders(box, state, buyer, field, pay, ask)
    if able:
        hint(state, _hidden_orders(box, state, buyer, pay), able)


def able_orders(box: GenoaBox, state: GenoaState, buyer: int, field: int, pay: Bundle, ask: Bundle) -> int:
    """The orders of a villa for which the buyer will have the wares; none, if the deal itself brings him one openly."""
    faces = 0
    for order in bits(box.villa_orders[field]):
        wares = box.cards[order].wares
        if all(state.area[buyer * N_GOODS + ware] + _change(pay, ask, ware) > 0 for ware in wares):
            faces |= 1 << order
    return 0 if any(faces >> box.card_no[card] & 1 for card in ask.cards) else faces


def _hidden_orders(box: GenoaBox, state: GenoaState, buyer: int, pay: Bundle) -> int:
    """The buyer's large orders that are not given away openly."""
    return state.hands[buyer] & box.kind_mask[LARGE] & ~mask_of([box.card_no[card] for card in pay.cards])


def _change(pay: Bundle, ask: Bundle, ware: int) -> int:
    gained = sum(count for name, count in ask.goods if GOOD_NO[name] == ware)
    return gained - sum(count for name, count in pay.goods if GOOD_NO[name] == ware)
