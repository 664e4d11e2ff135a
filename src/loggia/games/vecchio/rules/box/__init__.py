"""What is in the box: the tables that the rules look things up in, built once from the figures of a data file."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

from loggia.games.vecchio.rules.box.gains import Gains, ProvinceTile, RevealBonus, TownYield, gains
from loggia.games.vecchio.rules.box.middlemen import starts
from loggia.games.vecchio.rules.box.move_tables import MoveTables
from loggia.games.vecchio.rules.box.sheet import Sheet
from loggia.games.vecchio.rules.box.town_map import TownMap
from loggia.games.vecchio.rules.pieces import (
    ABBOT,
    ANY_COLOUR,
    ASSASSIN,
    BISHOP,
    BROWN,
    CARRIAGE,
    CREST_COLOURS,
    FLORIN,
    FOLLOWERS,
    GOODS,
    GREEN,
    KNIGHT,
    NO_COIN,
    PURPLE,
    REGIONS,
    REUSE,
    SCROLL,
)

__all__ = ["Gains", "ProvinceTile", "VecchioBox"]


class VecchioBox:
    """Everything printed, as the rules need it."""

    def __init__(self, sheet: Sheet, reconstructed: bool = False) -> None:
        self.sheet = sheet
        self.reconstructed = reconstructed
        self.map = TownMap(sheet)
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
            ProvinceTile(n, row.id, REGIONS.index(row.region), row.copies, row.effect, row.amounts)
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
        self.reveals = tuple(RevealBonus(row.reveal) for row in sheet.council)
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
        self.tables = MoveTables(self)

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

    def _yields(self) -> dict[tuple[int, str, bool], TownYield]:
        """VEC-MAP-2 and the tiles, by the town's colour, what is taken and whether the extra Scroll is bought."""
        rules = self.rules
        bonus = {row.trigger: (self.council_index[row.id], gains(row.bonus)) for row in self.sheet.council}
        extra = {row.trigger: row.bonus for row in self.sheet.council}["take_scroll"]
        wage = bonus["take_follower"]
        one = rules["crest_town_followers"]
        scrolls = rules["brown_town_scrolls"]
        brown, purple = rules["brown_town_florins"], (rules["purple_town_bishops"], rules["purple_town_carriages"])
        more = scrolls + extra["scroll"]
        found = {
            (GREEN, "", False): TownYield(((FLORIN, rules["green_town_florins"]),), ()),
            (BROWN, "florins", False): TownYield(((FLORIN, brown),), (bonus["take_brown_florins"],)),
            (BROWN, "scroll", False): TownYield(((SCROLL, scrolls),), ()),
            (BROWN, "scroll", True): TownYield(((SCROLL, more),), (), extra["optional_pay_florin"]),
            (PURPLE, "bishops", False): TownYield(((BISHOP, purple[0]),), (bonus["take_bishops"],)),
            (PURPLE, "carriages", False): TownYield(((CARRIAGE, purple[1]),), (bonus["take_carriages"],)),
        }
        for colour, follower in enumerate((ASSASSIN, KNIGHT, ABBOT), 1):
            own = bonus[f"take_{GOODS[follower]}"]
            found[(colour, "", False)] = TownYield(((follower, one),), (own, wage))
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
