"""The warning before a clear mistake, for whoever wants it: asked when a decision begins, and before the move.

With the first question a process begins to look at the choices (`loggia.review.warning`), while the person thinks. It
is a process of its own below every bot, so that no bot waits for it. A warning comes within `MOST_WAIT` seconds or not
at all: no move waits longer for it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

from loggia.house import wire
from loggia.house.bots.fair_queue import LIVE, Claim, FairQueue
from loggia.house.bots.hint import position_of
from loggia.house.bots.workers import ProcessPool, reseeded
from loggia.house.catalogue import Catalogue
from loggia.house.limits import Addresses
from loggia.house.logs import failed
from loggia.house.store import Store
from loggia.house.store.queries import play
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import my_seat
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import TableState
from loggia.kernel import Match, Phrase, Refused
from loggia.review.warning import Scan, scan, warn

MOST_WAIT = 0.8
"""Seconds for which a move may wait for its warning."""
SCAN_TIME = 1.5
"""Seconds for looking at the choices of a decision; mostly much less is needed."""
WARN_TIME = 0.4
"""Seconds for comparing one move with the best."""
FIRST_MATCHES = 5
"""So many finished matches of a game make somebody no beginner any more."""
PROCESSES = 1
NICE = 12
MOST_WAITING = 8
"""Where so many jobs wait, no other begins."""
MOST_KEPT = 512

Position = tuple[str, int, bytes]


# --- in the worker --------------------------------------------------------------------------------------------------


def _restored(game: str, revision: int, saved: bytes) -> Match:
    rules = Catalogue.revision(game, revision)
    assert rules is not None
    return Match.restore(rules, saved)


def _scan(game: str, revision: int, saved: bytes, seat: int) -> Scan | None:
    return scan(_restored(game, revision, saved), seat, SCAN_TIME, secrets.token_hex(8))


def _warn(game: str, revision: int, saved: bytes, seat: int, best: str, text: str) -> dict[str, Any] | None:
    match = _restored(game, revision, saved)
    try:
        said = warn(match, seat, best, text, WARN_TIME, secrets.token_hex(8))
    except Refused:
        return None  # the house refuses it when it is played
    return said.plain() if isinstance(said, Phrase) else None


# --- in the house ---------------------------------------------------------------------------------------------------


class Warnings:
    """Warns people of clear mistakes, where their table allows hints."""

    def __init__(self, store: Store, addresses: Addresses) -> None:
        self._store = store
        self._addresses = addresses
        self._pool = ProcessPool(PROCESSES, NICE)
        self._queue = FairQueue(PROCESSES, name="warnings")
        self._scans: OrderedDict[Position, asyncio.Task[Scan | None]] = OrderedDict()
        self._beginners: OrderedDict[tuple[str, int], bool] = OrderedDict()

    async def ask(self, live: LiveTable, asker: Asker, text: str, first: bool) -> wire.MistakeWarning:
        """What to say before the asker plays a move; without a text, only begin to look at the choices.

        `first`: only in somebody's first matches of a game, and only against bots.
        """
        async with live.lock:
            seat = my_seat(live, asker, playing=True)
            state, match = live.state, live.state.match
            if not state.setup.hints or state.setup.rated or (first and not await self._begins(state, asker.id)):
                return wire.MistakeWarning(False)
            if match is None or seat not in match.awaited:
                return wire.MistakeWarning(True)
            position = (live.code, seat, position_of(match, seat))
            claim = Claim(LIVE, live.code, ((asker.id, self._addresses.of(asker.id)),), WARN_TIME)
            game, saved = (state.game.name, state.game.revision), reseeded(match)
            looking = self._scans.get(position)
            if looking is None and self._queue.waiting < MOST_WAITING:
                looking = self._scans[position] = asyncio.create_task(self._look(claim, *game, saved, seat))
                _keep_newest(self._scans)
        if not text or looking is None:
            return wire.MistakeWarning(True)
        try:
            async with asyncio.timeout(MOST_WAIT):
                found = await asyncio.shield(looking)
                if found is None or text in found.harmless:
                    return wire.MistakeWarning(True)
                async with self._queue.turn(claim):
                    said = await self._pool.run_here(_warn, *game, saved, seat, found.best, text)
        except TimeoutError:
            return wire.MistakeWarning(True)
        return wire.MistakeWarning(True, None if said is None else wire.Say(said["say"], said["with"]))

    async def _look(self, claim: Claim, game: str, revision: int, saved: bytes, seat: int) -> Scan | None:
        try:
            async with self._queue.turn(claim):
                return await self._pool.run_here(_scan, game, revision, saved, seat)
        except Exception as error:  # nobody is warned then
            failed("no warning", error)
            return None

    async def _begins(self, state: TableState, person: int) -> bool:
        """Whether it is one of somebody's first matches of the game, against bots alone."""
        if any(seat.person and seat.person != person for seat in state.seats):
            return False
        known = self._beginners.get((state.code, person))
        if known is None:
            count = await play.count_finished(self._store, person, state.game.name)
            known = self._beginners[state.code, person] = count < FIRST_MATCHES
            _keep_newest(self._beginners)
        return known

    async def close(self) -> None:
        """Give up what is being looked at, and end the process."""
        tasks = list(self._scans.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()


def _keep_newest(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
