"""A minimal WebSocket client (one asyncio.Protocol), so that the load driver costs little beside the server."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast

OnMessage = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One socket. `on_message` gets every text message; `received` counts the bytes on the wire."""

    def __init__(self, host: str, path: str, cookie: str, on_message: OnMessage) -> None:
        self.on_message = on_message
        self.received = 0
        self.closed = False
        self.lost: Callable[[], None] | None = None
        """Called when the connection is closed, by whichever side."""
        self.why = ""
        """Why it was closed, where the other side did it."""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self._handshake = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.closed = True
        self.why = self.why or (repr(exc) if exc else "ended without a word")
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("refused"))
        elif self.lost is not None:
            self.lost()

    def pause(self) -> None:
        """Read no more for a while."""
        self._transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if not self.closed:
            self._transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Split the received bytes into frames."""
        self.received += len(data)
        data = self._buffer + data
        if not self.ready.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(data[:100]))
                return
            self.ready.set_result(None)
            self.received = len(data) - end - 4
            data = data[end + 4 :]
        at = 0
        while len(data) - at >= 2:
            first, size, head = data[at], data[at + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            if len(data) - at < head + size:
                break
            body = data[at + head : at + head + size]
            at += head + size
            if first & 15 == 1:
                if first & 64:
                    body = zlib.decompressobj(-15).decompress(body + b"\x00\x00\xff\xff")
                self.on_message(body)
            elif first & 15 == 9:
                self._frame(0x8A, body)
            elif first & 15 == 8:
                self.why = f"closed with {int.from_bytes(body[:2], 'big')} {body[2:].decode(errors='replace')}".strip()
                self._frame(0x88, body[:2])  # else the house waits for it, ten seconds, before it hangs up
                self._transport.close()
        self._buffer = data[at:]

    def send(self, message: bytes) -> None:
        """Send a text message, masked with zeros."""
        self._frame(0x81, message)

    def _frame(self, first: int, body: bytes) -> None:
        size = len(body)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\x00\x00\x00\x00" + body)

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()


async def connect(host: str, port: int, path: str, cookie: str, on_message: OnMessage) -> Socket:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, cookie, on_message), host, port)
    await socket.ready
    return socket
