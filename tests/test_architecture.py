"""The arrows of the house that import-linter cannot see: what a room may take from outside of Loggia."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
ROOMS = sorted(path.parent for path in (SOURCE / "loggia/games").glob("*/__init__.py"))


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name; `from a import b` counts as both a and a.b."""
    package = file.relative_to(SOURCE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *filter(None, [node.module])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


def strangers(folder: Path, *allowed: str) -> list[str]:
    """What the files below a folder import that is neither the standard library nor allowed."""
    homes = tuple(f"{name}." for name in allowed)
    return [
        f"{file.relative_to(SOURCE)} imports {name}"
        for file in sorted(folder.rglob("*.py"))
        for name in imports(file)
        if name.split(".")[0] not in sys.stdlib_module_names and not f"{name}.".startswith(homes)
    ]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_game_imports_the_kernel_and_the_standard_library_only(room: Path) -> None:
    assert strangers(room, "loggia.kernel", f"loggia.games.{room.name}") == []


def test_the_kernel_imports_the_standard_library_only() -> None:
    assert strangers(SOURCE / "loggia/kernel", "loggia.kernel") == []


def test_a_stranger_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "SOURCE", tmp_path)
    room = tmp_path / "loggia/games/siena"
    room.mkdir(parents=True)
    (room / "rules.py").write_text(
        "import random\nimport numpy\nfrom loggia import game\nfrom ..lucca import pieces\n"
        "from . import state\nfrom .state import State\nfrom loggia.kernel import Move\n"
    )
    assert strangers(room, "loggia.kernel", "loggia.games.siena") == [
        "loggia/games/siena/rules.py imports numpy",
        "loggia/games/siena/rules.py imports loggia.game",
        "loggia/games/siena/rules.py imports loggia.games.lucca.pieces",
    ]
