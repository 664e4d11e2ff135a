"""Main effects of the 18 buildings, for a regular action and for a `building_action` card alike.

Rules, *Buildings*.
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.events.actions import LargeOrderFulfilled, Received
from loggia.games.genoa.rules.messages import pay_from_bank
from loggia.games.genoa.rules.moves import PRIVILEGE_CHOICE
from loggia.games.genoa.rules.names import card_of, face_of, field_name, good_name
from loggia.games.genoa.rules.pieces import (
    DRAW_CARDS,
    GOOD_NO,
    GOODS,
    MARKER,
    MARKERS,
    N_GOODS,
    PRIVILEGE,
    SPECIALS,
    TAKE_MARKERS,
    VILLA,
    WARES,
    bits,
)
from loggia.games.genoa.rules.stacks import draw_some, give_back
from loggia.games.genoa.rules.state import FROM_LARGE, GenoaState
from loggia.kernel import Chance, NotAllowed, Teller, not_allowed

FIRST_SPECIAL = len(WARES)


def fulfillable(box: GenoaBox, state: GenoaState, seat: int, villa: int) -> list[int]:
    """GEN-LARGE-2: the large orders of a villa that the seat holds and has the wares for."""
    first, area = seat * N_GOODS, state.area
    return [
        card
        for card in bits(state.hands[seat] & box.villa_orders[villa])
        if all(area[first + ware] for ware in box.cards[card].wares)
    ]


def rewards(state: GenoaState) -> list[str]:
    """GEN-LARGE-2, GEN-R-21: the special cards to choose from; none left: the empty choice."""
    left = [name for number, name in enumerate(SPECIALS, FIRST_SPECIAL) if state.supply[number]]
    return left or [""]


def effect_refusal(
    box: GenoaBox, state: GenoaState, seat: int, building: int, choice: str, special: str
) -> NotAllowed | None:
    """GEN-BLDG-11: a villa needs a choice, every other building has none."""
    if box.effects[building].what != VILLA:
        if choice or special:
            return not_allowed("GEN-BLDG-11", "genoa-refused-no-choice", building=field_name(box.fields[building]))
        return None
    if choice == PRIVILEGE_CHOICE and not special:
        return None
    card = box.card_no.get(choice, -1)
    if card < 0:
        return not_allowed("GEN-BLDG-11", "genoa-refused-villa-choice")
    if not state.hands[seat] >> card & 1 or not box.villa_orders[building] >> card & 1:
        villa = field_name(box.fields[building], "of")
        return not_allowed("GEN-LARGE-2", "genoa-refused-not-this-order", villa=villa, card=card_of(box, choice))
    for ware in box.cards[card].wares:
        if not state.area[seat * N_GOODS + ware]:
            return not_allowed("GEN-LARGE-2", "genoa-refused-ware", ware=good_name(GOODS[ware]))
    if not special and rewards(state) != [""]:
        return not_allowed("GEN-R-21", "genoa-refused-reward-open")
    if special not in rewards(state):
        return not_allowed("GEN-R-21", "genoa-refused-reward", special=good_name(special))
    return None


def carry_out(
    box: GenoaBox,
    state: GenoaState,
    seat: int,
    building: int,
    choice: str,
    special: str,
    chance: Chance,
    tell: Teller,
) -> tuple[int, ...]:
    """The main effect; returns the cards drawn by it, in their order."""
    effect = box.effects[building]
    if effect.what == DRAW_CARDS:
        return draw_some(box, state, seat, effect.kind, effect.count, chance, tell)
    if effect.what == VILLA:
        if choice == PRIVILEGE_CHOICE:
            return draw_some(box, state, seat, PRIVILEGE, 1, chance, tell)
        _fulfil(box, state, seat, box.card_no[choice], special, tell)
        return ()
    first = seat * N_GOODS
    received: list[tuple[str, int]] = []
    if effect.what == TAKE_MARKERS:
        count = min(effect.count, state.marker_supply[seat])
        state.marker_supply[seat] -= count
        state.area[first + MARKERS] += count
        if count:
            received.append((MARKER, count))
    else:
        for good in effect.goods:
            if state.supply[good]:  # GEN-BLDG-12: what is not in the supply is not received
                state.supply[good] -= 1
                state.area[first + good] += 1
                received.append((GOODS[good], 1))
    if tell.heard:
        tell.made(Received(seat, box.fields[building], tuple(received)))
    return ()


def _fulfil(box: GenoaBox, state: GenoaState, seat: int, card: int, special: str, tell: Teller) -> None:
    """GEN-LARGE-2: wares and card go back; the bank pays, and a special card of choice comes with it."""
    first = seat * N_GOODS
    for ware in box.cards[card].wares:
        state.area[first + ware] -= 1
        state.supply[ware] += 1
    give_back(box, state, seat, card)
    pay_from_bank(state, seat, box.large_pay, FROM_LARGE)
    if special:
        good = GOOD_NO[special]
        state.supply[good] -= 1
        state.area[first + good] += 1
    tell(LargeOrderFulfilled, seat, face_of(box, card), box.large_pay, special)
