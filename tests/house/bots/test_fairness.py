"""Bots are shared fairly: whoever uses much waits for themselves, and people come before bots among themselves."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.house.bots import reviews
from loggia.house.bots.fair_queue import BOTS_ONLY, LIVE, SLOW, Claim, FairQueue
from loggia.house.bots.reviews import ReviewWorker
from loggia.house.problems import Trouble
from tests.house.conftest import FakeClock, Hosted, Open


class Bench:
    """Jobs of one second each at one place; the order in which they were done."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.queue = FairQueue(1, self.clock)
        self.done: list[str] = []

    async def job(self, name: str, claim: Claim) -> None:
        async with self.queue.turn(claim):
            self.clock.go(1)
            self.done.append(name)
            await asyncio.sleep(0)

    async def order(self, *jobs: dict[str, Claim]) -> list[str]:
        """Who comes first, of jobs that all wait while somebody of the first group's has the place."""
        holder = next(iter(jobs[0].values()), Claim())
        async with self.queue.turn(holder):
            tasks = [asyncio.create_task(self.job(name, one)) for group in jobs for name, one in group.items()]
            await asyncio.sleep(0)
            self.clock.go(1)
        await asyncio.gather(*tasks)
        return self.done


def claim(person: int, table: str, address: str = "", rank: int = LIVE) -> Claim:
    return Claim(rank, table, ((person, address or f"at {person}"),), 1.0)


async def test_one_guest_with_twenty_tables_delays_another_by_one_job_at_most() -> None:
    bench = Bench()
    greedy = {f"t{n}": claim(1, f"t{n}") for n in range(40)}
    assert (await bench.order(greedy, {"bob": claim(2, "b")})).index("bob") == 0


async def test_who_has_played_long_at_one_table_still_comes_before_a_guest_with_many() -> None:
    bench = Bench()
    async with bench.queue.turn(claim(2, "b")):
        bench.clock.go(30)
    greedy = {f"t{n}": claim(1, f"t{n}") for n in range(12)}
    assert (await bench.order(greedy, {"bob": claim(2, "b")})).index("bob") == 0


async def test_a_full_house_of_one_address_is_not_kept_waiting_by_one_who_plays_all_the_time() -> None:
    bench = Bench()
    club = {f"club {n}": claim(n, f"c{n}", "club") for n in range(10, 14)}
    alone = {f"alone {n}": claim(1, "a") for n in range(1)}
    async with bench.queue.turn(claim(1, "a")):
        bench.clock.go(60)
    assert (await bench.order(club, alone)).index("alone 0") > 0


async def test_many_guests_of_one_address_count_as_one() -> None:
    bench = Bench()
    greedy = {f"t{n}": claim(n, f"t{n}", "here") for n in range(1, 41)}
    bob = {f"bob {n}": claim(99, "b", "elsewhere") for n in range(3)}
    done = await bench.order(greedy, bob)
    assert max(done.index(name) for name in bob) <= 5


async def test_people_come_before_bots_and_live_before_slow_but_nobody_waits_for_ever() -> None:
    bench = Bench()
    ranks = {"bots": BOTS_ONLY, "slow": SLOW, "live": LIVE}
    jobs = {name: claim(2, name, rank=rank) for name, rank in ranks.items()}
    assert await bench.order({}, jobs) == ["live", "slow", "bots"]
    bench = Bench()
    crowd = {f"t{n}": claim(n % 5, f"t{n}") for n in range(100)}
    done = await bench.order(crowd, {"bots": claim(200, "b", rank=BOTS_ONLY)})
    assert 20 < done.index("bots") < 60


async def test_somebody_who_sits_with_a_greedy_guest_does_not_pay_for_it() -> None:
    bench = Bench()
    greedy = {f"t{n}": claim(1, f"t{n}") for n in range(40)}
    both = Claim(LIVE, "shared", ((1, "at 1"), (2, "at 2")), 1.0)
    assert (await bench.order(greedy, {"shared": both})).index("shared") == 0


async def test_the_jobs_of_a_crowd_get_less_time_and_nobody_elses_do() -> None:
    bench = Bench()
    async with bench.queue.turn(claim(1, "a")):
        assert bench.queue.part(claim(1, "a")) == 1.0
        tasks = [asyncio.create_task(bench.job("flood", claim(1, f"t{n}"))) for n in range(39)]
        await asyncio.sleep(0)
        assert bench.queue.part(claim(1, "a")) == 0.1
        assert bench.queue.part(claim(7, "x", "at 1")) == 0.1, "another guest of the same address"
        assert bench.queue.part(claim(2, "b")) == 1.0
        assert bench.queue.part(Claim(LIVE, "shared", ((1, "at 1"), (2, "at 2")))) == 1.0
    await asyncio.gather(*tasks)


async def test_a_job_that_is_given_up_while_it_waits_gives_its_place_to_the_next() -> None:
    bench = Bench()
    async with bench.queue.turn(claim(1, "a")):
        gone = asyncio.create_task(bench.job("gone", claim(2, "b")))
        stays = asyncio.create_task(bench.job("stays", claim(3, "c")))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    await stays
    assert bench.done == ["stays"]
    assert bench.queue.waiting == 0


async def test_a_job_given_up_in_the_moment_in_which_a_place_gets_free_does_not_take_it_along() -> None:
    bench = Bench()
    async with bench.queue.turn(claim(1, "a")):
        gone = asyncio.create_task(bench.job("gone", claim(2, "b")))
        stays = asyncio.create_task(bench.job("stays", claim(3, "c")))
        await asyncio.sleep(0)
        gone.cancel()  # the place gets free before this task runs again
    with pytest.raises(asyncio.CancelledError):
        await gone
    await stays
    await bench.job("after", claim(4, "d"))
    assert bench.done == ["stays", "after"]
    assert bench.queue._free == 1


async def test_a_job_given_up_just_after_it_was_given_a_place_passes_it_on() -> None:
    bench = Bench()
    async with bench.queue.turn(claim(1, "a")):
        gone = asyncio.create_task(bench.job("gone", claim(2, "b")))
        stays = asyncio.create_task(bench.job("stays", claim(3, "c")))
        await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert bench.done == ["stays"]
    assert bench.queue._free == 1


# --- over the public interface --------------------------------------------------------------------------------------


async def test_bots_at_twenty_tables_of_one_guest_do_not_come_before_another_persons(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = hosted.house
    think, order, gate = house.workers.think, [], asyncio.Event()

    async def slowly(*values: Any) -> Any:
        await gate.wait()
        return await think(*values)

    claims = house.bots._claim

    def noted(live: Any, decision: Any) -> Claim:
        found = claims(live, decision)
        order.append((found, live.code))
        return found

    monkeypatch.setattr(house.workers, "think", slowly)
    monkeypatch.setattr(house.bots, "_claim", noted)
    greedy, bob = await hosted.visitor("Greedy"), await hosted.visitor("Bob")
    tables = [await greedy.play_now("palio", seats=3, level="random") for _ in range(20)]
    mine = await bob.play_now("palio", seats=3, level="random")
    async with asyncio.timeout(60):
        while len(order) < 40:
            await asyncio.sleep(0.01)
        gate.set()
        waiting = house.workers.queue._waiting
        while any(one.claim.table == mine for one in waiting):
            await asyncio.sleep(0)
        assert sum(one.claim.table in tables for one in waiting) > 10, "Bob's bots did not wait for all of Greedy's"


async def test_bots_think_shorter_where_many_of_the_same_guest_wait(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = hosted.house
    think, asked, gate = house.workers.think, [], asyncio.Event()

    async def noted(*values: Any) -> Any:
        asked.append(values[-1])
        await gate.wait()
        return await think(*values)

    monkeypatch.setattr(house.workers, "think", noted)
    greedy = await hosted.visitor("Greedy")
    for _ in range(12):
        await greedy.play_now("palio", seats=3, level="random")
    async with asyncio.timeout(60):
        while house.workers.queue.waiting < 10:
            await asyncio.sleep(0.01)
        alone = max(asked)
        asked.clear()
        gate.set()
        while not asked:
            await asyncio.sleep(0.01)
        assert asked[0] < alone / 2


async def test_bots_among_themselves_pause_while_nobody_looks(hosted: Hosted) -> None:
    ada = await hosted.visitor("Ada")
    bots = [{"kind": "bot", "level": "random"}] * 3
    code = (await ada.new_table("palio", seats=bots, public=True))["table"]
    live = await hosted.house.live_tables.get(code)
    live.polled = 0.0
    async with asyncio.timeout(30):
        while live.busy_seats:
            await asyncio.sleep(0.01)
        number = live.state.number
        hosted.house.wake(live)
        assert not live.busy_seats
        async with ada.table(code) as table:
            while not table.over:
                await table.changed()
        assert live.state.number > number


async def test_bots_among_themselves_are_left_alone_when_the_house_starts(open_house: Open) -> None:
    hosted = await open_house(think=5.0)
    ada = await hosted.visitor("Ada")
    bots = [{"kind": "bot", "level": "merchant"}] * 3
    code = (await ada.new_table("palio", seats=bots, public=True))["table"]
    await hosted.close()
    hosted = await open_house()
    assert hosted.house.live_tables.known(code) is None


# --- replays and reviews --------------------------------------------------------------------------------------------


def forever() -> None:
    """A job that never ends."""
    while True:
        pass


def answer() -> int:
    """A job that does."""
    return 42


async def test_a_review_that_takes_too_long_is_given_up_and_the_next_goes_on() -> None:
    worker = ReviewWorker(limit=3.0)
    try:
        with pytest.raises(Trouble) as given_up:
            await worker.run("a", forever)
        assert given_up.value.why.id == "house-takes-too-long"
        async with asyncio.timeout(60):
            worker._limit = 60.0
            assert await worker.run("b", answer) == 42
    finally:
        worker.close()


async def test_one_address_cannot_fill_the_queue_of_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = ReviewWorker()
    gate = asyncio.Event()

    async def waiting(*values: Any) -> int:
        await gate.wait()
        return 1

    monkeypatch.setattr(worker._pool, "run", waiting)
    tasks = [asyncio.create_task(worker.run("a", answer)) for _ in range(10)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    other = asyncio.create_task(worker.run("b", answer))
    await asyncio.sleep(0)
    gate.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(result, Trouble) for result in results) == 10 - 1 - reviews.MOST_OF_ONE
    assert await other == 1


async def test_a_forged_record_of_ten_thousand_moves_uses_no_bot(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    used = []
    monkeypatch.setattr(hosted.house.workers._pool, "run", lambda *values: used.append(values))
    stranger = await hosted.visitor()
    record = "\n".join(["loggia record 1", *(f"{n % 2} enter 1" for n in range(10_000))])
    answered = await stranger.http.post("/replay", json={"record": record})
    assert 400 <= answered.status_code < 500
    assert used == []
