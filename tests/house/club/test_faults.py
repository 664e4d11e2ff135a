"""Faults while tables play across two workers: nothing acknowledged is lost or doubled, and everything goes on.

The same faults at full length and ten times each: `python -m bench.load.faults`.
"""

from __future__ import annotations

import asyncio
import shutil
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.load.faults import FAULTS, Stage, happen
from loggia.house.club.servers import NoServer

pytestmark = pytest.mark.slow

TABLES = 8
SCALE = 0.3
"""How long faults last, as a part of what the bench lets them last; longer than a lease."""


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """PostgreSQL, NATS, two workers and two bot workers, and people who play."""
    pytest.importorskip("nats", reason="the extra 'club' is not installed")
    folder = Path(tempfile.mkdtemp(prefix="loggia-club-"))
    try:
        stage = Stage(folder, TABLES, 0.5, SCALE)
    except NoServer as missing:
        pytest.skip(str(missing))
    try:
        await stage.open()
        await stage.all_moved(time.monotonic())
        yield stage
    finally:
        await stage.close()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.parametrize("fault", FAULTS)
async def test_nothing_acknowledged_is_lost_or_doubled_and_every_table_goes_on(stage: Stage, fault: str) -> None:
    result = await happen(stage, fault)
    assert result["problems"] == []
    assert result["moves"] >= TABLES


async def test_a_rolling_restart_loses_nothing(stage: Stage) -> None:
    """Each worker drains and ends, and a new one takes its place."""
    for number in range(2):
        process = stage.club.processes[f"worker-{number}"]
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, 20) == 0
        await stage.all_moved(time.monotonic())
        stage.club.start_worker(number)
        await stage.all_ready()
    await stage.all_moved(time.monotonic())
    assert await stage.history.problems(stage.club.postgres.url) == []
