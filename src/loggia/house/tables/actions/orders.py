"""Leaving standing orders at a table; `standing_orders.py` carries them out."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.standing_orders import stored
from loggia.table.orders import Order


async def _orders(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Orders) -> wire.Done:
    async with live.lock:
        seat = my_seat(live, asker)
        orders = tuple(Order(o.kind, o.text, o.least, o.repeat) for o in wish.orders)
        await actions.store.write(stored(live, seat, orders))
        live.orders[seat] = orders
    actions.wake(live)
    return done(live, asker, wish.key)


ACTIONS = {"orders": action(wire.Orders, _orders)}
