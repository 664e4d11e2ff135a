"""Everything on the table, and nothing else. A state copies and answers; the rules change it.

The draw pile is a list whose order means nothing, and the bag a multiset: what comes next is drawn at random when it is
needed (CAR-MOV-5), so no state knows the next tile. Lists of players' things are indexed by seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loggia.games.carrara.rules.pieces import CITY_SPACES, FIRST_CITY, NO_BUILDING, SECTIONS
from loggia.games.carrara.rules.pieces.packs import EMPTY
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


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # State says why
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

    expansion: bool
    open_holdings: bool
    cards: tuple[int, ...]
    """The Top, Object, Building and Bonus Points card in play, as numbers in their decks."""
    start: int
    """The start player, who has the token (CAR-COMP-12)."""
    seat: int
    """Whose turn it is."""
    phase: int
    turn: int
    purchased: bool
    """Whether the additional purchase of this turn is made (CAR-ADD-2)."""
    ending: int
    announcer: int
    wheel: list[int]
    """The blocks in sections I to VI, a pack each; CAR-RUL-40: the arrow means nothing."""
    bag: int
    """CAR-COMP-12: what is in the one bag, a pack."""
    display: list[int]
    """The nine spaces with their tiles, NO_TILE where empty."""
    pile: list[int]
    removed: int
    """The tiles that improving took out of the game, as a bit mask."""
    sale: int
    """The objects on the board, a pack."""
    supply: int
    eights: int
    """The types whose 8-building is still to be had, as a bit mask."""
    upgrades: int
    """The Upgrade tiles still to be had, as a bit mask."""
    coins: list[int]
    """CAR-BUY-10: no bank is counted, so it never runs out."""
    blocks: list[int]
    objects: list[int]
    buildings: list[tuple[int, ...]]
    """Every player's buildings in the order in which they were built."""
    scorings: list[tuple[tuple[int, int], ...]]
    """Every player's Scoring actions: the space and the VP it brought."""
    marks: list[int]
    """The spaces with that player's marker, as a bit mask: city spaces on the game board, the others on his own."""
    upgraded: list[int]
    """Every player's Upgrade tiles, as a bit mask."""
    pending: int
    """The building that is being paid for, while a payment is chosen."""
    replaced: int
    """The building that the pending one improves."""
    payable: int
    """The blocks that may be used for what is still owed."""
    owed: int
    paid: int

    def __init__(self, seats: int, source: CarraraState | None = None) -> None:
        """An empty table for that number of seats. With a `source`, a copy of it; `seats` is then ignored."""
        if source is not None:
            self._take_over(source)
            return
        self.expansion = False
        self.open_holdings = False
        self.cards = ()
        self.start = 0
        self.seat = 0
        self.phase = START
        self.turn = 0
        self.purchased = False
        self.ending = OPEN
        self.announcer = NOBODY
        self.wheel = [EMPTY] * len(SECTIONS)
        self.bag = EMPTY
        self.display = []
        self.pile = []
        self.removed = 0
        self.sale = EMPTY
        self.supply = EMPTY
        self.eights = 0
        self.upgrades = 0
        self.coins = [0] * seats
        self.blocks = [EMPTY] * seats
        self.objects = [EMPTY] * seats
        self.buildings = [()] * seats
        self.scorings = [()] * seats
        self.marks = [0] * seats
        self.upgraded = [0] * seats
        self.pending = NO_BUILDING
        self.replaced = NO_BUILDING
        self.payable = EMPTY
        self.owed = 0
        self.paid = EMPTY

    def _take_over(self, source: CarraraState) -> None:
        """Every field of the other state; lists are copied."""
        self.expansion = source.expansion
        self.open_holdings = source.open_holdings
        self.cards = source.cards
        self.start = source.start
        self.seat = source.seat
        self.phase = source.phase
        self.turn = source.turn
        self.purchased = source.purchased
        self.ending = source.ending
        self.announcer = source.announcer
        self.wheel = source.wheel.copy()
        self.bag = source.bag
        self.display = source.display.copy()
        self.pile = source.pile.copy()
        self.removed = source.removed
        self.sale = source.sale
        self.supply = source.supply
        self.eights = source.eights
        self.upgrades = source.upgrades
        self.coins = source.coins.copy()
        self.blocks = source.blocks.copy()
        self.objects = source.objects.copy()
        self.buildings = source.buildings.copy()
        self.scorings = source.scorings.copy()
        self.marks = source.marks.copy()
        self.upgraded = source.upgraded.copy()
        self.pending = source.pending
        self.replaced = source.replaced
        self.payable = source.payable
        self.owed = source.owed
        self.paid = source.paid

    def copy(self) -> CarraraState:
        """An equal state that shares nothing that can change."""
        return CarraraState(0, self)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.coins)

    @property
    def round(self) -> int:
        """CAR-TURN-1: the number of the round, from 1."""
        return self.turn // len(self.coins) + 1

    def track(self, seat: int, announce_vp: int) -> int:
        """CAR-SCO-5: the VP on the scoring track; the announcer's reward is among them (CAR-ANN-3).

        CAR-RUL-39: without limit, so the points tiles are not needed (CAR-COMP-11, CAR-SET-10).
        """
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
