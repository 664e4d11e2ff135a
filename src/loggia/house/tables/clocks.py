"""The timekeeper: what happens when a seat's time is over, also at tables that nobody has open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from loggia.house.logs import failed, log
from loggia.house.problems import Trouble
from loggia.house.store import Store
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.actions.seats import lose
from loggia.house.tables.live_tables import LiveTable, LiveTables

TICK = 0.5
LISTS = 4
"""Every so many ticks, what lists show of the tables is written."""
SWEEP = 20
"""Every so many ticks, tables that are not in memory are looked at too."""


class ClockWatch:
    """Looks at the clocks."""

    def __init__(self, store: Store, live_tables: LiveTables, actions: Actions, clock: Callable[[], float]) -> None:
        self._store = store
        self._live_tables = live_tables
        self._actions = actions
        self._now = clock

    async def run(self) -> None:
        """Tick until cancelled."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
                ticks += 1
                if ticks % LISTS == 0:
                    await self._actions.journal.write_lists()
                if ticks % SWEEP == 0:
                    await self.sweep()
            except Exception as error:
                failed("tick failed", error)

    async def tick(self) -> None:
        """See to every table in memory whose time is over."""
        now = self._now()
        for live in self._live_tables.live:
            clock = live.state.clock
            if clock.rule.counts and live.state.status == "playing":
                deadline = clock.deadline()
                if deadline is not None and deadline <= now:
                    await self.call_time(live)

    async def sweep(self) -> None:
        """See to tables that are not in memory."""
        rows = await self._store.read(
            "select code from tables where deadline > 0 and deadline <= ? and status = 'playing' limit 200", self._now()
        )
        for (code,) in rows:
            if self._live_tables.known(code) is None:
                live = await self._live_tables.get(code)
                await self.call_time(live)
                self._actions.journal.mark(live)

    async def wake_bots(self) -> int:
        """After a start: go on where bots had to decide when the house ended. Says at how many tables."""
        rows = await self._store.read(
            "select id, code, seats, waits, number from tables where status = 'playing'"
            " order by changed desc limit 20000"
        )
        woken = 0
        for id, code, seats, waits, number in rows:
            newest = await self._store.read("select max(number) from log where table_id = ?", id)
            if newest[0][0] != number or _waits_for_bot(seats, waits):
                live = await self._live_tables.get(code)
                self._actions.journal.mark(live)
                self._actions.wake(live)
                woken += 1
        return woken

    async def call_time(self, live: LiveTable) -> None:
        """Do what the table decided about seats whose time is over."""
        async with live.lock:
            await self._call_talk(live)
            state, journal = live.state, self._actions.journal
            for seat in state.clock.expired(self._now()):
                match = state.match
                if match is None or state.status != "playing":
                    return
                if seat not in state.clock.expired(self._now()):
                    continue  # what happened to the one before has begun a new decision
                try:
                    if state.setup.clock.then == "lost":
                        await lose(self._actions, live, seat, "lost", None)
                    else:
                        ruled = match.timeout(seat) if seat in match.deciding else None
                        if ruled is not None and match.refusal(seat, ruled) is None:
                            await journal.commit(live, [journal.entry(live, "move", seat, text=ruled.text())])
                        else:
                            level = self._actions.catalogue.level("")
                            await journal.commit(live, [journal.entry(live, "away", seat, text=level)])
                except Trouble as trouble:
                    failed("time not called", trouble, table=live.code, seat=seat)
                log("time over", table=live.code, seat=seat, then=state.setup.clock.then)

    async def _call_talk(self, live: LiveTable) -> None:
        """End a talk whose time is over, and answer for those who have not, whatever time they have left."""
        journal = self._actions.journal
        try:
            await journal.end_talk(live)
            while live.state.status == "playing" and (silent := live.state.clock.silent()):
                match, seat = live.state.match, silent[0]
                ruled = match.timeout(seat) if match else None
                if ruled is None:
                    return
                await journal.commit(live, [journal.entry(live, "move", seat, text=ruled.text())])
        except Trouble as trouble:
            failed("talk not ended", trouble, table=live.code)


def _waits_for_bot(seats: str, waits: str) -> bool:
    import msgspec

    places, waited = msgspec.json.decode(seats), msgspec.json.decode(waits)
    return any(
        places[seat][1] and (not places[seat][0] or places[seat][2] or places[seat][3])
        for seat in waited
        if seat < len(places)
    )
