"""A TCP proxy that can cut a worker off from a server: bytes are held back, and delivered late when it is over.

That is what a network does that is broken for a while. Nobody is told that the connection is broken; new ones are taken
and stay silent.
"""

from __future__ import annotations

import asyncio
import contextlib

CHUNK = 65_536


class Proxy:
    """Listens at a port, and hands everything on to another one of this machine."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._passing = asyncio.Event()
        self._passing.set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """From now on nothing gets through."""
        self._passing.clear()

    def mend(self) -> None:
        """Everything gets through again, also what was held back."""
        self._passing.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._passing.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._passing.wait()
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
