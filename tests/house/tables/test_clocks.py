"""Clocks, with a clock of our own: nobody sleeps."""

from __future__ import annotations

import asyncio

import pytest

from loggia.client import HouseRefused
from loggia.table.clock import TableClock, TimeControl
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.playing import two_at_a_table, until


def test_the_time_for_a_decision_is_spent_before_the_reserve() -> None:
    clock = TableClock(TimeControl("live", 10, 60), 2)
    clock.wait_for([0], 100.0)
    assert clock.left(0, 107.0) == (3.0, 60.0)
    assert clock.left(0, 125.0) == (0.0, 45.0)
    clock.wait_for([1], 125.0, moved=0)
    assert clock.left(0, 500.0) == (10, 45.0)
    assert clock.deadline() == 195.0
    assert clock.expired(194.9) == []
    assert clock.expired(195.0) == [1]


def test_a_seat_that_decides_again_begins_anew() -> None:
    clock = TableClock(TimeControl("live", 10, 60), 1)
    clock.wait_for([0], 0.0)
    clock.wait_for([0], 15.0, moved=0)
    assert clock.left(0, 16.0) == (9.0, 55.0)


def test_another_seats_move_does_not_begin_anew_for_me() -> None:
    clock = TableClock(TimeControl("live", 10, 60), 2)
    clock.wait_for([0, 1], 0.0)
    clock.wait_for([1], 5.0, moved=0)
    assert clock.left(1, 12.0) == (0.0, 58.0)


def test_a_pause_stops_time() -> None:
    clock = TableClock(TimeControl("live", 10, 0), 1)
    clock.wait_for([0], 0.0)
    clock.pause(4.0)
    assert clock.deadline() is None
    assert clock.left(0, 1000.0) == (6.0, 0.0)
    clock.resume(1000.0)
    assert clock.left(0, 1001.0) == (5.0, 0.0)


LIVE = {"kind": "live", "move": 10, "reserve": 60}


async def test_when_the_time_is_over_a_bot_plays_on_until_the_person_is_back(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted, clock={**LIVE, "then": "bot"})
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        assert b.clocks is not None
        hosted.clock.go(30)
        await a.play("enter 5")
        assert a.clocks is not None
        assert a.clocks["seats"][0] == {"move": 10, "reserve": 40, "running": False}
        assert a.clocks["seats"][1]["running"]
        hosted.clock.go(39)
        await hosted.house.clocks.tick()
        assert a.lines[-1]["kind"] == "move"
        hosted.clock.go(2)
        await hosted.house.clocks.tick()
        await until(b, lambda: b.info["seats"][1]["away"])
        await until(b, lambda: len(b.view["table"]["prizes_left"]) == 3)
        with pytest.raises(HouseRefused) as refused:
            await b.play("enter 1")
        assert refused.value.code in ("house-away", "house-out-of-date")
        await b.act("replace", kind="me")
        assert not b.info["seats"][1]["away"]


async def test_when_the_time_is_over_the_seat_can_be_lost(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted, clock={**LIVE, "then": "lost"})
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        hosted.clock.go(71)
        await hosted.house.clocks.tick()
        await until(a, lambda: a.over)
        assert a.info["result"]["ranks"] == [1, 2]
        await until(b, lambda: b.info["seats"][1]["lost"])


async def test_a_pause_stops_the_clocks(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted, clock=LIVE)
    async with ada.table(code) as a, bob.table(code), asyncio.timeout(20):
        await a.act("pause")
        hosted.clock.go(10_000)
        await hosted.house.clocks.tick()
        await a.act("resume")
        await a.play("enter 1")
        assert a.info["status"] == "playing"
        assert not a.info["seats"][1]["away"]


async def test_days_are_counted_for_tables_that_nobody_has_open(open_house: Open) -> None:
    clock = FakeClock()
    hosted = await open_house(clock)
    ada, _bob, code = await two_at_a_table(hosted, clock={"kind": "days", "move": 3 * 86_400, "then": "lost"})
    mine = (await ada.call("GET", "/tables/mine"))["tables"][0]
    assert mine["deadline"] == pytest.approx(clock.now + 3 * 86_400, abs=1)
    async with ada.table(code) as a:
        await a.play("enter 5")
    await hosted.close()
    clock.go(86_400)
    hosted = await open_house(clock)
    await hosted.house.clocks.sweep()
    assert (await (await hosted.visitor()).call("GET", f"/tables/{code}"))["info"]["status"] == "playing"
    clock.go(2 * 86_400)
    await hosted.house.clocks.tick()
    assert (await (await hosted.visitor()).call("GET", f"/tables/{code}"))["info"]["status"] == "playing"
    clock.go(86_401)
    await hosted.house.clocks.tick()
    assert (await (await hosted.visitor()).call("GET", f"/tables/{code}"))["info"]["status"] == "over"
