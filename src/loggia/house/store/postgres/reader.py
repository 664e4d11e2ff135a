"""Reading a PostgreSQL database beside its house: one connection that cannot write, without an event loop around it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Self

from loggia.house.store.interface import LogEntry, Row
from loggia.house.store.postgres.sql import numbered
from loggia.house.store.postgres.store import connect
from loggia.house.store.queries import tables


class PostgresReader:
    """A database that is only read."""

    def __init__(self, dsn: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._connection: Any = self._loop.run_until_complete(connect(dsn))
        self._loop.run_until_complete(self._connection.execute("set default_transaction_read_only = on"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._loop.run_until_complete(self._connection.close())
        self._loop.close()

    def _fetch(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        rows = self._loop.run_until_complete(self._connection.fetch(numbered(sql), *values))
        return [tuple(row) for row in rows]

    def begin(self) -> None:
        """From now on, read one moment of the database."""
        self._loop.run_until_complete(self._connection.execute("begin isolation level repeatable read read only"))

    def columns(self, name: str) -> list[str]:
        """The columns of a table of the schema."""
        rows = self.rows(
            "select column_name::text from information_schema.columns"
            " where table_schema = current_schema() and table_name = ? order by ordinal_position",
            name,
        )
        return [column for (column,) in rows]

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns."""
        return self._fetch(sql, *values)

    def problems(self) -> list[str]:
        """Nothing: whether its files are whole is the server's business (`pg_amcheck`)."""
        return []

    def codes(self, over: bool) -> list[tuple[int, str]]:
        """Ids and codes of all tables; `over`: with those whose match is over."""
        only = "" if over else " where status <> 'over'"
        return [(id, code) for id, code in self._fetch(f"select id, code from tables{only} order by id")]

    def row(self, code: str) -> tables.TableRow:
        """A table's row; `UnreadableRow` if it cannot be read."""
        return tables.read_row(self._fetch(tables.FIND, code)[0])

    def entries(self, table: int) -> Iterator[LogEntry]:
        """A table's log."""
        for row in self._fetch(
            "select number, at, kind, seat, person, text, key from log where table_id = ? order by number", table
        ):
            yield LogEntry(row[0], row[1] / 1000, *row[2:])
