"""The load generator against a real house: people who reload, onlookers and phones on bad networks miss nothing."""

from __future__ import annotations

import asyncio

import pytest

from bench.load.capacity import Plan, Times, World, line
from bench.load.crowd import Crowd, Habits
from bench.load.drivers import run, told
from tests.house.conftest import Hosted


async def test_a_crowd_plays_whole_matches_through_reloads_and_bad_networks(hosted: Hosted) -> None:
    habits = Habits(tables=3, bots=1, level="random", onlookers=1, reloads=60, bad=0.3, pace=0.02)
    crowd = Crowd(hosted.address, habits, seed=4)
    counts = crowd.counts
    async with asyncio.timeout(30):
        await crowd.gather()
        counts.counting = True
        while counts.matches < 3 or not counts.reconnects or not counts.slow_answers:
            await asyncio.sleep(0.05)
        await crowd.leave()
    assert counts.moves == len(counts.answers) + len(counts.slow_answers)
    assert counts.gaps == 0, "every page was told everything, in order"
    assert (counts.failures, counts.troubles) == (0, {})
    rows = await hosted.house.store.read("select count(*) from log where kind = 'move' and person > 0")
    assert rows[0][0] >= counts.moves


async def test_a_crowd_in_two_processes_counts_at_the_same_time(hosted: Hosted) -> None:
    figures = await asyncio.to_thread(run, hosted.address, Habits(tables=3, pace=0.01), 0.5, 2)
    assert (figures["drivers"], figures["failures"], figures["gaps"]) == (2, 0, 0)
    assert figures["moves"] > 0
    rows = await hosted.house.store.read("select count(*) from tables")
    assert rows[0][0] >= 3, "two at one table and one at another"


def test_figures_of_several_drivers_are_put_together() -> None:
    part = {"moves": 2, "matches": 1, "refused": 0, "gaps": 0, "reconnects": 1, "failures": 0, "driver_cpu": 0.004}
    parts = [
        {**part, "answers": [0.001, 0.002], "slow_answers": [0.2], "seconds": 2.0, "troubles": {"x": 1}}
        for _ in range(2)
    ]
    figures = told(Habits(tables=4), 2, parts)
    assert (figures["moves_per_s"], figures["driver_us"], figures["median_ms"]) == (2.0, 2000, 2.0)
    assert (figures["reconnects"], figures["troubles"]) == (2, {"x": 2})


def test_the_simulation_repeats_itself_and_has_a_knee() -> None:
    times = Times()
    below, far_below = (line(Plan(rate=rate), times, 3.0) for rate in (1000.0, 200.0))
    assert below == line(Plan(rate=1000.0), times, 3.0)
    _, above = line(Plan(rate=3000.0), times, 3.0)
    assert far_below[1] < below[1] < 50 < above, "one core serves a move in 450 µs"
    _, shared = line(Plan(workers=4, rate=3000.0), times, 3.0)
    assert shared < 50, "four cores carry what one does not"


def test_a_simulated_move_takes_the_sum_of_its_times_when_nobody_waits() -> None:
    world = World(Plan(workers=2, rate=1.0), Times(spread=1e-3, moves_a_match=1e9), 1)
    world.run(200.0)
    at_the_owner = (380 + 180 + 20 + 1500 + 70) / 1e6
    forwarded = at_the_owner + (240 + 2 * 200) / 1e6
    for kind in (at_the_owner, forwarded):
        assert sum(one == pytest.approx(kind, rel=0.02) for one in world.answers) > 0.3 * len(world.answers)
    assert min(world.answers) == pytest.approx(at_the_owner, rel=0.02)
