"""The timekeeper: what happens when a seat's time is over, also at tables that nobody has open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from loggia.house.actions import Actions
from loggia.house.keeper import Keeper, Live
from loggia.house.logs import failed, log
from loggia.house.problems import Trouble
from loggia.house.seating import lose
from loggia.house.store import Store

TICK = 0.5
LISTS = 4
"""Every so many ticks, what lists show of the tables is written."""
SWEEP = 20
"""Every so many ticks, tables that are not in memory are looked at too."""


class Timekeeper:
    """Looks at the clocks."""

    def __init__(self, store: Store, keeper: Keeper, actions: Actions, clock: Callable[[], float]) -> None:
        self._store = store
        self._keeper = keeper
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
                    await self._actions.steward.write_lists()
                if ticks % SWEEP == 0:
                    await self.sweep()
            except Exception as error:
                failed("tick failed", error)

    async def tick(self) -> None:
        """See to every table in memory whose time is over."""
        now = self._now()
        for live in self._keeper.live:
            clock = live.sitting.clock
            if clock.rule.counts and live.sitting.status == "playing":
                deadline = clock.deadline()
                if deadline is not None and deadline <= now:
                    await self.call_time(live)

    async def sweep(self) -> None:
        """See to tables that are not in memory."""
        rows = await self._store.read(
            "select code from tables where deadline > 0 and deadline <= ? and status = 'playing' limit 200", self._now()
        )
        for (code,) in rows:
            if self._keeper.known(code) is None:
                live = await self._keeper.get(code)
                await self.call_time(live)
                self._actions.steward.mark(live)

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
                live = await self._keeper.get(code)
                self._actions.steward.mark(live)
                self._actions.wake(live)
                woken += 1
        return woken

    async def call_time(self, live: Live) -> None:
        """Do what the table decided about seats whose time is over."""
        async with live.lock:
            await self._call_talk(live)
            sitting, steward = live.sitting, self._actions.steward
            for seat in sitting.clock.expired(self._now()):
                match = sitting.match
                if match is None or sitting.status != "playing":
                    return
                if seat not in sitting.clock.expired(self._now()):
                    continue  # what happened to the one before has begun a new decision
                try:
                    if sitting.setup.clock.then == "lost":
                        await lose(self._actions, live, seat, "lost", None)
                    else:
                        ruled = match.timeout(seat) if seat in match.deciding else None
                        if ruled is not None and match.refusal(seat, ruled) is None:
                            await steward.commit(live, [steward.entry(live, "move", seat, text=ruled.text())])
                        else:
                            level = self._actions.library.level("")
                            await steward.commit(live, [steward.entry(live, "away", seat, text=level)])
                except Trouble as trouble:
                    failed("time not called", trouble, table=live.code, seat=seat)
                log("time over", table=live.code, seat=seat, then=sitting.setup.clock.then)

    async def _call_talk(self, live: Live) -> None:
        """End a talk whose time is over, and answer for those who have not, whatever time they have left."""
        steward = self._actions.steward
        try:
            await steward.end_talk(live)
            while live.sitting.status == "playing" and (silent := live.sitting.clock.silent()):
                match, seat = live.sitting.match, silent[0]
                ruled = match.timeout(seat) if match else None
                if ruled is None:
                    return
                await steward.commit(live, [steward.entry(live, "move", seat, text=ruled.text())])
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
