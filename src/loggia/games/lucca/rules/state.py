"""Everything on the table, and nothing else."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, NOWHERE, OPENED
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
"""Where points come from: the first number of a line of the ledger."""

Cards: TypeAlias = tuple[int, ...]
LedgerLine: TypeAlias = tuple[int, int, int]
"""A line of a ledger: where the points come from, the colour's number (or `ALL_COLOURS`), how many they are."""
ALL_COLOURS: Final = -1
"""Stands in a ledger for points that belong to no single colour."""

NOBODY: Final = -1
"""Stands where a seat is asked for and there is none."""

NO_TRIPLET: Final = -1
"""Stands where a triplet's place is asked for and there is none."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # State says why
class LuccaState(State):
    """The table. Every palace has a place, seat by seat: all colours of seat 0, of seat 1, and last the City's."""

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
        self, seats: int, celebration: bool, colours: int, city: bool, source: LuccaState | None = None
    ) -> None:
        """An empty table; with a source, a table equal to it that shares nothing that can change."""
        self.seats = seats
        self.celebration = celebration
        self.colours = colours
        if source is None:
            self._clear(city)
        else:
            self._take_over(source)

    def _clear(self, city: bool) -> None:
        """Nothing lies on the table yet."""
        seats = self.seats
        places = (seats + 1 if city else seats) * self.colours
        nobody: tuple[Cards, ...] = ((),) * seats
        self.phase = KEEPING
        self.round = 1
        self.order: tuple[int, ...] = ()
        """The seats in order of play (LUC-ORD-2)."""
        self.at = 0
        """The place in `order` of the seat whose turn it is, or which gives the City a card."""
        self.deck: list[int] = []
        """The last card is the top (LUC-SETUP-10)."""
        self.removed: Cards = ()
        """Taken out unseen (LUC-SETUP-9)."""
        self.triplets: list[Cards] = []
        """The round's layout; a triplet that was taken leaves an empty place (LUC-MOVE-2)."""
        self.taken = NO_TRIPLET
        """The place that the cards in hand came from."""
        self.hand: list[int] = []
        """What is left to play of the triplet taken in this turn: open to all."""
        self.stacks: list[Cards] = [()] * places
        """The palace at each place, bottom card first (LUC-PAL-5); the City's are those under construction."""
        self.areas = [NOWHERE] * places
        """Where the palace of each place lies: nowhere, under construction, completed, opened."""
        self.walls: list[Cards] = [()] * seats
        """LUC-WALL-2, LUC-RUL-12: what is printed on them counts no more."""
        self.bastions = [0] * (seats + 1)
        """By seat, and last the City's."""
        self.ledgers: list[tuple[LedgerLine, ...]] = [()] * seats
        """All points of each seat, as they came."""
        self.discards: list[int] = []
        self.city_completed: tuple[tuple[int, Cards], ...] = ()
        """The City's completed palaces, each with its colour's number (LUC-DUO-7)."""
        self.city_from = NO_TRIPLET
        """The triplet that the City's first card of this round came from (LUC-DUO-5)."""
        self.hands = nobody
        """The opening hands, until all have chosen (LUC-SETUP-4)."""
        self.kept = nobody
        """What each seat has chosen to keep, secretly; empty for a seat that has not chosen."""
        self.aside = (0,) * seats
        """How many bastions each seat had replaced (LUC-SETUP-5)."""
        self.given_back = nobody
        """With three to five players: the cards that each seat put back, known to it alone (LUC-INFO-2)."""
        self.first_seen: Cards = ()
        """The cards of the first layout and the kept ones: none of these was given back, as everybody knows."""

    def _take_over(self, source: LuccaState) -> None:
        self.phase = source.phase
        self.round = source.round
        self.order = source.order
        self.at = source.at
        self.deck = source.deck.copy()
        self.removed = source.removed
        self.triplets = source.triplets.copy()
        self.taken = source.taken
        self.hand = source.hand.copy()
        self.stacks = source.stacks.copy()
        self.areas = source.areas.copy()
        self.walls = source.walls.copy()
        self.bastions = source.bastions.copy()
        self.ledgers = source.ledgers.copy()
        self.discards = source.discards.copy()
        self.city_completed = source.city_completed
        self.city_from = source.city_from
        self.hands = source.hands
        self.kept = source.kept
        self.aside = source.aside
        self.given_back = source.given_back
        self.first_seen = source.first_seen

    def copy(self) -> LuccaState:
        """An equal state that shares nothing that can change."""
        return LuccaState(self.seats, self.celebration, self.colours, False, self)

    # --- questions ------------------------------------------------------------------------------------

    @property
    def quarters(self) -> range:
        """The numbers of all areas with palaces: the seats, and after them the City where there is one."""
        return range(len(self.areas) // self.colours)

    def place(self, seat: int, colour: int) -> int:
        """The place of a seat's (or the City's) palace of that colour.

        >>> LuccaState(seats=3, celebration=False, colours=6, city=False).place(1, 2)
        8
        """
        return seat * self.colours + colour

    def places_of(self, seat: int) -> range:
        """The places of a seat's palaces, colour by colour."""
        first = seat * self.colours
        return range(first, first + self.colours)

    def places_of_colour(self, colour: int) -> range:
        """The places of all palaces of a colour, seat by seat."""
        return range(colour, len(self.areas), self.colours)

    def areas_of(self, seat: int) -> list[int]:
        """Where a seat's palaces lie, colour by colour."""
        first = seat * self.colours
        return self.areas[first : first + self.colours]

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
        """LUC-PAL-5, LUC-RUL-20: the street numbers a seat (or the City) shows: the top cards of all its palaces."""
        first = seat * self.colours
        shown = [self.stacks[place][-1] for place in range(first, first + self.colours) if self.areas[place] != NOWHERE]
        if seat == self.seats:
            shown += [stack[-1] for _, stack in self.city_completed]
        return shown

    def highest_street(self, seat: int) -> int:
        """LUC-RUL-5: the one highest number that a seat shows, in any area; 0 before it shows any."""
        return max(self.visible_streets(seat), default=0)

    def score(self, seat: int) -> int:
        """LUC-COMP-10: the points so far, public."""
        total = 0
        for line in self.ledgers[seat]:
            total += line[2]
        return total

    @property
    def active(self) -> int:
        """The seat whose turn it is; `NOBODY` while all choose and when the match is over."""
        return self.order[self.at] if TURN <= self.phase <= CITY else NOBODY
