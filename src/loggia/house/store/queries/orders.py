"""Standing orders as they are stored: one JSON list for each seat that has some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from loggia.house.store.interface import Statement, Store


class OrderRow(msgspec.Struct, frozen=True):
    """One standing order; the meaning of the fields is that of `loggia.table.orders.Order`."""

    kind: Literal["play", "pass", "accept"]
    text: str = ""
    least: int = 0
    repeat: bool = False


_ORDERS = msgspec.json.Decoder(list[OrderRow])


async def of_table(store: Store, table: int) -> dict[int, list[OrderRow]]:
    """All standing orders at a table, by seat."""
    rows = await store.read("select seat, body from orders where table_id = ?", table)
    return {seat: _ORDERS.decode(body) for seat, body in rows}


def replace(table: int, seat: int, orders: Sequence[OrderRow]) -> Statement:
    """A seat's orders instead of those it had."""
    if not orders:
        return "delete from orders where table_id = ? and seat = ?", (table, seat)
    return (
        "insert into orders values (?, ?, ?) on conflict (table_id, seat) do update set body = excluded.body",
        (table, seat, msgspec.json.encode(orders).decode()),
    )
