"""Observations of Carrara: wheel, display, cards, and the player boards with what the viewer sees behind the screens.

Blocks and objects are counted kind by kind, in the order of the data file. A tile is its number from 1 on: type by
type, each with its costs in order (`TILES`). Left out: the objectives' progress and previews, which follow from the
rest, and which tiles improving has removed.
"""

from __future__ import annotations

from typing import Any, Final

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.ending import objective_cards
from loggia.games.carrara.rules.final import points
from loggia.games.carrara.rules.pieces import (
    CITIES,
    CITY_OF,
    COLOURS,
    NO_BUILDING,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_OF,
    TILES,
    TYPES,
    UPGRADES,
    bits,
)
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.games.carrara.rules.state import ENDINGS, NO_CARD, OVER, PAY, PAY_DEAR, PHASES, CarraraState
from loggia.lab.envs.observations import Encoder, Memory
from loggia.lab.envs.observations.fields import Field, Memo, flags, from_me, packed, packer, padded, relative

PACK: Final = 6
PLAYER: Final = 2 + len(SPACES) + len(TILES) + len(UPGRADES) + 2 + 2 * PACK
NO_PENDING = [0] * (4 + 2 * PACK)
DISPLAY: Final = 9
BOARD: Final = 100
OWN: Final = 50
"""Places in an encoder's memory; a seat is at its own number, and with an open screen at OWN more."""


TILE_NUMBERS = {name: number for number, name in enumerate(TILES, 1)} | {"": 0}


def fields(box: CarraraBox, seats: int) -> list[Field]:
    """The fields, by what they take from a view."""
    return [*_table_fields(seats), *_board_fields(), *_player_fields(seats)]


def _table_fields(seats: int) -> list[Field]:
    return [
        Field("phase", 1, lambda t, v: [PHASES.index(t["phase"])], f"a number in {', '.join(PHASES)}"),
        Field("expansion", 1, lambda t, v: [int(t["expansion"])], "the expansion is in play"),
        Field("round", 1, lambda t, v: [t["round"]], "from 1"),
        Field("turn", 1, lambda t, v: [relative(t["turn_seat"], v, seats)], "whose turn it is"),
        Field("start", 1, lambda t, v: [relative(t["start_seat"], v, seats)], "the start player"),
        Field("purchased", 1, lambda t, v: [int(t["purchased"])], "the additional purchase is made"),
        Field("ending", 1, lambda t, v: [ENDINGS.index(t["ending"])], f"a number in {', '.join(ENDINGS)}"),
        Field("announcer", 1, lambda t, v: [relative(t["announcer"], v, seats)], "who announced the end"),
        Field("piles", 2, lambda t, v: [t["bag"], t["pile"]], "blocks in the bag, tiles in the pile"),
        Field(
            "cards",
            4,
            lambda t, v: [*(one["number"] for one in t["objectives"]), t["bonus"]["number"] if t["bonus"] else 0],
            "the numbers of the Top, Object, Building and Bonus Points card; 0: none",
        ),
    ]


def _board_fields() -> list[Field]:
    return [
        Field(
            "wheel",
            len(SECTIONS) * PACK,
            lambda t, v: [n for one in t["wheel"] for n in one["blocks"].values()],
            "blocks by section and colour",
        ),
        Field(
            "display",
            DISPLAY,
            lambda t, v: padded([TILE_NUMBERS[one["id"]] if one else 0 for one in t["display"]], DISPLAY),
            "the tile on each space",
        ),
        Field(
            "eights",
            len(TYPES),
            lambda t, v: flags((TYPES.index(one["type"]) for one in t["eights"]), len(TYPES)),
            "by type: its 8-building is to be had",
        ),
        Field(
            "upgrades",
            len(UPGRADES),
            lambda t, v: flags((UPGRADES.index(one["id"]) for one in t["upgrades"]), len(UPGRADES)),
            "Upgrade tiles to be had",
        ),
        Field("sale", PACK, lambda t, v: [t["sale"][name] for name in OBJECTS], "objects on the board"),
        Field("supply", PACK, lambda t, v: [t["supply"][name] for name in OBJECTS], "objects in the supply"),
    ]


def _player_fields(seats: int) -> list[Field]:
    def player(one: Any) -> list[int]:
        built = [0] * len(TILES)
        for city, name in enumerate(CITIES, 1):
            for tile in one["buildings"][name]:
                built[TILE_NUMBERS[tile["id"]] - 1] = city
        figures = [one["vp"], one["markers_left"], *flags(map(SPACES.index, one["marked"]), len(SPACES)), *built]
        figures += flags(map(UPGRADES.index, one["upgrades"]), len(UPGRADES))
        held = one["holdings"]
        if held is None:
            return figures + [0] * (2 + 2 * PACK)
        return [*figures, 1, held["coins"], *held["blocks"].values(), *held["objects"].values()]

    def pending(table: Any, viewer: int) -> list[int]:
        one = table["pending"]
        if one is None:
            return NO_PENDING
        head = [TILE_NUMBERS[one["tile"]], CITIES.index(one["city"]) + 1, TILE_NUMBERS[one["replaces"]], one["owed"]]
        return head + [one[what].count(colour) for what in ("paid", "payable") for colour in COLOURS]

    return [
        Field(
            "pending",
            len(NO_PENDING),
            pending,
            "what is being built: tile, city from 1, tile that it replaces, blocks owed; paid and payable by colour",
        ),
        Field(
            "players",
            seats * PLAYER,
            lambda t, v: [n for one in from_me(t["players"], v) for n in player(one)],
            "by seat: VP, markers left, spaces with its marker, the city from 1 of each tile that it has built, its "
            "Upgrade tiles; then 1 if I see behind its screen, and coins, blocks, objects there (else 0)",
        ),
    ]


class _CarraraParts:
    """The parts of observations that depend on few things."""

    def __init__(self, box: CarraraBox, seats: int) -> None:
        self._box, self._seats = box, seats
        self._pack: Memo[int] = Memo(counts)
        self._eights: Memo[int] = Memo(lambda mask: flags(bits(mask), len(TYPES)))
        self._upgrades: Memo[int] = Memo(lambda mask: flags(bits(mask), len(UPGRADES)))
        self._spaces: Memo[int] = Memo(lambda mask: flags(bits(mask), len(SPACES)))
        self._display: Memo[tuple[int, ...]] = Memo(lambda tiles: padded([tile + 1 for tile in tiles], DISPLAY))
        self._built: Memo[tuple[int, ...]] = Memo(_built)
        self._cards: Memo[tuple[int, ...]] = Memo(tuple)
        self._head, self._two, self._nothing = packer(10), packer(2), packed(NO_PENDING)
        self._behind_screen = packed([0] * (2 + 2 * PACK))
        self._clockwise = [from_me(range(seats), seat) for seat in range(seats)]

    def _board(self, state: CarraraState, memory: Memory) -> bytes:
        """Cards, wheel, display and supplies: the same for all seats, and few moves change any of these."""
        key = (state.cards, state.wheel, state.display, state.eights, state.upgrades, state.sale, state.supply)
        known = memory.get(BOARD)
        if known is None or known[0] != key:
            bonus = self._box.bonus_cards[state.cards[3]].number if state.cards[3] != NO_CARD else 0
            figures = [
                self._cards[(*(card.number for card in objective_cards(self._box, state)), bonus)],
                *[self._pack[blocks] for blocks in state.wheel],
                self._display[tuple(state.display)],
                self._eights[state.eights],
                self._upgrades[state.upgrades],
                self._pack[state.sale],
                self._pack[state.supply],
            ]
            known = memory[BOARD] = ((key[0], state.wheel.copy(), state.display.copy(), *key[3:]), b"".join(figures))
        found: bytes = known[1]
        return found

    def _player(self, state: CarraraState, other: int, opened: bool) -> list[bytes]:
        vp = points(self._box, state, other)
        figures = [self._two(vp, self._box.markers - len(state.scorings[other])), self._spaces[state.marks[other]]]
        figures += (self._built[state.buildings[other]], self._upgrades[state.upgraded[other]])
        if not opened:
            return [*figures, self._behind_screen]
        return [
            *figures,
            self._two(1, state.coins[other]),
            self._pack[state.blocks[other]],
            self._pack[state.objects[other]],
        ]

    def encode(self, state: CarraraState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        phase = PAY if state.phase == PAY_DEAR else state.phase
        announcer = (state.announcer - seat) % self._seats + 1 if state.announcer >= 0 else 0
        open_screens = state.open_holdings or phase == OVER
        figures = [
            self._head(
                phase,
                state.expansion,
                state.turn // self._seats + 1,
                (state.seat - seat) % self._seats + 1,
                (state.start - seat) % self._seats + 1,
                state.purchased,
                state.ending,
                announcer,
                total(state.bag),
                len(state.pile),
            ),
            self._board(state, memory),
            self._nothing if state.pending == NO_BUILDING else _pending(state, open_screens or state.seat == seat),
        ]
        for other in self._clockwise[seat]:
            opened = open_screens or other == seat
            key = (
                phase == OVER,
                state.announcer,
                state.scorings[other],
                state.marks[other],
                state.buildings[other],
                state.upgraded[other],
                state.coins[other],
                state.blocks[other],
                state.objects[other],
            )
            at = other + OWN if opened else other
            known = memory.get(at)
            if known is None or known[0] != key:
                known = memory[at] = (key, b"".join(self._player(state, other, opened)))
            figures.append(known[1])
        return b"".join(figures)


def encoder(box: CarraraBox, seats: int) -> Encoder:
    """The same from a state."""
    return _CarraraParts(box, seats).encode


def _built(buildings: tuple[int, ...]) -> list[int]:
    found = [0] * len(TILES)
    for building in buildings:
        found[TILE_OF[building]] = CITY_OF[building] + 1
    return found


def _pending(state: CarraraState, look: bool) -> bytes:
    replaced = 0 if state.replaced == NO_BUILDING else TILE_OF[state.replaced] + 1
    owed = state.owed if look else state.owed + total(state.paid)
    head = (TILE_OF[state.pending] + 1, CITY_OF[state.pending] + 1, replaced, owed)
    return packed((*head, *counts(state.paid), *counts(state.payable)) if look else (*head, *[0] * (2 * PACK)))
