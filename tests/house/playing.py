"""People at a table of Palio, the example game: two who have just begun, and ways to play and to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from loggia.client import RemoteHouse as Visitor
from loggia.client import RemoteTable
from tests.house.conftest import Hosted

Wait = Callable[[], bool]


async def until(table: RemoteTable, done: Wait) -> None:
    async with asyncio.timeout(10):
        while not done():
            await table.changed()


async def play_first(table: RemoteTable) -> None:
    async for decision in table.decisions():
        await table.play(decision.choices[0].text)


async def two_at_a_table(hosted: Hosted, **wish: Any) -> tuple[Visitor, Visitor, str]:
    """Ada and Bob at a table for two that has begun."""
    ada, bob = await hosted.visitor("Ada"), await hosted.visitor("Bob")
    state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}], **wish)
    await bob.join(state["table"], invite=state["info"]["invite"])
    return ada, bob, state["table"]
