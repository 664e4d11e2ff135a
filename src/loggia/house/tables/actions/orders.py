"""Leaving standing orders at a table; `standing_orders.py` carries them out."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import refused, trouble
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.standing_orders import stored
from loggia.kernel import Refused
from loggia.table.order_forms import check
from loggia.table.orders import Order


async def _orders(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Orders) -> wire.Done:
    async with live.lock:
        seat = my_seat(live, asker)
        orders = tuple(Order(o.kind, o.text, o.least, o.repeat) for o in wish.orders)
        if orders:
            _check(live, seat, orders)
        await actions.store.write(stored(live, seat, orders))
        live.orders[seat] = orders
        await actions.broadcast.send_state(live, list(live.watchers.get(seat, ())))
    actions.wake(live)
    return done(live, asker, wish.key)


def _check(live: LiveTable, seat: int, orders: tuple[Order, ...]) -> None:
    """`Trouble` with the game's reason if an order is nonsense; those that the seat has left before may stay."""
    match = live.state.match
    if match is None:
        raise trouble(409, f"house-not-playing-{live.state.status}")
    try:
        check(match, seat, orders, live.orders.get(seat, ()))
    except Refused as why:
        raise refused(why) from why


ACTIONS = {"orders": action(wire.Orders, _orders)}
