"""The tables of moves: every move once, with its integer, and the lists that decisions hand out."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from loggia.games.vecchio.moves import (
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
from loggia.games.vecchio.pieces import (
    ANY_COLOUR,
    BROWN,
    CREST_COLOURS,
    FOLLOWERS,
    GREEN,
    LEVY_CHOICES,
    MEANS_OF_TRAVEL,
    NO_COIN,
    OFFICES,
    PURPLE,
    REGIONS,
    REUSE,
    WAYS_TO_WORK,
)
from loggia.kernel import Move, NotAMove, phrase

if TYPE_CHECKING:
    from loggia.games.vecchio.box import Box

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

_HEADS = {"with", "take"}


def canonical(text: str) -> str:
    """A form of a move's text in which case, spaces and the order of equal things make no difference."""
    parts: list[list[str]] = []
    for word in text.lower().replace("_", " ").split():
        if not parts or word in _HEADS:
            parts.append([word])
        else:
            parts[-1].append(word)
    return " ".join(" ".join([part[0], *sorted(part[1:])]) for part in parts)


class Notation:
    """Every move of the game on one data file. The order of `moves` is the integer face and never changes."""

    def __init__(self, box: Box) -> None:
        towns = box.map.towns
        self.towns = tuple(Town(town) for town in towns)
        self.settles = {
            (a, b): Settle((towns[a], towns[b])) for a, b in combinations_with_replacement(range(len(towns)), 2)
        }
        self.take_overs = tuple(TakeOver(region) for region in REGIONS)
        self.offices = tuple(Office(track) for track in OFFICES)
        self.sends = tuple(tuple(Send(town, means) for means in MEANS_OF_TRAVEL) for town in towns)
        self.works = tuple(
            Work(way, take, extra)
            for way in WAYS_TO_WORK
            for take, extra in (
                ("", False),
                ("florins", False),
                ("scroll", False),
                ("scroll", True),
                ("bishops", False),
                ("carriages", False),
            )
        )
        self.pays = self._pays(box)
        self.places = tuple(Place(town) for town in towns)
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
        self.exchanges_for = tuple(
            tuple(
                swap
                for swap in self.exchanges
                if swap.give == give and ("scroll" not in swap.take or swap.take == ("scroll", "scroll"))
            )
            for give in SWAPPED
        )
        """VEC-RUL-45: for each token given, two Followers or two Scrolls."""
        self.levies = tuple(Levy(good) for good in LEVY_CHOICES)
        self.lay_downs = tuple(LayDown(town) for town in towns)
        self.returns = tuple(Return(town) for town in towns)
        self.moves: tuple[Move, ...] = (
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
        self.code = {move: number for number, move in enumerate(self.moves)}
        self.by_text = {canonical(move.text()): move for move in self.moves}
        # the lists that decisions hand out
        self.places_in = {area: tuple(self.places[t] for t in sorted(near)) for area, near in box.map.areas.items()}
        self.places_in[0] = self.places
        self.settles_in = {area: self._pairs({area: near}) for area, near in box.map.areas.items()}
        self.settles_in[0] = self._pairs(box.map.areas)
        self.town_bytes = self._town_bytes(len(towns))
        self.works_in = self._works_in()

    def _pays(self, box: Box) -> dict[Pay, tuple[tuple[int, int, int], tuple[str, ...]]]:
        """VEC-PROV-2: every payment with the Followers and the tiles that it names."""
        pays = {}
        for size in sorted(set(box.price_size)):
            for mix in box.follower_sets(size):
                names = tuple(name for name, count in zip(FOLLOWERS, mix, strict=True) for _ in range(count))
                for tiles in TILE_SETS:
                    pays[Pay(names, tiles)] = (mix, tiles)
        self.pay_of = {value: pay for pay, value in pays.items()}
        return pays

    def _pairs(self, areas: dict[int, tuple[int, ...]]) -> tuple[Settle, ...]:
        """VEC-SETUP-7, VEC-RUL-3: two towns of one area, or one town twice."""
        pairs = {pair for near in areas.values() for pair in combinations_with_replacement(sorted(near), 2)}
        return tuple(self.settles[pair] for pair in sorted(pairs))

    def _town_bytes(self, towns: int) -> tuple[tuple[tuple[Town, ...], ...], ...]:
        """For each byte of a set of towns (as bits), the moves of its towns: lists without a loop."""
        return tuple(
            tuple(
                tuple(self.towns[low + bit] for bit in range(8) if byte >> bit & 1 and low + bit < towns)
                for byte in range(256)
            )
            for low in range(0, towns, 8)
        )

    def _works_in(self) -> dict[tuple[int, int, bool], tuple[Work, ...]]:
        """By colour, by who can do it (1 the usual way, 2 a Bishop, 3 both) and whether an extra Scroll is offered."""
        takes: dict[int, tuple[tuple[str, bool], ...]] = dict.fromkeys((1, 2, 3, GREEN), (("", False),))
        takes[BROWN] = (("florins", False), ("scroll", False), ("scroll", True))
        takes[PURPLE] = (("bishops", False), ("carriages", False))
        found = {}
        for colour, options in takes.items():
            usual = "middleman" if colour < len(CREST_COLOURS) else "lie"
            for who in (1, 2, 3):
                ways = (usual, "bishop") if who == 3 else (usual,) if who == 1 else ("bishop",)
                for extra in (False, True):
                    wanted = [Work(way, take, more) for way in ways for take, more in options if extra or not more]
                    found[(colour, who, extra)] = tuple(work for work in self.works if work in wanted)
        return found

    def parse(self, text: str) -> Move:
        """The move with that text, forgiving case, spaces and order; or `NotAMove`."""
        move = self.by_text.get(canonical(text))
        if move is None:
            verb = text.lower().split()[:1]
            known = {m.text().split()[0] for m in self.moves}
            if verb and verb[0] in known:
                raise NotAMove(phrase(f"vecchio-not-a-move-{verb[0]}", given=text))
            raise NotAMove(phrase("vecchio-not-a-move", given=text))
        return move
