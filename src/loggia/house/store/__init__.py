"""Where the house keeps what must not be lost: one small interface, and its one-machine side."""

from loggia.house.store.interface import Cache, Conflict, Entry, Statement, Store
from loggia.house.store.snapshot_cache import NoCache, SqliteCache
from loggia.house.store.sqlite import SqliteStore

__all__ = ["Cache", "Conflict", "Entry", "NoCache", "SqliteCache", "SqliteStore", "Statement", "Store"]
