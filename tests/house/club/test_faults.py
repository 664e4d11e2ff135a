"""Faults while tables play across two workers: nothing acknowledged is lost or doubled, and everything goes on."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from loggia.house.club.servers import NoServer
from loggia.house.club.starting import LocalClub
from tests.house.club.history import History, play

pytestmark = pytest.mark.slow

TABLES = 12
FLAGS = [
    "--examples=true", "--limits=0", "--courtesy=0", "--push=false", "--eager=false", "--check=false", "--workers=1",
]  # fmt: skip


@pytest.fixture
async def club() -> AsyncIterator[LocalClub]:
    """PostgreSQL, NATS and two workers."""
    pytest.importorskip("nats", reason="the extra 'club' is not installed")
    folder = Path(tempfile.mkdtemp(prefix="loggia-club-"))
    try:
        club = LocalClub(folder, 2, 0, FLAGS)
    except NoServer as missing:
        pytest.skip(str(missing))
    try:
        await asyncio.to_thread(club.start)
        await ready(club)
        yield club
    finally:
        await asyncio.to_thread(club.close)
        shutil.rmtree(folder, ignore_errors=True)


async def ready(club: LocalClub) -> None:
    async with asyncio.timeout(30), httpx.AsyncClient(timeout=2) as http:
        for port in club.ports:
            while True:
                try:
                    if (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200:
                        break
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.1)


async def kill_an_owner(club: LocalClub) -> None:
    club.processes["worker-0"].send_signal(signal.SIGKILL)
    await asyncio.to_thread(club.processes["worker-0"].wait)
    await asyncio.sleep(5)
    club.start_worker(0)


async def stop_and_continue_an_owner(club: LocalClub) -> None:
    club.processes["worker-1"].send_signal(signal.SIGSTOP)
    await asyncio.sleep(8)
    club.processes["worker-1"].send_signal(signal.SIGCONT)


async def stop_postgresql(club: LocalClub) -> None:
    await asyncio.to_thread(club.postgres.stop, signal.SIGINT)
    await asyncio.sleep(6)
    await asyncio.to_thread(club.postgres.start)


async def stop_nats(club: LocalClub) -> None:
    await asyncio.to_thread(club.nats.kill)
    await asyncio.sleep(6)
    await asyncio.to_thread(club.nats.start)


async def hand_over(club: LocalClub) -> None:
    """A rolling restart: each worker drains and ends, and a new one takes its place."""
    for number in range(2):
        process = club.processes[f"worker-{number}"]
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait)
        club.start_worker(number)
        await ready(club)


@pytest.mark.parametrize(
    "fault", [kill_an_owner, stop_and_continue_an_owner, stop_postgresql, stop_nats, hand_over],
    ids=lambda fault: fault.__name__,
)  # fmt: skip
async def test_nothing_acknowledged_is_lost_or_doubled(
    club: LocalClub, fault: Callable[[LocalClub], Awaitable[None]]
) -> None:
    history = History()
    addresses = [f"http://127.0.0.1:{port}" for port in club.ports]
    end = time.monotonic() + 25
    players = [asyncio.create_task(play(history, addresses, end, random.Random(n))) for n in range(TABLES)]
    await asyncio.sleep(4)
    before = len(history.acknowledged)
    await fault(club)
    during = len(history.acknowledged)
    await asyncio.gather(*players)
    assert await history.problems(club.postgres.url) == []
    assert before > 20
    assert len(history.acknowledged) > during + 20, "it goes on afterwards"
    print(fault.__name__, len(history.acknowledged), "moves, longest wait", round(history.longest_wait, 1))
