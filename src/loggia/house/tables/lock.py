"""The lock of a table: held alone, or shared by moves that only wait for the disk (see `journal.py`)."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_TOGETHER = 16
"""Maximum moves in a row that share the lock, so that it becomes free from time to time."""


class TableLock:
    """`async with lock` holds it alone, in the order in which it was asked for. `share` holds it together with other
    moves, as long as nobody waits for it alone.

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
        """Whether there is at most one share."""
        return self._shares <= 1

    def share(self) -> bool:
        """Take a share now; false if somebody holds it alone or waits for it, or it is closed."""
        if self._held and (not self._shares or self._waiting or self._closed or self._joined >= MOST_TOGETHER):
            return False
        self._held = True
        self._shares += 1
        self._joined += 1
        return True

    def close(self) -> None:
        """Give out no more shares until it has been free."""
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
                self.release()  # it was handed to us just before the cancellation
            raise

    async def __aexit__(self, *why: object) -> None:
        self.release()

    def release(self) -> None:
        """Give it back, or one share of it; the first who waits gets it."""
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
