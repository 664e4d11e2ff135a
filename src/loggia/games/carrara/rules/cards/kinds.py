"""The types of the cards, one per deck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from loggia.games.carrara.rules.cards.texts import card_text
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Phrase

Measure: TypeAlias = Callable[[CarraraState, int], int]
"""How far a seat has come with an objective."""
ObjectScore: TypeAlias = Callable[[int], int]
"""VP for a pack of objects."""
BuildingScore: TypeAlias = Callable[[tuple[int, ...]], int]
"""VP for a player's buildings."""
Values: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""For every set of Upgrade tiles, the value of each city and category: VP and coins per point of cost."""
Gain: TypeAlias = tuple[int, int]
"""VP and coins."""
BonusScore: TypeAlias = Callable[[Values, CarraraState, int, int], Gain]
"""What the card brings a seat; the last argument is how many coins make one VP in this match."""


@dataclass(frozen=True)
class Objective:
    """CAR-ANN-1: what is measured, and the least that is needed, by number of seats."""

    measure: Measure
    need: tuple[int, ...]
    hidden: bool
    """CAR-HID-1: whether it counts what lies behind the screen, so that only the player himself can see it."""
    texts: tuple[Phrase, ...]
    """What it asks for in words, by number of seats."""


@dataclass(frozen=True)
class CarraraCard:
    """A card of one of the four decks."""

    id: str
    number: int
    reconstructed: bool


@dataclass(frozen=True)
class TopCard(CarraraCard):
    """A brown card: an objective only; top-6 also changes what coins are worth."""

    objective: Objective
    coins_per_vp: int
    scoring: Phrase | None

    def text(self, seats: int) -> Phrase:
        """What the card says with that number of players."""
        return card_text(self.objective.texts[seats], self.scoring)


@dataclass(frozen=True)
class ObjectCard(CarraraCard):
    """A purple card."""

    objective: Objective
    score: ObjectScore
    scoring: Phrase

    def text(self, seats: int) -> Phrase:
        """What the card says with that number of players."""
        return card_text(self.objective.texts[seats], self.scoring)


@dataclass(frozen=True)
class BuildingCard(CarraraCard):
    """A gray card."""

    objective: Objective
    score: BuildingScore
    scoring: Phrase

    def text(self, seats: int) -> Phrase:
        """What the card says with that number of players."""
        return card_text(self.objective.texts[seats], self.scoring)


@dataclass(frozen=True)
class BonusCard(CarraraCard):
    """A green card."""

    score: BonusScore
    scoring: Phrase

    def text(self) -> Phrase:
        """What the card says."""
        return card_text(None, self.scoring)
