"""The moves: one small frozen type per verb, and the table of all moves of a box, each made once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from loggia.games.lucca.rules.pieces import BASTION, COMPLETED, CONSTRUCTION, NOWHERE, OPENED, WAYS, card_text
from loggia.kernel import Move

Way: TypeAlias = Literal["start", "add", "wall", "bastion", "discard"]
PALACE_WAYS: Final[tuple[Way, ...]] = ("start", "add", "wall", "bastion", "discard")

assert get_args(Way) == WAYS == PALACE_WAYS


@dataclass(frozen=True)
class Keep(Move):
    """LUC-MOVE-1: keep two cards of the opening hand; the first is laid first, the second on top of it or beside it."""

    first: int
    second: int

    def text(self) -> str:
        """`keep 12 45`."""
        return f"keep {self.first} {self.second}"


@dataclass(frozen=True)
class Open(Move):
    """LUC-OPEN-2: open one completed palace; say it again for another."""

    colour: str

    def text(self) -> str:
        """`open red`."""
        return f"open {self.colour}"


@dataclass(frozen=True)
class Take(Move):
    """LUC-TRIP-1: take a triplet, by its place on the table from 1 on; this ends the openings."""

    number: int

    def __hash__(self) -> int:
        return hash(self.number)

    def text(self) -> str:
        """`take 2`."""
        return f"take {self.number}"


@dataclass(frozen=True)
class Play(Move):
    """LUC-PLAY-1, LUC-PLAY-2, LUC-PLAY-3, LUC-PLAY-4, LUC-PLAY-5:
    play one card of the triplet; `palace` only for a wild that is added."""

    card: int
    way: Way
    palace: str | None = None

    def __hash__(self) -> int:
        return hash((self.card, self.way, self.palace))

    def text(self) -> str:
        """`play 45 start`, `play 10 add red`, `play x bastion`."""
        return f"play {card_text(self.card)} {self.way}{f' {self.palace}' if self.palace else ''}"


@dataclass(frozen=True)
class Build(Move):
    """LUC-MOVE-3: give a card of a remaining triplet to the City; `palace` only for a wild."""

    number: int
    card: int
    palace: str | None = None

    def text(self) -> str:
        """`city 2 45`, `city 2 10 red`, `city 1 x`."""
        return f"city {self.number} {card_text(self.card)}{f' {self.palace}' if self.palace else ''}"


LuccaMove: TypeAlias = Keep | Open | Take | Play | Build
MOVE_TYPES: Final = (Keep, Open, Take, Play, Build)
PlaysByCard: TypeAlias = tuple[tuple[Play, ...], ...]

WAYS_BY_AREA: Final[Mapping[int, tuple[Way, ...]]] = {
    NOWHERE: ("start", "wall", "discard"),
    CONSTRUCTION: ("add", "wall", "discard"),
    COMPLETED: ("wall", "discard"),
    OPENED: ("wall", "discard"),
}
"""LUC-PLAY-1, LUC-PLAY-2, LUC-PLAY-3, LUC-PLAY-4, LUC-PLAY-5:
the ways to play a palace card, by where the player's palace of its colour lies.
LUC-PAL-6, LUC-RUL-9: nobody starts a second one, nobody has to add."""
BASTION_WAYS: Final[tuple[Way, ...]] = ("bastion", "wall", "discard")
"""LUC-RUL-14."""


class MoveTable:
    """All moves of a box, from which the lists of choices are put together. A move's integer is its place in `all`."""

    __slots__ = ("all", "builds", "builds_on", "colour_of", "keeps", "opens", "plays", "takes", "wild_adds", "wilds")

    def __init__(
        self,
        colours: Sequence[str],
        colour_of: Mapping[int, str],
        wilds: Collection[int],
        triplets: int,
        city_triplets: int,
    ) -> None:
        self.wilds = frozenset(wilds)
        """The cards that are wild in some variant."""
        self.colour_of = colour_of
        """The colour of each card that is a palace card in some variant."""
        streets = sorted({*self.wilds, *colour_of})
        cards = (BASTION, *streets)
        self.opens = tuple(Open(colour) for colour in colours)
        """By the colour's number."""
        self.takes = tuple(Take(number) for number in range(1, triplets + 1))
        """By the triplet's place, from 0."""
        plays = {(card, way): Play(card, way) for card in cards for way in PALACE_WAYS}
        self.plays = tuple(_plays_by_card(plays, cards, area) for area in (NOWHERE, CONSTRUCTION, COMPLETED, OPENED))
        """By the area of the palace of the card's colour, then by card; adding a wild is not among them."""
        self.wild_adds = {card: tuple(Play(card, "add", colour) for colour in colours) for card in sorted(self.wilds)}
        """By wild, then by the colour's number."""
        numbers = range(1, city_triplets + 1)
        self.builds = tuple({card: Build(number, card) for card in cards} for number in numbers)
        """By the triplet's place, then by card."""
        self.builds_on = tuple(
            {card: tuple(Build(number, card, colour) for colour in colours) for card in sorted(self.wilds)}
            for number in numbers
        )
        """By the triplet's place, then by wild and the colour's number."""
        self.keeps: dict[int, dict[int, Keep]] = {}
        """By the first card and the second one; where the order means nothing, the same move in both places."""
        for first in streets:
            self.keeps[first] = row = {}
            for second in streets:
                if second != first:
                    row[second] = self._keep(first, second, self.keeps)
        self.all: tuple[LuccaMove, ...] = (
            *self.opens,
            *self.takes,
            *plays.values(),
            *(move for row in self.wild_adds.values() for move in row),
            *(move for number in self.builds for move in number.values()),
            *(move for number in self.builds_on for row in number.values() for move in row),
            *(move for row in self.keeps.values() for second, move in row.items() if second == move.second),
        )

    def _keep(self, first: int, second: int, made: Mapping[int, Mapping[int, Keep]]) -> Keep:
        """The move for these two, which is already made if it was asked for in the other order."""
        canonical = self._canonical(first, second)
        known = made.get(second, {}).get(first)
        return known if known is not None and canonical == (known.first, known.second) else Keep(*canonical)

    def _canonical(self, first: int, second: int) -> tuple[int, int]:
        """LUC-MOVE-1: where the order does not matter, the card that may be wild is second, else the higher one.

        So a pair with card 10 or 20 has the same text and integer in both variants.
        """
        if self.colour_of.get(first) == self.colour_of.get(second):
            return first, second
        if (first in self.wilds, first) > (second in self.wilds, second):
            return second, first
        return first, second

    def keep(self, first: int, second: int) -> Keep:
        """The one move for keeping these two cards in this order, or in either where the order means nothing."""
        return self.keeps[first][second]


def _plays_by_card(plays: Mapping[tuple[int, Way], Play], cards: Sequence[int], area: int) -> PlaysByCard:
    """The moves that play each card when the palace of its colour lies in that area."""
    table: list[tuple[Play, ...]] = [()] * (max(cards) + 1)
    for card in cards:
        ways = BASTION_WAYS if card == BASTION else WAYS_BY_AREA[area]
        table[card] = tuple(plays[card, way] for way in ways)
    return tuple(table)
