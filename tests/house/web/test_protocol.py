"""Messages as frames on the wire: short, long and very long, with and without compression."""

from __future__ import annotations

import zlib
from types import SimpleNamespace
from typing import Any

import pytest

from loggia.house.web.sockets.page import MOST_WAITING
from loggia.house.web.sockets.protocol import COMPRESS_FROM, WINDOW, LongOnlyDeflate, Protocol


class Wire:
    """A transport that keeps what is written."""

    def __init__(self, waiting: int = 0) -> None:
        self.data = b""
        self.waiting = waiting

    def write(self, data: bytes) -> None:
        self.data += data

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.waiting


def protocol(wire: Wire, compressed: bool) -> Protocol:
    """A protocol after its handshake."""
    made: Any = Protocol.__new__(Protocol)
    made.transport, made.close_sent, made.disconnected = wire, False, False
    made.conn = SimpleNamespace(extensions=[LongOnlyDeflate(True, True, 12, WINDOW)] if compressed else [])
    return made  # type: ignore[no-any-return]


def message_in(data: bytes) -> bytes:
    """The message of the one frame that the data must be."""
    size, head = data[1], 2
    if size == 126:
        size, head = int.from_bytes(data[2:4], "big"), 4
    elif size == 127:
        size, head = int.from_bytes(data[2:10], "big"), 10
    assert len(data) == head + size
    assert data[0] & 0x8F == 0x81, "a final text frame"
    body = data[head:]
    return zlib.decompressobj(-15).decompress(body + b"\x00\x00\xff\xff") if data[0] & 0x40 else body


@pytest.mark.parametrize("compressed", [True, False])
@pytest.mark.parametrize("size", [0, 1, 125, 126, COMPRESS_FROM - 1, COMPRESS_FROM, 65_535, 65_536, 300_000])
def test_a_message_comes_out_as_it_went_in(size: int, compressed: bool) -> None:
    message = bytes(32 + (n * n + n // 7) % 90 for n in range(size))
    wire = Wire()
    assert protocol(wire, compressed).send_now(message)
    assert message_in(wire.data) == message
    assert bool(wire.data[0] & 0x40) == (compressed and size >= COMPRESS_FROM)


def test_a_page_that_does_not_listen_is_told_nothing_more() -> None:
    wire = Wire(waiting=MOST_WAITING + 1)
    assert not protocol(wire, True).send_now(b"{}")
    assert wire.data == b""
