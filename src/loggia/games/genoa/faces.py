"""The faces of a move for people: the pieces to point at, and the move in words. What it would bring: `previews.py`."""

from __future__ import annotations

from loggia.games.genoa.bundles import Bundle
from loggia.games.genoa.moves import (
    PRIVILEGE_CHOICE,
    REMOVE,
    REPLACE,
    Accept,
    Again,
    Agree,
    Counter,
    Deliver,
    Done,
    GenoaMove,
    Go,
    Hold,
    Leave,
    Main,
    Offer,
    Order,
    Own,
    Pass,
    Pick,
    PlayAnyWare,
    PlayBuilding,
    PlayTrade,
    Roll,
    Skip,
    Start,
    Stop,
    Take,
    Withdraw,
)
from loggia.games.genoa.names import bundle_words, card_of, field_name, message_part, some, thing_name
from loggia.games.genoa.negotiating import found_counter, found_offer
from loggia.games.genoa.pieces import GOOD_NO, Box
from loggia.games.genoa.state import KEY, GenoaState
from loggia.kernel import Phrase, Said, Seat, phrase

_VERBS: dict[type, str] = {
    Roll: "roll",
    Stop: "stop",
    Pass: "pass",
    Take: "take",
    Leave: "leave",
    Again: "again",
    Done: "done",
    Skip: "skip",
}


def aside(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> bool:
    """GEN-NEG-13, GEN-NEG-2: messages deliver themselves at the end of the turn, and offers stand by themselves."""
    return isinstance(move, Hold | Deliver | Withdraw)


# --- ids --------------------------------------------------------------------------------------------------------------


def ids(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> tuple[str, ...]:
    """The pieces that name a move; every move of one list has its own multiset of them."""
    verb = _VERBS.get(type(move))
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


def _bundle_ids(box: Box, bundle: Bundle, side: str) -> list[str]:
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


# --- words ------------------------------------------------------------------------------------------------------------


def describe(box: Box, state: GenoaState, seat: int, move: GenoaMove) -> Phrase:
    """The move in words."""
    verb = _VERBS.get(type(move))
    if verb in ("take", "leave") and state.path:
        return phrase(f"genoa-do-{verb}-here", field=field_name(box.fields[state.path[-1]], "of"))
    if verb is not None:
        return phrase(f"genoa-do-{verb}")
    match move:
        case Start():
            return phrase("genoa-move-start", field=field_name(move.field, "at"))
        case Go():
            return phrase("genoa-move-go", field=field_name(move.field, "to"))
        case Offer():
            return _proposal(box, "genoa-move-offer", move.field, move.pay, move.ask)
        case Counter():
            return _proposal(box, "genoa-move-counter", move.field, move.pay, move.ask, seat=Seat(move.seat))
        case Withdraw():
            if move.seat < 0:
                return phrase("genoa-move-withdraw", field=field_name(move.field))
            return phrase("genoa-move-withdraw-counter", field=field_name(move.field), seat=Seat(move.seat))
        case Accept() | Agree():
            return _acceptance(box, state, seat, move)
        case Main():
            return _main_words(box, state, "genoa-move-main", move.choice, move.special)
        case Pick():
            message = "genoa-move-pick-take" if seat == state.tower else "genoa-move-pick-give"
            return phrase(message, card=card_of(box, move.card))
        case Order():
            return phrase("genoa-move-order", card=card_of(box, move.card))
        case PlayAnyWare():
            return phrase("genoa-move-any-ware", ware=some(move.ware, 1))
        case PlayTrade():
            return phrase("genoa-move-trade", give=thing_name(box, move.give), take=some(move.take, 1))
        case PlayBuilding():
            return _building_words(box, move)
        case Deliver():
            return phrase("genoa-move-deliver", card=card_of(box, move.card))
        case Hold():
            return phrase("genoa-move-hold", card=card_of(box, move.card))
        case Own():
            done = tuple(_op_words(building, op) for building, op in move.ops)
            return phrase("genoa-move-own", street=field_name(move.street), done=done)
        case _:
            return phrase("genoa-nothing")


def _op_words(building: str, op: str) -> Phrase:
    return phrase(f"genoa-op-{op.replace('+', '-')}", building=field_name(building, "at"))


def _proposal(box: Box, message: str, field: str, pay: Bundle, ask: Bundle, **who: Said) -> Phrase:
    words: dict[str, Said] = {"field": field_name(field), "pay": bundle_words(box, field, pay), **who}
    if ask.empty:
        return phrase(message, **words)
    return phrase(f"{message}-ask", ask=bundle_words(box, field, ask), **words)


def _acceptance(box: Box, state: GenoaState, seat: int, move: Accept | Agree) -> Phrase:
    if isinstance(move, Accept):
        key = found_offer(box, state, move)
        field = box.fields[key % KEY] if key >= 0 else move.field
        return phrase("genoa-move-accept", seat=Seat(move.seat), field=field_name(field))
    key = found_counter(box, state, seat, move)
    field = box.fields[key % KEY] if key >= 0 else move.field
    return phrase("genoa-move-agree", seat=Seat(state.tower), field=field_name(field))


def _main_words(box: Box, state: GenoaState, message: str, choice: str, special: str) -> Phrase:
    if choice == PRIVILEGE_CHOICE:
        return phrase(f"{message}-privilege")
    if choice:
        card = card_of(box, choice)
        if special:
            return phrase(f"{message}-order", card=card, special=some(special, 1))
        return phrase(f"{message}-order-plain", card=card)
    field = box.fields[state.path[-1]] if state.path else ""
    return phrase(message, field=field_name(field, "of"))


def _building_words(box: Box, move: PlayBuilding) -> Phrase:
    """A villa's effect is a choice: each of them has its own words."""
    building = field_name(move.building, "of")
    if not move.choice:
        return phrase("genoa-move-building", building=building)
    if move.choice == PRIVILEGE_CHOICE:
        return phrase("genoa-move-building-privilege", building=building)
    card = card_of(box, move.choice)
    if not move.special:
        return phrase("genoa-move-building-order-plain", building=building, card=card)
    return phrase("genoa-move-building-order", building=building, card=card, special=some(move.special, 1))
