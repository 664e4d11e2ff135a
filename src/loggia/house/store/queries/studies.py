"""Studies as they are stored: a row each, whose body only the house's studies read."""

from __future__ import annotations

from typing import Any

import msgspec

from loggia.house.store.interface import Row, Statement, Store


class StudyRow(msgspec.Struct, frozen=True):
    """A stored study. `access`: `private`, `link` (whoever has its code) or `public` (it is listed as well)."""

    code: str
    person: int
    game: str
    title: str
    access: str
    made: float
    changed: float
    version: int
    body: str = ""


_HEAD = "code, person, game, title, access, made, changed, version"


def _row(row: Row) -> StudyRow:
    return StudyRow(*row)


async def insert(store: Store, row: StudyRow) -> None:
    """Store a new study. `Conflict` if the code is taken."""
    await store.write(
        (
            f"insert into studies ({_HEAD}, body) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (row.code, row.person, row.game, row.title, row.access, row.made, row.changed, row.version, row.body),
        )
    )


async def find(store: Store, code: str) -> StudyRow | None:
    """The study with that code."""
    rows = await store.read(f"select {_HEAD}, body from studies where code = ?", code)
    return _row(rows[0]) if rows else None


async def update(store: Store, row: StudyRow, seen: int) -> bool:
    """Store another state of a study; false if it is no longer the version that was seen, or gone."""
    found = await store.write(
        (
            "update studies set title = ?, access = ?, changed = ?, version = ?, body = ?"
            " where code = ? and version = ? returning version",
            (row.title, row.access, row.changed, row.version, row.body, row.code, seen),
        )
    )
    return bool(found[0])


def delete(code: str) -> Statement:
    """Delete a study."""
    return "delete from studies where code = ?", (code,)


async def of_person(store: Store, person: int, most: int) -> list[StudyRow]:
    """The studies of a person, without their bodies; the last changed first."""
    rows = await store.read(f"select {_HEAD} from studies where person = ? order by changed desc limit ?", person, most)
    return [_row(row) for row in rows]


async def count(store: Store, person: int) -> int:
    """How many studies a person has."""
    rows = await store.read("select count(*) from studies where person = ?", person)
    return int(rows[0][0])


async def public(store: Store, game: str, before: float, now: float, most: int) -> list[StudyRow]:
    """Public studies of accounts that are not banned, changed before a time, without bodies; the last changed first."""
    names = ", ".join(f"s.{name}" for name in _HEAD.split(", "))
    rows = await store.read(
        f"select {names} from studies s join people p on p.id = s.person"
        " where s.access = 'public' and s.changed < ? and (? = '' or s.game = ?) and p.account = 1"
        " and p.banned_until <= ? order by s.changed desc limit ?",
        before,
        game,
        game,
        now,
        most,
    )
    return [_row(row) for row in rows]


async def exported(store: Store, person: int) -> list[dict[str, Any]]:
    """A person's studies for their export, whole."""
    rows = await store.read(f"select {_HEAD}, body from studies where person = ? order by made", person)
    return [
        {
            "study": row.code, "game": row.game, "title": row.title, "access": row.access, "made": row.made,
            "changed": row.changed, "body": msgspec.json.decode(row.body),
        }
        for row in map(_row, rows)
    ]  # fmt: skip
