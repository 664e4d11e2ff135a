"""What PettingZoo's loop asks at every decision: who acts, what it sees, what it has won.

Apart from `aec`, so that it is compiled: a compiled class cannot inherit from PettingZoo's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from loggia.lab.envs.episode import Episode, EpisodeSetup
from loggia.lab.envs.sheets import SeenArrays, Sheets

MOST_TURNS: Final = 2**60
"""As good as without end, and still a small integer in compiled code."""

Last = tuple[SeenArrays | None, float, bool, bool, dict[str, Any]]
"""Observation, reward since the agent's last turn, terminated, truncated, info."""


class Desk:
    """One episode whose agents answer by name, with PettingZoo's dicts. Empty before `begin`."""

    __slots__ = (
        "_number",
        "_sheets",
        "agent",
        "agents",
        "cumulative",
        "episode",
        "infos",
        "names",
        "rewards",
        "setting",
        "terminations",
        "truncations",
    )

    def __init__(self, setting: EpisodeSetup, twin: Desk | None = None) -> None:
        """A new desk; with a twin, one that goes on as that one does."""
        self.setting = setting
        self.names: list[str] = setting.names
        self._number: dict[str, int] = {name: seat for seat, name in enumerate(self.names)}
        self._sheets = Sheets(setting)
        self.episode: Episode | None = None if twin is None or twin.episode is None else twin.episode.copy()
        self.agent: str = "" if twin is None else twin.agent
        """Who is asked."""
        self.agents: list[str] = [] if twin is None else twin.agents.copy()
        self.rewards: dict[str, Any] = {} if twin is None else twin.rewards.copy()
        self.cumulative: dict[str, Any] = {} if twin is None else twin.cumulative.copy()
        self.terminations: dict[str, Any] = {} if twin is None else twin.terminations.copy()
        self.truncations: dict[str, Any] = {} if twin is None else twin.truncations.copy()
        self.infos: dict[str, dict[str, Any]] = (
            {} if twin is None else {name: info.copy() for name, info in twin.infos.items()}
        )

    def __deepcopy__(self, memo: object) -> Desk:
        return Desk(self.setting, self)

    def __reduce__(self) -> tuple[Any, ...]:
        dicts = (self.rewards, self.cumulative, self.terminations, self.truncations, self.infos)
        return _restored, (self.setting, self.episode, self.agent, self.agents, dicts)

    def begin(self, seed: str) -> None:
        """A new episode."""
        names = self.names
        episode = self.episode = self.setting.begin(seed)
        self.agents = names.copy()
        self.rewards = dict.fromkeys(names, 0.0)
        self.cumulative = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos = {name: {} for name in names}
        self.agent = names[episode.seat]

    def turns(self, most: int) -> Iterator[str]:
        """The agent that is asked, as long as there is one and at most so often; to be used in a loop with `step`."""
        left = min(most, MOST_TURNS)
        while self.agents and left > 0:
            left -= 1
            yield self.agent

    def look(self, agent: str) -> SeenArrays:
        """What the agent sees; its mask is only `wait` while another is asked, and nothing once the match is over."""
        assert self.episode is not None
        return self._sheets.look(self.episode, self._number[agent])

    def last(self, observe: bool = True) -> Last:
        """Observation, reward, terminated, truncated and info of the agent that is asked."""
        agent = self.agent
        seen = self.look(agent) if observe else None
        return seen, self.cumulative[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Any) -> None:
        """The asked agent acts; after the end, every agent steps once more with None."""
        agent = self.agent
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        episode = self.episode
        assert episode is not None
        if not episode.act(int(action)):
            self.infos[agent] = {"illegal": True}
        elif self.infos[agent]:
            self.infos[agent] = {}
        if episode.seat >= 0:  # no reward before the end: nothing else has changed
            self.agent = self.names[episode.seat]
            return
        for name, reward in zip(self.names, episode.rewards(), strict=True):
            self.rewards[name] = self.cumulative[name] = reward
            self.terminations[name] = True
        self.agent = self.agents[0]

    def _leave(self, agent: str, action: Any) -> None:
        """An agent whose match is over goes."""
        if action is not None:
            raise ValueError("when the match is over, the only valid action is None")
        self.agents.remove(agent)
        for kept in (self.rewards, self.cumulative, self.terminations, self.truncations, self.infos):
            kept.pop(agent, None)
        for name in self.rewards:
            self.rewards[name] = 0.0
        if self.agents:
            self.agent = self.agents[0]


def _restored(
    setting: EpisodeSetup, episode: Episode | None, agent: str, agents: list[str], dicts: tuple[dict[str, Any], ...]
) -> Desk:
    """A desk that was pickled."""
    desk = Desk(setting)
    desk.episode, desk.agent, desk.agents = episode, agent, agents
    desk.rewards, desk.cumulative, desk.terminations, desk.truncations, desk.infos = dicts
    return desk
