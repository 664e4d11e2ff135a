"""A table in memory: its state, the pages that watch it, and what is under way at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from loggia.house import wire
from loggia.house.tables.lock import TableLock
from loggia.house.tables.state import AppliedEntry, TableState
from loggia.house.tables.views.rendering import Renderer
from loggia.table.orders import Order

if TYPE_CHECKING:
    from loggia.house.tables.journal import Change

A_LOOK = 60.0
"""Seconds for which asking for a table's state counts as looking on."""


class Watcher(Protocol):
    """A page that shows a table."""

    person: int
    muted: frozenset[int]
    brief: bool
    """Whether it understands what changed in a list of choices, or wants the whole list."""

    pace: wire.Pace
    """How fast its person wants bots to play."""

    def push(self, message: bytes) -> None:
        """Send; returns at once."""


class LiveTable:
    """A table in memory. Its `lock` guards every change of `state`, `orders` and `watchers`."""

    def __init__(self, state: TableState, clock: Callable[[], float]) -> None:
        self.lock = TableLock()
        self.watchers: dict[int, set[Watcher]] = {}
        """Pages by the seat they look from, -1 for onlookers."""
        self.names: dict[int, tuple[str, bool]] = {}
        """Names of the people at the table, and whether they are guests."""
        self.orders: dict[int, tuple[Order, ...]] = {}
        """Standing orders by seat."""
        self.busy_seats: set[int] = set()
        """Seats for which a bot thinks or a standing order is being carried out."""
        self.notified: set[int] = set()
        """Seats whose people were told that it is their turn."""
        self.polled = 0.0
        """When its state was last asked for without a socket."""
        self.may_have_chat = True
        """False while it is known that nothing was said here."""
        self.projection_due = False
        """Whether its row in lists is older than its state."""
        self.snapshot_number = 0
        """The log number of its last snapshot."""
        self.snapshot_public = 0
        """How many public entries it had then."""
        self.epoch = 0
        """With which epoch this worker owns the table; 0 where there is only one worker, -1 where another owns it."""
        self.owner = 0
        """The worker that owns it."""
        self.stop_listening: Callable[[], None] | None = None
        self.last_append: asyncio.Future[None] | None = None
        """The newest change that may not be durable yet, while moves share the lock."""
        self.unannounced: list[AppliedEntry] = []
        """Durable entries that the rest of the house has not been told of."""
        self.lost: list[tuple[Change, BaseException]] = []
        """Changes that could not be written."""
        self.set_state(state, clock)

    def mark_notified(self) -> None:
        """Those whose turn it is were told, by whoever had the table before: they are not told again."""
        self.notified = {seat for seat in self.state.awaited if not self.state.seats[seat].played_by_bot}

    def set_state(self, state: TableState, clock: Callable[[], float]) -> None:
        """Use that state from now on, and render it anew."""
        self.state = state
        self.renderer = Renderer(state, clock)

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
        """Whether it may leave the memory."""
        return not self.watchers and not self.busy_seats and not self.projection_due and not self.lock.locked()

    def looked_at(self, now: float) -> bool:
        """Whether anybody looks at it, on a page or by asking now and then."""
        return bool(self.watchers) or now - self.polled < A_LOOK

    def present(self) -> list[int]:
        """The people whose page shows the table, by id."""
        return sorted({w.person for watchers in self.watchers.values() for w in watchers if w.person})

    def all_watchers(self) -> list[Watcher]:
        """All pages that show the table."""
        return [watcher for watchers in self.watchers.values() for watcher in watchers]
