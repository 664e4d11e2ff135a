"""PostgreSQL as the store, for a house of several processes: `store.py`, and its schema, snapshots and reader.

Nothing here is imported unless the database is a connection string: `asyncpg` is an extra (`pip install loggia[club]`).
"""
