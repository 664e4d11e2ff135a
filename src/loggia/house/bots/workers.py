"""Worker processes in which bots think, so that no click waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from multiprocessing.connection import wait
from typing import Any, TypeVar

from loggia import bots
from loggia.bots.stakes import stake
from loggia.house.bots.fair_queue import FairQueue
from loggia.house.catalogue import Catalogue
from loggia.house.logs import log
from loggia.house.metrics.counted import THINK_TIMES
from loggia.kernel import Chance, Match, Move, Phrase, Sight
from loggia.review.coach import advice

T = TypeVar("T")

THOUGHT = THINK_TIMES[""]
TRIES = 3
"""How often a job is given to a new pool after its worker was lost."""


@dataclass(frozen=True)
class Thought:
    """What a worker answers: the text of the move (empty: none now), its words, and the moves it considered."""

    text: str
    say: dict[str, Any]
    ideas: list[dict[str, Any]]
    iterations: int
    seconds: float
    said: dict[str, Any] | None = None
    """What the bot says beside it."""
    options: list[dict[str, Any]] = field(default_factory=list)
    """The coach's options, best first; only for a hint."""


def reseeded(match: Match) -> bytes:
    """A copy of a match to think about, with other dice than the real ones and without the seed."""
    copy = match.copy(Chance(secrets.token_hex(16)))
    copy.moves = []
    copy.opening = ()
    return copy.save()


def _begin(nice: int) -> None:
    """In the worker: lower its priority, ignore Ctrl-C, and end when the house has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def leave() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=leave, daemon=True).start()


def _think(game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
    rules = Catalogue.revision(game, revision)
    assert rules is not None
    match = Match.restore(rules, saved)
    thoughts = bots.level(level).think(Sight(match, seat), bots.Budget(seconds=seconds), Chance(secrets.token_hex(16)))
    return _told(match, seat, thoughts, thoughts.move)


def _told(match: Match, seat: int, thoughts: bots.Thoughts, move: Move | None) -> Thought:
    """Thoughts as the house sends them, with the move they end in."""
    ideas = [
        {
            "text": idea.move.text(),
            "say": match.game.faces.describe(match.state, seat, idea.move).plain(),
            "value": round(idea.value, 3),
            "share": round(idea.share, 3),
            "gain": round(idea.gain, 3),
            "line": list(idea.line),
            "why": idea.why.plain() if isinstance(idea.why, Phrase) else None,
        }
        for idea in thoughts.ideas[:5]
    ]
    said = thoughts.said.plain() if thoughts.said else None
    if move is None:
        return Thought("", {}, ideas, thoughts.iterations, thoughts.seconds, said)
    say = match.game.faces.describe(match.state, seat, move).plain()
    return Thought(move.text(), say, ideas, thoughts.iterations, thoughts.seconds, said)


def _advise(game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
    """The coach's advice: half of the time for the bot's thoughts, half for comparing its ideas."""
    rules = Catalogue.revision(game, revision)
    assert rules is not None
    match = Match.restore(rules, saved)
    budget = bots.Budget(seconds=seconds / 2)
    found = advice(match, seat, bots.level(level), budget, Chance(secrets.token_hex(16)), seconds / 2)
    options = [
        {
            "text": option.move.text(),
            "say": option.say.plain(),
            "price": option.price,
            "cost": option.cost.plain(),
            "why": option.why.plain() if option.why is not None else None,
        }
        for option in found.options
    ]
    thought = _told(match, seat, found.thoughts, None if found.best is None else found.best.move)
    return replace(thought, options=options)


def _stakes(game: str, revision: int, saved: bytes, seats: list[int]) -> dict[int, str]:
    rules = Catalogue.revision(game, revision)
    assert rules is not None
    match = Match.restore(rules, saved)
    return {seat: stake(Sight(match, seat), Chance(secrets.token_hex(16))) for seat in seats}


def _reply(game: str, revision: int, saved: bytes, seat: int, about: str) -> tuple[str, dict[str, Any]]:
    rules = Catalogue.revision(game, revision)
    assert rules is not None
    assert rules.trade is not None
    sight = Sight(Match.restore(rules, saved), seat)
    reply = rules.trade.reply(sight.imagine(Chance(secrets.token_hex(16))).state, seat, about)
    text = reply.move.text() if reply.move is not None and sight.allows(reply.move) else ""
    return text, reply.say.plain()


class ProcessPool:
    """Processes that do jobs; one that was lost is replaced, and its job is done again."""

    def __init__(self, workers: int, nice: int) -> None:
        self._workers = workers
        self._nice = nice
        self.elsewhere: Callable[..., Awaitable[Any]] | None = None
        """Has bot workers do jobs; `LookupError` where there are none."""
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> ProcessPoolExecutor:
        """The pool, with its processes started as they are needed."""
        if self._pool is None:
            context = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
            if hasattr(context, "set_forkserver_preload"):
                context.set_forkserver_preload(["loggia.house.bots.workers"])
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_begin, initargs=(self._nice,)
            )
        return self._pool

    async def run(self, job: Callable[..., T], *values: Any) -> T:
        """Do a job in a process: of a bot worker, where there are any, or of our own."""
        if self.elsewhere is not None:
            try:
                answer: T = await self.elsewhere(job, *values)
                return answer
            except LookupError:
                pass  # no bot worker is there
        return await self.run_here(job, *values)

    async def run_here(self, job: Callable[..., T], *values: Any) -> T:
        """Do a job in a process of our own."""
        for tries in range(TRIES):
            pool = self.open()
            try:
                return await asyncio.wrap_future(pool.submit(job, *values))
            except BrokenProcessPool:
                log("bot worker lost", tries=tries + 1)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise RuntimeError("no bot worker answers")

    def close(self) -> None:
        """End the processes, whatever they do."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None


class BotWorkers:
    """Processes in which bots think, shared fairly (see `fair_queue.py`); the event loop does not wait for them."""

    def __init__(self, workers: int) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ProcessPool(self._workers, nice=5)
        self.queue = FairQueue(self._workers)

    def send_elsewhere(self, run: Callable[..., Awaitable[Any]] | None, workers: int = 0) -> None:
        """Have bot workers think from now on, so many at once; (None) think here again."""
        self._pool.elsewhere = run
        self.queue.set_places(max(workers, self._workers))

    def warm(self) -> None:
        """Start the first worker before anybody waits for it."""
        self._pool.open().submit(os.getpid)

    def share(self, thinking: int) -> float:
        """Which part of its time each of so many bots may think, so that all together take no longer than one alone.

        >>> BotWorkers(2).share(1), BotWorkers(2).share(4)
        (1.0, 0.5)
        """
        return min(1.0, self._workers / max(1, thinking))

    async def think(self, game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        """A bot's thoughts on a match made by `reseeded`. Wait for a turn of the `queue` first."""
        began = time.perf_counter()
        thought = await self._pool.run(_think, game, revision, saved, seat, level, seconds)
        THOUGHT.observe(time.perf_counter() - began)
        return thought

    async def advise(self, game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        """The coach's advice on a match made by `reseeded`. Wait for a turn of the `queue` first."""
        return await self._pool.run(_advise, game, revision, saved, seat, level, seconds)

    async def stakes(self, game: str, revision: int, saved: bytes, seats: list[int]) -> dict[int, str]:
        """For each seat, what it could gain by speaking about; empty for nothing."""
        return await self._pool.run(_stakes, game, revision, saved, seats)

    async def reply(self, game: str, revision: int, saved: bytes, seat: int, about: str) -> tuple[str, dict[str, Any]]:
        """What a bot answers when its proposal is turned down: a move's text (empty: none) and words."""
        return await self._pool.run(_reply, game, revision, saved, seat, about)

    def close(self) -> None:
        """End the workers."""
        self._pool.close()
