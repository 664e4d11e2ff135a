"""Garbage collection in small, regular steps instead of rare long pauses."""

from __future__ import annotations

import asyncio
import gc

THRESHOLDS = (50_000, 20, 50)
"""For `gc.set_threshold`: so high that a collection rarely starts by itself. Python counts allocations minus
deallocations, which stay near zero for long and then jump; the collection that follows stops everybody."""

SWEEPS = (0.1, 600, 60)
"""Instead: seconds between two collections of the youngest generation; how many of these until the middle one is
collected too; and how many of those until the oldest is."""


class Sweeper:
    """Collects garbage regularly on an event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._times = 0
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        loop.call_later(SWEEPS[0], self.sweep)

    def sweep(self) -> None:
        """Collect once."""
        self._times += 1
        _, often, seldom = SWEEPS
        gc.collect(0 if self._times % often else 1 if self._times % (often * seldom) else 2)
        self._loop.call_later(SWEEPS[0], self.sweep)
