"""Taking over the tables of workers that are dead."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from loggia.house.logs import failed, log
from loggia.house.store import WriteFailed
from loggia.house.store.postgres import ownership

if TYPE_CHECKING:
    from loggia.house.house import House

TAKEN_AT_ONCE = 12
"""Tables taken over together. Few, so that all workers that live take their share."""


class Heir:
    """Goes on where dead workers have stopped; looks when it is told to."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """See whether there are tables to take over; returns at once."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._take_all())

    async def _take_all(self) -> None:
        """Take tables over until there are none, or only some that cannot be had now."""
        tried: set[str] = set()
        try:
            while codes := await ownership.orphans(self._house.store, TAKEN_AT_ONCE):
                if tried.issuperset(codes):
                    return
                tried.update(codes)
                await asyncio.gather(*map(self._take, codes))
        except WriteFailed as error:
            log("not taken over", why=str(error))

    async def _take(self, code: str) -> None:
        try:
            live = await self._house.live_tables.get(code)
            if live.epoch > 0:
                self._house.projections.mark(live)
                self._house.wake(live)
        except Exception as error:
            failed("not taken over", error, table=code)

    def stop(self) -> None:
        """Take over no more."""
        if self._task is not None:
            self._task.cancel()
