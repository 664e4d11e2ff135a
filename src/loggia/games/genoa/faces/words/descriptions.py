"""A move in words. What it would bring: `previews.py`."""

from __future__ import annotations

from typing import Final

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.moves import (
    PRIVILEGE_CHOICE,
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
from loggia.games.genoa.rules.names import bundle_words, card_of, field_name, some, thing_name
from loggia.games.genoa.rules.state import (
    GenoaState,
    offer_field,
)
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.negotiating import found_counter, found_offer
from loggia.kernel import Phrase, Said, Seat, phrase

PLAIN_VERBS: Final[dict[type, str]] = {
    Roll: "roll",
    Stop: "stop",
    Pass: "pass",
    Take: "take",
    Leave: "leave",
    Again: "again",
    Done: "done",
    Skip: "skip",
}
"""Moves of one word."""


def aside(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> bool:
    """GEN-NEG-13, GEN-NEG-2: messages deliver themselves at the end of the turn, and offers stand by themselves."""
    return isinstance(move, Hold | Deliver | Withdraw)


def led(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> bool:
    """A special card is pointed at before what it is played for: without that, all wares and fields would be lit."""
    return isinstance(move, PlayAnyWare | PlayBuilding | PlayTrade | Start)


def opening(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> Phrase | None:
    """The building of the first action."""
    if not isinstance(move, Main) or not state.path:
        return None
    return phrase("genoa-opening", field=field_name(box.fields[state.path[-1]], "at"))


def describe(box: GenoaBox, state: GenoaState, seat: int, move: GenoaMove) -> Phrase:
    """The move in words."""
    verb = PLAIN_VERBS.get(type(move))
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


def _proposal(box: GenoaBox, message: str, field: str, pay: Bundle, ask: Bundle, **who: Said) -> Phrase:
    words: dict[str, Said] = {"field": field_name(field), "pay": bundle_words(box, field, pay), **who}
    if ask.empty:
        return phrase(message, **words)
    return phrase(f"{message}-ask", ask=bundle_words(box, field, ask), **words)


def _acceptance(box: GenoaBox, state: GenoaState, seat: int, move: Accept | Agree) -> Phrase:
    if isinstance(move, Accept):
        key = found_offer(box, state, move)
        field = box.fields[offer_field(key)] if key >= 0 else move.field
        return phrase("genoa-move-accept", seat=Seat(move.seat), field=field_name(field))
    key = found_counter(box, state, seat, move)
    field = box.fields[offer_field(key)] if key >= 0 else move.field
    return phrase("genoa-move-agree", seat=Seat(state.tower), field=field_name(field))


def _main_words(box: GenoaBox, state: GenoaState, message: str, choice: str, special: str) -> Phrase:
    if choice == PRIVILEGE_CHOICE:
        return phrase(f"{message}-privilege")
    if choice:
        card = card_of(box, choice)
        if special:
            return phrase(f"{message}-order", card=card, special=some(special, 1))
        return phrase(f"{message}-order-plain", card=card)
    field = box.fields[state.path[-1]] if state.path else ""
    return phrase(message, field=field_name(field, "of"))


def _building_words(box: GenoaBox, move: PlayBuilding) -> Phrase:
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
