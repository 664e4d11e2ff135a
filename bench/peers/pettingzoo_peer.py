"""PettingZoo's classic environments beside us: random play under masks, on one core.

    python -m bench.peers.pettingzoo_peer [SECONDS] [GAME]

A decision is `last()`, a random action of the mask, `step()`; whole matches with their `reset` are counted. These
environments have no copy.
"""

import json
import random
import sys
from importlib import import_module
from importlib.metadata import version
from time import process_time

from bench.peers.catanatron_peer import Rates

GAMES = ("connect_four_v3", "hanabi_v5", "texas_holdem_v4")
"""Those that are measured; one whose own dependency is missing is left out."""


def measure(seconds: float = 10.0, name: str = GAMES[0]) -> Rates:
    """The rates of one environment, in about so many seconds."""
    env, chance = import_module(f"pettingzoo.classic.{name}").env(), random.Random(1)
    decisions = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        matches += 1
        env.reset(seed=matches)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            env.step(chance.choice(mask.nonzero()[0]))
            decisions += 1
    return Rates(
        peer=f"PettingZoo {name}",
        version=version("pettingzoo"),
        seats=env.max_num_agents,
        decisions_per_s=round(decisions / taken, 1),
        copies_per_s=0.0,
        decisions=decisions,
        copies=0,
        matches=matches,
    )


if __name__ == "__main__":
    given = sys.argv[1:]
    print(json.dumps(measure(float(given[0]) if given else 10.0, *given[1:2]), indent=2))
