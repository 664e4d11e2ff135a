"""What all workers of a club know together: rate limits, and whether a person has a page open anywhere."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from loggia.house.club.frames import NoAnswerFromWorker, WorkerFrame

if TYPE_CHECKING:
    from loggia.house.house import House
    from loggia.house.web.sockets.member import ClubMember

SHOWN = b"shown"
"""The answer of a worker where a person has a page open."""
TO_SHOW = 0.7
"""Seconds that other workers have to say so; then the person counts as away."""

_COUNTS = msgspec.msgpack.Decoder(list[tuple[str, str, float]])


class SharedKnowledge:
    """Tells other workers, and hears them."""

    def __init__(self, house: House, member: ClubMember) -> None:
        self._house = house
        self._member = member
        self._counted: Counter[tuple[str, str]] = Counter()

    # --- limits ---------------------------------------------------------------------------------------

    def count(self, kind: str, visitor: str, cost: float) -> None:
        """Something was counted here: tell all, once for each turn of the event loop."""
        if not self._counted:
            asyncio.get_running_loop().call_soon(self._tell_counts)
        self._counted[kind, visitor] += cost  # type: ignore[assignment]  # counters hold any number

    def _tell_counts(self) -> None:
        counts = [(kind, visitor, cost) for (kind, visitor), cost in self._counted.items()]
        self._counted.clear()
        if self._member.link is not None:
            self._member.link.send(0, WorkerFrame("counts", text=msgspec.msgpack.encode(counts)))

    def hear_counts(self, text: bytes) -> None:
        """Another worker has counted."""
        for kind, visitor, cost in _COUNTS.decode(text):
            self._house.limiter.count(kind, visitor, cost)

    # --- notes ----------------------------------------------------------------------------------------

    async def show(self, person: int, message: bytes) -> bool:
        """Show a note in the open pages of a person at other workers; whether there are any."""
        if self._member.link is None or self._member.living == [self._member.worker]:
            return False
        try:
            return (
                await self._member.link.request(0, WorkerFrame("note", person=person, text=message), TO_SHOW) == SHOWN
            )
        except NoAnswerFromWorker:
            return False

    def hear_note(self, person: int, text: bytes) -> bytes | None:
        """A note of another worker; an answer only where it is shown."""
        there = bool(self._house.notifications.pages.get(person))
        self._house.notifications.show(person, text)
        return SHOWN if there else None
