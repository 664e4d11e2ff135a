"""Bots leave a person time only where it could gain by speaking, once, and no longer than it wants."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from loggia.house.bots.pauses import PATIENCE, Pauses, slowest
from loggia.house.store import LogEntry
from loggia.house.tables.state import AppliedEntry


class Page:
    """A page that keeps what it is sent."""

    def __init__(self, pace: Any = "quick") -> None:
        self.pace = pace
        self.sent: list[dict[str, Any]] = []

    def push(self, message: bytes) -> None:
        self.sent.append(msgspec.json.decode(message))


class State:
    number = 7


class Live:
    """As much of a table as pauses look at."""

    code = "t"

    def __init__(self, **pages: Page) -> None:
        self.watchers = {int(seat[1:]): {page} for seat, page in pages.items()}
        self.state = State()


async def _begun(pauses: Pauses, live: Any, stakes: dict[int, str], turn: int = 1) -> asyncio.Task[bool]:
    task = asyncio.create_task(pauses.leave_time(live, turn, stakes, 7))
    for _ in range(5):
        await asyncio.sleep(0)
    return task


@pytest.fixture
def pauses() -> Pauses:
    return Pauses(courtesy=3600.0, clock=lambda: 0.0)


async def test_who_could_gain_is_told_and_may_let_the_bots_go_on(pauses: Pauses) -> None:
    page, other = Page(), Page()
    live: Any = Live(s0=page, s2=other)
    task = await _begun(pauses, live, {0: "own", 2: ""})
    assert not task.done()
    assert page.sent == [{"type": "pause", "table": "t", "seconds": 3600.0}]
    assert other.sent == [], "what others could gain is nobody's business"
    pauses.go_on(live, 2)
    assert not task.done()
    pauses.go_on(live, 0)
    assert await task


async def test_nobody_is_waited_for_without_a_stake_or_twice_for_the_same(pauses: Pauses) -> None:
    live: Any = Live(s0=Page())
    assert await pauses.leave_time(live, 1, {0: ""}, 7)
    first = await _begun(pauses, live, {0: "own"})
    pauses.go_on(live, 0)
    await first
    assert await pauses.leave_time(live, 1, {0: "own"}, 7)
    again = await _begun(pauses, live, {0: "counter:0:park"})
    assert not again.done(), "a proposal to take is another matter"
    pauses.go_on(live, 0)
    await again
    assert await pauses.leave_time(live, 1, {0: "counter:0:harbor"}, 7), "twice in a turn is enough"
    next_turn = await _begun(pauses, live, {0: "own"}, turn=2)
    assert not next_turn.done()
    pauses.go_on(live, 0)
    await next_turn


async def test_what_happens_meanwhile_ends_the_pause(pauses: Pauses) -> None:
    live: Any = Live(s0=Page())
    task = await _begun(pauses, live, {0: "own"})
    live.state.number = 8
    pauses.on_change(live, [AppliedEntry(LogEntry(8, 0.0, "move", 0, 1, "offer park pay 5", ""))])
    assert not await task, "the bot has to think again"


async def test_whoever_writes_is_waited_for_longer() -> None:
    pauses = Pauses(courtesy=0.01, clock=lambda: 0.0)
    live: Any = Live(s0=Page())
    task = await _begun(pauses, live, {0: "own"})
    pauses.hold(live, 0)
    await asyncio.wait([task], timeout=0.1)
    assert not task.done()
    pauses.go_on(live, 0)
    assert await task


def test_the_slowest_wish_counts_and_onlookers_have_none() -> None:
    live: Any = Live(s0=Page("instant"), s1=Page("easy"))
    assert slowest(live) == "easy"
    live.watchers = {0: {Page("instant")}, -1: {Page("easy")}}
    assert slowest(live) == "instant"
    assert PATIENCE["instant"] == 0
