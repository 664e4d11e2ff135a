"""Snapshots in PostgreSQL, in an unlogged table: all workers share them, and a crash may lose them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from loggia.house.store.interface import Store, WriteFailed
from loggia.house.store.postgres.store import PostgresStore

MOST_WAITING = 64
"""Snapshots on their way; further ones are forgotten."""


class PostgresSnapshots:
    """Snapshots of a club. `stamp` names the program that writes: those of another one are not read."""

    def __init__(self, store: PostgresStore, stamp: str) -> None:
        self._store: Store = store
        self._stamp = stamp
        self._tasks: set[asyncio.Task[None]] = set()

    async def get(self, table: int) -> list[tuple[int, bytes, bytes]]:
        """The snapshot of a table: number of the log entry, digest of the log up to it, snapshot."""
        rows = await self._store.read(
            "select number, digest, body from snapshots where table_id = ? and stamp = ?", table, self._stamp
        )
        return [(number, bytes(digest), bytes(body)) for number, digest, body in rows]

    def put(self, table: int, number: int, digest: bytes, snapshot: bytes) -> None:
        """Keep a snapshot; returns at once."""
        if len(self._tasks) < MOST_WAITING:
            self._spawn(
                self._write(
                    "insert into snapshots values (?, ?, ?, ?, ?) on conflict (table_id) do update set number ="
                    " excluded.number, stamp = excluded.stamp, digest = excluded.digest, body = excluded.body",
                    (table, number, self._stamp, digest, snapshot),
                )
            )

    def drop(self, table: int) -> None:
        """Forget a table's snapshot."""
        self._spawn(self._write("delete from snapshots where table_id = ?", (table,)))

    async def _write(self, sql: str, values: tuple[Any, ...]) -> None:
        with contextlib.suppress(WriteFailed):  # it is only a cache
            await self._store.write((sql, values))

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
