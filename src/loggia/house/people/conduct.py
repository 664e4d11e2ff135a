"""Conduct at rated tables: who leaves them again and again, or loses on purpose; a warning first, then a report.

How each rated match ended for a person is one row: `finished`, `resigned` (late in the match: nothing is wrong with
that), `left` (given up at once) or `late` (out of time). Three of the last ten that were left are answered by a warning
that names them, which the person's pages show until it has been read; with the next one the hosts of the house get a
report. Nothing is written down in the first minutes after a start of the house: whoever was thrown out by it is not to
blame.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from loggia.house.logs import failed, log
from loggia.house.people.notifications import Notifications
from loggia.house.problems import say
from loggia.house.store import Statement, Store
from loggia.house.store.queries import moderation
from loggia.house.store.queries.notes import PhraseRow
from loggia.kernel import Phrase, phrase

GRACE = 600.0
"""Seconds after a start of the house in which nobody is blamed."""
EARLY = 5
"""Whoever gives up with fewer moves of its own has left the match."""
LOOKED_AT = 10
"""How many of a person's last rated matches are looked at."""
WARN_AT, REPORT_AT = 3, 4
"""So many of them left: a warning; a report to the hosts."""
BAD = ("left", "late")
REPORT_AGAIN = 7 * 86_400.0
"""Seconds after which the house reports the same person once more."""


class Conduct:
    """Notes how rated matches end for people, and answers those who leave them."""

    def __init__(self, store: Store, notifications: Notifications, clock: Callable[[], float]) -> None:
        self._store = store
        self._notifications = notifications
        self._now = clock
        self.began = clock()
        """When the house was started, or the wall clock jumped."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def in_grace(self) -> bool:
        """Whether the house has just started."""
        return self._now() - self.began < GRACE

    def lost(self, person: int, table: int, kind: str, moves: int) -> list[Statement]:
        """What is written together with a loss: `resign` after so many moves of one's own, or `lost` on time."""
        if not person or self.in_grace:
            return []
        ended = "late" if kind == "lost" else "left" if moves < EARLY else "resigned"
        return [moderation.note_conduct(person, table, round(self._now(), 3), ended)]

    def look_at(self, person: int, table: str, game: str) -> None:
        """A person has lost a seat at a rated table: see whether that happens often; returns at once."""
        task = asyncio.create_task(self._judge(person, table, game))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _judge(self, person: int, table: str, game: str) -> None:
        try:
            ends = await moderation.latest_conduct(self._store, person, LOOKED_AT)
            bad = [end for end in ends if end.kind in BAD]
            if not ends or ends[0].kind not in BAD or len(bad) < WARN_AT:
                return
            late = sum(end.kind == "late" for end in bad)
            counted = {"bad": len(bad), "matches": len(ends), "resigned": len(bad) - late, "late": late}
            if not await moderation.warned_since(self._store, person, bad[-1].at):
                self._notifications.notify(
                    person, "warned", table, game, phrase("house-note-warned", **counted), slow=False
                )
                log("warned", person=person, left=len(bad), matches=len(ends))
            elif len(bad) >= REPORT_AT:
                await self._report(person, table, phrase("house-report-conduct", **counted))
        except Exception as error:
            failed("conduct not looked at", error, person=person)

    async def _report(self, person: int, table: str, why: Phrase) -> None:
        now, told = round(self._now(), 3), say(why)
        if await moderation.reported_lately(self._store, 0, person, now - REPORT_AGAIN):
            return
        reason = msgspec.json.encode(PhraseRow(told.say, told.with_)).decode()
        await moderation.add_report(self._store, now, 0, person, table, 0, "", reason)
        log("reported", person=0, about=person)

    async def close(self) -> None:
        """Look no more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
