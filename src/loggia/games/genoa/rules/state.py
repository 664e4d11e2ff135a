"""Everything on the table of Genoa. The state copies itself and answers questions; it never changes itself."""

from __future__ import annotations

from typing import Final, NamedTuple

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

MOST_FIELDS: Final = 63
KEY: Final = MOST_FIELDS + 1
"""An offer is kept under seat * KEY + field, a version of a counter-offer under (seat + KEY) * KEY + field."""


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


class Hint(NamedTuple):
    """A public fact: at least one of the places held one of the faces."""

    where: int
    faces: int


class GenoaState(State):
    """Everything on the table. Sets of seats, fields and cards are kept as the bits of integers."""

    __slots__ = (
        "acted",
        "actor",
        "area",
        "cleared",
        "countered",
        "counters",
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
        "turns",
        "up",
        "used",
        "versions",
        "visited",
    )

    def __init__(
        self,
        seats: int,
        slow: bool,
        start: int,
        space: int,
        turns: int,
        tower: int,
        phase: int,
        money: list[int],
        ledger: list[int],
        area: list[int],
        supply: list[int],
        marker_supply: list[int],
        owners: list[int],
        hands: list[int],
        down: list[bytes],
        up: int,
        known: list[int],
        told: tuple[Mixed | Hint, ...],
        roll: tuple[int, int],
        path: tuple[int, ...],
        visited: int,
        near: int,
        reach: int,
        cleared: int,
        acted: list[int],
        used: int,
        held: int,
        fresh: int,
        actor: int,
        main_done: bool,
        ordered: bool,
        promise: tuple[tuple[str, int], ...],
        picks: str,
        picker: int,
        pick_cards: tuple[int, ...],
        pick_left: int,
        owner_seat: int,
        offers: dict[int, Standing],
        counters: dict[int, Standing],
        versions: dict[int, int],
        talk: int,
        posts: list[int],
        countered: list[int],
        passed: int,
        round: int,
        round_open: bool,
        sealed: dict[int, GenoaMove],
        hushed: bool = False,
    ) -> None:
        self.seats = seats
        self.slow = slow
        self.start = start
        self.space = space
        self.turns = turns
        self.tower = tower
        self.phase = phase
        self.money = money
        self.ledger = ledger
        self.area = area
        self.supply = supply
        self.marker_supply = marker_supply
        self.owners = owners
        self.hands = hands
        self.down = down
        self.up = up
        self.known = known
        self.told = told
        self.roll = roll
        self.path = path
        self.visited = visited
        self.near = near
        self.reach = reach
        self.cleared = cleared
        self.acted = acted
        self.used = used
        self.held = held
        self.fresh = fresh
        self.actor = actor
        self.main_done = main_done
        self.ordered = ordered
        self.promise = promise
        self.picks = picks
        self.picker = picker
        self.pick_cards = pick_cards
        self.pick_left = pick_left
        self.owner_seat = owner_seat
        self.offers = offers
        self.counters = counters
        self.versions = versions
        self.talk = talk
        self.posts = posts
        self.countered = countered
        self.passed = passed
        self.round = round
        self.round_open = round_open
        self.sealed = sealed
        self.hushed = hushed

    def copy(self) -> GenoaState:
        """An equal state that shares nothing that can change."""
        return GenoaState(
            self.seats,
            self.slow,
            self.start,
            self.space,
            self.turns,
            self.tower,
            self.phase,
            self.money.copy(),
            self.ledger.copy(),
            self.area.copy(),
            self.supply.copy(),
            self.marker_supply.copy(),
            self.owners.copy(),
            self.hands.copy(),
            self.down.copy(),
            self.up,
            self.known.copy(),
            self.told,
            self.roll,
            self.path,
            self.visited,
            self.near,
            self.reach,
            self.cleared,
            self.acted.copy(),
            self.used,
            self.held,
            self.fresh,
            self.actor,
            self.main_done,
            self.ordered,
            self.promise,
            self.picks,
            self.picker,
            self.pick_cards,
            self.pick_left,
            self.owner_seat,
            self.offers.copy(),
            self.counters.copy(),
            self.versions.copy(),
            self.talk,
            self.posts.copy(),
            self.countered.copy(),
            self.passed,
            self.round,
            self.round_open,
            self.sealed.copy(),
            self.hushed,
        )

    # --- questions ------------------------------------------------------------------------------------

    @property
    def here(self) -> int:
        """The field on which the rest of the tower stands."""
        return self.path[-1]

    def has(self, seat: int, good: int) -> int:
        """How many of a good lie in the seat's play area."""
        return self.area[seat * N_GOODS + good]

    def mode(self, field: int) -> int:
        """GEN-NEG-3: what an offer for that field means now; NO_MODE: there can be none."""
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
        return [key // KEY for key, standing in self.offers.items() if key % KEY == here and standing.ask.empty]

    def must_sell(self) -> bool:
        """GEN-TRADE-1.1c: whether a qualifying offer stands."""
        if self.offers and self.phase == TOWER:
            here = self.path[-1]
            for key, standing in self.offers.items():
                if key % KEY == here and standing.ask.empty:
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
