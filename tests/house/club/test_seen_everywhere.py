"""What people see of each other is the same at every worker: lists of tables, who is there, chat, names, blocks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.club.servers import NatsServer
from tests.house.conftest import Hosted, Open
from tests.house.playing import play_first, two_at_a_table, until

Two = tuple[Hosted, Hosted]


@pytest.fixture
async def both(open_house: Open, postgres_url: str, nats_server: NatsServer) -> Two:
    """Two workers of one house."""
    one, two = [await open_house(database=postgres_url, nats=nats_server.url) for _ in range(2)]
    async with asyncio.timeout(10):
        while any(hosted.house.club is None or len(hosted.house.club.living) < 2 for hosted in (one, two)):
            await asyncio.sleep(0.02)
    return one, two


async def at(other: Hosted, visitor: Visitor) -> Visitor:
    """The same person at another worker."""
    there = await other.visitor()
    there.http.cookies = visitor.http.cookies
    return there


async def eventually(asked: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(10):
        while not await asked():
            await asyncio.sleep(0.02)


async def listed(visitor: Visitor, path: str = "/tables") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.call("GET", path))["tables"]
    return found


async def test_lists_of_tables_are_the_same_at_every_worker(both: Two) -> None:
    one, two = both
    ada, bob = await one.visitor("Ada"), await two.visitor("Bob")
    made = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    (table,) = await listed(bob)
    assert (table["id"], table["status"]) == (made["table"], "waiting")
    await bob.join(made["table"])
    for visitor in (ada, bob):
        (table,) = await listed(visitor)
        assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("playing", ["Ada", "Bob"])
    async with ada.table(made["table"]) as a, bob.table(made["table"]) as b, asyncio.timeout(30):
        await asyncio.gather(play_first(a), play_first(b))
    assert [await listed(visitor) for visitor in (ada, bob)] == [[], []]


async def test_whose_turn_it_is_is_listed_at_a_worker_that_has_only_looked_at_the_table(both: Two) -> None:
    one, two = both
    ada, _, code = await two_at_a_table(one)
    there = await at(two, ada)
    seen = (await there.call("GET", f"/tables/{code}"))["number"]  # from now on it is in that worker's memory
    assert [table["my_turn"] for table in await listed(there, "/tables/mine")] == [True]
    await ada.call("POST", f"/tables/{code}/move", {"text": "enter 1", "seen": seen})

    async def told() -> bool:
        await one.house.projections.write_due()
        return [table["my_turn"] for table in await listed(there, "/tables/mine")] == [False]

    await eventually(told)


async def test_who_is_there_is_told_at_every_worker(both: Two) -> None:
    one, two = both
    ada, bob, code = await two_at_a_table(one)
    me = (await bob.call("GET", "/me"))["id"]
    bob = await at(two, bob)
    async with ada.table(code) as a:
        async with bob.table(code):
            await until(a, lambda: me in a.present)
        await until(a, lambda: me not in a.present)


async def test_whom_somebody_mutes_at_one_worker_is_not_heard_at_another(both: Two) -> None:
    one, two = both
    ada, bob, code = await two_at_a_table(one)
    speaker = (await bob.call("GET", "/me"))["id"]
    there = await at(two, ada)
    async with there.table(code) as a, bob.table(code) as b:  # both workers know now that Ada mutes nobody
        await b.act("chat", text="heard")
        await until(a, lambda: [line["text"] for line in a.chat] == ["heard"])
        other = await at(two, bob)
        elsewhere = await there.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
        await other.join(elsewhere["table"], invite=elsewhere["info"]["invite"])
        await a.act("mute", person=speaker, on=True)  # the owner of this table hears of it
        await eventually(lambda: _mutes(two, there, speaker))
        async with there.table(elsewhere["table"]) as quiet, other.table(elsewhere["table"]) as loud:
            await loud.act("chat", text="not heard")
            await there.call("POST", f"/tables/{elsewhere['table']}/chat", {"text": "mine"})
            await until(quiet, lambda: bool(quiet.chat))
            assert [line["text"] for line in quiet.chat] == ["mine"]


async def _mutes(hosted: Hosted, visitor: Visitor, person: int) -> bool:
    me = (await visitor.call("GET", "/me"))["id"]
    return person in await hosted.house.mutes.of(me)


async def test_a_block_holds_at_every_worker_at_once(both: Two) -> None:
    one, two = both
    ada, bob = await one.visitor("Ada"), await two.visitor("Bob")
    mine = (await bob.call("GET", "/me"))["id"]
    wish = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await ada.new_table("palio", seats=wish, public=True))["table"]
    assert not await one.house.blocks.between(mine, [(await ada.call("GET", "/me"))["id"]])
    there = await at(two, ada)
    await there.call("POST", f"/people/{mine}/block", {"on": True})

    async def refused() -> bool:
        try:
            await bob.join(table)
        except HouseRefused:
            return True
        await bob.call("POST", f"/tables/{table}/leave", {})
        return False

    await eventually(refused)


async def test_another_name_is_shown_at_every_worker(both: Two) -> None:
    one, two = both
    ada, bob, code = await two_at_a_table(one)
    there = await at(two, bob)
    async with ada.table(code) as a:
        await there.call("PATCH", "/me", {"name": "Roberto"})
        await until(a, lambda: [seat["name"] for seat in a.info["seats"]] == ["Ada", "Roberto"])
