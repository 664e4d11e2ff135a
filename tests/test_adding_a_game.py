"""docs/adding-a-game.md, followed to the letter in a scratch copy of the repository."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/adding-a-game.md"
FENCE = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
KEPT = ("src", "tests", "tools", "bench", "web/src", "docs/adding-a-game.md", "pyproject.toml")


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    """What the page's commands touch, copied; the environment is linked."""
    for name in KEPT:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
        else:
            shutil.copy(source, target)
    (tmp_path / ".venv/bin").mkdir(parents=True)
    environment = Path(sys.executable).parent
    for tool in ("python", "loggia"):
        (tmp_path / ".venv/bin" / tool).write_text(f'#!/bin/sh\nexec "{environment / tool}" "$@"\n')
        (tmp_path / ".venv/bin" / tool).chmod(0o755)
    return tmp_path


def run(command: str, scratch: Path) -> str:
    """Run one block in the scratch copy, on its own source."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=scratch,
        env=clean | {"PYTHONPATH": str(scratch / "src"), "LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_a_stranger_can_follow_the_page(scratch: Path) -> None:
    said = [run(block, scratch) for block in FENCE.findall(PAGE.read_text(encoding="utf-8"))]
    assert len(said) >= 7, "the page has lost its commands"
    assert re.search(r"\d+ passed", said[-1]), said[-1]
    assert "failed" not in said[-1]
    assert (scratch / "web/src/art/scenes/siena.svg").exists()
    assert "SienaView" in (scratch / "web/src/generated/siena.ts").read_text()
    assert list((scratch / "tests/records").glob("siena-*.loggia"))
    left = [
        file
        for folder in ("src/loggia/games/siena", "web/src/boards/siena")
        for file in (scratch / folder).rglob("*.*")
        if file.suffix in {".py", ".ftl", ".svelte", ".md", ".toml"} and "palio" in file.read_text().lower()
    ]
    assert left == [], "the example's name is still somewhere"


def test_an_option_is_added_as_the_page_says(scratch: Path) -> None:
    room = scratch / "src/loggia/games/palio"
    run(".venv/bin/python -m tests.fixtures palio", scratch)
    door = room / "__init__.py"
    door.write_text(
        door.read_text()
        .replace("import Game\n", "import Game, flag\n")
        .replace("        seats=(2, 3, 4),\n", '        seats=(2, 3, 4),\n        options=(flag("short"),),\n')
    )
    setup = room / "rules/setup.py"
    setup.write_text(
        setup.read_text().replace(
            "    prizes = list(range(1, box.prizes + 1))\n",
            '    prizes = list(range(1, (3 if options["short"] else box.prizes) + 1))\n',
        )
    )
    for language, words in (("en", ("Short", "three races")), ("fr", ("Court", "trois courses"))):
        with (room / f"text/{language}.ftl").open("a") as file:
            file.write(f"option-palio-short = {words[0]}\n    .help = {words[1]}\n")
            file.writelines(f"option-palio-short-{value} = {value}\n" for value in ("true", "false"))
    told = run(".venv/bin/loggia simulate palio --option short=true --games 5 --seed 1 --workers 1 --json", scratch)
    assert json.loads(told)["options"] == {"short": "true"}
    run(".venv/bin/python -m tests.fixtures palio", scratch)
    records = {path.stem: path.read_text() for path in (scratch / "tests/records").glob("palio-*.loggia")}
    assert "option short false" in records["palio-2"]
    assert "option short true" in records["palio-2-short"]
    run('.venv/bin/python -m pytest -q -n0 tests/games/test_every_game.py -k "palio and (said or replays)"', scratch)
