"""Chat lines as they are stored."""

from __future__ import annotations

import msgspec

from loggia.house.store.interface import Store


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table."""

    id: int
    at: float
    person: int
    seat: int
    text: str


class ExportedLine(msgspec.Struct, frozen=True):
    """A line with the code of its table, for the person who wrote it."""

    table: str
    at: float
    text: str


async def insert(store: Store, table: int, at: float, person: int, seat: int, text: str) -> int:
    """Store a line; its id."""
    rows = await store.write(
        (
            "insert into chat (table_id, at, person, seat, text) values (?, ?, ?, ?, ?) returning id",
            (table, at, person, seat, text),
        )
    )
    return int(rows[0][0][0])


async def latest(store: Store, table: int, after: int, most: int) -> list[ChatRow]:
    """The last lines after an id, oldest first."""
    rows = await store.read(
        "select id, at, person, seat, text from chat where table_id = ? and id > ? order by id desc limit ?",
        table,
        after,
        most,
    )
    return [ChatRow(*row) for row in reversed(rows)]


async def last_id(store: Store, table: int) -> int:
    """The id of the last line, 0 where nothing was said."""
    rows = await store.read("select max(id) from chat where table_id = ?", table)
    return int(rows[0][0] or 0)


class FoundLine(msgspec.Struct, frozen=True):
    """A line with the code of its table."""

    id: int
    table: str
    person: int
    text: str


async def find(store: Store, line: int) -> FoundLine | None:
    """The line with that id."""
    rows = await store.read(
        "select c.id, t.code, c.person, c.text from chat c join tables t on t.id = c.table_id where c.id = ?", line
    )
    return FoundLine(*rows[0]) if rows else None


async def delete(store: Store, line: int) -> None:
    """Remove a line."""
    await store.write(("delete from chat where id = ?", (line,)))


async def of_person(store: Store, person: int) -> list[ExportedLine]:
    """Everything that a person has said."""
    rows = await store.read(
        "select t.code, c.at, c.text from chat c join tables t on t.id = c.table_id where c.person = ? order by c.id",
        person,
    )
    return [ExportedLine(*row) for row in rows]
