"""How long bots think at a table: together no longer than one of them alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from loggia.house.bots.workers import BotWorkers
from tests.house.conftest import Hosted


@pytest.mark.parametrize(
    ("workers", "bots", "part"), [(1, 1, 1.0), (1, 2, 0.5), (1, 3, 1 / 3), (2, 3, 2 / 3), (4, 3, 1.0)]
)
async def test_bots_that_decide_at_once_share_the_time(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch, workers: int, bots: int, part: float
) -> None:
    house = hosted.house
    monkeypatch.setattr(house.workers, "share", BotWorkers(workers).share)
    asked: list[float] = []
    think = house.workers.think

    async def thinking(*values: Any) -> Any:
        asked.append(values[-1])
        return await think(*values)

    monkeypatch.setattr(house.workers, "think", thinking)
    ada = await hosted.visitor("Ada")
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(bots))]
    state = await ada.new_table("palio", seats=seats)
    async with ada.table(state["table"]) as a, asyncio.timeout(20):
        async for _ in a.decisions():
            break
        while len(asked) < bots:
            await asyncio.sleep(0)
    assert asked[0] == pytest.approx(house.settings.think * part)
    assert all(one >= asked[0] for one in asked), "who decides later shares with fewer"
