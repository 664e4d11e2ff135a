"""SQL is in the store only, and only the journal appends to logs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import loggia.house

HOUSE = Path(loggia.house.__file__).parent
SQL = re.compile(
    r"\b(select\s.+\sfrom|select\s+1|insert\s+into|delete\s+from|create\s+(table|index)|update\s+\w+\s+set)\b",
    re.IGNORECASE | re.DOTALL,
)


def strings(tree: ast.AST) -> Iterator[str]:
    """All strings of a module that are not documentation."""
    documentation = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(HOUSE.rglob("*.py")):
        yield str(path.relative_to(HOUSE)), ast.parse(path.read_text(encoding="utf-8"))


def test_all_sql_is_in_the_store() -> None:
    found = {name for name, tree in modules() for text in strings(tree) if SQL.search(text)}
    assert found, "the pattern finds something"
    assert {name for name in found if not name.startswith("store/")} == set()


def test_only_the_journal_appends_to_logs() -> None:
    def appends(tree: ast.AST) -> bool:
        return any(
            isinstance(node, ast.Attribute)
            and node.attr == "append"
            and isinstance(node.value, ast.Attribute | ast.Name)
            and (node.value.attr if isinstance(node.value, ast.Attribute) else node.value.id).strip("_") == "store"
            for node in ast.walk(tree)
        )

    assert [name for name, tree in modules() if appends(tree)] == ["tables/journal.py"]


def test_entries_are_folded_live_or_while_rebuilding_only() -> None:
    folders = {
        name
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module == "loggia.house.tables.fold"
        and node.names[0].name == "apply"
    }
    assert folders == {"tables/journal.py", "tables/live_tables.py", "web/routes/tables.py"}
