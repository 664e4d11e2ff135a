"""PettingZoo's and Gymnasium's own tests, and ours over whole matches with masks."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import loggia
from loggia.kernel import Record, replay

pytest.importorskip("pettingzoo", reason="needs the extra 'envs': pip install loggia[envs]")
pytest.importorskip("gymnasium", reason="needs the extra 'envs': pip install loggia[envs]")

import gymnasium
from gymnasium.utils.env_checker import check_env

with warnings.catch_warnings():  # where PettingZoo's own games are installed, its tests import one in the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

from loggia.lab.envs.aec import LoggiaAEC
from loggia.lab.envs.observations import GAMES
from loggia.lab.envs.parallel import LoggiaParallel
from loggia.lab.envs.single import LoggiaGym

pytestmark = [
    # PettingZoo warns of what it finds unusual and allows: observations with a mask, an environment that draws nothing.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render"),
    pytest.mark.filterwarnings("ignore:.*:DeprecationWarning"),
]


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_s_own_tests_pass(name: str) -> None:
    api_test(LoggiaAEC(name, 3), num_cycles=150)
    seed_test(lambda: LoggiaAEC(name, 3), num_cycles=50)
    parallel_api_test(LoggiaParallel(name, 3), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_s_own_test_passes(name: str) -> None:
    env = gymnasium.make(f"loggia/{name}-v0", seats=2, opponents=("random",))
    check_env(env.unwrapped, skip_render_check=True)


def drawn(mask: np.ndarray[Any, Any], generator: np.random.Generator) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


def whole_match(name: str, seed: int) -> tuple[list[bytes], Record]:
    env, generator, told = LoggiaAEC(name, 3), np.random.default_rng(9), []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert seen is not None
        told.append(
            agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes() + str(reward).encode()
        )
        env.step(None if over or cut else drawn(seen["action_mask"], generator))
    return told, env.record


@pytest.mark.parametrize("name", ["palio", "lucca", "carrara"])
def test_a_seed_settles_a_whole_match(name: str) -> None:
    first, again, other = whole_match(name, 5), whole_match(name, 5), whole_match(name, 6)
    assert first == again
    assert first[0] != other[0]
    assert replay(loggia.game(name), Record.read(first[1].text())).result is not None


def parallel_match(name: str, seed: int) -> tuple[list[bytes], Record]:
    env, generator, told = LoggiaParallel(name, 3), np.random.default_rng(9), []
    seen, _ = env.reset(seed=seed)
    while env.agents:
        actions = {agent: drawn(seen[agent]["action_mask"], generator) for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
        told.append(b"".join(one["observation"].tobytes() for one in seen.values()) + str(rewards).encode())
    return told, env.record


@pytest.mark.parametrize("name", ["palio", "lucca", "genoa"])
def test_a_seed_settles_a_whole_match_in_parallel_too(name: str) -> None:
    first, again = parallel_match(name, 5), parallel_match(name, 5)
    assert first == again
    assert parallel_match(name, 6)[0] != first[0]
    assert replay(loggia.game(name), Record.read(first[1].text())).result is not None


@pytest.mark.parametrize("name", ["carrara", "genoa"])
def test_an_observation_that_somebody_keeps_stays_as_it_is(name: str) -> None:
    env, generator = LoggiaAEC(name, 3), np.random.default_rng(2)
    env.reset(seed=4)
    kept = []
    for number, _ in enumerate(env.agent_iter(120)):
        seen, _, over, _, _ = env.last()
        assert seen is not None
        assert sorted(np.flatnonzero(seen["action_mask"])) == sorted(env.legal)
        part: Any = seen if number % 3 == 0 else seen["action_mask"][5:] if number % 3 == 1 else seen["observation"][:7]
        copied = {key: value.copy() for key, value in seen.items()} if number % 3 == 0 else part.copy()
        if number % 2:
            kept.append((part, copied))
        env.step(None if over else drawn(seen["action_mask"], generator))
    for part, copied in kept:
        for one, other in (
            zip(part.values(), copied.values(), strict=True) if isinstance(part, dict) else [(part, copied)]
        ):
            assert (one == other).all()


def test_arrays_are_used_again_when_nobody_holds_them_and_masks_cannot_be_changed() -> None:
    env = LoggiaAEC("lucca", 3)
    env.reset(seed=4)
    seen, addresses = env.observe(env.agent_selection), set()
    for _ in range(10):
        env.step(env.legal[0])
        seen = env.observe(env.agent_selection)
        addresses.add(seen["action_mask"].ctypes.data)
    assert len(addresses) == 2
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][0] = 1


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env, generator = LoggiaAEC("lucca", 3), np.random.default_rng(1)
    env.reset(seed=1)
    last = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        assert seen is not None
        if over:
            last[agent] = reward
        else:
            assert reward == 0
        env.step(None if over else drawn(seen["action_mask"], generator))
    assert len(last) == 3
    assert sum(last.values()) == pytest.approx(0)
    scores = env.record.scores
    assert scores is not None
    assert last[f"player_{scores.index(max(scores))}"] == max(last.values())


def test_one_seat_plays_against_chosen_bots() -> None:
    env = LoggiaGym("lucca", seats=3, opponents=("apprentice", "random"), seat=None, illegal_reward=-1.0)
    env.reset(seed=3)
    generator, over = np.random.default_rng(3), False
    _, reward, _, _, info = env.step(env.setting.wait)
    assert (reward, info) == (-1.0, {"illegal": True})
    while not over:
        assert (env.action_masks() == (env.setting.mask(env.episode.legal) == 1)).all()
        _, reward, over, cut, info = env.step(drawn(env.action_masks(), generator))
        assert not cut
        assert not info
    assert -1 <= reward <= 1
    assert replay(loggia.game("lucca"), Record.read(env.record.text())).result is not None


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_environment_goes_on_as_the_first_and_by_itself(again: Callable[[LoggiaAEC], LoggiaAEC]) -> None:
    env = LoggiaAEC("lucca", 3)
    env.reset(seed=8)
    for _ in range(20):
        env.step(env.legal[0])
    twin = again(env)
    ends = []
    for one in (twin, env):
        for _ in one.agent_iter():
            _, _, over, _, _ = one.last()
            one.step(None if over else one.legal[-1])
        ends.append(one.record)
    assert ends[0] == ends[1]
    assert not env.agents
    assert len(ends[0].moves) > 30


def test_a_subclass_may_answer_in_its_own_way() -> None:
    class Own(LoggiaAEC):
        steps = 0

        def step(self, action: int | None) -> None:
            self.steps += 1
            super().step(action)

        def observe(self, agent: str) -> Any:
            return {**super().observe(agent), "mine": np.ones(1)}

    env = Own("palio", 2)
    env.reset(seed=1)
    seen, reward, over, cut, info = env.last()
    assert seen is not None
    assert "mine" in seen
    assert (reward, over, cut, info) == (0.0, False, False, {})
    env.step(env.legal[0])
    assert env.steps == 1
    assert env.last(observe=False)[0] is None
