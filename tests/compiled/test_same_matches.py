"""The compiled build plays the same matches as plain Python, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from loggia.compiled import default_folder, examine

ROOT = Path(__file__).parents[2]


def digests(build: str, matches: int) -> list[str]:
    """What `tests.compiled.digest` prints when that build runs."""
    command = [sys.executable, "-m", "tests.compiled.digest", str(matches)]
    environment = {**os.environ, "LOGGIA_COMPILED": build}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_same_seeds_give_the_same_matches_events_views_and_thoughts() -> None:
    if not examine(default_folder())[0].is_compiled:
        pytest.skip("there is no compiled build of this source: 'make test-compiled' makes one and runs this")
    plain = digests("no", 2)
    assert len(plain) > 40
    assert digests("yes", 2) == plain
