"""The games as PettingZoo parallel environments: in each step all seats answer at once.

Whoever has nothing to decide sends `wait`, the only action of its mask. The answers are carried out seat by seat: first
those of seats that nobody waits for, then the others. One that has become impossible by another's answer of the same
step is dropped, and its agent told (`infos[agent]["dropped"]`); the seat is asked again in the next step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from loggia.kernel import AnyGame, Chance, Match, Record
from loggia.kernel.random_play import MOST_MOVES, Stuck
from loggia.lab.envs.agents import GameAgents
from loggia.lab.envs.rewards import Reward
from loggia.lab.envs.sheets import Sheets
from loggia.lab.envs.spaces import Observation

Infos = dict[str, dict[str, Any]]


class LoggiaParallel(GameAgents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game for all its seats. An action that is not legal is replaced by a random legal one: `infos` says so."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str | Reward = "rank",
    ) -> None:
        super().__init__(game, seats, options, reward)
        self.agents: list[str] = []
        self._chance = Chance("parallel")
        self._memory: dict[Any, Any] = {}
        self._legal: list[list[int]] = []
        self._sheets = Sheets(self.setting, 2 * seats)
        self.match: Match

    @property
    def record(self) -> Record:
        """The record of the match so far; of the last match until the next `reset`."""
        return self.match.record

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new match. After a reset with a seed, all matches to come follow from it."""
        word = self.next_seed(seed)
        self.match = self.setting.game.new(self.setting.seats, self.setting.options, word)
        self._chance = Chance(f"env {word}")
        self._memory = {}
        self.agents = self.possible_agents.copy()
        self._ask()
        return self._observations(), {name: {} for name in self.agents}

    def _ask(self) -> None:
        """Which actions each seat has now."""
        match, wait = self.match, self.setting.wait
        deciding, awaited = match.deciding, match.awaited
        self._legal = []
        for seat in range(match.seats):
            legal = sorted(self.setting.moves_of(match, seat)) if seat in deciding else []
            self._legal.append(legal if legal and seat in awaited else [*legal, wait])

    def _observations(self) -> dict[str, Observation]:
        encode, state, over = self.setting.encode, self.match.state, self.match.over
        return {
            name: self._sheets.seen(encode(state, seat, self._memory), [] if over else self._legal[seat])
            for seat, name in enumerate(self.possible_agents)
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """All seats answer; an agent that is missing waits, if it may."""
        names, match = self.possible_agents, self.match
        infos: Infos = {name: {} for name in names}
        deciding, awaited = match.deciding, match.awaited
        for seat in (*(seat for seat in deciding if seat not in awaited), *awaited):
            action = int(actions.get(names[seat], self.setting.wait))
            legal = self._legal[seat]
            if action not in legal:
                infos[names[seat]]["illegal"] = True
                action = legal[self._chance.below(len(legal))]
            if not self._answer(seat, action, seat in awaited):
                infos[names[seat]]["dropped"] = True
        if len(match.moves) > MOST_MOVES:
            raise Stuck(f"{match.game.name}: no end after {MOST_MOVES} moves")
        result = match.result
        over = match.over
        won = self.setting.reward(result) if result is not None else (0.0,) * match.seats
        self._ask()
        seen = self._observations()
        if over:
            self.agents = []
        return seen, dict(zip(names, won, strict=True)), dict.fromkeys(names, over), dict.fromkeys(names, False), infos

    def _answer(self, seat: int, action: int, must: bool) -> bool:
        """Carry out one answer; false if another's has made it impossible."""
        match = self.match
        if seat not in match.deciding:
            return action == self.setting.wait
        moves = self.setting.moves_of(match, seat)
        if action in moves:
            match.advance(seat, moves[action])
        elif action == self.setting.wait and must and not moves:
            match.advance(seat, match.choices(seat)[0])
        return action in moves or action == self.setting.wait
