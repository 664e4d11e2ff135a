"""SQLite as the store: WAL, synchronous=FULL, and one writer thread.

All writes that wait are committed as one group (see `grouping`): one flush to the disk serves many moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from loggia.house.store.files import make_private, refuse_foreign, refuse_stale_wal
from loggia.house.store.grouping import Done, GroupCommit, PendingWrite
from loggia.house.store.interface import Conflict, LogEntry, Row, Statement, UnreadableLog, WriteFailed
from loggia.house.store.schema import migrate

CHECKPOINT = 4000
"""Pages (16 MB) of the write-ahead log before a checkpoint. All writes wait during a checkpoint, and a page that
changed many times is copied only once: so it should be rare."""

READERS = 2
"""Threads that read."""

PROBE = 10.0
"""Seconds after the last write from which `ping` tries one itself."""


CANNOT_WRITE = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_PERM,
)
"""What SQLite says when the disk, and not the statement, is to blame."""

ROOM = 16_384
"""Bytes that must fit onto the disk before one that was full counts as free again."""


def _trial(size: int) -> Statement:
    return (
        "insert into house values ('trial', ?) on conflict (name) do update set value = excluded.value",
        ("x" * size,),
    )


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the settings that all connections of the house have."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma busy_timeout = 10000")
    connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT}")
    connection.execute("pragma journal_size_limit = 16777216")
    connection.execute("pragma cache_size = -8192")
    return connection


@cache
def _insert(rows: int) -> str:
    return "insert into log values " + ",".join(["(?,?,?,?,?,?,?,?)"] * rows)


class _FlatWrite(PendingWrite):
    """A write with the values of its log entries, one after the other."""

    __slots__ = ("values",)

    def __init__(self, table: int, rows: int, values: list[Any], statements: Sequence[Statement]) -> None:
        super().__init__(table, rows, statements)
        self.values = values


class SqliteStore:
    """The one-machine store. All calls come from one event loop."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._groups: GroupCommit[_FlatWrite] = GroupCommit(self._together, self._problem)
        refuse_foreign(path)
        refuse_stale_wal(path)
        make_private(path)
        self._writer = connect(path)
        self.migrated = migrate(self._writer)
        (self.identity,) = self._writer.execute("select value from house where name = 'identity'").fetchone()
        self.failing = ""
        """Why the last write failed, where the database could not be written; empty again after one that succeeded."""
        self._written = time.monotonic()
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._jobs: queue.SimpleQueue[tuple[list[_FlatWrite], asyncio.AbstractEventLoop, Done] | None] = (
            queue.SimpleQueue()
        )
        self._thread = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._thread.start()

    # --- writing --------------------------------------------------------------------------------------

    def append(
        self, table: int, entries: Sequence[LogEntry], also: Sequence[Statement] = (), epoch: int = 0
    ) -> Awaitable[None]:
        """Add entries to a table's log; `Conflict` if a number is taken. One process owns the file, so that there is no
        other epoch."""
        values: list[Any] = []
        for e in entries:
            values += (table, e.number, round(e.at * 1000), e.kind, e.seat, e.person, e.text, e.key)
        return self._groups.add(_FlatWrite(table, len(entries), values, also))

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Execute all statements or none."""
        rows: list[list[Row]] = await self._groups.add(_FlatWrite(0, 0, [], statements))
        return rows

    def _together(self, lane: int, group: list[_FlatWrite], done: Done) -> None:
        self._jobs.put((group, asyncio.get_running_loop(), done))

    def _write_all(self) -> None:
        """The writer's thread: commit one group after the other."""
        while job := self._jobs.get():
            group, loop, done = job
            try:
                answers: list[Any] | Exception = self._transact(group)
            except Exception as error:  # nothing may end the thread
                answers = error
            with contextlib.suppress(RuntimeError):  # closed just now: nobody waits any more
                loop.call_soon_threadsafe(done, answers)

    def _transact(self, group: list[_FlatWrite]) -> list[Any]:
        """Write a group in one transaction."""
        values = [value for write in group for value in write.values]
        rows = sum(write.rows for write in group)
        if not any(write.statements for write in group):
            self._writer.execute(_insert(rows), values)
            self._wrote()
            return [None] * len(group)
        if self._writer.in_transaction:  # a rollback has failed before
            self._writer.execute("rollback")
        self._writer.execute("begin immediate")
        try:
            if rows:
                self._writer.execute(_insert(rows), values)
            answers = [[self._writer.execute(*one).fetchall() for one in write.statements] for write in group]
            self._writer.execute("commit")
        except BaseException:
            if self._writer.in_transaction:  # a full disk has rolled back already
                self._writer.execute("rollback")
            raise
        self._wrote()
        return answers

    def _wrote(self) -> None:
        self.failing = ""
        self._written = time.monotonic()

    def _problem(self, error: Exception) -> Exception:
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(str(error))
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in CANNOT_WRITE:
            self.failing = str(error)
            return WriteFailed(str(error))
        return error

    # --- reading --------------------------------------------------------------------------------------

    async def entries(self, table: int, after: int = 0, upto: int = 1 << 60) -> list[LogEntry]:
        """The log of a table after a number, in order."""
        try:
            rows = await self.read(
                "select number, at, kind, seat, person, text, key from log"
                " where table_id = ? and number > ? and number <= ? order by number",
                table,
                after,
                upto,
            )
            return [LogEntry(row[0], row[1] / 1000, *row[2:]) for row in rows]
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError) and "decode" not in str(error):
                raise  # the disk cannot be read now
            raise UnreadableLog(str(error)) from error
        except TypeError as error:
            raise UnreadableLog(str(error)) from error

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns, read in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, values)

    async def ping(self) -> None:
        """Return if the database answers and can be written."""
        await self.read("select 1")
        if self.failing:
            await self.write(_trial(ROOM))
            await self.write(_trial(0))
        elif time.monotonic() - self._written > PROBE:
            await self.write(_trial(0))

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self._path)
            connection.execute("pragma query_only = on")
            self._opened.append(connection)
        return connection.execute(sql, values).fetchall()

    async def close(self) -> None:
        """Finish what is under way, and close."""
        await self._groups.close()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        for connection in [*self._opened, self._writer]:
            connection.close()
