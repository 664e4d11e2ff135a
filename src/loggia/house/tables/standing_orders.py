"""Standing orders are carried out when their seat has to decide. What an order means is in `loggia.table.orders`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from loggia.house.logs import failed
from loggia.house.problems import Trouble
from loggia.house.store import Statement, Store
from loggia.house.store.queries import orders
from loggia.house.store.queries.orders import OrderRow
from loggia.house.tables.broadcast import Broadcast
from loggia.house.tables.journal import Journal
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import AppliedEntry
from loggia.table import orders as standing
from loggia.table.orders import Order

RETRY = 2.0
"""Seconds to wait after a failure before an order is tried again."""


def stored(live: LiveTable, seat: int, given: Sequence[Order]) -> Statement:
    """How a seat's standing orders are stored."""
    return orders.replace(live.id, seat, [OrderRow(o.kind, o.text, o.least, o.repeat) for o in given])


class StandingOrders:
    """Plays for people who have left orders."""

    def __init__(self, store: Store, journal: Journal, broadcast: Broadcast) -> None:
        self._store = store
        self._journal = journal
        self._broadcast = broadcast
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def on_change(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something has happened at a table: some orders end by it, others may apply now."""
        for applied in done:
            for seat, given in list(live.orders.items()):
                left = standing.remaining_orders(given, seat, applied.entry.seat, applied.told)
                if left != given:
                    live.orders[seat] = left
                    self._spawn(self._keep(live, seat))
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """See whether the table waits for somebody who has left orders."""
        state = live.state
        match = state.match
        if self.stopped or match is None or state.status != "playing" or live.epoch < 0:
            return
        for seat in match.deciding:
            if seat not in live.busy_seats and live.orders.get(seat) and not state.seats[seat].played_by_bot:
                live.busy_seats.add(seat)
                self._spawn(self._obey(live, seat))

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _obey(self, live: LiveTable, seat: int) -> None:
        try:
            async with live.lock:
                await self._play(live, seat)
        except Trouble as trouble:
            if trouble.status == 503:  # the disk is full: try again when it may not be
                await asyncio.sleep(RETRY)
        except Exception as error:
            failed("order failed", error, table=live.code, seat=seat)
            await asyncio.sleep(RETRY)
        finally:
            live.busy_seats.discard(seat)
            self._look_again(live, seat)

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Play the move of the first order that fits. Call with the table's lock."""
        state = live.state
        await self._journal.end_talk(live)
        match, given = state.match, live.orders.get(seat, ())
        if self.stopped or match is None or state.status != "playing" or state.seats[seat].played_by_bot:
            return
        found = standing.decide(match, seat, given)
        if found is None:
            return
        move, left = found
        entry = self._journal.entry(live, "move", seat, state.seats[seat].person, move.text())
        live.orders[seat] = left
        try:
            await self._journal.commit(live, [entry], also=[stored(live, seat, left)] if left != given else ())
        except BaseException:
            live.orders[seat] = given
            raise
        if left != given:
            await self._broadcast.send_state(live, list(live.watchers.get(seat, ())))

    def _look_again(self, live: LiveTable, seat: int) -> None:
        """While the seat was busy, `wake` passed it over: see whether its next decision has an order too."""
        match = live.state.match
        given = live.orders.get(seat)
        if match and given and live.state.status == "playing" and standing.decide(match, seat, given):
            self.wake(live)

    async def _keep(self, live: LiveTable, seat: int) -> None:
        """Store a seat's orders as they are now, and show them to their person."""
        async with live.lock:
            await self._store.write(stored(live, seat, live.orders.get(seat, ())))
            await self._broadcast.send_state(live, list(live.watchers.get(seat, ())))

    async def close(self) -> None:
        """Carry out no more."""
        self.stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
