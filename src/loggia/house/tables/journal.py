"""The journal: the one way in which a table changes.

Clicks (over HTTP or a socket), bots, clocks and standing orders all end here. A *change* is one or more entries of one
table's log. It goes through these steps, in this order, and never back:

    check       Whoever wants the change has made sure that it may (`actions/checks.py` for people: their seat, a key
                that was used before, a decision that is out of date), and holds the table's lock.
    carry out   `fold.apply` changes the state in memory. The match checks a move here: `Refused` means that nothing has
                changed, and the change ends. At once after each entry the messages for the watchers are rendered, since
                the next entry changes the state again.
    append      The entries go to the store, in one transaction with whatever belongs to them (see `projection.py`).
                Each entry has the next number of the table's log, and the store refuses a number that is taken:
                whatever happens, a log cannot fork.
    settle      The store answers. *Durable*: the entries are on the disk. *Lost*: they are not.
    tell        Of durable entries the watchers are told. Nobody hears of an entry before it is durable.
    announce    The other processes (by the bus) and the rest of this one (`on_change`: standing orders, bots, notices)
                hear that the table has changed, and it may be time for a snapshot.

The lock. A table's lock is held from the check until the change is told, so that one change at a time is made. There
are two ways to hold it:

    alone       `commit` is for whoever took the lock with `async with live.lock`. It returns when everything was told.
    shared      `commit_move` is for a single move from a socket. It takes a share of the lock and returns when the
                append is under way; the change gives the share back itself when it has settled. Other single moves may
                join while it waits for the disk. So the moves of one table are *pipelined*: the next one is checked and
                carried out on top of a state that is not durable yet. Whoever wants the lock alone waits until all
                shares are back, and nobody joins meanwhile.

Pipelining is safe because the store keeps the order: an append to a log fails if the one before it failed, and all
that was carried out on top of a lost move is lost too. A move that is refused while others are in flight is not refused
for good, since the state that refused it may be lost: it is tried again, alone, when all of them have settled.

Failures, by step:

    check, carry out    The caller gets `Trouble`; nothing has changed. (Where a change has several entries and a later
                        one fails, it is treated as lost: the first has been carried out.)
    append, settle      The state in memory holds entries that are not in the log. No further move may share the lock.
                        When the last share is back, the state is thrown away and read again from snapshot and log
                        (`_recover`), every watcher gets the whole state, and the senders of lost changes are told that
                        theirs was not made: out of date if another process was faster (`Conflict`), else our fault.
    tell                A message that cannot be rendered or sent costs its watcher that message. The next one does not
                        follow it in that watcher's numbering, so the page asks for the whole state.
    announce            The change stands; the error is logged. Bots and standing orders are looked at again with the
                        next change.
    the process ends    Before the append is durable: the move was not made, nobody heard of it, and the page sends it
                        again, with the same key. After that: it is in the log, and the page that sends it again is
                        answered from the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import perf_counter
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.bus import Bus
from loggia.house.logs import failed, log
from loggia.house.metrics.counted import LOST_CHANGES, MOVES, STEPS
from loggia.house.people.accounts import Accounts
from loggia.house.problems import Trouble, refused, say, trouble
from loggia.house.store import Conflict, LogEntry, Statement, Store, Unavailable, WriteFailed
from loggia.house.tables.broadcast import Broadcast, Messages
from loggia.house.tables.fold import apply
from loggia.house.tables.live_table import LiveTable, Watcher
from loggia.house.tables.live_tables import LiveTables
from loggia.house.tables.projection import Projections
from loggia.house.tables.state import AppliedEntry
from loggia.kernel import Refused, phrase

CARRY_OUT, APPEND, TELL, ANNOUNCE = STEPS["carry_out"], STEPS["append"], STEPS["tell"], STEPS["announce"]
OnChange = Callable[[LiveTable, Sequence[AppliedEntry]], None]


LEAST_FORGIVEN = 0.5
"""Seconds that are worth an entry of the log."""
AFTER_THE_END = ("rematch", "share")
"""Entries of a finished match: its results and ratings are written already."""

RETRY = (0.2, 1.0, 3.0)
"""Seconds to wait before a log is read again, where that has failed."""


class Change:
    """Entries of one table on their way into its log."""

    __slots__ = ("began", "entries", "rendered", "sender", "settled")

    def __init__(self, entries: Sequence[LogEntry], sender: Watcher | None) -> None:
        self.entries = entries
        self.sender = sender
        """The page that asked for it, if one did."""
        self.rendered: list[tuple[AppliedEntry, Messages]] = []
        self.settled: asyncio.Future[None] | None = None
        """Done when all was told or recovered, for whoever holds the lock alone; None for a share of it."""
        self.began = 0.0
        """When its append began."""


class Journal:
    """Writes entries into tables' logs and has everybody told."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        live_tables: LiveTables,
        accounts: Accounts,
        broadcast: Broadcast,
        projections: Projections,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._bus = bus
        self._live_tables = live_tables
        self._accounts = accounts
        self._broadcast = broadcast
        self._projections = projections
        self._now = clock
        self.on_change: list[OnChange] = []
        """Called with the entries that have become durable, when all of them have settled."""
        self.closing = False
        """Set when the house closes: a log that cannot be read now is not waited for."""
        self._tasks: set[asyncio.Task[None]] = set()

    # --- entering -------------------------------------------------------------------------------------

    def entry(
        self, live: LiveTable, kind: str, seat: int = -1, person: int = 0, text: str = "", key: str = "", ahead: int = 1
    ) -> LogEntry:
        """The next entry of a table's log (`ahead=2`: the one after that)."""
        return LogEntry(live.state.number + ahead, round(self._now(), 3), kind, seat, person, text, key)

    async def commit(
        self,
        live: LiveTable,
        entries: Sequence[LogEntry],
        sender: Watcher | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Make a change, with other writes in the same transaction. Call with the lock held alone; `Trouble` if it is
        refused or lost. A talk whose time is over ends before a move."""
        if entries[0].kind == "move" and await self.end_talk(live):
            entries = [msgspec.structs.replace(entry, number=entry.number + 1) for entry in entries]
        change = Change(entries, sender)
        change.settled = asyncio.get_running_loop().create_future()
        self._begin(live, change, also)
        try:
            await asyncio.shield(change.settled)
        except asyncio.CancelledError:
            await asyncio.wait([change.settled])  # the lock is held until it has settled, whoever waits for it
            raise

    def commit_move(self, live: LiveTable, make_entry: Callable[[], LogEntry], sender: Watcher) -> bool:
        """Make a single move with a share of the lock, and return while it waits for the disk.

        `make_entry` makes the checks. `Trouble` if it is refused; false if it has to wait for something else than the
        disk, and `commit` is the way.
        """
        lock = live.lock
        if live.state.clock.talk_due(self._now()) or not lock.share():
            return False
        try:
            self._begin(live, Change((make_entry(),), sender), ())
        except Trouble:
            alone = lock.last
            lock.release()
            if alone:
                raise
            return False  # a move that is not durable yet may be the reason
        except BaseException:
            lock.release()
            raise
        return True

    async def end_talk(self, live: LiveTable) -> bool:
        """End a talk whose time is over, and say whether that was so. Call with the lock held alone."""
        state = live.state
        due = state.status == "playing" and state.clock.talk_due(self._now())
        if due:
            await self.commit(live, [self.entry(live, "hush")])
        return due

    async def forgive(self, live: LiveTable, seconds: float, seat: int = -1) -> None:
        """Write down that so many seconds count for nobody, or not for one seat, where a clock runs. Call with the lock
        held alone."""
        state = live.state
        if state.status == "playing" and state.clock.rule.counts and abs(seconds) >= LEAST_FORGIVEN:
            await self.commit(live, [self.entry(live, "forgive", seat, text=f"{seconds:.3f}")])

    # --- carry out ------------------------------------------------------------------------------------

    def _begin(self, live: LiveTable, change: Change, also: Sequence[Statement]) -> None:
        """Carry a change out and begin to append it; `_settle` goes on from there. `Trouble` if it is refused."""
        if live.state.status == "damaged":
            raise trouble(409, "house-not-playing-damaged")
        began = perf_counter()
        self._carry_out(live, change, change.entries[0])
        try:
            for entry in change.entries[1:]:
                self._carry_out(live, change, entry)
            appended = self._append(live, change.entries, also)
        except Exception as error:  # the first entry is carried out already
            appended = asyncio.get_running_loop().create_future()
            appended.set_exception(error)
            live.lock.close()
        change.began = perf_counter()
        CARRY_OUT.observe(change.began - began)
        if change.settled is None:
            live.last_append = appended
        appended.add_done_callback(lambda appended: self._settle(live, change, appended))

    def _carry_out(self, live: LiveTable, change: Change, entry: LogEntry) -> None:
        try:
            applied = apply(live.state, entry)
        except Refused as why:
            raise refused(why) from why
        change.rendered.append((applied, self._broadcast.render(live, applied)))

    # --- append ---------------------------------------------------------------------------------------

    def _append(self, live: LiveTable, entries: Sequence[LogEntry], also: Sequence[Statement]) -> asyncio.Future[None]:
        """Begin to write entries and what belongs to them; the future is done when they are durable."""
        state = live.state
        if state.status == "playing" and len(entries) == 1 and entries[0].kind == "move" and not also:
            self._projections.mark(live)
            return asyncio.ensure_future(self._store.append(live.id, entries, epoch=live.epoch))
        if entries[-1].kind in AFTER_THE_END:
            also = [*also, self._projections.row(live)]
            return asyncio.ensure_future(self._store.append(live.id, entries, also, epoch=live.epoch))
        if state.status == "over" and state.setup.rated:
            return asyncio.ensure_future(self._append_rated(live, live.last_append, entries, also))
        also = [*also, *self._projections.with_entries(live)]
        return asyncio.ensure_future(self._store.append(live.id, entries, also, live.epoch))

    async def _append_rated(
        self,
        live: LiveTable,
        before: asyncio.Future[None] | None,
        entries: Sequence[LogEntry],
        also: Sequence[Statement],
    ) -> None:
        """Write the end of a rated match. Ratings are read first, so the store does not know yet that this append
        follows the one before: wait for that."""
        if before is not None:
            await asyncio.wait([before])
            if before.cancelled() or before.exception() is not None:
                raise Conflict("after a move that was lost")
        async with self._projections.with_last_entry(live) as closing:
            await self._store.append(live.id, entries, [*also, *closing], live.epoch)

    # --- settle, tell ---------------------------------------------------------------------------------

    def _settle(self, live: LiveTable, change: Change, appended: asyncio.Future[None]) -> None:
        """A change is durable, or lost."""
        error = asyncio.CancelledError() if appended.cancelled() else appended.exception()
        if error is not None:
            live.lock.close()
            live.lost.append((change, error))
            LOST_CHANGES.add()
        else:
            settled = perf_counter()
            APPEND.observe(settled - change.began)
            self._tell(live, change)
            TELL.observe(perf_counter() - settled)
        if not live.lock.last:
            live.lock.release()
            return
        live.last_append = None
        if live.lost:
            self._spawn(self._recover(live))
        else:
            self._announce(live)
            self._let_go(live, change)

    def _tell(self, live: LiveTable, change: Change) -> None:
        for applied, messages in change.rendered:
            live.unannounced.append(applied)
            if applied.entry.kind == "move":
                MOVES.add(live.state.game.name, "person" if applied.entry.person else "bot")
            try:
                self._broadcast.tell(live, applied, messages, change.sender)
            except Exception as error:
                failed("not told", error, table=live.code, number=applied.entry.number)

    def _let_go(self, live: LiveTable, change: Change, error: BaseException | None = None) -> None:
        """End a change: whoever holds the lock alone goes on, a share is given back."""
        if change.settled is None:
            live.lock.release()
        elif error is None:
            change.settled.set_result(None)
        else:
            change.settled.set_exception(error)

    # --- announce -------------------------------------------------------------------------------------

    def _announce(self, live: LiveTable) -> None:
        """All that is in memory is durable, and the watchers know: tell the rest of the house."""
        done, live.unannounced = live.unannounced, []
        began = perf_counter()
        try:
            self._bus.publish(f"table.{live.code}", {"number": live.state.number})
            self._live_tables.keep_snapshot(live)
            for listener in self.on_change if done else ():
                listener(live, done)
        except Exception as error:
            failed("not announced", error, table=live.code)
        ANNOUNCE.observe(perf_counter() - began)

    # --- recover --------------------------------------------------------------------------------------

    async def _recover(self, live: LiveTable) -> None:
        """Changes are lost: read the state from the log again, show it, and tell those who had asked for them."""
        lost, live.lost = live.lost, []
        try:
            for _, why in lost:
                if not isinstance(why, Conflict):
                    failed("append failed", why, table=live.code)
            await self._reload(live)
            self._projections.mark(live)
            await self._broadcast.send_state(live, live.all_watchers())
            if live.unannounced:
                self._announce(live)
        except Exception as error:
            failed("not recovered", error, table=live.code)
        finally:
            if any(change.settled is None for change, _ in lost):
                live.lock.release()  # the last share; whoever holds it alone releases it
            for change, why in lost:
                self._tell_lost(live, change, why)

    async def _reload(self, live: LiveTable) -> None:
        """Read the state from the log again. Where that fails too, try again later; at last set the table aside: what
        is in memory is not what is on the disk."""
        tries, told = 0, False
        while tries < len(RETRY) and not self.closing:
            try:
                return await self._live_tables.reload(live)
            except Unavailable as error:  # it comes back
                if not told:
                    log("not read again", logging.WARNING, table=live.code, why=str(error))
                told = True
                await asyncio.sleep(RETRY[tries])
            except Exception as error:
                failed("not read again", error, table=live.code)
                await asyncio.sleep(RETRY[tries])
                tries += 1
        live.state.status = "damaged"

    def _tell_lost(self, live: LiveTable, change: Change, error: BaseException) -> None:
        if change.settled is not None:
            self._let_go(live, change, _problem(error) or error)
        elif change.sender is not None:
            known = _problem(error)
            code = known.why.id if known else "house-our-fault"
            key = change.entries[0].key
            change.sender.push(msgspec.json.encode(wire.ActionRefused(key, live.code, code, say(phrase(code)))))

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- other processes ------------------------------------------------------------------------------

    def listen(self, live: LiveTable) -> None:
        """Hear what other processes write and say at a table in memory."""

        def heard(message: dict[str, Any]) -> None:
            if "say" in message:
                live.may_have_chat |= message["say"]["type"] == "chat"
                self._broadcast.tell_all(live, message["say"], message["speaker"])
            if message["number"] > live.state.number and live.stop_listening is not None:
                self._spawn(self.catch_up(live, message["number"]))

        live.stop_listening = self._bus.listen(f"table.{live.code}", heard)

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Another process has written: carry out what is missing, and tell. It is durable already."""
        async with live.lock:
            if live.state.number < number:
                await self._follow(live)

    async def follow(self, live: LiveTable) -> None:
        """Carry out what others have written, and read the standing orders again: for a worker that becomes the owner,
        or only wants to look."""
        async with live.lock:
            await self._follow(live)
            await self._live_tables.read_orders(live)

    async def _follow(self, live: LiveTable) -> None:
        """Carry out what is in the log and not in memory. Call with the table's lock."""
        missing = await self._store.entries(live.id, live.state.number)
        for entry in missing:
            applied = apply(live.state, entry)
            if entry.person and entry.person not in live.names:
                live.names |= await self._accounts.names([entry.person])
            self._broadcast.tell(live, applied, self._broadcast.render(live, applied), None)
        if missing:
            await self._broadcast.reseat(live)
            log("caught up", table=live.code, number=live.state.number)


def _problem(error: BaseException) -> Trouble | None:
    """What to tell those whose change was lost; None if it is a mistake of ours."""
    if isinstance(error, Conflict):
        return trouble(409, "house-out-of-date")
    return trouble(503, "house-cannot-write") if isinstance(error, WriteFailed) else None
