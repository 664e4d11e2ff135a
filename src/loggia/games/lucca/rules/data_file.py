"""The data file, read and checked. The reader itself is the kernel's.

An owner's file replaces [deck], [celebration] and [[colours]]; what it leaves out is taken from our file. The rules'
own figures ([constants], [players], [rulings]) may be repeated there but not changed: they are the rulebook's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from loggia.games.lucca.rules.box import Card, Column, Constants, LuccaBox
from loggia.games.lucca.rules.pieces import BASTION, PALETTE
from loggia.kernel import wrong_setup
from loggia.kernel.datafile import Entry, is_reconstructed, read

DATA_FILE: Final = Path(__file__).parents[1] / "data.toml"
RULES_FIGURES: Final = ("constants", "players", "rulings")
PRINTED: Final = ("deck", "celebration", "colours")
NOTES: Final = frozenset({"prov", "special_prov"})
"""Keys that say where a figure came from."""
KINDS: Final = ("palace", "bastion", "wild")
COLOURS: Final = 6
MOST_SYMBOLS: Final = 3
MOST_WILDS: Final = 3
HIGHEST_STREET: Final = 9999


def open_box(path: Path) -> tuple[LuccaBox, str]:
    """The box of a data file, with the file's SHA-256; `WrongSetup` that names what is wrong in it."""
    own, _ = read(DATA_FILE)
    given, digest = read(path)
    for section in RULES_FIGURES:
        if section in given:
            _same_figures(own[section], given[section])
    found = {section: (given if section in given else own)[section] for section in PRINTED}
    return _box(own, found["deck"], found["celebration"], found["colours"]), digest


def _same_figures(ours: Entry, given: Entry) -> None:
    """The rules' figures are those of the rulebook, whatever the cards are."""
    if isinstance(ours.value, dict) and isinstance(given.value, dict):
        for key in _figures(given):
            _same_figures(Entry(ours.value.get(key)), given[key])
    else:
        given.expect((given.value,), (ours.value,))


def _box(own: Entry, deck: Entry, special: Entry, listed: Entry) -> LuccaBox:
    constants = Constants(**{key: own["constants"][key].number() for key in _figures(own["constants"])})
    columns = {int(seats): _column(own["players"][seats]) for seats in _figures(own["players"])}
    colours = _colours(listed)
    symbols = deck["symbols_per_palace_card"].number() if "symbols_per_palace_card" in deck else MOST_SYMBOLS
    base = _cards(deck, colours, symbols, golden=False)
    golden = _cards(special, colours, symbols, golden=True)
    _check_kinds(base, golden)
    _check_streets(base)
    _check_summary(deck, base, colours)
    removed = _removed(special, base)
    celebration = tuple(card for card in base if card.street not in removed) + golden
    _check_streets(celebration)
    _check_golden(base, golden)
    _check_size(columns, constants, len(base), len(celebration))
    reconstructed = any(is_reconstructed(section) for section in (deck, special, listed))
    return LuccaBox(colours, constants, columns, base, celebration, reconstructed)


def _figures(entry: Entry) -> list[str]:
    """The keys of a table, without the notes on where its figures came from."""
    return [key for key in entry.keys() if key not in NOTES]  # noqa: SIM118 (an entry is no dict)


def _column(entry: Entry) -> Column:
    """The set-up table's column for one number of players."""
    numbers = {key: entry[key].number() for key in _figures(entry) if key != "city"}
    return Column(**numbers, city=entry["city"].truth())


def _colours(entry: Entry) -> tuple[str, ...]:
    """LUC-COMP-2: six colours, each once, each one that we can say and paint."""
    ids = [one["id"] if isinstance(one.value, dict) else one for one in entry.entries()]
    found = tuple(one.word(PALETTE) for one in ids)
    if len(found) != COLOURS or len(set(found)) != COLOURS:
        raise wrong_setup("lucca-data-colours", count=len(set(found)), expected=COLOURS)
    return found


def _cards(section: Entry, colours: Sequence[str], symbols: int, golden: bool) -> tuple[Card, ...]:
    names: set[str] = set()
    cards = []
    for entry in section["cards"].entries():
        if entry.where in names:
            raise wrong_setup("lucca-data-twice", card=entry.where)
        names.add(entry.where)
        cards.append(_card(entry, colours, symbols, golden))
    return tuple(cards)


def _card(entry: Entry, colours: Sequence[str], symbols: int, golden: bool) -> Card:
    """LUC-COMP-3: a palace card has a colour, windows, shields and a street number; a bastion none (LUC-COMP-6)."""
    kind = entry["kind"].word(KINDS)
    if kind == "bastion":
        return Card(BASTION, kind, "", 0, 0, golden)
    street = entry["street"].number(1, HIGHEST_STREET)
    windows, shields = (entry[key].number(0, MOST_SYMBOLS) for key in ("windows", "shields"))
    if windows + shields != symbols:
        raise wrong_setup("lucca-data-symbols", card=entry.where, windows=windows, shields=shields, expected=symbols)
    colour = entry["colour"].word(colours) if kind == "palace" else ""
    return Card(street, kind, colour, windows, shields, golden)


def _check_kinds(base: Sequence[Card], golden: Sequence[Card]) -> None:
    """LUC-CEL-4: wilds are special cards; bastions are not. LUC-RUL-24 needs a palace card in every hand."""
    for card in base:
        if card.kind == "wild":
            raise wrong_setup("lucca-data-wild-in-deck", street=card.street)
    if any(card.kind == "bastion" for card in golden):
        raise wrong_setup("lucca-data-golden-bastion")
    wilds = sum(card.kind == "wild" for card in golden)
    if wilds > MOST_WILDS:
        raise wrong_setup("lucca-data-wilds", count=wilds, most=MOST_WILDS)


def _check_streets(cards: Sequence[Card]) -> None:
    """LUC-COMP-5: street numbers are all different."""
    seen: set[int] = set()
    for card in cards:
        if card.street in seen:
            raise wrong_setup("lucca-data-street-twice", street=card.street)
        if card.street != BASTION:
            seen.add(card.street)


def _check_summary(deck: Entry, cards: Sequence[Card], colours: Sequence[str]) -> None:
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
        if key in deck and deck[key].number() != number:
            raise wrong_setup("lucca-data-summary", key=key, stated=deck[key].number(), counted=number)
    if "cards_per_colour" in deck:
        stated = deck["cards_per_colour"].number()
        for colour in colours:
            number = sum(card.colour == colour for card in palaces)
            if stated != number:
                raise wrong_setup("lucca-data-per-colour", colour=colour, stated=stated, counted=number)


def _removed(special: Entry, base: Sequence[Card]) -> frozenset[int]:
    """LUC-CEL-1: the ordinary cards that leave the deck before play; each of them is in it."""
    removed = frozenset(special["remove_streets"].numbers() if "remove_streets" in special else ())
    missing = removed - {card.street for card in base if card.street != BASTION}
    if missing:
        raise wrong_setup("lucca-data-removed", street=min(missing))
    return removed


def _check_golden(base: Sequence[Card], golden: Sequence[Card]) -> None:
    """A number means one colour in the notation: a golden palace card with a known number has its colour."""
    colours = {card.street: card.colour for card in base}
    for card in golden:
        if card.kind == "palace" and colours.get(card.street, card.colour) != card.colour:
            raise wrong_setup("lucca-data-golden-colour", street=card.street, colour=colours[card.street])


def _check_size(columns: Mapping[int, Column], constants: Constants, base: int, celebration: int) -> None:
    """LUC-SETUP-9, LUC-RUL-22: size = rounds x triplets x 3 + cards kept + removed, for every number of players."""
    for seats, column in columns.items():
        shown = column.rounds * column.triplets * constants.triplet_size
        kept = seats * (constants.deal if column.city else constants.keep)
        for size, removed, variant in (
            (base, column.remove, "base"),
            (celebration, column.remove_celebration, "celebration"),
        ):
            needed = shown + kept + removed
            if size != needed:
                raise wrong_setup(f"lucca-data-size-{variant}", count=size, expected=needed)
