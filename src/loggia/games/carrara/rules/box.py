"""The figures of one data file, and the tables that depend on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from loggia.games.carrara.rules.cards.kinds import Values
from loggia.games.carrara.rules.cards.reading import read_decks, read_sets, says_reconstructed
from loggia.games.carrara.rules.moves import MOST_OF_A_COLOUR, MOST_TAKEN, Take, take
from loggia.games.carrara.rules.pieces import (
    BASE_TILES,
    CATEGORIES,
    CATEGORY_OF,
    CITIES,
    CITY_OF,
    COLOURS,
    FIRST_CATEGORY,
    FIRST_CITY,
    OBJECTS,
    SEATS,
    SECTIONS,
    TYPE_OF,
    UPGRADES,
)
from loggia.games.carrara.rules.pieces.known import Known
from loggia.games.carrara.rules.pieces.packs import FULL, MOST_PACK, PRICE_AT, SINGLES, count, parts_by_price
from loggia.kernel import wrong_setup
from loggia.kernel.datafile import Entry, is_reconstructed

Offers: TypeAlias = tuple[tuple[Take, ...], tuple[int, ...]]
"""What can be taken from a section, from the cheapest to the dearest, with the prices."""


class CarraraBox:
    """Every printed figure of one data file. Two boxes can live side by side."""

    def __init__(self, data: Entry) -> None:
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
        self.within = tuple(_within(row, self.highest_price) for row in self.prices)
        """`within[section][coins]` is full of the blocks that so many coins can buy there: `content & within`."""

        cities, categories = data["city"].by_id(CITIES), data["category"].by_id(CATEGORIES)
        self.needed_in_city = tuple(city["min_buildings_to_score"].number(1, len(BASE_TILES)) for city in cities)
        self.printed = tuple(_worth(entry) for entry in [*cities, *categories])
        """The value of each city and category: VP and coins per point of cost."""
        tiles = data["upgrade_tile"].by_id(UPGRADES)
        self.upgrade_worth = tuple(_worth(entry) for entry in tiles)
        self.always_pays = all(vp or coins for vp, coins in (*self.printed, *self.upgrade_worth))
        """Whether scoring brings coins wherever it brings no VP; an owner's figures may say otherwise."""
        self.upgrade_reconstructed = tuple(says_reconstructed(entry) for entry in tiles)
        self.object_reconstructed = tuple(says_reconstructed(entry) for entry in data["object"].by_id(OBJECTS))
        """Whether it had to be guessed which building type the object belongs to."""
        self.values: Values = tuple(self._values(owned) for owned in range(1 << len(UPGRADES)))
        """CAR-XUPG-3: `values[owned Upgrade tiles][city or category]`."""

        self.decks = read_decks(data, self.coins_per_vp)
        self.tops, self.object_cards, self.building_cards, self.bonus_cards = self.decks
        self.sets = read_sets(data, self.decks)
        self.reconstructed = is_reconstructed(data)
        self.offers: tuple[dict[int, Offers], ...] = tuple(
            Known(partial(self._offers, section)) for section in range(len(SECTIONS))
        )
        """`offers[section][content]`."""
        self.enough_for: dict[tuple[int, ...], int] = Known(self._enough_for, 1 << 16)
        """By buildings."""

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

    # --- tables -------------------------------------------------------------------------------------------------------

    def price(self, section: int, blocks: int) -> int:
        """CAR-BUY-4: the sum of the prices of these blocks there."""
        price = 0
        for colour, each in enumerate(self.prices[section]):
            price += count(blocks, colour) * each
        return price

    def _offers(self, section: int, content: int) -> Offers:
        """CAR-BUY-3: every way to take at least one block of a section."""
        found = parts_by_price(content, self.prices[section])
        del found[0]  # nothing at all
        return tuple([take(section, key & MOST_PACK) for key in found]), tuple([key >> PRICE_AT for key in found])

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


def _within(prices: Sequence[int], most: int) -> tuple[int, ...]:
    """For each number of coins up to the highest price, a pack that is full of the kinds that it can buy."""
    return tuple(
        sum(FULL * SINGLES[kind] for kind, price in enumerate(prices) if price <= coins) for coins in range(most + 1)
    )


def _worth(entry: Entry) -> tuple[int, int]:
    return entry["value_vp"].number(0, 20), entry["value_coins"].number(0, 20)
