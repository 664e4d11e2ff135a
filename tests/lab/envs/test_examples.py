"""The examples run, with a tiny budget."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[3] / "examples"
NEEDS = {
    "pettingzoo_selfplay": "pettingzoo",
    "pettingzoo_parallel": "pettingzoo",
    "gymnasium_single": "gymnasium",
    "batched_pool": "numpy",
    "openspiel_learn": "pyspiel",
}


def test_every_example_is_tried() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.py")} - {"linear"} == set(NEEDS)


@pytest.mark.parametrize("name", NEEDS)
def test_an_example_runs(name: str) -> None:
    if find_spec(NEEDS[name]) is None:
        pytest.skip(f"needs {NEEDS[name]}: pip install loggia[envs,lab]")
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), "--seconds", "0.3"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert " matches; " in done.stdout
