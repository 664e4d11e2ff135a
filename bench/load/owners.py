"""Whether a table ever had two owners: PostgreSQL itself notes who claims tables, and who writes each entry of a log.

The notes are triggers in a schema of their own, put into a club's database for a test of it; the house does not know.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, NamedTuple

WATCH = """
create schema watched;
create table watched.sessions (worker bigint primary key, session text not null);
create table watched.claims (table_id bigint, epoch bigint, worker bigint, unique (table_id, epoch, worker));
create table watched.writes (table_id bigint, number bigint, session text, epoch bigint);

create function watched.note_worker() returns trigger language plpgsql as $$ begin
    insert into watched.sessions values (new.id, new.session) on conflict do nothing;
    return null;
end $$;

create function watched.note_claim() returns trigger language plpgsql as $$ begin
    if new.worker > 0 then
        insert into watched.claims values (new.table_id, new.epoch, new.worker) on conflict do nothing;
    end if;
    return null;
end $$;

create function watched.note_write() returns trigger language plpgsql as $$ begin
    insert into watched.writes
        select new.table_id, new.number, current_setting('application_name'), o.epoch
        from (select 1) one left join owners o on o.table_id = new.table_id;
    return null;
end $$;

create trigger note_worker after insert on workers for each row execute function watched.note_worker();
create trigger note_claim after insert or update on owners for each row execute function watched.note_claim();
create trigger note_write after insert on log for each row execute function watched.note_write();
insert into watched.sessions select id, session from workers;
insert into watched.claims select table_id, epoch, worker from owners where worker > 0;
"""


class Written(NamedTuple):
    """An entry of a log: who wrote it, and in which epoch of its table."""

    table: int
    number: int
    session: str
    epoch: int


async def watch(connection: Any) -> None:
    """Note from now on who claims tables, and who writes."""
    await connection.execute(WATCH)


async def read(connection: Any) -> list[str]:
    """What is wrong with who wrote."""
    written = await connection.fetch(
        "select table_id, number, session, coalesce(epoch, 0) from watched.writes order by 1, 2"
    )
    claims = await connection.fetch(
        "select c.table_id, c.epoch, coalesce(s.session, '') from watched.claims c"
        " left join watched.sessions s on s.worker = c.worker"
    )
    return problems((Written(*row) for row in written), [tuple(row) for row in claims])


def problems(written: Iterable[Written], claims: Iterable[tuple[int, int, str]]) -> list[str]:
    """Epochs that two workers have claimed, entries that somebody else has written than whoever had claimed the epoch,
    and epochs that go back. Claims are table, epoch and the name of the claimer's connections; entries come by table
    and number. (Whoever has given a table up may end what was under way: until somebody else claims it.)

    >>> claims = [(7, 1, "a"), (7, 2, "b")]
    >>> problems([Written(7, 1, "a", 1), Written(7, 2, "b", 2)], claims)
    []
    >>> problems([Written(7, 1, "a", 1), Written(7, 2, "b", 1)], claims)
    ['table 7: entry 2 was written by b, and a had claimed epoch 1']
    >>> problems([Written(7, 1, "b", 2), Written(7, 2, "a", 1)], claims)
    ['table 7: entry 2 is of epoch 1, after epoch 2']
    >>> problems([], [*claims, (7, 1, "b")])
    ['table 7: a and b have both claimed epoch 1']
    >>> problems([Written(8, 1, "c", 0)], claims)
    ['table 8: entry 1 was written by c, and nobody had claimed epoch 0']
    """
    owners: dict[tuple[int, int], str] = {}
    found = []
    for table, epoch, session in claims:
        if owners.setdefault((table, epoch), session) != session:
            found.append(f"table {table}: {owners[table, epoch]} and {session} have both claimed epoch {epoch}")
    for table, entries in itertools.groupby(written, key=lambda one: one.table):
        newest = 0
        for one in entries:
            owner = owners.get((table, one.epoch), "nobody")
            if one.session != owner:
                who = f"{one.session}, and {owner} had claimed epoch {one.epoch}"
                found.append(f"table {table}: entry {one.number} was written by {who}")
            elif one.epoch < newest:
                found.append(f"table {table}: entry {one.number} is of epoch {one.epoch}, after epoch {newest}")
            newest = max(newest, one.epoch)
    return found
