"""Previews: what a move would bring or cost, as far as its seat can know."""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import fulfillable
from loggia.games.genoa.rules.moves import (
    PRIVILEGE_CHOICE,
    Accept,
    Agree,
    Deliver,
    GenoaMove,
    Go,
    Hold,
    Main,
    Offer,
    Order,
    PlayBuilding,
    Take,
)
from loggia.games.genoa.rules.names import (
    bundle_words,
    ducats,
    face_of,
    faces_of,
    field_name,
    items_list,
    items_of,
    joined,
    some,
    the_card,
)
from loggia.games.genoa.rules.pieces import (
    DRAW_CARDS,
    FURTHER,
    GOODS,
    KIND_NO,
    KINDS,
    MARKER,
    MESSAGE,
    N_BUILDINGS,
    PRIVILEGE,
    TAKE_MARKERS,
    VILLA,
    bits,
)
from loggia.games.genoa.rules.state import (
    TOWER,
    GenoaState,
    Standing,
    offer_field,
    offer_seat,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.negotiating import found_counter, found_offer
from loggia.games.genoa.rules.trade.offers import closed_cards
from loggia.games.genoa.rules.trade.rights import hand_size, quota, yields
from loggia.kernel import Phrase, Said, Seat, phrase


def effect(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> Phrase | None:
    """What the move would bring or cost; None where its words say it all."""
    match move:
        case Accept():
            key = found_offer(box, state, move)
            return None if key < 0 else _sale(box, state, seat, key, move)
        case Agree():
            key = found_counter(box, state, seat, move)
            return None if key < 0 else _purchase(box, state, seat, offer_field(key), state.counters[key], move)
        case Take():
            further = _spends(box, state, seat)
            message = "genoa-effect-take-further" if further else "genoa-effect-take"
            return _gain(message, gains(box, state, seat, state.path[-1], further=further))
        case Main():
            return _promised(box, state, seat, _main(box, state, seat, state.path[-1], move.choice, move.special))
        case PlayBuilding():
            return _main(box, state, seat, box.field_no[move.building], move.choice, move.special)
        case Order():
            ware = box.cards[box.card_no[move.card]].wares[0]
            return phrase("genoa-effect-order", money=ducats(box.small_pay), wares=some(GOODS[ware], 1))
        case Deliver():
            return phrase("genoa-effect-money", money=ducats(box.message_pay))
        case Hold():
            return phrase("genoa-effect-hold", money=ducats(box.message_pay))
        case Go():
            return _step(box, state, seat, box.field_no[move.field])
        case Offer():
            field = box.field_no[move.field]
            if field >= N_BUILDINGS:
                return phrase("genoa-effect-buys-step")
            here = state.phase == TOWER and field == state.path[-1]
            message = "genoa-effect-buys" if here else "genoa-effect-buys-there"
            return _gain(message, gains(box, state, seat, field, further=_spends(box, state, seat)))
        case _:
            return None


def _spends(box: GenoaBox, state: GenoaState, seat: int) -> bool:
    """GEN-ACT-9: whether an action of that seat would spend a `further_action` card."""
    return state.acted[seat] >= quota(box, state, seat)


# --- deals ------------------------------------------------------------------------------------------------------------


def _bought(box: GenoaBox, state: GenoaState, field: int) -> Phrase:
    """What the buyer gets from the tower player's side of the table: the action, the step, or both."""
    if field == state.path[-1]:
        return phrase("genoa-bought-action", field=field_name(box.fields[field], "of"))
    message = "genoa-bought-step-action" if field < N_BUILDINGS else "genoa-bought-step"
    return phrase(message, field=field_name(box.fields[field], "to"))


def _sale(box: GenoaBox, state: GenoaState, seat: int, key: int, move: Accept) -> Phrase:
    standing, field = state.offers[key], offer_field(key)
    buyer, bought = Seat(offer_seat(key)), _bought(box, state, field)
    get = bundle_words(box, box.fields[field], standing.pay)
    if standing.ask.empty:
        sale = phrase("genoa-effect-sell", get=get, buyer=buyer, bought=bought)
    else:
        give = _given(box, state, seat, field, standing.ask, move.cards)
        sale = phrase("genoa-effect-sell-ask", get=get, give=give, buyer=buyer, bought=bought)
    if field < N_BUILDINGS and state.owners[field] == seat:  # GEN-OWN-2
        return phrase("genoa-effect-income", effect=sale, money=ducats(box.income))
    return sale


def _purchase(box: GenoaBox, state: GenoaState, seat: int, field: int, standing: Standing, move: Agree) -> Phrase:
    bought, give = _bought(box, state, field), _given(box, state, seat, field, standing.pay, move.cards)
    end = "-further" if field < N_BUILDINGS and _spends(box, state, seat) else ""
    if standing.ask.empty:
        return phrase(f"genoa-effect-buy{end}", bought=bought, give=give)
    get = bundle_words(box, box.fields[field], standing.ask)
    return phrase(f"genoa-effect-buy-ask{end}", bought=bought, get=get, give=give)


def _given(box: GenoaBox, state: GenoaState, giver: int, field: int, side: Bundle, cards: tuple[str, ...]) -> Phrase:
    """What the giver hands over, with the faces of the own cards that go face down."""
    openly = Bundle(side.money, side.goods, side.cards)
    later = Bundle(drawn=side.drawn, picks=side.picks)
    closed = bits(closed_cards(box, state, giver, side, cards))
    return joined(
        (
            *_words(box, field, openly),
            *(phrase("genoa-closed", item=the_card(face_of(box, card))) for card in closed),
            *_words(box, field, later),
        )
    )


def _words(box: GenoaBox, field: int, bundle: Bundle) -> tuple[Phrase, ...]:
    return items_list(items_of(box, box.fields[field], bundle), faces_of(box, bundle))


# --- actions ----------------------------------------------------------------------------------------------------------


def gains(
    box: GenoaBox, state: GenoaState, seat: int, building: int, privilege: bool = False, further: bool = False
) -> tuple[Said, ...]:
    """What the main effect of a building would give that seat, by the present supplies; empty: nothing.

    `privilege`: of a villa, the privilege. `further`: the action returns a `further_action` card to its supply first.
    """
    one = box.effects[building]
    if one.what == VILLA:
        return _villa_gains(box, state, seat, building, privilege)
    if one.what == DRAW_CARDS:
        names = [KINDS[one.kind]]
    elif one.what == TAKE_MARKERS:
        names = [MARKER]
    else:
        names = [GOODS[good] for good in one.goods]
    found = []
    for name in names:
        count = yields(box, state, seat, building, name) or int(further and name == GOODS[FURTHER])
        if count:
            found.append(some(name, count))
    return tuple(found)


def _villa_gains(box: GenoaBox, state: GenoaState, seat: int, villa: int, privilege: bool) -> tuple[Said, ...]:
    draws = yields(box, state, seat, villa, KINDS[PRIVILEGE]) > 0
    if not privilege and fulfillable(box, state, seat, villa):
        return (phrase("genoa-gain-villa" if draws else "genoa-gain-order"),)
    return (some(KINDS[PRIVILEGE], 1),) if draws else ()


def _gain(message: str, found: tuple[Said, ...]) -> Phrase:
    return phrase(message, gain=found) if found else phrase(f"{message}-nothing")


def _main(box: GenoaBox, state: GenoaState, seat: int, building: int, choice: str, special: str) -> Phrase:
    if not choice or choice == PRIVILEGE_CHOICE:
        return _gain("genoa-effect-gain", gains(box, state, seat, building, bool(choice)))
    wares = tuple(some(GOODS[ware], 1) for ware in box.cards[box.card_no[choice]].wares)
    if not special:
        return phrase("genoa-effect-order", money=ducats(box.large_pay), wares=wares)
    return phrase("genoa-effect-large", money=ducats(box.large_pay), special=some(special, 1), wares=wares)


def _promised(box: GenoaBox, state: GenoaState, seat: int, main: Phrase) -> Phrase:
    """GEN-TRADE-2.7: what goes on to the tower player; cards as far as stack and hand have them."""
    goods = []
    for name, count in state.promise:
        if name in KIND_NO:
            count = min(
                count,
                yields(box, state, seat, state.path[-1], name) + hand_size(box, state, seat, KIND_NO[name]),
            )
        if count:
            goods.append(some(name, count))
    if not goods:
        return main
    return phrase("genoa-effect-promised", effect=main, give=tuple(goods), seat=Seat(state.tower))


# --- steps ------------------------------------------------------------------------------------------------------------


def _step(box: GenoaBox, state: GenoaState, seat: int, field: int) -> Phrase:
    """The steps that remain, none where the tower would be stuck, and the own messages that the step completes."""
    visited = state.visited | 1 << field
    left = box.discs - len(state.path) - 1 if box.board.near[field] & ~visited else 0
    done = 0
    for card in bits(state.hands[seat] & box.kind_mask[MESSAGE]):
        wanted = box.visits[card]
        if wanted >> field & 1 and not wanted & ~visited:
            done += 1
    if done:
        return phrase("genoa-effect-go-messages", left=left, count=done, money=ducats(done * box.message_pay))
    return phrase("genoa-effect-go", left=left)
