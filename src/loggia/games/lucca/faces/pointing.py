"""Which pieces name a move, and what pointing at a dim piece may mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.moves import Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.rules.pieces import card_id, card_said, card_text, city_palace_id, colour_said, palace_id
from loggia.games.lucca.rules.state import CITY, KEEPING, PLAYING, LuccaState
from loggia.games.lucca.rules.turns import deciding
from loggia.kernel import NotAllowed, Seat, not_allowed

Meant = Iterator[str | NotAllowed]

CITY_AREA: Final = "city"
"""Stands for the owner in the ids of the City's palaces."""


def ids(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> tuple[str, ...]:
    """The pieces that name the move. Of two kept cards of one colour, the one to lie on top is pointed at twice."""
    if isinstance(move, Keep):
        first, second = card_id(move.first), card_id(move.second)
        one_colour = setting.colour_of[move.first] == setting.colour_of[move.second]
        return (first, second, second) if one_colour else (first, second)
    if isinstance(move, Open):
        return (palace_id(seat, move.colour),)
    if isinstance(move, Take):
        return (f"triplet:{move.number}",)
    if isinstance(move, Play):
        if move.way == "add":
            return card_id(move.card), palace_id(seat, move.palace or setting.face[move.card])
        return card_id(move.card), f"do:{move.way}"
    if move.palace is None:
        return (card_id(move.card, move.number),)
    return card_id(move.card), city_palace_id(move.palace)


def meant(setting: Setting, state: LuccaState, seat: int, ids: Sequence[str]) -> Meant:
    """Moves in the notation, the likeliest first; a reason where none of them says what was meant."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    cards = [_card(name) for kind, name in pointed if kind == "card"]
    palaces = [name for kind, name in pointed if kind == "palace"]
    if kind == "triplet":
        yield f"take {name}"
    elif kind == "do":
        yield from (f"play {card} {name}" for card in cards or map(card_text, state.hand))
    elif palaces and kind in ("card", "palace"):
        yield from _with_palace(setting, state, seat, cards, palaces[-1])
    elif kind == "card":
        yield from _with_card(setting, state, seat, cards)


def _card(name: str) -> str:
    """A card in the notation; bastions of the table are told apart by their triplet."""
    return "x" if name.startswith("bastion") else name


def _with_palace(setting: Setting, state: LuccaState, seat: int, cards: list[str], name: str) -> Meant:
    """A palace is named by its owner and colour; the City's completed ones are numbered as well."""
    owner, _, rest = name.partition("-")
    colour, _, number = rest.partition("-")
    if colour not in setting.colour_number:
        return
    if owner == str(seat):
        yield from _with_own_palace(setting, state, seat, cards, colour)
    elif seat not in deciding(state):
        yield f"open {colour}"  # not this seat's decision at all
    elif owner == CITY_AREA and setting.city:
        yield from _with_city_palace(state, cards, colour, bool(number))
    elif owner.isascii() and owner.isdigit() and int(owner) < state.seats:
        rule = {PLAYING: "LUC-PLAY-2", CITY: "LUC-DUO-5"}.get(state.phase, "LUC-OPEN-1")
        yield not_allowed(rule, "lucca-refused-palace-of-another", seat=Seat(int(owner)), colour=colour_said(colour))


def _with_own_palace(setting: Setting, state: LuccaState, seat: int, cards: list[str], colour: str) -> Meant:
    if not cards:
        yield f"open {colour}"
    for card in cards:
        held = next((one for one in state.hand if card_text(one) == card), None) if state.active == seat else None
        face = "" if held is None else setting.face[held]
        if held is not None and face in setting.colour_number and face != colour:
            said, own = card_said(held, face), colour_said(face)
            yield not_allowed(
                "LUC-PLAY-2", "lucca-refused-other-colour", card=said, own=own, colour=colour_said(colour)
            )
        yield f"play {card} add {colour}"
        yield f"play {card} add"


def _with_city_palace(state: LuccaState, cards: list[str], colour: str, completed: bool) -> Meant:
    """LUC-DUO-7: it grows in the City's step, by cards of its colour and by wilds; a completed one no more."""
    said = colour_said(colour)
    if state.phase != CITY:
        yield not_allowed("LUC-DUO-7", "lucca-refused-palace-of-city", colour=said)
    elif completed:
        yield not_allowed("LUC-PAL-4", "lucca-refused-city-completed", colour=said)
    elif not cards:
        yield not_allowed("LUC-DUO-7", "lucca-refused-city-card-first")
    for card in cards:
        yield from (f"city {number} {card} {colour}" for number in _triplets_with(state, card))


def _with_card(setting: Setting, state: LuccaState, seat: int, cards: list[str]) -> Meant:
    if state.phase == KEEPING:
        if len(cards) > setting.constants.keep and seat in deciding(state):
            yield not_allowed("LUC-SETUP-7", "lucca-refused-keep-enough", keep=setting.constants.keep)
        yield from (f"keep {cards[-2]} {cards[-1]}" for _ in cards[1:2])
        return
    if state.phase == CITY:
        yield from (f"city {number} {cards[-1]}" for number in _triplets_with(state, cards[-1]))
    else:
        yield f"play {cards[-1]} wall"
    if len(cards) > 1 and seat in deciding(state):  # the last one alone could be played
        rule = "LUC-DUO-5" if state.phase == CITY else "LUC-TRIP-3"
        yield not_allowed(rule, "lucca-refused-one-card")


def _triplets_with(state: LuccaState, card: str) -> list[int]:
    """The triplets on the table that hold the card."""
    return [number for number, triplet in enumerate(state.triplets, 1) if card in map(card_text, triplet)]
