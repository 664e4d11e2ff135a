"""The keeper of tables: rebuilds them from snapshot and log, and keeps those in use in a bounded memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from loggia.house import wire
from loggia.house.catalogue import Catalogue
from loggia.house.logs import failed, log
from loggia.house.people.accounts import Accounts
from loggia.house.problems import trouble
from loggia.house.store import LogEntry, SnapshotCache, Store
from loggia.house.tables.broadcast import Renderer
from loggia.house.tables.lock import TableLock
from loggia.house.tables.snapshot import EVERY, freeze, thaw
from loggia.house.tables.state import AppliedEntry, Setup, TableState
from loggia.kernel import AnyGame
from loggia.table.orders import Order

WORTH_KEEPING = 20
"""Entries from which a table that leaves the memory is worth a snapshot."""

ROW = "id, code, game, revision, setup, seed, host, public, made, status"


class Watcher(Protocol):
    """A page that looks at a table."""

    person: int
    muted: frozenset[int]
    brief: bool
    """Whether it understands what changed in a list of choices, or wants the list."""

    def push(self, message: bytes) -> None:
        """Send; returns at once."""


class LiveTable:
    """A table in memory: the state, who looks at it, and what is under way."""

    def __init__(self, state: TableState, clock: Callable[[], float]) -> None:
        self.state = state
        self.show = Renderer(state, clock)
        self.lock = TableLock()
        self.watchers: dict[int, set[Watcher]] = {}
        """Pages by the seat they look from, -1 for onlookers."""
        self.names: dict[int, tuple[str, bool]] = {}
        self.orders: dict[int, tuple[Order, ...]] = {}
        self.thinking: set[int] = set()
        self.notified: set[int] = set()
        self.dirty = False
        self.chatted = True
        """Whether anything was ever said at it; as far as one knows without asking the store."""
        self.frozen_at = 0
        self.end_listening: Callable[[], None] | None = None
        self.written: asyncio.Future[None] | None = None
        """The newest move that may not be durable yet, where moves share the lock."""
        self.durable: list[AppliedEntry] = []
        self.lost: list[tuple[LogEntry, Watcher, BaseException]] = []
        """Of the moves that share the lock: those that became durable, and those that did not."""

    @property
    def id(self) -> int:
        """The table's number in the store."""
        return self.state.id

    @property
    def code(self) -> str:
        """The table's id on the wire."""
        return self.state.code

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.watchers and not self.thinking and not self.dirty and not self.lock.locked()

    def present(self) -> list[int]:
        """The people whose page shows the table, by id."""
        return sorted({w.person for watchers in self.watchers.values() for w in watchers if w.person})

    def wire_orders(self, seat: int) -> list[wire.Order]:
        """A seat's standing orders as they go over the wire."""
        return [wire.Order(o.kind, o.text, o.least, o.repeat) for o in self.orders.get(seat, ())]


class LiveTables:
    """Finds tables by their code."""

    def __init__(
        self,
        store: Store,
        cache: SnapshotCache,
        catalogue: Catalogue,
        accounts: Accounts,
        clock: Callable[[], float],
        most: int,
    ) -> None:
        self._store = store
        self._cache = cache
        self._catalogue = catalogue
        self._accounts = accounts
        self._now = clock
        self._most = most
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._began = clock()
        self.opened: Callable[[LiveTable], None] = lambda live: None
        """Told of every table that comes into memory."""

    @property
    def live(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._live.values())

    def known(self, code: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._live.get(code)

    async def get(self, code: str) -> LiveTable:
        """The table with that code; `Trouble` 404."""
        found = self._live.get(code)
        if found is not None:
            self._live.move_to_end(code)
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
        live = self._live[state.code] = LiveTable(state, self._now)
        live.chatted = False
        self.opened(live)
        self._evict()
        return live

    async def _load(self, code: str) -> LiveTable | None:
        rows = await self._store.read(f"select {ROW} from tables where code = ?", code)
        if not rows:
            return None
        state = await self._rebuild(rows[0])
        live = LiveTable(state, self._now)
        live.names = await self._accounts.names([state.host, *(place.person for place in state.places)])
        for seat, body in await self._store.read("select seat, body from orders where table_id = ?", state.id):
            live.orders[seat] = tuple(msgspec.json.decode(body, type=list[Order]))
        live.frozen_at = state.number
        self._live[code] = live
        self.opened(live)
        self._evict()
        return live

    async def reload(self, live: LiveTable) -> None:
        """Throw away what is in memory and read the truth again. Call with the table's lock."""
        rows = await self._store.read(f"select {ROW} from tables where code = ?", live.code)
        live.state = await self._rebuild(rows[0])
        live.show = Renderer(live.state, self._now)

    async def _rebuild(self, row: tuple[Any, ...]) -> TableState:
        id, _, _, _, _, _, _, _, _, status = row
        snapshots = await self._cache.get(id) if status != "over" else []
        if snapshots:
            number, frozen = snapshots[0]
            tail = await self._store.entries(id, number)
            try:
                return await asyncio.to_thread(self._fold, row, tail, frozen)
            except Exception as error:  # a snapshot is only a cache: whatever is wrong with it, the log is right
                log("snapshot unusable", table=row[1], why=type(error).__name__)
                self._cache.drop(id)
        return await asyncio.to_thread(self._fold, row, await self._store.entries(id), None)

    def _fold(self, row: tuple[Any, ...], entries: list[LogEntry], frozen: bytes | None) -> TableState:
        id, code, name, revision, setup, seed, host, public, made, status = row
        game = self._catalogue.revision(name, revision)
        state = TableState(
            id,
            code,
            game or _missing(name, revision),
            msgspec.json.decode(setup, type=Setup),
            seed,
            host,
            bool(public),
            made,
        )
        state.frozen = game is None
        if frozen is not None and not thaw(state, frozen):
            raise ValueError("another revision")
        for entry in entries:
            state.apply(entry)
        if state.frozen:
            state.status = status if status in ("waiting", "over") else "frozen"
        if state.changed < self._began:
            state.clock.forgive(self._began - state.changed)
        return state

    def keep_snapshot(self, live: LiveTable, always: bool = False) -> None:
        """Write a snapshot if it is time for one."""
        state = live.state
        if state.status in ("playing", "paused") and (always or state.number - live.frozen_at >= EVERY):
            live.frozen_at = state.number
            try:
                self._cache.put(state.id, state.number, freeze(state))
            except Exception as error:
                failed("snapshot failed", error, table=live.code)

    def _evict(self) -> None:
        if len(self._live) <= self._most:
            return
        for code, live in list(self._live.items())[: len(self._live) - self._most + 16]:
            if live.idle:
                if live.state.number > live.frozen_at + WORTH_KEEPING:
                    self.keep_snapshot(live, always=True)
                del self._live[code]
                if live.end_listening is not None:
                    live.end_listening()
                    live.end_listening = None


def _missing(name: str, revision: int) -> AnyGame:
    """Stands for rules that are not installed: it has a name and a revision, and nothing can be played."""

    class Missing:
        pass

    missing: Any = Missing()
    missing.name, missing.revision, missing.reserve = name, revision, lambda: None
    return missing  # type: ignore[no-any-return]
