"""The plan that import-linter cannot see: what a game may import, how large things may grow, one name for one thing."""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
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


COMPILER_MARKS = "mypy_extensions.mypyc_attr"
"""How a class tells mypyc to compile it; plain Python ignores it."""


def strangers(folder: Path, *allowed: str) -> list[str]:
    """What the files below a folder import that is neither the standard library nor allowed."""
    homes = tuple(f"{name}." for name in (*allowed, COMPILER_MARKS))
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


# --- sizes and names -------------------------------------------------------------------------------------------------

MOST_MODULES = 17
"""Modules in one folder, without its __init__.py."""
MOST_LINES = 450
"""Lines of a file."""
MOST_FUNCTION_LINES = 60
MOST_METHODS = 22
"""Methods of a class, properties included."""

EXCEPTIONS: dict[str, frozenset[str]] = {}
"""By kind of limit: what may exceed it, with a date. Empty, and meant to stay so."""


def excessive(kind: str, found: dict[str, int], most: int) -> None:
    """Fail for everything above the limit that is no exception, and for exceptions that are no longer needed."""
    over = {name for name, size in found.items() if size > most}
    allowed = EXCEPTIONS.get(kind, frozenset())
    assert {name: found[name] for name in over - allowed} == {}, f"more than {most}: divide it by subject"
    assert allowed - over == set(), f"no longer an exception: remove it from EXCEPTIONS[{kind!r}]"


@cache
def trees() -> list[tuple[str, ast.Module]]:
    """Every file of the package by its path below src/loggia."""
    files = sorted((SOURCE / "loggia").rglob("*.py"))
    return [(str(f.relative_to(SOURCE / "loggia")), ast.parse(f.read_text(encoding="utf-8"))) for f in files]


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def classes(tree: ast.AST) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def test_no_folder_holds_too_many_modules() -> None:
    sizes = Counter(str(Path(path).parent) for path, _ in trees() if Path(path).name != "__init__.py")
    excessive("folders", sizes, MOST_MODULES)


def test_no_file_is_too_long() -> None:
    files = (SOURCE / "loggia").rglob("*.py")
    sizes = {str(f.relative_to(SOURCE / "loggia")): len(f.read_text(encoding="utf-8").splitlines()) for f in files}
    excessive("files", sizes, MOST_LINES)


def test_no_function_is_too_long() -> None:
    sizes: dict[str, int] = {}
    for path, tree in trees():
        for one in functions(tree):
            name = f"{path} {one.name}"
            sizes[name] = max(sizes.get(name, 0), (one.end_lineno or one.lineno) - one.lineno + 1)
    excessive("functions", sizes, MOST_FUNCTION_LINES)


def test_no_class_has_too_many_methods() -> None:
    sizes = {
        f"{path} {one.name}": sum(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in one.body)
        for path, tree in trees()
        for one in classes(tree)
    }
    excessive("classes", sizes, MOST_METHODS)


def ambiguous(homes: dict[str, list[str]]) -> dict[str, list[str]]:
    """Class names that mean two things to one reader.

    Games never import each other and only the lab's observations name their classes, so two games may both have a
    `Take`; but a name of the kernel, which every game imports, or of the environments is taken everywhere.
    """
    found = {}
    for name, paths in homes.items():
        shared = [path for path in paths if not path.startswith("games/")]
        rooms = Counter(path.split("/")[1] for path in paths if path.startswith("games/"))
        meets_games = any(path.startswith(("kernel/", "lab/envs/")) for path in shared)
        if len(shared) > 1 or max(rooms.values(), default=0) > 1 or (meets_games and rooms):
            found[name] = paths
    return found


def test_a_class_name_means_one_thing() -> None:
    homes: dict[str, list[str]] = {}
    for path, tree in trees():
        for one in classes(tree):
            homes.setdefault(one.name, []).append(path)
    twice = ambiguous(homes)
    allowed = EXCEPTIONS.get("names", frozenset())
    assert {name: twice[name] for name in twice.keys() - allowed} == {}, "rename one of them"
    assert allowed - twice.keys() == set(), "no longer an exception: remove it from EXCEPTIONS['names']"


def test_an_ambiguous_name_is_noticed() -> None:
    homes = {
        "Take": ["games/lucca/moves.py", "games/genoa/moves.py"],
        "Talk": ["games/genoa/trade.py", "kernel/talk.py"],
        "Box": ["games/lucca/a.py", "games/lucca/b.py"],
        "House": ["client.py", "house/house.py"],
        "Start": ["games/genoa/moves.py", "house/wire/deeds.py"],
    }
    assert set(ambiguous(homes)) == {"Talk", "Box", "House"}


def test_what_is_too_large_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="divide it"):
        excessive("files", {"cli.py": MOST_LINES + 1}, MOST_LINES)
    monkeypatch.setitem(EXCEPTIONS, "files", frozenset({"cli.py"}))
    excessive("files", {"cli.py": MOST_LINES + 1}, MOST_LINES)
    with pytest.raises(AssertionError, match="no longer an exception"):
        excessive("files", {"cli.py": MOST_LINES}, MOST_LINES)
