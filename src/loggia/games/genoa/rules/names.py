"""Names: fields, goods, cards and bundles as phrases, so that no sentence ever shows a raw id."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import (
    BUILDINGS,
    DRAW_CARDS,
    GOODS,
    KIND_NO,
    MARKET,
    N_BUILDINGS,
    WARES,
)
from loggia.games.genoa.rules.trade.bundles import RECEIVER, Bundle
from loggia.kernel import Phrase, phrase

Face: TypeAlias = tuple[str, ...]
"""A card as events tell it: id, kind, its buildings, its wares."""
Item: TypeAlias = tuple[str, str, int]
"""A part of a bundle as events tell it: its form, its name, how many."""

remembered = lru_cache(maxsize=1024)
"""Caches phrases of the same few things; bounded, because a move may name anything."""

_BUILDINGS = frozenset(BUILDINGS)
_WARES = frozenset(WARES)


def message_part(name: str) -> str:
    """An id as it stands in message ids: `guild_hall` becomes `guild-hall`."""
    return name.replace("_", "-")


@remembered
def field_name(field: str, form: str = "the") -> Phrase:
    """A building, the market or a street, as a form of speech: bare, or `the`, `to`, `at`, `of` with its article."""
    end = f".{form}" if form else ""
    if field in _BUILDINGS:
        return phrase(f"genoa-building-{message_part(field)}{end}")
    if field == MARKET:
        return phrase(f"genoa-market{end}")
    if field.startswith("st_"):
        return phrase(f"genoa-street{end}", red=field[3:4], blue=field[4:5])
    return phrase("genoa-no-field")


@remembered
def good_name(name: str) -> Phrase:
    """The name of a ware, a special card, an owner marker, or a kind of game card."""
    if name in _WARES:
        return phrase(f"genoa-ware-{name}")
    if name in KIND_NO:
        return phrase(f"genoa-kind-{message_part(name)}")
    if name in GOODS:
        return phrase(f"genoa-good-{message_part(name)}")
    return phrase("genoa-no-good")


@remembered
def some(name: str, count: int) -> Phrase:
    """A number of goods of one kind, with article or number: `an owner marker`, `2 messages`."""
    known = good_name(name)
    if known.id == "genoa-no-good":
        return known
    return phrase(f"{known.id}.one") if count == 1 else phrase(f"{known.id}.some", count=count)


def ducats(amount: int) -> Phrase:
    """An amount of money."""
    return phrase("genoa-ducats", amount=amount)


def face_of(box: GenoaBox, card: int) -> Face:
    """A card with all that is printed on it."""
    return box.faces[card]


@remembered
def card_name(face: Face) -> Phrase:
    """A card by what is printed on it."""
    kind = face[1]
    if kind == "large_order":
        wares = tuple(good_name(ware) for ware in face[3:])
        return phrase("genoa-card-large-order", building=field_name(face[2], ""), wares=wares)
    if kind == "small_order":
        return phrase("genoa-card-small-order", building=field_name(face[2], ""), ware=good_name(face[3]))
    if kind == "message":
        return phrase("genoa-card-message", one=field_name(face[2], ""), other=field_name(face[3], ""))
    return phrase("genoa-card-privilege", building=field_name(face[2], ""))


def card_of(box: GenoaBox, card: str) -> Phrase:
    """A card of that id by what is printed on it."""
    number = box.card_no.get(card)
    return phrase("genoa-no-good") if number is None else card_name(face_of(box, number))


def thing_name(box: GenoaBox, name: str) -> Phrase:
    """One good by its id: also a single card, with its article."""
    number = box.card_no.get(name)
    return some(name, 1) if number is None else the_card(face_of(box, number))


def the_card(face: Face) -> Phrase:
    """A card by what is printed on it, with its article."""
    return Phrase(f"{(bare := card_name(face)).id}.the", bare.args)


def items_of(box: GenoaBox, field: str, bundle: Bundle) -> tuple[Item, ...]:
    """A bundle for a field as events tell it; cards that are named openly come besides as faces."""
    items: list[Item] = [("money", "", bundle.money)] if bundle.money else []
    items += [("good", name, count) for name, count in bundle.goods]
    items += [("card", name, 1) for name in bundle.cards]
    items += [("closed", name, count) for name, count in bundle.closed]
    picked = "shown" if bundle.picks == RECEIVER else "drawn"
    items += [(picked if _picks(box, field, count) else "whole", name, count) for name, count in bundle.drawn]
    return tuple(items)


def _picks(box: GenoaBox, field: str, count: int) -> bool:
    """GEN-TRADE-2.7: whether an action draws more cards than that many, so that somebody has to choose."""
    number = box.field_no.get(field, N_BUILDINGS)
    return number < N_BUILDINGS and box.effects[number].what == DRAW_CARDS and box.effects[number].count > count


def faces_of(box: GenoaBox, *sides: Bundle) -> tuple[Face, ...]:
    """The cards that bundles name openly."""
    return tuple(face_of(box, box.card_no[card]) for side in sides for card in side.cards if card in box.card_no)


def items_words(items: tuple[Item, ...], faces: tuple[Face, ...]) -> Phrase:
    """The items of a bundle in words, as part of a sentence."""
    return joined(items_list(items, faces))


def joined(words: tuple[Phrase, ...]) -> Phrase:
    """Several things in one breath."""
    if not words:
        return phrase("genoa-nothing")
    return phrase("genoa-and", some=words[:-1], last=words[-1]) if len(words) > 1 else words[0]


def items_list(items: tuple[Item, ...], faces: tuple[Face, ...]) -> tuple[Phrase, ...]:
    """Each item of a bundle in words."""
    by_id = {face[0]: face for face in faces}
    words: list[Phrase] = []
    for form, name, count in items:
        if form == "money":
            words.append(ducats(count))
        elif form == "good":
            words.append(some(name, count))
        elif form == "card":
            words.append(the_card(by_id[name]) if name in by_id else phrase("genoa-no-good"))
        elif form == "closed":
            words.append(phrase("genoa-closed", item=some(name, count)))
        elif form != "whole" and name in KIND_NO:
            words.append(phrase(f"genoa-drawn-{'receiver' if form == 'shown' else 'giver'}", item=some(name, count)))
        else:
            words.append(phrase("genoa-drawn", item=some(name, count)))
    return tuple(words)


def bundle_words(box: GenoaBox, field: str, bundle: Bundle) -> Phrase:
    """A bundle for a field in words."""
    return items_words(items_of(box, field, bundle), faces_of(box, bundle))
