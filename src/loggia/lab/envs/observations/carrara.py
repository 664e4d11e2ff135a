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
from loggia.lab.envs.observations.fields import (
    WORDS,
    Field,
    Memo,
    flags,
    from_me,
    packed,
    packer,
    padded,
    relative,
    words,
)

PACK: Final = 6
PLAYER: Final = 2 + len(SPACES) + len(TILES) + len(UPGRADES) + 2 + 2 * PACK
NO_PENDING = [0] * (4 + 2 * PACK)
DISPLAY: Final = 9
SEEN: Final = 0
"""The place of what was seen last in an encoder's memory."""
NEVER: Final = -9
UNSEEN: Final[tuple[int, ...]] = (NEVER,)
NO_SCORINGS: Final[tuple[tuple[int, int], ...]] = ((NEVER, NEVER),)
"""Stand for what was not seen yet: no state has these."""

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


class _CarraraPlayer:
    """One player as encoded last, beside what it was encoded from: tuples by identity, as they never change."""

    __slots__ = (
        "announcer",
        "behind",
        "blocks",
        "buildings",
        "built",
        "coins",
        "front",
        "marks",
        "objects",
        "over",
        "scorings",
        "spaces",
        "upgraded",
        "upgrades",
    )

    def __init__(self) -> None:
        self.over = False
        self.announcer = self.marks = self.upgraded = self.coins = self.blocks = self.objects = NEVER
        self.scorings = NO_SCORINGS
        self.buildings = UNSEEN
        self.spaces = self.built = self.upgrades = b""
        self.front = b""
        """What everybody sees of it."""
        self.behind = b""
        """What is behind its screen."""


class _CarraraSeen:
    """What was encoded of one match last."""

    __slots__ = ("board", "cards", "display", "eights", "parts", "players", "sale", "supply", "upgrades", "wheel")

    def __init__(self, seats: int) -> None:
        self.players = [_CarraraPlayer() for _ in range(seats)]
        self.cards = UNSEEN
        self.wheel = [NEVER]
        self.display = [NEVER]
        self.eights = self.upgrades = self.sale = self.supply = NEVER
        self.parts = [b""] * 7
        """Cards, wheel, display, eights, upgrades, sale, supply."""
        self.board = b""


class _CarraraParts:
    """Encodes with few lookups: few moves change more than one player, and what is as it was is not encoded again."""

    def __init__(self, box: CarraraBox, seats: int) -> None:
        self._box, self._seats = box, seats
        self._pack: Memo[int] = Memo(counts)
        self._eights: Memo[int] = Memo(lambda mask: flags(bits(mask), len(TYPES)))
        self._upgrades: Memo[int] = Memo(lambda mask: flags(bits(mask), len(UPGRADES)))
        self._spaces: Memo[int] = Memo(lambda mask: flags(bits(mask), len(SPACES)))
        self._display: Memo[tuple[int, ...]] = Memo(lambda tiles: padded([tile + 1 for tile in tiles], DISPLAY))
        self._built: Memo[tuple[int, ...]] = Memo(_built)
        self._two, self._nothing = packer(2), packed(NO_PENDING)
        self._behind_screen = packed([0] * (2 + 2 * PACK))
        self._clockwise: list[list[int]] = [from_me(range(seats), seat) for seat in range(seats)]
        self._words = words()

    def _board(self, state: CarraraState, seen: _CarraraSeen) -> bytes:
        """Cards, wheel, display and supplies: the same for all seats, and few moves change any of these."""
        parts, changed = seen.parts, False
        if state.cards is not seen.cards:
            seen.cards, changed = state.cards, True
            bonus = self._box.bonus_cards[state.cards[3]].number if state.cards[3] != NO_CARD else 0
            parts[0] = packed([*[card.number for card in objective_cards(self._box, state)], bonus])
        if state.wheel != seen.wheel:
            seen.wheel, changed = state.wheel.copy(), True
            pack = self._pack
            parts[1] = b"".join([pack[blocks] for blocks in state.wheel])
        if state.display != seen.display:
            seen.display, changed = state.display.copy(), True
            parts[2] = self._display[tuple(state.display)]
        if state.eights != seen.eights:
            seen.eights, changed = state.eights, True
            parts[3] = self._eights[state.eights]
        if state.upgrades != seen.upgrades:
            seen.upgrades, changed = state.upgrades, True
            parts[4] = self._upgrades[state.upgrades]
        if state.sale != seen.sale:
            seen.sale, changed = state.sale, True
            parts[5] = self._pack[state.sale]
        if state.supply != seen.supply:
            seen.supply, changed = state.supply, True
            parts[6] = self._pack[state.supply]
        if changed:
            seen.board = b"".join(parts)
        return seen.board

    def _front(self, state: CarraraState, seat: int, one: _CarraraPlayer) -> bytes:
        """What everybody sees of a player."""
        changed, over = False, state.phase == OVER
        if state.scorings[seat] is not one.scorings or state.announcer != one.announcer or over != one.over:
            one.scorings, one.announcer, one.over, changed = state.scorings[seat], state.announcer, over, True
        if state.marks[seat] != one.marks:
            one.marks, changed = state.marks[seat], True
            one.spaces = self._spaces[one.marks]
        if state.buildings[seat] is not one.buildings:
            one.buildings, changed = state.buildings[seat], True
            one.built = self._built[one.buildings]
        if state.upgraded[seat] != one.upgraded:
            one.upgraded, changed = state.upgraded[seat], True
            one.upgrades = self._upgrades[one.upgraded]
        if changed:
            line = self._two(points(self._box, state, seat), self._box.markers - len(one.scorings))
            one.front = b"".join([line, one.spaces, one.built, one.upgrades])
        return one.front

    def _behind(self, state: CarraraState, seat: int, one: _CarraraPlayer) -> bytes:
        """What is behind a player's screen."""
        coins, blocks, objects = state.coins[seat], state.blocks[seat], state.objects[seat]
        if coins != one.coins or blocks != one.blocks or objects != one.objects:
            one.coins, one.blocks, one.objects = coins, blocks, objects
            one.behind = b"".join([self._two(1, coins), self._pack[blocks], self._pack[objects]])
        return one.behind

    def encode(self, state: CarraraState, seat: int, memory: Memory) -> bytes:
        """What the seat sees; parts that are as they were when `memory` was last used are not encoded again."""
        known = memory.get(SEEN)
        if known is None:
            known = memory[SEEN] = _CarraraSeen(self._seats)
        seen: _CarraraSeen = known
        phase, seats, words = state.phase, self._seats, self._words
        open_screens, number = state.open_holdings or phase == OVER, state.turn // seats + 1
        figures = [
            words[PAY if phase == PAY_DEAR else phase],
            words[1 if state.expansion else 0],
            words[number] if number < WORDS else packed([number]),
            words[(state.seat - seat) % seats + 1],
            words[(state.start - seat) % seats + 1],
            words[1 if state.purchased else 0],
            words[state.ending],
            words[(state.announcer - seat) % seats + 1 if state.announcer >= 0 else 0],
            words[total(state.bag)],
            words[len(state.pile)],
            self._board(state, seen),
            self._nothing if state.pending == NO_BUILDING else _pending(state, open_screens or state.seat == seat),
        ]
        for other in self._clockwise[seat]:
            one = seen.players[other]
            figures.append(self._front(state, other, one))
            opened = open_screens or other == seat
            figures.append(self._behind(state, other, one) if opened else self._behind_screen)
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
