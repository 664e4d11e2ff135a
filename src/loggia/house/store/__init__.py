"""Where the house keeps what must not be lost: the only place with SQL, and with storage types of its own.

`interface.py` is what a store can do, `sqlite.py` the store for one machine, `schema.py` its tables and migrations,
`postgres/` the store for several processes, `grouping.py` the group commit of both. `queries/` has the statements and
row types of one subject each.
"""

from loggia.house.store.interface import (
    Conflict,
    LogEntry,
    SnapshotCache,
    Statement,
    Store,
    Unavailable,
    UnreadableLog,
    WriteFailed,
)
from loggia.house.store.postgres.opening import open_snapshots, open_store
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
    "Unavailable",
    "UnreadableLog",
    "WriteFailed",
    "open_snapshots",
    "open_store",
]
