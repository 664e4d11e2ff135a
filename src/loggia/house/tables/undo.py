"""What a seat can take back, freely or by asking the others."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.tables.state import TableState
from loggia.table import Table

NOTHING = wire.Undoable()


def undoable(state: TableState, seat: int) -> wire.Undoable:
    """What that seat could take back, as numbers to return to, in the seat's own numbering."""
    history = state.history
    if history is None or state.status != "playing":
        return NOTHING
    asked = history.requested_undo(seat)
    if not asked:
        return NOTHING
    step = history.free_undo(seat)
    turn = history.free_undo(seat, whole_turn=True) if step else 0
    ask_turn = _whole_turn(history, seat, asked)
    return wire.Undoable(
        _shown_before(state, seat, step) if step else -1,
        _shown_before(state, seat, turn) if turn else -1,
        -1 if asked == step else _shown_before(state, seat, asked),
        -1 if ask_turn == turn else _shown_before(state, seat, ask_turn),
        is_whole_turn(state, seat, turn),
        ask_turn != turn and is_whole_turn(state, seat, ask_turn),
    )


def is_whole_turn(state: TableState, seat: int, count: int) -> bool:
    """Whether the last `count` moves begin with the first move of a turn, and that was the seat's own.

    What lies before the moves in memory is not known: there it is not called a turn.
    """
    history = state.history
    if history is None or not 0 < count < len(history.steps) or history.steps[-count].seat != seat:
        return False
    return history.steps[-count - 1].turn != history.steps[-count].turn


def _shown_before(state: TableState, seat: int, count: int) -> int:
    return state.numbering.shown(seat, state.step_numbers[-count] - 1)


def askable(state: TableState, seat: int, what: str) -> int:
    """How many moves a request of that seat (for a `step` or a `turn`) would take back."""
    history = state.history
    if history is None:
        return 0
    count = history.requested_undo(seat)
    return _whole_turn(history, seat, count) if what == "turn" and count else count


def _whole_turn(history: Table, seat: int, count: int) -> int:
    """How far back the seat's first move in the turn of its latest lies, which is `count` moves back."""
    steps, turn = history.steps, history.steps[-count].turn
    for back in range(count + 1, len(steps) + 1):
        if steps[-back].turn != turn:
            break
        if steps[-back].seat == seat:
            count = back
    return count
