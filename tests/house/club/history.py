"""People who play across the workers of a club, remember what was acknowledged, and a check of that against the log."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import asyncpg
import httpx

from loggia.client import HouseRefused
from loggia.client import RemoteHouse as Visitor


class History:
    """What was acknowledged to whom."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, str]] = []
        """Tables and keys of moves."""
        self.tables: set[str] = set()
        self.longest_wait = 0.0
        """The longest time between two acknowledged moves at one table."""

    async def problems(self, database: str) -> list[str]:
        """What the log says otherwise: a lost move, a doubled one, a log with gaps."""
        connection = await asyncpg.connect(database)
        rows = await connection.fetch(
            "select t.code, l.number, l.key, l.kind from log l join tables t on t.id = l.table_id order by 1, 2"
        )
        await connection.close()
        keys = Counter((row["code"], row["key"]) for row in rows if row["key"])
        found = [f"lost {one}" for one in self.acknowledged if not keys[one]]
        found += [f"doubled {one}" for one, count in keys.items() if count > 1]
        for code, group in itertools.groupby(rows, key=lambda row: row["code"]):
            numbers = [row["number"] for row in group]
            if numbers != list(range(1, len(numbers) + 1)):
                found.append(f"gaps in {code}")
        return found


async def play(history: History, addresses: Sequence[str], end: float, dice: random.Random) -> None:
    """Two people play matches against each other over HTTP, each asking whichever worker answers, until a time."""
    while time.monotonic() < end:
        try:
            await _match(history, addresses, end, dice)
        except (httpx.HTTPError, HouseRefused, TimeoutError, OSError):
            await asyncio.sleep(0.2)


async def _match(history: History, addresses: Sequence[str], end: float, dice: random.Random) -> None:
    people = [Visitor(dice.choice(addresses)) for _ in range(2)]
    async with people[0], people[1]:
        for number, person in enumerate(people):
            await person.guest(f"P{number}")
        state = await people[0].new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
        code = state["table"]
        await people[1].join(code, invite=state["info"]["invite"])
        history.tables.add(code)
        cookies = [person.http.cookies for person in people]
    async with AsyncExitStack() as stack:
        seats = [
            [await stack.enter_async_context(httpx.AsyncClient(base_url=f"{address}/api/v1", cookies=one, timeout=1.5))
             for address in addresses]
            for one in cookies
        ]  # fmt: skip
        over, last = False, time.monotonic()
        while not over and time.monotonic() < end:
            for doors in seats:
                made, over = await _move(history, doors, code, end, dice)
                if made:
                    now = time.monotonic()
                    history.longest_wait, last = max(history.longest_wait, now - last), now


async def _asked(doors: Sequence[httpx.AsyncClient], dice: random.Random, end: float, *what: Any, **more: Any) -> Any:
    """Ask any worker until one answers: what is not known is asked again elsewhere."""
    while time.monotonic() < end:
        try:
            answer = await dice.choice(doors).request(*what, **more)
        except httpx.HTTPError:
            answer = None
        if answer is not None and answer.status_code in (200, 409):
            return answer
        await asyncio.sleep(0.1)
    return None


async def _move(
    history: History, doors: Sequence[httpx.AsyncClient], code: str, end: float, dice: random.Random
) -> tuple[bool, bool]:
    """One move, if there is one to make: whether it was acknowledged, and whether the match is over."""
    answer = await _asked(doors, dice, end, "GET", f"/tables/{code}")
    if answer is None or answer.json()["info"]["status"] == "over":
        return False, True
    state = answer.json()
    if not state.get("choices"):
        return False, False
    key = f"k{dice.getrandbits(60):x}"
    move = {"text": state["choices"][0]["text"], "seen": state["number"], "key": key}
    made = await _asked(doors, dice, end, "POST", f"/tables/{code}/move", json=move)
    if made is None or made.status_code != 200:
        return False, False
    history.acknowledged.append((code, key))
    return True, False
