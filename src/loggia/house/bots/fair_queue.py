"""Whose turn it is to use a worker: people before bots among themselves, live before slow, and whoever used less first.

Each job says for whom it is. The time that jobs take is charged to their table, and to the people for whom they are and
the addresses these come from; what was charged fades. Of the jobs that wait, one of the lowest rank comes first, and
among equals the one whose table, person and address have used least; each other job of theirs that waits counts as time
used. So one guest with many tables, or many guests of one address, wait for themselves, and somebody at one table waits
for no more than the job under way, which is short where many of its person wait (`part`).
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from loggia.house.metrics.counted import QUEUE_TIMES

LIVE, SLOW, BOTS_ONLY = 0, 1, 2
"""Ranks of jobs: at a table of people who wait, at one with hours or days for a decision, at one without people."""

HALF_LIFE = 60.0
"""Seconds in which half of what was charged is forgotten."""
PROMOTED = 20.0
"""Seconds of waiting after which a job moves up a rank, so that none waits for ever."""
CROWD = 4
"""Jobs of one person that may wait before all of them get less time."""
EACH_WAITING = 8.0
"""Seconds that each other waiting job of the same person or address counts as used."""
MOST_KEPT = 10_000
"""Maximum accounts of used time; beyond that, small ones are forgotten."""


@dataclass(frozen=True)
class Claim:
    """For whom a job is: its rank, its table, and the people who wait for it with the addresses they come from."""

    rank: int = LIVE
    table: str = ""
    people: tuple[tuple[int, str], ...] = ()
    seconds: float = 0.0
    """How long it will take, as far as is known."""

    def accounts(self) -> list[str]:
        """The accounts that are charged."""
        people = {account for person, address in self.people for account in _accounts(person, address)}
        return [*people, *([f"table {self.table}"] if self.table else [])]


def _accounts(person: int, address: str) -> list[str]:
    return [*([f"person {person}"] if person else []), *([f"address {address}"] if address else [])]


@dataclass(eq=False)
class _Waiting:
    claim: Claim
    since: float
    turn: asyncio.Future[None]


class FairQueue:
    """Gives out a number of places, one job to each."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic, name: str = "bots") -> None:
        self._free = self._places = places
        self._timer = QUEUE_TIMES[name]
        self._now = clock
        self._waiting: list[_Waiting] = []
        self._crowds: Counter[str] = Counter()
        """How many jobs wait, by account."""
        self._used: dict[str, tuple[float, float]] = {}

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    def set_places(self, places: int) -> None:
        """From now on so many jobs at once; those under way go on."""
        self._free += places - self._places
        self._places = places
        self._next()

    def waiting_from(self, address: str) -> int:
        """How many jobs wait for somebody of that address."""
        return self._crowds[f"address {address}"]

    def part(self, claim: Claim) -> float:
        """Which part of its time a job may use: less while many others of the same person or address wait, so that who
        comes between them need not wait for long."""
        return min(1.0, CROWD / (1 + min((self._crowd(*who) for who in claim.people), default=0)))

    def _crowd(self, person: int, address: str) -> int:
        return max((self._crowds[account] for account in _accounts(person, address)), default=0)

    def _join(self, one: _Waiting) -> None:
        self._waiting.append(one)
        self._crowds.update(one.claim.accounts())

    def _leave(self, one: _Waiting) -> None:
        self._waiting.remove(one)
        for account in one.claim.accounts():
            self._crowds[account] -= 1
            if self._crowds[account] <= 0:
                del self._crowds[account]

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a place, hold it, and give it to the next."""
        await self._wait(claim)
        began = self._now()
        self._charge(claim, claim.seconds)
        try:
            yield
        finally:
            self._charge(claim, self._now() - began - claim.seconds)
            self._free += 1
            self._next()

    async def _wait(self, claim: Claim) -> None:
        if self._free > 0 and not self._waiting:
            self._free -= 1
            self._timer.observe(0.0)
            return
        one = _Waiting(claim, self._now(), asyncio.get_running_loop().create_future())
        self._join(one)
        try:
            await one.turn
            self._timer.observe(self._now() - one.since)
        except asyncio.CancelledError:
            if one in self._waiting:
                self._leave(one)
            elif not one.turn.cancelled():  # it was given a place just before
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Give free places to those whose turn it is."""
        while self._free > 0 and self._waiting:
            now = self._now()
            first = min(self._waiting, key=lambda one: self._order(one, now))
            self._leave(first)
            if not first.turn.done():  # else it was cancelled, and has not yet been told so
                self._free -= 1
                first.turn.set_result(None)

    def _order(self, one: _Waiting, now: float) -> tuple[float, float, float]:
        claim = one.claim
        rank = max(0, claim.rank - int((now - one.since) / PROMOTED))
        shares = [
            max(map(self._share, _accounts(*who)), default=0.0) + EACH_WAITING * max(0, self._crowd(*who) - 1)
            for who in claim.people
        ]
        used = max(self._share(f"table {claim.table}"), min(shares, default=0.0))
        return rank, used, one.since

    # --- what was used --------------------------------------------------------------------------------

    def _share(self, account: str) -> float:
        used, at = self._used.get(account, (0.0, 0.0))
        return used * math.exp2((at - self._now()) / HALF_LIFE) if used else 0.0

    def _charge(self, claim: Claim, seconds: float) -> None:
        now = self._now()
        for account in claim.accounts():
            self._used[account] = (max(0.0, self._share(account) + seconds), now)
        if len(self._used) > MOST_KEPT:
            kept = sorted(self._used, key=self._share)[len(self._used) // 2 :]
            self._used = {account: self._used[account] for account in kept}
