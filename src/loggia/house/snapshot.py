"""Snapshots of sittings, so that a long match opens as fast as a short one. Only a cache."""

from __future__ import annotations

import pickle
import platform
from collections import deque
from typing import Any

from loggia import __version__
from loggia.house.sitting import Sitting
from loggia.kernel import Match
from loggia.table import Table

STAMP = f"1 {__version__} {platform.python_version()}"
"""Snapshots of another program are not read: what they hold may mean something else."""

LINES = 40
"""So many lines of the log go into a snapshot: what a page gets when it opens the table."""

EVERY = 20
"""A snapshot after so many entries."""

FIELDS = (
    "status", "number", "changed", "places", "asked", "lost", "next", "forfeit", "clock", "lines", "since",
)  # fmt: skip


def freeze(sitting: Sitting) -> bytes:
    """The sitting as bytes, without what can be taken back."""
    match = sitting.match
    parts: dict[str, Any] = {name: getattr(sitting, name) for name in FIELDS}
    parts["lines"] = deque(list(sitting.lines)[-LINES:], maxlen=sitting.lines.maxlen)
    return pickle.dumps((sitting.game.revision, parts, match.save() if match else None), protocol=5)


def thaw(sitting: Sitting, frozen: bytes) -> bool:
    """Bring a fresh sitting to the moment of a snapshot of ours; false if it is of another revision."""
    revision, parts, saved = pickle.loads(frozen)
    if revision != sitting.game.revision:
        return False
    for name in FIELDS:
        setattr(sitting, name, parts[name])
    sitting.table = Table(Match.restore(sitting.game, saved)) if saved is not None else None
    return True
