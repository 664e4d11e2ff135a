"""Long jobs for people: replays and reviews. They have a process of their own, so that no bot waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from loggia.house.bots.fair_queue import Claim, FairQueue
from loggia.house.bots.workers import ProcessPool
from loggia.house.logs import log
from loggia.house.problems import trouble

T = TypeVar("T")

LIMIT = 20.0
"""Seconds after which a job is given up."""
MOST_WAITING = 32
"""Maximum jobs that wait."""
MOST_OF_ONE = 3
"""Maximum jobs of one address that wait."""


class ReviewWorker:
    """One process; its jobs wait for each other, those of whoever used less before those of others."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._pool = ProcessPool(1, nice=10)
        self.queue = FairQueue(1, name="reviews")

    def send_elsewhere(self, run: Callable[..., Awaitable[Any]] | None) -> None:
        """Have bot workers do the jobs from now on; (None) do them here again."""
        self._pool.elsewhere = run

    async def run(self, address: str, job: Callable[..., T], *values: Any) -> T:
        """Do a job for somebody of an address; `Trouble` if too many wait, or if it takes too long."""
        if self.queue.waiting >= MOST_WAITING or self.queue.waiting_from(address) >= MOST_OF_ONE:
            raise trouble(503, "house-busy")
        async with self.queue.turn(Claim(people=((0, address),))):
            return await self._limited(self._limit, job, values)

    async def run_long(self, job: Callable[..., T], *values: Any) -> T:
        """Do a job of the house's own in a process that ends with it, however long it takes."""
        pool = ProcessPool(1, nice=19)
        try:
            return await pool.run(job, *values)
        finally:
            pool.close()

    async def _limited(self, limit: float, job: Callable[..., T], values: tuple[Any, ...]) -> T:
        try:
            return await asyncio.wait_for(self._pool.run(job, *values), limit)
        except TimeoutError:
            log("review given up", seconds=limit)
            self._pool.close()
            raise trouble(422, "house-takes-too-long") from None
        except asyncio.CancelledError:
            self._pool.close()  # whoever asked is gone: the process must not go on
            raise

    def close(self) -> None:
        """End the process."""
        self._pool.close()
