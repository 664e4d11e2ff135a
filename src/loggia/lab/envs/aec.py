"""The games as PettingZoo AEC environments: the seats are asked one after another, as `episode` says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pettingzoo import AECEnv

from loggia.kernel import AnyGame, Record
from loggia.lab.envs.agents import GameAgents
from loggia.lab.envs.episode import Episode
from loggia.lab.envs.rewards import Reward
from loggia.lab.envs.sheets import Sheets
from loggia.lab.envs.spaces import Observation


class LoggiaAEC(GameAgents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game for all its seats. An action that is not legal is replaced by a random legal one, and `infos` says so.

    >>> env = LoggiaAEC("palio", 2)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     seen, reward, over, cut, info = env.last()
    ...     env.step(None if over or cut else int(seen["action_mask"].argmax()))
    >>> env.record.scores is not None
    True
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str | Reward = "rank",
    ) -> None:
        super().__init__(game, seats, options, reward)
        self.metadata["is_parallelizable"] = False
        self._number = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._sheets = Sheets(self.setting)
        self.episode: Episode
        """The match of this episode."""

    @property
    def legal(self) -> list[int]:
        """The actions of the agent that is asked, so that nobody has to look for them in a long mask."""
        return self.episode.legal

    @property
    def record(self) -> Record:
        """The record of the match so far; of the last match until the next `reset`."""
        return self.episode.record

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. After a reset with a seed, all matches to come follow from it."""
        self.episode = self.setting.begin(self.next_seed(seed))
        names = self.possible_agents
        self.agents = names.copy()
        self.rewards: dict[str, float] = dict.fromkeys(names, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self.agent_selection = names[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is only `wait` while another is asked, and nothing once the match is over."""
        return self._sheets.look(self.episode, self._number[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that is asked, as long as there is one and at most so often; to be used in a loop with `step`."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """The asked agent acts; after the end, every agent steps once more with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        episode = self.episode
        if not episode.act(int(action)):
            self.infos[agent] = {"illegal": True}
        elif self.infos[agent]:
            self.infos[agent] = {}
        seat = episode.seat
        if seat >= 0:  # no reward before the end: nothing else has changed
            self.agent_selection = self.possible_agents[seat]
            return
        for name, reward in zip(self.possible_agents, episode.rewards(), strict=True):
            self.rewards[name] = self._cumulative_rewards[name] = reward
            self.terminations[name] = True
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str, action: int | None) -> None:
        """An agent whose match is over goes."""
        if action is not None:
            raise ValueError("when the match is over, the only valid action is None")
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            kept.pop(agent, None)
        for name in self.rewards:
            self.rewards[name] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]
