"""Names of pieces: as phrases, because sentences never hold raw ids, and as people type them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from loggia.games.carrara.rules.pieces import CITIES, COLOURS, OBJECTS, TYPES
from loggia.kernel import Phrase, Said, phrase


def _message(kind: str, name: str) -> str:
    return f"carrara-{kind}-{name.replace('_', '-')}"


def colour_said(name: str) -> Phrase:
    """`green`."""
    return phrase(_message("colour", name))


def city_said(name: str) -> Phrase:
    """`Pisa`."""
    return phrase(_message("city", name))


def space_said(name: str) -> Phrase:
    """What is scored: a building type, a city or a category."""
    return phrase(_message("space", name))


def label_said(name: str) -> Phrase:
    """The same as a bare label, without an article."""
    kind = "type" if name in TYPES else "city" if name in CITIES else "category"
    return phrase(_message(kind, name))


def object_said(name: str) -> Phrase:
    """`crown`."""
    return phrase(_message("object", name))


def card_said(name: str) -> Phrase:
    """The title of a card."""
    return phrase(_message("card", name))


def tile_said(name: str) -> Phrase:
    """`Villa 3`."""
    kind, cost = name.rsplit("-", 1)
    return phrase("carrara-tile", type=phrase(_message("type", kind)), cost=int(cost))


def blocks_said(names: Sequence[str]) -> Said:
    """`one red block, 2 green blocks`."""
    return tuple(phrase(_message("blocks", c), count=names.count(c)) for c in COLOURS if c in names) or nothing_said()


def objects_said(names: Sequence[str]) -> tuple[Phrase, ...]:
    """`a crown, 2 books`."""
    return tuple(phrase(_message("objects", o), count=names.count(o)) for o in OBJECTS if o in names)


def gain_said(vp: int, coins: int, objects: tuple[Phrase, ...] = ()) -> Said:
    """`9 coins, 2 VP, 2 books`."""
    return (
        *([phrase("carrara-vp", count=vp)] if vp else []),
        *([phrase("carrara-coins", count=coins)] if coins else []),
        *objects,
    ) or nothing_said()


def and_said(names: Sequence[Phrase]) -> Phrase:
    """`Livorno, Pisa and Lucca`."""
    if len(names) == 1:
        return names[0]
    return phrase("carrara-and", items=tuple(names[:-1]), last=names[-1])


def or_said(names: Sequence[Phrase]) -> Phrase:
    """`buy blocks, build or score`."""
    if len(names) == 1:
        return names[0]
    return phrase("carrara-or", items=tuple(names[:-1]), last=names[-1])


def nothing_said() -> Phrase:
    """`nothing`."""
    return phrase("carrara-nothing")


def plain_words(text: str) -> list[str]:
    """Lower case, without accents and commas."""
    letters = unicodedata.normalize("NFKD", text.lower().replace(",", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).split()
