"""Reading a data file: ours, or that of an owner of the printed game, with a clear word on what is wrong in it.

An owner's file replaces [deck], [celebration] and [[colours]]; what it leaves out is taken from our file. The rules'
own figures ([constants], [players], [rulings]) may be repeated there but not changed: this room keeps the rulebook.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from loggia.games.lucca.pieces import BASTION, PALETTE, Box, Card, Column, Constants
from loggia.kernel import wrong_setup

FIXED: Final = ("constants", "players", "rulings")
NOTES: Final = frozenset({"prov", "special_prov"})
COLOURS: Final = 6
MOST_SYMBOLS: Final = 3
WILDS: Final = 3
HIGHEST_STREET: Final = 9999


@cache
def own_data() -> dict[str, Any]:
    """The room's own data file."""
    return tomllib.loads((files("loggia.games.lucca") / "data.toml").read_text(encoding="utf-8"))


@cache
def own_box() -> Box:
    """The game as this room supplies it."""
    return box_of(own_data())


def read_box(content: bytes) -> Box:
    """The game of an owner's file; `WrongSetup` says what is wrong in it."""
    try:
        given = tomllib.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise wrong_setup("lucca-data-not-toml", why=str(error)) from error
    own = own_data()
    for section in FIXED:
        _same_rules(section, own[section], given.get(section, {}))
    for section in ("deck", "celebration"):
        if not isinstance(given.get(section, {}), dict):
            raise wrong_setup("lucca-data-section", section=section)
    return box_of({**own, **given})


def box_of(data: Mapping[str, Any]) -> Box:
    """The checked content of a data file."""
    constants = Constants(**{key: value for key, value in data["constants"].items() if key not in NOTES})
    columns = {
        int(seats): Column(**{key: value for key, value in column.items() if key not in NOTES})
        for seats, column in data["players"].items()
    }
    colours = _colours(data["colours"])
    deck, special = data["deck"], data["celebration"]
    symbols = _figure(deck, "symbols_per_palace_card", MOST_SYMBOLS)
    base = _cards("deck", deck, colours, symbols, golden=False)
    golden = _cards("celebration", special, colours, symbols, golden=True)
    _check_kinds(base, golden)
    _check_streets(base)
    _check_summary(deck, base, colours)
    removed = _removed(special, base)
    celebration = tuple(card for card in base if card.street not in removed) + golden
    _check_streets(celebration)
    _check_golden(base, golden)
    _check_size(columns, constants, len(base), len(celebration))
    return Box(colours, constants, columns, base, celebration)


def _same_rules(section: str, ours: object, given: object) -> None:
    """The rules' figures are those of the rulebook, whatever the cards are."""
    if isinstance(ours, dict) and isinstance(given, dict):
        for key, value in given.items():
            if key not in NOTES:
                _same_rules(f"{section}.{key}", ours.get(key), value)
    elif ours != given:
        raise wrong_setup("lucca-data-fixed", key=section, given=str(given), ours=str(ours))


def _figure(section: Mapping[str, Any], key: str, default: int) -> int:
    value = section.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_setup("lucca-data-figure", key=key, given=str(value))
    return value


def _colours(given: object) -> tuple[str, ...]:
    """LUC-COMP-2: six colours, each once, each one that we can say and paint."""
    listed = given if isinstance(given, list) else []
    found = tuple(str(colour.get("id", "")) if isinstance(colour, dict) else str(colour) for colour in listed)
    for colour in found:
        if colour not in PALETTE:
            raise wrong_setup("lucca-data-palette", colour=colour, allowed=", ".join(PALETTE))
    if len(found) != COLOURS or len(set(found)) != COLOURS:
        raise wrong_setup("lucca-data-colours", count=len(set(found)), expected=COLOURS)
    return found


def _cards(
    section: str, given: Mapping[str, Any], colours: Sequence[str], symbols: int, golden: bool
) -> tuple[Card, ...]:
    listed = given.get("cards")
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        raise wrong_setup("lucca-data-no-cards", section=section)
    names: set[str] = set()
    cards = []
    for number, one in enumerate(listed, 1):
        name = str(one.get("id", f"{section} {number}"))
        if name in names:
            raise wrong_setup("lucca-data-twice", card=name)
        names.add(name)
        cards.append(_card(name, one, colours, symbols, golden))
    return tuple(cards)


def _card(name: str, given: Mapping[str, Any], colours: Sequence[str], symbols: int, golden: bool) -> Card:
    """LUC-COMP-3: a palace card has a colour, windows, shields and a street number; a bastion none (LUC-COMP-6)."""
    kind = given.get("kind")
    if kind == "bastion":
        return Card(BASTION, "bastion", "", 0, 0, golden)
    if kind not in ("palace", "wild"):
        raise wrong_setup("lucca-data-kind", card=name, given=str(kind))
    street, windows, shields = (_count(name, given, key) for key in ("street", "windows", "shields"))
    if not 1 <= street <= HIGHEST_STREET:
        raise wrong_setup("lucca-data-street", card=name, street=street, most=HIGHEST_STREET)
    if not (0 <= windows <= MOST_SYMBOLS and 0 <= shields <= MOST_SYMBOLS and windows + shields == symbols):
        raise wrong_setup(
            "lucca-data-symbols", card=name, windows=windows, shields=shields, most=MOST_SYMBOLS, expected=symbols
        )
    colour = str(given.get("colour", "")) if kind == "palace" else ""
    if kind == "palace" and colour not in colours:
        raise wrong_setup("lucca-data-colour", card=name, colour=colour or "-", allowed=", ".join(colours))
    return Card(street, kind, colour, windows, shields, golden)


def _count(name: str, given: Mapping[str, Any], key: str) -> int:
    value = given.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise wrong_setup("lucca-data-count", card=name, key=key, given="-" if value is None else str(value))
    return value


def _check_kinds(base: Sequence[Card], golden: Sequence[Card]) -> None:
    """LUC-CEL-4: wilds are special cards; bastions are not. LUC-RUL-24 needs a palace card in every hand."""
    for card in base:
        if card.kind == "wild":
            raise wrong_setup("lucca-data-wild-in-deck", street=card.street)
    if any(card.kind == "bastion" for card in golden):
        raise wrong_setup("lucca-data-golden-bastion")
    wilds = sum(card.kind == "wild" for card in golden)
    if wilds > WILDS:
        raise wrong_setup("lucca-data-wilds", count=wilds, most=WILDS)


def _check_streets(cards: Sequence[Card]) -> None:
    """LUC-COMP-5: street numbers are all different."""
    seen: set[int] = set()
    for card in cards:
        if card.street in seen:
            raise wrong_setup("lucca-data-street-twice", street=card.street)
        if card.street != BASTION:
            seen.add(card.street)


def _check_summary(deck: Mapping[str, Any], cards: Sequence[Card], colours: Sequence[str]) -> None:
    """Where the file states a summary figure, its cards agree with it."""
    palaces = [card for card in cards if card.kind == "palace"]
    streets = [card.street for card in palaces] or [0]
    counted = {
        "size": len(cards),
        "palace_cards": len(palaces),
        "bastions": len(cards) - len(palaces),
        "street_min": min(streets),
        "street_max": max(streets),
    }
    for key, number in counted.items():
        if _figure(deck, key, number) != number:
            raise wrong_setup("lucca-data-summary", key=key, stated=_figure(deck, key, number), counted=number)
    for colour in colours:
        number = sum(card.colour == colour for card in palaces)
        stated = _figure(deck, "cards_per_colour", number)
        if stated != number:
            raise wrong_setup("lucca-data-per-colour", colour=colour, stated=stated, counted=number)


def _removed(special: Mapping[str, Any], base: Sequence[Card]) -> frozenset[int]:
    """LUC-CEL-1: the ordinary cards that leave the deck before play; each of them is in it."""
    listed = special.get("remove_streets", [])
    if not isinstance(listed, list) or not all(isinstance(street, int) for street in listed):
        raise wrong_setup("lucca-data-figure", key="remove_streets", given=str(listed))
    removed = frozenset(listed)
    missing = removed - {card.street for card in base}
    if missing or BASTION in removed:
        raise wrong_setup("lucca-data-removed", street=min(missing | (removed & {BASTION})))
    return removed


def _check_golden(base: Sequence[Card], golden: Sequence[Card]) -> None:
    """A number means one colour in the notation: a golden palace card with a known number has its colour."""
    colours = {card.street: card.colour for card in base}
    for card in golden:
        if card.kind == "palace" and colours.get(card.street, card.colour) != card.colour:
            raise wrong_setup("lucca-data-golden-colour", street=card.street, colour=colours[card.street])


def _check_size(columns: Mapping[int, Column], constants: Constants, base: int, celebration: int) -> None:
    """LUC-SETUP-9: size = rounds x triplets x 3 + cards kept + removed, for every number of players."""
    for seats, column in columns.items():
        shown = column.rounds * column.triplets * constants.triplet_size
        kept = seats * (constants.deal if column.city else constants.keep)
        for size, removed, variant in (
            (base, column.remove, "base"),
            (celebration, column.remove_celebration, "celebration"),
        ):
            if size != shown + kept + removed:
                needed = shown + kept + removed
                raise wrong_setup(f"lucca-data-size-{variant}", count=size, expected=needed)
