"""A worker whose PostgreSQL is gone ends all the same when it is told to."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator

import pytest

from loggia.house.club.servers import PostgresServer
from tests.house.conftest import Open, own_postgres
from tests.house.playing import two_at_a_table


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    """A PostgreSQL that may be stopped."""
    with own_postgres() as server:
        yield server


async def test_a_house_ends_while_a_table_waits_for_a_database_that_does_not_come_back(
    open_house: Open, server: PostgresServer
) -> None:
    hosted = await open_house(database=server.url)
    ada, _, code = await two_at_a_table(hosted)
    table = await ada.table(code).__aenter__()
    await asyncio.to_thread(server.stop, signal.SIGQUIT)
    asked = asyncio.create_task(table.play("enter 5"))
    async with asyncio.timeout(60):
        while not hosted.house.journal._tasks:  # the move is lost, and its table waits for the log
            await asyncio.sleep(0.02)
        await hosted.close()
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
