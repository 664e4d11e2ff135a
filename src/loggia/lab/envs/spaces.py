"""What the environments of PettingZoo and Gymnasium have in common: spaces, and seeds for matches."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from loggia.lab.envs.episode import EpisodeSetup
from loggia.lab.envs.observations.fields import HIGH, LOW

Observation = dict[str, np.ndarray[Any, Any]]


def observation_space(setting: EpisodeSetup) -> spaces.Dict:
    """`observation`: the figures of `EpisodeSetup.observations`; `action_mask`: 1 for each legal action."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOW, HIGH, (setting.observations.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
        }
    )


def action_space(setting: EpisodeSetup) -> spaces.Discrete[Any]:
    """All moves that have an integer, and `wait`."""
    return spaces.Discrete(setting.actions)


def drawn_seed(generator: np.random.Generator) -> str:
    """A seed for the next match."""
    return f"{int(generator.integers(2**63)):016x}"
