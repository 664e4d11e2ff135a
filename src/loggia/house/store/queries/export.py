"""What is stored about one person and is not already read elsewhere, for their export."""

from __future__ import annotations

from typing import Any

import msgspec

from loggia.house.store.interface import Store

Facts = list[dict[str, Any]]


async def entries(store: Store, person: int) -> Facts:
    """All that a person did at tables, by table and in order."""
    rows = await store.read(
        "select t.code, l.number, l.at, l.kind, l.seat, l.text from sitters s join tables t on t.id = s.table_id"
        " join log l on l.table_id = t.id and l.person = s.person where s.person = ? order by t.id, l.number",
        person,
    )
    return [
        {"table": code, "number": number, "at": at / 1000, "kind": kind, "seat": seat, "text": text}
        for code, number, at, kind, seat, text in rows
    ]


async def orders(store: Store, person: int) -> Facts:
    """A person's standing orders."""
    rows = await store.read(
        "select t.code, o.body from sitters s join tables t on t.id = s.table_id"
        " join orders o on o.table_id = s.table_id and o.seat = s.seat where s.person = ?",
        person,
    )
    return [{"table": code, "orders": msgspec.json.decode(body)} for code, body in rows]


async def reports(store: Store, person: int) -> Facts:
    """What a person has reported."""
    rows = await store.read("select at, about, table_code, reason from reports where person = ? order by id", person)
    return [{"at": at, "about": about, "table": table, "reason": reason} for at, about, table, reason in rows]


async def conduct(store: Store, person: int) -> Facts:
    """The rated matches that a person has left."""
    rows = await store.read(
        "select t.code, c.at, c.kind from conduct c join tables t on t.id = c.table_id where c.person = ?"
        " order by c.at",
        person,
    )
    return [{"table": code, "at": at, "kind": kind} for code, at, kind in rows]
