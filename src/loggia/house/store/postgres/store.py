"""PostgreSQL as the store: two connections that write, a few that read.

All writes that wait are committed as one group (see `grouping`), with a connection for each of its lanes. The log
entries of a group are one statement. It holds the fence too: an entry is only written while its table has the owner and
epoch that the entry carries, and the row that says so is locked until the commit, so that a worker which has lost a
table can never write to it, however late it wakes up.

A connection may break between a commit and its answer. Then the outcome is looked up over a new connection: a group is
one transaction, so one of its entries in the log means that all of it was written. Otherwise the group is tried again.
Where the database does not come back in time, `WriteFailed`; the log tells later what was written.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import asyncpg

from loggia.house.logs import log
from loggia.house.store.grouping import Done, GroupCommit, PendingWrite
from loggia.house.store.interface import Conflict, LogEntry, Row, Statement, Unavailable, WriteFailed
from loggia.house.store.postgres.schema import migrate
from loggia.house.store.postgres.sql import numbered

WRITERS = 2
"""Connections that write: one for moves, one for all that brings statements along."""
READERS = 4
"""Maximum connections that read."""
TIMEOUT = 5.0
"""Seconds after which a statement without an answer counts as a broken connection."""
PATIENCE = 2.0
"""Seconds for which a group waits for the database to come back."""
PAUSE = 0.1
"""Seconds between two attempts to connect."""

APPEND = """
with entry as (
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
                         $8::text[], $9::bigint[])
        as e (table_id, number, at, kind, seat, person, text, key, epoch)
), held as (
    select table_id, epoch from owners where table_id = any($10::bigint[]) order by table_id for share
), written as (
    insert into log (table_id, number, at, kind, seat, person, text, key)
    select e.table_id, e.number, e.at, e.kind, e.seat, e.person, e.text, e.key from entry e
        where e.epoch = 0 or exists (select 1 from held h where h.table_id = e.table_id and h.epoch = e.epoch)
    returning table_id, number
)
select w.table_id, w.number, coalesce(h.epoch, 0) from written w left join held h on h.table_id = w.table_id
"""
"""Write entries; those whose table has another epoch are left out. `for share` reads the newest version of the row."""

SESSION = {"synchronous_commit": "on", "idle_in_transaction_session_timeout": "2s"}
"""A worker that is stopped in the middle of a transaction holds the rows of its tables: the server ends its session, so
that others can claim them."""
READING = {"lock_timeout": "1500ms"}
"""A claim that has to wait for such a row gives up: claims that wait must not take all connections from those that do
not. Whoever asked asks again."""

BROKEN = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that has ended in the middle of an answer
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.LockNotAvailableError,
)
"""What is raised when the database cannot be reached, or has gone away."""

CANNOT_WRITE = (asyncpg.InsufficientResourcesError, asyncpg.ReadOnlySQLTransactionError, asyncpg.PostgresIOError)
"""What is raised when the disk, and not the statement, is to blame."""


async def connect(dsn: str, session: str = "loggia") -> Any:
    """A connection on which what is committed is durable, whatever the server's own settings say."""
    settings = {**SESSION, "application_name": session}
    return await asyncpg.connect(dsn, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=settings)


def plain(value: Any) -> Any:
    """A value as PostgreSQL takes it: its texts cannot hold the character of number zero."""
    return value.replace("\0", "␀") if isinstance(value, str) and "\0" in value else value


class _FencedWrite(PendingWrite):
    """A write with its log entries, and the epoch for which they are."""

    __slots__ = ("entries", "epoch")

    def __init__(
        self,
        table: int,
        entries: Sequence[LogEntry],
        statements: Sequence[Statement],
        epoch: int,
    ) -> None:
        super().__init__(table, len(entries), statements)
        self.entries = entries
        self.epoch = epoch


class PostgresStore:
    """The store of a club. All calls come from one event loop."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self.session = f"loggia-{secrets.token_hex(8)}"
        """The name of our connections: others see by it whether this process is there."""
        self._writers: list[Any] = [None] * WRITERS
        self._commits: list[asyncio.Task[None] | None] = [None] * WRITERS
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._groups: GroupCommit[_FencedWrite] = GroupCommit(self._begin, self._problem, WRITERS)
        self.failing = ""
        """Why the last write failed, where the database could not be written; empty again after one that succeeded."""
        self.migrated, self.identity = _apart(self._prepare())

    async def _prepare(self) -> tuple[int, str]:
        connection = await connect(self._dsn)
        try:
            taken = await migrate(connection)
            return taken, str(await connection.fetchval("select value from house where name = 'identity'"))
        finally:
            await connection.close()

    def keep_secret(self, name: str, fresh: bytes, anew: bool = False) -> bytes:
        """A secret of the house, which all workers share; the fresh one where there is none yet (or `anew`)."""

        async def kept() -> bytes:
            connection = await connect(self._dsn)
            try:
                if anew:
                    await connection.execute("delete from secrets where name = $1", name)
                await connection.execute("insert into secrets values ($1, $2) on conflict do nothing", name, fresh)
                return bytes(await connection.fetchval("select value from secrets where name = $1", name))
            finally:
                await connection.close()

        secret: bytes = _apart(kept())
        return secret

    # --- writing --------------------------------------------------------------------------------------

    def append(
        self, table: int, entries: Sequence[LogEntry], also: Sequence[Statement] = (), epoch: int = 0
    ) -> Awaitable[None]:
        """Add entries to a table's log; `Conflict` if a number is taken or the epoch is not the table's."""
        return self._groups.add(_FencedWrite(table, entries, also, epoch))

    async def write(self, *statements: Statement) -> list[list[Row]]:
        """Execute all statements or none."""
        rows: list[list[Row]] = await self._groups.add(_FencedWrite(0, (), statements, 0))
        return rows

    def _problem(self, error: Exception) -> Exception:
        if isinstance(error, asyncpg.IntegrityConstraintViolationError):
            return Conflict(str(error))
        if isinstance(error, CANNOT_WRITE):
            error = WriteFailed(str(error))
        if isinstance(error, WriteFailed):
            self.failing = str(error)
        return error

    def _begin(self, lane: int, group: list[_FencedWrite], done: Done) -> None:
        async def commit() -> None:
            try:
                answers: list[Any] | Exception = await self._together(lane, group)
            except Exception as error:
                answers = error
            done(answers)

        self._commits[lane] = asyncio.get_running_loop().create_task(commit())

    async def _together(self, lane: int, group: list[_FencedWrite]) -> list[Any]:
        """Write a group in one transaction, over as many connections as it takes; `WriteFailed` if none can be had."""
        end = time.monotonic() + PATIENCE
        sent = False
        while True:
            try:
                connection = await self._connection(lane)
                if sent and await self._was_written(connection, group):
                    return [None if not write.statements else Unavailable("its answer was lost") for write in group]
                sent = True
                answers = await self._transact(connection, group)
                self.failing = ""
                return answers
            except BROKEN as error:
                self._drop_writer(lane)
                if sent and not any(write.entries for write in group):
                    raise WriteFailed(f"no answer: {error}") from error
                if time.monotonic() > end:
                    raise Unavailable(f"{type(error).__name__}: {error}") from error
                await asyncio.sleep(PAUSE)

    async def _transact(self, connection: Any, group: list[_FencedWrite]) -> list[Any]:
        if not any(write.statements for write in group):
            written = await self._insert(connection, group)
            return [self._answer(write, written, None) for write in group]
        transaction = connection.transaction()
        await transaction.start()
        try:
            written = await self._insert(connection, group)
            answers = []
            for write in group:
                answer = self._answer(write, written, [])
                if not isinstance(answer, Exception):
                    for sql, several in groupby(write.statements, itemgetter(0)):
                        answer += await _execute(connection, sql, [values for _, values in several])
                answers.append(answer)
            await transaction.commit()
        except BaseException:
            with contextlib.suppress(Exception):
                await transaction.rollback()
            raise
        return answers

    @staticmethod
    async def _insert(connection: Any, group: list[_FencedWrite]) -> set[tuple[int, int, int]]:
        """Write the entries of a group; those that were."""
        columns: tuple[list[Any], ...] = ([], [], [], [], [], [], [], [], [])
        fenced = set()
        for write in group:
            if write.epoch:
                fenced.add(write.table)
            for e in write.entries:
                row = (write.table, e.number, round(e.at * 1000), e.kind, e.seat, e.person, plain(e.text), plain(e.key))
                for column, value in zip(columns, (*row, write.epoch), strict=True):
                    column.append(value)
        if not columns[0]:
            return set()
        rows = await connection.fetch(APPEND, *columns, list(fenced))
        return {(table, number, epoch) for table, number, epoch in rows}

    @staticmethod
    def _answer(write: _FencedWrite, written: set[tuple[int, int, int]], answer: Any) -> Any:
        """The answer to a write whose entries were written, or the conflict if its table has another owner."""
        if write.entries and (write.table, write.entries[0].number, write.epoch) not in written:
            write.failed = True
            return Conflict("the table has another owner")
        return answer

    @staticmethod
    async def _was_written(connection: Any, group: list[_FencedWrite]) -> bool:
        """Whether a group whose answer was lost is in the log."""
        for write in group:
            for e in write.entries:
                found = await connection.fetchrow(
                    "select at, person, text, key from log where table_id = $1 and number = $2", write.table, e.number
                )
                mine = (round(e.at * 1000), e.person, plain(e.text), plain(e.key))
                if found is not None and tuple(found) == mine:
                    return True
        return False

    # --- connections ----------------------------------------------------------------------------------

    async def _connection(self, lane: int) -> Any:
        writer = self._writers[lane]
        if writer is None or writer.is_closed():
            writer = self._writers[lane] = await connect(self._dsn, self.session)
        return writer

    def _drop_writer(self, lane: int) -> None:
        writer, self._writers[lane] = self._writers[lane], None
        if writer is not None:
            writer.terminate()

    async def _readers(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._dsn, min_size=0, max_size=READERS, timeout=TIMEOUT, command_timeout=TIMEOUT,
                    server_settings={**SESSION, **READING, "application_name": self.session}, reset=_as_it_is,
                )  # fmt: skip
        return self._pool

    # --- reading --------------------------------------------------------------------------------------

    async def entries(self, table: int, after: int = 0, upto: int = 1 << 60) -> list[LogEntry]:
        """The log of a table after a number, in order."""
        rows = await self.read(
            "select number, at, kind, seat, person, text, key from log"
            " where table_id = ? and number > ? and number <= ? order by number",
            table,
            after,
            upto,
        )
        return [LogEntry(row[0], row[1] / 1000, *row[2:]) for row in rows]

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns; `Unavailable` if the database cannot be reached."""
        sql, values = numbered(sql), tuple(map(plain, values))
        for tries in (1, 2):
            try:
                pool = await self._readers()
                async with pool.acquire(timeout=TIMEOUT) as connection:
                    return [tuple(row) for row in await connection.fetch(sql, *values)]
            except BROKEN as error:
                if self._pool is not None:
                    await self._pool.expire_connections()
                if tries == 2:
                    raise Unavailable(f"{type(error).__name__}: {error}") from error
        raise AssertionError

    async def ping(self) -> None:
        """Return if the database answers and can be written."""
        await self.read("select 1")
        if self.failing:
            await self.write(("insert into house values ('trial', '') on conflict (name) do nothing", ()))

    async def close(self) -> None:
        """Finish what is under way, and close."""
        await self._groups.close()
        for writer in self._writers:
            if writer is not None:
                with contextlib.suppress(*BROKEN):
                    await writer.close(timeout=TIMEOUT)
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), TIMEOUT)
            except BROKEN as error:
                log("pool not closed", why=str(error))
                self._pool.terminate()


async def _as_it_is(connection: Any) -> None:
    """What a connection needs between two readers: nothing. (asyncpg's own way takes a round trip.)"""


async def _execute(connection: Any, sql: str, several: list[tuple[Any, ...]]) -> list[list[Row]]:
    """Execute a statement with one or several rows of values; what each returned. Where nothing is returned they all
    go to the server together."""
    all_values = [tuple(map(plain, values)) for values in several]
    if len(several) > 1 and "returning" not in sql and not sql.startswith(("select", "with")):
        await connection.executemany(numbered(sql), all_values)
        return [[]] * len(several)
    fetched = [await connection.fetch(numbered(sql), *values) for values in all_values]
    return [[tuple(row) for row in rows] for rows in fetched]


def _apart(job: Any) -> Any:
    """Run a coroutine to its end in a thread of its own: the house is put together before its event loop runs."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, job).result()
