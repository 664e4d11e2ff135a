"""Snapshots of table states, so that a long match loads as fast as a short one. They are only a cache."""

from __future__ import annotations

import pickle
import platform
from collections import deque
from typing import Any

from loggia import BUILD, __version__
from loggia.house.tables.state import AppliedEntry, TableState
from loggia.kernel import Match, State
from loggia.kernel.timing import end_talk
from loggia.table import Table

STAMP = f"12 {__version__} {platform.python_version()} {'compiled' if BUILD.is_compiled else 'plain'}"
"""Names the program that writes snapshots. Those of another program are not read: they are pickles of its objects."""

LINES = 40
"""Entries of the log in a snapshot, for each viewer: what a page gets when it opens the table."""

STEPS = 24
"""Moves that can be taken back after a table was loaded from a snapshot, not counting secret ones."""

EVERY = 200
"""Entries after which a snapshot is written; one more is written when a table leaves the memory."""

FIELDS = (
    "status", "number", "changed", "seats", "request", "pausing", "pause_refused", "lost_seats", "lost_people",
    "rematch", "clock", "decision_began", "step_numbers", "numbering", "public_entries", "secret_steps",
)  # fmt: skip


def freeze(state: TableState) -> bytes:
    """The state as bytes: all fields, the match as it was some moves ago, and those moves."""
    parts: dict[str, Any] = {name: getattr(state, name) for name in FIELDS}
    kept = state.last_steps(STEPS)
    parts["step_numbers"] = state.step_numbers[-kept:] if kept else []
    parts["secret_steps"] = state.secret_steps & set(parts["step_numbers"])
    parts["recent"] = deque(_lines(state))
    match, history = state.match, state.history
    if match is None or history is None:
        return pickle.dumps((state.game.revision, parts, None, []), protocol=5)
    steps = history.steps[-kept:] if kept else []
    earlier = match.copy()
    if steps:
        earlier.back_to(steps[0].before)
    moves = [(step.seat, step.move, _talk_ended(state, step.before.state)) for step in steps]
    parts["talk_ended"] = _talk_ended(state, match.state)
    return pickle.dumps((state.game.revision, parts, earlier.save(), moves), protocol=5)


def _lines(state: TableState) -> list[AppliedEntry]:
    """The last entries of the log, so many that every viewer is told of `LINES` of them."""
    lines = list(state.recent)
    hidden = state.numbering.most_hidden_since
    start = len(lines) - LINES
    while start > 0 and len(lines) - start - hidden(lines[start].entry.number) < LINES:
        start -= 1
    return lines[max(0, start) :]


def _talk_ended(state: TableState, position: State) -> bool:
    """Whether a talk that goes on in a position has been ended: the moves alone do not tell."""
    trade = state.game.trade
    talk = None if trade is None else trade.talk(position)
    return talk is not None and talk.over


def thaw(state: TableState, frozen: bytes) -> bool:
    """Bring a fresh state to the moment of a snapshot of ours; false if it is of another revision."""
    revision, parts, saved, moves = pickle.loads(frozen)
    if revision != state.game.revision:
        return False
    for name in (*FIELDS, "recent"):
        setattr(state, name, parts[name])
    if saved is not None:
        history = state.history = Table(Match.restore(state.game, saved))
        for seat, move, talk_ended in moves:
            if talk_ended:
                end_talk(history.match)
            history.play(seat, move)
        if parts["talk_ended"]:
            end_talk(history.match)
    return True
