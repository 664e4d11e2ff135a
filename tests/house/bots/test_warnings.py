"""Warnings before a clear mistake: where they are given, to whom, and that no move waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.house.bots import warnings
from loggia.house.bots.warnings import _scan, _warn
from loggia.house.bots.workers import ProcessPool
from loggia.review.warning import Scan
from tests.house.conftest import Hosted
from tests.house.playing import two_at_a_table

SAID = {"say": "warning-cost", "with": {"points": {"say": "warning-points", "with": {"count": 7}}}}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the process was asked; every move but `enter 1` is a mistake."""
    jobs: list[Any] = []

    async def run_here(self: ProcessPool, job: Any, *values: Any) -> Any:
        jobs.append((job, values[-1]))
        return Scan("enter 1", frozenset({"enter 1"})) if job is _scan else SAID

    monkeypatch.setattr(ProcessPool, "run_here", run_here)
    return jobs


async def test_a_mistake_is_told_before_it_is_played_and_looked_for_while_one_thinks(
    hosted: Hosted, asked: list[Any]
) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    path = f"/tables/{code}/warning"
    assert await ada.call("GET", path) == {"on": True, "say": None}
    assert await ada.call("GET", path, text="enter 2") == {"on": True, "say": SAID}
    assert await ada.call("GET", path, text="enter 1") == {"on": True, "say": None}
    assert asked == [(_scan, 0), (_warn, "enter 2")], "one look serves the whole decision"


async def test_no_move_waits_for_a_warning_that_is_late(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    never: asyncio.Future[None] = asyncio.Future()

    async def run_here(self: ProcessPool, job: Any, *values: Any) -> Any:
        await never

    monkeypatch.setattr(ProcessPool, "run_here", run_here)
    monkeypatch.setattr(warnings, "MOST_WAIT", 0.01)
    ada, _bob, code = await two_at_a_table(hosted)
    async with asyncio.timeout(20), ada.table(code) as table:
        assert await ada.call("GET", f"/tables/{code}/warning", text="enter 2") == {"on": True, "say": None}
        await table.play("enter 2")
        assert hosted.house.workers.queue.waiting == 0


async def test_no_warning_where_the_table_allows_no_hints(hosted: Hosted, asked: list[Any]) -> None:
    ada, _bob, code = await two_at_a_table(hosted, hints=False)
    assert await ada.call("GET", f"/tables/{code}/warning", text="enter 2") == {"on": False, "say": None}
    assert asked == []


async def test_beginners_are_warned_in_their_first_matches_against_bots(
    hosted: Hosted, asked: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    assert not (await ada.call("GET", f"/tables/{code}/warning", first=1))["on"], "Bob is no bot"
    alone = await ada.play_now("palio", seats=2, level="random")
    assert (await ada.call("GET", f"/tables/{alone}/warning", first=1))["on"]
    monkeypatch.setattr(warnings, "FIRST_MATCHES", 0)
    later = await ada.play_now("palio", seats=2, level="random")
    assert not (await ada.call("GET", f"/tables/{later}/warning", first=1))["on"]
    assert (await ada.call("GET", f"/tables/{later}/warning"))["on"], "whoever asks for them always"


async def test_a_real_process_answers_and_nonsense_is_left_to_the_house(hosted: Hosted) -> None:
    ada, _bob, code = await two_at_a_table(hosted)
    found = await ada.call("GET", f"/tables/{code}/warning", text="nonsense")
    assert found == {"on": True, "say": None}
