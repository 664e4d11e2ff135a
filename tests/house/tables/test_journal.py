"""Moves that share a table's lock while they wait for the disk: told in order, and lost together."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from loggia.client import HouseRefused, RemoteTable
from loggia.house.problems import Trouble
from loggia.house.store import LogEntry, Statement
from loggia.house.tables.live_table import LiveTable
from loggia.house.web.sockets.page import Page
from tests.house.conftest import Hosted
from tests.house.playing import two_at_a_table, until


def pages_of(hosted: Hosted, live: LiveTable) -> list[Page]:
    """The open pages, by the seats of their people."""
    pages = [page for page in hosted.house.pages if isinstance(page, Page)]
    return sorted(pages, key=lambda page: live.state.seat_of(page.person))


async def test_an_append_that_was_overtaken_is_refused_and_the_page_sees_the_truth(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        stolen = LogEntry(live.state.number + 1, hosted.clock.now, "move", 1, 0, "enter 2", "other worker")
        await hosted.house.store.append(live.id, [stolen])
        with pytest.raises(HouseRefused) as refused:
            await a.play("enter 5")
        assert refused.value.code == "house-out-of-date"
        await until(b, lambda: b.view["table"]["mine"] == 2)
        await a.play("enter 5")
        await until(b, lambda: len(b.view["table"]["prizes_left"]) == 3)


async def test_moves_that_build_on_a_lost_one_are_lost_with_it(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        number = live.state.number
        stolen = LogEntry(number + 1, hosted.clock.now, "move", 1, 0, "enter 2", "other worker")
        await hosted.house.store.append(live.id, [stolen])
        pages = pages_of(hosted, live)
        heard: list[dict[str, Any]] = []
        for page in pages:
            page.push = lambda message: heard.append(msgspec.json.decode(message))  # type: ignore[method-assign]
        for page, text in zip(pages, ("enter 5", "enter 4"), strict=True):
            sent = {"do": "move", "table": code, "text": text, "seen": number, "key": text}
            assert page.hear_now(msgspec.json.encode(sent).decode())
        assert live.state.number == number + 2, "the second did not wait for the first"
        while live.lock.locked():
            await asyncio.sleep(0)
        assert [(m["key"], m["code"]) for m in heard if m["type"] == "refused"] == [
            ("enter 5", "house-out-of-date"),
            ("enter 4", "house-out-of-date"),
        ]
        assert not [m for m in heard if m["type"] == "update"]
        for page in pages:
            del page.push
        kept = await hosted.house.store.entries(live.id, number)
        assert [entry.text for entry in kept] == ["enter 2"]
        await ada.watch(a)
        await a.play("enter 5")
        await bob.watch(b)
        assert len(b.view["table"]["prizes_left"]) == 3


async def test_a_store_that_takes_nothing_undoes_the_move(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        number = live.state.number

        def full(table: int, entries: Any, also: Any = (), epoch: int = 0) -> Any:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(hosted.house.store, "append", full)
            with pytest.raises(HouseRefused) as refused:
                await a.play("enter 5")
        assert refused.value.code == "house-our-fault"
        assert live.state.number == number
        assert await a.play("enter 5") == number + 1


async def _before_the_last_race(a: RemoteTable, b: RemoteTable) -> None:
    for horse in (1, 2, 3, 4):
        await a.play(f"enter {horse}")
        await until(b, lambda: b.number == a.number)
        await b.play(f"enter {horse}")
        await until(a, lambda: a.number == b.number)


@pytest.mark.parametrize("rated", [False, True])
async def test_an_end_that_builds_on_a_lost_move_is_lost_with_it(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, rated: bool
) -> None:
    rate = hosted.house.ratings.rate

    async def slowly(*given: Any) -> tuple[list[Statement], dict[int, int]]:
        for _ in range(10_000):  # ratings are read while the move before is being lost
            if any(live.lost for live in hosted.house.live_tables.all):
                break
            await asyncio.sleep(0)
        return await rate(*given)

    monkeypatch.setattr(hosted.house.ratings, "rate", slowly)
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await _before_the_last_race(a, b)
        live = await hosted.house.live_tables.get(code)
        live.state.setup = msgspec.structs.replace(live.state.setup, rated=rated)
        number = live.state.number
        store = hosted.house.store
        await store.append(live.id, [LogEntry(number + 1, hosted.clock.now, "pause", 0, 0, "", "other worker")])
        pages = pages_of(hosted, live)
        for page in pages:
            sent = {"do": "move", "table": code, "text": "enter 5", "seen": number, "key": "last"}
            assert page.hear_now(msgspec.json.encode(sent).decode())
        assert live.state.status == "over", "the last move did not wait for the one before"
        while live.lock.locked():
            await asyncio.sleep(0)
        assert [entry.kind for entry in await store.entries(live.id, number)] == ["pause"]
        assert not await store.read("select * from results")
        await a.act("resume")
        await a.play("enter 5")
        await until(b, lambda: b.number == a.number)
        await b.play("enter 5")
        assert b.over
        assert len(await store.read("select * from results")) == 2
        assert await store.read("select status, number from tables") == [("over", b.number)]


async def test_an_end_that_cannot_be_written_up_undoes_the_move(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await _before_the_last_race(a, b)
        await a.play("enter 5")
        await until(b, lambda: b.number == a.number)
        with monkeypatch.context() as broken:
            broken.setattr(
                hosted.house.projections, "with_entries", lambda live: [("insert into nowhere values (1)", ())]
            )
            with pytest.raises(HouseRefused) as refused:
                await b.play("enter 5")
        assert refused.value.code == "house-our-fault"
        assert not b.over
        await b.play("enter 5")
        assert b.over


async def test_moves_made_at_once_are_told_in_order_and_durable(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        pages = pages_of(hosted, live)
        for horse in (1, 2, 3, 4, 5):
            number = live.state.number
            for page in pages:
                sent = {"do": "move", "table": code, "text": f"enter {horse}", "seen": number, "key": "k"}
                assert page.hear_now(msgspec.json.encode(sent).decode())
            await until(a, lambda number=number: a.number == number + 2)  # type: ignore[misc]
            await until(b, lambda number=number: b.number == number + 2)  # type: ignore[misc]
            assert a.view["table"] == b.view["table"]
        assert a.over
        assert b.over
        numbers = [entry.number for entry in await hosted.house.store.entries(live.id)]
        assert numbers == list(range(1, live.state.number + 1))


# --- what goes wrong around a change ----------------------------------------------------------------------------------


async def test_a_change_whose_waiter_is_cancelled_is_made_all_the_same(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, code = await two_at_a_table(hosted)
    live = await hosted.house.live_tables.get(code)
    number, journal, store = live.state.number, hosted.house.journal, hosted.house.store
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    append = store.append

    async def slow(table: int, entries: Any, also: Any = (), epoch: int = 0) -> None:
        await written
        await append(table, entries, also)

    monkeypatch.setattr(store, "append", slow)

    async def move() -> None:
        async with live.lock:
            await journal.commit(live, [journal.entry(live, "move", 0, live.state.seats[0].person, "enter 5")])

    task = asyncio.create_task(move())
    while live.state.number == number:
        await asyncio.sleep(0)
    task.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert live.lock.locked(), "nobody changes the table before it has settled"
    written.set_result(None)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not live.lock.locked()
    assert [entry.text for entry in await store.entries(live.id, number)] == ["enter 5"]
    assert live.state.number == number + 1


async def test_who_hears_of_a_change_and_fails_does_not_undo_it(
    hosted: Hosted, caplog: pytest.LogCaptureFixture
) -> None:
    ada, bob, code = await two_at_a_table(hosted)

    def clumsy(live: LiveTable, done: Any) -> None:
        raise ValueError("clumsy")

    hosted.house.journal.on_change.append(clumsy)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await a.play("enter 5")
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 4", "seen": b.number, "key": "k"})
        await until(a, lambda: a.view["tally"] != [0, 0])
    assert "not announced" in caplog.messages


async def test_a_later_entry_that_is_refused_takes_the_first_with_it(hosted: Hosted) -> None:
    ada, _, code = await two_at_a_table(hosted)
    live = await hosted.house.live_tables.get(code)
    number, journal = live.state.number, hosted.house.journal
    async with ada.table(code) as a, asyncio.timeout(20):
        entries = [
            journal.entry(live, "move", 0, text="enter 5"),
            journal.entry(live, "move", 0, text="dance", ahead=2),
        ]
        async with live.lock:
            with pytest.raises(Trouble):
                await journal.commit(live, entries)
        assert live.state.number == number
        assert await hosted.house.store.entries(live.id, number) == []
        await a.play("enter 5")


async def test_a_talkative_watcher_that_breaks_costs_only_its_own_message(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        live = await hosted.house.live_tables.get(code)
        with monkeypatch.context() as broken:
            broken.setattr(live.renderer, "updates", lambda *given: 1 / 0)
            await ada.call("POST", f"/tables/{code}/move", {"text": "enter 5", "seen": a.number})
        assert "update not shown" in caplog.messages
        await bob.call("POST", f"/tables/{code}/move", {"text": "enter 4", "seen": b.number})
        await until(a, lambda: a.view["tally"] != [0, 0])  # a number was missing, so the page asked for everything
        await until(b, lambda: b.number == a.number)
        assert a.view["table"] == b.view["table"] or a.view["tally"] == b.view["tally"]
