"""Reports, the audit log and the rules of purging, as they are stored."""

from __future__ import annotations

from typing import Any

import msgspec

from loggia.house.store.interface import Statement, Store


class ReportRow(msgspec.Struct, frozen=True):
    """Something that a person wants the host to look at; `quote` is the chat line, `line` its id."""

    id: int
    at: float
    person: int
    about: int
    table: str
    line: int
    quote: str
    reason: str
    handled: float


class AuditRow(msgspec.Struct, frozen=True):
    """An act of a host: who (0: from the shell, or the house itself), what, about whom or what, and how it went."""

    id: int
    at: float
    person: int
    act: str
    about: str
    detail: str


async def add_report(
    store: Store, at: float, person: int, about: int, table: str, line: int, quote: str, reason: str
) -> int:
    """Store a report; its id."""
    rows = await store.write(
        (
            "insert into reports (at, person, about, table_code, line, quote, reason)"
            " values (?, ?, ?, ?, ?, ?, ?) returning id",
            (at, person, about, table, line, quote, reason),
        )
    )
    return int(rows[0][0][0])


async def reports(store: Store, most: int, handled: bool = False) -> list[ReportRow]:
    """Open reports (or those that were handled), newest first."""
    rows = await store.read(
        "select id, at, person, about, table_code, line, quote, reason, handled from reports"
        f" where handled {'>' if handled else '='} 0 order by id desc limit ?",
        most,
    )
    return [ReportRow(*row) for row in rows]


async def count_open(store: Store) -> int:
    """How many reports no host has dealt with."""
    rows = await store.read("select count(*) from reports where handled = 0")
    return int(rows[0][0])


async def handle(store: Store, report: int, now: float) -> bool:
    """A report has been dealt with; whether there was such an open one."""
    rows = await store.write(
        ("update reports set handled = ? where id = ? and handled = 0 returning id", (now, report))
    )
    return bool(rows[0])


async def reported_lately(store: Store, person: int, about: int, after: float) -> int:
    """How often a person has reported another since a time."""
    rows = await store.read(
        "select count(*) from reports where person = ? and about = ? and at > ?", person, about, after
    )
    return int(rows[0][0])


# --- conduct --------------------------------------------------------------------------------------------------------


class ConductRow(msgspec.Struct, frozen=True):
    """How a rated match ended for a person: `finished`, `resigned`, `left` (given up at once), `late` (out of time)."""

    at: float
    kind: str


def note_conduct(person: int, table: int, at: float, kind: str) -> Statement:
    """Write down how a rated match ended for a person; the first word stands."""
    return (
        "insert into conduct (person, table_id, at, kind) values (?, ?, ?, ?) on conflict do nothing",
        (person, table, at, kind),
    )


async def latest_conduct(store: Store, person: int, most: int) -> list[ConductRow]:
    """How a person's last rated matches ended, newest first."""
    rows = await store.read(
        "select at, kind from conduct where person = ? order by at desc, table_id desc limit ?", person, most
    )
    return [ConductRow(*row) for row in rows]


async def warned_since(store: Store, person: int, at: float) -> bool:
    """Whether the house has warned a person since a time."""
    rows = await store.read("select 1 from notes where person = ? and kind = 'warned' and at >= ? limit 1", person, at)
    return bool(rows)


# --- the audit log --------------------------------------------------------------------------------------------------


async def note(store: Store, at: float, person: int, act: str, about: str, detail: str) -> None:
    """Write an act down."""
    await store.write(
        (
            "insert into audit (at, person, act, about, detail) values (?, ?, ?, ?, ?)",
            (at, person, act, about, detail),
        )
    )


async def audit(store: Store, most: int) -> list[AuditRow]:
    """The last acts, newest first."""
    rows = await store.read(
        "select id, at, person, act, about, detail from audit where done = 1 order by id desc limit ?", most
    )
    return [AuditRow(*row) for row in rows]


async def wished(store: Store) -> list[AuditRow]:
    """What the shell asks the running house to do, in order."""
    rows = await store.read("select id, at, person, act, about, detail from audit where done = 0 order by id")
    return [AuditRow(*row) for row in rows]


REFUSED = "refused: "
"""How the outcome of a wish begins that cannot be granted; the id of the reason follows."""


async def wish(store: Store, at: float, act: str, about: str, detail: str) -> int:
    """Ask the running house for an act; the number of the wish."""
    rows = await store.write(
        (
            "insert into audit (at, person, act, about, detail, done) values (?, 0, ?, ?, ?, 0) returning id",
            (at, act, about, detail),
        )
    )
    return int(rows[0][0][0])


async def outcome(store: Store, wish: int) -> str | None:
    """How a wish went; None while nobody has looked at it."""
    rows = await store.read("select detail from audit where id = ? and done = 1", wish)
    return str(rows[0][0]) if rows else None


async def granted(store: Store, id: int, detail: str) -> None:
    """A wish has been carried out, or could not be: the detail says how it went."""
    await store.write(("update audit set done = 1, detail = ? where id = ?", (detail, id)))


# --- purging --------------------------------------------------------------------------------------------------------


async def old_guests(store: Store, before: float, most: int) -> list[int]:
    """Guests who came before a time, have not been here since, and sit at no table that is not over."""
    rows = await store.read(
        "select p.id from people p where p.account = 0 and p.made < ?"
        " and not exists (select 1 from sessions s where s.person = p.id and s.seen >= ?)"
        " and not exists (select 1 from sitters s where s.person = p.id and s.over = 0)"
        " and not exists (select 1 from tables t where t.host = p.id and t.status <> 'over') limit ?",
        before,
        before,
        most,
    )
    return [person for (person,) in rows]


async def old_guest_tables(store: Store, before: float, most: int) -> list[tuple[int, str]]:
    """Tables that were over before a time and where no account sits."""
    rows = await store.read(
        "select t.id, t.code from tables t where t.status = 'over' and t.changed < ? and not exists"
        " (select 1 from sitters s join people p on p.id = s.person where s.table_id = t.id and p.account = 1) limit ?",
        before,
        most,
    )
    return [(id, code) for id, code in rows]


async def delete_table(store: Store, table: int) -> None:
    """Delete a finished table with its log, chat, orders and results."""
    await store.write(
        *(
            (f"delete from {name} where {column} = ?", (table,))
            for name, column in (
                ("log", "table_id"), ("chat", "table_id"), ("orders", "table_id"), ("results", "table_id"),
                ("sitters", "table_id"), ("conduct", "table_id"), ("openings", "table_id"), ("reviewed", "table_id"),
                ("tables", "id"),
            )
        )
    )  # fmt: skip


async def delete_old(store: Store, sessions_before: float, reports_before: float) -> None:
    """Delete sessions that are over, and reports that were dealt with long ago."""
    await store.write(
        ("delete from sessions where seen < ?", (sessions_before,)),
        ("delete from reports where handled > 0 and handled < ?", (reports_before,)),
    )


async def counts(store: Store) -> dict[str, int]:
    """Figures of the house."""
    rows = await store.read(
        "select (select count(*) from people where account = 1), (select count(*) from people where account = 0),"
        " (select count(*) from sessions), (select count(*) from tables where status = 'waiting'),"
        " (select count(*) from tables where status in ('playing', 'paused')),"
        " (select count(*) from tables where status = 'over'), (select count(*) from log),"
        " (select count(*) from chat), (select count(*) from reports where handled = 0)"
    )
    names = ("accounts", "guests", "sessions", "waiting", "playing", "over", "entries", "chat", "reports")
    return dict(zip(names, rows[0], strict=True))


async def list_people(store: Store, look: str, most: int) -> list[dict[str, Any]]:
    """People whose name looks like that, or (empty) all, the newest first."""
    rows = await store.read(
        "select p.id, p.name, p.account, p.made, p.host, p.banned_until,"
        " (select max(s.seen) from sessions s where s.person = p.id) from people p"
        " where ? = '' or instr(p.fold, ?) > 0 order by p.id desc limit ?",
        look,
        look,
        most,
    )
    names = ("id", "name", "account", "made", "host", "banned_until", "seen")
    return [dict(zip(names, row, strict=True)) for row in rows]


async def list_tables(store: Store, code: str, most: int) -> list[dict[str, Any]]:
    """Tables with that code, or (empty) all that are not over, the latest changed first."""
    rows = await store.read(
        "select code, game, status, host, public, made, changed, number, deadline from tables"
        " where (? = '' and status <> 'over') or code = ? order by changed desc limit ?",
        code,
        code,
        most,
    )
    names = ("code", "game", "status", "host", "public", "made", "changed", "number", "deadline")
    return [dict(zip(names, row, strict=True)) for row in rows]
