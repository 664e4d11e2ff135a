"""The steward: the one way in which a table changes. Nothing is told before it is durable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.bus import Bus
from loggia.house.logs import failed, log
from loggia.house.people.accounts import Accounts
from loggia.house.problems import Trouble, refused, say, trouble
from loggia.house.store import Conflict, LogEntry, Statement, Store
from loggia.house.tables.broadcast import encode, with_key
from loggia.house.tables.live_tables import LiveTable, LiveTables, Watcher
from loggia.house.tables.state import AppliedEntry
from loggia.kernel import Refused, phrase

AT_ONCE = 6
"""Tables whose lists are written in one go."""

Finish = Callable[[LiveTable], list[Statement]]
FinishRated = Callable[[LiveTable], Awaitable[list[Statement]]]
Rendered = tuple[AppliedEntry, dict[int, bytes]]
"""What happened, with the message for each kind of viewer."""
After = Callable[[LiveTable, Sequence[AppliedEntry]], None]


class Journal:
    """Writes entries into tables' logs and tells everybody who looks."""

    def __init__(
        self, store: Store, bus: Bus, live_tables: LiveTables, accounts: Accounts, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._bus = bus
        self._live_tables = live_tables
        self._accounts = accounts
        self._now = clock
        self.finish: Finish = lambda live: []
        """Asked when a match ends: what else is to be written in the same breath."""
        self.finish_rated: FinishRated = _nothing
        """The same where the match is rated."""
        self.after: list[After] = []
        """Told when something has become durable."""
        self.dirty: set[LiveTable] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Lock()
        """One rated match ends at a time: its people's ratings are read, changed and written in one go."""

    # --- changing -------------------------------------------------------------------------------------

    def entry(
        self, live: LiveTable, kind: str, seat: int = -1, person: int = 0, text: str = "", key: str = "", ahead: int = 1
    ) -> LogEntry:
        """The next entry of a table's log (`ahead`: the one after that)."""
        return LogEntry(live.state.number + ahead, round(self._now(), 3), kind, seat, person, text, key)

    async def commit(
        self,
        live: LiveTable,
        entries: Sequence[LogEntry],
        asker: Watcher | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Carry out entries, make them durable, then tell. Call with the table's lock. `Trouble` if refused."""
        if entries[0].kind == "move" and await self.end_talk(live):
            entries = [msgspec.structs.replace(entry, number=entry.number + 1) for entry in entries]
        told = [self._carry_out(live, entries[0])]
        try:
            if live.state.status == "playing" and len(entries) == 1 and entries[0].kind == "move" and not also:
                self.mark(live)
                await self._store.append(live.id, entries)
            else:
                told += [self._carry_out(live, entry) for entry in entries[1:]]
                await self._append_with_lists(live, entries, also)
        except BaseException as error:
            await self._recover(live, error)
            if isinstance(error, Conflict):
                raise trouble(409, "house-out-of-date") from error
            raise
        self._durable(live, told, asker)

    async def end_talk(self, live: LiveTable) -> bool:
        """End a talk whose time is over, and say whether that was so. Call with the table's lock."""
        state = live.state
        due = state.status == "playing" and state.clock.talk_due(self._now())
        if due:
            await self.commit(live, [self.entry(live, "hush")])
        return due

    def move_now(self, live: LiveTable, entry: LogEntry, asker: Watcher) -> None:
        """Carry out a move, for whoever shares the table's lock: it is told, and the share given back, when durable.

        `Trouble` if refused, and nothing has changed. The same as `commit`, without a task that waits for the disk: the
        next move of the table may build on this one before it is durable, and is lost with it.
        """
        told = self._carry_out(live, entry)
        if live.state.status == "over" and live.state.setup.rated:
            written: asyncio.Future[None] = asyncio.ensure_future(self._append_rated(live, live.written, entry))
        else:
            written = self._append(live, entry)
        live.written = written
        written.add_done_callback(lambda written: self._settle(live, told, asker, written))

    def _append(self, live: LiveTable, entry: LogEntry) -> asyncio.Future[None]:
        """Write a move; whatever goes wrong shows in the answer, since the move is made already."""
        self.mark(live)
        try:
            also = self._lists(live) if live.state.status == "over" else ()
            return asyncio.ensure_future(self._store.append(live.id, (entry,), also))
        except Exception as error:
            live.lock.close()
            failure = asyncio.get_running_loop().create_future()
            failure.set_exception(error)
            return failure

    async def _append_rated(self, live: LiveTable, before: asyncio.Future[None] | None, entry: LogEntry) -> None:
        """Write the end of a rated match. Ratings take a while: what it builds on may be lost before it is written."""
        if before is not None:
            await asyncio.wait([before])
            if before.cancelled() or before.exception() is not None:
                raise Conflict("after a move that was lost")
        await self._append_with_lists(live, (entry,), ())

    def _settle(self, live: LiveTable, told: Rendered, asker: Watcher, written: asyncio.Future[None]) -> None:
        """A move that shares the lock is durable, or lost."""
        error = asyncio.CancelledError() if written.cancelled() else written.exception()
        try:
            if error is None:
                self._tell(live, *told, asker)
                live.durable.append(told[0])
            else:
                live.lock.close()
                live.lost.append((told[0].entry, asker, error))
        finally:
            self._give_back(live)

    def _give_back(self, live: LiveTable) -> None:
        """End a share of the lock; the last one sees to what all of them leave behind."""
        if not live.lock.last:
            live.lock.release()
            return
        live.written = None
        if live.lost:
            self._spawn(self._not_durable(live))
            return
        try:
            self._after(live)
        finally:
            live.lock.release()

    def _carry_out(self, live: LiveTable, entry: LogEntry) -> Rendered:
        """Change the state and make the messages that tell of it; `Trouble` if refused."""
        try:
            happened = live.state.apply(entry)
        except Refused as why:
            raise refused(why) from why
        return happened, self._render(live, happened)

    async def _append_with_lists(self, live: LiveTable, entries: Sequence[LogEntry], also: Sequence[Statement]) -> None:
        """Write entries and what lists show of the table; at the end of a match, all that goes with it."""
        if live.state.status == "over" and live.state.setup.rated:
            async with self._ending:
                ending = await self.finish_rated(live)
                await self._store.append(live.id, entries, [*also, *self._lists(live, ending)])
        else:
            await self._store.append(live.id, entries, [*also, *self._lists(live)])

    def _lists(self, live: LiveTable, ending: Sequence[Statement] | None = None) -> list[Statement]:
        """What is written beside entries: what lists show of the table, and what goes with the end of a match."""
        live.dirty = False
        self.dirty.discard(live)
        if ending is None:
            ending = self.finish(live) if live.state.status == "over" else ()
        return [self.projection(live), *ending]

    def _durable(self, live: LiveTable, told: list[Rendered], asker: Watcher | None) -> None:
        """Entries are on the disk: tell everybody."""
        for happened, messages in told:
            self._tell(live, happened, messages, asker)
            live.durable.append(happened)
        self._after(live)

    def _after(self, live: LiveTable) -> None:
        """All that is in memory is durable, and the pages know: tell the rest of the house."""
        done, live.durable = live.durable, []
        self._bus.publish(f"table.{live.code}", {"number": live.state.number})
        self._live_tables.keep_snapshot(live)
        for hook in self.after:
            hook(live, done)

    async def _not_durable(self, live: LiveTable) -> None:
        """Moves could not be written: their movers hear that they were not made."""
        lost, live.lost = live.lost, []
        done, live.durable = live.durable, []
        try:
            await self._recover(live, lost[0][2])
            for hook in self.after if done else ():
                hook(live, done)
        finally:
            live.lock.release()
        for entry, asker, error in lost:
            code = "house-out-of-date" if isinstance(error, Conflict) else "house-our-fault"
            asker.push(encode(wire.Refused(entry.key, live.code, code, say(phrase(code)))))

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _render(self, live: LiveTable, happened: AppliedEntry) -> dict[int, bytes]:
        try:
            brief = [seat for seat, watchers in live.watchers.items() if all(watcher.brief for watcher in watchers)]
            return live.show.updates(happened, list(live.watchers), live.names, brief)
        except Exception as error:
            failed("update not shown", error, table=live.code, number=happened.entry.number)
            return {}

    async def _recover(self, live: LiveTable, error: BaseException) -> None:
        """What is in memory may not be durable: read the truth again, and show it."""
        if not isinstance(error, Conflict):
            failed("append failed", error, table=live.code)
        await self._live_tables.reload(live)
        self.mark(live)
        await self.show_state(live, [w for watchers in live.watchers.values() for w in watchers])

    def _tell(self, live: LiveTable, happened: AppliedEntry, messages: dict[int, bytes], asker: Watcher | None) -> None:
        entry = happened.entry
        for seat, message in messages.items():
            for watcher in tuple(live.watchers.get(seat, ())):
                if watcher is asker and entry.key:
                    watcher.push(with_key(message, entry.key))
                else:
                    watcher.push(message)

    def projection(self, live: LiveTable) -> Statement:
        """What lists of tables show of it."""
        state = live.state
        over = state.status == "over"
        seats = [[p.person, p.level, int(p.lost), int(p.away), int(p.replace)] for p in state.places]
        result = state.result()
        return (
            "update tables set status = ?, number = ?, seats = ?, waits = ?, deadline = ?, changed = ?, ended = ?,"
            " result = ? where id = ?",
            (
                state.status,
                state.number,
                encode(seats).decode(),
                encode(list(state.awaited)).decode(),
                (state.clock.deadline() or 0) if state.status == "playing" else 0,
                state.changed,
                state.changed if over else 0,
                encode({"scores": result["scores"], "ranks": result["ranks"]}).decode() if result else "",
                live.id,
            ),
        )

    def mark(self, live: LiveTable) -> None:
        """What lists show of the table is to be written soon."""
        live.dirty = True
        self.dirty.add(live)

    async def write_lists(self) -> None:
        """Write what lists show of all tables that changed; called now and then, and lost without harm.

        A few at a time, so that no move waits for many of them.
        """
        waiting, self.dirty = [live for live in self.dirty if live.dirty], set()
        for first in range(0, len(waiting), AT_ONCE):
            some = waiting[first : first + AT_ONCE]
            for live in some:
                live.dirty = False
            await self._store.write(*(self.projection(live) for live in some))

    async def write(self, *statements: Statement) -> None:
        """Write something beside the log."""
        await self._store.write(*statements)

    # --- showing --------------------------------------------------------------------------------------

    async def chat_lines(self, live: LiveTable, after: int, muted: frozenset[int]) -> list[wire.ChatLine]:
        """The last lines of the chat after an id, without those who are muted."""
        if not live.chatted:
            return []
        rows = await self._store.read(
            "select id, at, person, seat, text from chat where table_id = ? and id > ? order by id desc limit 80",
            live.id,
            after,
        )
        names = await self._accounts.names(row[2] for row in rows)
        return [
            wire.ChatLine(id, at, person, names.get(person, ("", True))[0], seat, text)
            for id, at, person, seat, text in reversed(rows)
            if person not in muted
        ]

    async def state(self, live: LiveTable, person: int, seen: int, chat: int, muted: frozenset[int]) -> bytes:
        """The whole state for a person. Call with the table's lock."""
        seat = live.state.seat_of(person)
        lines = await self.chat_lines(live, chat, muted)
        insider = seat >= 0 or person == live.state.host != 0
        return live.show.whole_state(
            seat,
            live.names,
            insider,
            seen,
            lines,
            live.present(),
            live.wire_orders(seat),
        )

    async def show_state(self, live: LiveTable, watchers: Sequence[Watcher]) -> None:
        """Send the whole state again, to pages whose seat has changed or who may have lost the thread."""
        for watcher in watchers:
            try:
                state = await self.state(live, watcher.person, 0, 0, watcher.muted)
            except Exception as error:
                failed("state not shown", error, table=live.code)
                continue
            watcher.push(state)

    def reseat(self, live: LiveTable) -> list[Watcher]:
        """Put every page where its person now sits; those that moved."""
        moved = []
        for seat, watchers in list(live.watchers.items()):
            for watcher in tuple(watchers):
                now = live.state.seat_of(watcher.person)
                if now != seat:
                    watchers.discard(watcher)
                    live.watchers.setdefault(now, set()).add(watcher)
                    moved.append(watcher)
            if not watchers:
                live.watchers.pop(seat, None)
                live.show.forget(seat)
        return moved

    def tell_all(self, live: LiveTable, message: Any, unless_muted: int = 0) -> None:
        """Send the same to everybody who looks."""
        encoded = msgspec.json.encode(message)
        for watchers in tuple(live.watchers.values()):
            for watcher in tuple(watchers):
                if not unless_muted or unless_muted not in watcher.muted:
                    watcher.push(encoded)

    def say(self, live: LiveTable, message: Any, speaker: int) -> None:
        """Somebody said something: tell everybody at the table, on whichever worker, who hears that person."""
        told = {"say": msgspec.to_builtins(message), "speaker": speaker, "number": live.state.number}
        self._bus.publish(f"table.{live.code}", told)

    def listen(self, live: LiveTable) -> None:
        """Hear what other workers write and say at a table in memory."""

        def heard(message: dict[str, Any]) -> None:
            if "say" in message:
                live.chatted = True
                self.tell_all(live, message["say"], message["speaker"])
            if message["number"] > live.state.number and live.end_listening is not None:
                self._spawn(self.catch_up(live, message["number"]))

        live.end_listening = self._bus.listen(f"table.{live.code}", heard)

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Another worker has written: read what is missing and show it."""
        async with live.lock:
            if live.state.number >= number:
                return
            for entry in await self._store.entries(live.id, live.state.number):
                happened = live.state.apply(entry)
                if entry.person and entry.person not in live.names:
                    live.names |= await self._accounts.names([entry.person])
                self._tell(live, happened, self._render(live, happened), None)
            await self.show_state(live, self.reseat(live))
            log("caught up", table=live.code, number=live.state.number)


async def _nothing(live: LiveTable) -> list[Statement]:
    return []


__all__ = ["Journal", "Trouble"]
