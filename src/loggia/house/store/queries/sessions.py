"""Sessions as they are stored: the hash of a token, and whose it is."""

from __future__ import annotations

import msgspec

from loggia.house.store.interface import Store


class SessionRow(msgspec.Struct, frozen=True):
    """A session: whose, since when, about when it was last used, and in which browser. `token` is a hash."""

    person: int
    made: float
    seen: float
    device: str
    token: str


_COLUMNS = "person, made, seen, device, token"


async def find(store: Store, token_hash: str) -> SessionRow | None:
    """The session with that token."""
    rows = await store.read(f"select {_COLUMNS} from sessions where token = ?", token_hash)
    return SessionRow(*rows[0]) if rows else None


async def insert(store: Store, token_hash: str, person: int, now: float, device: str) -> None:
    """Store a new session."""
    await store.write(
        (
            "insert into sessions (token, person, made, seen, device) values (?, ?, ?, ?, ?)",
            (token_hash, person, now, now, device),
        )
    )


async def touch(store: Store, token_hash: str, now: float) -> None:
    """The session was used."""
    await store.write(("update sessions set seen = ? where token = ?", (now, token_hash)))


async def end(store: Store, token_hash: str) -> None:
    """End a session."""
    await store.write(("delete from sessions where token = ?", (token_hash,)))


async def end_everybodys(store: Store) -> None:
    """End all sessions of everybody."""
    await store.write(("delete from sessions", ()))


async def end_others(store: Store, person: int, kept_hash: str) -> None:
    """End all sessions of a person but one."""
    await store.write(("delete from sessions where person = ? and token <> ?", (person, kept_hash)))


async def of_person(store: Store, person: int) -> list[SessionRow]:
    """All sessions of a person."""
    rows = await store.read(f"select {_COLUMNS} from sessions where person = ? order by seen desc", person)
    return [SessionRow(*row) for row in rows]
