"""What is on the disk: the storage types read what the first house wrote, and write the same bytes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from loggia.house.store import SqliteStore
from loggia.house.store.queries import chat, notes, orders, people, tables
from loggia.house.store.queries.notes import PhraseRow
from loggia.house.store.queries.orders import OrderRow
from loggia.house.store.queries.tables import ClockSetup, FinalScores, Projection, SeatRow, SeatSetup, TableSetup

OLDEST = Path(__file__).with_name("oldest.sql")


@pytest.fixture
async def oldest(tmp_path: Path) -> SqliteStore:
    """A store on the oldest database."""
    connection = sqlite3.connect(tmp_path / "old.sqlite3")
    connection.executescript(OLDEST.read_text())
    connection.close()
    return SqliteStore(tmp_path / "old.sqlite3")


async def test_rows_of_the_oldest_database_are_read(oldest: SqliteStore) -> None:
    ((code, setup, seats),) = await oldest.read("select code, setup, seats from tables")
    row = await tables.find(oldest, code)
    assert row is not None
    assert (row.game, row.revision, row.host, row.public) == ("palio", 1, 1, True)
    assert row.setup.seats == [SeatSetup("me"), SeatSetup("open")]
    assert row.setup.clock == ClockSetup()
    assert msgspec.json.encode(row.setup).decode() == setup, "written again, it is the same"
    (listed,) = await tables.list_of_person(oldest, 1, 10)
    assert [seat.person for seat in listed.seats] == [1, 2]
    assert tables.write_seats(listed.seats) == seats
    assert [(line.person, line.text) for line in await chat.latest(oldest, row.id, 0, 10)] == [(1, "ciao")]
    ada = await people.find_account(oldest, "ada")
    assert ada is not None
    assert (ada.name, ada.account, ada.mail_turns) == ("Ada", True, True)
    assert [entry.text for entry in await oldest.entries(row.id, 3)] == [
        "enter 5",
        "enter 1",
        "enter 1",
        "enter 3",
        "enter 2",
    ]
    await oldest.close()


def test_the_bytes_on_the_disk_stay_as_they_are() -> None:
    """Changing one of these needs a migration."""
    setup = TableSetup(
        {"expansion": True}, [SeatSetup("me"), SeatSetup("bot", "merchant")], False, True,
        ClockSetup("live", 15, 300, "lost"), "full", "secret",
    )  # fmt: skip
    assert msgspec.json.encode(setup) == (
        b'{"options":{"expansion":true},"seats":[{"kind":"me","level":""},{"kind":"bot","level":"merchant"}],'
        b'"rated":false,"hints":true,"clock":{"kind":"live","move":15,"reserve":300,"then":"lost"},'
        b'"start":"full","invite":"secret"}'
    )
    seats = [SeatRow(1, "", 0, 0, 0), SeatRow(2, "random", 1, 0, 1)]
    row = Projection("over", 7, seats, [0], 0, 3.5, 3.5, FinalScores([4, 2], [1, 2]), True, 2, 1, "master")
    _, values = tables.project(9, row)
    assert values == (
        "over", 7, '[[1,"",0,0,0],[2,"random",1,0,1]]', "[0]", 0, 3.5, 3.5, '{"scores":[4,2],"ranks":[1,2]}',
        1, 2, 1, "master", 9,
    )  # fmt: skip
    _, values = orders.replace(9, 1, [OrderRow("accept", "accept", 20, True)])
    assert values == (9, 1, '[{"kind":"accept","text":"accept","least":20,"repeat":true}]')
    assert msgspec.json.encode(PhraseRow("house-note-turn", {"game": {"say": "x", "with": {}}})) == (
        b'{"say":"house-note-turn","with":{"game":{"say":"x","with":{}}}}'
    )


async def test_notes_and_subscriptions_come_back(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite3")
    ada = await people.insert(store, "Ada", "ada", True, "hash", "", "en", 1.0)
    first = await notes.add(store, ada.id, 2.0, "turn", "abc", "palio", PhraseRow("one"), 10)
    again = await notes.add(store, ada.id, 3.0, "turn", "abc", "palio", PhraseRow("two", {"n": 1}), 10)
    assert first is not None
    assert await notes.add(store, 99, 3.0, "turn", "abc", "palio", PhraseRow("nobody"), 10) is None
    (note,) = await notes.latest(store, ada.id, 10)
    assert (note.id, note.say, note.seen) == (again, PhraseRow("two", {"n": 1}), False)
    await notes.subscribe(store, ada.id, "https://push.example", {"auth": "x"}, 4.0, 10)
    assert [row.keys for row in await notes.subscriptions(store, ada.id)] == [{"auth": "x"}]
    await people.delete(store, ada.id)
    assert not await notes.latest(store, ada.id, 10)
    assert not await notes.subscriptions(store, ada.id)
    await store.close()
