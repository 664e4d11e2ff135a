"""A match with people around it: plays, remembers and takes back, with no I/O of its own."""

from loggia.table.table import Step, Table

__all__ = ["Step", "Table"]
