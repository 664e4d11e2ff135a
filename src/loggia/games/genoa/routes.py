"""Routes: how many steps the tower still needs to visit some buildings this turn."""

from __future__ import annotations

from loggia.games.genoa.pieces import Board
from loggia.games.genoa.state import GenoaState

NO_WAY = 99
_KEPT = 20_000
_known: dict[tuple[int, int, int, int, int], int] = {}


def steps_to_visit(board: Board, state: GenoaState, wanted: int, discs: int) -> int:
    """The fewest further steps after which all wanted fields have been visited this turn; NO_WAY if there is none."""
    missing = wanted & ~state.visited
    if not missing:
        return 0
    left = discs - len(state.path)
    if left < missing.bit_count() or missing & ~state.reach:
        return NO_WAY
    key = (id(board), state.path[-1], state.visited, missing, left)
    found = _known.get(key)
    if found is None:
        if len(_known) > _KEPT:
            _known.clear()
        found = _known[key] = _search(board, state.path[-1], state.visited, missing, left)
    return found


def _search(board: Board, field: int, visited: int, missing: int, left: int) -> int:
    best = NO_WAY
    if left < missing.bit_count():
        return best
    for beyond in board.near_list[field]:
        if not visited >> beyond & 1:
            rest = missing & ~(1 << beyond)
            steps = 1 if not rest else 1 + _search(board, beyond, visited | 1 << beyond, rest, left - 1)
            best = min(best, steps)
    return best
