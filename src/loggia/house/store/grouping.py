"""The group commit of both stores: while one group of writes is on its way to the disk, the next one gathers.

All writes that wait are committed together. Where that fails each is committed by itself, so that only those fail that
must. Appends to one log keep their order: one fails if the one before it has, since what was carried out on top of a
lost move is lost too.

A store may commit in two *lanes* at once: moves, which wait for nothing but the disk; and whatever brings statements
along (a new table, somebody sits down, a match ends, lists), which takes longer. So no move waits for a set-up at
another table. All statements share one lane, since they must not overtake each other: rows of lists would become stale,
and two transactions would wait for each other's rows. A write follows the one before it to the same log into the other
lane only when that is settled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Generic, TypeVar

from loggia.house.metrics.counted import COMMITS, COMMITTED
from loggia.house.store.interface import Conflict, Statement, WriteFailed

COMMIT = COMMITS[""]
MOST_ROWS = 500
"""Log entries from which a group is full."""


class PendingWrite:
    """Something to write, and the future that is done when it is durable."""

    __slots__ = ("after", "done", "failed", "lane", "rows", "settled", "statements", "table", "taken")

    def __init__(self, table: int, rows: int, statements: Sequence[Statement]) -> None:
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.table = table
        self.rows = rows
        """How many log entries."""
        self.statements = statements
        self.lane = 0
        self.after: PendingWrite | None = None
        """The append to the same log before this one, if it was not known to be durable when this one came."""
        self.taken = False
        """Whether it is in a group."""
        self.settled = False
        """Whether it is known to be durable, or to have failed."""
        self.failed = False


W = TypeVar("W", bound=PendingWrite)

Done = Callable[[list[Any] | Exception], None]
"""Called when a group is committed, with an answer (or an exception) for each of its writes; or with one exception that
says that nothing was written: `WriteFailed` if nothing can be, else each is tried alone to find whoever is to blame."""
Together = Callable[[int, list[W], Done], None]
"""Begins to commit a group in a lane, all of it or none; calls back on the event loop."""


class GroupCommit(Generic[W]):
    """Commits writes in groups. All calls come from one event loop."""

    def __init__(self, together: Together[W], problem: Callable[[Exception], Exception], lanes: int = 1) -> None:
        self._together = together
        self._problem = problem
        """What to tell whoever wrote of an exception."""
        self._waiting: list[list[W]] = [[] for _ in range(lanes)]
        self._alone: list[list[W]] = [[] for _ in range(lanes)]
        """The writes of a group that has failed, the last first: each is tried by itself."""
        self._busy = [False] * lanes
        self._idle: asyncio.Future[None] | None = None
        """Done when nothing is under way any more, for whoever waits for that."""
        self._newest: dict[int, PendingWrite] = {}
        """By table, the last append that is not settled."""

    def add(self, write: W) -> asyncio.Future[Any]:
        """A write comes in; its future."""
        write.lane = min(len(self._waiting) - 1, 1 if write.statements else 0)
        if write.rows:
            write.after = self._newest.get(write.table)
            self._newest[write.table] = write
        self._waiting[write.lane].append(write)
        self._start(write.lane)
        return write.done

    def _start(self, lane: int) -> None:
        """Have a lane go on; whatever else comes in this turn of the loop goes along."""
        if not self._busy[lane]:
            self._busy[lane] = True
            asyncio.get_running_loop().call_soon(self._go_on, lane)

    def _go_on(self, lane: int) -> None:
        group = [self._alone[lane].pop()] if self._alone[lane] else self._next(lane)
        if not group:
            self._busy[lane] = False
            if self._idle is not None and not any(self._busy):
                self._idle.set_result(None)
                self._idle = None
            return
        done = partial(self._committed, lane, group, perf_counter())
        if any(write.after is not None and write.after.failed for write in group):
            asyncio.get_running_loop().call_soon(done, Conflict("the append before it has failed"))
        else:
            self._together(lane, group, done)

    def _next(self, lane: int) -> list[W]:
        """The next group of a lane. Writes after one that is on its way in another lane stay behind."""
        group: list[W] = []
        behind: list[W] = []
        rows = 0
        for write in self._waiting[lane]:
            before = write.after
            free = before is None or before.settled or (before.taken and before.lane == lane)
            if free and rows < MOST_ROWS:
                write.taken = True
                rows += write.rows
                group.append(write)
            else:
                behind.append(write)
        self._waiting[lane] = behind
        return group

    def _committed(self, lane: int, group: list[W], began: float, answers: list[Any] | Exception) -> None:
        """A group is durable, or was not written. Nothing may stop the lane."""
        if isinstance(answers, Exception):
            if len(group) > 1 and not isinstance(answers, WriteFailed):
                self._alone[lane] = group[::-1]
                self._go_on(lane)
                return
            for write in group:
                write.failed = True
            answers = [self._problem(answers)] * len(group)
        COMMIT.observe(perf_counter() - began)
        COMMITTED.add(by=sum(write.rows for write in group if not write.failed))
        self._settle(group, answers)
        self._go_on(lane)

    def _settle(self, group: Sequence[W], answers: Sequence[Any]) -> None:
        """Tell everybody what came of a group."""
        for write, answer in zip(group, answers, strict=True):
            write.after, write.settled = None, True
            if write.rows and self._newest.get(write.table) is write:
                del self._newest[write.table]
            if write.done.done():
                continue
            if isinstance(answer, Exception):
                write.done.set_exception(answer)
            else:
                write.done.set_result(answer)
        for lane, waiting in enumerate(self._waiting):
            if waiting:
                self._start(lane)

    async def close(self) -> None:
        """Finish what is under way."""
        if any(self._busy):
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
