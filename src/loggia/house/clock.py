"""The house's time: that of the wall, but a jump of the wall clock does not reach a running match."""

from __future__ import annotations

import time
from collections.abc import Callable

A_JUMP = 2.0
"""Seconds between wall clock and house from which it was a jump, not a correction."""


class HouseClock:
    """Begins with the wall clock and then counts monotonic time.

    >>> wall, passed = [1000.0], [0.0]
    >>> clock = HouseClock(lambda: wall[0], lambda: passed[0])
    >>> wall[0], passed[0] = 4610.0, 10.0
    >>> clock(), clock.drift()
    (1010.0, 3600.0)
    >>> clock.follow(); clock()
    4610.0
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._offset = wall() - monotonic()

    def __call__(self) -> float:
        """The time, in seconds since 1970."""
        return self._monotonic() + self._offset

    def drift(self) -> float:
        """By how many seconds the wall clock is ahead."""
        return self._wall() - self()

    def follow(self) -> None:
        """Take the wall clock's time from now on."""
        self._offset = self._wall() - self._monotonic()
