"""People who play across the workers of a club, remember what was acknowledged, and a check of that against the log."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence

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
    last = time.monotonic()
    for number in itertools.count():
        seat = number % 2
        done = False
        while time.monotonic() < end and not done:
            done, over = await _move(history, dice.choice(addresses), code, cookies[seat], seat)
            if over:
                return
            if not done:
                await asyncio.sleep(0.1)
        if time.monotonic() >= end:
            return
        now = time.monotonic()
        history.longest_wait, last = max(history.longest_wait, now - last), now


async def _move(history: History, address: str, code: str, cookies: httpx.Cookies, seat: int) -> tuple[bool, bool]:
    """One move of a seat: whether it was acknowledged (or was not this seat's to make), and whether all is over. A move
    without an answer is sent again with its key, to any worker."""
    key = f"k{random.getrandbits(60):x}"
    try:
        async with httpx.AsyncClient(base_url=f"{address}/api/v1", cookies=cookies, timeout=3) as http:
            answer = await http.get(f"/tables/{code}")
            if answer.status_code != 200:
                return False, False
            state = answer.json()
            if state["info"]["status"] == "over":
                return True, True
            choices = state.get("choices") or []
            if not choices:
                return True, False
            move = {"text": choices[0]["text"], "seen": state["number"], "key": key}
            for _ in range(30):
                try:
                    made = await http.post(f"/tables/{code}/move", json=move, headers={"Origin": address})
                except httpx.HTTPError:
                    await asyncio.sleep(0.3)
                    continue
                if made.status_code == 200:
                    history.acknowledged.append((code, key))
                    return True, False
                if made.status_code == 409:
                    return False, False
                await asyncio.sleep(0.3)
    except httpx.HTTPError:
        pass
    return False, False
