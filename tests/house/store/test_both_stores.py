"""What holds for every store, on SQLite and on PostgreSQL: logs that cannot fork, groups, rows, migrations."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from loggia.house.settings import Settings
from loggia.house.store import Conflict, LogEntry, Store, moving, open_store
from loggia.house.store.grouping import COMMIT
from loggia.house.store.postgres.opening import open_reader
from loggia.house.store.postgres.store import PostgresStore
from loggia.house.store.queries import chat, moderation, notes, orders, people, play, ratings, sessions, studies, tables
from loggia.house.store.queries.notes import PhraseRow
from loggia.house.store.queries.orders import OrderRow
from loggia.house.store.queries.ratings import RatingRow
from loggia.house.store.queries.studies import StudyRow
from loggia.house.store.queries.tables import ClockSetup, FinalScores, Projection, SeatRow, SeatSetup, TableSetup
from loggia.house.store.schema import STEPS, TooNew


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(database=str(tmp_path / "x.sqlite3"))
    return Settings(database=request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    opened = open_store(settings)
    yield opened
    await opened.close()


def entry(number: int, text: str = "x") -> LogEntry:
    return LogEntry(number, 1.5, "move", 2, 3, text, "k")


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    await store.append(7, [entry(1), entry(2, "é\u2019")])
    await store.append(7, [entry(3)], [("insert into mutes values (?, ?)", (1, 2))])
    assert [(e.number, e.text) for e in await store.entries(7)] == [(1, "x"), (2, "é\u2019"), (3, "x")]
    assert [e.number for e in await store.entries(7, 1, 2)] == [2]
    assert await store.read("select muted from mutes where person = ?", 1) == [(2,)]


async def test_a_number_is_taken_once_and_what_follows_it_fails_too(store: Store) -> None:
    await store.append(1, [entry(1)])
    results = await asyncio.gather(
        store.append(1, [entry(1, "fork")]), store.append(1, [entry(2, "on the fork")]), store.append(2, [entry(1)]),
        return_exceptions=True,
    )  # fmt: skip
    assert [type(one) for one in results] == [Conflict, Conflict, type(None)]
    assert [e.text for e in await store.entries(1)] == ["x"]


async def test_many_appends_become_few_commits(store: Store) -> None:
    before = sum(COMMIT.counts)
    await asyncio.gather(*(store.append(table, [entry(1)]) for table in range(1, 1501)))
    assert sum(COMMIT.counts) - before == 3
    assert await store.read("select count(*) from log") == [(1500,)]
    assert await store.entries(77) == [LogEntry(1, 1.5, "move", 2, 3, "x", "k")]


async def test_what_follows_a_lost_change_with_statements_is_lost_too_however_long_the_chain(store: Store) -> None:
    bad = [("insert into nowhere values (1)", ())]
    lost = [store.append(1, [entry(1)], bad), *(store.append(1, [entry(n)]) for n in range(2, 600))]
    kept = [store.append(2, [entry(1)], [("insert into mutes values (?, ?)", (1, 2))]), store.append(2, [entry(2)])]
    results = await asyncio.gather(*lost, *kept, return_exceptions=True)
    assert not isinstance(results[0], Conflict)
    assert [type(one) for one in results[1:-2]] == [Conflict] * 598
    assert not any(isinstance(one, Exception) for one in results[-2:])
    assert (await store.entries(1), len(await store.entries(2))) == ([], 2)
    await store.append(1, [entry(1)])


async def test_statements_that_are_alike_are_all_executed_in_their_order(store: Store) -> None:
    into, over = "insert into mutes values (?, ?)", "update mutes set muted = ? where muted = ?"
    found = await store.write(
        (into, (1, 2)), (into, (1, 3)), (over, (4, 3)), (over, (5, 4)),
        ("select muted from mutes where person = ? order by muted", (1,)),
        ("delete from mutes where muted = ? returning person", (2,)),
        ("delete from mutes where muted = ? returning person", (9,)),
    )  # fmt: skip
    assert [list(rows) for rows in found] == [[], [], [], [], [(2,), (5,)], [(1,)], []]


async def test_nobody_waits_for_a_change_at_another_table(postgres_url: str) -> None:
    """On SQLite there is one writer."""
    import asyncpg

    store = open_store(Settings(database=postgres_url))
    await store.write(("insert into mutes values (?, ?)", (1, 2)))
    other = await asyncpg.connect(postgres_url)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("update mutes set muted = 3")
    held = [("update mutes set muted = 4", ())]
    change = asyncio.ensure_future(store.append(1, [entry(1)], held))
    note = asyncio.ensure_future(store.write(*held))
    after = asyncio.ensure_future(store.append(1, [entry(2)]))
    async with asyncio.timeout(10):
        await store.append(2, [entry(1)])
        await store.append(2, [entry(2)])
        await store.append(3, [entry(1)])
    assert not any(one.done() for one in (change, note, after)), "the move after the change comes after it"
    await transaction.rollback()
    await other.close()
    await asyncio.gather(change, note, after)
    assert [e.number for e in await store.entries(1)] == [1, 2]
    await store.close()


async def test_statements_do_not_overtake_each_other(postgres_url: str) -> None:
    """Rows of lists are written with entries and without: the older must not come last."""
    import asyncpg

    store = open_store(Settings(database=postgres_url))
    into, row = "insert into mutes values (?, ?)", "update mutes set muted = ? where person = 2"
    await store.write((into, (1, 1)), (into, (2, 1)))
    await store.append(9, [entry(1)], [(into, (7, 7))])
    other = await asyncpg.connect(postgres_url)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("update mutes set muted = 9 where person = 1")
    older = asyncio.ensure_future(store.write(("update mutes set muted = 5 where person = 1", ()), (row, (2,))))
    await store.append(3, [entry(1)])  # by now the older one waits for the row
    newer = asyncio.ensure_future(store.append(4, [entry(1)], [(row, (3,))]))
    for number in range(2, 22):
        await store.append(3, [entry(number)])
    assert not newer.done()
    await transaction.rollback()
    await other.close()
    await asyncio.gather(older, newer)
    assert await store.read("select muted from mutes where person = 2") == [(3,)]
    await store.close()


async def test_a_connection_that_breaks_in_the_middle_of_an_answer_is_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library then says that it is in the wrong state itself."""
    import asyncpg

    store = open_store(Settings(database=postgres_url))
    assert isinstance(store, PostgresStore)
    await store.append(1, [entry(1)])
    insert, before = store._insert, [writer for writer in store._writers if writer is not None]

    async def broken(connection: Any, group: Any) -> Any:
        if connection in before:
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
        return await insert(connection, group)

    monkeypatch.setattr(store, "_insert", broken)
    await store.append(1, [entry(2)])
    assert [e.number for e in await store.entries(1)] == [1, 2]
    assert all(connection.is_closed() for connection in before)
    await store.close()


async def test_a_write_is_all_or_nothing_and_disturbs_no_other(store: Store) -> None:
    bad = store.write(("insert into mutes values (1, 1)", ()), ("insert into nowhere values (1)", ()))
    good = store.write(("insert into mutes values (2, 2)", ()))
    failed, _ = await asyncio.gather(bad, good, return_exceptions=True)
    assert isinstance(failed, Exception)
    assert await store.read("select person from mutes") == [(2,)]


async def test_a_lost_append_takes_what_belongs_to_it_along(store: Store) -> None:
    await store.append(1, [entry(1)])
    with pytest.raises(Conflict):
        await store.append(1, [entry(1)], [("insert into mutes values (5, 5)", ())])
    assert await store.read("select * from mutes") == []


async def test_people_and_what_belongs_to_them(store: Store) -> None:
    ada = await people.insert(store, "Ada", "ada", True, "hash", "a@b.c", "en", 1.0)
    bob = await people.insert(store, "Bob", "bob", False, "", "", "fr", 2.0)
    with pytest.raises(Conflict):
        await people.insert(store, "ADA", "ada", True, "", "", "en", 1.0)
    await people.set_email_verified(store, ada.id, "a@b.c")
    await people.set_settings(store, ada.id, "a@b.c", "fr", '{"x":1}', False)
    (found,) = await people.find_accounts_by_email(store, "A@B.C")
    assert (found.name, found.lang, found.mail_turns, found.email_verified) == ("Ada", "fr", False, True)
    await people.set_settings(store, ada.id, "other@b.c", "fr", "{}", False)
    assert not await people.find_accounts_by_email(store, "other@b.c")
    await people.set_muted(store, ada.id, bob.id, True)
    await people.set_muted(store, ada.id, bob.id, True)
    assert await people.muted_by(store, ada.id) == {bob.id}
    await sessions.insert(store, "hash", bob.id, 5.0, "Firefox")
    assert [row.device for row in await sessions.of_person(store, bob.id)] == ["Firefox"]
    note = await notes.add(store, ada.id, 2.0, "turn", "abc", "palio", PhraseRow("one"), 10)
    assert note is not None
    assert await notes.add(store, 99, 2.0, "turn", "abc", "palio", PhraseRow("one"), 10) is None
    await notes.subscribe(store, ada.id, "https://push.example", {"auth": "x"}, 4.0, 10)
    assert await notes.count_unseen(store, ada.id) == 1
    assert [one["name"] for one in await moderation.list_people(store, "ad", 10)] == ["Ada"]
    await people.delete(store, ada.id)
    assert await notes.subscriptions(store, ada.id) == []
    assert (await moderation.counts(store))["guests"] == 1


async def test_tables_and_their_lists(store: Store) -> None:
    ada = await people.insert(store, "Ada", "ada", True, "hash", "", "en", 1.0)
    setup = TableSetup({}, [SeatSetup("me"), SeatSetup("open")], True, True, ClockSetup(), "full", "secret")
    id = await tables.insert(store, "code", "palio", 1, setup, "seed", ada.id, True, 3.0)
    with pytest.raises(Conflict):
        await tables.insert(store, "code", "palio", 1, setup, "seed", ada.id, True, 3.0)
    seats = [SeatRow(ada.id, "", 0, 0, 0), SeatRow(0, "random", 0, 0, 0)]
    row = Projection("playing", 4, seats, [1], 9.5, 3.5, 0, None)
    await store.write(tables.project(id, row), tables.sit(ada.id, id, 0), tables.sit(ada.id, id, 0))
    assert [t.code for t in await tables.list_public(store, "", 10, 5)] == ["code"]
    assert [t.deadline for t in await tables.list_of_person(store, ada.id, 10)] == [9.5]
    assert await tables.overdue(store, 10.0, 5) == ["code"]
    assert [t.waits for t in await tables.playing(store, 5)] == [[1]]
    assert await tables.count_open(store, ada.id) == 1
    assert await tables.count_waiting(store, []) == 0
    line = await chat.insert(store, id, 4.0, ada.id, 0, "ciao")
    assert [one.id for one in await chat.latest(store, id, 0, 10)] == [line]
    await store.write(orders.replace(id, 0, [OrderRow("pass")]), orders.replace(id, 0, [OrderRow("play", "x")]))
    assert await orders.of_table(store, id) == {0: [OrderRow("play", "x")]}
    over = Projection("over", 5, seats, [], 0, 6.0, 6.0, FinalScores([4, 2], [1, 2]))
    rated = ratings.put(ada.id, RatingRow("palio", 25.5, 8.0, 1))
    ended = ratings.add_result(ada.id, 6.0, id, 0, 1, 12)
    await store.write(tables.project(id, over), tables.end_seats(id), rated, rated, ended, ended)
    assert await ratings.count(store, ada.id) == (1, 1)
    assert [match.result.scores for match in await ratings.history(store, ada.id, 1e18, 0, 10)] == [[4, 2]]
    await store.write(tables.mark_damaged(id, 1.0, "a"), tables.mark_damaged(id, 2.0, "b"))
    assert await moderation.old_guest_tables(store, 1e18, 5) == []
    await moderation.delete_table(store, id)
    assert await tables.find(store, "code") is None


async def test_how_people_play(store: Store) -> None:
    ada = await people.insert(store, "Ada", "ada", True, "hash", "", "en", 1.0)
    bob = await people.insert(store, "Bob", "bob", True, "hash", "", "en", 1.0)
    seats = [SeatRow(ada.id, "", 0, 0, 0), SeatRow(bob.id, "", 0, 0, 0)]
    say = '{"say":"palio-opening","with":{"horse":3}}'
    for at, (public, shared) in enumerate([(False, False), (True, False), (False, True)], 1):
        setup = TableSetup({}, [SeatSetup("me"), SeatSetup("open")], at == 2, True, ClockSetup(), "full", "secret")
        id = await tables.insert(store, f"code{at}", "palio", 1, setup, "seed", ada.id, public, 3.0)
        over = Projection("over", 5, seats, [], 0, at, at, FinalScores([4, 2], [1, 2]), shared, 2, 2)
        await store.write(
            tables.project(id, over), ratings.add_result(ada.id, float(at), id, 0, 1, 10 * at),
            play.add_opening(id, 0, say), play.add_opening(id, 0, say),
            play.add_review(id, 0, 5, 0.5, 9.0), play.add_review(id, 0, 12, 0.01, 0.5),
        )  # fmt: skip
    mine = await play.matches(store, ada.id, ada.id, 10)
    assert [(one.code, one.rated, one.score, one.opening, one.decisions) for one in mine] == [
        ("code3", False, 4, say, 12), ("code2", True, 4, say, 12), ("code1", False, 4, say, 12),
    ]  # fmt: skip
    assert [one.code for one in await play.matches(store, ada.id, ada.id, 2)] == ["code3", "code2"]
    theirs = await play.matches(store, ada.id, bob.id, 10)
    assert [(one.code, one.open, one.opening, one.decisions, one.loss) for one in theirs] == [
        ("code3", True, say, 12, 0.01), ("code2", False, "", 0, 0.0),
    ]  # fmt: skip
    changes = await play.rating_changes(store, ada.id, bob.id, "palio", 10)
    assert changes == [(3.0, 30, True), (2.0, 20, True), (1.0, 10, False)]
    await store.append(1, [LogEntry(1, 1.0, "move", 0, 0, "enter 3"), LogEntry(2, 1.0, "move", 0, ada.id, "enter 3")])
    assert await play.first_mover(store, 1, 0, "enter 3") == 0
    assert await play.first_mover(store, 1, 0, "enter 4") is None
    assert [row.code for _, row in await play.finished_tables(store, ada.id, 3.0, 10)] == ["code2", "code1"]
    await moderation.delete_table(store, 3)
    assert await store.read("select count(*) from openings") == await store.read("select count(*) from reviewed")
    assert len(await play.matches(store, ada.id, ada.id, 10)) == 2


def columns(settings: Settings) -> dict[str, list[str]]:
    """The columns of every table that the common schema names."""
    named = {name for step in STEPS for name in re.findall(r"create table (\w+)", step)}
    dropped = {name for step in STEPS for name in re.findall(r"drop table (?:if exists )?(\w+)", step)}
    with open_reader(settings.source) as reader:
        return {name: reader.columns(name) for name in sorted(named - dropped)}


async def test_both_stores_have_the_same_schema(postgres_url: str, tmp_path: Path) -> None:
    found = []
    for database in (str(tmp_path / "x.sqlite3"), postgres_url):
        settings = Settings(database=database)
        await open_store(settings).close()
        found.append(await asyncio.to_thread(columns, settings))
    assert found[0] == found[1]
    assert all(found[0].values())


async def test_every_table_of_the_schema_is_moved_or_left_on_purpose(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "x.sqlite3"))
    await open_store(settings).close()
    moved = {kind.name for kind in (*moving.OF_PERSON, *moving.OF_TABLE, *moving.OF_HOUSE)}
    assert set(columns(settings)) == moved | moving.LEFT, "say in store/moving.py what an export does with a new table"


async def test_a_database_of_a_newer_house_is_left_alone(settings: Settings) -> None:
    store = open_store(settings)
    if settings.on_postgres:
        await store.write(("update schema_version set version = ? where of = 'house'", (len(STEPS) + 1,)))
    await store.close()
    if not settings.on_postgres:
        with sqlite3.connect(settings.file) as connection:
            connection.execute(f"pragma user_version = {len(STEPS) + 1}")
        connection.close()
    with pytest.raises(TooNew):
        open_store(settings)


async def test_opened_again_nothing_is_migrated_and_the_identity_stays(settings: Settings) -> None:
    first = open_store(settings)
    await first.close()
    second = open_store(settings)
    assert second.identity == first.identity
    assert second.migrated == 0  # type: ignore[attr-defined]
    await second.close()


async def test_a_study_is_changed_only_by_whoever_saw_its_last_version(store: Store) -> None:
    ada = await people.insert(store, "Ada", "ada", True, "", "", "en", 1.0)
    row = StudyRow("abc", ada.id, "palio", "One", "private", 5.0, 5.0, 1, "{}")
    await studies.insert(store, row)
    with pytest.raises(Conflict):
        await studies.insert(store, row)
    new = msgspec.structs.replace(row, title="Two", access="public", changed=6.0, version=2, body='{"x":1}')
    assert await studies.update(store, new, 1)
    assert not await studies.update(store, msgspec.structs.replace(new, title="Three"), 1)
    assert await studies.find(store, "abc") == new
    bare = msgspec.structs.replace(new, body="")
    assert await studies.of_person(store, ada.id, 5) == [bare]
    assert await studies.public(store, "", 7.0, 7.0, 5) == [bare]
    assert await studies.public(store, "", 6.0, 7.0, 5) == []
    assert await studies.public(store, "lucca", 7.0, 7.0, 5) == []
    assert (await studies.exported(store, ada.id))[0]["body"] == {"x": 1}
    await people.delete(store, ada.id)
    assert await studies.count(store, ada.id) == 0
