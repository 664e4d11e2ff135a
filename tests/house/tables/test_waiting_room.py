"""Before the match: who is ready, when it begins, and who is there. And during it: who paused, and why."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from tests.house.conftest import FakeClock, Hosted, Open
from tests.house.playing import two_at_a_table, until


async def three_seats(hosted: Hosted, start: str, last: str = "open") -> tuple[Visitor, Visitor, str]:
    """Ada and Bob at a table for three."""
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": last, "level": "random" if last == "bot" else ""}]
    code = (await ada.new_table("palio", seats=seats, start=start))["table"]
    await bob.join(code)
    return ada, bob, code


async def info(visitor: Visitor, code: str) -> dict[str, Any]:
    found: dict[str, Any] = (await visitor.call("GET", f"/tables/{code}"))["info"]
    return found


async def mark(visitor: Visitor, code: str, ready: bool = True) -> None:
    await visitor.call("POST", f"/tables/{code}/ready", {"ready": ready})


async def test_it_begins_when_every_seat_is_taken_and_everybody_is_ready(hosted: Hosted) -> None:
    ada, bob, code = await three_seats(hosted, "ready", "bot")
    assert (await info(ada, code))["status"] == "waiting", "full, and nobody has said that they are ready"
    async with bob.table(code) as seen, asyncio.timeout(10):
        await mark(ada, code)
        await until(seen, lambda: seen.info["seats"][0]["ready"])
        assert seen.info["status"] == "waiting"
        await mark(ada, code, False)
        await until(seen, lambda: not seen.info["seats"][0]["ready"])
        await mark(bob, code)
        assert seen.info["status"] == "waiting"
        await mark(ada, code)
        await until(seen, lambda: seen.info["status"] == "playing")
    assert [seat["ready"] for seat in (await info(bob, code))["seats"]] == [False] * 3


async def test_a_bot_in_the_last_seat_begins_it_where_all_are_ready(hosted: Hosted) -> None:
    ada, bob, code = await three_seats(hosted, "ready")
    await mark(ada, code)
    await mark(bob, code)
    assert (await info(ada, code))["status"] == "waiting", "a seat is still free"
    await ada.call("POST", f"/tables/{code}/set-seat", {"seat": 2, "to": {"kind": "bot", "level": "random"}})
    assert (await info(ada, code))["status"] == "playing"


async def test_where_the_host_begins_marks_are_only_marks(hosted: Hosted) -> None:
    ada, bob, code = await three_seats(hosted, "host", "bot")
    await mark(ada, code)
    await mark(bob, code)
    assert (await info(ada, code))["status"] == "waiting"
    await ada.call("POST", f"/tables/{code}/start")
    assert (await info(ada, code))["status"] == "playing"


async def test_whoever_stands_up_or_sits_down_is_not_ready(hosted: Hosted) -> None:
    ada, bob, code = await three_seats(hosted, "ready")
    await mark(bob, code)
    await bob.call("POST", f"/tables/{code}/leave")
    assert not (await info(ada, code))["seats"][1]["ready"]
    await bob.join(code)
    assert not (await info(ada, code))["seats"][1]["ready"]


async def test_only_those_who_sit_are_ready_and_only_before_the_start(hosted: Hosted) -> None:
    ada, _bob, code = await three_seats(hosted, "host")
    eve = await hosted.visitor("Eve")
    with pytest.raises(HouseRefused) as refused:
        await mark(eve, code)
    assert refused.value.code == "house-not-seated"
    await ada.call("POST", f"/tables/{code}/start")
    with pytest.raises(HouseRefused) as refused:
        await mark(ada, code)
    assert refused.value.code == "house-begun"


async def test_a_pause_says_who_and_why_also_after_a_restart(open_house: Open) -> None:
    clock = FakeClock()
    hosted = await open_house(clock)
    ada, bob, code = await two_at_a_table(hosted)
    async with bob.table(code) as seen, asyncio.timeout(10):
        await ada.call("POST", f"/tables/{code}/pause", {"why": "meal"})
        await until(seen, lambda: seen.info["status"] == "paused")
        assert seen.info["paused"] == {"seat": 0, "at": clock.now, "why": "meal"}
        said = seen.lines[-1]["say"]
        assert (said["say"], said["with"]["why"]["say"]) == ("house-line-pause-why", "house-pause-meal")
    with pytest.raises(HouseRefused) as refused:
        await bob.call("POST", f"/tables/{code}/pause", {"why": "<b>anything</b>"})
    assert refused.value.code == "house-malformed"
    cookie = bob.http.cookies
    await hosted.close()
    again = await open_house(clock)
    back = await again.visitor()
    back.http.cookies = cookie
    assert (await info(back, code))["paused"]["why"] == "meal"
    await back.call("POST", f"/tables/{code}/resume")
    assert (await info(back, code))["paused"] is None
    await back.call("POST", f"/tables/{code}/pause")
    assert (await info(back, code))["paused"] == {"seat": 1, "at": clock.now, "why": ""}
