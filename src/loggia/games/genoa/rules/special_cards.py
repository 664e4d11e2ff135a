"""Special cards that are played inside an own action window: any ware, 1:1 trade, building action.

Rules, *Special cards*.
"""

from __future__ import annotations

from loggia.games.genoa.rules.actions import owes_order, window_refusal
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import carry_out, effect_refusal, fulfillable
from loggia.games.genoa.rules.events.actions import AnyWarePlayed, BuildingActionPlayed, Traded
from loggia.games.genoa.rules.moves import PlayAnyWare, PlayBuilding, PlayTrade
from loggia.games.genoa.rules.names import face_of, field_name, good_name, thing_name
from loggia.games.genoa.rules.pieces import (
    ANY_WARE,
    BUILDING_ACTION,
    BUILDINGS,
    GOOD_NO,
    KIND_NO,
    LARGE,
    MARKERS,
    N_GOODS,
    TRADE,
    WARES,
)
from loggia.games.genoa.rules.stacks import draw_some, give_back
from loggia.games.genoa.rules.state import GenoaState
from loggia.games.genoa.rules.trade.offers import prune
from loggia.games.genoa.rules.trade.rights import stack_size
from loggia.kernel import Chance, NotAllowed, Teller, not_allowed


def _card_refusal(state: GenoaState, seat: int, special: int, name: str, rule: str) -> NotAllowed | None:
    refused = window_refusal(state, seat, rule)
    if refused is None and not state.area[seat * N_GOODS + special]:
        refused = not_allowed(rule, "genoa-refused-no-card", card=good_name(name))
    return refused


def _spend(state: GenoaState, seat: int, special: int) -> None:
    """GEN-SPEC-1: a played card goes back to its supply stack."""
    state.area[seat * N_GOODS + special] -= 1
    state.supply[special] += 1


# --- any ware ---------------------------------------------------------------------------------------------------------


def any_ware_refusal(box: GenoaBox, state: GenoaState, seat: int, move: PlayAnyWare) -> NotAllowed | None:
    """GEN-SPEC-AW, GEN-R-23: a ware that is available."""
    refused = _card_refusal(state, seat, ANY_WARE, "any_ware", "GEN-SPEC-AW")
    if refused is None and move.ware not in WARES:
        refused = not_allowed("GEN-SPEC-AW", "genoa-refused-not-a-ware")
    if refused is None and not state.supply[GOOD_NO[move.ware]]:
        refused = not_allowed("GEN-R-23", "genoa-refused-supply", good=good_name(move.ware))
    return refused


def play_any_ware(box: GenoaBox, state: GenoaState, seat: int, move: PlayAnyWare, tell: Teller) -> None:
    """One ware of choice from the supply."""
    _spend(state, seat, ANY_WARE)
    ware = GOOD_NO[move.ware]
    state.supply[ware] -= 1
    state.area[seat * N_GOODS + ware] += 1
    tell(AnyWarePlayed, seat, move.ware)
    if state.offers:
        prune(box, state, tell)


# --- 1:1 trade --------------------------------------------------------------------------------------------------------


def trade_refusal(box: GenoaBox, state: GenoaState, seat: int, move: PlayTrade) -> NotAllowed | None:
    """GEN-SPEC-TR, GEN-R-22: any own good but the played card; anything that is then in the supply."""
    refused = _card_refusal(state, seat, TRADE, "trade_1_1", "GEN-SPEC-TR")
    if refused is not None:
        return refused
    good, card = GOOD_NO.get(move.give, -1), box.card_no.get(move.give, -1)
    if move.take not in GOOD_NO and move.take not in KIND_NO:
        return not_allowed("GEN-R-22", "genoa-refused-not-a-good")
    if good >= 0:
        owned = state.area[seat * N_GOODS + good] > (1 if good == TRADE else 0)
    elif card >= 0:
        owned = bool(state.hands[seat] >> card & 1)
    else:
        return not_allowed("GEN-R-22", "genoa-refused-not-a-good")
    if not owned:
        return not_allowed("GEN-SPEC-TR", "genoa-refused-trade-give", good=thing_name(box, move.give))
    if not _takeable(box, state, seat, move):
        return not_allowed("GEN-R-22", "genoa-refused-supply", good=good_name(move.take))
    if breaks_promise(box, state, seat, good, card):
        return not_allowed("GEN-R-07", "genoa-refused-promised", good=good_name(state.promise[0][0]))
    return None


def _takeable(box: GenoaBox, state: GenoaState, seat: int, move: PlayTrade) -> bool:
    """GEN-R-22: available after the return; the played card, too, is back in its supply then."""
    if move.take == move.give:
        return True
    kind = KIND_NO.get(move.take, -1)
    if kind >= 0:
        card = box.card_no.get(move.give, -1)
        return stack_size(box, state, kind) > 0 or (card >= 0 and box.card_kind[card] == kind)
    good = GOOD_NO.get(move.take, -1)
    if good == MARKERS:
        return state.marker_supply[seat] > 0
    return good == TRADE or (good >= 0 and state.supply[good] > 0)


def breaks_promise(box: GenoaBox, state: GenoaState, seat: int, good: int, card: int) -> bool:
    """GEN-R-07: no step may leave the seat unable to fulfil the large order that its promise rests on."""
    if not owes_order(box, state, seat):
        return False
    for order in fulfillable(box, state, seat, state.path[-1]):
        wares = box.cards[order].wares
        if order != card and (good not in wares or state.area[seat * N_GOODS + good] > 1):
            return False
    return True


def play_trade(box: GenoaBox, state: GenoaState, seat: int, move: PlayTrade, chance: Chance, tell: Teller) -> None:
    """Return one, take one; a taken game card is the top card of its stack. Worked examples GEN-EX-04, GEN-EX-05."""
    _spend(state, seat, TRADE)
    first = seat * N_GOODS
    if move.give in GOOD_NO:
        good = GOOD_NO[move.give]
        state.area[first + good] -= 1
        _supply(state, seat, good, 1)
        tell(Traded, seat, move.give, move.take, ())
    else:
        card = box.card_no[move.give]
        give_back(box, state, seat, card)
        tell(Traded, seat, move.give, move.take, (face_of(box, card),))
    if move.take in GOOD_NO:
        good = GOOD_NO[move.take]
        _supply(state, seat, good, -1)
        state.area[first + good] += 1
    else:
        draw_some(box, state, seat, KIND_NO[move.take], 1, chance, tell)
    if state.offers:
        prune(box, state, tell)


def _supply(state: GenoaState, seat: int, good: int, change: int) -> None:
    if good == MARKERS:
        state.marker_supply[seat] += change
    else:
        state.supply[good] += change


# --- building action --------------------------------------------------------------------------------------------------


def building_refusal(box: GenoaBox, state: GenoaState, seat: int, move: PlayBuilding) -> NotAllowed | None:
    """GEN-SPEC-BA, GEN-OWN-3, GEN-R-29: a building with an own marker, but not the one that only brings this card."""
    refused = _card_refusal(state, seat, BUILDING_ACTION, "building_action", "GEN-SPEC-BA")
    if refused is not None:
        return refused
    if move.building not in BUILDINGS or state.owners[box.field_no[move.building]] != seat:
        return not_allowed("GEN-SPEC-BA", "genoa-refused-not-mine", building=field_name(move.building, "at"))
    building = box.field_no[move.building]
    if BUILDING_ACTION in box.effects[building].goods:
        return not_allowed("GEN-R-29", "genoa-refused-palace", building=field_name(move.building, "at"))
    refused = effect_refusal(box, state, seat, building, move.choice, move.special)
    if refused is None and order_breaks_promise(box, state, seat, move):
        refused = not_allowed("GEN-R-07", "genoa-refused-promised", good=good_name(state.promise[0][0]))
    return refused


def order_breaks_promise(box: GenoaBox, state: GenoaState, seat: int, move: PlayBuilding) -> bool:
    """GEN-R-07: nor may an order in another villa (GEN-R-03) use up the wares behind a promise."""
    card = box.card_no.get(move.choice, -1)
    if card < 0 or box.card_kind[card] != LARGE or not owes_order(box, state, seat):
        return False
    used = box.cards[card].wares
    first, area = seat * N_GOODS, state.area
    for order in fulfillable(box, state, seat, state.path[-1]):
        if order != card and all(area[first + ware] > (ware in used) for ware in box.cards[order].wares):
            return False
    return True


def play_building(
    box: GenoaBox, state: GenoaState, seat: int, move: PlayBuilding, chance: Chance, tell: Teller
) -> None:
    """The main effect there: no action, no income, no small order (GEN-SMALL-5)."""
    _spend(state, seat, BUILDING_ACTION)
    tell(BuildingActionPlayed, seat, move.building)
    carry_out(box, state, seat, box.field_no[move.building], move.choice, move.special, chance, tell)
    if state.offers:
        prune(box, state, tell)
