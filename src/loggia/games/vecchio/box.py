"""What is in the box: the tables that the rules look things up in, built once from a data file."""

from __future__ import annotations

import hashlib
from collections import deque
from itertools import combinations_with_replacement, permutations
from pathlib import Path

from loggia.games.vecchio.check import check, starts
from loggia.games.vecchio.notation import Notation
from loggia.games.vecchio.pieces import (
    ABBOT,
    ANY_COLOUR,
    ASSASSIN,
    BISHOP,
    BROWN,
    CARRIAGE,
    COLOURS,
    CREST_COLOURS,
    FLORENCE,
    FLORIN,
    FOLLOWERS,
    GOODS,
    GREEN,
    KNIGHT,
    NO_COIN,
    PURPLE,
    RED,
    REGIONS,
    REUSE,
    SCROLL,
)
from loggia.games.vecchio.reading import Sheet, read

Gains = tuple[tuple[int, int], ...]
"""Goods with their amounts: `((FLORIN, 5),)`."""

STOCK = Path(__file__).with_name("data.toml")


def gains(amounts: dict[str, int]) -> Gains:
    """The goods among some amounts of a data row."""
    return tuple((GOODS.index(key), amount) for key, amount in amounts.items() if key in GOODS)


class Map:
    """Towns, roads and areas, with the cheapest way between any two towns worked out beforehand."""

    def __init__(self, sheet: Sheet) -> None:
        self.towns = tuple(row.id for row in sheet.towns)
        self.index = {town: number for number, town in enumerate(self.towns)}
        self.rows = sheet.towns
        self.roads = tuple((self.index[a], self.index[b]) for a, b in sheet.roads)
        self.colour = tuple(COLOURS.index(row.colour) for row in sheet.towns)
        self.areas = {number: tuple(self.index[t] for t in towns) for number, towns in sorted(sheet.areas.items())}
        self.distance = self._distances()
        step = sheet.rules["travel_cost_per_step"]
        self.fare = [[step * steps for steps in row] for row in self.distance]
        """VEC-TRAVEL-2, VEC-RUL-13: what walking from a town to another costs in Florins, by the shortest way."""
        self.dearest = max(max(row) for row in self.fare)
        self.within = [
            [sum(1 << to for to, fare in enumerate(row) if fare <= purse) for purse in range(self.dearest + 1)]
            for row in self.fare
        ]
        """The towns (as bits) that a family member can walk to from a town with so many Florins."""
        self.all_towns = (1 << len(self.towns)) - 1
        self.green = self._bits({GREEN})
        self.workable = self.all_towns & ~self._bits({RED, FLORENCE})
        self.florence = self.index["florence"]

    def _bits(self, colours: set[int]) -> int:
        return sum(1 << town for town, colour in enumerate(self.colour) if colour in colours)

    def _distances(self) -> list[list[int]]:
        """VEC-TRAVEL-3: roads lead through any town, Florence included."""
        near: list[list[int]] = [[] for _ in self.towns]
        for a, b in self.roads:
            near[a].append(b)
            near[b].append(a)
        table = []
        for start in range(len(self.towns)):
            steps = {start: 0}
            edge = deque([start])
            while edge:
                here = edge.popleft()
                for there in near[here]:
                    if there not in steps:
                        steps[there] = steps[here] + 1
                        edge.append(there)
            table.append([steps[to] for to in range(len(self.towns))])
        return table


class Tile:
    """A kind of Province tile with its effect."""

    def __init__(self, number: int, name: str, region: int, copies: int, effect: str, amounts: dict[str, int]) -> None:
        self.number = number
        self.name = name
        self.region = region
        self.copies = copies
        self.effect = effect
        self.amounts = amounts
        self.gains = gains(amounts) if effect in {"gain", "buy"} else ()
        self.free_followers = amounts.get("follower_any", 0) if effect in {"gain", "buy"} else 0
        self.price = amounts.get("pay_florin", 0)
        self.in_takeover = effect in {"takeover_free", "takeover_any_colour"}


class Yield:
    """VEC-MAP-2: what a town action brings, and what face-up City council tiles add to it (VEC-CC-1)."""

    def __init__(self, base: Gains, bonuses: tuple[tuple[int, Gains], ...], price: int = 0) -> None:
        self.base = base
        self.bonuses = bonuses
        self.price = price

    def all(self, council: tuple[int, ...]) -> Gains:
        """Everything gained by an owner of those face-up tiles."""
        gained = self.base
        if council:
            for tile, more in self.bonuses:
                if tile in council:
                    gained += more
        return gained


class Reveal:
    """VEC-CC-2: what a City council tile brings once, when it is turned face-up."""

    def __init__(self, amounts: dict[str, int]) -> None:
        self.goods = gains(amounts)
        self.followers = amounts.get("follower_any", 0)
        self.placements = amounts.get("place_roll", 0)


class Box:
    """Everything printed, as the rules need it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.map = Map(sheet)
        self.rules = sheet.rules
        index = self.map.index
        # middlemen
        self.next_stop = [-1] * len(self.map.towns)
        for cycle in sheet.cycles.values():
            for here, there in zip(cycle, cycle[1:] + cycle[:1], strict=True):
                self.next_stop[index[here]] = index[there]
        self.starts = tuple(tuple(index[town] for town in towns) for towns in starts(sheet))
        self.standard = tuple(index[sheet.standard[colour]] for colour in CREST_COLOURS)
        # tracks
        self.gate = tuple(index[track.gate] for track in sheet.tracks)
        self.cost = tuple(track.cost for track in sheet.tracks)
        self.points = tuple(track.points for track in sheet.tracks)
        self.crest = tuple(track.crest for track in sheet.tracks)
        self.scrolls = tuple(track.scrolls for track in sheet.tracks)
        self.price_size, self.accepted = self._follower_prices()
        self.mixes = {size: tuple(self.follower_sets(size)) for size in set(self.price_size)}
        # tiles
        self.province = tuple(
            Tile(n, row.id, REGIONS.index(row.region), row.copies, row.effect, row.amounts)
            for n, row in enumerate(sheet.province)
        )
        self.tiles_of = tuple(
            tuple(tile.number for tile in self.province if tile.region == region) for region in range(len(REGIONS))
        )
        self.province_index = {tile.name: tile.number for tile in self.province}
        self.council = tuple(row.id for row in sheet.council)
        self.council_index = {name: n for n, name in enumerate(self.council)}
        self.nobility = tuple(row.id for row in sheet.nobility)
        self.nobility_index = {name: n for n, name in enumerate(self.nobility)}
        self.reuse = self.province_index.get(REUSE, -2)
        self.no_coin = self.province_index.get(NO_COIN, -2)
        self.any_colour = self.province_index.get(ANY_COLOUR, -2)
        self.yields = self._yields()
        bonus = {row.id: row.bonus for row in sheet.council}
        self.reveals = tuple(Reveal(row.reveal) for row in sheet.council)
        self.take_over_bonus = gains(bonus["CC-PROVINCE"])
        self.office_followers = bonus["CC-OFFICE"]["follower_any"]
        self.extra_members = bonus["CC-REINFORCE"]["extra_members"]
        self.recovery_members = bonus["CC-RECOVER"]["optional_place_roll"]
        self.extra_scroll_price = bonus["CC-SCROLL"]["optional_pay_florin"]
        self.cc_scroll = self.council_index["CC-SCROLL"]
        self.cc_province = self.council_index["CC-PROVINCE"]
        self.cc_office = self.council_index["CC-OFFICE"]
        self.cc_reinforce = self.council_index["CC-REINFORCE"]
        self.cc_recover = self.council_index["CC-RECOVER"]
        self.notation = Notation(self)

    def _follower_prices(self) -> tuple[tuple[int, ...], tuple[frozenset[tuple[int, int, int]], ...]]:
        """VEC-TRACK-2, VEC-RUL-48: how many Followers each region asks for, and which sets it accepts."""
        sizes, sets = [], []
        for track in self.sheet.tracks[: len(REGIONS)]:
            if track.pattern:
                counts = [*track.pattern, *[0] * (len(FOLLOWERS) - len(track.pattern))]
                accepted = {(a, k, b) for a, k, b in permutations(counts)}
            else:
                a, k, b = (track.followers.get(colour, 0) for colour in FOLLOWERS)
                accepted = {(a, k, b)}
            sets.append(frozenset(accepted))
            sizes.append(sum(next(iter(accepted))))
        return tuple(sizes), tuple(sets)

    def follower_sets(self, size: int) -> list[tuple[int, int, int]]:
        """Every set of so many Followers, as numbers of Assassins, Knights and Abbots."""
        return [(mix.count(0), mix.count(1), mix.count(2)) for mix in combinations_with_replacement(range(3), size)]

    def _yields(self) -> dict[tuple[int, str, bool], Yield]:
        """VEC-MAP-2 and section 18, by the town's colour, what is taken and whether the extra Scroll is bought."""
        rules = self.rules
        bonus = {row.trigger: (self.council_index[row.id], gains(row.bonus)) for row in self.sheet.council}
        extra = {row.trigger: row.bonus for row in self.sheet.council}["take_scroll"]
        wage = bonus["take_follower"]
        one = rules["crest_town_followers"]
        scrolls = rules["brown_town_scrolls"]
        found = {
            (GREEN, "", False): Yield(((FLORIN, rules["green_town_florins"]),), ()),
            (BROWN, "florins", False): Yield(((FLORIN, rules["brown_town_florins"]),), (bonus["take_brown_florins"],)),
            (BROWN, "scroll", False): Yield(((SCROLL, scrolls),), ()),
            (BROWN, "scroll", True): Yield(((SCROLL, scrolls + extra["scroll"]),), (), extra["optional_pay_florin"]),
            (PURPLE, "bishops", False): Yield(((BISHOP, rules["purple_town_bishops"]),), (bonus["take_bishops"],)),
            (PURPLE, "carriages", False): Yield(
                ((CARRIAGE, rules["purple_town_carriages"]),), (bonus["take_carriages"],)
            ),
        }
        for colour, follower in enumerate((ASSASSIN, KNIGHT, ABBOT), 1):
            more = bonus[f"take_{GOODS[follower]}"]
            found[(colour, "", False)] = Yield(((follower, one),), (more, wage))
        return found

    def offer(self, source: int) -> dict[str, int]:
        """VEC-PT-V-CHOICE: what a tile offers to choose from; nothing where it is simply a Follower."""
        return self.province[source].amounts if source >= 0 and self.province[source].effect == "gain_choice" else {}

    # --- tracks ------------------------------------------------------------------------------------------------------

    def usable(self, seats: int, track: int) -> int:
        """VEC-TRACK-3: how many spaces of a track this number of players can use."""
        return len(self.cost[track]) - self.sheet.players[seats].first_space + 1

    def space(self, seats: int, track: int, arrivals: int) -> int:
        """The space (from 0) of the next arrival; beyond a full track, its last one (VEC-END-6, VEC-RUL-35)."""
        return min(arrivals + self.sheet.players[seats].first_space, len(self.cost[track])) - 1


def open_box(content: bytes) -> Box:
    """The box of a data file, checked; or `WrongSetup`."""
    sheet = read(content)
    check(sheet)
    return Box(sheet)


def digest(content: bytes) -> str:
    """The SHA-256 that names an owner's data file in records."""
    return hashlib.sha256(content).hexdigest()
