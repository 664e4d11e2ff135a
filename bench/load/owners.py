"""Whether a table ever had two owners: PostgreSQL itself notes with every entry of a log who wrote it and who owned it.

The notes are triggers in a schema of their own, put into a club's database for a test of it; the house does not know.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

WATCH = """
create schema watched;
create table watched.sessions (worker bigint primary key, session text not null);
create table watched.writes (table_id bigint, number bigint, session text, worker bigint, epoch bigint);

create function watched.note_worker() returns trigger language plpgsql as $$ begin
    insert into watched.sessions values (new.id, new.session) on conflict do nothing;
    return null;
end $$;

create function watched.note_write() returns trigger language plpgsql as $$ begin
    insert into watched.writes
        select new.table_id, new.number, current_setting('application_name'), o.worker, o.epoch
        from (select 1) one left join owners o on o.table_id = new.table_id;
    return null;
end $$;

create trigger note_worker after insert on workers for each row execute function watched.note_worker();
create trigger note_write after insert on log for each row execute function watched.note_write();
insert into watched.sessions select id, session from workers;
"""
WRITES = "select table_id, number, session, coalesce(worker, 0), coalesce(epoch, 0) from watched.writes order by 1, 2"


class Written(NamedTuple):
    """An entry of a log: who wrote it, and who owned the table then."""

    table: int
    number: int
    session: str
    worker: int
    epoch: int


async def watch(connection: Any) -> None:
    """Note from now on who writes."""
    await connection.execute(WATCH)


async def read(connection: Any) -> list[str]:
    """What is wrong with who wrote."""
    sessions = dict(tuple(row) for row in await connection.fetch("select worker, session from watched.sessions"))
    return problems((Written(*row) for row in await connection.fetch(WRITES)), sessions)


def problems(written: Iterable[Written], sessions: Mapping[int, str]) -> list[str]:
    """Entries that somebody else than the owner wrote, epochs with two owners, and epochs that go back; `sessions` are
    the names of the workers' connections. Entries come by table and number.

    >>> sessions = {1: "a", 2: "b"}
    >>> problems([Written(7, 1, "a", 1, 1), Written(7, 2, "b", 2, 2)], sessions)
    []
    >>> problems([Written(7, 1, "a", 1, 1), Written(7, 2, "b", 1, 1)], sessions)
    ['table 7: entry 2 was written by b, and 1 (a) owned it in epoch 1']
    >>> problems([Written(7, 1, "b", 2, 2), Written(7, 2, "a", 1, 1)], sessions)
    ['table 7: entry 2 is of epoch 1, after epoch 2']
    >>> problems([Written(7, 1, "a", 1, 1), Written(7, 2, "b", 2, 1)], sessions)
    ['table 7: 1 and 2 both owned it in epoch 1']
    >>> problems([Written(7, 1, "c", 0, 0)], sessions)
    ['table 7: entry 1 was written by c, and nobody owned it']
    """
    found = []
    for table, entries in itertools.groupby(written, key=lambda one: one.table):
        owners: dict[int, int] = {}
        newest = 0
        for one in entries:
            who = sessions.get(one.worker, "unknown")
            if not one.worker:
                found.append(f"table {table}: entry {one.number} was written by {one.session}, and nobody owned it")
            elif one.session != who:
                owned = f"{one.worker} ({who}) owned it in epoch {one.epoch}"
                found.append(f"table {table}: entry {one.number} was written by {one.session}, and {owned}")
            elif owners.setdefault(one.epoch, one.worker) != one.worker:
                found.append(f"table {table}: {owners[one.epoch]} and {one.worker} both owned it in epoch {one.epoch}")
            elif one.epoch < newest:
                found.append(f"table {table}: entry {one.number} is of epoch {one.epoch}, after epoch {newest}")
            newest = max(newest, one.epoch)
    return found
