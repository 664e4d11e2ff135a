"""stub"""
from loggia.kernel import Move
def values(box, state): return [0.0]*state.seats
def weigh(box, state, seat, moves): return [1.0]*len(moves)
