"""Choosing the store by the settings: a file is SQLite, a connection string PostgreSQL.

PostgreSQL's client library is imported only where it is used: a house on SQLite does not need it.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from loggia.house.settings import Settings, is_postgres
from loggia.house.store.backup import KEYS
from loggia.house.store.interface import LogEntry, Row, SnapshotCache, Store, Unavailable, WriteFailed
from loggia.house.store.reader import DatabaseReader
from loggia.house.store.schema import TooNew
from loggia.house.store.snapshot_cache import NoSnapshots, SqliteSnapshots
from loggia.house.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from loggia.house.store.postgres.store import PostgresStore
    from loggia.house.store.queries.tables import TableRow


class CannotOpen(OSError):
    """A database that cannot be opened: no answer, no such database, or its library is not installed."""


def database_errors() -> tuple[type[Exception], ...]:
    """What any work with a database may raise where the database, and not the program, is to blame."""
    found: tuple[type[Exception], ...] = (sqlite3.Error, OSError, TooNew, WriteFailed, Unavailable)
    asyncpg: Any = sys.modules.get("asyncpg")
    return (*found, asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg else found


def postgres() -> Any:
    """The module of the PostgreSQL store; `CannotOpen` where its library is not installed."""
    try:
        from loggia.house.store.postgres import store
    except ImportError as error:
        raise CannotOpen(f"{error}: pip install 'loggia[club]'") from error
    return store


def open_store(settings: Settings) -> Store:
    """The store that the settings name."""
    if not settings.on_postgres:
        return SqliteStore(settings.file)
    return _open_postgres(settings)


def _open_postgres(settings: Settings) -> PostgresStore:
    module = postgres()
    try:
        opened: PostgresStore = module.PostgresStore(settings.database)
    except (*module.BROKEN, module.asyncpg.PostgresError) as error:
        raise CannotOpen(str(error) or type(error).__name__) from error
    return opened


def open_snapshots(settings: Settings, store: Store, stamp: str) -> SnapshotCache:
    """The snapshots that belong to a store; `stamp` names the program."""
    if not settings.snapshots:
        return NoSnapshots()
    if not settings.on_postgres:
        return SqliteSnapshots(settings.beside(".cache.sqlite3"), f"{stamp} {store.identity}")
    from loggia.house.store.postgres.snapshots import PostgresSnapshots

    assert isinstance(store, postgres().PostgresStore)
    return PostgresSnapshots(store, stamp)


class Reader(Protocol):
    """A database that is only read, beside its house and without an event loop."""

    def problems(self) -> list[str]:
        """What is wrong with the database itself."""

    def codes(self, over: bool) -> list[tuple[int, str]]:
        """Ids and codes of all tables; `over`: with those whose match is over."""

    def row(self, code: str) -> TableRow:
        """A table's row."""

    def entries(self, table: int) -> Iterator[LogEntry]:
        """A table's log."""


class RowReader(Reader, Protocol):
    """A reader of any rows."""

    def begin(self) -> None:
        """From now on, read one moment of the database."""

    def columns(self, name: str) -> list[str]:
        """The columns of a table of the schema."""

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns."""


@contextmanager
def open_rows(database: str) -> Iterator[RowReader]:
    """A reader of one moment of the database that `Settings.source` names."""
    with open_reader(database) as reader:
        reader.begin()
        yield reader


@contextmanager
def open_reader(database: str) -> Iterator[RowReader]:
    """A reader of the database that `Settings.source` names."""
    if is_postgres(database):
        postgres()
        from loggia.house.store.postgres.reader import PostgresReader

        with PostgresReader(database) as found:
            yield found
    else:
        with DatabaseReader(Path(database)) as opened:
            yield opened


def read_secrets(settings: Settings) -> dict[str, bytes]:
    """The secrets of a house, by their names: beside the SQLite file, or in PostgreSQL."""
    if settings.on_postgres:
        with open_reader(settings.database) as reader:
            return {name: bytes(value) for name, value in reader.rows("select name, value from secrets")}
    files = {ending.removeprefix("."): settings.beside(ending) for ending in KEYS}
    return {name: file.read_bytes() for name, file in files.items() if file.exists()}


def renew_secret(settings: Settings, name: str, fresh: bytes) -> None:
    """Put a fresh secret in the place of one that a club shares."""
    _open_postgres(settings).keep_secret(name, fresh, anew=True)
