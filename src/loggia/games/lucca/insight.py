"""insight"""
from collections.abc import Sequence
from loggia.games.lucca.moves import LuccaMove
from loggia.games.lucca.pieces import Setting
from loggia.games.lucca.state import LuccaState
def values(setting: Setting, state: LuccaState) -> list[float]:
    return [float(state.score(s)) for s in range(state.seats)]
def weigh(setting: Setting, state: LuccaState, seat: int, moves: Sequence[LuccaMove]) -> list[float]:
    return [1.0]*len(moves)
