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
for game in (pyspiel.load_game(short), pyspiel.convert_to_turn_based(pyspiel.load_game(short))):
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
