"""The vocabulary of Genoa: wares, special cards, game cards, buildings, and sets of them as the bits of integers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

REVISION: Final = 2
"""The present revision of the rules; what was different before is asked of `GenoaBox.revision`."""

WARES: Final = ("silver", "copper", "salt", "pepper", "wheat", "rice", "linen", "silk")
SPECIALS: Final = ("any_start", "any_ware", "further_action", "building_action", "trade_1_1")
MARKER: Final = "marker"
GOODS: Final = (*WARES, *SPECIALS, MARKER)
"""What lies openly in a play area (GEN-SETUP-6): eight wares, five special cards, owner markers."""
KINDS: Final = ("large_order", "small_order", "message", "privilege")
"""The four stacks of game cards."""
BUILDINGS: Final = (
    "guild_hall",
    "city_hall",
    "post_office",
    "cathedral",
    "palace",
    "park",
    "coach_house",
    "harbor",
    "tavern",
    "restaurant",
    "grains",
    "metals",
    "fabrics",
    "spices",
    "villa_colini",
    "villa_monetti",
    "villa_ricci",
    "villa_zasteri",
)
MARKET: Final = "market"

N_GOODS: Final = len(GOODS)
N_BUILDINGS: Final = len(BUILDINGS)
MARKET_NO: Final = N_BUILDINGS
GOOD_NO: Final = {name: number for number, name in enumerate(GOODS)}
KIND_NO: Final = {name: number for number, name in enumerate(KINDS)}
ANY_START: Final = 8
ANY_WARE: Final = 9
FURTHER: Final = 10
BUILDING_ACTION: Final = 11
TRADE: Final = 12
MARKERS: Final = 13
LARGE: Final = 0
SMALL: Final = 1
MESSAGE: Final = 2
PRIVILEGE: Final = 3

NO_WAY: Final = 99
"""More steps than any tower has."""

DRAW_CARDS: Final = 0
TAKE_MARKERS: Final = 1
TAKE_GOODS: Final = 2
VILLA: Final = 3


@dataclass(frozen=True)
class MainEffect:
    """What a building's action brings (GEN-BLDG-1 to GEN-BLDG-11)."""

    what: int
    """One of DRAW_CARDS, TAKE_MARKERS, TAKE_GOODS and VILLA."""
    kind: int = 0
    """Which stack cards are drawn from."""
    count: int = 0
    """How many cards or markers."""
    goods: tuple[int, ...] = ()
    """One of each of these goods."""


@dataclass(frozen=True)
class Card:
    """The face of a game card."""

    id: str
    kind: int
    buildings: tuple[int, ...]
    """The villa, the building, the two buildings of a message, or the building of a privilege."""
    wares: tuple[int, ...] = ()


def bits(mask: int) -> list[int]:
    """The numbers in a set that is kept as the bits of an integer, ascending.

    >>> bits(0b1011)
    [0, 1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: tuple[int, ...] | list[int]) -> int:
    """The set of those numbers as the bits of an integer."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
