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
GIVEN_UP = 3
"""Looks in a row at which a worker was not ready, after which its connections are closed."""
CHUNK = 65_536


class Balancer:
    """Listens at one port, and connects to several."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = list(ports)
        self._ready: list[int] = []
        self._turn = itertools.count()
        self._failures = dict.fromkeys(ports, 0)
        """How often in a row a worker was not ready."""
        self._open: dict[int, set[asyncio.StreamWriter]] = {port: set() for port in ports}

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
            for port, ready in zip(self._ports, found, strict=True):
                self._failures[port] = 0 if ready else self._failures[port] + 1
                if self._failures[port] >= GIVEN_UP:
                    self._cut(port)
            await asyncio.sleep(CHECK)

    def _cut(self, port: int) -> None:
        """Close the connections to a worker that is not ready: one that hangs would keep its pages waiting."""
        for writer in self._open[port]:
            writer.transport.abort()

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
            ends = {writer, there[1]}
            self._open[port] |= ends
            try:
                await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
            finally:
                self._open[port] -= ends
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
