"""The program that checks a club's history finds what it is for: a table with two owners, and moves that are lost."""

from __future__ import annotations

from bench.load.history import History
from loggia.house.settings import Settings
from loggia.house.store import LogEntry, open_store
from loggia.house.store.postgres import ownership
from loggia.house.store.postgres.store import PostgresStore


def opened(url: str) -> PostgresStore:
    store = open_store(Settings(database=url))
    assert isinstance(store, PostgresStore)
    return store


async def test_whoever_writes_without_owning_the_table_is_found(postgres_url: str) -> None:
    stores = opened(postgres_url), opened(postgres_url)
    history = History()
    await history.watch(postgres_url)
    first, second = [await ownership.register(store, "", store.session) for store in stores]
    _, epoch = await ownership.claim(stores[0], 7, first)
    await stores[0].append(7, [LogEntry(1, 1.0, "join")], epoch=epoch)
    await stores[0].write(("update workers set until = now() - interval '1 day' where id = ?", (first,)))
    owner, later = await ownership.claim(stores[1], 7, second)
    assert (owner, later) == (second, epoch + 1)
    await stores[1].append(7, [LogEntry(2, 1.0, "move")], epoch=later)
    assert await history.problems(postgres_url) == []
    await stores[0].append(7, [LogEntry(3, 1.0, "move")])  # without a fence
    (found,) = await history.problems(postgres_url)
    assert found.startswith(f"table 7: entry 3 was written by {stores[0].session}, and {stores[1].session} had")
    for store in stores:
        await store.close()


async def test_a_move_that_was_acknowledged_and_is_not_in_the_log_is_found(postgres_url: str) -> None:
    store = opened(postgres_url)
    sql = "insert into tables (code, game, revision, setup, seed, host, public, made, changed, seats, status)"
    await store.write((f"{sql} values ('abc', 'palio', 1, '', '', 1, 1, 1, 1, '', 'playing')", ()))
    ((table,),) = await store.read("select id from tables")
    await store.append(table, [LogEntry(1, 1.0, "move", key="k1"), LogEntry(2, 1.0, "move", key="k2")])
    history = History()
    history.acknowledged.append(("abc", "k1"))
    assert await history.problems(postgres_url) == []
    history.acknowledged.append(("abc", "k3"))
    history.show("abc", [{"at": 5.0, "kind": "move", "seat": 0}])
    await store.append(table, [LogEntry(4, 1.0, "move", key="k2")])
    assert [one.split()[0] for one in await history.problems(postgres_url)] == ["lost", "twice", "shown", "gaps"]
    await store.close()
