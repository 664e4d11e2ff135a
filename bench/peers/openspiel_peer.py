"""Rates of OpenSpiel: random play and copies of one of its games, in C++ behind its Python interface, or in Python.

    python -m bench.peers.openspiel_peer [SECONDS] [GAME]

Counted as for catanatron (`catanatron_peer.py`). Chance nodes do not count as decisions: in our games a draw is part of
the move that causes it.
"""

import random
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

from bench.peers.rates import Rates, told

GAME = "hearts"
MIDDLE = 20
"""Decisions before copying starts."""


def step(state: Any, chance: random.Random) -> bool:
    """Apply one random action; true if it was a player's decision."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, weights)[0])
        return False
    state.apply_action(chance.choice(state.legal_actions()))
    return True


def measure(seconds: float = 10.0, name: str = GAME) -> Rates:
    """Measure OpenSpiel on one core for about `seconds`."""
    import pyspiel

    if name.startswith("python_"):
        import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # registers it

    game, chance = pyspiel.load_game(name), random.Random(1)
    decisions = matches = copies = 0
    start = process_time()
    while (playing := process_time() - start) < seconds * 0.7:
        matches += 1
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state, chance)
    middle, played = game.new_initial_state(), 0
    while played < MIDDLE and not (after := middle.clone()).is_terminal():
        played += step(after, chance)
        if after.is_terminal():
            break  # a short game: the last position before its end
        middle = after
    start = process_time()
    while (copying := process_time() - start) < seconds * 0.3:
        for _ in range(100):
            middle.clone()
        copies += 100
    return Rates(
        peer=f"OpenSpiel {name}",
        version=version("open_spiel"),
        seats=game.num_players(),
        decisions_per_s=round(decisions / playing, 1),
        copies_per_s=round(copies / copying, 1),
        decisions=decisions,
        copies=copies,
        matches=matches,
    )


if __name__ == "__main__":
    told(measure)
