"""People as they are stored: guests and accounts, and whom each of them has muted."""

from __future__ import annotations

import msgspec

from loggia.house.store.interface import Row, Statement, Store


class Person(msgspec.Struct, frozen=True):
    """A guest or an account. `page` is the client's own JSON, `password` an argon2 hash."""

    id: int
    name: str
    account: bool
    password: str
    email: str
    lang: str
    page: str
    made: float
    mail_turns: bool
    email_verified: bool
    host: bool
    """Whether they look after the house: may see reports, remove lines, ban."""
    banned_until: float


_COLUMNS = "id, name, account, password, email, lang, page, made, mail_turns, email_verified, host, banned_until"


def _person(row: Row) -> Person:
    id, name, account, password, email, lang, page, made, mail_turns, verified, host, banned = row
    return Person(
        id, name, bool(account), password, email, lang, page, made, bool(mail_turns), bool(verified), bool(host), banned
    )


async def find(store: Store, person: int) -> Person | None:
    """The person with that id."""
    rows = await store.read(f"select {_COLUMNS} from people where id = ?", person)
    return _person(rows[0]) if rows else None


async def find_account(store: Store, folded: str, name: str = "") -> Person | None:
    """The account with exactly that name, or else with that folded name."""
    rows = await store.read(
        f"select {_COLUMNS} from people where account = 1 and (fold = ? or name = ?) order by name = ? desc limit 1",
        folded,
        name,
        name,
    )
    return _person(rows[0]) if rows else None


async def find_accounts_by_email(store: Store, email: str) -> list[Person]:
    """The accounts whose verified address it is."""
    rows = await store.read(
        f"select {_COLUMNS} from people where account = 1 and email_verified = 1 and lower(email) = lower(?)"
        " order by id limit 10",
        email,
    )
    return [_person(row) for row in rows]


async def set_email_verified(store: Store, person: int, email: str) -> None:
    """The person has shown that the address is theirs, if it still is the one they gave."""
    await store.write(("update people set email_verified = 1 where id = ? and email = ?", (person, email)))


async def rename(store: Store, person: int, name: str, folded: str) -> None:
    """Store another name. `Conflict` if another account has it."""
    await store.write(("update people set name = ?, fold = ? where id = ?", (name, folded, person)))


async def set_host(store: Store, person: int, on: bool) -> None:
    """Whether the person looks after the house."""
    await store.write(("update people set host = ? where id = ?", (int(on), person)))


async def set_banned(store: Store, person: int, until: float) -> None:
    """Until when the person may not take part."""
    await store.write(("update people set banned_until = ? where id = ?", (until, person)))


async def insert(
    store: Store, name: str, folded: str, account: bool, password: str, email: str, lang: str, made: float
) -> Person:
    """Store a new person. `Conflict` if an account has that name."""
    rows = await store.write(
        (
            "insert into people (name, fold, account, password, email, lang, made) values (?, ?, ?, ?, ?, ?, ?)"
            f" returning {_COLUMNS}",
            (name, folded, int(account), password, email, lang, made),
        )
    )
    return _person(rows[0][0])


async def make_account(store: Store, person: int, name: str, folded: str, password: str, email: str) -> None:
    """Turn a guest into an account. `Conflict` if another account has that name."""
    await store.write(
        (
            "update people set name = ?, fold = ?, account = 1, password = ?, email = ? where id = ?",
            (name, folded, password, email, person),
        )
    )


async def set_password(store: Store, person: int, password: str) -> None:
    """Store another password hash."""
    await store.write(("update people set password = ? where id = ?", (password, person)))


async def set_settings(store: Store, person: int, email: str, lang: str, page: str, mail_turns: bool) -> None:
    """Store a person's settings."""
    await store.write(
        (
            "update people set email_verified = case when email = ? then email_verified else 0 end, email = ?,"
            " lang = ?, page = ?, mail_turns = ? where id = ?",
            (email, email, lang, page, int(mail_turns), person),
        )
    )


async def delete(store: Store, person: int) -> None:
    """Delete a person and all that belongs to them. The logs of their tables stay."""
    mine = (person,)
    statements: list[Statement] = [
        ("delete from people where id = ?", mine),
        ("delete from sessions where person = ?", mine),
        ("delete from mutes where person = ? or muted = ?", (person, person)),
        ("delete from blocks where person = ? or blocked = ?", (person, person)),
        ("update reports set person = 0 where person = ?", mine),
        ("update reports set about = 0, quote = '' where about = ?", mine),
        ("delete from follows where person = ? or followed = ?", (person, person)),
        ("delete from conduct where person = ?", mine),
        ("delete from studies where person = ?", mine),
        ("delete from notes where person = ?", mine),
        ("delete from pushes where person = ?", mine),
        ("delete from ratings where person = ?", mine),
        ("delete from exercise_answers where person = ?", mine),
        ("delete from exercise_solvers where person = ?", mine),
        ("delete from results where person = ?", mine),
        ("delete from sitters where person = ?", mine),
        ("delete from chat where person = ?", mine),
    ]
    await store.write(*statements)


# --- mutes ----------------------------------------------------------------------------------------------------------


async def muted_by(store: Store, person: int) -> frozenset[int]:
    """The people whom a person has muted."""
    rows = await store.read("select muted from mutes where person = ?", person)
    return frozenset(row[0] for row in rows)


async def set_muted(store: Store, person: int, other: int, on: bool) -> None:
    """Mute somebody, or no longer."""
    if on:
        await store.write(("insert into mutes values (?, ?) on conflict do nothing", (person, other)))
    else:
        await store.write(("delete from mutes where person = ? and muted = ?", (person, other)))


async def blocked_by(store: Store, person: int) -> frozenset[int]:
    """The people whom a person has blocked."""
    rows = await store.read("select blocked from blocks where person = ?", person)
    return frozenset(row[0] for row in rows)


async def set_blocked(store: Store, person: int, other: int, on: bool) -> None:
    """Block somebody, or no longer."""
    if on:
        await store.write(("insert into blocks values (?, ?) on conflict do nothing", (person, other)))
    else:
        await store.write(("delete from blocks where person = ? and blocked = ?", (person, other)))
