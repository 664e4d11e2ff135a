"""The tables in memory: loads them from snapshot and log, and drops those that nobody uses."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol

from loggia.house.catalogue import Catalogue
from loggia.house.clock import A_JUMP
from loggia.house.logs import failed, log
from loggia.house.metrics.counted import LOADS
from loggia.house.people.accounts import Accounts
from loggia.house.problems import trouble
from loggia.house.store import LogEntry, SnapshotCache, Store, UnreadableLog
from loggia.house.store.queries import orders, tables
from loggia.house.store.queries.tables import TableRow
from loggia.house.tables.fold import apply, apply_next
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.rebuild import new_state, why
from loggia.house.tables.snapshot import EVERY, freeze, thaw
from loggia.house.tables.state import TableState
from loggia.table.orders import Order

WORTH_KEEPING = 20
"""New entries from which a table that leaves the memory gets a snapshot."""


class TableOwnership(Protocol):
    """Which worker owns a table."""

    async def take(self, live: LiveTable) -> None:
        """Own a table if nobody else does, and read what was written meanwhile. Sets its `epoch` and `owner`."""

    async def ask_release(self, live: LiveTable) -> None:
        """Have the owner give up a table."""

    def let_go(self, live: LiveTable) -> None:
        """A table leaves the memory."""

    def check(self, live: LiveTable) -> None:
        """A write has failed: see whether the table is still ours."""


class LiveTables:
    """Finds tables by their code."""

    def __init__(
        self,
        store: Store,
        snapshots: SnapshotCache,
        catalogue: Catalogue,
        accounts: Accounts,
        clock: Callable[[], float],
        most: int,
    ) -> None:
        self._store = store
        self._snapshots = snapshots
        self._catalogue = catalogue
        self._accounts = accounts
        self._now = clock
        self._most = most
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.began = clock()
        """Time before this does not count for anybody: the house was closed, or the wall clock has jumped."""
        self.ownership: TableOwnership | None = None
        """Which worker owns a table, where there are several."""
        self.on_open: Callable[[LiveTable], None] = lambda live: None
        """Called with every table that comes into memory."""
        self.forgive: Callable[[LiveTable, float], Awaitable[None]]
        """Writes down that time does not count; the journal sets it."""

    @property
    def all(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._tables.values())

    def known(self, code: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._tables.get(code)

    def forget(self, code: str) -> None:
        """A table was deleted."""
        live = self._tables.pop(code, None)
        if live is not None and live.stop_listening is not None:
            live.stop_listening()
            live.stop_listening = None

    async def get(self, code: str) -> LiveTable:
        """The table with that code; `Trouble` 404."""
        found = self._tables.get(code)
        if found is not None:
            self._tables.move_to_end(code)
        else:
            found = await self._loaded(code)
        if self.ownership is not None and found.epoch < 0:
            await self.ownership.take(found)
        return found

    async def _loaded(self, code: str) -> LiveTable:
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        loaded = await asyncio.shield(task)
        if loaded is None:
            raise trouble(404, "house-no-table")
        return loaded

    def add(self, state: TableState) -> LiveTable:
        """A new table."""
        live = LiveTable(state, self._now)
        live.may_have_chat = False
        self._open(live)
        return live

    def _open(self, live: LiveTable) -> None:
        live.epoch = 0 if self.ownership is None else -1
        self._tables[live.code] = live
        self.on_open(live)
        self._evict()

    # --- loading --------------------------------------------------------------------------------------

    async def _load(self, code: str) -> LiveTable | None:
        row = await self._row(code)
        if row is None:
            return None
        state = await self._rebuild(row)
        live = LiveTable(state, self._now)
        live.names = await self._accounts.names([state.host, *(seat.person or seat.kept for seat in state.seats)])
        await self.read_orders(live)
        live.snapshot_number, live.snapshot_public = state.number, state.public_entries
        live.mark_notified()
        if self.ownership is None:
            async with live.lock:
                await self.forgive_closed(live)
        self._open(live)
        return live

    async def read_orders(self, live: LiveTable) -> None:
        """Read the standing orders at a table from the store."""
        found = await orders.of_table(self._store, live.id)
        live.orders = {
            seat: tuple(Order(o.kind, o.text, o.least, o.repeat) for o in stored) for seat, stored in found.items()
        }

    async def _row(self, code: str) -> TableRow | None:
        try:
            return await tables.find(self._store, code)
        except tables.UnreadableRow as error:
            await self._set_aside(error.id, code, error)
            raise trouble(503, "house-table-damaged") from error

    async def reload(self, live: LiveTable) -> None:
        """Throw away what is in memory and read the log again. Call with the table's lock."""
        row = await self._row(live.code)
        assert row is not None
        live.set_state(await self._rebuild(row), self._now)
        live.state.clock.exclude_time(self._uncounted(live.state))
        if self.ownership is not None:
            self.ownership.check(live)

    async def _rebuild(self, row: TableRow) -> TableState:
        snapshots = await self._snapshots.get(row.id) if row.status != "over" else []
        try:
            entries = await self._store.entries(row.id)
        except UnreadableLog as error:
            await self._set_aside(row.id, row.code, error)
            return await asyncio.to_thread(self._damaged, row, [])
        for number, digest, frozen in snapshots[:1]:
            try:
                state = await asyncio.to_thread(self._thaw, row, entries, number, digest, frozen)
                LOADS.add("snapshot")
                return state
            except Exception as error:  # a snapshot is only a cache: whatever is wrong with it, the log is right
                log("snapshot unusable", table=row.code, why=str(error) or type(error).__name__)
                self._snapshots.drop(row.id)
        try:
            state = await asyncio.to_thread(self._fold, row, entries)
            LOADS.add("log")
            return state
        except Exception as error:  # one table that cannot be read stops no other
            await self._set_aside(row.id, row.code, error)
            return await asyncio.to_thread(self._damaged, row, entries)

    def _thaw(self, row: TableRow, entries: list[LogEntry], number: int, digest: bytes, frozen: bytes) -> TableState:
        """The state from a snapshot of this very log, and what was written after it."""
        before = entries[:number]
        if len(before) < number or before[-1].number != number:
            raise ValueError("newer than the log")
        so_far = hashlib.blake2b(digest_size=16)
        for entry in before:
            so_far.update(entry.content())
        if so_far.digest() != digest:
            raise ValueError("of another log")
        state = new_state(self._catalogue, row)
        if not thaw(state, frozen):
            raise ValueError("another revision")
        if state.number != number:
            raise ValueError("not what it says")
        state.log_digest = so_far
        return self._apply_all(row, state, entries[number:])

    def _fold(self, row: TableRow, entries: list[LogEntry]) -> TableState:
        return self._apply_all(row, new_state(self._catalogue, row), entries)

    def _apply_all(self, row: TableRow, state: TableState, entries: list[LogEntry]) -> TableState:
        for entry in entries:
            apply_next(state, entry)
        if state.frozen:
            state.status = row.status if row.status in ("waiting", "over") else "frozen"  # type: ignore[assignment]
        return state

    def _uncounted(self, state: TableState) -> float:
        """Seconds in which the house was closed, or by which the clock was set back: they count for nobody. Clocks of
        several workers differ a little."""
        now = self._now()
        if state.changed < self.began:
            return self.began - state.changed
        if self.ownership is not None:
            return 0.0
        return now - state.changed if state.changed > now + A_JUMP else 0.0

    async def forgive_closed(self, live: LiveTable) -> None:
        """Write down what does not count, before anybody sees the table: its log alone tells how much time is left.
        Call with the table's lock."""
        seconds = self._uncounted(live.state)
        if seconds and live.state.status == "playing":
            try:
                await self.forgive(live, seconds)
            except Exception as error:  # what cannot be written now does not count all the same
                failed("time not forgiven", error, table=live.code)

    # --- tables that cannot be read -------------------------------------------------------------------

    async def _set_aside(self, id: int, code: str, error: Exception) -> None:
        """Note that a table cannot be read, for the lobby and the host."""
        failed("table damaged", error, table=code)
        try:
            await self._store.write(tables.mark_damaged(id, self._now(), why(error)))
        except Exception as unwritten:
            failed("damage not noted", unwritten, table=code)

    def _damaged(self, row: TableRow, entries: list[LogEntry]) -> TableState:
        """What can be shown of a table whose log cannot be read: who sat there. Nothing can be done at it."""
        state = new_state(self._catalogue, row)
        state.frozen = True
        for entry in entries:
            try:
                apply(state, entry)
            except Exception:
                state.number = max(state.number, entry.number)
        state.status = "damaged"
        return state

    # --- snapshots and memory -------------------------------------------------------------------------

    def keep_snapshot(self, live: LiveTable, always: bool = False) -> None:
        """Write a snapshot if it is time for one."""
        state = live.state
        if state.status in ("playing", "paused") and (always or state.public_entries - live.snapshot_public >= EVERY):
            live.snapshot_number, live.snapshot_public = state.number, state.public_entries
            try:
                self._snapshots.put(state.id, state.number, state.log_digest.digest(), freeze(state))
            except Exception as error:
                failed("snapshot failed", error, table=live.code)

    def _evict(self) -> None:
        if len(self._tables) <= self._most:
            return
        for code, live in list(self._tables.items())[: len(self._tables) - self._most + 16]:
            if live.idle:
                if live.state.number > live.snapshot_number + WORTH_KEEPING:
                    self.keep_snapshot(live, always=True)
                del self._tables[code]
                if self.ownership is not None:
                    self.ownership.let_go(live)
                if live.stop_listening is not None:
                    live.stop_listening()
                    live.stop_listening = None


async def own(live_tables: LiveTables, code: str) -> LiveTable:
    """The table, owned by this worker, whoever owned it before."""
    live = await live_tables.get(code)
    if live.epoch < 0 and live_tables.ownership is not None:
        await live_tables.ownership.ask_release(live)
        live = await live_tables.get(code)
    if live.epoch < 0:
        raise trouble(503, "house-busy")
    return live
