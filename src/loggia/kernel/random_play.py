"""Random play: for tests, for simulation, and as the weakest opponent."""

from __future__ import annotations

from typing import Any, Final

from loggia.kernel.chance import Chance
from loggia.kernel.doors import Rules, lists_every_choice
from loggia.kernel.event import SILENCE
from loggia.kernel.match import Match
from loggia.kernel.move import Move

MOST_MOVES: Final = 20_000
"""Maximum moves of a random match; more means that the game does not end."""


class Stuck(Exception):
    """A match that waits for nobody, for a seat without a choice, or without end."""


def random_decision(match: Match, chance: Chance) -> tuple[int, Move]:
    """Some seat that decides now, with a random legal move of it.

    Where more seats may speak than are waited for (a negotiation), one in four decisions is tried on any of them.
    """
    rules = match.game.rules
    return _one_of(_Doors(rules), match, rules.deciding(match.state), chance)


class _Doors:
    """What is asked at every decision, looked up once for a match: that costs as much as some of the answers."""

    __slots__ = ("awaited", "choices", "lists_all", "sample", "speaks")

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.awaited, self.speaks, self.lists_all = rules.awaited, rules.speaks, rules.lists_all
        self.choices, self.sample = rules.choices, rules.sample


def _one_of(rules: _Doors, match: Match, deciding: tuple[int, ...], chance: Chance) -> tuple[int, Move]:
    state = match.state
    awaited = rules.awaited(state)
    if not awaited:
        raise Stuck(f"{match.game.name}: the match is not over and waits for nobody after {len(match.moves)} moves")
    seat = awaited[0] if len(awaited) == 1 else chance.choice(awaited)
    if len(deciding) > len(awaited) and chance.below(4) == 0:
        other = chance.choice(deciding)
        if other == seat or rules.speaks(state, other):
            seat = other
    if not rules.lists_all(state, seat):
        return seat, rules.sample(state, seat, chance)
    moves = rules.choices(state, seat)
    if not moves:
        raise Stuck(f"{match.game.name}: seat {seat} is waited for and has no choice after {len(match.moves)} moves")
    return seat, moves[chance.below(len(moves))]


def play_out(match: Match, chance: Chance, checked: bool = False) -> int:
    """Play the match at random to its end and say how many moves that took."""
    state, moves_made, rules = match.state, match.moves, match.game.rules
    deciding_now, choices, lists_all = rules.deciding, rules.choices, rules.lists_all
    advance, dice, doors = rules.advance, match._chance, _Doors(rules)
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
