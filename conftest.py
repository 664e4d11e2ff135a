"""For pytest: what is not looked into for doctests, and which tests get a second run."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

_ENVS = "src/loggia/lab/envs"
_NEEDS = {
    "gymnasium": ["spaces.py", "single.py"],
    "pettingzoo": ["aec.py", "parallel.py"],
    "pyspiel": ["openspiel.py"],
}
_TESTS = Path(__file__).parent / "tests"
_REAL_PROCESSES = (_TESTS / "browser", _TESTS / "house" / "club")

collect_ignore = [f"{_ENVS}/{name}" for extra, names in _NEEDS.items() if find_spec(extra) is None for name in names]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of several real processes get one more run when they fail; the summary names those (RERUN)."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in _REAL_PROCESSES):
            item.add_marker(pytest.mark.flaky(reruns=1))
