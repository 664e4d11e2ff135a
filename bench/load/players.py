"""Pairs of people who play one match after the other through whatever happens, as two pages in a browser would."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any

import httpx

from bench.load.history import History
from loggia.client import HouseRefused, RemoteHouse, RemoteTable

SILENCE = 5.0
"""Seconds after which a page that waits for an answer hangs up and connects again, as the browser's does."""
IDLE = 9.0
"""Seconds without anything new after which a page connects again to see whether it has missed something."""
TROUBLE = (httpx.HTTPError, HouseRefused, TimeoutError, OSError)


class Pair:
    """Two people, and a bot where there is a level, at one table after the other."""

    def __init__(self, address: str, history: History, dice: random.Random, pace: float, bot: str = "") -> None:
        self._address = address
        self._history = history
        self._dice = dice
        self._pace = pace
        self._bot = bot
        self.moved = 0.0
        """When a move of theirs was acknowledged last."""
        self.moves = 0
        self.longest = 0.0
        """The longest time between two acknowledged moves; whoever measures sets it back."""
        self.slowest = 0.0
        """The longest time from a click to its answer, or from a lost connection to the table being shown again."""
        self.trouble = ""
        """What went wrong last, for whoever wants to know why they are stuck."""
        self.ended = False

    async def run(self) -> None:
        """Play until `ended`."""
        await asyncio.sleep(self._dice.uniform(0, self._pace))
        while not self.ended:
            try:
                async with asyncio.timeout(15):
                    code, people = await self._new_match()
            except TROUBLE as error:
                self.trouble = f"no match: {error!r}"
                await asyncio.sleep(0.5)
                continue
            await asyncio.gather(*(self._play(code, cookies) for cookies in people))

    async def _new_match(self) -> tuple[str, list[httpx.Cookies]]:
        people = [RemoteHouse(self._address) for _ in range(2)]
        async with people[0], people[1]:
            for number, person in enumerate(people):
                await person.guest(f"P{number}")
            bots = [{"kind": "bot", "level": self._bot}] if self._bot else []
            state = await people[0].new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}, *bots])
            await people[1].join(state["table"], invite=state["info"]["invite"])
            return state["table"], [person.http.cookies for person in people]

    async def _play(self, code: str, cookies: httpx.Cookies) -> None:
        """One person's part of a match, with as many pages as it takes."""
        pending: dict[str, tuple[str, float]] = {}
        over = False
        lost = 0.0
        while not over and not self.ended:
            async with RemoteHouse(self._address) as house:
                house.http.cookies = cookies
                table = house.table(code)
                try:
                    async with asyncio.timeout(SILENCE):
                        await house.watch(table)
                    if lost:
                        self.slowest = max(self.slowest, time.monotonic() - lost)
                        lost = 0.0
                    over = await self._at(table, pending)
                except TROUBLE as error:
                    lost = lost or time.monotonic()
                    self.trouble = f"{code}: {error!r} pending {pending} status {table.info.get('status')}"
                    await asyncio.sleep(self._dice.uniform(0.1, 0.5))
                finally:
                    self._history.show(code, table.lines)

    async def _at(self, table: RemoteTable, pending: dict[str, tuple[str, float]]) -> bool:
        """Play on an open page until the match is over; a move without an answer is sent again under its key."""
        while not table.over and not self.ended:
            if not pending:
                if not table.choices or table.seat not in table.view.get("awaited", ()):
                    async with asyncio.timeout(IDLE):
                        await table.changed()
                    continue
                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * self._pace)
                if not table.choices:
                    continue
                text = self._dice.choice(table.choices)["text"]
                pending[f"k{self._dice.getrandbits(60):x}"] = text, time.monotonic()
            ((key, (text, clicked)),) = pending.items()
            try:
                async with asyncio.timeout(SILENCE):
                    await table.play(text, key)
            except HouseRefused as refused:
                if refused.code not in ("house-busy", "house-cannot-write"):
                    pending.clear()  # it was not made, and cannot be any more: another is chosen
                self.trouble = f"{table.code}: {refused.code} {refused.why}"
                await asyncio.sleep(0.2)
                continue
            pending.clear()
            self._history.acknowledged.append((table.code, key))
            now = time.monotonic()
            self.slowest = max(self.slowest, now - clicked)
            if self.moved:
                self.longest = max(self.longest, now - self.moved)
            self.moved = now
            self.moves += 1
        return table.over


async def gather_all(pairs: list[Pair], tasks: list[asyncio.Task[Any]]) -> None:
    """Have everybody stop after the move under way."""
    for pair in pairs:
        pair.ended = True
    _, late = await asyncio.wait(tasks, timeout=20)
    for task in late:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
