"""Rebuilding a table from its row and its log, in the house or beside it: `loggia admin check`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from loggia.house.catalogue import Catalogue
from loggia.house.store import LogEntry
from loggia.house.store.postgres.opening import open_reader
from loggia.house.store.queries.tables import TableRow
from loggia.house.tables.fold import apply_next
from loggia.house.tables.state import TableState
from loggia.kernel import AnyGame


def new_state(catalogue: Catalogue, row: TableRow) -> TableState:
    """The state of a table before the first entry of its log."""
    game = catalogue.revision(row.game, row.revision)
    rules = game or _missing(row.game, row.revision)
    state = TableState(row.id, row.code, rules, row.setup, row.seed, row.host, row.public, row.made)
    state.frozen = game is None
    return state


def _missing(name: str, revision: int) -> AnyGame:
    """Stands for rules that are not installed: it has a name and a revision, and nothing can be played."""

    class Missing:
        clock = None

    missing: Any = Missing()
    missing.name, missing.revision = name, revision
    return missing  # type: ignore[no-any-return]


def finished_records(tables: Sequence[tuple[TableRow, Sequence[LogEntry]]]) -> list[str]:
    """The records of finished matches from rows and logs; empty where there is none, or where a log cannot be read."""
    catalogue = Catalogue(examples=True)
    found = []
    for row, entries in tables:
        text = ""
        try:
            state = new_state(catalogue, row)
            for entry in entries:
                apply_next(state, entry)
            if state.status == "over" and not state.frozen and state.match is not None:
                text = state.match.record.text()
        except Exception:  # a damaged table stops no other; `check_database` tells about it
            text = ""
        found.append(text)
    return found


class Finding(NamedTuple):
    """Something wrong with a database: at a table (its id and code), or (0 and empty) with the file itself."""

    table: int
    code: str
    why: str


def check_database(database: str, over: bool = True) -> tuple[int, list[Finding]]:
    """Read every table of a database (`Settings.source`) from its log; how many there are, and what is wrong. `over`:
    finished matches too.

    Reads only, and may run beside a house.
    """
    catalogue = Catalogue(examples=True)
    findings = []
    count = 0
    with open_reader(database) as reader:
        findings += [Finding(0, "", problem) for problem in reader.problems()]
        for id, code in reader.codes(over):
            count += 1
            try:
                state = new_state(catalogue, reader.row(code))
                for entry in reader.entries(id):
                    apply_next(state, entry)
            except Exception as error:
                findings.append(Finding(id, code, why(error)))
    return count, findings


def why(error: Exception) -> str:
    """What is wrong, for the host: the kind of error and its own words, in one short line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]
