"""Everything on the table, and nothing else. The state copies itself and answers questions; the rules change it."""

from __future__ import annotations

from typing import Final, TypeAlias

from loggia.games.lucca.pieces import COMPLETED, CONSTRUCTION, NOWHERE, OPENED
from loggia.kernel import State

KEEPING: Final = 0
TURN: Final = 1
PLAYING: Final = 2
CITY: Final = 3
OVER: Final = 4
PHASES: Final = ("keeping", "turn", "playing", "city", "over")
"""What is being decided: the opening hands, openings and a triplet, its cards, the City's cards, nothing any more."""

WINDOWS: Final = 0
PARTY: Final = 1
WALLS: Final = 2
STREETS: Final = 3
LAST_PARTY: Final = 4
"""Where points come from: the first number of an entry in the ledger."""

Cards: TypeAlias = tuple[int, ...]
Entry: TypeAlias = tuple[int, int, int]
"""A line of a ledger: where the points come from, the colour's number (or -1), how many they are."""


class LuccaState(State):
    """The table. Palaces have places, seat by seat: six colours of seat 0, six of seat 1, and last the City's six."""

    __slots__ = (
        "areas",
        "aside",
        "at",
        "bastions",
        "celebration",
        "city_completed",
        "city_from",
        "colours",
        "deck",
        "discards",
        "first_seen",
        "given_back",
        "hand",
        "hands",
        "kept",
        "ledgers",
        "order",
        "phase",
        "removed",
        "round",
        "seats",
        "stacks",
        "taken",
        "triplets",
        "walls",
    )

    def __init__(
        self,
        seats: int,
        celebration: bool,
        colours: int,
        phase: int,
        round: int,
        order: tuple[int, ...],
        at: int,
        deck: list[int],
        removed: Cards,
        triplets: list[Cards],
        taken: int,
        hand: list[int],
        stacks: list[Cards],
        areas: list[int],
        walls: list[Cards],
        bastions: list[int],
        ledgers: list[tuple[Entry, ...]],
        discards: list[int],
        city_completed: tuple[tuple[int, Cards], ...],
        city_from: int,
        hands: tuple[Cards, ...],
        kept: tuple[Cards, ...],
        aside: tuple[int, ...],
        given_back: tuple[Cards, ...],
        first_seen: Cards,
    ) -> None:
        self.seats = seats
        self.celebration = celebration
        self.colours = colours
        self.phase = phase
        self.round = round
        self.order = order
        """The seats in order of play (LUC-ORD-2)."""
        self.at = at
        """Whose turn in that order."""
        self.deck = deck
        """The last card is the top (LUC-SETUP-10)."""
        self.removed = removed
        """Taken out unseen (LUC-SETUP-9)."""
        self.triplets = triplets
        """The round's layout; a triplet that was taken leaves an empty place (LUC-MOVE-2)."""
        self.taken = taken
        """The place that the cards in hand came from, or -1."""
        self.hand = hand
        """What is left to play of the triplet taken in this turn: open to all."""
        self.stacks = stacks
        """The palace at each place, bottom card first (LUC-PAL-5); the City's are those under construction."""
        self.areas = areas
        """Where the palace of each place lies: nowhere, under construction, completed, opened."""
        self.walls = walls
        self.bastions = bastions
        self.ledgers = ledgers
        """All points of each seat, as they came."""
        self.discards = discards
        self.city_completed = city_completed
        """The City's completed palaces, each with its colour's number (LUC-DUO-7)."""
        self.city_from = city_from
        """The triplet that the City's first card of this round came from, or -1 (LUC-DUO-5)."""
        self.hands = hands
        """The opening hands, until all have chosen (LUC-SETUP-4)."""
        self.kept = kept
        """What each seat has chosen to keep, secretly; empty for a seat that has not chosen."""
        self.aside = aside
        """How many bastions each seat had replaced (LUC-SETUP-5)."""
        self.given_back = given_back
        """With three to five players: the cards that each seat put back, known to it alone (LUC-INFO-2)."""
        self.first_seen = first_seen
        """The cards of the first layout and the kept ones: none of these was given back, as everybody knows."""

    def copy(self) -> LuccaState:
        """An equal state that shares nothing that can change."""
        return LuccaState(
            self.seats,
            self.celebration,
            self.colours,
            self.phase,
            self.round,
            self.order,
            self.at,
            self.deck.copy(),
            self.removed,
            self.triplets.copy(),
            self.taken,
            self.hand.copy(),
            self.stacks.copy(),
            self.areas.copy(),
            self.walls.copy(),
            self.bastions.copy(),
            self.ledgers.copy(),
            self.discards.copy(),
            self.city_completed,
            self.city_from,
            self.hands,
            self.kept,
            self.aside,
            self.given_back,
            self.first_seen,
        )

    # --- questions ------------------------------------------------------------------------------------

    def palace(self, seat: int, colour: int) -> Cards:
        """The palace of that colour, in whatever area, bottom first; empty if there is none."""
        return self.stacks[seat * self.colours + colour]

    def area(self, seat: int, colour: int) -> int:
        """Where the palace of that colour lies."""
        return self.areas[seat * self.colours + colour]

    def in_area(self, seat: int, area: int) -> list[int]:
        """The colours of a seat's palaces in one area."""
        first = seat * self.colours
        return [colour for colour in range(self.colours) if self.areas[first + colour] == area]

    def under_construction(self, seat: int) -> list[int]:
        """The colours that a seat (or the City) is building."""
        return self.in_area(seat, CONSTRUCTION)

    def completed(self, seat: int) -> list[int]:
        """The colours of a seat's completed palaces."""
        return self.in_area(seat, COMPLETED)

    def opened(self, seat: int) -> int:
        """How many palaces a seat has opened."""
        first = seat * self.colours
        return self.areas[first : first + self.colours].count(OPENED)

    def shields(self, seat: int, printed: list[int]) -> int:
        """LUC-ORD-1: the shields on all cards under construction."""
        first = seat * self.colours
        total = 0
        for place in range(first, first + self.colours):
            if self.areas[place] == CONSTRUCTION:
                for card in self.stacks[place]:
                    total += printed[card]
        return total

    def visible_streets(self, seat: int) -> list[int]:
        """LUC-PAL-5: the street numbers a seat (or the City) shows: the top cards of all its palaces, in any area."""
        first = seat * self.colours
        shown = [self.stacks[place][-1] for place in range(first, first + self.colours) if self.areas[place] != NOWHERE]
        if seat == self.seats:
            shown += [stack[-1] for _, stack in self.city_completed]
        return shown

    def score(self, seat: int) -> int:
        """LUC-COMP-10: the points so far, public."""
        total = 0
        for entry in self.ledgers[seat]:
            total += entry[2]
        return total

    @property
    def active(self) -> int:
        """The seat whose turn it is; -1 while all choose and when the match is over."""
        return self.order[self.at] if TURN <= self.phase <= CITY else -1
