"""A talk in Genoa at a house's table: Ada leads the tower into the park; Bob and Cleo may buy its action.

Time passes when a test says so.
"""

from __future__ import annotations

from typing import Any

import pytest

from loggia.client import HouseRefused, RemoteTable
from loggia.client import RemoteHouse as Visitor
from loggia.house.tables.live_table import LiveTable
from tests.house.conftest import Hosted
from tests.house.tables.test_genoa_orders import (
    PARK,
    roll,
    three_at_a_table,
)

LIVE = {"kind": "live", "move": 15, "reserve": 300}
RULES = {"kind": "rules"}


async def in_the_park(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], pace: str = "live"
) -> tuple[Visitor, Visitor, Visitor, LiveTable]:
    """A table where the talk about the park has just been opened."""
    roll(monkeypatch, PARK)
    ada, bob, cleo, code = await three_at_a_table(hosted, pace, clock=clock)
    await play(ada, code, "roll")
    live = hosted.house.live_tables.known(code)
    assert live is not None
    return ada, bob, cleo, live


async def play(visitor: Visitor, code: str, text: str) -> None:
    """Play by HTTP, having seen everything."""
    seen = (await visitor.call("GET", f"/tables/{code}"))["number"]
    await visitor.call("POST", f"/tables/{code}/move", {"text": text, "seen": seen})


async def refused(visitor: Visitor, code: str, text: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(HouseRefused) as why:
        await play(visitor, code, text)
    return str(why.value.rule)


async def pass_time(hosted: Hosted, seconds: float) -> None:
    """So much time passes, and the house looks at the clocks."""
    hosted.clock.go(seconds)
    await hosted.house.clocks.tick()


def running(live: LiveTable) -> list[int]:
    """The seats whose own time runs."""
    return [seat for seat in range(3) if live.state.clock.runs(seat)]


def passed(live: LiveTable) -> list[int]:
    """The seats that have passed."""
    assert live.state.match is not None
    seats = live.state.match.view(None)["table"]["seats"]
    return [number for number, seat in enumerate(seats) if seat["passed"]]


def kinds(live: LiveTable) -> list[str]:
    """What the log holds."""
    return [line.entry.kind for line in live.state.recent]


def may_offer(table: RemoteTable) -> bool:
    """Whether offers are among the choices that a page is shown."""
    return any(choice["text"].startswith("offer") for choice in table.choices or ())
