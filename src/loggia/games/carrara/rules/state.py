"""Everything on the table, and nothing else. A state copies and answers; the rules change it.

The draw pile is a list without an order and the bag a pack: what comes next is left to chance when it is drawn
(CAR-MOV-5), so no state holds tomorrow's tiles. Seats index the lists of a player's things.
"""

from __future__ import annotations

from typing import Final

from loggia.games.carrara.rules.pieces import CITY_SPACES, FIRST_CITY
from loggia.kernel import State

# The phases of section 14, in order of play. PAY_DEAR only asks part of a payment that could be made in too many ways.
START: Final = 0
TAKE: Final = 1
PAY_DEAR: Final = 2
PAY: Final = 3
UPGRADE: Final = 4
AFTER: Final = 5
OVER: Final = 6
PHASES: Final = ("start", "take", "pay-dear", "pay", "upgrade", "after", "over")

# What ends the game.
OPEN: Final = 0
LAST_BUILDING: Final = 1
ANNOUNCED: Final = 2
ENDINGS: Final = ("open", "last-building", "announced")

NOBODY: Final = -1
NO_CARD: Final = -1


class CarraraState(State):
    """The board, the wheel, the bag and the players' things."""

    __slots__ = (
        "announcer",
        "bag",
        "blocks",
        "buildings",
        "cards",
        "coins",
        "display",
        "eights",
        "ending",
        "expansion",
        "marks",
        "objects",
        "open_holdings",
        "owed",
        "paid",
        "payable",
        "pending",
        "phase",
        "pile",
        "purchased",
        "removed",
        "replaced",
        "sale",
        "scorings",
        "seat",
        "start",
        "supply",
        "turn",
        "upgraded",
        "upgrades",
        "wheel",
    )

    def __init__(
        self,
        expansion: bool,
        open_holdings: bool,
        cards: tuple[int, ...],
        start: int,
        seat: int,
        phase: int,
        turn: int,
        purchased: bool,
        ending: int,
        announcer: int,
        wheel: list[int],
        bag: int,
        display: list[int],
        pile: list[int],
        removed: int,
        sale: int,
        supply: int,
        eights: int,
        upgrades: int,
        coins: list[int],
        blocks: list[int],
        objects: list[int],
        buildings: list[tuple[int, ...]],
        scorings: list[tuple[tuple[int, int], ...]],
        marks: list[int],
        upgraded: list[int],
        pending: int,
        replaced: int,
        payable: int,
        owed: int,
        paid: int,
    ) -> None:
        self.expansion = expansion
        self.open_holdings = open_holdings
        self.cards = cards
        """The Top, Object, Building and Bonus Points card in play, as numbers in their decks."""
        self.start = start
        """The start player."""
        self.seat = seat
        """Whose turn it is."""
        self.phase = phase
        self.turn = turn
        self.purchased = purchased
        """Whether the additional purchase of this turn is made (CAR-ADD-2)."""
        self.ending = ending
        self.announcer = announcer
        self.wheel = wheel
        """The blocks in sections I to VI, a pack each."""
        self.bag = bag
        self.display = display
        """The nine spaces with their tiles, NO_TILE where empty."""
        self.pile = pile
        self.removed = removed
        """The tiles that improving took out of the game, as a bit mask."""
        self.sale = sale
        """The objects on the board, a pack."""
        self.supply = supply
        self.eights = eights
        """The types whose 8-building is still to be had, as a bit mask."""
        self.upgrades = upgrades
        """The Upgrade tiles still to be had, as a bit mask."""
        self.coins = coins
        self.blocks = blocks
        self.objects = objects
        self.buildings = buildings
        """Every player's buildings in the order in which they were built."""
        self.scorings = scorings
        """Every player's Scoring actions: the space and the VP it brought."""
        self.marks = marks
        """The spaces with that player's marker, as a bit mask: city spaces on the game board, the others on his own."""
        self.upgraded = upgraded
        """Every player's Upgrade tiles, as a bit mask."""
        self.pending = pending
        """The building that is being paid for, while a payment is chosen."""
        self.replaced = replaced
        """The building that the pending one improves."""
        self.payable = payable
        """The blocks that may be used for what is still owed."""
        self.owed = owed
        self.paid = paid

    def copy(self) -> CarraraState:
        """An equal state that shares nothing that can change."""
        return CarraraState(
            self.expansion,
            self.open_holdings,
            self.cards,
            self.start,
            self.seat,
            self.phase,
            self.turn,
            self.purchased,
            self.ending,
            self.announcer,
            self.wheel.copy(),
            self.bag,
            self.display.copy(),
            self.pile.copy(),
            self.removed,
            self.sale,
            self.supply,
            self.eights,
            self.upgrades,
            self.coins.copy(),
            self.blocks.copy(),
            self.objects.copy(),
            self.buildings.copy(),
            self.scorings.copy(),
            self.marks.copy(),
            self.upgraded.copy(),
            self.pending,
            self.replaced,
            self.payable,
            self.owed,
            self.paid,
        )

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.coins)

    @property
    def round(self) -> int:
        """CAR-TURN-1: the number of the round, from 1."""
        return self.turn // len(self.coins) + 1

    def track(self, seat: int, announce_vp: int) -> int:
        """CAR-SCO-5: the VP on the scoring track; the announcer's reward is among them (CAR-ANN-3)."""
        vp = announce_vp if seat == self.announcer else 0
        for _, points in self.scorings[seat]:
            vp += points
        return vp

    def cities_marked(self) -> int:
        """CAR-SCI-1: the city spaces of the game board with any player's marker, as a bit mask."""
        marks = 0
        for own in self.marks:
            marks |= own
        return marks & CITY_SPACES

    def scorer_of(self, city: int) -> int:
        """Who scored that city, or NOBODY."""
        for seat, own in enumerate(self.marks):
            if own >> (FIRST_CITY + city) & 1:
                return seat
        return NOBODY
