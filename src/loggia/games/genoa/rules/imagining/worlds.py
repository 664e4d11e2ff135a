"""Imagining: another complete state that a seat cannot tell from the real one, by all it was ever told.

Money is derivable: every payment is public, so it stays. What a seat cannot know is which unknown cards lie where,
which messages others hold back, which cards they have named for closed items, and what they have sealed.
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.sampling import sample
from loggia.games.genoa.rules.imagining.histories import CardHistories
from loggia.games.genoa.rules.moves import PASS, GenoaMove, Offer, Withdraw
from loggia.games.genoa.rules.pieces import KIND_NO, MESSAGE, bits, mask_of
from loggia.games.genoa.rules.state import (
    OVER,
    PLACE,
    GenoaState,
    Standing,
    offer_field,
    offer_seat,
)
from loggia.games.genoa.rules.trade.deals import villa_promise
from loggia.games.genoa.rules.trade.offers import order_after
from loggia.kernel import Chance

HELD_BACK = 8
"""One in this many messages of the other seats is imagined as held back."""


def imagine(box: GenoaBox, state: GenoaState, seat: int, chance: Chance) -> GenoaState:
    """Exchange what the seat does not know."""
    twin = state.copy()
    histories = CardHistories(box, state, seat, chance)
    _apply(twin, state, histories.table)
    if state.told:
        twin.told = histories.told()
    if state.phase not in (PLACE, OVER):
        twin.held = _held(box, twin, state.held & state.hands[seat], seat, chance)
    if state.offers or state.counters:
        _rename(box, twin, seat, chance)
    for other in state.sealed:
        if other != seat:
            twin.sealed[other] = _sealed(box, twin, other, chance)
    return twin


def _apply(twin: GenoaState, state: GenoaState, table: list[int]) -> None:
    """Put the imagined cards wherever the real ones are spoken of."""

    def moved(cards: int) -> int:
        found = 0
        for card in bits(cards):
            found |= 1 << table[card]
        return found

    twin.hands = [moved(hand) for hand in state.hands]
    translation = bytes(table) + bytes(range(len(table), 256))
    twin.down = [stack.translate(translation) for stack in state.down]
    known = bytearray(len(table))
    for card, face in enumerate(table):
        known[face] = state.known[card]
    twin.known = bytes(known)
    twin.fresh = moved(state.fresh)
    twin.pick_cards = tuple(table[card] for card in state.pick_cards)


def _held(box: GenoaBox, twin: GenoaState, own: int, seat: int, chance: Chance) -> int:
    """GEN-NEG-13: holding back is secret, so any message of the others may be held."""
    held = own
    for other, hand in enumerate(twin.hands):
        if other != seat:
            for card in bits(hand & box.kind_mask[MESSAGE]):
                if not chance.below(HELD_BACK):
                    held |= 1 << card
    return held


def _rename(box: GenoaBox, twin: GenoaState, seat: int, chance: Chance) -> None:
    """Rules, *Offers*: others may have named any of their cards for the closed items of their proposals."""
    for proposals in (twin.offers, twin.counters):
        for key, one in proposals.items():
            buyer, field = offer_seat(key), offer_field(key)
            writer = buyer if proposals is twin.offers else twin.tower
            if not one.named or writer == seat:
                continue
            side = one.pay if writer == buyer else one.ask
            free = twin.hands[writer] & ~mask_of([box.card_no[card] for card in side.cards])
            if writer == buyer and villa_promise(box, field, one.pay):
                able = bits(order_after(box, twin, buyer, field, one.pay, one.ask, 0) & twin.hands[buyer])
                if able:
                    free &= ~(1 << chance.choice(able))
            named = 0
            for name, count in side.closed:
                cards = bits(free & box.kind_mask[KIND_NO[name]])
                chance.shuffle(cards)
                named |= mask_of(cards[:count])
            proposals[key] = Standing(one.version, one.since, one.pay, one.ask, named)


def _sealed(box: GenoaBox, twin: GenoaState, seat: int, chance: Chance) -> GenoaMove:
    """GEN-NEG-14: some answer that the seat could have sealed."""
    answer = twin.sealed.pop(seat)
    for _ in range(3):
        move = sample(box, twin, seat, chance)
        if isinstance(move, Offer | Withdraw):
            answer = move
            break
    else:
        answer = PASS
    twin.sealed[seat] = answer
    return answer
