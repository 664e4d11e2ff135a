"""A rolling upgrade: a worker of the schema before and a new one side by side, then the old one drains.

The old worker is this program with the schema one step shorter. So this proves what the last step of the schema does to
a worker that does not know it, and that tables are handed over; not that two releases understand each other's messages.
"""

from __future__ import annotations

import asyncio

import pytest

from loggia.client import RemoteTable
from loggia.house.club.servers import NatsServer
from loggia.house.store.schema import STEPS, TooNew
from tests.house.conftest import Hosted, Open
from tests.house.playing import two_at_a_table, until


async def play(table: RemoteTable, acknowledged: list[str], most: int) -> None:
    """Make the next decisions of a seat; what was acknowledged."""
    async for decision in table.decisions():
        key = f"{table.seat}-{len(acknowledged)}"
        await table.play(decision.choices[0].text, key)
        acknowledged.append(key)
        if len(acknowledged) >= most:
            return


async def test_a_table_goes_on_from_an_old_worker_to_a_new_one_and_nothing_is_lost(
    open_house: Open, postgres_url: str, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def worker() -> Hosted:
        hosted: Hosted = await open_house(database=postgres_url, nats=nats_server.url)
        return hosted

    with monkeypatch.context() as before:
        before.setattr("loggia.house.store.schema.STEPS", STEPS[:-1])
        old = await worker()
    ada, bob, code = await two_at_a_table(old)
    acknowledged: dict[int, list[str]] = {0: [], 1: []}
    async with asyncio.timeout(60):
        async with ada.table(code) as a, bob.table(code) as b:
            await asyncio.gather(play(a, acknowledged[0], 1), play(b, acknowledged[1], 1))
            new = await worker()
            assert new.house.store.migrated == 1  # type: ignore[attr-defined]
            there = await new.visitor()
            there.http.cookies = bob.http.cookies
            async with there.table(code) as elsewhere:  # through the new worker to the old one, which goes on to own it
                await asyncio.gather(play(a, acknowledged[0], 2), play(elsewhere, acknowledged[1], 2))
            known = old.house.live_tables.known(code)
            assert known is not None
            assert known.epoch > 0
        await old.close()  # type: ignore[attr-defined]  # as SIGTERM does
        back = await new.visitor()
        back.http.cookies = ada.http.cookies
        async with back.table(code) as a, there.table(code) as b:
            await asyncio.gather(play(a, acknowledged[0], 99), play(b, acknowledged[1], 99))
            await until(a, lambda: a.over)
    keys = {key for (key,) in await new.house.store.read("select key from log where kind = 'move'")}
    assert keys == {*acknowledged[0], *acknowledged[1]}
    assert min(map(len, acknowledged.values())) > 2
    with monkeypatch.context() as before:
        before.setattr("loggia.house.store.schema.STEPS", STEPS[:-1])
        with pytest.raises(TooNew):
            await worker()
