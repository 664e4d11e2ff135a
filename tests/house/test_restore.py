"""Backup and restore, as a drill: whatever caches remain, a house goes on from what the backup holds."""

from __future__ import annotations

import asyncio
import itertools
import random
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from loggia.cli import app
from loggia.client import RemoteHouse as Visitor
from loggia.house.store import backup
from tests.house.conftest import Hosted, Open, Process
from tests.house.playing import two_at_a_table, until

CACHES = ("house.cache.sqlite3", "house.cache.sqlite3-wal", "house.cache.sqlite3-shm")


def loggia(*words: str) -> tuple[int, str]:
    """Run a command; its exit status and what it says."""
    done = CliRunner().invoke(app, [*words, "--lang", "en"])
    return done.exit_code, done.output


async def back_and_forth(visitor: Visitor, code: str, times: int) -> None:
    """Moves that change nothing in the end, for a long log."""
    async with visitor.table(code) as table, asyncio.timeout(60):
        for _ in range(times):
            await table.play("enter 1")
            await table.act("undo", what="step")


async def shown(visitor: Visitor, code: str) -> dict[str, Any]:
    state: dict[str, Any] = await visitor.call("GET", f"/tables/{code}")
    return {name: state[name] for name in ("number", "view", "choices", "undo")}


async def reopened(open_house: Open, ada: Visitor) -> tuple[Any, Visitor]:
    hosted = await open_house()
    again = await hosted.visitor()
    again.http.cookies = ada.http.cookies
    return hosted, again


@pytest.mark.parametrize("left", [*itertools.chain(*(itertools.combinations(CACHES, n) for n in (0, 1, 3)))])
async def test_a_backup_put_back_beside_any_caches_goes_on_where_it_was(
    open_house: Open, tmp_path: Path, left: tuple[str, ...]
) -> None:
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    await back_and_forth(ada, code, 12)
    before = await shown(ada, code)
    assert loggia("backup", str(tmp_path / "b"), "--database", str(tmp_path / "house.sqlite3"))[0] == 0
    async with ada.table(code) as a:
        await a.play("enter 5")
    await back_and_forth_of_bob(hosted, code)
    live = hosted.house.live_tables.known(code)
    hosted.house.live_tables.keep_snapshot(live, always=True)
    await hosted.house.snapshots.get(0)
    caches = {name: (tmp_path / name).read_bytes() for name in left if (tmp_path / name).exists()}
    await hosted.close()
    for suffix in ("", "-wal", "-shm"):
        (tmp_path / f"house.sqlite3{suffix}").unlink(missing_ok=True)
    for name in CACHES:
        (tmp_path / name).unlink(missing_ok=True)
    shutil.copy(tmp_path / "b", tmp_path / "house.sqlite3")
    for name, body in caches.items():
        (tmp_path / name).write_bytes(body)
    hosted, ada = await reopened(open_house, ada)
    assert await shown(ada, code) == before
    async with ada.table(code) as a, asyncio.timeout(20):
        assert await a.play("enter 2") == before["number"] + 1
        assert a.view["table"]["mine"] == 2


async def back_and_forth_of_bob(hosted: Hosted, code: str) -> None:
    """Something else goes into the log, straight to the journal."""
    live = await hosted.house.live_tables.get(code)
    journal = hosted.house.journal
    async with live.lock:
        for _ in range(30):
            await journal.commit(live, [journal.entry(live, "ask", 0, text="step 1")])


async def test_a_snapshot_of_another_database_is_not_used(open_house: Open, tmp_path: Path) -> None:
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as a:
        await a.play("enter 5")
    await hosted.close()
    cache = (tmp_path / "house.cache.sqlite3").read_bytes()
    for path in tmp_path.glob("house.*sqlite3*"):
        path.unlink()
    hosted = await open_house()
    ada, bob, code = await two_at_a_table(hosted)
    async with bob.table(code) as b:
        await b.play("enter 4")
    before = await shown(ada, code)
    await hosted.close()
    (tmp_path / "house.cache.sqlite3").write_bytes(cache)
    hosted, ada = await reopened(open_house, ada)
    assert await shown(ada, code) == before


async def test_a_log_with_the_same_length_but_another_history_does_not_use_the_snapshot(
    open_house: Open, tmp_path: Path
) -> None:
    """The backup is as old as the table; afterwards as many moves were made as in the history that was lost."""
    hosted = await open_house()
    ada, _, code = await two_at_a_table(hosted)
    assert loggia("backup", str(tmp_path / "b"), "--database", str(tmp_path / "house.sqlite3"))[0] == 0
    async with ada.table(code) as a:
        await a.play("enter 5")
    await hosted.close()
    cache = (tmp_path / "house.cache.sqlite3").read_bytes()
    shutil.copy(tmp_path / "b", tmp_path / "house.sqlite3")
    (tmp_path / "house.cache.sqlite3").unlink()
    hosted, ada = await reopened(open_house, ada)
    async with ada.table(code) as a:
        await a.play("enter 3")
    before = await shown(ada, code)
    await hosted.close()
    (tmp_path / "house.cache.sqlite3").write_bytes(cache)
    hosted, ada = await reopened(open_house, ada)
    assert await shown(ada, code) == before
    assert before["view"]["table"]["mine"] == 3


def test_a_backup_that_is_not_whole_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "house.sqlite3"
    from loggia.house.store import SqliteStore

    store = SqliteStore(database)
    store._writer.execute("insert into log values (1, 1, 1, 'move', 0, 1, 'enter 5 with a long text', '')")
    target = tmp_path / "b"
    assert loggia("backup", str(target), "--database", str(database)) == (
        0,
        f"{target} is a whole backup: 0 tables, 1 log entry\n",
    )
    assert loggia("backup", str(target), "--database", str(database))[0] == 2, "an old backup is never overwritten"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    bad = tmp_path / "bad"
    bad.write_bytes(target.read_bytes().replace(b"enter 5 with", b"enter 4 with"))
    status, said = loggia("restore", str(bad), "--database", str(database))
    assert status == 1
    assert "nothing has changed" in said
    bad.write_bytes(target.read_bytes()[:8192])
    assert loggia("restore", str(bad), "--database", str(database))[0] == 1
    bad.write_bytes(b"no database at all")
    assert loggia("restore", str(bad), "--database", str(database))[0] == 1
    assert not backup.pending(database)


async def _drill(process: Process, moments: list[float], chance: random.Random) -> int:
    """Back up a house in which people play, let them play on, put the backup back; how often they came back to play."""
    folder = process.folder
    database = ["--database", str(folder / "house.sqlite3")]
    await asyncio.to_thread(process.start)
    came_back = 0
    async with Visitor(process.address) as ada, Visitor(process.address) as bob:
        await ada.guest("Ada")
        await bob.guest("Bob")
        code = (await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}]))["table"]
        await bob.join(code)
        for number, moment in enumerate(moments):
            async with ada.table(code) as a, asyncio.timeout(120):
                play = asyncio.create_task(_back_and_forth_for_ever(a))
                await asyncio.sleep(moment)
                target = folder / f"backup {number}"
                status, said = await asyncio.to_thread(loggia, "backup", str(target), *database)
                assert status == 0, said
                await asyncio.sleep(moment)
                play.cancel()
                await asyncio.gather(play, return_exceptions=True)
                for name in CACHES:
                    if chance.random() < 0.5:
                        (folder / name).unlink(missing_ok=True)
                running = chance.random() < 0.5
                if not running:
                    await asyncio.to_thread(process.kill, chance.choice([signal.SIGKILL, signal.SIGTERM]))
                status, said = await asyncio.to_thread(_command, "restore", str(target), *database)
                assert status == 0, said
                if not running:
                    await asyncio.to_thread(process.start)
            state = await _when_open(ada, code)
            assert state["number"] == _entries(target, code)
            async with ada.table(code) as a, asyncio.timeout(60):
                entered = bool(a.view["table"]["mine"])
                if not entered:
                    await a.play("enter 1")
                await a.act("undo", what="step")
                assert a.number == state["number"] + (1 if entered else 2)
                came_back += 1
    return came_back


def _command(*words: str) -> tuple[int, str]:
    """The same in another process, as a host would."""
    done = subprocess.run(
        [sys.executable, "-m", "loggia.cli", *words, "--lang", "en"], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


async def _when_open(visitor: Visitor, code: str) -> dict[str, Any]:
    import httpx

    async with asyncio.timeout(30):
        while True:
            try:
                state: dict[str, Any] = await visitor.call("GET", f"/tables/{code}")
                return state
            except httpx.HTTPError:
                await asyncio.sleep(0.05)


async def _back_and_forth_for_ever(table: Any) -> None:
    while True:
        if not table.view["table"]["mine"]:
            await table.play("enter 1")
        await table.act("undo", what="step")


def _entries(database: Path, code: str) -> int:
    connection = sqlite3.connect(database)
    (number,) = connection.execute(
        "select max(l.number) from log l join tables t on t.id = l.table_id where t.code = ?", (code,)
    ).fetchone()
    connection.close()
    return int(number)


async def test_the_restore_drill(house_process: Callable[..., Process]) -> None:
    assert await _drill(house_process(), [0.3, 0.6], random.Random(3)) == 2


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
async def test_the_restore_drill_at_twenty_random_moments(house_process: Callable[..., Process]) -> None:
    chance = random.Random(16)
    assert await _drill(house_process(), [chance.uniform(0.1, 1.5) for _ in range(20)], chance) == 20


async def test_a_running_house_puts_a_backup_back_and_pages_go_on(
    house_process: Callable[..., Process], tmp_path: Path
) -> None:
    process = house_process()
    await asyncio.to_thread(process.start)
    database = ["--database", str(tmp_path / "house.sqlite3")]
    async with Visitor(process.address) as ada, asyncio.timeout(90):
        await ada.guest("Ada")
        code = await ada.play_now("palio", seats=2, level="random")
        async with ada.table(code) as table:
            await until(table, lambda: bool(table.choices))
            assert (await asyncio.to_thread(_command, "backup", str(tmp_path / "b"), *database))[0] == 0
            number = table.number
            await table.play("enter 2")
            status, said = await asyncio.to_thread(_command, "restore", str(tmp_path / "b"), *database)
            assert status == 0, said
            state = await _when_open(ada, code)
            assert state["number"] >= _entries(tmp_path / "b", code)
            await until(table, lambda: table.number <= number + 1)
            async for decision in table.decisions():
                await table.play(decision.choices[0].text)
            assert table.over
        with (tmp_path / "house.log").open() as log:
            assert sum('"event":"open"' in line for line in log) == 2


def test_a_second_house_on_the_same_database_is_refused_with_one_sentence(
    house_process: Callable[..., Process], tmp_path: Path
) -> None:
    process = house_process()
    process.start()
    for path in tmp_path.glob("house.*"):
        if path.name != "house.log":
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name
    status, said = _command("serve", "--port", "0", "--database", str(tmp_path / "house.sqlite3"))
    assert status == 1
    assert said.count("\n") == 1
    assert "Another house has" in said
    process.kill()
    process.start()


def test_a_house_whose_port_is_in_use_says_so_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        status, said = _command("serve", "--port", port, "--database", str(tmp_path / "house.sqlite3"))
    assert status == 1
    assert said == (
        f"The house could not open at 127.0.0.1, port {port}: the port is in use. End what uses it, or choose another"
        " with --port\n"
    )
    assert list(tmp_path.iterdir()) == [], "nothing is begun at a new place"


def test_a_house_that_cannot_open_says_why_and_blames_no_port(tmp_path: Path) -> None:
    database = ["--database", str(tmp_path / "house.sqlite3")]
    status, said = _command("serve", "--host", "192.0.2.1", "--port", "0", *database)
    assert (status, said.count("\n"), list(tmp_path.iterdir())) == (1, 1, [])
    assert said == "The house could not open at 192.0.2.1, port 0: Cannot assign requested address\n"


def test_a_database_copied_by_hand_beside_an_old_write_ahead_log_is_not_opened(
    tmp_path: Path, house_process: Callable[..., Process]
) -> None:
    """SQLite would play the log of the old file into the new one, and show a mixture of both."""
    house = house_process()
    house.start()
    file, wal = tmp_path / "house.sqlite3", tmp_path / "house.sqlite3-wal"

    def come(name: str) -> int:
        answer = httpx.post(f"{house.address}/api/v1/guest", json={"name": name}, timeout=20)
        return int(answer.json()["id"])

    assert come("Ada") == 1
    house.kill(signal.SIGTERM)
    copy = file.read_bytes()
    house.start()
    assert come("Bob") == 2
    house.kill()
    assert wal.stat().st_size
    house.start()  # after a mere crash the log is the right one
    assert come("Carla") == 3
    house.kill()
    file.write_bytes(copy)
    with pytest.raises(RuntimeError, match=r"house.sqlite3-wal was written for another house.sqlite3"):
        house.start()
    house.process = None
    assert file.read_bytes() == copy
    for name in ("house.sqlite3-wal", "house.sqlite3-shm"):
        (tmp_path / name).rename(tmp_path / f"old-{name}")
    house.start()
    with sqlite3.connect(file) as database:
        assert database.execute("select count(*) from people").fetchone() == (1,)
