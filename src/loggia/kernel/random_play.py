"""Random play: for tests, for simulation, and as the weakest opponent."""

from __future__ import annotations

from typing import Final

from loggia.kernel.chance import Chance
from loggia.kernel.doors import lists_every_choice
from loggia.kernel.event import SILENCE
from loggia.kernel.match import Doors, Match, doors_of
from loggia.kernel.move import Move

MOST_MOVES: Final = 20_000
"""Maximum moves of a random match; more means that the game does not end."""


class Stuck(Exception):
    """A match that waits for nobody, for a seat without a choice, or without end."""


def random_decision(match: Match, chance: Chance) -> tuple[int, Move]:
    """Some seat that decides now, with a random legal move of it.

    Where more seats may speak than are waited for (a negotiation), one in four decisions is tried on any of them.
    """
    doors = doors_of(match.game)
    return _one_of(doors, match, doors.deciding(match.state), chance)


def _one_of(doors: Doors, match: Match, deciding: tuple[int, ...], chance: Chance) -> tuple[int, Move]:
    state = match.state
    awaited = doors.awaited(state)
    if not awaited:
        raise Stuck(f"{match.game.name}: the match is not over and waits for nobody after {len(match.moves)} moves")
    seat = awaited[0] if len(awaited) == 1 else chance.choice(awaited)
    if len(deciding) > len(awaited) and chance.below(4) == 0:
        other = chance.choice(deciding)
        if other == seat or doors.speaks(state, other):
            seat = other
    if not doors.lists_all(state, seat):
        return seat, doors.sample(state, seat, chance)
    moves = doors.choices(state, seat)
    if not moves:
        raise Stuck(f"{match.game.name}: seat {seat} is waited for and has no choice after {len(match.moves)} moves")
    return seat, moves[chance.below(len(moves))]


def play_out(match: Match, chance: Chance, checked: bool = False) -> int:
    """Play the match at random to its end and say how many moves that took."""
    state, moves_made, doors = match.state, match.moves, doors_of(match.game)
    deciding_now, choices, lists_all = doors.deciding, doors.choices, doors.lists_all
    advance, dice = doors.advance, match._chance
    always_listed = lists_all is lists_every_choice
    before = len(moves_made)
    while deciding := deciding_now(state):
        if len(moves_made) - before > MOST_MOVES:
            raise Stuck(f"{match.game.name}: no end after {MOST_MOVES} moves")
        seat = deciding[0]
        if len(deciding) == 1 and (always_listed or lists_all(state, seat)):
            moves = choices(state, seat)
            move = moves[chance.below(len(moves))]
        else:
            seat, move = _one_of(doors, match, deciding, chance)
        if checked:
            match.play(seat, move)
        else:  # as `Match.advance` does
            advance(state, seat, move, dice, SILENCE)
            moves_made.append((seat, move))
    return len(moves_made) - before
