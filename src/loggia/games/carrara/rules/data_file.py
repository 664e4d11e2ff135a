"""The data file, read and checked. The reader itself is the kernel's."""

from __future__ import annotations

from pathlib import Path

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.pieces import (
    BASE_TILES,
    CATEGORIES,
    CITIES,
    COLOURS,
    COSTS,
    DATA_FILE,
    EIGHT,
    OBJECTS,
    SECTIONS,
    TILES,
    TYPE_CATEGORY,
    TYPES,
)
from loggia.kernel.datafile import Entry, read


def open_box(path: Path = DATA_FILE) -> tuple[CarraraBox, str]:
    """The box of a data file, with the file's SHA-256; `WrongSetup` that names what is wrong in it."""
    data, digest = read(path)
    _check_vocabulary(data)
    return CarraraBox(data), digest


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
        category = CATEGORIES[TYPE_CATEGORY[kind]]
        entry["category"].word([category])
    tiles = data["tiles"]
    tiles["base_costs"].expect(tiles["base_costs"].numbers(1, 99), COSTS[:EIGHT])
    tiles["expansion_cost"].number(COSTS[EIGHT], COSTS[EIGHT])
    tiles["base_ids"].expect(tiles["base_ids"].words(), [TILES[tile] for tile in BASE_TILES])
    data["wheel"]["sections"].expect(data["wheel"]["sections"].words(), SECTIONS)
    data["wheel"]["color_order"].expect(data["wheel"]["color_order"].words(), COLOURS)
