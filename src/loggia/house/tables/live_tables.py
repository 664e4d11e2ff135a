"""The tables in memory: loads them from snapshot and log, and drops those that nobody uses."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from loggia.house.catalogue import Catalogue
from loggia.house.logs import failed, log
from loggia.house.people.accounts import Accounts
from loggia.house.problems import trouble
from loggia.house.store import LogEntry, SnapshotCache, Store, orders, tables
from loggia.house.store.tables import TableRow
from loggia.house.tables.fold import apply
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.snapshot import EVERY, freeze, thaw
from loggia.house.tables.state import TableState
from loggia.kernel import AnyGame
from loggia.table.orders import Order

WORTH_KEEPING = 20
"""New entries from which a table that leaves the memory gets a snapshot."""


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
        self._began = clock()
        self.on_open: Callable[[LiveTable], None] = lambda live: None
        """Called with every table that comes into memory."""

    @property
    def all(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._tables.values())

    def known(self, code: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._tables.get(code)

    async def get(self, code: str) -> LiveTable:
        """The table with that code; `Trouble` 404."""
        found = self._tables.get(code)
        if found is not None:
            self._tables.move_to_end(code)
            return found
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
        self._tables[live.code] = live
        self.on_open(live)
        self._evict()

    # --- loading --------------------------------------------------------------------------------------

    async def _load(self, code: str) -> LiveTable | None:
        row = await tables.find(self._store, code)
        if row is None:
            return None
        state = await self._rebuild(row)
        live = LiveTable(state, self._now)
        live.names = await self._accounts.names([state.host, *(seat.person for seat in state.seats)])
        for seat, stored in (await orders.of_table(self._store, state.id)).items():
            live.orders[seat] = tuple(Order(o.kind, o.text, o.least, o.repeat) for o in stored)
        live.snapshot_number = state.number
        self._open(live)
        return live

    async def reload(self, live: LiveTable) -> None:
        """Throw away what is in memory and read the log again. Call with the table's lock."""
        row = await tables.find(self._store, live.code)
        assert row is not None
        live.set_state(await self._rebuild(row), self._now)

    async def _rebuild(self, row: TableRow) -> TableState:
        snapshots = await self._snapshots.get(row.id) if row.status != "over" else []
        if snapshots:
            number, frozen = snapshots[0]
            tail = await self._store.entries(row.id, number)
            try:
                return await asyncio.to_thread(self._fold, row, tail, frozen)
            except Exception as error:  # a snapshot is only a cache: whatever is wrong with it, the log is right
                log("snapshot unusable", table=row.code, why=type(error).__name__)
                self._snapshots.drop(row.id)
        return await asyncio.to_thread(self._fold, row, await self._store.entries(row.id), None)

    def _fold(self, row: TableRow, entries: list[LogEntry], frozen: bytes | None) -> TableState:
        game = self._catalogue.revision(row.game, row.revision)
        rules = game or _missing(row.game, row.revision)
        state = TableState(row.id, row.code, rules, row.setup, row.seed, row.host, row.public, row.made)
        state.frozen = game is None
        if frozen is not None and not thaw(state, frozen):
            raise ValueError("another revision")
        for entry in entries:
            apply(state, entry)
        if state.frozen:
            state.status = row.status if row.status in ("waiting", "over") else "frozen"  # type: ignore[assignment]
        if state.changed < self._began:
            state.clock.forgive(self._began - state.changed)
        return state

    # --- snapshots and memory -------------------------------------------------------------------------

    def keep_snapshot(self, live: LiveTable, always: bool = False) -> None:
        """Write a snapshot if it is time for one."""
        state = live.state
        if state.status in ("playing", "paused") and (always or state.number - live.snapshot_number >= EVERY):
            live.snapshot_number = state.number
            try:
                self._snapshots.put(state.id, state.number, freeze(state))
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
                if live.stop_listening is not None:
                    live.stop_listening()
                    live.stop_listening = None


def _missing(name: str, revision: int) -> AnyGame:
    """Stands for rules that are not installed: it has a name and a revision, and nothing can be played."""

    class Missing:
        clock = None

    missing: Any = Missing()
    missing.name, missing.revision = name, revision
    return missing  # type: ignore[no-any-return]
