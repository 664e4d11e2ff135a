"""Upgrades: a match that was begun on an older schema, or by an older revision of a game's rules, goes on."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from loggia import games
from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor
from loggia.house.store import Statement
from loggia.house.store.postgres import schema as postgres_schema
from loggia.house.store.schema import STEPS, migrate
from loggia.kernel.record import Record
from tests.house.conftest import Hosted, Open

OLDEST = Path(__file__).with_name("oldest.sql")
RECORDS = Path(__file__).parents[2] / "records"
BEGUN = "v5qdvj2hgu"
"""The table in `oldest.sql`."""
LEFT = 16
"""Moves of a kept match that are played after the upgrade."""


def rows_of_old() -> list[str]:
    """The rows of `oldest.sql`, as statements that both stores understand (columns in the order of step 1)."""
    connection = sqlite3.connect(":memory:")
    connection.executescript(OLDEST.read_text())
    found = []
    for line in re.findall(r'^INSERT INTO "\w+" VALUES\(.*\);$', OLDEST.read_text(), re.M):
        match = re.fullmatch(r'INSERT INTO "(\w+)" VALUES(\(.*\));', line)
        assert match is not None
        table, values = match.groups()
        if table != "sqlite_sequence":
            columns = [column[1] for column in connection.execute(f"pragma table_info({table})")]
            found.append(f"insert into {table} ({', '.join(columns)}) values {values}")
    connection.close()
    return found


async def goes_on(hosted: Hosted) -> None:
    """Ada comes back to the match of `oldest.sql`, finds it as she left it, and plays."""
    ada = await hosted.visitor()
    await ada.log_in("Ada", "correct horse battery")
    async with ada.table(BEGUN) as a, asyncio.timeout(10):
        assert a.view["table"]["mine"] == 2
        assert [line["text"] for line in a.chat] == ["ciao"]
        await a.act("undo", what="step")
        await a.play("enter 3")
        assert a.view["table"]["mine"] == 3
    listed = await ada.call("GET", "/tables/mine")
    assert [table["id"] for table in listed["tables"]] == [BEGUN]


@pytest.mark.parametrize("version", range(1, len(STEPS)))
async def test_a_match_on_every_older_schema_of_sqlite_goes_on(
    version: int, open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(OLDEST.read_text())
    with monkeypatch.context() as before:
        before.setattr("loggia.house.store.schema.STEPS", STEPS[:version])
        assert migrate(connection) == version - 1
    assert connection.execute("pragma user_version").fetchone() == (version,)
    connection.close()
    hosted = await open_house(database=str(path))
    assert hosted.house.store.migrated == len(STEPS) - version
    await goes_on(hosted)


OLDER_ON_POSTGRES = [(version, len(postgres_schema.CLUB)) for version in range(postgres_schema.FIRST, len(STEPS))]
OLDER_ON_POSTGRES += [(len(STEPS), club) for club in range(1, len(postgres_schema.CLUB))]


@pytest.mark.parametrize(("version", "club"), OLDER_ON_POSTGRES)
async def test_a_match_on_every_older_schema_of_postgres_goes_on(
    version: int, club: int, open_house: Open, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection = await asyncpg.connect(postgres_url)
    with monkeypatch.context() as before:
        before.setattr("loggia.house.store.schema.STEPS", STEPS[:version])
        before.setattr(postgres_schema, "CLUB", postgres_schema.CLUB[:club])
        assert await postgres_schema.migrate(connection) == version + club
    for statement in rows_of_old():
        await connection.execute(statement)
    await connection.close()
    hosted = await open_house(database=postgres_url)
    assert hosted.house.store.migrated == len(STEPS) - version + len(postgres_schema.CLUB) - club
    await goes_on(hosted)


def older_records() -> list[str]:
    """Kept records of every revision of a game's rules that is not its newest."""
    found = []
    for game in map(games.game, games.names()):
        for revision in game.older:
            names = [path.stem for path in RECORDS.glob(f"{game.name}-r{revision}-*-slow.loggia")]
            names = names or [path.stem for path in RECORDS.glob(f"{game.name}-r{revision}-*.loggia")]
            assert names, f"no record of {game.name}, revision {revision}"
            found += names
    return found


async def shown(person: Visitor, code: str) -> dict[str, Any]:
    """A table as somebody sees it. A worker that was kept from its heartbeat by other work says for a moment that it is
    busy."""
    async with asyncio.timeout(60):
        while True:
            try:
                found: dict[str, Any] = await person.call("GET", f"/tables/{code}")
                return found
            except HouseRefused as refused:
                if refused.code != "house-busy":
                    raise
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
@pytest.mark.parametrize("name", older_records())
async def test_a_match_by_every_older_revision_goes_on_to_the_end_it_had_then(
    name: str, store: str, open_house: Open, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """All but the last moves of a kept match are in the log of a table when the house opens; people play the rest."""
    database = request.getfixturevalue("postgres_url") if store == "postgres" else str(tmp_path / "old.sqlite3")
    record = Record.read((RECORDS / f"{name}.loggia").read_text())
    begun = len(record.moves) - LEFT
    hosted = await open_house(database=database)
    people = [await hosted.visitor(f"P{seat}") for seat in range(record.seats)]
    wish = [{"kind": "me"}, *[{"kind": "open"}] * (record.seats - 1)]
    made = await people[0].new_table(record.game, seats=wish, options=dict(record.options))
    for person in people[1:]:
        await person.join(made["table"], invite=made["info"]["invite"])
    written = hosted.house.store
    ((table,),) = await written.read("select id from tables where code = ?", made["table"])
    ids = dict(await written.read("select seat, person from sitters where table_id = ?", table))
    old: list[Statement] = [
        ("update tables set revision = ?, seed = ? where id = ?", (record.revision, record.seed, table))
    ]
    ((last,),) = await written.read("select max(number) from log where table_id = ?", table)
    for number, (seat, text) in enumerate(record.moves[:begun], last + 1):
        row = (table, number, 1_800_000_000_000, "move", seat, ids[seat], text, f"k{number}")
        old.append(("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", row))
    cookies = [person.http.cookies for person in people]
    await written.write(*old)
    await hosted.close()

    hosted = await open_house(database=database, snapshots=False)
    for seat, person in enumerate([await hosted.visitor() for _ in people]):
        person.http.cookies = cookies[seat]
        people[seat] = person
    for seat, text in record.moves[begun:]:
        state = await shown(people[seat], made["table"])
        assert state["info"]["revision"] == record.revision
        body = {"text": text, "seen": state["number"]}
        answer = await people[seat].http.post(f"/tables/{made['table']}/move", json=body)
        assert answer.status_code == 200, (seat, text, answer.text)
    state = await shown(people[0], made["table"])
    assert state["info"]["status"] == "over"
    assert tuple(state["info"]["result"]["scores"]) == record.scores
