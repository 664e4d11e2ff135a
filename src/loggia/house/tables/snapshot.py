"""Snapshots of sittings, so that a long match opens as fast as a short one. Only a cache."""

from __future__ import annotations

import pickle
import platform
from collections import deque
from typing import Any

from loggia import __version__
from loggia.house.tables.state import TableState
from loggia.kernel import Match, State
from loggia.table import Table

STAMP = f"4 {__version__} {platform.python_version()}"
"""Snapshots of another program are not read: what they hold may mean something else."""

LINES = 40
"""So many lines of the log go into a snapshot: what a page gets when it opens the table."""

STEPS = 24
"""So many moves can be taken back after a table was opened from a snapshot."""

EVERY = 200
"""A snapshot after so many entries; one more when a table leaves the memory."""

FIELDS = (
    "status", "number", "changed", "places", "asked", "lost", "next", "forfeit", "clock", "since", "numbers",
    "numbering",
)  # fmt: skip


def freeze(state: TableState) -> bytes:
    """The state as bytes: all that is told of it, the match some moves ago, and those moves."""
    parts: dict[str, Any] = {name: getattr(state, name) for name in FIELDS}
    parts["numbers"] = state.numbers[-STEPS:]
    parts["lines"] = deque(list(state.lines)[-LINES:], maxlen=state.lines.maxlen)
    match, table = state.match, state.table
    if match is None or table is None:
        return pickle.dumps((state.game.revision, parts, None, []), protocol=5)
    steps = table.steps[-STEPS:]
    earlier = match.copy()
    if steps:
        earlier.back_to(steps[0].before)
    moves = [(step.seat, step.move, _hushed(state, step.before.state)) for step in steps]
    parts["hushed"] = _hushed(state, match.state)
    return pickle.dumps((state.game.revision, parts, earlier.save(), moves), protocol=5)


def _hushed(state: TableState, position: State) -> bool:
    """Whether a talk that goes on in a state has been ended: the moves alone do not tell."""
    trade = state.game.trade
    talk = None if trade is None else trade.talk(position)
    return talk is not None and talk.over


def thaw(state: TableState, frozen: bytes) -> bool:
    """Bring a fresh state to the moment of a snapshot of ours; false if it is of another revision."""
    revision, parts, saved, moves = pickle.loads(frozen)
    if revision != state.game.revision:
        return False
    for name in (*FIELDS, "lines"):
        setattr(state, name, parts[name])
    if saved is not None:
        table = state.table = Table(Match.restore(state.game, saved))
        for seat, move, hushed in moves:
            if hushed:
                table.match.end_talk()
            table.play(seat, move)
        if parts["hushed"]:
            table.match.end_talk()
    return True
