"""Episodes and batches: seats asked in integers, the same matches from the same seeds."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import loggia
from loggia import bots
from loggia.kernel import Chance, Record, WrongSetup, replay
from loggia.lab.envs.batch import LoggiaBatch
from loggia.lab.envs.episode import Episode, EpisodeSetup
from loggia.lab.envs.observations import GAMES
from loggia.lab.envs.rows import LEARNER, BatchPlan


def play(episode: Episode, seed: str = "play") -> Episode:
    chance = Chance(seed)
    while not episode.over:
        episode.act(episode.sample(chance))
    return episode


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_s_record_is_a_genuine_match(name: str) -> None:
    done = play(EpisodeSetup(name, 2).begin("record"))
    record = Record.read(done.record.text())
    assert replay(loggia.game(name), record).result is not None
    assert sum(done.rewards()) == pytest.approx(0)
    assert play(EpisodeSetup(name, 2).begin("record")).record == done.record


def test_an_action_that_is_not_legal_becomes_a_legal_one() -> None:
    episode = EpisodeSetup("lucca", 3).begin("illegal")
    assert not episode.act(episode.setting.wait)
    assert len(episode.match.moves) == 1


def test_nobody_waits_where_the_match_waits_for_him() -> None:
    setting = EpisodeSetup("genoa", 3)
    episode, chance, asked = setting.begin("talk"), Chance("talk"), {True: 0, False: 0}
    for _ in range(400):
        must = episode.seat in episode.match.awaited
        asked[must] += 1
        assert (setting.wait in episode.legal) == (not must)
        episode.act(episode.sample(chance))
    assert min(asked.values()) > 20


def test_a_copied_and_a_pickled_episode_go_on_as_the_first() -> None:
    for name in ("lucca", "genoa"):
        episode, chance = EpisodeSetup(name, 3).begin("copy"), Chance("copy")
        for _ in range(60):
            episode.act(episode.sample(chance))
        others = [episode.copy(), pickle.loads(pickle.dumps(episode))]
        ends = [play(one).record for one in (*others, episode)]
        assert ends[0] == ends[1] == ends[2]


def test_bots_can_answer_for_seats() -> None:
    episode, level = EpisodeSetup("genoa", 3).begin("bots"), bots.level("apprentice")
    for number in range(150):
        episode.answer(level, bots.Budget(iterations=1), Chance(str(number)))
    assert len(episode.match.moves) > 20


# --- batches --------------------------------------------------------------------------------------------------------


def run(plan: BatchPlan, workers: int, steps: int) -> tuple[list[bytes], list[str]]:
    with LoggiaBatch(plan, workers) as batch:
        told = []
        for _ in range(steps):
            now = batch.step(batch.sample())
            assert now.masks[np.arange(plan.matches), :].any(axis=1).all()
            told.append(b"".join(part.tobytes() for part in now))
        return told, sorted(batch.records())


def test_a_batch_is_the_same_in_one_process_and_in_two() -> None:
    plan = BatchPlan("lucca", 3, 5, "same", keep=True)
    alone, records = run(plan, 0, 120)
    assert run(plan, 2, 120) == (alone, records)
    assert len(records) >= 5
    for text in records:
        assert replay(loggia.game("lucca"), Record.read(text)).result is not None


def test_the_buffers_tell_the_same_as_the_match() -> None:
    with LoggiaBatch(BatchPlan("palio", 3, 2, "buffers")) as batch:
        setting = EpisodeSetup("palio", 3)
        episode = setting.begin("buffers/1/0")
        while True:
            assert batch.now.seats[1] == episode.seat
            assert batch.now.observations[1].tobytes() == episode.observe(episode.seat)
            assert sorted(np.flatnonzero(batch.now.masks[1])) == sorted(episode.legal)
            action = batch.sample()
            batch.step(action)
            episode.act(int(action[1]))
            if episode.over:
                break
            assert not batch.now.dones[1]
        assert batch.now.dones[1]
        assert tuple(batch.now.rewards[1]) == pytest.approx(episode.rewards())


def test_the_pool_plays_the_seats_that_do_not_learn() -> None:
    plan = BatchPlan("palio", 3, 6, "pool", learners=1, bots=("random",))
    asked = []

    def highest(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(len(masks))
        return np.array([np.flatnonzero(mask)[-1] for mask in masks])

    with LoggiaBatch(plan) as batch:
        number, now = batch.add_opponent(highest), batch.now
        for _ in range(60):
            now = batch.step(batch.sample())
            assert (now.players[np.arange(6), now.seats] == LEARNER).all()
        assert (now.players == LEARNER).sum(axis=1).tolist() == [1] * 6
        assert number in now.players
    assert sum(asked) > 50


def test_an_impossible_batch_is_refused_in_words() -> None:
    for plan in (BatchPlan("lucca", 3, 0, "x"), BatchPlan("lucca", 3, 2, "x", learners=4)):
        with pytest.raises(WrongSetup, match="setup-batch"):
            LoggiaBatch(plan)
    with pytest.raises(WrongSetup, match="setup-bot-unknown"):
        LoggiaBatch(BatchPlan("lucca", 3, 2, "x", bots=("genius",)))
