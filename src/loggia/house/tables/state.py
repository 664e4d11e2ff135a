"""A state: all that a table's log says, folded entry by entry. The same code plays live and rebuilds."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from loggia.house import wire
from loggia.house.store import LogEntry
from loggia.house.tables.numbering import Numbering
from loggia.kernel import AnyGame, Match, OptionValue, Told
from loggia.table import Step, Table
from loggia.table.clock import Clock, Rule

KEPT_STEPS = 48
"""Moves that can be taken back at most; more are not kept in memory."""
KEPT_LINES = 120
"""Lines of the log in memory; older ones are rebuilt on demand."""

AN_HOUR = 3600

NOTHING = wire.Undoable()

Status = Literal["waiting", "playing", "paused", "over", "frozen"]


class Setup(msgspec.Struct, frozen=True):
    """What was said when the table was set; never changes."""

    options: dict[str, OptionValue]
    seats: list[wire.SeatWish]
    rated: bool
    hints: bool
    clock: wire.ClockRule
    start: Literal["full", "host"]
    invite: str


@dataclass
class SeatState:
    """A seat and who plays in it. `person` stays while a bot plays on for somebody away or lost."""

    person: int = 0
    level: str = ""
    lost: bool = False
    away: bool = False
    replace: bool = False

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and not self.level

    @property
    def played_by_bot(self) -> bool:
        """Whether the next decision here is a bot's."""
        return bool(self.level) and (not self.person or self.lost or self.away)


class AppliedEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry with what it told: a line of the log before it is known for whom.

    `unheard` are the viewers (-1: onlookers) that must not learn that there was anything at all.
    """

    entry: LogEntry
    told: tuple[Told, ...] = ()
    back: int = 0
    unheard: tuple[int, ...] = ()


@dataclass
class UndoRequest:
    """A request to undo that waits for answers."""

    seat: int
    what: str
    count: int
    agreed: set[int] = field(default_factory=set)


class TableState:
    """One table: its seats, its match, its clocks, its log so far."""

    def __init__(
        self, id: int, code: str, game: AnyGame, setup: Setup, seed: str, host: int, public: bool, made: float
    ) -> None:
        self.frozen = False
        """Whether the rules revision it began with is missing here: the seats are known, the match is not."""
        self.id = id
        self.code = code
        self.game = game
        self.setup = setup
        self.seed = seed
        self.host = host
        self.public = public
        self.made = made
        self.status: Status = "waiting"
        self.number = 0
        self.changed = made
        self.places = [SeatState(level=wish.level if wish.kind == "bot" else "") for wish in setup.seats]
        self.table: Table | None = None
        self.numbers: list[int] = []
        """The log number of each step that the table remembers."""
        self.asked: UndoRequest | None = None
        self.lost: list[int] = []
        self.next = ""
        self.forfeit = False
        self.clock = Clock(_rule(setup.clock, game), len(setup.seats))
        self.lines: deque[AppliedEntry] = deque(maxlen=KEPT_LINES)
        self.since = [0] * len(setup.seats)
        """For each seat, the log number at which its present decision began."""
        self.numbering = Numbering()

    # --- asking ---------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.table.match if self.table else None

    def told(self, viewer: int) -> int:
        """The number of the last entry, as a viewer (-1: an onlooker) counts."""
        return self.numbering.told(viewer, self.number)

    def seat_of(self, person: int) -> int:
        """Where a person sits, -1 for nowhere."""
        if person:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return -1

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the match waits for now."""
        return self.table.match.awaited if self.table and self.status == "playing" else ()

    @property
    def slow(self) -> bool:
        """Whether a decision may take hours, so that nobody need sit at the table."""
        return self.setup.clock.kind == "days" or max(self.clock.moves) >= AN_HOUR

    @property
    def people(self) -> list[int]:
        """The seats of people who still play."""
        return [seat for seat, place in enumerate(self.places) if place.person and not place.lost]

    def undoable(self, seat: int) -> wire.Undoable:
        """What that seat could take back, as numbers to return to; the seat's own numbers."""
        table = self.table
        if table is None or self.status != "playing":
            return NOTHING
        asked = table.asked_undo(seat)
        if not asked:
            return NOTHING
        step = table.free_undo(seat)
        turn = table.free_undo(seat, whole_turn=True) if step else 0
        ask_turn = self._whole_turn(table, seat, asked)
        return wire.Undoable(
            self._told_before(seat, step) if step else -1,
            self._told_before(seat, turn) if turn else -1,
            -1 if asked == step else self._told_before(seat, asked),
            -1 if ask_turn == turn else self._told_before(seat, ask_turn),
        )

    def _told_before(self, seat: int, count: int) -> int:
        return self.numbering.told(seat, self.numbers[-count] - 1)

    def askable(self, seat: int, what: str) -> int:
        """How many moves a request of that seat would take back."""
        table = self.table
        if table is None:
            return 0
        count = table.asked_undo(seat)
        return self._whole_turn(table, seat, count) if what == "turn" and count else count

    @staticmethod
    def _whole_turn(table: Table, seat: int, count: int) -> int:
        """How far back the seat's first move in the turn of its latest lies, which is `count` moves back."""
        steps, turn = table.steps, table.steps[-count].turn
        for back in range(count + 1, len(steps) + 1):
            if steps[-back].turn != turn:
                break
            if steps[-back].seat == seat:
                count = back
        return count

    def number_before(self, count: int) -> int:
        """The log number before the last `count` moves, -1 for none."""
        return self.numbers[-count] - 1 if count else -1

    def result(self) -> dict[str, Any] | None:
        """How it ended; those who were lost are last, the first lost the very last."""
        match = self.match
        if self.status != "over" or match is None:
            return None
        found = match.result
        if found is not None:
            plain, keys = found.plain(), [-rank for rank in found.ranks]
        else:
            tally = list(match.view(None)["tally"]) or [0] * match.seats
            plain = {"scores": tally, "points": [[] for _ in tally], "tie_break": None}
            keys = list(tally)
        low = min(keys, default=0)
        for at, seat in enumerate(self.lost):
            if self.places[seat].lost:
                keys[seat] = low - len(self.places) + at
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        return {**plain, "ranks": ranks, "winners": [seat for seat, rank in enumerate(ranks) if rank == 1]}

    # --- folding --------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> AppliedEntry:
        """Carry out an entry of the log. Moves are checked by the match: `Refused`, and nothing has changed."""
        told: tuple[Told, ...] = ()
        back = 0
        unheard: tuple[int, ...] = ()
        if self.frozen and entry.kind in ("move", "undo", "start", "hush"):
            pass
        elif entry.kind == "move":
            told, unheard = self._move(entry)
        elif entry.kind == "undo":
            back, unheard = self._undo(entry)
        else:
            getattr(self, f"_{entry.kind.replace('-', '_')}")(entry)
            if entry.kind == "start" and self.table:
                told = self.table.match.opening
        self.number = entry.number
        if unheard:
            self.numbering.keep_from(unheard, entry.number)
        else:
            self.changed = entry.at
        self._keep_time(entry, bool(unheard))
        if self.status == "over":
            self._put_away()
        line = AppliedEntry(entry, told, back, unheard)
        self.lines.append(line)
        return line

    def _put_away(self) -> None:
        """After the end nothing is taken back: the positions that were kept for it go, and an open request too."""
        self.asked = None
        self.numbers.clear()
        if self.table is not None:
            self.table.steps.clear()

    def _move(self, entry: LogEntry) -> tuple[tuple[Told, ...], tuple[int, ...]]:
        """What the move told, and whom it is kept from."""
        table = self.table
        assert table is not None, "a move before the start"
        table.play(entry.seat, entry.text)
        step = table.steps[-1]
        self.numbers.append(entry.number)
        if len(table.steps) > 2 * KEPT_STEPS:
            del table.steps[:-KEPT_STEPS]
            del self.numbers[:-KEPT_STEPS]
        unheard = self._unheard(step)
        if not unheard:
            self.asked = None
        elif self.asked is not None:
            self.asked.count += 1
        for seat in range(len(self.since)):
            if seat == entry.seat or ((step.reveals or seat not in step.deciding) and seat not in unheard):
                self.since[seat] = entry.number
        if not table.match.deciding:
            self.status = "over"
        return step.told, unheard

    def _unheard(self, step: Step) -> tuple[int, ...]:
        """The viewers that hear nothing of a step and must not learn of it: those to whom none of its events is told.

        Whose decision it is stays public: a step that changes it is told to everybody.
        """
        if not step.secret:
            return ()
        viewers = [viewer for viewer in range(-1, len(self.places)) if step.hides_from(viewer if viewer >= 0 else None)]
        return tuple(viewers) if viewers and self.match and self.match.deciding == step.deciding else ()

    def _undo(self, entry: LogEntry) -> tuple[int, tuple[int, ...]]:
        """The log number to which it goes back, and whom it is kept from: those who heard of none of those moves."""
        assert self.table is not None, "an undo before the start"
        count = int(entry.text)
        back, undone = self.number_before(count), self.numbers[-count:]
        unheard = tuple(
            viewer
            for viewer in range(-1, len(self.places))
            if all(self.numbering.told(viewer, number) == self.numbering.told(viewer, number - 1) for number in undone)
        )
        self.table.take_back(count)
        del self.numbers[-count:]
        if not unheard:
            self.asked = None
        elif self.asked is not None:
            self.asked.count -= count
        self.since = [since if seat in unheard else entry.number for seat, since in enumerate(self.since)]
        return back, unheard

    def _join(self, entry: LogEntry) -> None:
        place = self.places[entry.seat]
        place.person, place.level, place.replace, place.away, place.lost = entry.person, "", False, False, False

    def _leave(self, entry: LogEntry) -> None:
        self.places[entry.seat] = SeatState()

    def _close(self, entry: LogEntry) -> None:
        self.status = "over"
        self.forfeit = True

    def _set_seat(self, entry: LogEntry) -> None:
        self.places[entry.seat] = SeatState(level=entry.text)

    def _start(self, entry: LogEntry) -> None:
        for place in self.places:
            if place.open:
                place.level = entry.text
        self.table = Table(self.game.new(len(self.places), self.setup.options, self.seed))
        self.status = "playing"
        self.since = [entry.number] * len(self.since)

    def _hush(self, entry: LogEntry) -> None:
        assert self.table is not None, "a talk before the start"
        self.table.match.end_talk()

    def _ask(self, entry: LogEntry) -> None:
        what, count = entry.text.split()
        self.asked = UndoRequest(entry.seat, what, int(count))

    def _answer(self, entry: LogEntry) -> None:
        if self.asked is not None:
            if entry.text == "yes":
                self.asked.agreed.add(entry.seat)
            else:
                self.asked = None

    def answers_missing(self) -> list[int]:
        """The seats whose consent an open request still needs: the other people who play."""
        if self.asked is None:
            return []
        return [
            seat
            for seat in self.people
            if seat != self.asked.seat and seat not in self.asked.agreed and not self.places[seat].away
        ]

    def _resign(self, entry: LogEntry) -> None:
        self._lost(entry)

    def _lost(self, entry: LogEntry) -> None:
        place = self.places[entry.seat]
        place.lost, place.away, place.level = True, False, entry.text
        self.lost.append(entry.seat)

    def _away(self, entry: LogEntry) -> None:
        place = self.places[entry.seat]
        place.away, place.level = True, entry.text

    def _replace(self, entry: LogEntry) -> None:
        place = self.places[entry.seat]
        if entry.text == "me":
            place.away, place.replace, place.level = False, False, ""
        elif entry.text == "open":
            place.replace = True
        else:
            place.level, place.replace = entry.text, False

    def _pause(self, entry: LogEntry) -> None:
        self.status = "paused"
        self.clock.stop(entry.at)

    def _resume(self, entry: LogEntry) -> None:
        self.status = "playing"
        self.clock.go_on(entry.at)

    def _over(self, entry: LogEntry) -> None:
        self.status = "over"
        self.forfeit = True

    def _rematch(self, entry: LogEntry) -> None:
        self.next = entry.text

    def _timed(self) -> Sequence[int]:
        """The seats whose time runs: where the rules say what a time-out means for some of those who are awaited, the
        others' time begins when these have answered. Whoever has to answer in a talk has as long as the talk lasts."""
        match, talk = self.match, self.clock.talk
        ruled = [seat for seat in self.awaited if match and match.timeout(seat) is not None]
        return [seat for seat in ruled or self.awaited if not talk or seat not in talk.silent]

    def _keep_time(self, entry: LogEntry, secret: bool) -> None:
        """Whoever has moved begins a new decision; a secret move is not seen on the clock either."""
        if self.clock.rule.counts and self.status != "paused":
            match = self.match if self.status == "playing" else None
            self.clock.hear(match.talk if match and self.clock.rule.kind == "live" else None, entry.at)
            waited = [seat for seat in self._timed() if not self.places[seat].played_by_bot]
            moved = entry.seat if entry.kind in ("move", "undo") and not secret else None
            ruled = match.seconds if match and self.setup.clock.kind == "rules" else None
            self.clock.wait_for(waited, entry.at, moved, ruled)


def _rule(told: wire.ClockRule, game: AnyGame) -> Rule:
    """How the table counts time; `rules`: every decision has the seconds that the game's rules give it."""
    if told.kind == "rules":
        return Rule("live", 0, game.clock.reserve if game.clock else 0)
    return Rule(told.kind, told.move, told.reserve)
