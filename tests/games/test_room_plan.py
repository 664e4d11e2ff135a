"""One plan for all rooms: the same folders, the same file for the same job, and rules that lean on nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from loggia import games

GAMES = Path(games.__file__).parent
ALL_ROOMS = (*games.ROOMS, *games.EXAMPLES)

RULES = (
    *("data_file", "pieces", "state", "moves", "events", "setup", "turns"),
    *("choices", "refusals", "scoring", "view", "imagining"),
)
FACES = ("notation", "words", "pointing", "sketch")
INSIGHT = ("values", "weighing")
LEARNED = ("learned",)
TOP = {"__init__.py", "README.md", "data.toml", "rules", "faces", "insight", "text", "lessons", "exercises"}
DEPENDENCIES = {"rules": ("faces", "insight"), "faces": ("insight",), "insight": ("faces",)}


def has(folder: Path, name: str) -> bool:
    """A job is a module, or a package where there is much of it."""
    return (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()


@pytest.mark.parametrize("room", ALL_ROOMS)
def test_a_room_has_the_files_of_the_plan(room: str) -> None:
    home = GAMES / room
    found = {path.name for path in home.iterdir() if path.name != "__pycache__"}
    assert found <= TOP, f"not in the plan: {found - TOP}"
    insight = INSIGHT if room in games.EXAMPLES else INSIGHT + LEARNED
    for folder, jobs in (("rules", RULES), ("faces", FACES), ("insight", insight)):
        missing = [job for job in jobs if not has(home / folder, job)]
        assert not missing, f"{room}/{folder} lacks {missing}"


@pytest.mark.parametrize("room", ALL_ROOMS)
def test_a_room_says_what_each_folder_is_for(room: str) -> None:
    for package in (GAMES / room).rglob("__init__.py"):
        assert ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))), package


@pytest.mark.parametrize("room", ALL_ROOMS)
@pytest.mark.parametrize("folder", DEPENDENCIES)
def test_the_parts_of_a_room_lean_one_way(room: str, folder: str) -> None:
    """Nothing in `rules/` knows how it is shown or valued."""
    for file in (GAMES / room / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
                for other in DEPENDENCIES[folder]:
                    home = f"loggia.games.{room}.{other}"
                    assert not any(name == home or name.startswith(home + ".") for name in names), f"{file}: {other}"


@pytest.mark.parametrize("room", ALL_ROOMS)
def test_no_folder_of_a_room_is_crowded(room: str) -> None:
    for folder in (GAMES / room).rglob("*"):
        if folder.is_dir() and folder.name != "__pycache__":
            assert len(list(folder.glob("*.py"))) <= 18, folder
