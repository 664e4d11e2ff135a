"""Reading a database beside its house: one connection that cannot write, without an event loop."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from loggia.house.store.interface import LogEntry, Row
from loggia.house.store.queries import tables


class DatabaseReader:
    """A database that is only read."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._connection.close()

    def begin(self) -> None:
        """From now on, read one moment of the database."""
        self._connection.execute("begin")

    def columns(self, name: str) -> list[str]:
        """The columns of a table of the schema."""
        return [column for (column,) in self._connection.execute("select name from pragma_table_info(?)", (name,))]

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns."""
        return self._connection.execute(sql, values).fetchall()

    def problems(self) -> list[str]:
        """What SQLite finds wrong with the file."""
        try:
            found = self._connection.execute("pragma quick_check(20)").fetchall()
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [text for (text,) in found if text != "ok"]

    def codes(self, over: bool) -> list[tuple[int, str]]:
        """Ids and codes of all tables; `over`: with those whose match is over."""
        return self._connection.execute(
            "select id, code from tables where ? or status <> 'over' order by id", (over,)
        ).fetchall()

    def row(self, code: str) -> tables.TableRow:
        """A table's row; `UnreadableRow` if it cannot be read."""
        return tables.read_row(self._connection.execute(tables.FIND, (code,)).fetchone())

    def entries(self, table: int) -> Iterator[LogEntry]:
        """A table's log."""
        for row in self._connection.execute(
            "select number, at, kind, seat, person, text, key from log where table_id = ? order by number", (table,)
        ):
            yield LogEntry(row[0], row[1] / 1000, *row[2:])
