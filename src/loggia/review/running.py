"""Reviewing a whole match in two passes: all steps coarsely, then again at the standard depth, the most telling first.

The work is cut into parts that can be done in any order and in any process (`do_part`). What is not done when the time
is over keeps its coarse finding.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from loggia.games import game as find_game
from loggia.kernel import AnyGame, Match, Record
from loggia.review.assembling import Review, assemble
from loggia.review.decisions import COARSE, STANDARD, Depth
from loggia.review.findings import StepFinding, examine
from loggia.review.steps import ReviewStep, unfold

SECONDS = {"genoa": 120.0}
"""How long a review at standard depth may take on two cores; Genoa's matches are long."""
USUAL_SECONDS = 60.0
PARTS = 24
"""Into how many parts each pass is cut."""
SEED = "review"

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Part:
    """Some steps of a match, to be examined at some depth."""

    record: str
    numbers: tuple[int, ...]
    depth: Depth
    until: float = 0.0
    """The time (of `time.time`) after which no further step is begun; 0: none."""
    data: str = ""
    """An owner's data file."""


def seconds_for(game: str) -> float:
    """The time of a review at standard depth."""
    return SECONDS.get(game, USUAL_SECONDS)


def _game(record: Record, data: str) -> AnyGame:
    game = find_game(record.game)
    return game.with_data(Path(data)) if data else game


@lru_cache(maxsize=2)
def opened(text: str, data: str = "") -> tuple[list[ReviewStep], Match]:
    """The steps of a record; `BadRecord` where it does not fit the rules."""
    record = Record.read(text)
    return unfold(_game(record, data), record)


def do_part(part: Part) -> list[StepFinding]:
    """Examine the steps of a part."""
    steps, _ = opened(part.record, part.data)
    found = []
    for number in part.numbers:
        if part.until and time.time() > part.until:
            break
        found.append(examine(steps[number - 1], part.depth, SEED))
    return found


class ReviewWork:
    """A review while it is made: which parts are to be done, and what they have found so far."""

    def __init__(self, record: str, seconds: float | None = None, data: str = "", depth: Depth = STANDARD) -> None:
        self.record = record
        self.data = data
        self.steps, self.end = opened(record, data)
        self.depth = depth
        self.seconds = seconds_for(self.end.game.name) if seconds is None else seconds
        self.findings: dict[int, StepFinding] = {}
        self._began = time.time()
        self._parts = 0
        self._total = 2 * min(PARTS, len(self.steps))

    def first_pass(self) -> list[Part]:
        """The parts of the coarse pass, in the order of the match."""
        return [self._part(numbers, COARSE) for numbers in _cut(range(1, len(self.steps) + 1), False)]

    def second_pass(self) -> list[Part]:
        """The parts at the full depth: steps that may be mistakes or turning points first."""
        review = self.review()

        def telling(number: int) -> float:
            found = self.findings[number].judgement
            swing = max(abs(one.choice) + abs(one.luck) for one in review.changes[number - 1])
            return -max(swing, found.loss.mean if found is not None else 0.0)

        return [self._part(numbers, self.depth) for numbers in _cut(sorted(self.findings, key=telling), True)]

    def _part(self, numbers: tuple[int, ...], depth: Depth) -> Part:
        return Part(self.record, numbers, depth, self._began + self.seconds, self.data)

    def take(self, found: Sequence[StepFinding]) -> None:
        """Keep what a part has found."""
        self._parts += 1
        for one in found:
            self.findings[one.number] = one

    @property
    def done(self) -> float:
        """Which part of the work is done, 0 to 1."""
        return min(1.0, self._parts / self._total) if self._total else 1.0

    @property
    def complete(self) -> bool:
        """Whether every step has been looked at, at least coarsely."""
        return len(self.findings) == len(self.steps)

    def review(self, partly: bool = False) -> Review:
        """The review as far as it is made; `partly` while steps are still to be looked at, or where time was over."""
        return assemble(self.steps, self.findings, self.end, self.done, partly or not self.complete)


def _cut(numbers: Sequence[int], dealt: bool) -> Iterator[tuple[int, ...]]:
    """The numbers in as many parts: dealt out one by one, or cut into stretches."""
    parts = min(PARTS, len(numbers))
    for at in range(parts):
        if dealt:
            yield tuple(numbers[at::parts])
        else:
            yield tuple(numbers[at * len(numbers) // parts : (at + 1) * len(numbers) // parts])


def review_match(
    record: str,
    seconds: float | None = None,
    data: str = "",
    workers: int = 0,
    progress: Progress | None = None,
    depth: Depth = STANDARD,
) -> Review:
    """Review a finished match on all cores; `BadRecord` where the record does not fit the rules."""
    work = ReviewWork(record, seconds, data, depth)
    count = workers or os.cpu_count() or 1
    if count == 1:
        for part in work.first_pass():
            work.take(do_part(part))
        for part in work.second_pass():
            work.take(do_part(part))
            if progress:
                progress(work.done)
        return work.review()
    with ProcessPoolExecutor(count) as pool:
        for plan in (work.first_pass, work.second_pass):
            for done in as_completed([pool.submit(do_part, part) for part in plan()]):
                work.take(done.result())
                if progress:
                    progress(work.done)
    return work.review()
