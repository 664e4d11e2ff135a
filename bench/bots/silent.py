"""An apprentice that never deals, unless the rules leave it nothing else: the measure of what bargaining is worth.

loggia arena genoa --bots apprentice,bench.bots.silent:Silent --games 60 --seats 2
"""

from __future__ import annotations

from loggia.bots import Budget, Idea, Thoughts
from loggia.bots.bargain import forced, look
from loggia.bots.bot import Stop
from loggia.bots.simple import Apprentice, optional
from loggia.bots.standing import lead
from loggia.kernel import SILENCE, Chance, Move, Sight

WORLDS = 2


class Silent:
    """Takes, leaves, moves and passes like an apprentice; offers nothing, accepts nothing, agrees to nothing."""

    name = "silent"

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """The best that is no talk."""
        bargain, _ = look(sight, chance)
        if bargain is None:
            return Apprentice().think(sight, budget, chance, stop)
        if bargain.wait or optional(sight):
            return Thoughts(None)
        if not bargain.otherwise:
            return Thoughts(forced(bargain, sight.seat, sight.seats))
        worlds = [sight.imagine(chance).state for _ in range(WORLDS)]

        def outlook(move: Move) -> float:
            total = 0.0
            for world in worlds:
                state = world.copy()
                sight.game.advance(state, sight.seat, move, chance, SILENCE)
                total += lead(sight.game.values(state), sight.seat)
            return total

        best = max(bargain.otherwise, key=outlook)
        return Thoughts(best, (Idea(best, 0.0, 1.0),), 1)
