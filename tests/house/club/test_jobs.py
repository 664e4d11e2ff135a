"""Jobs of bots in queue groups: done by bot workers, once, also when one of them dies over it."""

from __future__ import annotations

import asyncio
import os
import secrets
from typing import Any

import nats
import pytest

from loggia.house.club.jobs import BotWorker, JobQueue
from loggia.house.club.servers import NatsServer

pytest.importorskip("nats", reason="the extra 'club' is not installed")


async def eventually(done: Any) -> None:
    async with asyncio.timeout(10):
        while not done():
            await asyncio.sleep(0.02)


async def test_jobs_are_done_by_workers_that_come_and_go(nats_server: NatsServer) -> None:
    house, taken, gate = secrets.token_hex(4), [], asyncio.Event()

    def worker(name: str, stuck: bool = False) -> tuple[BotWorker, asyncio.Task[None]]:
        async def run(job: Any, *values: Any) -> Any:
            taken.append(name)
            if stuck:
                await gate.wait()
            return job(*values)

        one = BotWorker(nats_server.url, house, run)
        return one, asyncio.create_task(one.serve(asyncio.Event()))

    client = await nats.connect(nats_server.url)
    queue = JobQueue(client, house)
    await queue.open()
    with pytest.raises(LookupError):
        await queue.run(os.getpid)
    _, dying = worker("dying", stuck=True)
    await eventually(lambda: queue.workers == 1)
    asked = asyncio.create_task(queue.run(max, 3, 4))
    await eventually(lambda: taken == ["dying"])
    dying.cancel()  # as if it was killed in mid-thought: no sign of life any more
    first, serving = worker("first")
    second, also = worker("second")
    assert await asked == 4
    assert len(taken) == 2, "another has done it, once"
    answers = await asyncio.gather(*(queue.run(max, number, 0) for number in range(20)))
    assert answers == list(range(20))
    assert first.done + second.done == 21
    assert first.done > 1 < second.done, "both have worked"
    for task in (serving, also):
        task.cancel()
    gate.set()
    await asyncio.gather(dying, serving, also, return_exceptions=True)
    await client.close()
