"""A small TCP balancer for `loggia club`: connections go in turn to the workers that are ready.

For trying a club on one machine; in earnest a proxy such as Caddy does this (deploy/). Nothing sticks to a worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
from collections.abc import Sequence

CHECK = 0.5
"""Seconds between two looks whether a worker is ready."""
CHUNK = 65_536


class Balancer:
    """Listens at one port, and connects to several."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self._ready: list[int] = []
        self._turn = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def all_ready(self) -> bool:
        """Whether every worker is ready."""
        return len(self._ready) == len(self._ports)

    async def serve(self, listener: socket.socket) -> None:
        """Serve until cancelled."""
        checks = asyncio.create_task(self._check_all())
        server = await asyncio.start_server(self._connected, sock=listener, backlog=1024)
        try:
            async with server:
                await server.serve_forever()
        finally:
            checks.cancel()

    async def _check_all(self) -> None:
        while True:
            found = await asyncio.gather(*(self._is_ready(port) for port in self._ports))
            self._ready = [port for port, ready in zip(self._ports, found, strict=True) if ready]
            await asyncio.sleep(CHECK)

    @staticmethod
    async def _is_ready(port: int) -> bool:
        try:
            async with asyncio.timeout(1):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                line = await reader.readline()
                writer.close()
                return b" 200 " in line
        except (OSError, TimeoutError):
            return False

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        start = next(self._turn)
        for step in range(len(self._ready)):
            port = self._ready[(start + step) % len(self._ready)]
            try:
                there = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
            return
        writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Hand on what comes until it ends."""
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()
