"""Who owns which table: PostgreSQL is the referee, by its own clock.

A worker holds a lease, which it renews every second. A table has an owner (a worker, or 0) and an epoch, which grows
with every change of owner. A table can be claimed when its owner is dead: its lease is over, or it has missed a renewal
and PostgreSQL has no connection of it any more, as after a SIGKILL. Every append carries the epoch it was claimed with
(see `store.py`), so that an owner who does not know yet that it has lost a table cannot write, whatever made others
believe that it is dead.
"""

from __future__ import annotations

from collections.abc import Sequence

from loggia.house.store.interface import Store

LEASE = 3.0
"""Seconds for which a worker is believed to live after it was last heard of."""
MISSED = 1.5
"""Seconds without a renewal after which a worker without a connection to PostgreSQL counts as dead."""
FORGOTTEN = "1 day"
"""After which time workers that are gone leave the list."""


LIVES = (
    f"(w.until > now() + interval '{LEASE - MISSED} seconds' or (w.until > now() and (w.session = '' or exists"
    " (select 1 from pg_stat_activity a where a.application_name = w.session))))"
)
"""Whether a worker lives. One of an older version names no session: only its lease counts."""


async def register(store: Store, name: str, session: str = "") -> int:
    """A new worker; its number, which no other ever has. `session` is the name of its connections."""
    rows = await store.write(
        (f"delete from workers where until < now() - interval '{FORGOTTEN}'", ()),
        (
            "insert into workers (name, session, bus, until)"
            " values (?, ?, 1, now() + make_interval(secs => ?)) returning id",
            (name, session, LEASE),
        ),
    )
    return int(rows[1][0][0])


async def opened(store: Store, now: float | None) -> float:
    """When the house was opened last after all its workers were gone; `now`: it is being opened."""
    if now is not None:
        sql = "insert into house values ('opened', ?) on conflict (name) do update set value = excluded.value"
        await store.write((sql, (repr(now),)))
        return now
    rows = await store.read("select value from house where name = 'opened'")
    return float(rows[0][0]) if rows else 0.0


async def renew(store: Store, worker: int) -> bool:
    """Prolong a worker's lease; false if nobody believes in it any more. Not by the writer: no group is waited for."""
    rows = await store.read(
        "update workers set until = now() + make_interval(secs => ?) where id = ? returning id", LEASE, worker
    )
    return bool(rows)


async def living(store: Store) -> list[int]:
    """The workers that live, the oldest first."""
    return [id for (id,) in await store.read(f"select w.id from workers w where {LIVES} order by w.id")]


async def claim(store: Store, table: int, worker: int) -> tuple[int, int]:
    """Own a table, if nobody who lives does: its owner now, and the epoch."""
    while True:
        rows = await store.read(
            "insert into owners as o values (?, ?, 1) on conflict (table_id) do update set worker = excluded.worker,"
            " epoch = o.epoch + 1 where o.worker = excluded.worker or not exists"
            f" (select 1 from workers w where w.id = o.worker and {LIVES}) returning worker, epoch",
            table,
            worker,
        ) or await store.read("select worker, epoch from owners where table_id = ? and worker > 0", table)
        if rows:
            return rows[0][0], rows[0][1]


async def release(store: Store, worker: int, table: int) -> None:
    """Give up a table; nobody need take it over."""
    await store.read("update owners set worker = 0 where worker = ? and table_id = ?", worker, table)


async def leave(store: Store, worker: int) -> None:
    """A worker ends: its tables are free at once, and those under way are taken over as those of the dead are."""
    await store.read("delete from workers where id = ?", worker)


async def owned(store: Store, worker: int) -> dict[int, int]:
    """The epochs of the tables that a worker owns."""
    rows = await store.read("select table_id, epoch from owners where worker = ?", worker)
    return dict(rows)


async def orphans(store: Store, most: int) -> Sequence[str]:
    """Codes of tables under way whose owner is dead."""
    rows = await store.read(
        "select t.code from owners o join tables t on t.id = o.table_id where o.worker > 0 and t.status = 'playing'"
        f" and not exists (select 1 from workers w where w.id = o.worker and {LIVES})"
        " order by random() limit ?",
        most,
    )
    return [code for (code,) in rows]
