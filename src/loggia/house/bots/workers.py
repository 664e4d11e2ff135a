"""Worker processes in which bots think and replays are made, so that neither delays a click."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any

from loggia import bots
from loggia.house.catalogue import Catalogue
from loggia.house.logs import log
from loggia.kernel import Chance, Match, Phrase, Record, Sight

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


def reseeded(match: Match) -> bytes:
    """A copy of a match to think about, with other dice than the real ones and without the seed."""
    copy = match.copy(Chance(secrets.token_hex(16)))
    copy.moves = []
    copy.opening = ()
    return copy.save()


def _begin() -> None:
    """In the worker: lower its priority, ignore Ctrl-C, and end when the house has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
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
    if thoughts.move is None:
        return Thought("", {}, ideas, thoughts.iterations, thoughts.seconds)
    say = match.game.faces.describe(match.state, seat, thoughts.move).plain()
    return Thought(thoughts.move.text(), say, ideas, thoughts.iterations, thoughts.seconds)


class BotWorkers:
    """A pool of processes. Jobs wait for a free one; the event loop does not."""

    def __init__(self, workers: int) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver" if hasattr(os, "fork") else "spawn")
            if hasattr(context, "set_forkserver_preload"):
                context.set_forkserver_preload(["loggia.house.bots.workers"])
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)
        return self._pool

    def warm(self) -> None:
        """Start the first worker before anybody waits for it."""
        self._open().submit(os.getpid)

    def share(self, thinking: int) -> float:
        """Which part of its time each of so many bots may think, so that all together take no longer than one alone.

        >>> BotWorkers(2).share(1), BotWorkers(2).share(4)
        (1.0, 0.5)
        """
        return min(1.0, self._workers / max(1, thinking))

    async def _run(self, job: Any, *values: Any) -> Any:
        for tries in range(TRIES):
            pool = self._open()
            try:
                return await asyncio.wrap_future(pool.submit(job, *values))
            except BrokenProcessPool:
                log("bot worker lost", tries=tries + 1)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise RuntimeError("no bot worker answers")

    async def think(self, game: str, revision: int, saved: bytes, seat: int, level: str, seconds: float) -> Thought:
        """A bot's thoughts on a match made by `reseeded`."""
        thought: Thought = await self._run(_think, game, revision, saved, seat, level, seconds)
        return thought

    async def replay(self, record: Record, viewer: int, names: list[str], seat: int = -1) -> bytes:
        """A replay, encoded, made in a worker."""
        from loggia.house.tables.views.replay import replay_frames

        made: bytes = await self._run(replay_frames, record, viewer, names, seat)
        return made

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None
