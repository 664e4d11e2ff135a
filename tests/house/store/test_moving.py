"""Moving between houses: a whole one from SQLite to PostgreSQL and back, a part, and files that were tampered with."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from loggia.cli import app
from loggia.client import RemoteHouse as Visitor
from loggia.house import moving
from loggia.house.chores import back_up, restore
from loggia.house.settings import Settings
from loggia.house.store.backup import BadBackup
from tests.house.conftest import Hosted, Open
from tests.house.playing import play_first, two_at_a_table


async def lived_in(hosted: Hosted) -> tuple[Visitor, str, str]:
    """A house with an account, a match that goes on and one that is over, chat, and somebody who was deleted."""
    gone = await hosted.visitor("Gone")
    ada, bob, running = await two_at_a_table(hosted)
    await ada.call("POST", "/account", {"name": "Ada", "password": "correct horse battery"})
    async with ada.table(running) as a:
        await a.play("enter 5")
        await a.act("chat", text="ciao")
    state = await bob.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
    await gone.join(state["table"], invite=state["info"]["invite"])
    async with bob.table(state["table"]) as b, gone.table(state["table"]) as g, asyncio.timeout(20):
        await asyncio.gather(play_first(b), play_first(g))
    await gone.call("DELETE", "/me")
    return ada, running, state["table"]


async def record_of(visitor: Visitor, code: str, invite: str = "") -> str:
    answer = await visitor.http.get(f"/tables/{code}/record", params={"invite": invite})
    assert answer.status_code == 200, answer.text
    return answer.text


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.open(file).read().splitlines()]


def write_lines(file: Path, lines: list[dict[str, Any]]) -> None:
    """An export whose own digest is right, whatever its lines say."""
    body = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
    last = {**lines[-1], "digest": hashlib.blake2b(body, digest_size=32).hexdigest()}
    file.write_bytes(gzip.compress(body + json.dumps(last).encode() + b"\n"))


@pytest.fixture
def house_database(tmp_path: Path) -> str:
    """The house that is left is on SQLite, whatever the others of this run are on."""
    return str(tmp_path / "house.sqlite3")


@pytest.fixture
async def exported(open_house: Open, tmp_path: Path, house_database: str) -> tuple[Path, str, str, Any]:
    """The export of a house that was lived in, the codes of its tables, and Ada's cookies."""
    hosted = await open_house()
    ada, running, over = await lived_in(hosted)
    file = tmp_path / "whole"
    moved = await asyncio.to_thread(moving.export, Settings(database=house_database), file, (), ())
    assert (moved.tables, moved.problems) == (2, [])
    cookies = ada.http.cookies
    await hosted.close()
    return file, running, over, cookies


async def test_a_whole_house_moves_and_everybody_goes_on(
    exported: tuple[Path, str, str, Any], open_house: Open, postgres_url: str, tmp_path: Path
) -> None:
    file, running, over, cookies = exported
    for number, database in enumerate((postgres_url, str(tmp_path / "other" / "back.sqlite3"))):
        settings = Settings(database=database)
        moved = await moving.take(settings, file)
        assert (moved.tables, moved.known, moved.problems) == (2, 0, [])
        again = await moving.take(settings, file)
        assert (again.people, again.tables, again.known, again.problems) == (0, 0, 2, []), "nothing comes twice"
        hosted = await open_house(database=database)
        ada = await hosted.visitor()
        ada.http.cookies = cookies
        async with ada.table(running) as a, asyncio.timeout(10):
            assert a.seat == 0, "her cookie is still good, and her seat is hers"
            assert [line["text"] for line in a.chat] == ["ciao"]
            assert a.view["table"]["mine"] == 5
        assert (await ada.call("GET", f"/tables/{running}"))["info"]["seats"][1]["name"] == "Bob"
        stranger = await hosted.visitor("Gone again")
        me = await stranger.call("GET", "/me")
        seats = (await hosted.house.live_tables.get(over)).state.seats
        assert me["id"] not in {seat.person for seat in seats}, "nobody sits where somebody was deleted"
        file = tmp_path / f"again-{number}"
        await asyncio.to_thread(moving.export, settings, file, (), ())
        await hosted.close()
    tables = [[line["record"] for line in lines_of(one) if "table" in line] for one in (exported[0], file)]
    assert tables[0] == tables[1]
    assert sum(bool(record) for record in tables[0]) == 1


async def test_a_part_has_its_tables_and_nobodys_secrets(
    exported: tuple[Path, str, str, Any], house_database: str, tmp_path: Path
) -> None:
    _, running, over, _ = exported
    source, part = Settings(database=house_database), tmp_path / "part"
    await asyncio.to_thread(moving.export, source, part, [running], ())
    lines = lines_of(part)
    assert [line["table"]["code"] for line in lines if "table" in line] == [running]
    assert {line["person"]["name"] for line in lines if "person" in line} == {"Ada", "Bob"}
    assert not any(line["person"]["password"] or line["rows"] for line in lines if "person" in line)
    assert "secrets" not in str(lines[1])
    mine = tmp_path / "mine"
    await asyncio.to_thread(moving.export, source, mine, (), ["ada"])
    (ada,) = [line for line in lines_of(mine) if "person" in line and line["person"]["account"]]
    assert ada["person"]["password"], "who is named can log in at the new house"
    assert "sessions" not in ada["rows"]
    assert over not in str(lines_of(mine))
    with pytest.raises(LookupError):
        await asyncio.to_thread(moving.export, source, tmp_path / "none", ["nowhere"], ())


async def test_a_file_that_was_tampered_with_is_refused(exported: tuple[Path, str, str, Any], tmp_path: Path) -> None:
    file, _, over, _ = exported
    settings = Settings(database=str(tmp_path / "new" / "x.sqlite3"))
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    with pytest.raises(moving.BadExport):
        await moving.take(settings, file)
    file.write_bytes(whole)
    lines = lines_of(file)
    for line in lines:
        if line.get("table", {}).get("code") == over:
            first = next(entry for entry in line["rows"]["log"] if entry["kind"] == "move")
            first["text"] = "enter 2" if first["text"] != "enter 2" else "enter 3"  # legal, but not what was played
    write_lines(file, lines)
    moved = await moving.take(settings, file)
    assert moved.tables == 1, "the other table comes in"
    assert [problem.partition(":")[0] for problem in moved.problems] == [over]
    del lines[-1]
    file.write_bytes(gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines)))
    with pytest.raises(moving.BadExport, match="end"):
        await moving.take(settings, file)


async def test_a_name_that_somebody_has_is_not_taken_over(
    exported: tuple[Path, str, str, Any], open_house: Open, tmp_path: Path
) -> None:
    file, running, _, _ = exported
    database = str(tmp_path / "other" / "x.sqlite3")
    hosted = await open_house(database=database)
    other = await hosted.visitor("Somebody")
    await other.call("POST", "/account", {"name": "Ada", "password": "quite another password"})
    with pytest.raises(moving.NameTaken) as taken:
        await moving.take(Settings(database=database), file)
    assert taken.value.names == ["Ada"]
    moved = await moving.take(Settings(database=database), file, as_guests=True)
    assert moved.tables == 2
    state = (await hosted.house.live_tables.get(running)).state
    assert state.seats[0].person != (await other.call("GET", "/me"))["id"]


async def test_backup_and_restore_on_postgresql(open_house: Open, postgres_url: str, tmp_path: Path) -> None:
    hosted = await open_house(database=postgres_url)
    await lived_in(hosted)
    settings = Settings(database=postgres_url)
    assert await asyncio.to_thread(back_up, settings, tmp_path / "backup") == (2, hosted_entries(tmp_path / "backup"))
    with pytest.raises(BadBackup, match="already"):
        await asyncio.to_thread(restore, settings, tmp_path / "backup")
    await hosted.close()


def hosted_entries(file: Path) -> int:
    return sum(len(line["rows"]["log"]) for line in lines_of(file) if "table" in line)


async def test_the_commands_say_what_they_did(exported: tuple[Path, str, str, Any], tmp_path: Path) -> None:
    file, running, _, _ = exported
    target = str(tmp_path / "cli" / "x.sqlite3")
    run = CliRunner()
    taken = await asyncio.to_thread(run.invoke, app, ["import", str(file), "--database", target, "--lang", "en"])
    assert taken.exit_code == 0, taken.output
    assert "2 tables" in taken.output
    out = str(tmp_path / "one")
    command = ["export", out, "--table", running, "--database", target, "--lang", "fr"]
    written = await asyncio.to_thread(run.invoke, app, command)
    assert written.exit_code == 0, written.output
    assert "1 table" in written.output
    assert (await asyncio.to_thread(run.invoke, app, command)).exit_code == 2
