"""Every move once, with its number, and the lists of moves that decisions hand out."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from loggia.games.vecchio.rules.moves import (
    Choose,
    Draft,
    EndTurn,
    Exchange,
    Give,
    LayDown,
    Levy,
    Office,
    Pass,
    Pay,
    Place,
    Recover,
    Reinforce,
    Return,
    Send,
    Settle,
    Take,
    TakeOver,
    Town,
    Use,
    Work,
)
from loggia.games.vecchio.rules.pieces import (
    ANY_COLOUR,
    BLACK,
    BROWN,
    CREST_COLOURS,
    FOLLOWERS,
    GRAY,
    GREEN,
    LEVY_CHOICES,
    MEANS_OF_TRAVEL,
    NO_COIN,
    OFFICES,
    PURPLE,
    REGIONS,
    REUSE,
    WAYS_TO_WORK,
    WHITE,
)
from loggia.kernel import Move

if TYPE_CHECKING:
    from loggia.games.vecchio.rules.box import VecchioBox

TILE_SETS: tuple[tuple[str, ...], ...] = (
    (),
    (NO_COIN,),
    (f"{REUSE}:{NO_COIN}",),
    (ANY_COLOUR,),
    (f"{REUSE}:{ANY_COLOUR}",),
    (NO_COIN, ANY_COLOUR),
    (NO_COIN, f"{REUSE}:{ANY_COLOUR}"),
    (f"{REUSE}:{NO_COIN}", ANY_COLOUR),
)
"""VEC-PT-0: the ways to use take-over tiles in one take-over; V-REUSE exists once."""

SWAPPED = (*FOLLOWERS, "scroll")
END_TURN = EndTurn()
PASS = Pass()
REINFORCE = Reinforce()
RECOVER = Recover(False)
RECOVER_AND_ROLL = Recover(True)

USUAL_WAY = 1
"""A town can be used the usual way: with its middleman, or lying down in a green town."""
WITH_BISHOP = 2
"""A town can be used with a Bishop. Both ways together are the sum."""

TOWNS_PER_TABLE = 8
"""A set of towns (as bits) is looked up in tables of this many towns each."""

TAKEN_FROM_A_TOWN = (
    ("", False),
    ("florins", False),
    ("scroll", False),
    ("scroll", True),
    ("bishops", False),
    ("carriages", False),
)
"""What `work` can name to be taken, and whether more Scrolls are bought."""


class MoveTables:
    """Every move of the game on one data file. The order of `moves` is the integer face and never changes."""

    def __init__(self, box: VecchioBox) -> None:
        self._make_actions(box)
        self._make_tile_moves(box)
        self.moves = self._all_moves()
        self.code = {move: number for number, move in enumerate(self.moves)}
        self._make_lists(box)

    def _make_actions(self, box: VecchioBox) -> None:
        towns = box.map.towns
        self.towns = tuple(Town(town) for town in towns)
        self.settles = {
            (a, b): Settle((towns[a], towns[b])) for a, b in combinations_with_replacement(range(len(towns)), 2)
        }
        self.take_overs = tuple(TakeOver(region) for region in REGIONS)
        self.offices = tuple(Office(track) for track in OFFICES)
        self.sends = tuple(tuple(Send(town, means) for means in MEANS_OF_TRAVEL) for town in towns)
        self.works = tuple(Work(way, take, extra) for way in WAYS_TO_WORK for take, extra in TAKEN_FROM_A_TOWN)
        self.pays = self._pays(box)
        self.pay_of = {value: pay for pay, value in self.pays.items()}
        self.places = tuple(Place(town) for town in towns)
        self.levies = tuple(Levy(good) for good in LEVY_CHOICES)
        self.lay_downs = tuple(LayDown(town) for town in towns)
        self.returns = tuple(Return(town) for town in towns)

    def _make_tile_moves(self, box: VecchioBox) -> None:
        self.drafts = tuple(Draft(tile) for tile in box.council)
        self.choose_council = tuple(Choose(tile) for tile in box.council)
        self.choose_nobility = tuple(Choose(tile) for tile in box.nobility)
        self.choose_province = tuple(Choose(tile.name) for tile in box.province)
        self.uses = tuple(Use(tile.name) for tile in box.province)
        self.reuses = tuple(Use(REUSE, tile.name) for tile in box.province)
        self.takes = tuple(Take(good) for good in (*SWAPPED, "florins"))
        self.gives = tuple(Give(good) for good in SWAPPED)
        self.exchanges = tuple(
            Exchange(give, (first, second))
            for give in SWAPPED
            for first, second in combinations_with_replacement(SWAPPED, 2)
        )

    def _all_moves(self) -> tuple[Move, ...]:
        return (
            *self.drafts,
            *self.settles.values(),
            *self.towns,
            *self.take_overs,
            *self.offices,
            REINFORCE,
            RECOVER,
            RECOVER_AND_ROLL,
            *(send for row in self.sends for send in row),
            *self.works,
            *self.pays,
            *self.places,
            *self.choose_province,
            *self.choose_council,
            *self.choose_nobility,
            *self.uses,
            *self.reuses,
            *self.takes,
            *self.gives,
            *self.exchanges,
            *self.levies,
            *self.lay_downs,
            *self.returns,
            END_TURN,
            PASS,
        )

    def _make_lists(self, box: VecchioBox) -> None:
        """The lists that decisions hand out; area 0 means any town."""
        self.places_in = {area: tuple(self.places[t] for t in sorted(near)) for area, near in box.map.areas.items()}
        self.places_in[0] = self.places
        self.settles_in = {area: self._pairs({area: near}) for area, near in box.map.areas.items()}
        self.settles_in[0] = self._pairs(box.map.areas)
        self.town_tables = self._town_tables(len(box.map.towns))
        self.works_in = self._works_in()
        self.exchanges_for = tuple(
            tuple(
                swap
                for swap in self.exchanges
                if swap.give == give and ("scroll" not in swap.take or swap.take == ("scroll", "scroll"))
            )
            for give in SWAPPED
        )
        """VEC-RUL-45: for each token given, two Followers or two Scrolls."""

    def _pays(self, box: VecchioBox) -> dict[Pay, tuple[tuple[int, int, int], tuple[str, ...]]]:
        """VEC-PROV-2: every payment with the Followers and the tiles that it names."""
        pays = {}
        for size in sorted(set(box.price_size)):
            for mix in box.follower_sets(size):
                names = tuple(name for name, count in zip(FOLLOWERS, mix, strict=True) for _ in range(count))
                for tiles in TILE_SETS:
                    pays[Pay(names, tiles)] = (mix, tiles)
        return pays

    def _pairs(self, areas: dict[int, tuple[int, ...]]) -> tuple[Settle, ...]:
        """VEC-SETUP-7, VEC-RUL-3: two towns of one area, or one town twice."""
        pairs = {pair for near in areas.values() for pair in combinations_with_replacement(sorted(near), 2)}
        return tuple(self.settles[pair] for pair in sorted(pairs))

    def _town_tables(self, towns: int) -> tuple[tuple[tuple[Town, ...], ...], ...]:
        """For every eight towns, and each set of them as bits, the moves of the set: lists without a loop."""
        return tuple(
            tuple(
                tuple(
                    self.towns[low + bit] for bit in range(TOWNS_PER_TABLE) if towns_in >> bit & 1 and low + bit < towns
                )
                for towns_in in range(1 << TOWNS_PER_TABLE)
            )
            for low in range(0, towns, TOWNS_PER_TABLE)
        )

    def _works_in(self) -> dict[tuple[int, int, bool], tuple[Work, ...]]:
        """By colour, by the ways that are open (`USUAL_WAY` + `WITH_BISHOP`) and whether more Scrolls can be bought."""
        takes: dict[int, tuple[tuple[str, bool], ...]] = dict.fromkeys((BLACK, GRAY, WHITE, GREEN), (("", False),))
        takes[BROWN] = (("florins", False), ("scroll", False), ("scroll", True))
        takes[PURPLE] = (("bishops", False), ("carriages", False))
        found = {}
        for colour, options in takes.items():
            usual = "middleman" if colour < len(CREST_COLOURS) else "lie"
            for open_ways in (USUAL_WAY, WITH_BISHOP, USUAL_WAY + WITH_BISHOP):
                ways = ((usual,) if open_ways & USUAL_WAY else ()) + (("bishop",) if open_ways & WITH_BISHOP else ())
                for extra in (False, True):
                    wanted = [Work(way, take, more) for way in ways for take, more in options if extra or not more]
                    found[(colour, open_ways, extra)] = tuple(work for work in self.works if work in wanted)
        return found
