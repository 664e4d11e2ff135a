"""Pointing: the pieces that name a move, and what is meant by pointing at a piece that is dim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loggia.games.genoa.faces.words.descriptions import PLAIN_VERBS
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.buildings import rewards
from loggia.games.genoa.rules.moves import (
    PRIVILEGE_CHOICE,
    REMOVE,
    REPLACE,
    Accept,
    Agree,
    Counter,
    Deliver,
    GenoaMove,
    Go,
    Hold,
    Main,
    Offer,
    Order,
    Own,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Start,
    Withdraw,
)
from loggia.games.genoa.rules.names import message_part
from loggia.games.genoa.rules.pieces import (
    BUILDING_ACTION,
    BUILDINGS,
    GOOD_NO,
    LARGE,
    MARKET_NO,
    MESSAGE,
    N_GOODS,
    SMALL,
    WARES,
    bits,
)
from loggia.games.genoa.rules.state import ACTION, MOVE, OWNERS, PICK, PLACE, TOWER, GenoaState
from loggia.games.genoa.rules.trade.bundles import Bundle


def ids(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> tuple[str, ...]:
    """The pieces that name a move; every move of one list has its own multiset of them."""
    verb = PLAIN_VERBS.get(type(move))
    if verb is not None:
        return (f"do:{verb}",)
    match move:
        case Start():
            return ("good:any_start", f"field:{move.field}")
        case Go():
            return (f"field:{move.field}",)
        case Offer():
            return (f"field:{move.field}", *_bundle_ids(box, move.pay, "give"), *_bundle_ids(box, move.ask, "ask"))
        case Counter():
            pieces = (*_bundle_ids(box, move.pay, "ask"), *_bundle_ids(box, move.ask, "give"))
            return (f"seat:{move.seat}", f"field:{move.field}", *pieces)
        case Withdraw():
            mine = f"offer:{seat}" if move.seat < 0 else f"counter:{move.seat}"
            return ("do:withdraw", f"{mine}:{move.field}")
        case Accept():
            return (f"offer:{move.seat}:{move.field}", *(f"card:{card}" for card in move.cards))
        case Agree():
            return (f"counter:{seat}:{move.field}", *(f"card:{card}" for card in move.cards))
        case Main():
            return ("do:main", *_choice_ids(move.choice, move.special)) if move.choice else ("do:main",)
        case Pick() | Order():
            return (f"card:{move.card}",)
        case Deliver():
            return ("do:deliver", f"card:{move.card}")
        case Hold():
            return ("do:hold", f"card:{move.card}")
        case PlayAnyWare():
            return ("good:any_ware", f"supply:{move.ware}")
        case PlayTrade():
            give = f"good:{move.give}" if move.give in GOOD_NO else f"card:{move.give}"
            take = f"supply:{move.take}" if move.take in GOOD_NO else f"stack:{move.take}"
            return ("good:trade_1_1", give, take)
        case PlayBuilding():
            return ("good:building_action", f"field:{move.building}", *_choice_ids(move.choice, move.special))
        case Own():
            return (f"field:{move.street}", *(_op_id(building, op) for building, op in move.ops))
        case _:
            return ()


def _op_id(building: str, op: str) -> str:
    verb = {REMOVE: "do:remove-", REPLACE: "do:replace-"}.get(op)
    return f"field:{building}" if verb is None else f"{verb}{message_part(building)}"


def _choice_ids(choice: str, special: str) -> tuple[str, ...]:
    if not choice:
        return ()
    if choice == PRIVILEGE_CHOICE:
        return ("stack:privilege",)
    return (f"card:{choice}", f"supply:{special}") if special else (f"card:{choice}",)


def _bundle_ids(box: GenoaBox, bundle: Bundle, side: str) -> list[str]:
    """`give` for what the mover gives, `ask` for what he wants; coins count in steps of 5."""
    good = "good" if side == "give" else "ask"
    coin = "coin" if side == "give" else "ask:coin"
    found = [coin] * (bundle.money // box.step_money)
    for name, count in (*bundle.goods, *bundle.closed):
        found += [f"{good}:{name}"] * count
    found += [f"card:{card}" if side == "give" else f"ask:{card}" for card in bundle.cards]
    for name, count in bundle.drawn:
        found += [f"yield:{name}{':' + bundle.picks if bundle.picks else ''}"] * count
    return found


# --- dim pieces -------------------------------------------------------------------------------------------------------


def meant(box: GenoaBox, state: GenoaState, seat: int, ids: Sequence[str]) -> Iterator[str]:
    """Moves in the notation, the likeliest first."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    if kind == "field":
        yield from _with_field(box, state, seat, name)
    elif kind == "card":
        yield from _with_card(box, state, seat, name)
    elif kind in ("supply", "stack"):
        yield from _with_supply(name, kind, pointed)
    elif kind == "good":
        yield from _with_special(box, state, seat, name)
    elif kind == "offer":
        whose, _, field = name.partition(":")
        yield f"withdraw {field}" if whose == str(seat) else f"accept {whose} {field}"
    elif kind == "counter":
        whose, _, field = name.partition(":")
        yield f"agree {field}" if whose == str(seat) else f"withdraw {whose} {field}"
    elif kind == "seat" and state.phase in (TOWER, MOVE):
        fields = [state.path[-1]] if state.phase == TOWER else bits(state.near)[::-1]
        yield from (f"counter {name} {box.fields[field]} pay {box.step_money}" for field in fields[:1])


def _with_field(box: GenoaBox, state: GenoaState, seat: int, field: str) -> Iterator[str]:
    """Start there, use it, go there or bid for it, whatever the moment is for."""
    if state.phase == PLACE:
        yield f"start {field}"
    elif state.phase == OWNERS:
        yield from _with_owner_field(box, state, field)
    elif state.phase == ACTION:
        if seat == state.actor and state.area[seat * N_GOODS + BUILDING_ACTION]:
            yield f"play building_action {field}"
        yield f"go {field}" if seat == state.tower else f"offer {field} pay {box.step_money}"
    elif seat == state.tower:
        yield f"go {field}"
    else:
        yield f"offer {field} pay {box.step_money}"


def _with_owner_field(box: GenoaBox, state: GenoaState, field: str) -> Iterator[str]:
    """GEN-OWN-4: a street for the buildings that it touches, a building from the streets with a disc that touch it."""
    number = box.field_no.get(field, -1)
    if number > MARKET_NO:
        yield from (f"own {field} {box.fields[building]}:place" for building in box.board.touches[number])
        return
    streets = [street for street in state.path if street > MARKET_NO and not state.cleared >> street & 1]
    streets.sort(key=lambda street: number not in box.board.touches[street])
    yield from (f"own {box.fields[street]} {field}:place" for street in streets)


def _with_card(box: GenoaBox, state: GenoaState, seat: int, card: str) -> Iterator[str]:
    """What one does with a card of its kind; a privilege is never played."""
    number = box.card_no.get(card, -1)
    if number < 0:
        return
    if state.phase == PICK and (seat == state.picker or box.card_kind[number] != MESSAGE):
        yield f"pick {card}"
    elif box.card_kind[number] == MESSAGE:
        yield f"deliver {card}"
    elif box.card_kind[number] == SMALL:
        yield f"order {card}"
    elif box.card_kind[number] == LARGE:
        yield f"main {card} {rewards(state)[0]}".strip()


def _with_supply(name: str, kind: str, pointed: list[tuple[str, str]]) -> Iterator[str]:
    """A ware for a special card, or what is traded for; a privilege of the villa."""
    for before, piece in pointed[:-1]:
        if (before, piece) == ("good", "any_ware"):
            yield f"play any_ware {name}"
        elif before in ("good", "card") and piece != "trade_1_1":
            yield f"play trade_1_1 {piece} for {name}"
    if kind == "stack":
        yield f"main {name}"


def _with_special(box: GenoaBox, state: GenoaState, seat: int, name: str) -> Iterator[str]:
    """A special card that was pointed at first: its most likely use."""
    if name == "any_ware":
        yield f"play any_ware {WARES[0]}"
    elif name == "trade_1_1":
        owned = [ware for good, ware in enumerate(WARES) if state.area[seat * N_GOODS + good]]
        yield from (f"play trade_1_1 {ware} for {WARES[0]}" for ware in (*owned, WARES[0]))
    elif name == "building_action":
        yield from (f"play building_action {building}" for building in BUILDINGS)
    elif name == "any_start":
        yield f"start {BUILDINGS[0]}"
