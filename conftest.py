"""For pytest: modules that need an extra that is not installed are not looked into for doctests."""

from __future__ import annotations

from importlib.util import find_spec

_ENVS = "src/loggia/lab/envs"
_NEEDS = {
    "gymnasium": ["spaces.py", "single.py"],
    "pettingzoo": ["aec.py", "parallel.py"],
    "pyspiel": ["openspiel.py"],
}

collect_ignore = [f"{_ENVS}/{name}" for extra, names in _NEEDS.items() if find_spec(extra) is None for name in names]
