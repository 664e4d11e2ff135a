"""Whose turn it is to use a worker: people before bots among themselves, live before slow, and whoever used less first.

Each job says for whom it is. The time that jobs take is charged to their table, and to the people for whom they are and
the addresses these come from; what was charged fades. Of the jobs that wait, one of the lowest rank comes first, and
among equals the one whose table, person and address have used least. So one guest with many tables, or many guests of
one address, wait for themselves and not for each other.
"""

from __future__ import annotations

import asyncio
import math
import time
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
        return sum(any(at == address for _, at in one.claim.people) for one in self._waiting)

    def part(self, claim: Claim) -> float:
        """Which part of its time a job may use: less while many others of the same person or address wait, so that who
        comes between them need not wait for long."""
        crowds = [self._crowd(person, address) for person, address in claim.people]
        return min(1.0, CROWD / (1 + min(crowds, default=0)))

    def _crowd(self, person: int, address: str) -> int:
        return sum(
            any((person and who == person) or (address and at == address) for who, at in one.claim.people)
            for one in self._waiting
        )

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
        self._waiting.append(one)
        try:
            await one.turn
            self._timer.observe(self._now() - one.since)
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:  # it was given a place just before
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Give free places to those whose turn it is."""
        while self._free > 0 and self._waiting:
            now = self._now()
            first = min(self._waiting, key=lambda one: self._order(one, now))
            self._waiting.remove(first)
            self._free -= 1
            first.turn.set_result(None)

    def _order(self, one: _Waiting, now: float) -> tuple[float, float, float]:
        claim = one.claim
        rank = max(0, claim.rank - int((now - one.since) / PROMOTED))
        shares = [max(map(self._share, _accounts(*who)), default=0.0) for who in claim.people]
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
