"""OpenSpiel's own ISMCTS as a bot, so that it can play our levels in the arena with the same time per move.

The wrapper gives our match the few methods that OpenSpiel's search needs of a state. Worlds come from
`imagine` (its resampler), information sets are told apart by the seat's view, leaves are valued by OpenSpiel's random
rollouts to the end of the match, and a return is 1 for a win, -1 for a loss, 0 for a shared victory.
"""

from __future__ import annotations

import json
import time
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from loggia.bots.bot import Budget, Idea, Stop, Thoughts
from loggia.kernel import Chance, Match, Move, Sight


class SpielType:
    """What OpenSpiel asks about a kind of game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class SpielGame:
    """What OpenSpiel asks about a game."""

    def get_type(self) -> SpielType:
        """Sequential, with hidden information."""
        return SpielType()


GAME = SpielGame()


class SpielState:
    """A match of ours as a state of OpenSpiel's: actions are the places of moves in the list of choices."""

    def __init__(self, match: Match, first: int) -> None:
        self.match = match
        self.first = first
        self.moves: list[Move] | None = None

    def get_game(self) -> SpielGame:
        """The game."""
        return GAME

    def current_player(self) -> int:
        """The seat that is waited for (of several: the searching one), or OpenSpiel's mark for the end."""
        awaited = self.match.awaited
        if self.first in awaited:
            return self.first
        return awaited[0] if awaited else int(pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        """Never: chance is inside our moves."""
        return False

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    def legal_actions(self, player: int | None = None) -> list[int]:
        """One action a choice."""
        if self.moves is None:
            self.moves = list(self.match.choices(self.current_player()))
        return list(range(len(self.moves)))

    def apply_action(self, action: int) -> None:
        """Play it."""
        self.legal_actions()
        assert self.moves is not None
        self.match.advance(self.current_player(), self.moves[int(action)])
        self.moves = None

    def clone(self) -> SpielState:
        """An independent copy."""
        return SpielState(self.match.copy(self.match._chance.copy()), self.first)

    def information_state_string(self) -> str:
        """The view of the seat that decides."""
        return json.dumps(self.match.game.rules.view(self.match.state, self.current_player()))

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, 0 for a shared victory."""
        result = self.match.result
        assert result is not None
        shared = 0.0 if len(result.winners) > 1 else 1.0
        return [shared if rank == 1 else -1.0 for rank in result.ranks]


class TimeUp(Exception):
    """The budget is spent."""


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with our budget: it leaves the loop when the time is up."""

    until = 0.0
    simulations = 0

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Another world, unless the time is up."""
        if self.simulations and time.thread_time() >= self.until:
            raise TimeUp
        self.simulations += 1
        return super().sample_root_state(state)  # type: ignore[no-any-return]

    def best(self, state: SpielState) -> int:
        """The most visited action when the time is up."""
        try:
            policy = self.run_search(state)
        except TimeUp:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])


class Peer:
    """OpenSpiel's ISMCTS behind our interface."""

    name: ClassVar[str] = "openspiel-ismcts"

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """Search with random rollouts until the time is up."""
        began = time.thread_time()
        random = np.random.RandomState(chance.below(1 << 30))
        bot = TimedISMCTS(
            GAME,
            mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random),
            uct_c=1.4,
            max_simulations=budget.iterations or 1_000_000,
            random_state=random,
        )
        bot.until = began + (budget.seconds or 1e9)

        def another_world(state: Any, player: int) -> SpielState:
            return SpielState(sight.imagine(chance.fork(str(chance.below(1 << 30)))), sight.seat)

        bot.set_resampler(another_world)
        root = SpielState(sight.imagine(chance), sight.seat)
        move = sight.choices[bot.best(root)]
        return Thoughts(move, (Idea(move, 0.0, 1.0),), bot.simulations, time.thread_time() - began)
