"""RLCard's environments beside us: random play among the legal actions, on one core.

    python -m bench.peers.rlcard_peer [SECONDS] [GAME]

A decision is one `step` with a random legal action; whole matches with their `reset` are counted. The environments
have no copy.
"""

import random

from bench.peers.rates import Rates, told, without_copies

GAMES = ("uno", "gin-rummy", "limit-holdem")
"""Those that are measured."""


def measure(seconds: float = 10.0, name: str = GAMES[0]) -> Rates:
    """The rates of one environment, in about so many seconds."""
    import rlcard

    env, chance = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def play(number: int) -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return without_copies(f"RLCard {name}", "rlcard", env.num_players, play, seconds)


if __name__ == "__main__":
    told(measure)
