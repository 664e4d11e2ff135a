"""The state of a table: all that its log says. `fold.py` changes it, entry by entry; nothing else does."""

from __future__ import annotations

import hashlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from loggia.house.store import LogEntry
from loggia.house.store.queries.tables import ClockSetup, TableSetup
from loggia.house.tables.views.numbering import Numbering
from loggia.kernel import AnyGame, Match, Told
from loggia.table import Table
from loggia.table.clock import TableClock, TimeControl

RECENT_ENTRIES = 120
"""Entries of the log kept in memory for each viewer, not counting those hidden from it; older ones are rebuilt on
demand."""

MOST_RECENT = 5000
"""Maximum entries in memory, hidden or not."""

AN_HOUR = 3600

Status = Literal["waiting", "playing", "paused", "over", "frozen", "damaged"]


@dataclass
class SeatState:
    """A seat and who plays in it. `person` stays while a bot plays on for somebody who is away or has lost."""

    person: int = 0
    level: str = ""
    lost: bool = False
    away: bool = False
    replace: bool = False
    ready: bool = False
    """Whether its person has said so, before the start."""
    kept: int = 0
    """Before the start: the only person who may sit down here; 0: anybody."""

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and not self.level

    @property
    def played_by_bot(self) -> bool:
        """Whether the next decision here is a bot's."""
        return bool(self.level) and (not self.person or self.lost or self.away)


class AppliedEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log with what it told.

    `back` is the number to which an undo went back. `hidden_from` are the viewers (-1: onlookers) that must not learn
    that there was an entry at all.
    """

    entry: LogEntry
    told: tuple[Told, ...] = ()
    back: int = 0
    hidden_from: tuple[int, ...] = ()


class Pausing(msgspec.Struct, frozen=True):
    """Who has paused the match, since when, and why (a word of `wire.PauseReason`)."""

    seat: int
    at: float
    why: str


@dataclass
class OpenRequest:
    """A request that waits for the others' answers: to take back `count` moves, or (`what` is `pause`) for a pause."""

    seat: int
    what: str
    count: int = 0
    why: str = ""
    """Why a pause is asked for (a word of `wire.PauseReason`)."""
    agreed: set[int] = field(default_factory=set)


class TableState:
    """One table: its seats, its match, its clocks, its log so far."""

    def __init__(
        self, id: int, code: str, game: AnyGame, setup: TableSetup, seed: str, host: int, public: bool, made: float
    ) -> None:
        self.id = id
        self.code = code
        self.game = game
        self.setup = setup
        self.seed = seed
        self.host = host
        self.public = public
        self.made = made
        self.frozen = False
        """Whether the rules revision it began with is missing here: the seats are known, the match is not."""
        self.status: Status = "waiting"
        self.number = 0
        """The number of the last entry of the log."""
        self.log_digest = hashlib.blake2b(digest_size=16)
        """The digest of the log so far: what a snapshot belongs to."""
        self.changed = made
        self.seats = [SeatState(level=seat.level if seat.kind == "bot" else "") for seat in setup.seats]
        self.history: Table | None = None
        """The match with the moves that can be taken back; None before the start."""
        self.step_numbers: list[int] = []
        """The log number of each move in `history`."""
        self.request: OpenRequest | None = None
        self.pausing: Pausing | None = None
        self.pause_refused: dict[int, float] = {}
        """When a seat's request for a pause was last refused."""
        self.lost_seats: list[int] = []
        """In the order in which they were lost."""
        self.lost_people: list[tuple[int, int]] = []
        """Who lost which seat, in that order: at a rated table the loss stays theirs, whoever sits there later."""
        self.ended = 0.0
        """When the match ended."""
        self.closed = False
        """Whether the table was cleared, or closed by a host of the house: the match counts for nobody."""
        self.votes: dict[int, bool] = {}
        """Who of those that sat here lets everybody see the finished match, or does not."""
        self.rematch = ""
        """The code of the table for the next match, once there is one."""
        self.clock = TableClock(_clock_rule(setup.clock, game), len(setup.seats))
        self.recent: deque[AppliedEntry] = deque()
        self.public_entries = 0
        """How many entries of the log are hidden from nobody: what windows count, so that a secret shows in none."""
        self.secret_steps: set[int] = set()
        """The log numbers of those moves in `history` that are hidden from somebody."""
        self.decision_began = [0] * len(setup.seats)
        """For each seat, the log number at which its present decision began: what a move must have seen."""
        self.numbering = Numbering()

    def remember(self, applied: AppliedEntry) -> None:
        """Keep an entry in memory, and forget those that no viewer needs any more."""
        recent = self.recent
        recent.append(applied)
        if not applied.hidden_from:
            self.public_entries += 1
        while len(recent) > RECENT_ENTRIES:
            hidden = self.numbering.most_hidden_since(recent[0].entry.number)
            if len(recent) - hidden <= RECENT_ENTRIES and len(recent) <= MOST_RECENT:
                return
            recent.popleft()

    def last_steps(self, count: int) -> int:
        """How many of the last moves to keep, so that `count` of them are hidden from nobody."""
        if not self.secret_steps:
            return min(count, len(self.step_numbers))
        kept = 0
        for number in reversed(self.step_numbers):
            if number not in self.secret_steps:
                if not count:
                    break
                count -= 1
            kept += 1
        return kept

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.history.match if self.history else None

    def number_for(self, viewer: int) -> int:
        """The number of the last entry, as a viewer (-1: an onlooker) counts."""
        return self.numbering.shown(viewer, self.number)

    def seat_of(self, person: int) -> int:
        """Where a person sits, -1 for nowhere."""
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return -1

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the match waits for now."""
        return self.history.match.awaited if self.history and self.status == "playing" else ()

    @property
    def slow(self) -> bool:
        """Whether a decision may take hours, so that nobody need sit at the table."""
        return self.setup.clock.kind == "days" or max(self.clock.moves) >= AN_HOUR

    @property
    def people(self) -> list[int]:
        """The seats of people who still play."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.lost]

    @property
    def voters(self) -> list[int]:
        """Those whose word opens the finished match to everybody: the people who sat here, or else the host."""
        people = {seat.person for seat in self.seats if seat.person} | {person for person, _ in self.lost_people}
        return sorted(people) or [self.host]

    @property
    def shared(self) -> bool:
        """Whether everybody may see the finished match: one person against bots does not have to say so, several have
        to agree, each of them."""
        match, voters = self.match, self.voters
        if self.status != "over" or match is None or not match.over or self.closed:
            return False
        return all(self.votes.get(person, len(voters) == 1) for person in voters)

    def number_before(self, count: int) -> int:
        """The log number before the last `count` moves, -1 for none."""
        return self.step_numbers[-count] - 1 if count else -1

    def answers_missing(self) -> list[int]:
        """The seats that still have to agree to an open request."""
        request = self.request
        if request is None:
            return []
        if request.what == "pause":
            asked = [seat for seat in self.people if seat != request.seat]
        else:
            asked = self.asked_people(request.seat, request.count)
        return [seat for seat in asked if seat not in request.agreed]

    def asked_people(self, seat: int, count: int) -> list[int]:
        """The seats that have to agree if a seat takes back so many moves: the other people who play. Whoever is away
        counts as agreed, unless a deal of his own would be undone: that needs his word."""
        settled = self.settled_with(seat, count)
        return [one for one in self.people if one != seat and (one in settled or not self.seats[one].away)]

    def settled_with(self, seat: int, count: int) -> list[int]:
        """The seats of other people who are parties to deals settled in the last `count` moves."""
        steps = self.history.steps[-count:] if self.history and count else []
        parties = {party for step in steps for told in step.told for party in told.event.parties()}
        return [one for one in self.people if one != seat and one in parties]

    def rated_ranks(self) -> dict[int, int]:
        """The people whose rating a finished match changes, with their ranks. Whoever lost a seat comes after all who
        did not, the first very last; whoever took such a seat over is not rated."""
        result = self.result()
        if result is None:
            return {}
        lost = [person for person, _ in self.lost_people]
        ranks = {
            seat.person: int(result["ranks"][number])
            for number, seat in enumerate(self.seats)
            if seat.person and not seat.lost and number not in self.lost_seats
        }
        last = max(ranks.values(), default=0)
        return ranks | {person: last + len(lost) - at for at, person in enumerate(lost)}

    def result(self) -> dict[str, Any] | None:
        """How it ended. Lost seats rank last, the first that was lost very last."""
        match = self.match
        if self.status != "over" or match is None:
            return None
        found = match.result
        if found is not None:
            plain, keys = found.plain(), [-rank for rank in found.ranks]
        else:
            # It ended early: what everybody has by then, also where that was behind a screen.
            now = match.game.rules.points_now
            told = [now(match.state, seat)[seat : seat + 1] for seat in range(match.seats)]
            points = [[point for one in own for point in one.counted] for own in told]
            tally = list(match.view(None)["tally"]) or [sum(point.points for point in own) for own in points]
            plain = {"scores": tally, "points": [[p.plain() for p in own] for own in points], "tie_break": None}
            keys = list(tally)
        low = min(keys, default=0)
        for at, seat in enumerate(self.lost_seats):
            if self.seats[seat].lost:
                keys[seat] = low - len(self.seats) + at
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        return {**plain, "ranks": ranks, "winners": [seat for seat, rank in enumerate(ranks) if rank == 1]}


def _clock_rule(setup: ClockSetup, game: AnyGame) -> TimeControl:
    """How the table counts time; `rules`: every decision has the seconds that the game's rules give it."""
    if setup.kind == "rules":
        return TimeControl("live", 0, game.clock.reserve if game.clock else 0)
    return TimeControl(setup.kind, setup.move, setup.reserve)
