"""Storage: migrations from the oldest schema, the group commit, snapshots as a cache, revisions, bounded memory."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from loggia.house.store import SqliteSnapshots
from loggia.house.store.schema import STEPS, TooNew, migrate
from tests.house.conftest import Open
from tests.house.playing import two_at_a_table, until

OLDEST = Path(__file__).with_name("oldest.sql")


def schema(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    rows = connection.execute("select type, name, tbl_name from sqlite_master order by type, name").fetchall()
    tables = [row[1] for row in rows if row[0] == "table"]
    columns = [
        (table, *map(str, column[1:]))
        for table in tables
        for column in connection.execute(f"pragma table_info({table})")
    ]
    return [*rows, *columns]


def test_the_oldest_database_becomes_the_same_as_a_new_one(tmp_path: Path) -> None:
    old, new = (sqlite3.connect(tmp_path / name, isolation_level=None) for name in ("old", "new"))
    old.executescript(OLDEST.read_text())
    assert migrate(old) == len(STEPS) - 1
    assert migrate(new) == len(STEPS)
    assert migrate(old) == 0
    assert schema(old) == schema(new)
    for connection in (old, new):
        connection.close()


def test_names_that_the_house_once_gave_in_a_language_become_numbers(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "old", isolation_level=None)
    connection.executescript(OLDEST.read_text())
    names = ["Guest 1234", "Invité 567", "Guest of honour", "Guest 12"]
    for account in (0, 1):
        rows = [(name, name, account) for name in names]
        connection.executemany("insert into people (name, fold, account, made) values (?, ?, ?, 0)", rows)
    migrate(connection)
    given = {name for (name,) in connection.execute("select name from people where account = 0")}
    assert given >= {"guest:1234", "guest:567", "Guest of honour", "Guest 12"}
    assert {name for (name,) in connection.execute("select name from people where account = 1")} >= set(names)
    connection.close()


async def test_a_match_from_the_oldest_database_goes_on(open_house: Open, tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "house.sqlite3")
    connection.executescript(OLDEST.read_text())
    (code,) = connection.execute("select code from tables").fetchone()
    connection.close()
    hosted = await open_house()
    ada = await hosted.visitor()
    await ada.log_in("Ada", "correct horse battery")
    async with ada.table(code) as a, asyncio.timeout(10):
        assert a.seat == 0
        assert a.view["table"]["mine"] == 2
        assert [line["text"] for line in a.chat] == ["ciao"]
        await a.act("undo", what="step")
        await a.play("enter 3")
        assert a.view["table"]["mine"] == 3


async def test_a_database_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "x", isolation_level=None)
    connection.execute(f"pragma user_version = {len(STEPS) + 1}")
    with pytest.raises(TooNew):
        migrate(connection)
    connection.close()


async def test_a_failed_step_leaves_the_old_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = sqlite3.connect(tmp_path / "x", isolation_level=None)
    migrate(connection)
    before = schema(connection)
    broken = "create table extra (x integer); create table people (x integer)"
    monkeypatch.setattr("loggia.house.store.schema.STEPS", (*STEPS, broken))
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection)
    assert schema(connection) == before
    connection.close()


async def test_snapshots_can_be_deleted_or_damaged_at_any_time(tmp_path: Path) -> None:
    path = tmp_path / "cache.sqlite3"
    cache = SqliteSnapshots(path, "one")
    for number in (10, 20, 30):
        cache.put(1, number, b"d", b"x")
    assert [number for number, _, _ in await cache.get(1)] == [30]
    path.unlink()
    cache.put(1, 40, b"d", b"x")
    assert [number for number, _, _ in await cache.get(1)] == [40]
    await cache.close()
    other = SqliteSnapshots(path, "another program")
    assert await other.get(1) == []
    await other.close()
    path.write_bytes(b"this is not a database" * 100)
    mended = SqliteSnapshots(path, "one")
    mended.put(1, 1, b"d", b"x")
    assert len(await mended.get(1)) == 1
    await mended.close()


async def test_a_snapshot_that_does_not_fit_is_only_a_cache(open_house: Open) -> None:
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as a:
        await a.play("enter 5")
    live = await hosted.house.live_tables.get(code)
    hosted.house.snapshots.put(live.id, 3, live.state.log_digest.digest(), b"rubbish")
    cookies = ada.http.cookies
    await hosted.close()
    hosted = await open_house()
    ada = await hosted.visitor()
    ada.http.cookies = cookies
    assert (await ada.call("GET", f"/tables/{code}"))["view"]["table"]["mine"] == 5


async def test_a_table_whose_rules_are_gone_is_shown_and_not_played(open_house: Open) -> None:
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    await hosted.house.store.write(("update tables set revision = 99 where code = ?", (code,)))
    cookies = ada.http.cookies
    await hosted.close()
    hosted = await open_house()
    ada = await hosted.visitor()
    ada.http.cookies = cookies
    state = await ada.call("GET", f"/tables/{code}")
    assert state["info"]["status"] == "frozen"
    answer = await ada.http.post(f"/tables/{code}/move", json={"text": "enter 1", "seen": 3})
    assert answer.json()["code"] == "house-not-playing-frozen"


async def test_only_so_many_tables_stay_in_memory(open_house: Open) -> None:
    hosted = await open_house(live_tables=8)
    ada = await hosted.visitor("Ada")
    codes = [(await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}]))["table"] for _ in range(30)]
    assert len(hosted.house.live_tables.all) <= 9
    async with ada.table(codes[0]) as a:
        for code in codes:
            assert (await ada.call("GET", f"/tables/{code}"))["number"] == 1
        assert hosted.house.live_tables.known(codes[0]) is not None
        bob = await hosted.visitor("Bob")
        await bob.join(codes[0])
        await until(a, lambda: a.info["status"] == "playing")
    assert len((await ada.call("GET", "/tables/mine"))["tables"]) == 30


async def test_earlier_lines_of_a_long_log_come_page_by_page(open_house: Open) -> None:
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        for _ in range(90):
            await a.play("enter 1")
            await a.act("undo", what="step")
    state = await ada.call("GET", f"/tables/{code}")
    assert state["first"] > 1
    page = await ada.call("GET", f"/tables/{code}/log", before=state["first"])
    numbers = [line["number"] for line in page["lines"]]
    assert numbers == list(range(state["first"] - 100, state["first"]))
    page = await ada.call("GET", f"/tables/{code}/log", before=page["first"])
    assert [line["number"] for line in page["lines"]] == list(range(1, numbers[0]))
    assert page["lines"][2]["happened"][0]["event"]["kind"] == "PrizeDrawn"
