"""Snapshots of sittings, so that a long match opens as fast as a short one. Only a cache."""

from __future__ import annotations

import pickle
import platform
from collections import deque
from typing import Any

from loggia import __version__
from loggia.house.sitting import Sitting
from loggia.kernel import Match, State
from loggia.table import Table

STAMP = f"3 {__version__} {platform.python_version()}"
"""Snapshots of another program are not read: what they hold may mean something else."""

LINES = 40
"""So many lines of the log go into a snapshot: what a page gets when it opens the table."""

STEPS = 24
"""So many moves can be taken back after a table was opened from a snapshot."""

EVERY = 200
"""A snapshot after so many entries; one more when a table leaves the memory."""

FIELDS = (
    "status", "number", "changed", "places", "asked", "lost", "next", "forfeit", "clock", "since", "numbers",
    "counting",
)  # fmt: skip


def freeze(sitting: Sitting) -> bytes:
    """The sitting as bytes: all that is told of it, the match some moves ago, and those moves."""
    parts: dict[str, Any] = {name: getattr(sitting, name) for name in FIELDS}
    parts["numbers"] = sitting.numbers[-STEPS:]
    parts["lines"] = deque(list(sitting.lines)[-LINES:], maxlen=sitting.lines.maxlen)
    match, table = sitting.match, sitting.table
    if match is None or table is None:
        return pickle.dumps((sitting.game.revision, parts, None, []), protocol=5)
    steps = table.steps[-STEPS:]
    earlier = match.copy()
    if steps:
        earlier.back_to(steps[0].before)
    moves = [(step.seat, step.move, _hushed(sitting, step.before.state)) for step in steps]
    parts["hushed"] = _hushed(sitting, match.state)
    return pickle.dumps((sitting.game.revision, parts, earlier.save(), moves), protocol=5)


def _hushed(sitting: Sitting, state: State) -> bool:
    """Whether a talk that goes on in a state has been ended: the moves alone do not tell."""
    trade = sitting.game.trade
    talk = None if trade is None else trade.talk(state)
    return talk is not None and talk.over


def thaw(sitting: Sitting, frozen: bytes) -> bool:
    """Bring a fresh sitting to the moment of a snapshot of ours; false if it is of another revision."""
    revision, parts, saved, moves = pickle.loads(frozen)
    if revision != sitting.game.revision:
        return False
    for name in (*FIELDS, "lines"):
        setattr(sitting, name, parts[name])
    if saved is not None:
        table = sitting.table = Table(Match.restore(sitting.game, saved))
        for seat, move, hushed in moves:
            if hushed:
                table.match.end_talk()
            table.play(seat, move)
        if parts["hushed"]:
            table.match.end_talk()
    return True
