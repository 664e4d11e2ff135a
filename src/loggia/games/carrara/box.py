"""What is in the box: every printed figure, read and checked from a data file.

A `Box` belongs to one data file, so two can live side by side. It also keeps the tables that depend on its figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias, TypeVar

from loggia.games.carrara.bonus import BONUS_SCORES, BonusCard, Values
from loggia.games.carrara.card_texts import coins_text, objective_text, scoring_text
from loggia.games.carrara.cards import (
    BUILDING_SCORES,
    HIDDEN_MEASURES,
    MEASURES,
    OBJECT_SCORES,
    BuildingCard,
    Card,
    ObjectCard,
    Objective,
    TopCard,
)
from loggia.games.carrara.moves import MOST_OF_A_COLOUR, MOST_TAKEN, Take, take
from loggia.games.carrara.packs import counts, parts, total
from loggia.games.carrara.pieces import (
    BASE_TILES,
    CATEGORIES,
    CATEGORY_OF,
    CITIES,
    CITY_OF,
    COLOURS,
    COSTS,
    DATA_FILE,
    DECKS,
    EIGHT,
    FIRST_CATEGORY,
    FIRST_CITY,
    OBJECTS,
    SECTIONS,
    STEPS,
    TILES,
    TYPE_OF,
    TYPES,
    UPGRADES,
)
from loggia.kernel import Phrase, wrong_setup
from loggia.kernel.datafile import Entry, is_reconstructed, read

Offers: TypeAlias = tuple[tuple[Take, ...], tuple[int, ...]]
"""What can be taken from a section, from the cheapest to the dearest, with the prices."""

SEATS = (2, 3, 4)
Score = TypeVar("Score")


class Box:
    """The figures of one data file."""

    def __init__(self, data: Entry) -> None:
        _check_vocabulary(data)
        setup = data["setup"]
        self.start_coins = setup["coins_per_player"].number(0, 200)
        self.markers = setup["scoring_markers_per_player"].number(1, 14)
        self.display_size = setup["display_size"].number(1, len(BASE_TILES))
        self.wheel_capacity = setup["wheel_capacity"].number(len(COLOURS), MOST_TAKEN)
        self.blocks_per_colour = setup["blocks_per_color"].number(2, MOST_OF_A_COLOUR)
        self.start_blocks = tuple(COLOURS.index(c.word(COLOURS)) for c in setup["start_block_by_seat"].entries())
        setup["start_block_by_seat"].expect([len(self.start_blocks)], [SEATS[-1]])
        self.sale_objects = setup["board_objects_per_type"].number(0, 6)
        self.supply_objects = setup["supply_objects_per_type"].number(0, 6)
        setup["objects_per_type"].number(*[self.sale_objects + self.supply_objects] * 2)
        self.object_price = setup["object_price"].number(0, 99)
        self.consolation = setup["consolation_coins"].number(1, 99)
        self.announce_vp = setup["announce_vp"].number(0, 99)
        self.coins_per_vp = setup["coins_per_vp"].number(1, 99)
        self._check_arithmetic(setup)

        self.prices = tuple(data["wheel"]["price"][name].numbers(0, 99) for name in SECTIONS)
        for name, row in zip(SECTIONS, self.prices, strict=True):
            data["wheel"]["price"][name].expect([len(row)], [len(COLOURS)])
        self.highest_price = max(max(row) for row in self.prices)

        cities, categories = data["city"].by_id(CITIES), data["category"].by_id(CATEGORIES)
        self.needed_in_city = tuple(city["min_buildings_to_score"].number(1, len(BASE_TILES)) for city in cities)
        self.printed = tuple(_worth(entry) for entry in [*cities, *categories])
        """The value of each city and category: VP and coins per point of cost."""
        tiles = data["upgrade_tile"].by_id(UPGRADES)
        self.upgrade_worth = tuple(_worth(entry) for entry in tiles)
        self.upgrade_reconstructed = tuple(_is_reconstructed(entry) for entry in tiles)
        self.object_reconstructed = tuple(_is_reconstructed(entry) for entry in data["object"].by_id(OBJECTS))
        """Whether it had to be guessed which building type the object belongs to."""
        self.values: Values = tuple(self._values(owned) for owned in range(1 << len(UPGRADES)))
        """CAR-XUPG-3: `values[owned Upgrade tiles][city or category]`."""

        self._read_cards(data)
        self._read_sets(data)
        self.reconstructed = is_reconstructed(data)
        self.offers = lru_cache(maxsize=1 << 15)(self._offers)
        self.enough_for = lru_cache(maxsize=1 << 16)(self._enough_for)

    # --- reading ------------------------------------------------------------------------------------------------------

    def _check_arithmetic(self, setup: Entry) -> None:
        """CAR-SET-7: what is in the bag at the start follows from the other figures."""
        for seats in SEATS:
            bag = len(COLOURS) * (self.blocks_per_colour - 1) - seats
            setup["bag_total"][str(seats)].number(bag, bag)
        for colour, name in enumerate(COLOURS):
            if 1 + self.start_blocks.count(colour) > self.blocks_per_colour:
                raise wrong_setup("carrara-data-too-few-blocks", colour=name)

    def _values(self, owned: int) -> tuple[tuple[int, int], ...]:
        return tuple(
            self.upgrade_worth[target] if owned >> target & 1 else printed
            for target, printed in enumerate(self.printed)
        )

    def _read_cards(self, data: Entry) -> None:
        decks: dict[str, list[Entry]] = {deck: [] for deck in DECKS}
        for entry in data["card"].entries():
            decks[entry["deck"].word(DECKS)].append(entry)
        for deck in DECKS:
            expected = [f"{_DECK_PREFIX[deck]}-{number}" for number in _DECK_NUMBERS[deck]]
            Entry([entry.value for entry in decks[deck]], f"card ({deck})").by_id(expected)
        self.tops = [self._top_card(entry) for entry in decks["top"]]
        self.object_cards = [
            ObjectCard(*_card(e), _objective(e), *_scoring(e["scoring"], OBJECT_SCORES)) for e in decks["object"]
        ]
        self.building_cards = [
            BuildingCard(*_card(e), _objective(e), *_scoring(e["scoring"], BUILDING_SCORES)) for e in decks["building"]
        ]
        self.bonus_cards = [BonusCard(*_card(e), *_scoring(e["scoring"], BONUS_SCORES)) for e in decks["bonus"]]
        self.decks: tuple[Sequence[Card], ...] = (self.tops, self.object_cards, self.building_cards, self.bonus_cards)

    def _top_card(self, entry: Entry) -> TopCard:
        """CAR-TOP-6: a Top card may set another rate for coins."""
        rate = entry["coins_per_vp"].number(1, 99) if "coins_per_vp" in entry else 0
        text = coins_text(rate, self.coins_per_vp) if rate else None
        return TopCard(*_card(entry), _objective(entry), rate, text)

    def _read_sets(self, data: Entry) -> None:
        """CAR-COMBO-1: the suggested sets of cards, by their names."""
        self.sets: dict[str, tuple[int, ...]] = {}
        for entry in data["combo"].entries():
            chosen = []
            for deck, cards in zip(DECKS, self.decks, strict=True):
                numbers = [card.number for card in cards]
                chosen.append(numbers.index(entry[deck].number(numbers[0], numbers[-1])))
            self.sets[entry["id"].word()] = tuple(chosen)

    # --- tables -------------------------------------------------------------------------------------------------------

    def price(self, section: int, blocks: int) -> int:
        """CAR-BUY-4: the sum of the prices of these blocks there."""
        return sum(many * each for many, each in zip(counts(blocks), self.prices[section], strict=True))

    def _offers(self, section: int, content: int) -> Offers:
        """CAR-BUY-3: every way to take at least one block of a section."""
        found = sorted((self.price(section, part), part) for part in parts(content, 1, total(content)))
        return tuple(take(section, part) for _, part in found), tuple(price for price, _ in found)

    def _enough_for(self, buildings: tuple[int, ...]) -> int:
        """CAR-STY-1, CAR-SCI-2, CAR-XCAT-1: the spaces for which there are enough own buildings, as a bit mask."""
        spaces = 0
        in_city = [0] * len(CITIES)
        for building in buildings:
            spaces |= 1 << TYPE_OF[building] | 1 << FIRST_CATEGORY + CATEGORY_OF[building]
            in_city[CITY_OF[building]] += 1
        for city, many in enumerate(in_city):
            if many >= self.needed_in_city[city]:
                spaces |= 1 << FIRST_CITY + city
        return spaces


_DECK_PREFIX = {"top": "top", "object": "obj", "building": "bdg", "bonus": "bon"}
_DECK_NUMBERS = {"top": range(1, 7), "object": range(1, 9), "building": range(1, 10), "bonus": range(2, 10)}


def _check_vocabulary(data: Entry) -> None:
    """Names and ranks are part of the rules: every data file has the same."""
    for rank, entry in enumerate(data["color"].by_id(COLOURS)):
        entry["rank"].number(rank, rank)
    for rank, entry in enumerate(data["city"].by_id(CITIES)):
        entry["rank"].number(rank, rank)
        entry["accepts"].expect(entry["accepts"].words(), COLOURS[: rank + 1])
    kinds = data["building_type"].by_id(TYPES)
    data["building_type"].expect([kind["object"].word() for kind in kinds], OBJECTS)
    for kind, entry in enumerate(kinds):
        category = CATEGORIES[CATEGORY_OF[kind * STEPS * 6]]
        entry["category"].word([category])
    tiles = data["tiles"]
    tiles["base_costs"].expect(tiles["base_costs"].numbers(1, 99), COSTS[:EIGHT])
    tiles["expansion_cost"].number(COSTS[EIGHT], COSTS[EIGHT])
    tiles["base_ids"].expect(tiles["base_ids"].words(), [TILES[tile] for tile in BASE_TILES])
    data["wheel"]["sections"].expect(data["wheel"]["sections"].words(), SECTIONS)
    data["wheel"]["color_order"].expect(data["wheel"]["color_order"].words(), COLOURS)


def _worth(entry: Entry) -> tuple[int, int]:
    return entry["value_vp"].number(0, 20), entry["value_coins"].number(0, 20)


def _is_reconstructed(entry: Entry) -> bool:
    return entry["provenance"].word().startswith("reconstructed")


def _card(entry: Entry) -> tuple[str, int, bool]:
    return entry["id"].word(), entry["number"].number(1, 99), _is_reconstructed(entry)


def _kind(entry: Entry, known: Iterable[str]) -> str:
    return entry["kind"].word(tuple(known))


def _objective(entry: Entry) -> Objective:
    data = entry["objective"]
    kind = _kind(data, MEASURES)
    need = tuple(data["need"][str(seats)].number(0, 999) if seats in SEATS else 0 for seats in range(SEATS[-1] + 1))
    measure = MEASURES[kind](data)
    return Objective(measure, need, kind in HIDDEN_MEASURES, tuple(objective_text(data, least) for least in need))


def _scoring(data: Entry, makers: Mapping[str, Callable[[Entry], Score]]) -> tuple[Score, Phrase]:
    """What the card pays, and the words for it."""
    score = makers[_kind(data, makers)](data)
    return score, scoring_text(data)


def open_box(path: Path = DATA_FILE) -> tuple[Box, str]:
    """The box of a data file, with the file's SHA-256; `WrongSetup` that names what is wrong in it."""
    data, digest = read(path)
    return Box(data), digest
