"""Notes to people, and the browsers that get them by Web Push, as they are stored."""

from __future__ import annotations

from typing import Any

import msgspec

from loggia.house.store.interface import Store


class PhraseRow(msgspec.Struct, frozen=True):
    """A phrase without its words: the id of a message and its arguments."""

    say: str
    with_: dict[str, Any] = msgspec.field(name="with", default_factory=dict)


class NoteRow(msgspec.Struct, frozen=True):
    """Something a person should know."""

    id: int
    at: float
    kind: str
    table: str
    game: str
    say: PhraseRow
    seen: bool
    invite: str
    """The secret of the table's invite link, where the note is an invitation."""


class PushRow(msgspec.Struct, frozen=True):
    """A browser's subscription."""

    endpoint: str
    keys: dict[str, str]


_PHRASE = msgspec.json.Decoder(PhraseRow)
_KEYS = msgspec.json.Decoder(dict[str, str])


async def add(
    store: Store, person: int, at: float, kind: str, table: str, game: str, say: PhraseRow, kept: int, invite: str = ""
) -> int | None:
    """Store a note instead of one of the same kind about the same table, and keep so many; None: nobody is there."""
    rows = await store.write(
        ("delete from notes where person = ? and table_code = ? and kind = ?", (person, table, kind)),
        (
            "insert into notes (person, at, kind, table_code, game, say, invite)"
            " select id, ?, ?, ?, ?, ?, ? from people where id = ? returning id",
            (at, kind, table, game, msgspec.json.encode(say).decode(), invite, person),
        ),
        (
            "delete from notes where person = ? and id <="
            " (select id from notes where person = ? order by id desc limit 1 offset ?)",
            (person, person, kept),
        ),
    )
    return int(rows[1][0][0]) if rows[1] else None


_STANDS = (
    " and not exists (select 1 from tables t join sitters s on s.table_id = t.id"
    " where t.code = n.table_code and s.person = n.person and n.kind in ('turn', 'asked', 'pause', 'started')"
    " and (t.status = 'over' or (n.kind = 'turn' and n.at < t.changed"
    " and replace(t.waits, cast(s.seat as text), '') = t.waits)))"
    " and not exists (select 1 from tables t where t.code = n.table_code and n.kind = 'invited' and"
    " (t.status <> 'waiting' or exists (select 1 from sitters s where s.table_id = t.id and s.person = n.person)))"
)
"""Leaves out calls to a table that are answered: the match is over, or it no longer waits for that person; of
invitations, those to a table that waits no more, or where the person sits. The row of a table may be behind the note
(`tables/projection.py`); then the note stands."""


async def latest(store: Store, person: int, most: int) -> list[NoteRow]:
    """The last notes of a person that still stand, newest first."""
    rows = await store.read(
        "select n.id, n.at, n.kind, n.table_code, n.game, n.say, n.seen, n.invite from notes n where n.person = ?"
        f"{_STANDS} order by n.id desc limit ?",
        person,
        most,
    )
    return [
        NoteRow(id, at, kind, table, game, _PHRASE.decode(say), bool(seen), invite)
        for id, at, kind, table, game, say, seen, invite in rows
    ]


async def count_unseen(store: Store, person: int) -> int:
    """How many notes that still stand a person has not seen."""
    rows = await store.read(f"select count(*) from notes n where n.person = ? and n.seen = 0{_STANDS}", person)
    return int(rows[0][0])


async def unseen_warning(store: Store, person: int) -> PhraseRow | None:
    """The last warning that a person has not read."""
    rows = await store.read(
        "select say from notes where person = ? and seen = 0 and kind = 'warned' order by id desc limit 1", person
    )
    return _PHRASE.decode(rows[0][0]) if rows else None


async def mark_seen(store: Store, person: int) -> None:
    """The person has seen all notes."""
    await store.write(("update notes set seen = 1 where person = ?", (person,)))


# --- Web Push -------------------------------------------------------------------------------------------------------


async def subscribe(store: Store, person: int, endpoint: str, keys: dict[str, str], now: float, kept: int) -> None:
    """Store a subscription; a person keeps the latest ones."""
    await store.write(
        (
            "insert into pushes values (?, ?, ?, ?) on conflict (endpoint) do update set"
            " person = excluded.person, keys = excluded.keys",
            (endpoint, person, msgspec.json.encode(keys).decode(), now),
        ),
        (
            "delete from pushes where person = ? and endpoint not in"
            " (select endpoint from pushes where person = ? order by made desc limit ?)",
            (person, person, kept),
        ),
    )


async def unsubscribe(store: Store, person: int, endpoint: str) -> None:
    """Forget a subscription."""
    await store.write(("delete from pushes where person = ? and endpoint = ?", (person, endpoint)))


async def subscriptions(store: Store, person: int) -> list[PushRow]:
    """All subscriptions of a person."""
    rows = await store.read("select endpoint, keys from pushes where person = ?", person)
    return [PushRow(endpoint, _KEYS.decode(keys)) for endpoint, keys in rows]
