"""The link of a worker to the others over NATS: frames to one of them, to all, and requests with an answer.

A frame may be lost; nothing that matters depends on it. A link that breaks stays broken: its worker leaves the club and
joins it again under another number, so that nothing that was sent to the old one is taken for the new one's.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from loggia.house.club.frames import NoAnswerFromWorker, WorkerFrame
from loggia.house.logs import failed

CONNECT = 3.0
"""Seconds that the server has to take us."""
TIMEOUT = 4.0
"""Seconds that another worker has to answer."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(WorkerFrame).decode
OnFrame = Callable[[WorkerFrame], Awaitable[bytes | None]]


class Link:
    """A connection to NATS for one worker of one house."""

    def __init__(self, client: Client, house: str, on_frame: OnFrame) -> None:
        self._client = client
        self._house = house
        self._worker = 0
        self._on_frame = on_frame
        self._answering: set[asyncio.Task[None]] = set()
        self._waiting: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, house: str, on_frame: OnFrame) -> Link:
        """Connect; `OSError` (`TimeoutError` is one) if that cannot be done."""

        async def quiet(error: Exception) -> None:
            """The heartbeat finds out."""

        async with asyncio.timeout(CONNECT):
            try:
                client = await nats.connect(
                    url,
                    allow_reconnect=False,
                    connect_timeout=2,
                    ping_interval=1,
                    max_outstanding_pings=2,
                    error_cb=quiet,
                )
            except nats.errors.Error as error:
                raise ConnectionError(f"NATS: {error}") from error
        return cls(client, house, on_frame)

    async def listen(self, worker: int) -> None:
        """Hear what is sent to a worker of this number, and to all."""
        self._worker = worker
        for subject in (f"loggia.{self._house}.worker.{worker}", f"loggia.{self._house}.all"):
            await self._client.subscribe(subject, cb=self._heard)
        await self._client.flush(2)
        self._sender = asyncio.create_task(self._send_all())

    @property
    def client(self) -> Client:
        """The connection itself, for jobs."""
        return self._client

    @property
    def connected(self) -> bool:
        """Whether the server answers."""
        return bool(self._client.is_connected)

    async def _heard(self, message: Msg) -> None:
        """A frame. One that wants an answer gets a task of its own: it must not keep those behind it waiting."""
        frame = _decode(message.data)
        if message.reply:
            task = asyncio.create_task(self._answer(message, frame))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
            return
        try:
            await self._on_frame(frame)
        except Exception as error:
            failed("frame failed", error)

    async def _answer(self, message: Msg, frame: WorkerFrame) -> None:
        try:
            answer = await self._on_frame(frame)
            if answer is not None:
                await message.respond(answer)
        except Exception as error:
            if self.connected:
                failed("frame failed", error)

    def send(self, worker: int, frame: WorkerFrame) -> None:
        """Send to a worker, or (0) to all; returns at once."""
        frame.worker = self._worker
        self._waiting.append((self._subject(worker), _encode(frame)))
        self._wake.set()

    async def _send_all(self) -> None:
        """Send what waits, in order."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            for subject, data in waiting:
                with contextlib.suppress(Exception):  # a broken link: the heartbeat finds out
                    await self._client.publish(subject, data)

    def _subject(self, worker: int) -> str:
        return f"loggia.{self._house}.worker.{worker}" if worker else f"loggia.{self._house}.all"

    async def request(self, worker: int, frame: WorkerFrame, timeout: float = TIMEOUT) -> bytes:
        """Ask a worker, or (0) all, of which the first that answers counts; `NoAnswerFromWorker` if none does."""
        frame.worker = self._worker
        try:
            answer = await self._client.request(self._subject(worker), _encode(frame), timeout)
        except Exception as error:
            raise NoAnswerFromWorker(str(error) or type(error).__name__) from error
        data: bytes = answer.data
        return data

    async def close(self) -> None:
        """Send what waits, and close."""
        if self._sender is not None:
            with contextlib.suppress(Exception):
                await asyncio.sleep(0)
                await self._client.flush(1)
            self._sender.cancel()
        with contextlib.suppress(Exception):
            await self._client.close()
