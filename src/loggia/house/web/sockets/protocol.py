"""uvicorn's WebSocket protocol, with a faster path for single small messages and compression for long ones only."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets import frames
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from loggia.house.web.sockets.page import MOST_WAITING

COMPRESS_FROM = 1400
"""Minimum bytes for compression: a shorter message fits into one packet as it is."""
WINDOW = 14
"""Bits of the compression window: longer than nearly every message, and allocated only while one is compressed."""
SMALL = 8192, 13, 6
"""Up to so many bytes, use this smaller window and memory level: zlib clears its memory first, so that takes a third of
the time."""
MOST_UNREAD = 16
"""Messages that may wait to be handled before reading from the socket is paused."""
LONGEST = 16_384
"""Maximum bytes of a message from a page."""
PLAIN, COMPRESSED = 0x81, 0xC1
"""The first byte of a frame that is a whole text message."""


class LongOnlyDeflate(PerMessageDeflate):
    """Compresses long messages only, each by itself: an idle socket holds no compression memory."""

    def encode(self, frame: frames.Frame) -> frames.Frame:
        """Compress the frame if it is long."""
        if frame.opcode is not frames.Opcode.TEXT or not frame.fin or len(frame.data) < COMPRESS_FROM:
            return frame
        return frames.Frame(frame.opcode, self.deflated(frame.data), frame.fin, True, frame.rsv2, frame.rsv3)

    def deflated(self, message: bytes | bytearray | memoryview) -> bytes:
        """The compressed message."""
        window, memory = self.local_max_window_bits, zlib.DEF_MEM_LEVEL
        size, small, little = SMALL
        if len(message) <= size:
            window, memory = min(window, small), little
        encoder = zlib.compressobj(4, zlib.DEFLATED, -window, memory)
        return encoder.compress(message) + encoder.flush(zlib.Z_SYNC_FLUSH)[:-4]


class LongOnlyFactory(ServerPerMessageDeflateFactory):
    """Negotiates the compression of long messages."""

    def process_request_params(self, params: Any, accepted_extensions: Sequence[Any]) -> tuple[Any, PerMessageDeflate]:
        """Accept compression without context takeover."""
        answer, plain = super().process_request_params(params, accepted_extensions)
        return answer, LongOnlyDeflate(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
        )


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a faster path for received data that are exactly one small text message."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._hear_now: Callable[[str], bool] | None = None
        self.conn.available_extensions = [
            LongOnlyFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=12,
            )
        ]

    def handle_connect(self, event: Any) -> None:
        """A connection begins: offer `loggia.send` and `loggia.hear` to the application, as ASGI extensions."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions["loggia.send"] = self.send_now
            extensions["loggia.hear"] = self._be_heard_by

    def _be_heard_by(self, hear_now: Callable[[str], bool]) -> None:
        """From now on call this with each message first; those it does not take are queued as usual."""
        self._hear_now = hear_now

    def data_received(self, data: bytes) -> None:
        """Handle a single small text message at once, and leave everything else to uvicorn."""
        if self.handshake_complete and not self.close_sent and not self.frames and not self.conn.reader.buffer:
            text = self._whole_text(data)
            if text is not None:
                if self._hear_now is not None and self.queue.empty() and self._hear_now(text):
                    return
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                self._pause_if_flooded()
                return
        super().data_received(data)

    def _whole_text(self, data: bytes) -> str | None:
        """The text of data that are exactly one message, else None. Browsers compress even the smallest messages."""
        body = whole_body(data)
        if body is not None and data[0] == COMPRESSED:
            body = inflated(body) if self._deflate() else None
        try:
            return None if body is None else body.decode()
        except UnicodeDecodeError:
            return None

    def _deflate(self) -> LongOnlyDeflate | None:
        """The negotiated compression, if any."""
        return next((one for one in self.conn.extensions if isinstance(one, LongOnlyDeflate)), None)

    def _pause_if_flooded(self) -> None:
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_now(self, message: bytes) -> bool:
        """Send a text message without waiting; false if the page is too slow."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            return False
        first = PLAIN
        if len(message) >= COMPRESS_FROM and (deflate := self._deflate()):
            first, message = COMPRESSED, deflate.deflated(message)
        size = len(message)
        if size < 126:
            self.transport.write(bytes((first, size)) + message)
        elif size < 65536:
            self.transport.write(b"%c\x7e%b%b" % (first, size.to_bytes(2, "big"), message))
        else:
            self.transport.write(b"%c\x7f%b%b" % (first, size.to_bytes(8, "big"), message))
        return True


def whole_body(data: bytes) -> bytes | None:
    """The unmasked body of data that are exactly one final text frame of medium length; else None."""
    if len(data) < 7 or data[0] not in (PLAIN, COMPRESSED):
        return None
    size, head = data[1] & 0x7F, 6
    if not data[1] & 0x80 or size == 127:
        return None
    if size == 126:
        size, head = int.from_bytes(data[2:4], "big"), 8
    if len(data) != head + size or size > LONGEST:
        return None
    mask = data[head - 4 : head]
    key = (mask * (size // 4 + 1))[:size]
    plain = int.from_bytes(data[head:], "big") ^ int.from_bytes(key, "big")
    return plain.to_bytes(size, "big")


def inflated(body: bytes) -> bytes | None:
    """A decompressed message; None if the data are damaged, or the message is longer than a page may send."""
    decoder = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        message = decoder.decompress(body + b"\x00\x00\xff\xff", LONGEST + 1)
    except zlib.error:
        return None
    return message if len(message) <= LONGEST else None
