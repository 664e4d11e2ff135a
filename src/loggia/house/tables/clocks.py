"""Clocks: what happens when a seat's time is over, also at tables that are not in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from loggia.house.clock import A_JUMP, HouseClock
from loggia.house.logs import failed, log
from loggia.house.metrics.counted import LOOP_LAG
from loggia.house.people.conduct import GRACE
from loggia.house.problems import Trouble
from loggia.house.store import Store
from loggia.house.store.queries import tables
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.actions.seats import lose
from loggia.house.tables.live_table import LiveTable
from loggia.kernel.timing import timeout

TICK = 0.5
"""Seconds between two looks at the clocks of tables in memory."""
PROJECTIONS = 4
"""Ticks after which rows in lists that are out of date are written."""
SWEEP = 20
"""Ticks after which tables that are not in memory are looked at too."""
LATE_MOVES = 2
"""Moves in a row that the clock makes for somebody who is not there; with the next one a rated seat is lost."""
MOST_OVERDUE = 200
"""Maximum tables loaded by one sweep."""


class ClockWatch:
    """Looks at the clocks now and then."""

    def __init__(self, store: Store, actions: Actions, clock: Callable[[], float]) -> None:
        self._store = store
        self._actions = actions
        self._journal = actions.journal
        self._live_tables = actions.live_tables
        self._now = clock

    async def run(self) -> None:
        """Tick until cancelled."""
        ticks = 0
        while True:
            due = time.monotonic() + TICK
            await asyncio.sleep(TICK)
            LOOP_LAG[""].observe(max(0.0, time.monotonic() - due))
            try:
                await self._mind_the_wall()
                await self.tick()
                ticks += 1
                if ticks % PROJECTIONS == 0:
                    await self._actions.projections.write_due()
                if ticks % SWEEP == 0:
                    await self.sweep()
            except Exception as error:
                failed("tick failed", error)

    async def _mind_the_wall(self) -> None:
        """After a jump of the wall clock, follow it as soon as nobody's live clock runs. Time before that is forgiven
        where a clock was running for days."""
        clock = self._now
        if not isinstance(clock, HouseClock) or abs(clock.drift()) < A_JUMP:
            return
        running = [live for live in self._live_tables.all if live.state.status == "playing"]
        if any(live.state.clock.rule.kind == "live" for live in running):
            return
        drift = clock.drift()
        clock.follow()
        self._live_tables.began = self._actions.conduct.began = clock()
        for live in running:
            async with live.lock:
                await self._journal.forgive(live, drift)
        log("clock set", seconds=round(drift))

    async def tick(self) -> None:
        """See to every table in memory where somebody's time is over."""
        now = self._now()
        for live in self._live_tables.all:
            clock = live.state.clock
            if clock.rule.counts and live.state.status == "playing" and live.epoch >= 0:
                deadline = clock.deadline()
                if deadline is not None and deadline <= now:
                    await self._try_to_call_time(live)

    async def sweep(self) -> None:
        """See to tables that are not in memory, or that this worker has only read: their owner may have left."""
        for code in await tables.overdue(self._store, self._now(), MOST_OVERDUE):
            known = self._live_tables.known(code)
            if known is None or known.epoch < 0:
                try:
                    live = await self._live_tables.get(code)
                except Trouble as trouble:
                    failed("not swept", trouble, table=code)
                    continue
                if live.epoch >= 0:
                    await self._try_to_call_time(live)
                    self._actions.projections.mark(live)

    async def _try_to_call_time(self, live: LiveTable) -> None:
        """Call time; where that fails, the other tables' clocks go on, and this one is looked at with the next tick."""
        try:
            await self.call_time(live)
        except Exception as error:
            failed("time not called", error, table=live.code)

    async def call_time(self, live: LiveTable) -> None:
        """Do what the table's rules say about seats whose time is over."""
        async with live.lock:
            await self._end_talk(live)
            state = live.state
            for seat in state.clock.expired(self._now()):
                if state.match is None or state.status != "playing":
                    return
                if seat not in state.clock.expired(self._now()):
                    continue  # what happened to the one before has begun a new decision
                try:
                    await self._time_over(live, seat)
                except Trouble as trouble:
                    failed("time not called", trouble, table=live.code, seat=seat)
                log("time over", table=live.code, seat=seat, then=state.setup.clock.then)

    async def _time_over(self, live: LiveTable, seat: int) -> None:
        """A seat's time is over: it is lost, or the rules say which move is made, or (if unrated) a bot plays on."""
        state, journal = live.state, self._journal
        match, rated = state.match, state.setup.rated
        assert match is not None
        if rated and self._thrown_out(live, seat):
            await journal.forgive(live, self._actions.conduct.began + GRACE - self._now(), seat)
            return
        if state.setup.clock.then == "lost" or (rated and self._abandoned(live, seat)):
            await lose(self._actions, live, seat, "lost", None)
            return
        ruled = timeout(match, seat) if seat in match.deciding else None
        if ruled is not None and match.refusal(seat, ruled) is None:
            await journal.commit(live, [journal.entry(live, "move", seat, text=ruled.text())])
        elif rated:
            await lose(self._actions, live, seat, "lost", None)
        else:
            level = self._actions.catalogue.level("")
            await journal.commit(live, [journal.entry(live, "away", seat, text=level)])

    def _thrown_out(self, live: LiveTable, seat: int) -> bool:
        """Whether the house has just started, and the person in that seat has not been here since."""
        conduct, state = self._actions.conduct, live.state
        person = state.seats[seat].person
        if not conduct.in_grace or person in live.present():
            return False
        return not any(one.entry.person == person and one.entry.at >= conduct.began for one in state.recent)

    @staticmethod
    def _abandoned(live: LiveTable, seat: int) -> bool:
        """Whether nobody is there, and the clock has made the seat's last moves."""
        moves = [one.entry for one in live.state.recent if one.entry.kind == "move" and one.entry.seat == seat]
        last = moves[-LATE_MOVES:]
        unattended = len(last) == LATE_MOVES and not any(entry.person for entry in last)
        return unattended and live.state.seats[seat].person not in live.present()

    async def _end_talk(self, live: LiveTable) -> None:
        """End a talk whose time is over, and answer for those who have not, whatever time they have left."""
        journal = self._journal
        try:
            await journal.end_talk(live)
            while live.state.status == "playing" and (silent := live.state.clock.silent()):
                match, seat = live.state.match, silent[0]
                ruled = timeout(match, seat) if match else None
                if ruled is None:
                    return
                await journal.commit(live, [journal.entry(live, "move", seat, text=ruled.text())])
        except Trouble as trouble:
            failed("talk not ended", trouble, table=live.code)
