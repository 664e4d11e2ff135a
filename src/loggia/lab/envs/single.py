"""The games as Gymnasium environments: one seat learns, bots of chosen levels play the others.

Importing this module registers `loggia/palio-v0`, `loggia/lucca-v0` and so on with Gymnasium.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from loggia import bots as players
from loggia.kernel import AnyGame, Chance, Record, wrong_setup
from loggia.lab.envs.episode import Episode, EpisodeSetup
from loggia.lab.envs.observations import GAMES
from loggia.lab.envs.rewards import Reward
from loggia.lab.envs.sheets import Sheets
from loggia.lab.envs.spaces import Observation, action_space, drawn_seed, observation_space


class LoggiaGym(gymnasium.Env[Observation, int]):  # type: ignore[misc]
    """One seat of a game against bots. An action that is not legal is replaced by a random legal one, `info` says so.

    `opponents` are levels for the seats after one's own, repeated as needed; `seat` is one's own, None: drawn anew for
    each match. Bots think for `iterations`, so that equal seeds give equal matches.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = 2,
        opponents: Sequence[str | players.Bot] = ("random",),
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        reward: str | Reward = "rank",
        iterations: int = 10,
        illegal_reward: float = 0.0,
        render_mode: None = None,
    ) -> None:
        self.setting = EpisodeSetup(game, seats, options, reward)
        if not opponents or (seat is not None and not 0 <= seat < seats):
            raise wrong_setup("setup-bots-count", bots=len(opponents), seats=seats - 1)
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self.render_mode = render_mode
        self._sheets = Sheets(self.setting)
        self._fixed = seat
        self._bots = [players.level(one) if isinstance(one, str) else one for one in opponents]
        self._budget = players.Budget(iterations=iterations)
        self._illegal = illegal_reward
        self._chance = Chance("gym")
        self.seat = seat or 0
        """The seat that learns in this match."""
        self.episode: Episode

    @property
    def record(self) -> Record:
        """The record of the match so far; of the last match until the next `reset`."""
        return self.episode.record

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, up to one's own first decision."""
        super().reset(seed=seed)
        while True:
            word = drawn_seed(self.np_random)
            self.seat = int(self.np_random.integers(self.setting.seats)) if self._fixed is None else self._fixed
            self._chance = Chance(f"bots {word}")
            self.episode = self.setting.begin(word)
            self._others()
            if not self.episode.over:
                return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One's own decision, and all the others' until the next."""
        legal = self.episode.act(int(action))
        self._others()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] + (0.0 if legal else self._illegal)
        return self._seen(), reward, over, False, {} if legal else {"illegal": True}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask as MaskablePPO of sb3-contrib asks for it."""
        return self.setting.mask(self.episode.legal).astype(np.bool_)

    def _others(self) -> None:
        episode, seats = self.episode, self.setting.seats
        while not episode.over and episode.seat != self.seat:
            bot = self._bots[((episode.seat - self.seat) % seats - 1) % len(self._bots)]
            episode.answer(bot, self._budget, self._chance.fork(str(episode.asked)))

    def _seen(self) -> Observation:
        return self._sheets.seen(self.episode.observe(self.seat), self.episode.legal)


for _name in GAMES:
    gymnasium.register(f"loggia/{_name}-v0", entry_point="loggia.lab.envs.single:LoggiaGym", kwargs={"game": _name})
