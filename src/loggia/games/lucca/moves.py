"""The five verbs, their notation and their integers.

A card is written by its street number and a bastion as `x`; triplets are numbered from 1, as they lie on the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from loggia.games.lucca.pieces import BASTION, COMPLETED, CONSTRUCTION, NOWHERE, OPENED, WAYS, Box
from loggia.kernel import Move, NotAMove, phrase

Way: TypeAlias = Literal["start", "add", "wall", "bastion", "discard"]
PALACE_WAYS: Final[tuple[Way, ...]] = ("start", "add", "wall", "bastion", "discard")
BASTION_NAMES: Final = ("x", "bastion")

assert get_args(Way) == WAYS == PALACE_WAYS


def named(card: int) -> str:
    """A card in the notation."""
    return "x" if card == BASTION else str(card)


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

    def text(self) -> str:
        """`take 2`."""
        return f"take {self.number}"


@dataclass(frozen=True)
class Play(Move):
    """LUC-PLAY-1..5: play one card of the triplet; `palace` only for a wild that is added."""

    card: int
    way: Way
    palace: str | None = None

    def text(self) -> str:
        """`play 45 start`, `play 10 add red`, `play x bastion`."""
        return f"play {named(self.card)} {self.way}{f' {self.palace}' if self.palace else ''}"


@dataclass(frozen=True)
class Build(Move):
    """LUC-MOVE-3: give a card of a remaining triplet to the City; `palace` only for a wild."""

    number: int
    card: int
    palace: str | None = None

    def text(self) -> str:
        """`city 2 45`, `city 2 10 red`, `city 1 x`."""
        return f"city {self.number} {named(self.card)}{f' {self.palace}' if self.palace else ''}"


LuccaMove: TypeAlias = Keep | Open | Take | Play | Build
PlayTable: TypeAlias = tuple[tuple[Play, ...], ...]


class Notation:
    """All moves of a box, made once: their texts, their integers, and the lists that choices are put together from."""

    __slots__ = (
        "_code",
        "_colours",
        "_streets",
        "builds",
        "builds_on",
        "colour_of",
        "moves",
        "opens",
        "plays",
        "takes",
        "wild_adds",
        "wilds",
    )

    def __init__(self, box: Box) -> None:
        self.wilds = box.wilds
        self.colour_of = {card.street: card.colour for card in box.celebration + box.base if card.colour}
        self._streets = frozenset(box.streets)
        self._colours = box.colours
        cards = (BASTION, *box.streets)
        triplets = max(column.triplets for column in box.columns.values())
        city_triplets = max(column.triplets for column in box.columns.values() if column.city)
        self.opens = tuple(Open(colour) for colour in box.colours)
        self.takes = tuple(Take(number) for number in range(1, triplets + 1))
        plays = {(card, way): Play(card, way) for card in cards for way in PALACE_WAYS}
        self.wild_adds = {
            card: tuple(Play(card, "add", colour) for colour in box.colours) for card in sorted(self.wilds)
        }
        self.builds = tuple({card: Build(n, card) for card in cards} for n in range(1, city_triplets + 1))
        self.builds_on = tuple(
            {card: tuple(Build(n, card, colour) for colour in box.colours) for card in sorted(self.wilds)}
            for n in range(1, city_triplets + 1)
        )
        self.plays = self._play_tables(plays, cards)
        self.moves: tuple[LuccaMove, ...] = (
            *self.opens,
            *self.takes,
            *plays.values(),
            *(move for row in self.wild_adds.values() for move in row),
            *(move for number in self.builds for move in number.values()),
            *(move for number in self.builds_on for row in number.values() for move in row),
            *self._keeps(box),
        )
        self._code = {move: code for code, move in enumerate(self.moves)}

    def _play_tables(self, plays: dict[tuple[int, Way], Play], cards: tuple[int, ...]) -> tuple[PlayTable, ...]:
        """LUC-PLAY: the ways to play a card, by the area of its colour's palace and by card; adding a wild is extra."""
        ways: dict[int, tuple[Way, ...]] = {
            NOWHERE: ("start", "wall", "discard"),
            CONSTRUCTION: ("add", "wall", "discard"),
            COMPLETED: ("wall", "discard"),
            OPENED: ("wall", "discard"),
        }
        tables = []
        for area in (NOWHERE, CONSTRUCTION, COMPLETED, OPENED):
            table: list[tuple[Play, ...]] = [()] * (max(cards) + 1)
            for card in cards:
                table[card] = tuple(plays[card, way] for way in ways[area])
            table[BASTION] = tuple(plays[BASTION, way] for way in ("bastion", "wall", "discard"))
            tables.append(tuple(table))
        return tuple(tables)

    def _keeps(self, box: Box) -> Iterator[Keep]:
        streets = box.streets
        for first in streets:
            for second in streets:
                if first != second and (first, second) == self._canonical(first, second):
                    yield Keep(first, second)

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
        return Keep(*self._canonical(first, second))

    # --- integers -------------------------------------------------------------------------------------

    def code(self, move: LuccaMove) -> int | None:
        """The move's integer."""
        if isinstance(move, Keep):
            move = self.keep(move.first, move.second)
        return self._code.get(move)

    # --- parsing --------------------------------------------------------------------------------------

    def parse(self, text: str, wilds: frozenset[int] | None = None) -> LuccaMove:
        """The move with that text; `NotAMove` explains the notation of the verb that was meant.

        `wilds` are the wild cards of the match's deck; without a match, every card that is wild in some variant.
        """
        wilds = self.wilds if wilds is None else wilds
        verb, *words = text.lower().split() or [""]
        if verb == "keep" and len(words) == 2:
            first, second = (self._street(word, text) for word in words)
            if first == second:
                raise NotAMove(phrase("lucca-not-a-move-keep", given=text))
            return Keep(first, second) if first in wilds or second in wilds else self.keep(first, second)
        if verb == "open" and len(words) == 1:
            return Open(self._colour(words[0]))
        if verb == "take" and len(words) == 1:
            return Take(self._triplet(words[0], len(self.takes)))
        if verb == "play" and 2 <= len(words) <= 3:
            return self._parse_play(words, text, wilds)
        if verb == "city" and 2 <= len(words) <= 3:
            card = self._card(words[1])
            number = self._triplet(words[0], len(self.builds))
            return Build(number, card, self._palace(card, words[2:], wilds))
        message = f"lucca-not-a-move-{verb}" if verb in ("keep", "open", "take", "play", "city") else "lucca-not-a-move"
        raise NotAMove(phrase(message, given=text))

    def _parse_play(self, words: list[str], text: str, wilds: frozenset[int]) -> Play:
        card = self._card(words[0])
        for way in PALACE_WAYS:
            if words[1] == way and (way == "add" or len(words) == 2):
                return Play(card, way, self._palace(card, words[2:], wilds))
        raise NotAMove(phrase("lucca-not-a-move-play", given=text))

    def _palace(self, card: int, words: list[str], wilds: frozenset[int]) -> str | None:
        """The palace that is named; naming an ordinary card's own colour says nothing new."""
        if not words:
            return None
        colour = self._colour(words[0])
        if card in wilds:
            return colour
        if self.colour_of.get(card) == colour:
            return None
        raise NotAMove(phrase("lucca-not-a-move-palace", card=named(card), colour=phrase(f"lucca-colour-{colour}")))

    def _colour(self, word: str) -> str:
        if word not in self._colours:
            raise NotAMove(phrase("lucca-not-a-colour", given=word, allowed=", ".join(self._colours)))
        return word

    def _triplet(self, word: str, most: int) -> int:
        if not (word.isascii() and word.isdigit() and 1 <= int(word) <= most):
            raise NotAMove(phrase("lucca-not-a-triplet", given=word, most=most))
        return int(word)

    def _street(self, word: str, text: str) -> int:
        if word in BASTION_NAMES:
            raise NotAMove(phrase("lucca-not-a-move-keep", given=text))
        return self._card(word)

    def _card(self, word: str) -> int:
        if word in BASTION_NAMES:
            return BASTION
        if not (word.isascii() and word.isdigit() and len(word) < 6 and int(word) in self._streets):
            raise NotAMove(phrase("lucca-not-a-card", given=word))
        return int(word)
