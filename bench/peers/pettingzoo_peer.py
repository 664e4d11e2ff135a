"""PettingZoo's classic environments beside us: random play under masks, on one core.

    python -m bench.peers.pettingzoo_peer [SECONDS] [GAME]

A decision is `last()`, a random action of the mask, `step()`; whole matches with their `reset` are counted. These
environments have no copy.
"""

import random
from importlib import import_module

from bench.peers.rates import Rates, told, without_copies

GAMES = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4")
"""Those that are measured; one whose own dependency is missing is left out."""


def measure(seconds: float = 10.0, name: str = GAMES[0]) -> Rates:
    """The rates of one environment, in about so many seconds."""
    env, chance = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)

    def play(number: int) -> int:
        decisions = 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(chance.choice(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return without_copies(f"PettingZoo {name}", "pettingzoo", env.max_num_agents, play, seconds)


if __name__ == "__main__":
    told(measure)
