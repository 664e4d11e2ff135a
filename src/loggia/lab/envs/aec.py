"""The games as PettingZoo AEC environments: the seats are asked one after another, as `episode` says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import attrgetter
from typing import Any

from pettingzoo import AECEnv

from loggia.kernel import AnyGame, Record
from loggia.lab.envs.agents import GameAgents
from loggia.lab.envs.desk import Desk, Last
from loggia.lab.envs.episode import Episode
from loggia.lab.envs.rewards import Reward
from loggia.lab.envs.spaces import Observation


def _kept(name: str) -> Any:
    """An attribute that the desk keeps."""
    return property(attrgetter(f"_desk.{name}"), lambda env, value: setattr(env._desk, name, value))


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
        self._desk = Desk(self.setting)
        self._bind()

    def _bind(self) -> None:
        """What a loop calls most goes to the desk directly, unless a subclass has a `last`, `observe` or `step`."""
        kind = type(self)
        if kind.observe is LoggiaAEC.observe and kind.last is LoggiaAEC.last:
            self.__dict__["last"] = self._desk.last
        if kind.step is LoggiaAEC.step:
            self.__dict__["step"] = self._desk.step

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("last", "step")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bind()

    agents = _kept("agents")
    agent_selection = _kept("agent")
    rewards, _cumulative_rewards = _kept("rewards"), _kept("cumulative")
    terminations, truncations, infos = _kept("terminations"), _kept("truncations"), _kept("infos")

    @property
    def episode(self) -> Episode:
        """The match of this episode."""
        episode = self._desk.episode
        if episode is None:
            raise AttributeError("reset() needs to be called first")
        return episode

    @property
    def legal(self) -> list[int]:
        """The actions of the agent that is asked, so that nobody has to look for them in a long mask."""
        return self._desk.episode.legal  # type: ignore[union-attr]

    @property
    def record(self) -> Record:
        """The record of the match so far; of the last match until the next `reset`."""
        return self.episode.record

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. After a reset with a seed, all matches to come follow from it."""
        self._desk.begin(self.next_seed(seed))

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that is asked, as long as there is one and at most so often; to be used in a loop with `step`."""
        return self._desk.turns(max_iter)

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is only `wait` while another is asked, and nothing once the match is over."""
        return self._desk.look(agent)

    def last(self, observe: bool = True) -> Last:
        """Observation, reward since its last turn, terminated, truncated and info of the agent that is asked."""
        seen = self.observe(self.agent_selection) if observe else None
        return (seen, *self._desk.last(False)[1:])

    def step(self, action: int | None) -> None:
        """The asked agent acts; after the end, every agent steps once more with None."""
        self._desk.step(action)
