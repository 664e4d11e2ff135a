"""Messages: delivered by any seat at any time after both buildings were visited (rules, *Messages*, GEN-NEG-13)."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.actions import MessageDelivered, MessageHeld
from loggia.games.genoa.rules.imagining.knowledge import hint
from loggia.games.genoa.rules.names import card_of, face_of
from loggia.games.genoa.rules.pieces import MESSAGE, bits, mask_of
from loggia.games.genoa.rules.stacks import give_back
from loggia.games.genoa.rules.state import FROM_MESSAGES, OVER, PLACE, SOURCES, GenoaState
from loggia.games.genoa.rules.trade.offers import prune
from loggia.kernel import NotAllowed, Teller, not_allowed


def pay_from_bank(state: GenoaState, seat: int, amount: int, source: int) -> None:
    """GEN-R-01, GEN-COMP-6: the bank pays; it never runs dry."""
    state.money[seat] += amount
    state.ledger[seat * SOURCES + source] += amount


def message_refusal(box: GenoaBox, state: GenoaState, seat: int, card: str, hold: bool) -> NotAllowed | None:
    """GEN-MSG-2, GEN-MSG-3, GEN-NEG-13: why a message cannot be delivered, or kept back, now.

    GEN-MSG-4, GEN-R-11: other deliveries and the moment of obtaining it do not count. Worked example GEN-EX-06.
    """
    number = box.card_no.get(card)
    if number is None or box.card_kind[number] != MESSAGE or not state.hands[seat] >> number & 1:
        return not_allowed("GEN-MSG-3", "genoa-refused-no-message", card=card_of(box, card))
    if state.phase in (PLACE, OVER):
        return not_allowed("GEN-MSG-3", "genoa-refused-before-placing")
    if not hold and in_question(box, state) >> number & 1:
        return not_allowed("GEN-TRADE-PAY", "genoa-refused-pick-first")
    if hold:
        if state.held >> number & 1:
            return not_allowed("GEN-NEG-13", "genoa-refused-held", card=card_of(box, card))
    elif box.visits[number] & ~state.visited:
        return not_allowed("GEN-MSG-2", "genoa-refused-not-visited", card=card_of(box, card))
    return None


def deliver(box: GenoaBox, state: GenoaState, seat: int, card: int, by_hand: bool, tell: Teller) -> None:
    """GEN-MSG-3: the card goes face up under its stack, the bank pays everybody who delivers (GEN-R-26)."""
    give_back(box, state, seat, card)
    pay_from_bank(state, seat, box.message_pay, FROM_MESSAGES)
    tell(MessageDelivered, seat, face_of(box, card), box.message_pay, by_hand)
    if by_hand:
        prune(box, state, tell)


def hold(box: GenoaBox, state: GenoaState, seat: int, card: int, tell: Teller) -> None:
    """GEN-NEG-13: secretly keep a message back from the automatic delivery of this turn."""
    state.held |= 1 << card
    if tell.heard:
        tell.made(MessageHeld(seat, face_of(box, card)), (seat,))


def deliverable(box: GenoaBox, state: GenoaState, cards: int) -> list[int]:
    """Those of some cards that are messages whose two buildings have been visited this turn."""
    missing = ~state.visited
    free = cards & box.kind_mask[MESSAGE] & ~in_question(box, state)
    return [card for card in bits(free) if not box.visits[card] & missing]


def in_question(box: GenoaBox, state: GenoaState) -> int:
    """GEN-TRADE-PAY: the set of cards that a promise is being picked from, which nothing else may use now."""
    return mask_of(state.pick_cards) if state.pick_cards and box.revision > 1 else 0


def deliver_the_rest(box: GenoaBox, state: GenoaState, tell: Teller) -> None:
    """GEN-NEG-13: at the end of the turn, tower player first, every deliverable message that is not held."""
    if state.visited.bit_count() > 1:
        for seat in state.clockwise(state.tower):
            for card in deliverable(box, state, state.hands[seat] & ~state.held):
                deliver(box, state, seat, card, False, tell)
    if state.fresh:
        _note_silence(box, state)
    state.held = 0


def _note_silence(box: GenoaBox, state: GenoaState) -> None:
    """A closed message that came in the turn's last move could not be held: that it was not delivered is a hint."""
    visited = state.visited
    others = 0
    for card in box.kind_cards[MESSAGE]:
        if box.visits[card] & ~visited:
            others |= 1 << card
    for card in bits(state.fresh & ~state.up):
        hint(state, 1 << card, others)
