"""The moves: one small frozen type per verb, with its text.

Fields are the numbers of `pieces` and packs of `pieces.packs`; the text is for people: `take II green blue black`.
Moves are kept in tables and handed out again, so that listing choices makes no new objects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from loggia.games.carrara.rules.pieces import (
    CITIES,
    CITY_OF,
    COLOURS,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_OF,
    TILES,
    UPGRADES,
    building_of,
)
from loggia.games.carrara.rules.pieces.packs import pieces
from loggia.kernel import Move

MOST_PAID: Final = 8
MOST_TAKEN: Final = 11
MOST_OF_A_COLOUR: Final = 7


@dataclass(frozen=True)
class Buy(Move):
    """CAR-BUY-1: turn the wheel and buy blocks; with the expansion also without turning (CAR-XBUY-1)."""

    turning: bool

    def __hash__(self) -> int:
        return hash(self.turning)

    def text(self) -> str:
        """`buy` or `buy still`."""
        return "buy" if self.turning else "buy still"


@dataclass(frozen=True)
class Take(Move):
    """CAR-BUY-3: take these blocks from one section of the wheel."""

    section: int
    blocks: int

    def __hash__(self) -> int:
        return hash((self.section, self.blocks))

    def text(self) -> str:
        """`take II green blue black`."""
        return f"take {SECTIONS[self.section]} {colour_words(self.blocks)}"


@dataclass(frozen=True)
class Build(Move):
    """CAR-BLD-1: build a tile in a city."""

    tile: int
    city: int

    def __hash__(self) -> int:
        return hash((self.tile, self.city))

    def text(self) -> str:
        """`build villa-3 viareggio`."""
        return f"build {TILES[self.tile]} {CITIES[self.city]}"


@dataclass(frozen=True)
class Improve(Move):
    """CAR-XIMP-1: replace an own tile by a dearer one."""

    old: int
    tile: int

    def text(self) -> str:
        """`improve castello-3 biblioteca-4`."""
        return f"improve {TILES[self.old]} {TILES[self.tile]}"


@dataclass(frozen=True)
class Pay(Move):
    """CAR-BLD-2: pay for the building with these blocks, where there is more than one way to pay."""

    blocks: int

    def text(self) -> str:
        """`pay red green green`; `pay none` when the dear colours are asked first and none is used."""
        return f"pay {colour_words(self.blocks) or 'none'}"


@dataclass(frozen=True)
class Upgrade(Move):
    """CAR-XUPG-1: take an Upgrade tile."""

    upgrade: int

    def text(self) -> str:
        """`upgrade up-lucca`."""
        return f"upgrade {UPGRADES[self.upgrade]}"


@dataclass(frozen=True)
class Score(Move):
    """CAR-SCO-1: score a building type, a city or a category."""

    space: int

    def __hash__(self) -> int:
        return hash(self.space)

    def text(self) -> str:
        """`score villa`, `score pisa`, `score urban`."""
        return f"score {SPACES[self.space]}"


@dataclass(frozen=True)
class Purchase(Move):
    """CAR-ADD-1: buy an object that lies on the board."""

    object: int

    def text(self) -> str:
        """`purchase crown`."""
        return f"purchase {OBJECTS[self.object]}"


@dataclass(frozen=True)
class Announce(Move):
    """CAR-ANN-1: announce the end of the game."""

    def text(self) -> str:
        """`announce`."""
        return "announce"


@dataclass(frozen=True)
class TakeTwo(Move):
    """CAR-BUY-9: no action is possible, take two coins."""

    def text(self) -> str:
        """`two`."""
        return "two"


@dataclass(frozen=True)
class Pass(Move):
    """CAR-ANN-5: do without an action after an announcement."""

    def text(self) -> str:
        """`pass`."""
        return "pass"


@dataclass(frozen=True)
class EndTurn(Move):
    """CAR-TURN-3: the turn is over."""

    def __hash__(self) -> int:
        return hash("EndTurn")

    def text(self) -> str:
        """`end`."""
        return "end"


MOVE_TYPES: Final = (Buy, Take, Build, Improve, Pay, Upgrade, Score, Purchase, Announce, TakeTwo, Pass, EndTurn)


def colour_words(blocks: int) -> str:
    """The blocks as words, dearest first.

    >>> from loggia.games.carrara.rules.pieces.packs import pack_of
    >>> colour_words(pack_of([2, 3, 3]))
    'red green green'
    """
    return " ".join(COLOURS[colour] for colour in pieces(blocks))


# --- the tables -------------------------------------------------------------------------------------------------------

BUY: Final = Buy(True)
BUY_STILL: Final = Buy(False)
ANNOUNCE: Final = Announce()
TAKE_TWO: Final = TakeTwo()
PASS: Final = Pass()
END_TURN: Final = EndTurn()
PURCHASES: Final = tuple(Purchase(number) for number in range(len(OBJECTS)))
UPGRADE_MOVES: Final = tuple(Upgrade(number) for number in range(len(UPGRADES)))
SCORES: Final = tuple(Score(space) for space in range(len(SPACES)))
BUILDS: Final = tuple(Build(tile, city) for tile, city in zip(TILE_OF, CITY_OF, strict=True))
BUILDS_FROM: Final = tuple(
    tuple(BUILDS[building_of(tile, city) : building_of(tile, len(CITIES))] for city in range(len(CITIES) + 1))
    for tile in range(len(TILES))
)
"""`BUILDS_FROM[tile][city]`: build the tile there or in any less exacting city; the last entry is empty."""
IMPROVES: Final = {
    (old, tile): Improve(old, tile) for old in range(len(TILES)) for tile in range(len(TILES)) if tile != old
}
IMPROVES_OF: Final = tuple(
    tuple(IMPROVES.get((old, tile), Improve(old, tile)) for tile in range(len(TILES))) for old in range(len(TILES))
)
"""The same as `IMPROVES_OF[old][tile]`; where the tile is the old one, a move that is never legal."""
_TAKES: Final[tuple[dict[int, Take], ...]] = tuple({} for _ in SECTIONS)
_PAYS: Final[dict[int, Pay]] = {}


def take(section: int, blocks: int) -> Take:
    """The one move that takes these blocks there."""
    known = _TAKES[section]
    if blocks not in known:
        known[blocks] = Take(section, blocks)
    return known[blocks]


def pay(blocks: int) -> Pay:
    """The one move that pays with these blocks."""
    if blocks not in _PAYS:
        _PAYS[blocks] = Pay(blocks)
    return _PAYS[blocks]
