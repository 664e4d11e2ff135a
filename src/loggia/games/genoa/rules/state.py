"""Everything on the table of Genoa. The state copies itself and answers questions; it never changes itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from loggia.games.genoa.rules.moves import GenoaMove
from loggia.games.genoa.rules.pieces import MARKERS, N_BUILDINGS, N_GOODS
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import State

PLACE: Final = 0
TOWER: Final = 1
MOVE: Final = 2
ACTION: Final = 3
PICK: Final = 4
OWNERS: Final = 5
OVER: Final = 6
PHASES: Final = ("place", "tower", "move", "action", "pick", "owners", "over")

NO_MODE: Final = 0
AT_TOWER: Final = 1
NEXT: Final = 2
PLAIN: Final = 3
FAR: Final = 4
MODES: Final = ("", "tower", "next", "plain", "far")

FROM_LARGE: Final = 0
FROM_SMALL: Final = 1
FROM_MESSAGES: Final = 2
FROM_INCOME: Final = 3
FROM_DEALS: Final = 4
SOURCES: Final = 5
"""Where money came from: kept for the result only; with the start money it adds up to the purse."""

BIDS: Final = 0
LEAST_BIDS: Final = 1
BUYS: Final = 2
LEAST_BUYS: Final = 3
ASKED: Final = 4
DEALS: Final = 5
HEARD: Final = 6
SOLD: Final = 7
DEALINGS: Final = 8
"""What is counted of each seat's bargaining, in sight of all: see `trade/track_record.py`."""

NOBODY: Final = -1
"""Stands where a seat is asked for and there is none."""

MOST_FIELDS: Final = 63
_KEY: Final = MOST_FIELDS + 1


def offer_key(seat: int, field: int) -> int:
    """The number under which an offer of a seat, or a counter-offer to it, is kept.

    >>> key = offer_key(2, 18)
    >>> offer_seat(key), offer_field(key)
    (2, 18)
    """
    return seat * _KEY + field


def offer_seat(key: int) -> int:
    """Whose offer it is."""
    return key // _KEY


def offer_field(key: int) -> int:
    """The field that the offer is for."""
    return key % _KEY


def counter_version_key(key: int) -> int:
    """Where the version of the counter-offer with that key is kept, beside those of the offers.

    >>> counter_version_key(offer_key(4, 62)) > offer_key(9, 62)
    True
    """
    return key + _KEY * _KEY


class Standing(NamedTuple):
    """An offer, or a counter-offer, that stands on the table."""

    version: int
    since: int
    pay: Bundle
    ask: Bundle
    named: int
    """The cards that the writer has named in secret for his closed items, as a set of bits."""


class Mixed(NamedTuple):
    """Places whose cards may have been exchanged."""

    cards: int
    by: int
    """The seat that knows what it did; -1: a shuffle."""
    known: tuple[int, ...]
    """Who knew each of these cards before, in their order."""


class CardHint(NamedTuple):
    """A public fact: at least one of the places held one of the faces."""

    where: int
    faces: int


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # State says why
class GenoaState(State):
    """Everything on the table. Sets of seats, fields and cards are kept as the bits of integers."""

    __slots__ = (
        "acted",
        "actor",
        "area",
        "cleared",
        "countered",
        "counters",
        "dealings",
        "down",
        "fresh",
        "hands",
        "held",
        "hushed",
        "known",
        "ledger",
        "main_done",
        "marker_supply",
        "money",
        "near",
        "offers",
        "ordered",
        "owner_seat",
        "owners",
        "passed",
        "path",
        "phase",
        "pick_cards",
        "pick_left",
        "picker",
        "picks",
        "pleas",
        "posts",
        "promise",
        "reach",
        "roll",
        "round",
        "round_open",
        "sealed",
        "seats",
        "slow",
        "space",
        "start",
        "supply",
        "talk",
        "told",
        "tower",
        "tries",
        "turns",
        "up",
        "used",
        "versions",
        "visited",
    )

    def __init__(self, seats: int, slow: bool, cards: int, source: GenoaState | None = None) -> None:
        """An empty table for a box of so many game cards; with a source, an equal state that shares nothing."""
        self.seats = seats
        self.slow = slow
        if source is None:
            self._clear_table(cards)
            self._clear_turn()
            self._clear_negotiation()
        else:
            self._take_over(source)

    def _clear_table(self, cards: int) -> None:
        """What stays on the table between turns."""
        seats = self.seats
        self.phase = PLACE
        self.start = 0
        """The starting player."""
        self.tower = 0
        """The tower player."""
        self.space = 0
        """Where the round marker is."""
        self.turns = 0
        """Turns finished so far."""
        self.money = [0] * seats
        self.ledger = [0] * (SOURCES * seats)
        """By seat and source of money; see SOURCES."""
        self.dealings = [0] * (DEALINGS * seats)
        """By seat and DEALINGS: how it bid and bought so far. Public, kept for bots; no rule depends on it."""
        self.area = [0] * (N_GOODS * seats)
        """Play areas (GEN-SETUP-6): by seat and good, at seat * N_GOODS + good."""
        self.supply = [0] * MARKERS
        self.marker_supply = [0] * seats
        self.owners = (NOBODY,) * N_BUILDINGS
        """For each building the seat whose owner marker is on it; copies share it, too."""
        self.hands = [0] * seats
        """For each seat the set of its game cards."""
        self.down: list[bytes] = []
        """For each kind of cards the face-down part of its stack; the last card is the top."""
        self.up = 0
        """The set of cards that lie face up at the bottom of their stacks."""
        self.known = bytes(cards)
        """For each card who knows it: see `imagining/knowledge.py`. Long and seldom changed: copies share it."""
        self.told: tuple[Mixed | CardHint, ...] = ()
        """What everybody was told of cards that some have lost track of."""

    def _clear_turn(self) -> None:
        """The tower's way, the action, and the owner phase."""
        self.roll = (0, 0)
        self.path: tuple[int, ...] = ()
        """The fields visited this turn, in their order; the last one is where the tower stands."""
        self.visited = 0
        """The same as a set."""
        self.near = 0
        """The set of fields that the next step can lead to."""
        self.reach = 0
        """The set of fields within the steps that are left."""
        self.cleared = 0
        """The set of streets whose discs were taken off (GEN-OWN-5)."""
        self.acted = [0] * self.seats
        """For each seat the regular actions taken this turn."""
        self.used = 0
        """The set of buildings whose action was taken this turn."""
        self.held = 0
        """The set of messages that are kept back this turn (GEN-NEG-13)."""
        self.fresh = 0
        """The set of messages that came face down with the last move."""
        self.actor = NOBODY
        """Whose action window is open."""
        self.main_done = False
        self.ordered = False
        """Whether a small order was delivered in this window."""
        self.promise: tuple[tuple[str, int], ...] = ()
        """What the acting seat owes the tower player of the main effect (GEN-TRADE-2.7)."""
        self.picks = ""
        """Who picks among promised cards: giver, receiver or nobody."""
        self.picker = NOBODY
        self.pick_cards: tuple[int, ...] = ()
        """The cards that a promise is being picked from, in the order in which they were drawn."""
        self.pick_left = 0
        """How many of them are still to be picked."""
        self.owner_seat = NOBODY
        """Who may place owner markers now."""

    def _clear_negotiation(self) -> None:
        """The offers on the table; `offer_key` says under which number each is kept."""
        self.offers: dict[int, Standing] = {}
        self.counters: dict[int, Standing] = {}
        self.versions: dict[int, int] = {}
        """The last version of every offer and counter-offer of this turn."""
        self.pleas: tuple[tuple[int, Bundle, Bundle, int], ...] = ()
        """What the tower player has proposed this turn, to whom and for which field. Public, kept for bots; no rule
        depends on it."""
        self.tries: tuple[tuple[int, Bundle, Bundle], ...] = ()
        """What the others have bid this turn without buying anything since, and who: kept for bots too."""
        self.talk = 0
        """Counts what is said in negotiations, so that a proposal has its time."""
        self.posts = [0] * self.seats
        """For each seat the offers posted in this node (GEN-NEG-10)."""
        self.countered = [0] * self.seats
        """For each seat the counter-offers made to it in this node."""
        self.passed = 0
        """The set of seats that have passed."""
        self.round = 0
        """Slow play: the round of sealed answers in this node."""
        self.round_open = False
        self.sealed: dict[int, GenoaMove] = {}
        """Slow play: the answers that are in, by seat."""
        self.hushed = False
        """Whether a clock has ended the talk (GEN-NEG-11)."""

    def _take_over(self, source: GenoaState) -> None:
        self.phase = source.phase
        self.start = source.start
        self.tower = source.tower
        self.space = source.space
        self.turns = source.turns
        self.money = source.money.copy()
        self.ledger = source.ledger.copy()
        self.dealings = source.dealings.copy()
        self.area = source.area.copy()
        self.supply = source.supply.copy()
        self.marker_supply = source.marker_supply.copy()
        self.owners = source.owners
        self.hands = source.hands.copy()
        self.down = source.down.copy()
        self.up = source.up
        self.known = source.known
        self.told = source.told
        self.roll = source.roll
        self.path = source.path
        self.visited = source.visited
        self.near = source.near
        self.reach = source.reach
        self.cleared = source.cleared
        self.acted = source.acted.copy()
        self.used = source.used
        self.held = source.held
        self.fresh = source.fresh
        self.actor = source.actor
        self.main_done = source.main_done
        self.ordered = source.ordered
        self.promise = source.promise
        self.picks = source.picks
        self.picker = source.picker
        self.pick_cards = source.pick_cards
        self.pick_left = source.pick_left
        self.owner_seat = source.owner_seat
        self.offers = source.offers.copy()
        self.counters = source.counters.copy()
        self.versions = source.versions.copy()
        self.pleas = source.pleas
        self.tries = source.tries
        self.talk = source.talk
        self.posts = source.posts.copy()
        self.countered = source.countered.copy()
        self.passed = source.passed
        self.round = source.round
        self.round_open = source.round_open
        self.sealed = source.sealed.copy()
        self.hushed = source.hushed

    def copy(self) -> GenoaState:
        """An equal state that shares nothing that can change."""
        return GenoaState(self.seats, self.slow, 0, self)

    # --- questions ------------------------------------------------------------------------------------

    @property
    def here(self) -> int:
        """The field on which the rest of the tower stands."""
        return self.path[-1]

    def has(self, seat: int, good: int) -> int:
        """How many of a good lie in the seat's play area."""
        return self.area[seat * N_GOODS + good]

    def mode(self, field: int) -> int:
        """GEN-NEG-3: what an offer for that field means now; NO_MODE: nothing. GEN-R-09: the market is PLAIN."""
        if self.near >> field & 1:
            return NEXT if field < N_BUILDINGS else PLAIN
        if self.reach >> field & 1:
            return FAR
        if self.phase == TOWER and field == self.path[-1]:
            return AT_TOWER
        return NO_MODE

    def qualifying(self) -> list[int]:
        """GEN-R-05: the seats with an offer that obliges the tower player to sell the tower building's action."""
        here = self.path[-1]
        return [key // _KEY for key, standing in self.offers.items() if key % _KEY == here and standing.ask.empty]

    def must_sell(self) -> bool:
        """GEN-TRADE-1.1c: whether a qualifying offer stands."""
        if self.offers and self.phase == TOWER:
            here = self.path[-1]
            for key, standing in self.offers.items():
                if key % _KEY == here and standing.ask.empty:
                    return True
        return False

    def discs(self, field: int, discs: int) -> int:
        """GEN-MOVE-1: the discs on a field, of a tower of that many."""
        if field not in self.path or self.cleared >> field & 1:
            return 0
        return discs - len(self.path) + 1 if field == self.path[-1] else 1

    def clockwise(self, first: int) -> list[int]:
        """All seats, clockwise from that one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def markers(self, seat: int) -> int:
        """Owner markers in the seat's play area."""
        return self.area[seat * N_GOODS + MARKERS]
