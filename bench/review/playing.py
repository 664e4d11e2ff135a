"""Bots' matches for the review's measurements. Standard library only, so that any machine with Python can run it."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from loggia.bots import Budget, level
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Sight

Job = TypeVar("Job")
Found = TypeVar("Found")


def play(game: str, bots: tuple[str, ...], iterations: int, seed: str) -> Match:
    """One match from its deal to its end; the bots sit in this order."""
    match = find_game(game).new(len(bots), {}, seed)
    minds = [level(name) for name in bots]
    chance = Chance(f"bots {seed}")
    streams = [chance.fork(str(seat)) for seat in range(len(bots))]
    budget = Budget(None, iterations)
    while not match.over:
        awaited = match.awaited
        for seat in (*(seat for seat in match.deciding if seat not in awaited), *awaited):
            if seat in match.deciding:
                move = minds[seat].think(Sight(match, seat), budget, streams[seat]).move
                if move is not None:
                    match.play(seat, move)
    return match


def in_time(
    do: Callable[[Job], Found],
    jobs: Iterable[Job],
    seconds: float,
    workers: int,
    each: Callable[[Found], None] | None = None,
) -> list[Found]:
    """The jobs' results in the order in which they are done, as many as the time allows; `each` gets them at once."""
    until = time.monotonic() + seconds
    found: list[Found] = []
    with multiprocessing.get_context("fork").Pool(workers or os.cpu_count() or 1) as pool:
        waiting = pool.imap_unordered(do, jobs)
        while True:
            try:
                found.append(waiting.next(max(0.01, until - time.monotonic())))
            except (StopIteration, multiprocessing.TimeoutError):
                break
            if each is not None:
                each(found[-1])
        pool.terminate()
    return found


def interleaved(counts: dict[Job, int]) -> list[tuple[Job, int]]:
    """Every key so many times with its numbers, all keys in step: a run that is cut short has equal parts of each."""
    every = [
        (number / count, at, key, number) for at, (key, count) in enumerate(counts.items()) for number in range(count)
    ]
    return [(key, number) for _, _, key, number in sorted(every, key=lambda one: one[:2])]
