"""RLCard's environments beside us: random play among the legal actions, on one core.

    python -m bench.peers.rlcard_peer [SECONDS] [GAME]

A decision is one `step` with a random legal action; whole matches with their `reset` are counted. The environments
have no copy.
"""

import json
import random
import sys
from importlib.metadata import version
from time import process_time

from bench.peers.catanatron_peer import Rates

GAMES = ("uno", "gin-rummy", "limit-holdem")
"""Those that are measured."""


def measure(seconds: float = 10.0, name: str = GAMES[0]) -> Rates:
    """The rates of one environment, in about so many seconds."""
    import rlcard

    env, chance = rlcard.make(name, config={"seed": 1}), random.Random(1)
    decisions = matches = 0
    start = process_time()
    while (taken := process_time() - start) < seconds:
        matches += 1
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
    return Rates(
        peer=f"RLCard {name}",
        version=version("rlcard"),
        seats=env.num_players,
        decisions_per_s=round(decisions / taken, 1),
        copies_per_s=0.0,
        decisions=decisions,
        copies=0,
        matches=matches,
    )


if __name__ == "__main__":
    given = sys.argv[1:]
    print(json.dumps(measure(float(given[0]) if given else 10.0, *given[1:2]), indent=2))
