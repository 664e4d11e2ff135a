"""Secret moves leave no trace in any window: two long matches that differ in secrets only, every route compared."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from loggia.client import RemoteHouse as Visitor
from loggia.kernel import Chance, Match
from loggia.kernel.random_play import random_decision
from tests.house.conftest import Hosted, Open
from tests.house.tables.test_secret_moves import secret_of

PEOPLE = ("Ada", "Bob", "Eve")
HOLDER = 0


async def _sat_down(visitors: list[Visitor]) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = await visitors[0].new_table("genoa", seats=seats, public=True)
    for visitor in visitors[1:]:
        await visitor.join(made["table"])
    code: str = made["table"]
    return code


def _match(hosted: Hosted, code: str) -> Match:
    live = hosted.house.live_tables.known(code)
    assert live is not None
    assert live.state.match is not None
    return live.state.match


async def _move(hosted: Hosted, visitor: Visitor, code: str, seat: int, text: str) -> None:
    live = hosted.house.live_tables.known(code)
    assert live is not None
    await visitor.call("POST", f"/tables/{code}/move", {"text": text, "seen": live.state.number_for(seat)})


async def _play(hosted: Hosted, visitors: list[Visitor], plain: str, secret: str, moves: int) -> int:
    """The same public moves at both tables, and secret ones at one of them; how many of these."""
    chance, secrets = Chance("windows"), 0
    for number in range(moves):
        text = secret_of(_match(hosted, secret), HOLDER)
        if text and number % 2:
            await _move(hosted, visitors[HOLDER], secret, HOLDER, text)
            secrets += 1
        while True:
            mover, move = random_decision(_match(hosted, plain), chance)
            if not move.text().startswith("hold ") and not _match(hosted, secret).refusal(mover, move):
                break
        for code in (plain, secret):
            await _move(hosted, visitors[mover], code, mover, move.text())
    return secrets


async def _seen_by(visitor: Visitor, code: str, newest: int) -> list[str]:
    """Every byte that somebody can get of a table; its code and its invitation are no secret."""
    live = await visitor.call("GET", f"/tables/{code}")
    told = []
    for seen in (0, 1, 20, newest - 130, newest - 90, newest - 5, newest):
        told.append(await _bytes(visitor, f"/tables/{code}", seen=max(0, seen)))
    for before in (0, 1, 2, 40, 101, 102, newest - 110, newest - 20, newest, newest + 50):
        told.append(await _bytes(visitor, f"/tables/{code}/log", before=max(0, before)))
    told.append(await _bytes(visitor, f"/tables/{code}/why", ids="x"))
    for path in ("/tables", "/tables/mine"):
        listed = (await visitor.call("GET", path))["tables"] if path == "/tables" or visitor.http.cookies else []
        told.append(str([table for table in listed if table["id"] == code]))
    return [text.replace(code, "CODE").replace(live["info"].get("invite") or "-", "INVITE") for text in told]


async def _bytes(visitor: Visitor, path: str, **query: Any) -> str:
    answer = await visitor.http.get(path, params=query)
    return f"{answer.status_code} {answer.text}"


async def _compare(hosted: Hosted, cookies: list[Any], plain: str, secret: str) -> None:
    viewers = [await hosted.visitor() for _ in range(len(PEOPLE) + 1)]
    for viewer, cookie in zip(viewers[1:], cookies, strict=True):
        viewer.http.cookies = cookie
    live = await hosted.house.live_tables.get(plain)
    for seat, viewer in enumerate(viewers, -1):
        if seat != HOLDER:
            newest = live.state.number_for(seat)
            one, two = [await _seen_by(viewer, code, newest) for code in (plain, secret)]
            assert one == two


@pytest.mark.parametrize("moves", [30, 170])
async def test_two_histories_that_differ_in_secrets_look_the_same_everywhere(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    monkeypatch.setattr("loggia.house.tables.actions.new_table.new_seed", lambda: "5eed" * 8)
    hosted = await open_house()
    visitors = [await hosted.visitor(name) for name in PEOPLE]
    plain, secret = await _sat_down(visitors), await _sat_down(visitors)
    heard: dict[str, list[Any]] = {plain: [], secret: []}
    async with asyncio.timeout(300):
        async with visitors[1].table(plain) as one, visitors[1].table(secret) as two:
            secrets = await _play(hosted, visitors, plain, secret, moves)
            assert secrets >= min(10, moves // 10)
            for table in (one, two):
                while table.number < hosted.house.live_tables.known(plain).state.number_for(1):
                    await table.changed()
                heard[table.code] = [table.number, table.view, table.choices, table.undo, table.lines]
        assert heard[plain] == heard[secret]
        cookies = [visitor.http.cookies for visitor in visitors]
        await _compare(hosted, cookies, plain, secret)
        await hosted.close()
        hosted = await open_house(clock=hosted.clock)
        await _compare(hosted, cookies, plain, secret)
        await hosted.close()
        for path in tmp_path.glob("house.cache.sqlite3*"):
            path.unlink()
        hosted = await open_house(clock=hosted.clock)
        await _compare(hosted, cookies, plain, secret)
