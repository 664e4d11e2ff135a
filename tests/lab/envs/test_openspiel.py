"""OpenSpiel's own tests of our games, in a process of their own: its C++ side ends the process where one fails."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

if find_spec("pyspiel") is None:
    pytest.skip("needs the extra 'lab': pip install loggia[lab]", allow_module_level=True)

TESTS = """
import pickle, random
import pyspiel
import loggia
from loggia.kernel import Record, replay
from loggia.lab.envs import openspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough
name = "NAME"
short = f"loggia_{name}(players=2,deals=20)"
games = pyspiel.load_game(short), pyspiel.load_game(short.replace("(", "_in_turn("))
for game in (*games, pyspiel.convert_to_turn_based(games[0])):
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
if name in ("palio", "lucca"):
    assert playthrough(short, action_sequence=None, seed=1) == playthrough(short, action_sequence=None, seed=1)
state, generator = pyspiel.load_game(short).new_initial_state(), random.Random(4)
together = 0
while not state.is_terminal():
    twin = state.clone()
    if state.is_chance_node():
        actions = generator.choice(state.chance_outcomes())[0]
    elif state.is_simultaneous_node():
        together += 1
        actions = [generator.choice(state.legal_actions(seat) or [0]) for seat in range(2)]
    else:
        actions = generator.choice(state.legal_actions())
    before = str(state)
    for one in (twin, state):
        one.apply_actions(actions) if isinstance(actions, list) else one.apply_action(actions)
    assert str(twin) == str(state) != before or "wait" in state.action_to_string(0, actions)
    if len(state.history()) % 50 == 0:
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
assert together or name == "carrara"
assert sum(state.returns()) == 0
assert replay(loggia.game(name), Record.read(state.record.text())).result is not None
print("all is well")
"""


@pytest.mark.parametrize("name", ["palio", "lucca", "carrara", "vecchio", "genoa"])
def test_openspiel_s_own_tests_pass(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TESTS.replace("NAME", name)], capture_output=True, text=True, env=dict(os.environ)
    )
    assert "all is well" in done.stdout, done.stderr[-2000:]
    assert done.returncode == 0


SEARCH = """
import numpy as np, pyspiel
from loggia.lab.envs import openspiel
from open_spiel.python.algorithms import ismcts, mcts
game = pyspiel.load_game("loggia_lucca_in_turn(players=2)")
numbers = np.random.RandomState(1)
bot = ismcts.ISMCTSBot(
    game, mcts.RandomRolloutEvaluator(1, numbers), 2.0, 4, random_state=numbers, use_observation_string=True
)
bot.set_resampler(lambda state, player: state.imagined(player, str(numbers.randint(1 << 30))))
state = game.new_initial_state()
state.apply_action(5)
state.apply_action(state.legal_actions()[0])
others = set()
for _ in range(4):
    seat = state.current_player()
    for seed in range(8):
        twin = state.imagined(seat, str(seed))
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        others.add((seat, twin.observation_string(1 - seat)))
    state.apply_action(bot.step(state))
assert len(others) > 4, "what the other knows is imagined anew"
print("searched")
"""


def test_openspiel_s_own_search_looks_ahead_in_imagined_worlds() -> None:
    done = subprocess.run([sys.executable, "-c", SEARCH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "searched" in done.stdout
