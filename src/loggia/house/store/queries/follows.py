"""Who follows whom, as it is stored."""

from __future__ import annotations

from loggia.house.store.interface import Statement, Store


async def followed_by(store: Store, person: int) -> list[int]:
    """Whom a person follows, the latest first."""
    rows = await store.read("select followed from follows where person = ? order by since desc, followed", person)
    return [row[0] for row in rows]


async def followers_of(store: Store, person: int, most: int) -> list[int]:
    """Who follows a person, the latest first."""
    rows = await store.read(
        "select person from follows where followed = ? order by since desc, person limit ?", person, most
    )
    return [row[0] for row in rows]


async def follow(store: Store, person: int, other: int, now: float) -> bool:
    """Follow somebody; false if that was so already."""
    rows = await store.write(
        ("insert into follows values (?, ?, ?) on conflict do nothing returning followed", (person, other, now))
    )
    return bool(rows[0])


def unfollow(person: int, other: int) -> Statement:
    """Follow somebody no longer."""
    return "delete from follows where person = ? and followed = ?", (person, other)
