"""Actions: the window of the seat that acts, its main effect, small orders, and goods promised from it.

Rules, *Actions*.
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import carry_out, effect_refusal, fulfillable
from loggia.games.genoa.rules.events.actions import (
    ActionBegan,
    ActionEnded,
    HandedOver,
    Income,
    SmallOrderDelivered,
    shown_to_pick,
)
from loggia.games.genoa.rules.events.trade import cards_given
from loggia.games.genoa.rules.imagining.knowledge import add_known, hand_over_cards
from loggia.games.genoa.rules.messages import pay_from_bank
from loggia.games.genoa.rules.moves import PRIVILEGE_CHOICE, Done, Main, Order, Pick
from loggia.games.genoa.rules.names import card_of, face_of, field_name, good_name
from loggia.games.genoa.rules.phases import open_move_node
from loggia.games.genoa.rules.pieces import (
    FURTHER,
    GOOD_NO,
    GOODS,
    KIND_NO,
    KINDS,
    MARKER,
    N_GOODS,
    SMALL,
    SPECIALS,
    bits,
    mask_of,
)
from loggia.games.genoa.rules.refusals.wrong_moment import not_now
from loggia.games.genoa.rules.stacks import give_back
from loggia.games.genoa.rules.state import ACTION, FROM_INCOME, FROM_SMALL, NOBODY, PICK, GenoaState
from loggia.games.genoa.rules.trade.bundles import RECEIVER
from loggia.games.genoa.rules.trade.offers import prune
from loggia.games.genoa.rules.trade.rights import quota
from loggia.kernel import Chance, NotAllowed, Teller, not_allowed


def open_window(
    box: GenoaBox, state: GenoaState, seat: int, promise: tuple[tuple[str, int], ...], picks: str, tell: Teller
) -> None:
    """GEN-ACT-6: the seat's right to the action of the tower building is settled.

    GEN-ACT-9, GEN-ACT-3, GEN-SPEC-FA: a `further_action` card is spent exactly when the quota is used up, and then the
    action is not counted (GEN-2P-3). GEN-ACT-8: the owner gets his income. GEN-ACT-7, GEN-R-25: whatever it brings.
    """
    building = state.path[-1]
    further = state.acted[seat] >= quota(box, state, seat)
    if further:
        state.area[seat * N_GOODS + FURTHER] -= 1
        state.supply[FURTHER] += 1
    else:
        state.acted[seat] += 1
    state.used |= 1 << building
    state.hushed = False
    state.phase = ACTION
    state.round_open = False
    state.sealed = {}
    state.actor = seat
    state.main_done = state.ordered = False
    state.promise = promise
    state.picks = picks
    if tell.heard:
        tell.made(ActionBegan(seat, box.fields[building], further))
    owner = state.owners[building]
    if owner not in (NOBODY, seat):
        pay_from_bank(state, owner, box.income, FROM_INCOME)
        tell(Income, owner, box.fields[building], box.income)
    if state.offers:
        prune(box, state, tell)


def window_refusal(state: GenoaState, seat: int, rule: str) -> NotAllowed | None:
    """GEN-SPEC-2: only inside the seat's own action window, and not while a promised card is being picked."""
    if state.phase != ACTION or seat != state.actor:
        return not_now(rule, state)
    return None


# --- main effect ------------------------------------------------------------------------------------------------------


def main_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Main) -> NotAllowed | None:
    """GEN-ACT-6, GEN-LARGE-3, GEN-R-07, GEN-R-10: exactly once, and as it was promised."""
    refused = window_refusal(state, seat, "GEN-ACT-6")
    if refused is None and state.main_done:
        refused = not_allowed("GEN-ACT-6", "genoa-refused-main-done")
    if refused is None:
        refused = effect_refusal(box, state, seat, state.path[-1], move.choice, move.special)
    if refused is None and state.promise and box.is_villa[state.path[-1]]:
        refused = _promise_refusal(state, move)
    return refused


def _promise_refusal(state: GenoaState, move: Main) -> NotAllowed | None:
    """GEN-R-07: a promise fixes the villa's option, and the special card as far as the supply has it."""
    name = state.promise[0][0]
    if name in KIND_NO:
        if move.choice != PRIVILEGE_CHOICE:
            return not_allowed("GEN-R-07", "genoa-refused-promised", good=good_name(name))
    elif move.choice == PRIVILEGE_CHOICE or (move.special != name and state.supply[GOOD_NO[name]]):
        return not_allowed("GEN-R-07", "genoa-refused-promised", good=good_name(name))
    return None


def main(box: GenoaBox, state: GenoaState, seat: int, move: Main, chance: Chance, tell: Teller) -> None:
    """The main effect, then at once whatever was promised from it (GEN-TRADE-PAY)."""
    drawn = carry_out(box, state, seat, state.path[-1], move.choice, move.special, chance, tell)
    state.main_done = True
    if state.promise:
        _hand_over(box, state, seat, drawn, tell)
    if state.offers:
        prune(box, state, tell)


def _hand_over(box: GenoaBox, state: GenoaState, giver: int, drawn: tuple[int, ...], tell: Teller) -> None:
    """GEN-TRADE-2.7: the tower player gets what the action brought; what it did not bring, from the giver's own.

    Worked example GEN-EX-02.
    """
    receiver = state.tower
    for name, count in state.promise:
        if name in KIND_NO:
            _hand_over_drawn(box, state, giver, drawn, KIND_NO[name], count, tell)
        elif name == MARKER:
            move_markers(state, giver, receiver, count)
            tell(HandedOver, giver, receiver, name, count)
        else:
            good = GOOD_NO[name]
            state.area[giver * N_GOODS + good] -= count
            state.area[receiver * N_GOODS + good] += count
            tell(HandedOver, giver, receiver, name, count)
    state.promise = ()


def _hand_over_drawn(
    box: GenoaBox, state: GenoaState, giver: int, drawn: tuple[int, ...], kind: int, count: int, tell: Teller
) -> None:
    """All cards that were promised, or a decision about which; GEN-R-07: missing ones come from the giver's hand."""
    by_receiver = state.picks == RECEIVER and len(drawn) >= count
    if len(drawn) < count:
        _give_cards(box, state, giver, drawn, drawn, tell)
        count -= len(drawn)
        drawn = tuple(bits(state.hands[giver] & box.kind_mask[kind]))
    if len(drawn) <= count:
        _give_cards(box, state, giver, drawn, drawn, tell)
        return
    state.phase = PICK
    state.pick_cards = drawn
    state.pick_left = count
    state.picker = state.tower if by_receiver else giver
    if by_receiver:
        add_known(state, mask_of(drawn), state.tower)
        tell.only((giver, state.tower), shown_to_pick, box, giver, state.tower, drawn)


def _give_cards(
    box: GenoaBox, state: GenoaState, giver: int, cards: tuple[int, ...], among: tuple[int, ...], tell: Teller
) -> None:
    """Cards go to the tower player face down, out of those that everybody knows to be in question."""
    if cards:
        receiver = state.tower
        hand_over_cards(box, state, giver, receiver, mask_of(cards), mask_of(among))
        tell(HandedOver, giver, receiver, KINDS[box.card_kind[cards[0]]], len(cards))
        tell.only((giver, receiver), cards_given, box, giver, receiver, cards)


def move_markers(state: GenoaState, giver: int, receiver: int, count: int) -> None:
    """GEN-TRADE-2.5m: the payer returns markers of his colour, the receiver takes as many of his own."""
    marker = GOOD_NO[MARKER]
    state.area[giver * N_GOODS + marker] -= count
    state.marker_supply[giver] += count
    state.area[receiver * N_GOODS + marker] += count
    state.marker_supply[receiver] -= count


# --- picking promised cards -------------------------------------------------------------------------------------------


def pick_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Pick) -> NotAllowed | None:
    """GEN-TRADE-2.7: one of the cards in question, by the seat that picks."""
    if state.phase != PICK or seat != state.picker:
        return not_now("GEN-TRADE-2.7", state)
    card = box.card_no.get(move.card, -1)
    if card not in state.pick_cards:
        return not_allowed("GEN-TRADE-2.7", "genoa-refused-pick", card=card_of(box, move.card))
    return None


def pick(box: GenoaBox, state: GenoaState, move: Pick, tell: Teller) -> None:
    """The card goes to the tower player; after the last one the action goes on."""
    card = box.card_no[move.card]
    _give_cards(box, state, state.actor, (card,), state.pick_cards, tell)
    state.pick_cards = tuple(one for one in state.pick_cards if one != card)
    state.pick_left -= 1
    if not state.pick_left:
        state.phase = ACTION
        state.pick_cards = ()
        state.picker = NOBODY
    if state.offers:
        prune(box, state, tell)


# --- small orders, end of the action ----------------------------------------------------------------------------------


def order_refusal(box: GenoaBox, state: GenoaState, seat: int, move: Order) -> NotAllowed | None:
    """GEN-SMALL-2, GEN-SMALL-3: one small order for the building of the action, with its ware.

    GEN-SMALL-4: the building's own goods do not matter.
    """
    refused = window_refusal(state, seat, "GEN-SMALL-2")
    if refused is not None:
        return refused
    card = box.card_no.get(move.card, -1)
    if card < 0 or box.card_kind[card] != SMALL or not state.hands[seat] >> card & 1:
        return not_allowed("GEN-SMALL-2", "genoa-refused-no-order", card=card_of(box, move.card))
    building = state.path[-1]
    if not box.building_orders[building] >> card & 1:
        here = field_name(box.fields[building], "at")
        return not_allowed("GEN-SMALL-5", "genoa-refused-order-elsewhere", card=card_of(box, move.card), building=here)
    if state.ordered:
        return not_allowed("GEN-SMALL-3", "genoa-refused-ordered", building=field_name(box.fields[building], "at"))
    ware = box.cards[card].wares[0]
    if not state.area[seat * N_GOODS + ware]:
        return not_allowed("GEN-SMALL-2", "genoa-refused-ware", ware=good_name(GOODS[ware]))
    return None


def order(box: GenoaBox, state: GenoaState, seat: int, move: Order, tell: Teller) -> None:
    """GEN-SMALL-2: ware and card go back, the bank pays."""
    card = box.card_no[move.card]
    ware = box.cards[card].wares[0]
    state.area[seat * N_GOODS + ware] -= 1
    state.supply[ware] += 1
    give_back(box, state, seat, card)
    pay_from_bank(state, seat, box.small_pay, FROM_SMALL)
    state.ordered = True
    tell(SmallOrderDelivered, seat, face_of(box, card), box.small_pay)
    if state.offers:
        prune(box, state, tell)


def done_refusal(state: GenoaState, seat: int, move: Done) -> NotAllowed | None:
    """GEN-ACT-6, GEN-R-10: only after the main effect and every promised good."""
    if state.phase == PICK and seat == state.actor:
        return not_allowed("GEN-TRADE-PAY", "genoa-refused-pick-first")
    refused = window_refusal(state, seat, "GEN-ACT-6")
    if refused is None and not state.main_done:
        refused = not_allowed("GEN-R-10", "genoa-refused-main-first")
    return refused


def done(box: GenoaBox, state: GenoaState, seat: int, tell: Teller) -> None:
    """The window closes and the tower may go on: the action here is over for this turn (GEN-ACT-4, GEN-ACT-5)."""
    if tell.heard:
        tell.made(ActionEnded(seat, box.fields[state.path[-1]]))
    open_move_node(box, state, tell)


def owes_order(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-R-07: whether the seat has promised a villa's special card and still has to fulfil an order for it."""
    return (
        not state.main_done
        and bool(state.promise)
        and state.promise[0][0] in SPECIALS
        and box.is_villa[state.path[-1]]
        and bool(fulfillable(box, state, seat, state.path[-1]))
    )
