"""Snapshots in a file of their own, which may be deleted at any time. Only the program that wrote them reads them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

KEPT = 1
"""Snapshots per table."""


class NoSnapshots:
    """No snapshots at all: every table is rebuilt from its log."""

    async def get(self, table: int) -> list[tuple[int, bytes]]:
        """Nothing."""
        return []

    def put(self, table: int, number: int, snapshot: bytes) -> None:
        """Forget it."""

    def drop(self, table: int) -> None:
        """Nothing to forget."""

    async def close(self) -> None:
        """Nothing to finish."""


class SqliteSnapshots:
    """Snapshots in SQLite, without durability; a damaged file is thrown away.

    `stamp` names the program that writes: snapshots of another one are deleted.
    """

    def __init__(self, path: Path, stamp: str) -> None:
        self._path = path
        self._stamp = stamp
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="snapshots")
        self._connection: sqlite3.Connection | None = None

    def _open(self) -> sqlite3.Connection:
        if self._connection is not None and self._path.exists():
            return self._connection
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        try:
            return self._connect()
        except sqlite3.DatabaseError:
            for suffix in ("", "-wal", "-shm"):
                Path(f"{self._path}{suffix}").unlink(missing_ok=True)
            return self._connect()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = off")
        connection.execute("pragma busy_timeout = 2000")
        connection.execute(
            "create table if not exists snapshots (table_id integer, number integer, stamp text, body blob,"
            " primary key (table_id, number))"
        )
        connection.execute("delete from snapshots where stamp <> ?", (self._stamp,))
        self._connection = connection
        return connection

    async def get(self, table: int) -> list[tuple[int, bytes]]:
        """The snapshots of a table with their log numbers, newest first."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._get, table)

    def _get(self, table: int) -> list[tuple[int, bytes]]:
        try:
            return (
                self._open()
                .execute("select number, body from snapshots where table_id = ? order by number desc", (table,))
                .fetchall()
            )
        except sqlite3.Error:
            return []

    def put(self, table: int, number: int, snapshot: bytes) -> None:
        """Keep a snapshot; returns at once."""
        self._thread.submit(self._put, table, number, snapshot)

    def _put(self, table: int, number: int, snapshot: bytes) -> None:
        try:
            connection = self._open()
            connection.execute(
                "insert or replace into snapshots values (?, ?, ?, ?)", (table, number, self._stamp, snapshot)
            )
            connection.execute(
                "delete from snapshots where table_id = ? and number not in"
                " (select number from snapshots where table_id = ? order by number desc limit ?)",
                (table, table, KEPT),
            )
        except sqlite3.Error:
            pass

    def drop(self, table: int) -> None:
        """Forget a table's snapshots."""
        self._thread.submit(self._drop, table)

    def _drop(self, table: int) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._open().execute("delete from snapshots where table_id = ?", (table,))

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()
            self._connection = None
