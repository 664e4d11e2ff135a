"""The vocabulary of Genoa: wares, cards, buildings; and the box, everything printed as tables made from a data file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

DATA_FILE: Final = Path(__file__).with_name("data.toml")
REVISION: Final = 2
"""The present revision of the rules; what was different before is asked of `Box.revision`."""

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


class Board:
    """GEN-BOARD-1 to GEN-BOARD-4: fields, and which are neighbours; all follows from the grid.

    Fields are numbered: the buildings in the order of BUILDINGS, the market, then the streets row by row.
    """

    def __init__(self, grid: list[list[str]], codes: Mapping[str, int], street: str) -> None:
        self.size: Final = len(grid)
        names = [*BUILDINGS, MARKET]
        cells: list[list[tuple[int, int]]] = [[] for _ in names]
        at: list[int] = []
        for blue, row in enumerate(grid, 1):
            for red, code in enumerate(row, 1):
                if code == street:
                    number = len(names)
                    names.append(f"st_{red}{blue}")
                    cells.append([])
                else:
                    number = codes[code]
                cells[number].append((red, blue))
                at.append(number)
        self.fields: Final = tuple(names)
        self.field_no: Final = {name: number for number, name in enumerate(names)}
        self.cells: Final = tuple(tuple(one) for one in cells)
        self._at: Final = tuple(at)
        self.near_list: Final = self._neighbours()
        self.near: Final = tuple(mask_of(near) for near in self.near_list)
        self.streets: Final = tuple(range(MARKET_NO + 1, len(names)))
        self.street_mask: Final = mask_of(list(self.streets))
        self.touches: Final = tuple(
            tuple(f for f in self.near_list[number] if f < N_BUILDINGS) if number > MARKET_NO else ()
            for number in range(len(names))
        )
        self._reached: Final[dict[int, int]] = {}
        self._routes: Final[dict[tuple[int, int, int, int], int]] = {}

    def at(self, red: int, blue: int) -> int:
        """The field that a roll of the dice means (GEN-PLACE-1)."""
        return self._at[(blue - 1) * self.size + red - 1]

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        near: list[set[int]] = [set() for _ in self.fields]
        for red in range(1, self.size + 1):
            for blue in range(1, self.size + 1):
                for right, down in ((1, 0), (0, 1)):
                    if red + right <= self.size and blue + down <= self.size:
                        one, other = self.at(red, blue), self.at(red + right, blue + down)
                        if one != other:
                            near[one].add(other)
                            near[other].add(one)
        return tuple(tuple(sorted(one)) for one in near)

    def reach(self, field: int, visited: int, steps: int) -> int:
        """GEN-NEG-3: every unvisited field that can still be reached within that many steps, as a set of bits."""
        key = (visited << 10 | field) << 4 | steps
        found = self._reached.get(key)
        if found is None:
            near = self.near
            found, border = 0, 1 << field
            for _ in range(steps):
                beyond = 0
                for one in bits(border):
                    beyond |= near[one]
                border = beyond & ~visited & ~found
                found |= border
            if len(self._reached) > 50_000:
                self._reached.clear()
            self._reached[key] = found
        return found

    def steps_to_visit(self, field: int, visited: int, missing: int, left: int) -> int:
        """The fewest of at most `left` further steps that visit all missing fields; NO_WAY if there is no such way."""
        if not missing:
            return 0
        if left < missing.bit_count() or missing & visited:
            return NO_WAY
        key = (field, visited, missing, left)
        best = self._routes.get(key)
        if best is None:
            best = NO_WAY
            for beyond in self.near_list[field]:
                if not visited >> beyond & 1:
                    rest = missing & ~(1 << beyond)
                    best = min(best, 1 + self.steps_to_visit(beyond, visited | 1 << beyond, rest, left - 1))
            if len(self._routes) > 50_000:
                self._routes.clear()
            self._routes[key] = best
        return best

    def distance(self, one: int, other: int) -> int:
        """The number of steps between two fields on an empty board; -1 if there is no way."""
        seen, border, steps = 1 << one, 1 << one, 0
        while border:
            if border >> other & 1:
                return steps
            beyond = 0
            for field in bits(border):
                beyond |= self.near[field]
            border = beyond & ~seen
            seen |= border
            steps += 1
        return -1


class Box:
    """Everything that is printed, from one data file that `datafile.check` has found in order."""

    def __init__(self, data: Mapping[str, Any], revision: int = REVISION) -> None:
        self.data: Final = data
        self.revision: Final = revision
        """Which revision of the rules is played with it; matches of an older one go on as they began."""
        self._read_board()
        self._read_cards()
        self._read_numbers()
        self._read_negotiation()

    def _read_board(self) -> None:
        data = self.data
        board = data["board"]
        variant = board.get("variant_two_buildings_per_street", {})
        rows = variant["grid"] if variant.get("enabled") else board["grid"]
        codes = {one["code"]: BUILDINGS.index(one["id"]) for one in data["buildings"]}
        codes[board["market_code"]] = MARKET_NO
        self.board = Board([row.split() for row in rows], codes, board["street_code"])
        self.fields = self.board.fields
        self.field_no = self.board.field_no
        printed = {one["id"]: one for one in data["buildings"]}
        self.effects = tuple(_effect(printed[name]["action"]) for name in BUILDINGS)
        self.villas = tuple(b for b, effect in enumerate(self.effects) if effect.what == VILLA)
        self.is_villa = tuple(effect.what == VILLA for effect in self.effects)
        ring = data["privilege_scoring"]["ring"]
        self.ring = tuple(BUILDINGS.index(name) for name in ring)

    def _read_cards(self) -> None:
        data = self.data
        cards = [
            Card(one["id"], LARGE, (BUILDINGS.index(one["villa"]),), tuple(GOOD_NO[ware] for ware in one["wares"]))
            for one in data["large_orders"]
        ]
        cards += [
            Card(one["id"], SMALL, (BUILDINGS.index(one["building"]),), (GOOD_NO[one["ware"]],))
            for one in data["small_orders"]
        ]
        cards += [
            Card(one["id"], MESSAGE, tuple(BUILDINGS.index(name) for name in one["buildings"]))
            for one in data["messages"]
        ]
        cards += [Card(one["id"], PRIVILEGE, (BUILDINGS.index(one["building"]),)) for one in data["privileges"]]
        self.cards = tuple(cards)
        self.card_ids = tuple(card.id for card in cards)
        self.card_no = {card.id: number for number, card in enumerate(cards)}
        self.card_kind = tuple(card.kind for card in cards)
        of_kind = [[c for c, card in enumerate(cards) if card.kind == kind] for kind in range(len(KINDS))]
        self.kind_cards = tuple(tuple(numbers) for numbers in of_kind)
        self.kind_mask = tuple(mask_of(numbers) for numbers in of_kind)
        self.visits = tuple(mask_of(card.buildings) if card.kind == MESSAGE else 0 for card in cards)
        """For a message: the two buildings that the tower must have visited."""
        self.villa_orders = tuple(
            mask_of([c for c in of_kind[LARGE] if cards[c].buildings[0] == b]) for b in range(N_BUILDINGS)
        )
        """For a villa: the large orders that can be fulfilled there."""
        self.building_orders = tuple(
            mask_of([c for c in of_kind[SMALL] if cards[c].buildings[0] == b]) for b in range(N_BUILDINGS)
        )
        """For a building: the small orders that can be delivered there."""
        place = {b: at for at, b in enumerate(self.ring)}
        self.ring_place = tuple(place[card.buildings[0]] if card.kind == PRIVILEGE else -1 for card in cards)

    def _read_numbers(self) -> None:
        data = self.data
        supply = {one["id"]: int(one["supply"]) for one in data["wares"]}
        supply.update({one["id"]: int(one["count"]) for one in data["special_cards"]})
        self.supply = tuple(supply[name] for name in GOODS[:MARKERS])
        self.markers = int(data["owner_markers"]["per_color"])
        self.colours = tuple(str(one["id"]) for one in data["owner_markers"]["colors"])
        self.income = int(data["owner_markers"]["income_per_foreign_action"])
        self.marker_value = int(data["owner_markers"]["end_value"])
        self.step_money = int(data["money"]["increment"])
        self.start_money = int(data["money"]["start"])
        self.discs = int(data["tower"]["discs"])
        track = data["round_track"]
        self.first_space = int(track["first"])
        self.market_advance = int(track["market_start_advance"])
        self.last_space = {int(seats): int(space) for seats, space in track["last_space"].items()}
        kinds = data["card_kinds"]
        self.large_pay = int(kinds["large_order"]["pay"])
        self.small_pay = int(kinds["small_order"]["pay"])
        self.message_pay = int(kinds["message"]["pay"])
        self.privilege_worth: dict[int, int] = {}
        """Values of sets of privileges, as far as they have been asked for."""
        self.cards_dealt = int(data["setup"]["cards_per_stack"])
        self.quota = int(data["actions"]["regular_per_player_turn"])
        self.tower_quota = int(data["two_players"]["tower_player_regular_actions_if_opponent_acted"])
        scoring = data["privilege_scoring"]
        table = {int(length): int(pay) for length, pay in scoring["table"].items()}
        longest = max(table)
        extra = int(scoring["per_building_after_4"])
        self.chain_pay = (
            0,
            *(
                table[length] if length <= longest else table[longest] + extra * (length - longest)
                for length in range(1, len(self.ring) + 1)
            ),
        )

    def _read_negotiation(self) -> None:
        told = self.data["negotiation"]
        self.posts = int(told["offer_changes_per_seat_and_node"])
        self.counters = int(told["counters_per_seat_and_node"])
        self.standing = int(told["standing_offers_per_seat"])
        self.bot_money = int(told["bot_money_max"])
        self.rounds = int(told["async"]["rounds_max"])
        self.deadline_hours = int(told["async"]["prompt_deadline_h"])
        self.live_clock: dict[str, int] = {name: int(value) for name, value in told["live"].items()}
        worth = told["default_values"]
        ware, marker = int(worth["ware"]), int(worth["owner_marker"])
        self.worth = {
            **dict.fromkeys(WARES, ware),
            **{name: int(worth[name]) for name in (*SPECIALS, *KINDS)},
            MARKER: marker,
        }
        """GEN-NEG-12: what a good counts when time has run out and the rules have to choose."""
        self.yields = tuple(_level_one_yields(effect) for effect in self.effects)
        """GEN-NEG-17: for each building, the at most two promises that the bounded list knows."""


def _effect(action: Mapping[str, Any]) -> MainEffect:
    match action["type"]:
        case "draw_cards":
            return MainEffect(DRAW_CARDS, KIND_NO[action["stack"]], int(action["count"]))
        case "take_owner_markers":
            return MainEffect(TAKE_MARKERS, count=int(action["count"]))
        case "take_special":
            return MainEffect(TAKE_GOODS, goods=(GOOD_NO[action["special"]],))
        case "take_wares":
            return MainEffect(TAKE_GOODS, goods=tuple(GOOD_NO[ware] for ware in action["wares"]))
        case _:
            return MainEffect(VILLA)


def _level_one_yields(effect: MainEffect) -> tuple[tuple[str, int, str], ...]:
    """Name, count and who picks."""
    if effect.what == TAKE_GOODS:
        return tuple((GOODS[good], 1, "") for good in effect.goods[:2])
    if effect.what == TAKE_MARKERS:
        return tuple((MARKER, count, "") for count in range(1, min(2, effect.count) + 1))
    if effect.what == DRAW_CARDS:
        kind = KINDS[effect.kind]
        return ((kind, 1, "giver"),) if effect.count == 1 else ((kind, 1, "giver"), (kind, 1, "receiver"))
    return ((KINDS[PRIVILEGE], 1, "giver"), (SPECIALS[2], 1, ""))


def read_data(path: Path) -> dict[str, Any]:
    """The data file as Python data; `tomllib.TOMLDecodeError` or `OSError` where it cannot be read."""
    return tomllib.loads(path.read_text(encoding="utf-8"))
