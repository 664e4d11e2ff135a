"""Results as Parquet: a row a match, and on demand a row a decision."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from loggia.kernel import wrong_setup


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise wrong_setup("setup-parquet-missing") from None
    return pyarrow


def check_parquet() -> None:
    """Refuse, before anything is played, where Parquet cannot be written."""
    _arrow()


def _write(file: Path, table: Any) -> None:
    from loggia.lab.journal import written

    content = io.BytesIO()
    _arrow().parquet.write_table(table, content)
    file.parent.mkdir(parents=True, exist_ok=True)
    written(file, content.getvalue())


def write_decisions(file: Path, rows: Sequence[tuple[int, int, int, str]]) -> None:
    """Rows of match, number of the move in it, seat, move."""
    names = ("match", "number", "seat", "move")
    _write(file, _arrow().table({name: [row[at] for row in rows] for at, name in enumerate(names)}))


def write_matches(file: Path, lines: Iterable[dict[str, Any]]) -> None:
    """A row a match, in the order of their numbers; what each seat did is a column of its own for every seat."""
    rows = sorted(lines, key=lambda line: line["number"])
    seats = max((len(row["scores"]) for row in rows), default=0)
    columns: dict[str, list[Any]] = {
        name: [row[name] for row in rows] for name in ("number", "digest", "moves", "error")
    }
    for seat in range(seats):
        columns[f"score_{seat}"] = [row["scores"][seat] if row["scores"] else None for row in rows]
        columns[f"won_{seat}"] = [seat in row["winners"] for row in rows]
        for what in ("sources", "verbs"):
            found = sorted({name for row in rows if row[what] for name in row[what][seat]})
            for name in found:
                columns[f"{what[:-1]}_{seat}_{name}"] = [
                    row[what][seat].get(name, 0) if row[what] else None for row in rows
                ]
    _write(file, _arrow().table(columns))
