"""The interface of a store: logs that cannot fork, and rows around them."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
"""SQL with `?` placeholders, in the subset that SQLite and PostgreSQL share, and its values."""

Row: TypeAlias = tuple[Any, ...]


class Conflict(Exception):
    """A row with that unique key is there already: another was faster."""


class WriteFailed(Exception):
    """The database cannot be written now: a full or read-only disk. Nothing was written; later it may work again."""


class Unavailable(WriteFailed):
    """The database cannot be reached now. Whether what was under way was written is not known: the log will tell."""


class UnreadableLog(Exception):
    """The stored entries of a log are not what the house has written."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log. `number` is the next one of that table; nothing is ever changed or removed."""

    number: int
    at: float
    kind: str
    seat: int = -1
    person: int = 0
    text: str = ""
    key: str = ""

    def content(self) -> bytes:
        """All of it as bytes, for the digest of a log. Times count in milliseconds, as they are stored."""
        at = round(self.at * 1000)
        return f"{self.number}\0{at}\0{self.kind}\0{self.seat}\0{self.person}\0{self.text}\0{self.key}\n".encode()


class Store(Protocol):
    """A durable store: what `append` and `write` have returned from survives a loss of power. Where the database cannot
    be written, both raise `WriteFailed`."""

    identity: str
    """Made with the database: which one it is."""

    def append(
        self, table: int, entries: Sequence[LogEntry], also: Sequence[Statement] = (), epoch: int = 0
    ) -> Awaitable[None]:
        """Add entries to a table's log, with other writes in the same transaction; `Conflict` if a number is taken.

        `epoch` is the fence of a store that several processes share: where it is not 0 and not the table's epoch,
        another process owns the table, nothing is written, and that is a `Conflict` too.

        The write is under way when this returns, and durable when it was awaited. Appends to the same log are written
        in order: where the one before fails, this one fails too.
        """

    async def entries(self, table: int, after: int = 0, upto: int = 1 << 60) -> list[LogEntry]:
        """The log of a table after a number, in order; `UnreadableLog` if what is stored is no log."""

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Execute all statements or none; the rows that each returned. `Conflict` on a unique key."""

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns."""

    async def ping(self) -> None:
        """Return if the database answers and can be written; raise if not."""

    async def close(self) -> None:
        """Finish what is under way, and close."""


class SnapshotCache(Protocol):
    """Snapshots of table states. They may be lost or deleted at any time."""

    async def get(self, table: int) -> list[tuple[int, bytes, bytes]]:
        """The snapshots of a table, newest first: number of the log entry, digest of the log up to it, snapshot."""

    def put(self, table: int, number: int, digest: bytes, snapshot: bytes) -> None:
        """Keep a snapshot instead of older ones; returns at once."""

    def drop(self, table: int) -> None:
        """Forget a table's snapshots."""

    async def close(self) -> None:
        """Finish what is under way, and close."""
