"""What PettingZoo's two kinds of environments have in common: one game, its agents and their spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from loggia.kernel import AnyGame
from loggia.lab.envs.episode import EpisodeSetup
from loggia.lab.envs.rewards import Reward
from loggia.lab.envs.spaces import action_space, drawn_seed, observation_space


class GameAgents:
    """One game for all its seats. An action that is not legal is replaced by a random legal one: `infos` says so."""

    render_mode = None

    def __init__(
        self,
        game: str | AnyGame,
        seats: int,
        options: Mapping[str, object] | None = None,
        reward: str | Reward = "rank",
    ) -> None:
        super().__init__()
        self.setting = EpisodeSetup(game, seats, options, reward)
        self.metadata: dict[str, Any] = {"name": f"loggia_{self.setting.game.name}_v0", "render_modes": []}
        self.possible_agents = self.setting.names
        self._seen, self._acts = observation_space(self.setting), action_space(self.setting)
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent; see `spaces`."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The same for every agent."""
        return self._acts

    def next_seed(self, seed: int | None) -> str:
        """The seed of the next match. After one was given, all matches to come follow from it."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        return drawn_seed(self._generator)
