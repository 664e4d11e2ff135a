"""The vocabulary: what the pieces are called and how they are numbered. The names come from `data.toml`.

Everything in the engine is a small integer with a name here: colour 3 is `COLOURS[3]`, tile 26 is `TILES[26]`.
An owner's data file may change figures (see `box.py`), never these names.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

DATA_FILE: Final = Path(str(files("loggia.games.carrara"))) / "data.toml"
_DATA: Final = tomllib.loads(DATA_FILE.read_text(encoding="utf-8"))

SEATS: Final = (2, 3, 4)
"""CAR-SET-1: how many may play."""
COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in _DATA["color"])
"""From dearest to cheapest: a colour's number is its rank (CAR-COMP-20)."""
CITIES: Final[tuple[str, ...]] = tuple(city["id"] for city in _DATA["city"])
"""From the most to the least exacting: a city's number is the rank of the cheapest block it accepts."""
TYPES: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _DATA["building_type"])
OBJECTS: Final[tuple[str, ...]] = tuple(kind["object"] for kind in _DATA["building_type"])
"""CAR-COMP-21: the object of a building type has the type's number."""
CATEGORIES: Final[tuple[str, ...]] = tuple(category["id"] for category in _DATA["category"])
SECTIONS: Final[tuple[str, ...]] = tuple(_DATA["wheel"]["sections"])
"""CAR-COMP-2: their names and prices stay, the blocks move."""
DECKS: Final = ("top", "object", "building", "bonus")

# --- tiles: types by costs, all costs of the first type first (CAR-COMP-22: one tile per type and cost) ---

COSTS: Final[tuple[int, ...]] = (*_DATA["tiles"]["base_costs"], _DATA["tiles"]["expansion_cost"])
STEPS: Final = len(COSTS)
EIGHT: Final = STEPS - 1
"""The step of the 8-buildings."""
TILES: Final = tuple(f"{kind}-{cost}" for kind in TYPES for cost in COSTS)
TILE_TYPE: Final = tuple(tile // STEPS for tile in range(len(TILES)))
TILE_STEP: Final = tuple(tile % STEPS for tile in range(len(TILES)))
"""Which of the costs the tile has, as a number in `COSTS`."""
TILE_COST: Final = tuple(COSTS[step] for step in TILE_STEP)
BASE_TILES: Final = tuple(tile for tile, step in enumerate(TILE_STEP) if step != EIGHT)
"""CAR-COMP-9."""
EIGHTS: Final = tuple(tile for tile, step in enumerate(TILE_STEP) if step == EIGHT)
"""CAR-COMP-13: the 8-building of each type."""
TYPE_CATEGORY: Final = tuple(CATEGORIES.index(kind["category"]) for kind in _DATA["building_type"])
NO_TILE: Final = -1

# --- buildings: tiles by cities, all cities of the first tile first ---

BUILDINGS: Final = tuple(f"{tile}@{city}" for tile in TILES for city in CITIES)
NO_BUILDING: Final = -1
TILE_OF: Final = tuple(b // len(CITIES) for b in range(len(BUILDINGS)))
CITY_OF: Final = tuple(b % len(CITIES) for b in range(len(BUILDINGS)))
COST_OF: Final = tuple(TILE_COST[tile] for tile in TILE_OF)
TYPE_OF: Final = tuple(TILE_TYPE[tile] for tile in TILE_OF)
CATEGORY_OF: Final = tuple(TYPE_CATEGORY[kind] for kind in TYPE_OF)

# --- scoring spaces: the six types, the six cities, the two categories ---

SPACES: Final = (*TYPES, *CITIES, *CATEGORIES)
FIRST_CITY: Final = len(TYPES)
FIRST_CATEGORY: Final = FIRST_CITY + len(CITIES)
CITY_SPACES: Final = sum(1 << space for space in range(FIRST_CITY, FIRST_CATEGORY))
BASE_SPACES: Final = (1 << FIRST_CATEGORY) - 1
"""Sets of spaces are bit masks: bit s stands for `SPACES[s]`."""

# --- upgrade tiles: the six cities, then the two categories (CAR-COMP-14) ---

UPGRADES: Final = tuple(f"up-{target}" for target in (*CITIES, *CATEGORIES))
CATEGORY_TARGET: Final = len(CITIES)
"""The first category among what Upgrade tiles and values are for."""


def building_of(tile: int, city: int) -> int:
    """The number of that tile in that city.

    >>> number = building_of(TILES.index("villa-3"), CITIES.index("viareggio"))
    >>> BUILDINGS[number], TILES[TILE_OF[number]], CITIES[CITY_OF[number]], COST_OF[number]
    ('villa-3@viareggio', 'villa-3', 'viareggio', 3)
    """
    return tile * len(CITIES) + city


def bits(mask: int) -> list[int]:
    """The numbers in a set that is kept as a bit mask."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


EIGHTS_IN: Final = tuple(tuple(EIGHTS[kind] for kind in bits(mask)) for mask in range(1 << len(TYPES)))
"""The 8-buildings of each set of types."""
MOST_DEARER: Final = max(COSTS) - min(COSTS)
DEARER_BY_UP_TO: Final = tuple(
    tuple(
        sum(1 << tile for tile, cost in enumerate(TILE_COST) if 0 < cost - old <= most)
        for most in range(MOST_DEARER + 1)
    )
    for old in TILE_COST
)
"""`DEARER_BY_UP_TO[tile][most]`: the tiles that cost more, by `most` at most, as a bit mask."""
