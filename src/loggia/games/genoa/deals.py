"""Deals: payment, step, action (GEN-TRADE-1.2, GEN-TRADE-PAY), once an offer or a counter-offer binds."""

from __future__ import annotations

from loggia.games.genoa.actions import move_markers, open_window
from loggia.games.genoa.bundles import Bundle
from loggia.games.genoa.offers import order_after
from loggia.games.genoa.pieces import (
    GOOD_NO,
    LARGE,
    MARKER,
    MESSAGE,
    N_BUILDINGS,
    N_GOODS,
    SPECIALS,
    Box,
    bits,
    mask_of,
)
from loggia.games.genoa.placing import step
from loggia.games.genoa.stacks import hand_over_cards, show
from loggia.games.genoa.state import FROM_DEALS, KEY, SOURCES, GenoaState
from loggia.games.genoa.talk_events import Lapsed, cards_given, cards_shown, dealt
from loggia.games.genoa.turns import open_move_node
from loggia.kernel import Teller


def conclude(
    box: Box,
    state: GenoaState,
    buyer: int,
    field: int,
    pay: Bundle,
    ask: Bundle,
    pay_closed: int,
    ask_closed: int,
    tell: Teller,
) -> None:
    """GEN-TRADE-2.3: the deal binds. Both sides pay at once, the tower steps if it has to, and the buyer acts."""
    tower = state.tower
    tell(dealt, box, tower, buyer, box.fields[field], pay, ask)
    if villa_promise(box, field, pay):
        hint_at_order(box, state, buyer, field, pay, ask, pay_closed)
    _exchange(box, state, buyer, tower, pay, pay_closed, ask, ask_closed, tell)
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
    box: Box,
    state: GenoaState,
    buyer: int,
    tower: int,
    pay: Bundle,
    pay_closed: int,
    ask: Bundle,
    ask_closed: int,
    tell: Teller,
) -> None:
    """GEN-TRADE-PAY (1): both sides transfer everything they hold now, simultaneously."""
    _transfer(box, state, buyer, tower, pay)
    if not ask.empty:
        _transfer(box, state, tower, buyer, ask)
    for giver, receiver, side, closed in ((buyer, tower, pay, pay_closed), (tower, buyer, ask, ask_closed)):
        if side.cards:
            show_openly(box, state, giver, side, tell)
            hand_over_cards(state, giver, receiver, mask_of([box.card_no[card] for card in side.cards]))
        if closed:
            hand_over_cards(state, giver, receiver, closed)
            tell.only((giver, receiver), cards_given, box, giver, receiver, tuple(bits(closed)))


def show_openly(box: Box, state: GenoaState, seat: int, side: Bundle, tell: Teller) -> None:
    """Section 17.2: the face of an openly named card becomes public with the proposal, or with its acceptance."""
    if side.cards:
        everybody = (1 << state.seats) - 1
        numbers = [box.card_no[card] for card in side.cards]
        fresh = tuple(card for card in numbers if state.known[card] != everybody)
        if fresh:
            show(state, mask_of(fresh))
            tell(cards_shown, box, seat, fresh)


def _transfer(box: Box, state: GenoaState, giver: int, receiver: int, side: Bundle) -> None:
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


def _drop_offers(box: Box, state: GenoaState, buyer: int, field: int, tell: Teller) -> None:
    """GEN-NEG-2: all other offers of the buyer lapse, whatever they contain."""
    if state.offers:
        lapsed = [key % KEY for key in state.offers if key // KEY == buyer]
        for target in lapsed:
            del state.offers[buyer * KEY + target]
        others = tuple(box.fields[target] for target in lapsed if target != field)
        if others:
            tell(Lapsed, buyer, others)


def villa_promise(box: Box, field: int, pay: Bundle) -> bool:
    """Whether a villa's special card is promised, which needs a large order."""
    return bool(pay.drawn) and field < N_BUILDINGS and box.is_villa[field] and pay.drawn[0][0] in SPECIALS


def hint_at_order(box: Box, state: GenoaState, buyer: int, field: int, pay: Bundle, ask: Bundle, named: int) -> None:
    """GEN-NEG-V6: a lawful villa promise tells everybody that the buyer has an order for it among his hidden cards."""
    able = order_after(box, state, buyer, field, pay, ask, named)
    everybody = (1 << state.seats) - 1
    if any(state.known[card] == everybody for card in bits(able & state.hands[buyer])):
        return
    if any(able >> box.card_no[card] & 1 for card in ask.cards):
        return
    shown = 0
    for card in pay.cards:
        shown |= 1 << box.card_no[card]
    where = state.hands[buyer] & box.kind_mask[LARGE] & ~named & ~shown
    faces = 0
    for order in bits(box.villa_orders[field]):
        wares = box.cards[order].wares
        if all(state.area[buyer * N_GOODS + ware] + _change(pay, ask, ware) > 0 for ware in wares):
            faces |= 1 << order
    hint = (where, faces)
    if hint not in state.hints:
        state.hints = (*state.hints, hint)


def _change(pay: Bundle, ask: Bundle, ware: int) -> int:
    gained = sum(count for name, count in ask.goods if GOOD_NO[name] == ware)
    return gained - sum(count for name, count in pay.goods if GOOD_NO[name] == ware)
