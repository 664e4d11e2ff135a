"""Accidents: a damaged table, a full disk, a clock that jumps, a stop. Nobody else is stopped, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from typer.testing import CliRunner

from loggia.cli import app
from loggia.client import HouseRefused, RemoteTable
from loggia.client import RemoteHouse as Visitor
from loggia.house.clock import HouseClock
from loggia.house.store import LogEntry, SqliteStore, WriteFailed
from tests.house.conftest import Hosted, Open, Process
from tests.house.playing import play_first, two_at_a_table, until

# --- one bad table stops nobody -------------------------------------------------------------------------------------

DAMAGE = {
    "a move that the rules refuse": "update log set text = 'enter 77' where table_id = :id and kind = 'move'",
    "a gap": "delete from log where table_id = :id and kind = 'start'",
    "an unknown kind": "update log set kind = 'nonsense' where table_id = :id and kind = 'start'",
    "a number that is none": "update log set at = 'soon' where table_id = :id and kind = 'move'",
    "a set-up that is not JSON": "update tables set setup = '{' where id = :id",
    "seats that are not JSON": "update tables set seats = 'x' where id = :id",
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_table_that_cannot_be_read_stops_no_other(open_house: Open, tmp_path: Path, damage: str) -> None:
    hosted = await open_house()
    ada, _, good = await two_at_a_table(hosted, public=True)
    bad = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], public=True))[
        "table"
    ]
    async with ada.table(bad) as table:
        await table.play("enter 1")
    await hosted.close()
    database = tmp_path / "house.sqlite3"
    (tmp_path / "house.cache.sqlite3").unlink()
    connection = sqlite3.connect(database)
    (id,) = connection.execute("select id from tables where code = ?", (bad,)).fetchone()
    connection.execute(DAMAGE[damage], {"id": id})
    connection.commit()
    connection.close()

    hosted = await open_house(check=True)
    again = await hosted.visitor()
    again.http.cookies = ada.http.cookies
    async with again.table(good) as table, asyncio.timeout(20):
        await table.play("enter 3")
    answer = await again.http.get(f"/tables/{bad}")
    if damage.startswith("seats"):
        return  # that row follows from the log, which is whole
    if answer.status_code == 200:
        assert answer.json()["info"]["status"] == "damaged"
        refused = await again.http.post(f"/tables/{bad}/move", json={"text": "enter 1", "seen": 9})
        assert refused.json()["code"] in ("house-not-playing-damaged", "house-not-seated")
    else:
        assert answer.json()["code"] == "house-table-damaged"
    listed = [table["id"] for table in (await again.call("GET", "/tables"))["tables"]]
    assert good in listed
    assert bad not in listed
    checked = CliRunner().invoke(app, ["admin", "check", "--json", "--database", str(database)])
    assert checked.exit_code == 1
    assert [one["code"] for one in json.loads(checked.stdout)["problems"]] == [bad]


async def test_the_check_at_the_start_marks_damaged_tables_before_anybody_looks(
    open_house: Open, tmp_path: Path
) -> None:
    hosted = await open_house()
    await two_at_a_table(hosted, public=True)
    await hosted.house.store.write(("update log set kind = 'nonsense' where kind = 'start'", ()))
    await hosted.close()
    hosted = await open_house(check=True)
    async with asyncio.timeout(60):
        while not await hosted.house.store.read("select 1 from damaged"):
            await asyncio.sleep(0.05)
    again = await hosted.visitor()
    assert (await again.call("GET", "/tables"))["tables"] == []


# --- a write that fails ---------------------------------------------------------------------------------------------


def fill(hosted: Hosted, full: bool) -> None:
    """SQLite's own error for a full disk, from a limit on the size of the database."""
    store = hosted.house.store
    assert isinstance(store, SqliteStore)
    store._writer.execute("pragma wal_checkpoint(truncate)")
    (pages,) = store._writer.execute("pragma page_count").fetchone()
    (free,) = store._writer.execute("pragma freelist_count").fetchone()
    assert free == 0
    store._writer.execute(f"pragma max_page_count = {pages if full else 1 << 30}")


async def until_full(hosted: Hosted, ada: Visitor, code: str) -> HouseRefused:
    """Chat until nothing more fits; how that was refused."""
    for _ in range(500):
        try:
            await ada.call("POST", f"/tables/{code}/chat", {"text": "x" * 400})
        except HouseRefused as refused:
            return refused
    raise AssertionError("the disk is never full")


async def with_a_bot(visitor: Callable[[str], Awaitable[Visitor]]) -> tuple[Visitor, Visitor, str]:
    """Ada, Bob and a bot at a table: while Bob has not moved, Ada may take back as often as she likes."""
    ada, bob = await visitor("Ada"), await visitor("Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    code = (await ada.new_table("palio", seats=seats))["table"]
    await bob.join(code)
    return ada, bob, code


async def moves_until_refused(table: RemoteTable) -> None:
    """Move and take back until nothing more fits: a move may still fit into a page that is there."""
    for _ in range(500):
        await table.play("enter 1")
        await table.act("undo", what="step")


def _fill_with(ballast: Path) -> None:
    with ballast.open("wb") as file:
        while True:
            file.write(b"x" * 4096)
            file.flush()


async def test_a_full_disk_is_told_and_play_goes_on_by_itself(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loggia.house.bots.scheduler.RETRY", (0.05,))
    ada, bob, code = await with_a_bot(hosted.visitor)
    async with ada.table(code) as table, bob.table(code) as other, asyncio.timeout(60):
        fill(hosted, full=True)
        refused = await until_full(hosted, ada, code)
        assert refused.code == "house-cannot-write"
        ready = await ada.http.get(f"{hosted.address}/readyz")
        assert (ready.status_code, ready.json()["why"]) == (503, "cannot write")
        with pytest.raises(HouseRefused) as lost:
            await moves_until_refused(table)
        assert lost.value.code == "house-cannot-write"
        fill_again = hosted.house.store
        assert isinstance(fill_again, SqliteStore)
        fill_again._writer.execute("pragma max_page_count = 1000000")
        assert (await ada.http.get(f"{hosted.address}/readyz")).status_code == 200
        await asyncio.gather(play_first(table), play_first(other))
        assert table.over, "the bot went on by itself"


async def test_a_bot_whose_move_could_not_be_written_tries_again(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("loggia.house.bots.scheduler.RETRY", (0.01,))
    store = hosted.house.store
    append, failures = store.append, 0

    def full(table: int, entries: Any, also: Any = (), epoch: int = 0) -> Any:
        nonlocal failures
        if entries[0].kind == "move" and not entries[0].person and failures < 3:
            failures += 1
            raise WriteFailed("disk full")
        return append(table, entries, also, epoch)

    monkeypatch.setattr(store, "append", full)
    ada = await hosted.visitor("Ada")
    code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}]))["table"]
    async with ada.table(code) as table, asyncio.timeout(30):
        await play_first(table)
        assert table.over
    assert failures == 3


async def test_no_exception_ends_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite3")
    jobs = [
        store.append(1, [LogEntry(1, 1.0, "move", text="a lone \ud800 surrogate")]),
        store.append(2, [LogEntry(1 << 70, 1.0, "move")]),
        store.write(("insert into house values (?, ?)", (object(), "x"))),
        store.write(("insert into house values (?)", ())),
        store.append(3, [LogEntry(1, 1.0, "move")]),
    ]
    async with asyncio.timeout(10):
        results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(result, Exception) for result in results] == [True, True, True, True, False]
    await store.append(3, [LogEntry(2, 1.0, "move")])
    await store.close()


def _mounted(folder: Path) -> bool:
    """A small disk of its own, where this may be made."""
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder)], capture_output=True)
    return made.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="mounting a small disk needs root")
async def test_a_disk_is_full_ten_times(house_process: Callable[..., Process], tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    if not _mounted(disk):
        pytest.skip("no tmpfs can be mounted here")
    process = house_process(database=disk / "house.sqlite3", snapshots="false")
    try:
        await asyncio.to_thread(process.start)
        async with Visitor(process.address) as ada, asyncio.timeout(300):
            bob = Visitor(process.address)
            for visitor in (ada, bob):
                await visitor.guest("Ada" if visitor is ada else "Bob")

            async def known(name: str) -> Visitor:
                return ada if name == "Ada" else bob

            for _ in range(10):
                _, _, code = await with_a_bot(known)
                async with ada.table(code) as table, bob.table(code) as other:
                    ballast = disk / "ballast"
                    with pytest.raises(OSError, match="No space"):
                        _fill_with(ballast)
                    with pytest.raises(HouseRefused) as refused:
                        await moves_until_refused(table)
                    assert refused.value.code == "house-cannot-write"
                    ready = await ada.http.get(f"{process.address}/readyz")
                    assert (ready.status_code, ready.json()["why"]) == (503, "cannot write")
                    ballast.unlink()
                    assert (await ada.http.get(f"{process.address}/readyz")).status_code == 200
                    await asyncio.gather(play_first(table), play_first(other))
                    assert table.over
            await bob.close()
    finally:
        if process.process is not None:
            process.kill()
        subprocess.run(["umount", str(disk)], check=True)


# --- time -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
async def test_a_jump_of_the_wall_clock_costs_nobody_a_match(open_house: Open, jump: float) -> None:
    wall, passed = [1_800_000_000.0], [0.0]
    clock = HouseClock(lambda: wall[0], lambda: passed[0])

    def go(seconds: float) -> None:
        wall[0] += seconds
        passed[0] += seconds

    hosted = await open_house(clock=clock)
    rule = {"kind": "live", "move": 10, "reserve": 60, "then": "lost"}
    ada, bob, code = await two_at_a_table(hosted, clock=rule)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(30):
        go(5)
        wall[0] += jump
        await hosted.house.clocks._mind_the_wall()
        await hosted.house.clocks.tick()
        await a.play("enter 5")
        await b.play("enter 4")
        await until(a, lambda: a.number == b.number)
        go(5)
        await hosted.house.clocks._mind_the_wall()
        await hosted.house.clocks.tick()
        assert not any(seat["lost"] for seat in a.info["seats"])
        live = await hosted.house.live_tables.get(code)
        assert live.state.clock.left(0, clock()) == (5, 60)
        go(70)
        await hosted.house.clocks.tick()
        await until(a, lambda: any(seat["lost"] for seat in a.info["seats"]))
    await hosted.house.clocks._mind_the_wall()
    assert clock.drift() == 0, "nobody's clock runs any more: the house follows the wall"


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
async def test_a_clock_that_was_set_while_the_house_was_closed_costs_nobody_a_match(
    open_house: Open, jump: float
) -> None:
    hosted = await open_house()
    rule = {"kind": "live", "move": 10, "reserve": 60, "then": "lost"}
    ada, _, code = await two_at_a_table(hosted, clock=rule)
    hosted.clock.go(5)
    clock = hosted.clock
    await hosted.close()
    clock.go(jump)
    hosted = await open_house(clock=clock)
    again = await hosted.visitor()
    again.http.cookies = ada.http.cookies
    async with again.table(code), asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        left, reserve = live.state.clock.left(0, clock())
        assert reserve == 60
        assert 5 <= left <= 10
        clock.go(4)
        assert live.state.clock.left(0, clock())[0] == pytest.approx(left - 4)


# --- a graceful stop ------------------------------------------------------------------------------------------------


async def test_sigterm_tells_every_open_page_to_come_back(house_process: Callable[..., Process]) -> None:
    process = house_process()
    await asyncio.to_thread(process.start)
    address = process.address.replace("http", "ws") + "/api/v1/live"
    async with asyncio.timeout(60):
        sockets = [await websockets.connect(address) for _ in range(5)]
        stopped = asyncio.create_task(asyncio.to_thread(process.kill, signal.SIGTERM))
        for socket in sockets:
            heard = []
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    heard.append(msgspec.json.decode(await socket.recv()))
            assert [(one["type"], one["code"]) for one in heard] == [("cut", "house-closing")]
            assert socket.close_code == 1012
        assert await stopped == 0
    with pytest.raises(httpx.HTTPError):
        httpx.get(process.address)


# --- many sockets ---------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux tells the limits of another process")
def test_a_house_opens_as_many_sockets_as_it_may(house_process: Callable[..., Process]) -> None:
    """A service is given 1024 files at first, which would be a thousand people."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    process = house_process()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 512), hard))
    try:
        process.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert process.process is not None
    assert resource.prlimit(process.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
