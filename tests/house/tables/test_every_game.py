"""Every game at a table of the house, against bots: the house knows none of them."""

from __future__ import annotations

import asyncio
import random

import pytest

from loggia import games
from loggia.client import HouseRefused
from tests.house.conftest import Hosted
from tests.house.tables.test_nothing_leaks import opened


@pytest.mark.parametrize("name", games.ROOMS)
async def test_a_person_and_bots_play(hosted: Hosted, name: str) -> None:
    await _play(hosted, name, moves=25)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ROOMS)
async def test_a_person_and_bots_play_to_the_end(hosted: Hosted, name: str) -> None:
    await _play(hosted, name, moves=100_000)


async def _play(hosted: Hosted, name: str, moves: int) -> None:
    """Play at random until the end or for so many decisions; what came too late is tried again."""
    game, chance, played = opened(name), random.Random(3), 0
    visitor = await hosted.visitor("Ada")
    code = await visitor.play_now(name, seats=game.seats[-1], level="apprentice")
    async with visitor.table(code) as table, asyncio.timeout(300):
        async for decision in table.decisions():
            if played == moves:
                break
            try:
                await table.play(chance.choice(decision.choices).text)
                played += 1
            except HouseRefused as refused:
                overtaken = table.number > decision.number
                if refused.kind != "out-of-date" and not overtaken:
                    raise
        assert played == moves or table.over
        fetched = await visitor.call("GET", f"/tables/{code}")
        while fetched["number"] != table.number:  # bots play on meanwhile
            if table.number < fetched["number"]:
                await table.changed()
            else:
                fetched = await visitor.call("GET", f"/tables/{code}")
        assert fetched["view"] == table.view
