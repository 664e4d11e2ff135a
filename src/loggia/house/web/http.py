"""uvicorn's HTTP protocol, with time limits: for the headers of a request and for its body."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEADERS = 10.0
"""Seconds from the first byte (or the connection) to the end of the headers."""
BODY = 20.0
"""Seconds from the headers to the end of the body."""


class HttpProtocol(H11Protocol):
    """Closes a connection that takes too long to say what it wants. An idle one is closed by uvicorn's keep-alive."""

    _timer: asyncio.TimerHandle | None = None
    _phase: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection begins: its first request must come soon."""
        super().connection_made(transport)
        self._enter(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came: a new phase of the request has time of its own, the same one has none more."""
        super().data_received(data)
        if self._gone():
            self._stop()
            return
        state = self.conn.their_state
        if state is h11.IDLE and self._timer is None:
            self._phase = None
        if state is not self._phase:
            self._enter(state)

    def _enter(self, state: object) -> None:
        self._stop()
        self._phase = state
        limit = HEADERS if state is h11.IDLE else BODY if state is h11.SEND_BODY else 0.0
        if limit:
            self._timer = self.loop.call_later(limit, self._too_slow)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _gone(self) -> bool:
        """Whether the connection is closed, or is a WebSocket now."""
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def _too_slow(self) -> None:
        self._timer = None
        if not self._gone() and self.conn.their_state is self._phase:
            self.transport.abort()
