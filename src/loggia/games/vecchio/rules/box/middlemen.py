"""VEC-SETUP-3: the legal starting places of the middlemen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from loggia.games.vecchio.rules.box.sheet import Sheet
from loggia.games.vecchio.rules.pieces import CREST_COLOURS


def is_start(sheet: Sheet, towns: tuple[str, ...]) -> bool:
    """VEC-SETUP-3: no area borders the towns of two middlemen."""
    return all(sum(town in area for town in towns) <= sheet.most_middlemen for area in sheet.areas.values())


def starts(sheet: Sheet) -> Iterator[tuple[str, ...]]:
    """VEC-SETUP-3, VEC-RUL-2: every legal way to place the five middlemen."""
    for towns in product(*(sheet.cycles[colour] for colour in CREST_COLOURS)):
        if is_start(sheet, towns):
            yield towns
