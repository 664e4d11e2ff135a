"""Jobs of bots and reviews in queue groups: workers ask, bot workers that are free answer.

A bot worker listens for one job at a time, and for no more until that is done; so a job goes to one that is free. While
it works it says so every half second. A job of which nothing is heard for `SILENCE` seconds is given to another; only
the first answer is taken, so that it is done once. Where there is no bot worker at all, the worker's own processes do
it.

Jobs and answers are pickled Python objects: whoever can write to the NATS server can run code. Give it a password, and
do not let it be reached from outside.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import time
from collections.abc import Callable
from typing import Any, TypeVar

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NoMessage

from loggia.house.logs import failed, log

T = TypeVar("T")

GROUP = "bot-workers"
ALIVE = 0.5
"""Seconds between two signs of life of a bot worker with a job."""
SILENCE = 2.5
"""Seconds without a sign after which a job is given to another bot worker."""
BUSY = 0.05
"""Seconds after which is asked again where every bot worker is busy."""
ABSENT = 3.0
"""Seconds after which a bot worker that was not heard of is gone."""
WORKING, DONE, FAILED = b"w", b"d", b"f"
"""The first byte of what a bot worker says."""


CONNECT = 3.0
"""Seconds that the server has to take us."""


async def _quiet(error: Exception) -> None:
    """What is wrong shows when the connection is used."""


def subject(house: str, what: str) -> str:
    """The subject for jobs (`jobs`), and for bot workers that say that they are there (`here`)."""
    return f"loggia.{house}.{what}"


class JobQueue:
    """The asking side: gives jobs to bot workers."""

    def __init__(self, client: Client, house: str) -> None:
        self._client = client
        self._house = house
        self._heard: dict[str, float] = {}
        self.given = 0
        """Jobs that were given to a second bot worker."""

    async def open(self) -> None:
        """Listen for bot workers."""

        async def here(message: Msg) -> None:
            self._heard[message.data.decode()] = time.monotonic()

        await self._client.subscribe(subject(self._house, "here"), cb=here)

    @property
    def workers(self) -> int:
        """How many bot workers there are."""
        now = time.monotonic()
        self._heard = {name: at for name, at in self._heard.items() if now - at < ABSENT}
        return len(self._heard)

    async def run(self, job: Callable[..., T], *values: Any) -> T:
        """Have a job done; `LookupError` where there is no bot worker."""
        packed = pickle.dumps((job, values), protocol=5)
        while self.workers:
            try:
                answer: T = await self._ask(packed)
                return answer
            except (NoRespondersError, NoMessage):
                await asyncio.sleep(BUSY)
            except NatsError as error:  # the link is broken: bot workers cannot be reached
                raise LookupError("no bot worker") from error
        raise LookupError("no bot worker")

    async def _ask(self, packed: bytes) -> Any:
        """Ask one of the group; `NoRespondersError` if all are busy, `NoMessage` if it falls silent."""
        inbox = self._client.new_inbox()
        answers = await self._client.subscribe(inbox)
        try:
            await self._client.publish(subject(self._house, "jobs"), packed, reply=inbox)
            while True:
                try:
                    message = await answers.next_msg(SILENCE)
                except NoMessage:
                    self.given += 1
                    log("bot worker silent")
                    raise
                if message.headers and message.headers.get("Status") == "503":
                    raise NoRespondersError
                kind, body = message.data[:1], message.data[1:]
                if kind == DONE:
                    return pickle.loads(body)
                if kind == FAILED:
                    raise RuntimeError(f"a bot worker has failed: {body.decode()}")
        finally:
            with contextlib.suppress(Exception):
                await answers.unsubscribe()


class BotWorker:
    """The answering side: one process that thinks, of a bot worker."""

    def __init__(self, url: str, house: str, run: Callable[..., Any]) -> None:
        self._url = url
        self._house = house
        self._run = run
        self._name = f"{os.getpid()}-{os.urandom(3).hex()}"
        self.done = 0

    async def serve(self, ended: asyncio.Event) -> None:
        """Do jobs until told to end, over as many connections as it takes; the job under way is finished."""
        while not ended.is_set():
            try:
                async with asyncio.timeout(CONNECT):
                    client = await nats.connect(
                        self._url, allow_reconnect=False, connect_timeout=2, ping_interval=1, error_cb=_quiet
                    )
                log("bot worker here", name=self._name)
                try:
                    await self._serve(client, ended)
                finally:
                    await client.close()
            except Exception as error:
                log("bot worker waits", why=str(error) or type(error).__name__)
                await asyncio.sleep(0.5)

    async def _serve(self, client: Client, ended: asyncio.Event) -> None:
        presence = asyncio.create_task(self._be_here(client))
        try:
            while not ended.is_set() and client.is_connected:
                offer = await client.subscribe(subject(self._house, "jobs"), queue=GROUP)
                await offer.unsubscribe(limit=1)  # the server sends one message and no more
                message = await self._next(offer, ended, client)
                if message is not None:
                    await self._do(client, message)
        finally:
            presence.cancel()

    @staticmethod
    async def _next(offer: Any, ended: asyncio.Event, client: Client) -> Msg | None:
        while not ended.is_set() and client.is_connected:
            with contextlib.suppress(NoMessage):
                message: Msg = await offer.next_msg(0.5)
                return message
        with contextlib.suppress(Exception):
            await offer.unsubscribe()
        return None

    async def _be_here(self, client: Client) -> None:
        while True:
            with contextlib.suppress(Exception):
                await client.publish(subject(self._house, "here"), self._name.encode())
            await asyncio.sleep(1)

    async def _do(self, client: Client, message: Msg) -> None:
        job, values = pickle.loads(message.data)
        work = asyncio.ensure_future(self._run(job, *values))
        while not work.done():
            await client.publish(message.reply, WORKING)
            await asyncio.wait([work], timeout=ALIVE)
        self.done += 1
        try:
            answer = DONE + pickle.dumps(work.result(), protocol=5)
        except Exception as error:
            failed("job failed", error)
            answer = FAILED + str(error)[:300].encode()
        await client.publish(message.reply, answer)
        await client.flush(2)


async def serve_jobs(url: str, house: str, run: Callable[..., Any], processes: int) -> None:
    """A bot worker with so many processes, until SIGTERM."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, ended.set)
    await asyncio.gather(*(BotWorker(url, house, run).serve(ended) for _ in range(processes)))
