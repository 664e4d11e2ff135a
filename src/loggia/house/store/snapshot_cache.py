"""Snapshots in a file of their own, which may be deleted at any time. Only the program that wrote them reads them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from loggia.house.store.files import make_private

T = TypeVar("T")

LAYOUT = 2
"""The layout of the file; one of another layout is emptied."""

KEPT = 1
"""Snapshots per table."""


class NoSnapshots:
    """No snapshots at all: every table is rebuilt from its log."""

    async def get(self, table: int) -> list[tuple[int, bytes, bytes]]:
        """Nothing."""
        return []

    def put(self, table: int, number: int, digest: bytes, snapshot: bytes) -> None:
        """Forget it."""

    def drop(self, table: int) -> None:
        """Nothing to forget."""

    async def close(self) -> None:
        """Nothing to finish."""


class SqliteSnapshots:
    """Snapshots in SQLite, without durability; a damaged file is thrown away.

    `stamp` names the program that writes and the database it writes for: snapshots of another one are deleted.
    """

    def __init__(self, path: Path, stamp: str) -> None:
        self._path = path
        self._stamp = stamp
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="snapshots")
        self._connection: sqlite3.Connection | None = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is not None and self._path.exists():
            return self._connection
        self._let_go()
        try:
            return self._connect()
        except sqlite3.DatabaseError:
            self._throw_away()
            return self._connect()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _throw_away(self) -> None:
        """The file is damaged: begin a new one."""
        self._let_go()
        for suffix in ("", "-wal", "-shm"):
            Path(f"{self._path}{suffix}").unlink(missing_ok=True)

    def _connect(self) -> sqlite3.Connection:
        make_private(self._path)
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = off")
            connection.execute("pragma busy_timeout = 2000")
            if connection.execute("pragma user_version").fetchone()[0] != LAYOUT:
                connection.execute("drop table if exists snapshots")
                connection.execute(
                    "create table snapshots (table_id integer, number integer, stamp text, digest blob, body blob,"
                    " primary key (table_id, number))"
                )
                connection.execute(f"pragma user_version = {LAYOUT}")
            connection.execute("delete from snapshots where stamp <> ?", (self._stamp,))
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    async def get(self, table: int) -> list[tuple[int, bytes, bytes]]:
        """The snapshots of a table, newest first: number of the log entry, digest of the log up to it, snapshot."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._get, table)

    def _get(self, table: int) -> list[tuple[int, bytes, bytes]]:
        def select(connection: sqlite3.Connection) -> list[tuple[int, bytes, bytes]]:
            return connection.execute(
                "select number, digest, body from snapshots where table_id = ? and stamp = ? order by number desc",
                (table, self._stamp),
            ).fetchall()

        return self._try(select) or []

    def put(self, table: int, number: int, digest: bytes, snapshot: bytes) -> None:
        """Keep a snapshot; returns at once."""
        self._thread.submit(self._put, table, number, digest, snapshot)

    def _put(self, table: int, number: int, digest: bytes, snapshot: bytes) -> None:
        def insert(connection: sqlite3.Connection) -> None:
            connection.execute(
                "insert or replace into snapshots values (?, ?, ?, ?, ?)",
                (table, number, self._stamp, digest, snapshot),
            )
            connection.execute(
                "delete from snapshots where table_id = ? and number not in"
                " (select number from snapshots where table_id = ? order by number desc limit ?)",
                (table, table, KEPT),
            )

        self._try(insert)

    def drop(self, table: int) -> None:
        """Forget a table's snapshots."""
        self._thread.submit(
            self._try, lambda connection: connection.execute("delete from snapshots where table_id = ?", (table,))
        )

    def _try(self, job: Callable[[sqlite3.Connection], T]) -> T | None:
        """Do something with the file; None if it cannot be done, which costs nothing but time later."""
        try:
            return job(self._open())
        except sqlite3.OperationalError:
            return None
        except sqlite3.DatabaseError:
            with contextlib.suppress(OSError, sqlite3.Error):
                self._throw_away()
        except OSError:
            pass
        return None

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.to_thread(self._thread.shutdown)
        self._let_go()
