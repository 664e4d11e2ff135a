"""Nothing is lost and nothing is played twice: kills, double sends, late sends, two tabs, a socket cut in mid-move."""

from __future__ import annotations

import asyncio
import gc
import random
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import loggia
from loggia.client import HouseRefused, RemoteTable
from loggia.client import RemoteHouse as Visitor
from loggia.house.bus import InProcessBus
from loggia.house.store import Conflict, LogEntry, SqliteStore
from tests.house.conftest import Hosted, Open, Process
from tests.house.playing import play_first, two_at_a_table, until


async def _keep_playing(
    visitor: Visitor, table: RemoteTable, chance: random.Random, kept: list[tuple[int, str]]
) -> None:
    """Play at random for ever; note the number and text of each acknowledged move."""
    async for decision in table.decisions():
        text = chance.choice(decision.choices).text
        try:
            kept.append((await table.play(text), text))
        except HouseRefused as refused:
            if refused.kind != "out-of-date":
                raise
        await asyncio.sleep(0)


async def _killed(process: Process, tables: int, kills: int, between: float) -> None:
    process.start()
    chance = random.Random(7)
    async with asyncio.timeout(120 + kills * 40):
        visitors = [Visitor(process.address) for _ in range(2 * tables)]
        games: list[tuple[str, list[list[tuple[int, str]]]]] = []
        players: list[asyncio.Task[None]] = []
        opened: list[RemoteTable] = []
        for n in range(tables):
            ada, bob = visitors[2 * n : 2 * n + 2]
            await ada.guest(f"Ada {n}")
            await bob.guest(f"Bob {n}")
            games.append(await _next_table(ada, bob, opened, players, chance))
        finished: list[tuple[str, list[list[tuple[int, str]]]]] = []
        for kill in range(kills):
            await asyncio.sleep(between)
            await asyncio.to_thread(process.kill, signal.SIGKILL)
            await asyncio.to_thread(process.start)
            for n, (code, _) in enumerate(games):
                if all(table.over for table in opened if table.code == code) and kill < kills - 1:
                    finished.append(games[n])
                    ada, bob = visitors[2 * n : 2 * n + 2]
                    games[n] = await _next_table(ada, bob, opened, players, chance)
        await asyncio.gather(*players)
        assert sum(visitor.reconnects for visitor in visitors) >= kills
        for visitor in visitors:
            await visitor.close()
    process.kill(signal.SIGTERM)
    _check(process.folder / "house.sqlite3", finished + games)


async def _next_table(
    ada: Visitor, bob: Visitor, opened: list[RemoteTable], players: list[asyncio.Task[None]], chance: random.Random
) -> tuple[str, list[list[tuple[int, str]]]]:
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
    await bob.join(state["table"])
    kept: list[list[tuple[int, str]]] = []
    for visitor in (ada, bob):
        table = visitor.table(state["table"])
        await visitor.watch(table)
        opened.append(table)
        acknowledged: list[tuple[int, str]] = []
        kept.append(acknowledged)
        players.append(asyncio.create_task(_keep_playing(visitor, table, chance, acknowledged)))
    return state["table"], kept


def _check(database: Path, games: list[tuple[str, list[list[tuple[int, str]]]]]) -> None:
    """Every acknowledged move is in the log, once, where it was said to be; and the log is a match."""
    connection = sqlite3.connect(database)
    acknowledged = 0
    for code, kept in games:
        (id, seed) = connection.execute("select id, seed from tables where code = ?", (code,)).fetchone()
        log = connection.execute("select number, kind, seat, text from log where table_id = ?", (id,)).fetchall()
        assert [row[0] for row in log] == list(range(1, len(log) + 1))
        moves = {number: (seat, text) for number, kind, seat, text in log if kind == "move"}
        for seat, numbers in enumerate(kept):
            assert len({number for number, _ in numbers}) == len(numbers)
            for number, text in numbers:
                assert moves[number] == (seat, text)
            acknowledged += len(numbers)
        match = loggia.game("palio").new(2, seed=seed)
        for number in sorted(moves):
            match.play(*moves[number])
        assert match.over
    assert acknowledged >= 8 * len(games)
    connection.close()


async def test_a_killed_house_has_every_acknowledged_move_and_players_resume_by_themselves(
    house_process: Callable[..., Process],
) -> None:
    await _killed(house_process(), tables=5, kills=2, between=0.25)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
async def test_fifty_tables_survive_twenty_kills(house_process: Callable[..., Process]) -> None:
    await _killed(house_process(), tables=50, kills=20, between=0.5)
    gc.collect()  # a client cut off in the middle of connecting leaves its socket to the collector


async def test_a_stop_by_sigterm_is_graceful_and_bots_go_on_after_it(house_process: Callable[..., Process]) -> None:
    process = house_process(think=0.3)
    await asyncio.to_thread(process.start)
    async with Visitor(process.address) as ada, asyncio.timeout(40):
        await ada.guest("Ada")
        code = await ada.play_now("palio", seats=2, level="merchant")
        async with ada.table(code) as table:
            await table.play("enter 1")
            assert await asyncio.to_thread(process.kill, signal.SIGTERM) == 0
            await asyncio.to_thread(process.start)
            await play_first(table)
            assert table.over
    assert '"event":"closed"' in process.log.read_text()


async def test_a_double_click_is_one_move(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code), asyncio.timeout(20):
        seen = a.number
        first = await a.play("enter 5", key="click")
        again = await ada.call("POST", f"/tables/{code}/move", {"text": "enter 5", "seen": seen, "key": "click"})
        assert again["number"] == first
        assert a.number == first


async def test_a_retry_is_known_even_after_the_table_was_rebuilt(open_house: Open) -> None:
    hosted = await open_house()
    ada, _bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a:
        seen, first = a.number, await a.play("enter 5", key="click")
    cookies = ada.http.cookies
    await hosted.close()
    hosted = await open_house()
    ada = await hosted.visitor()
    ada.http.cookies = cookies
    again = await ada.call("POST", f"/tables/{code}/move", {"text": "enter 5", "seen": seen, "key": "click"})
    assert again["number"] == first


async def test_a_late_move_is_out_of_date_and_changes_nothing(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        seen = a.number
        await a.play("enter 5")
        await b.play("enter 4")
        await until(a, lambda: a.number == b.number)
        with pytest.raises(HouseRefused) as refused:
            await ada.ask("x", {"do": "move", "table": code, "text": "enter 4", "seen": seen, "key": "x"})
        assert refused.value.kind == "out-of-date"
        with pytest.raises(HouseRefused) as refused:
            await ada.ask("y", {"do": "move", "table": code, "text": "enter 4", "seen": seen + 99, "key": "y"})
        assert refused.value.kind == "out-of-date"


async def test_two_tabs_show_the_same_and_only_one_of_two_different_clicks_counts(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    tab = await hosted.visitor()
    tab.http.cookies = ada.http.cookies
    async with ada.table(code) as a, tab.table(code) as t, asyncio.timeout(20):
        assert t.seat == a.seat == 0
        answers = await asyncio.gather(a.play("enter 5"), t.play("enter 2"), return_exceptions=True)
        assert sum(isinstance(answer, int) for answer in answers) == 1
        await until(t, lambda: t.number == a.number and t.view == a.view)
        assert t.undo == a.undo


async def test_a_socket_cut_in_mid_move_plays_it_once(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        sent = asyncio.create_task(a.play("enter 5"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert ada._socket is not None
        ada._socket.transport.abort()
        await sent
        await until(b, lambda: b.view["table"]["entered"][0])
        assert [line["kind"] for line in b.lines].count("move") == 1
        assert ada.reconnects >= 1


async def test_a_page_that_was_away_gets_the_rest_and_nothing_twice(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, asyncio.timeout(20):
        async with bob.table(code) as b:
            await b.act("chat", text="one moment")
        seen, chat = b.number, b.chat_id
        await a.play("enter 5")
        await a.act("chat", text="take your time")
        async with bob.table(code) as fresh:
            pass
        again = bob.table(code)
        again.number, again.chat_id = seen, chat
        await bob.watch(again)
        assert [line["number"] for line in again.lines] == [seen + 1]
        assert [line["text"] for line in again.chat] == ["take your time"]
        assert again.view == fresh.view


async def test_a_page_that_has_everything_is_not_sent_it_again(hosted: Hosted) -> None:
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        await b.play("enter 4")
        await until(a, lambda: a.view["table"]["entered"][1])
        view, a.view = a.view, {"kept": True}
        await ada.watch(a)
        assert a.view == {"kept": True}, "it watches already, and its number is the newest"
        a.number -= 1
        await ada.watch(a)
        assert a.view == view


async def test_any_worker_can_serve_any_table(open_house: Open) -> None:
    bus = InProcessBus()
    one, two = await open_house(bus=bus), await open_house(bus=bus)
    ada, bob, code = await two_at_a_table(one)
    elsewhere = await two.visitor()
    elsewhere.http.cookies = bob.http.cookies
    async with ada.table(code) as a, elsewhere.table(code) as b, asyncio.timeout(20):
        assert b.seat == 1
        for n in (1, 2, 3, 4, 5):
            await a.play(f"enter {n}")
            await until(b, lambda: b.number == a.number)
            await b.play(f"enter {6 - n}")
            await until(a, lambda: a.number == b.number)
        assert a.over
        assert a.info["result"] == b.info["result"]
        await a.act("chat", text="well played")
        await until(b, lambda: len(b.chat) == 1)
        assert len(a.chat) == 1


async def test_the_log_refuses_a_number_that_is_taken(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.sqlite3")
    await store.append(1, [LogEntry(1, 1.0, "move"), LogEntry(2, 2.0, "move")])
    results = await asyncio.gather(
        *(store.append(1, [LogEntry(3, 3.0, "move", key=str(n))]) for n in range(20)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert [entry.number for entry in await store.entries(1)] == [1, 2, 3]
    await store.close()


async def _whole(visitor: Visitor, code: str) -> dict[str, Any]:
    state: dict[str, Any] = await visitor.call("GET", f"/tables/{code}")
    return {name: state[name] for name in ("number", "view", "choices", "undo", "info", "lines")}


@pytest.mark.parametrize("snapshots", [True, False])
async def test_a_table_comes_back_the_same_with_and_without_snapshots(open_house: Open, snapshots: bool) -> None:
    hosted = await open_house(snapshots=snapshots)
    ada, bob, code = await two_at_a_table(hosted)
    async with ada.table(code) as a, bob.table(code) as b, asyncio.timeout(20):
        for n in range(30):
            await a.play("enter 1")
            await a.act("undo", what="step")
            if n == 20:
                await a.play("enter 2")
                await until(b, lambda: b.number == a.number)
                await b.play("enter 3")
                await until(a, lambda: a.number == b.number)
    before, cookies = await _whole(ada, code), ada.http.cookies
    await hosted.close()
    hosted = await open_house(snapshots=snapshots)
    ada = await hosted.visitor()
    ada.http.cookies = cookies
    after = await _whole(ada, code)
    kept = {line["number"] for line in after["lines"]}
    before["lines"] = [line for line in before["lines"] if line["number"] in kept]
    assert after == before
    assert len(kept) == 40
