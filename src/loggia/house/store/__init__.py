"""Where the house keeps what must not be lost: one small interface, and its one-machine side."""

from loggia.house.store.interface import Conflict, LogEntry, SnapshotCache, Statement, Store
from loggia.house.store.snapshot_cache import NoSnapshots, SqliteSnapshots
from loggia.house.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "LogEntry",
    "NoSnapshots",
    "SnapshotCache",
    "SqliteSnapshots",
    "SqliteStore",
    "Statement",
    "Store",
]
