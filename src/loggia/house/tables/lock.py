"""The lock of a table: one change at a time; only moves that wait for nothing but the disk hold it together."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_TOGETHER = 16
"""Moves in a row that may share the lock, so that it becomes free now and then for those who do not wait in line."""


class TableLock:
    """Taken in the order it was asked for (`async with`).

    A move that is carried out and only waits to be durable does not keep the next move waiting: moves `share` the
    lock, until somebody asks for it alone.

    >>> lock = TableLock()
    >>> lock.share(), lock.share(), lock.last, lock.locked()
    (True, True, False, True)
    >>> lock.release(); lock.last
    True
    >>> lock.release(); lock.locked()
    False
    """

    __slots__ = ("_closed", "_held", "_joined", "_shares", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._shares = 0
        self._joined = 0
        self._closed = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    @property
    def last(self) -> bool:
        """Whether nobody shares it with the one who asks."""
        return self._shares <= 1

    def share(self) -> bool:
        """Take it for a move, now; false if somebody has it alone or waits for it."""
        if self._held and (not self._shares or self._waiting or self._closed or self._joined >= MOST_TOGETHER):
            return False
        self._held = True
        self._shares += 1
        self._joined += 1
        return True

    def close(self) -> None:
        """Let no other move share it until it was free."""
        self._closed = True

    async def __aenter__(self) -> None:
        if not self._held:
            self._held = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waiting.remove(turn)
            else:
                self.release()  # it was given to us in the same moment
            raise

    async def __aexit__(self, *why: object) -> None:
        self.release()

    def release(self) -> None:
        """Give it, or one's share of it, to the next."""
        if self._shares > 1:
            self._shares -= 1
            return
        self._shares = self._joined = 0
        self._closed = False
        for turn in self._waiting:
            if not turn.done():
                self._waiting.remove(turn)
                turn.set_result(None)
                return
        self._held = False
