"""What the group commits of both stores share: writes that wait, and the order of appends to one log.

A store commits all writes that wait as one group. Where that fails it commits each by itself, and then an append must
fail if the one before it to the same log has: what was carried out on top of a lost move is lost too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from loggia.house.store.interface import Conflict, Statement

MOST_ROWS = 500
"""Maximum log entries per commit group."""


class PendingWrite:
    """Something to write, and the future that is done when it is durable."""

    __slots__ = ("after", "done", "failed", "rows", "statements", "table")

    def __init__(self, done: asyncio.Future[Any], table: int, rows: int, statements: Sequence[Statement]) -> None:
        self.done = done
        self.table = table
        self.rows = rows
        """How many log entries."""
        self.statements = statements
        self.after: PendingWrite | None = None
        """The append to the same log before this one, while it is not known to be durable."""
        self.failed = False


W = TypeVar("W", bound=PendingWrite)


class PendingWrites(Generic[W]):
    """The writes that are not known to be durable, in their order."""

    def __init__(self) -> None:
        self.waiting: list[W] = []
        """Those that are in no group yet."""
        self._newest: dict[int, PendingWrite] = {}
        """By table, the last append that is not known to be durable."""

    def add(self, write: W) -> None:
        """A write comes in."""
        self.waiting.append(write)
        if write.rows:
            write.after = self._newest.get(write.table)
            self._newest[write.table] = write

    def settle(self, group: Sequence[W], answers: Sequence[Any]) -> None:
        """Tell everybody what came of a group: an answer or an exception for each of its writes."""
        for write, answer in zip(group, answers, strict=True):
            write.after = None
            if write.rows and self._newest.get(write.table) is write:
                del self._newest[write.table]
            if write.done.done():
                continue
            if isinstance(answer, Exception):
                write.done.set_exception(answer)
            else:
                write.done.set_result(answer)


def refuse_after_failure(group: Sequence[PendingWrite]) -> None:
    """`Conflict` if an append of the group follows one that has failed."""
    if any(write.after is not None and write.after.failed for write in group):
        raise Conflict("the append before it has failed")
