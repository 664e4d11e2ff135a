"""What is in the box, and what of it a match is played with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Concatenate, ParamSpec, TypeVar

from loggia.games.lucca.rules.moves import MoveTable
from loggia.games.lucca.rules.pieces import NO_COLOUR, WILD
from loggia.games.lucca.rules.state import LuccaState

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Card:
    """What is printed on a card (LUC-COMP-3); `colour` is empty on bastions and wilds."""

    street: int
    kind: str
    colour: str
    windows: int
    shields: int
    golden: bool = False

    @property
    def face(self) -> str:
        """The colour, or what the card is instead of having one."""
        return self.colour or self.kind


@dataclass(frozen=True)
class Constants:
    """Section [constants] of the data file."""

    deal: int
    keep: int
    triplet_size: int
    window_points: int
    party_card_points: int
    party_completed_points: int
    party_opened_points: int
    wall_points_per_opened: int
    shields_per_wall: int
    street_transfer: int
    max_palaces_per_colour: int


@dataclass(frozen=True)
class Column:
    """One column of the set-up table: what a number of players settles."""

    triplets: int
    rounds: int
    palace_size: int
    remove: int
    remove_celebration: int
    city: bool
    deck_after_setup: int


@dataclass(frozen=True)
class LuccaBox:
    """Everything that is printed: the content of a data file, checked."""

    colours: tuple[str, ...]
    constants: Constants
    columns: Mapping[int, Column]
    base: tuple[Card, ...]
    """The deck of the base game."""
    celebration: tuple[Card, ...]
    """The deck of the Celebration variant (LUC-CEL-1, LUC-CEL-2)."""
    reconstructed: bool
    """Whether the file says of some figures that they were reconstructed."""

    moves: MoveTable = field(init=False, repr=False, compare=False)
    """All moves of the game with these cards."""
    settings: dict[tuple[int, bool], Setting] = field(init=False, repr=False, compare=False)
    """What a match is played with, by its seats and whether it is the Celebration variant."""

    def __post_init__(self) -> None:
        moves = MoveTable(
            self.colours,
            {card.street: card.colour for card in self.celebration + self.base if card.colour},
            self.wilds,
            max([column.triplets for column in self.columns.values()]),
            max([column.triplets for column in self.columns.values() if column.city]),
        )
        object.__setattr__(self, "moves", moves)
        settings = {(seats, flag): Setting(self, seats, flag) for seats in self.columns for flag in (False, True)}
        object.__setattr__(self, "settings", settings)

    def deck(self, celebration: bool) -> tuple[Card, ...]:
        """LUC-SETUP-1: the cards that a match is played with."""
        return self.celebration if celebration else self.base

    @property
    def streets(self) -> tuple[int, ...]:
        """Every street number of any deck."""
        return tuple(sorted({card.street for card in self.base + self.celebration if card.street}))

    @property
    def wilds(self) -> frozenset[int]:
        """The street numbers that are wild with the Celebration variant."""
        return frozenset(card.street for card in self.celebration if card.kind == "wild")


class Setting:
    """What stays the same during a match: the deck, the set-up table's column, and printed facts by card."""

    __slots__ = (
        "cards",
        "celebration",
        "city",
        "colour_number",
        "colour_of",
        "colours",
        "constants",
        "deck",
        "face",
        "moves",
        "palace_size",
        "removed",
        "rounds",
        "seats",
        "shields",
        "triplet_size",
        "triplets",
        "wilds",
        "windows",
    )

    def __init__(self, box: LuccaBox, seats: int, celebration: bool) -> None:
        column = box.columns[seats]
        cards = box.deck(celebration)
        self.seats = seats
        self.celebration = celebration
        self.constants = box.constants
        self.triplet_size = box.constants.triplet_size
        self.triplets = column.triplets
        self.rounds = column.rounds
        self.palace_size = column.palace_size
        self.removed = column.remove_celebration if celebration else column.remove
        self.city = column.city
        self.colours = box.colours
        self.moves = box.moves
        self.colour_number = {colour: number for number, colour in enumerate(box.colours)}
        self.cards = {card.street: card for card in cards}
        self.deck = tuple(sorted(card.street for card in cards))
        self.wilds = frozenset(card.street for card in cards if card.kind == "wild")
        last = max(self.cards)
        self.windows = [0] * (last + 1)
        self.shields = [0] * (last + 1)
        self.colour_of = [NO_COLOUR] * (last + 1)
        self.face = [""] * (last + 1)
        for street, card in self.cards.items():
            self.windows[street] = card.windows
            self.shields[street] = card.shields
            self.face[street] = card.face
            if card.kind != "bastion":
                self.colour_of[street] = WILD if card.kind == "wild" else self.colour_number[card.colour]

    def faces(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """The colours of some cards, for events."""
        return tuple([self.face[card] for card in cards])


def with_setting(
    box: LuccaBox, function: Callable[Concatenate[Setting, LuccaState, P], T]
) -> Callable[Concatenate[LuccaState, P], T]:
    """The function for any state of the box: it gets the setting of the state's match."""
    settings = box.settings

    def bound(state: LuccaState, /, *args: P.args, **named: P.kwargs) -> T:
        return function(settings[state.seats, state.celebration], state, *args, **named)

    return bound
