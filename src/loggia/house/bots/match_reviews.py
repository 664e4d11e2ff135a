"""Reviews of finished matches: made part by part in processes of their own, below every bot, and kept.

Whoever asks first starts a review; everybody who asks meanwhile gets what is there: first nothing, then the coarse
review of the first half, of the whole, at last the full one. Reviews are made one after the other. A finished one is a
file beside the database, named by the record's digest and the form of the data; it may be deleted at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from loggia.house.bots.workers import ProcessPool
from loggia.house.logs import failed, log
from loggia.house.problems import Trouble, trouble
from loggia.kernel import BadRecord, Record
from loggia.review.findings import StepFinding
from loggia.review.running import Part, ReviewWork, do_part, seconds_for
from loggia.review.telling import FORM, plain

PROCESSES = 2
NICE = 15
"""Below the bots (5) and the replays (10): on a busy machine a review waits for them."""
PASSES = 0.9
"""Which part of its time a review looks at steps: what was begun is still finished, and all of it told."""
MOST_WAITING = 16
"""Maximum reviews that wait or are being made."""
MOST_OF_ONE = 2
"""The same for one address."""
MOST_IN_MEMORY = 16
MOST_NOTED = 10_000
MOST_FILES = 500
"""Maximum kept reviews; beyond that, the oldest are deleted."""


# --- in the worker --------------------------------------------------------------------------------------------------


def begin(record: str, seconds: float | None) -> list[Part]:
    """The parts of the first pass; `BadRecord` where the record does not fit the rules."""
    return ReviewWork(record, seconds).first_pass()


def go_on(record: str, seconds: float | None, found: Sequence[StepFinding]) -> list[Part]:
    """The parts of the second pass."""
    work = ReviewWork(record, seconds)
    work.take(found)
    return work.second_pass()


def tell(record: str, found: Sequence[StepFinding], done: float) -> bytes:
    """The encoded `wire.MatchReview` as far as it is made."""
    work = ReviewWork(record)
    work.take(found)
    review = work.review(partly=done < 1)
    review.done = done
    return msgspec.json.encode(plain(review, Record.read(record)))


def time_left(seconds: float, spent: float) -> float:
    """How long steps are still begun, so that the whole review is there after so many seconds on a busy machine too.

    >>> time_left(60, 20), time_left(60, 59)
    (34.0, 1.0)
    """
    return max(1.0, PASSES * seconds - spent)


# --- in the house ---------------------------------------------------------------------------------------------------


@dataclass
class _Running:
    address: str
    table: int = 0
    """The table of the match; 0 where only its record was given."""
    done: float = 0.0
    told: bytes | None = None
    problem: Trouble | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class MatchReviews:
    """Makes and keeps reviews. `seconds` replaces the usual time of a review."""

    def __init__(self, folder: Path, seconds: float | None = None, processes: int = PROCESSES) -> None:
        self._folder = folder
        self._seconds = seconds
        self._pool = ProcessPool(processes, NICE)
        self._turn = asyncio.Semaphore(1)
        self._running: dict[str, _Running] = {}
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self.on_made: Callable[[int, bytes], Awaitable[None]] | None = None
        """Called with a table and its finished review, when it is made or first asked for."""
        self._noted: set[int] = set()
        """Tables for which it was called."""

    async def ask(self, record: Record, address: str, table: int = 0) -> bytes:
        """The encoded `wire.ReviewNow` of a finished match; starts the review if there is none. `Trouble` if too many
        wait."""
        digest = record.digest
        kept = self._made.get(digest) or await asyncio.to_thread(self._read, digest)
        if kept is not None:
            await self._note(table, kept)
            self._keep(digest, kept)
            return _now(1.0, kept)
        running = self._running.get(digest)
        if running is None:
            running = self._start(record, address, table)
        if running.problem is not None:
            del self._running[digest]
            raise running.problem
        running.table = running.table or table
        return _now(running.done, running.told)

    def _start(self, record: Record, address: str, table: int) -> _Running:
        theirs = sum(one.address == address for one in self._running.values())
        if len(self._running) >= MOST_WAITING or theirs >= MOST_OF_ONE:
            raise trouble(503, "house-busy")
        running = self._running[record.digest] = _Running(address, table)
        running.task = asyncio.create_task(self._make(record, running))
        return running

    async def _make(self, record: Record, running: _Running) -> None:
        try:
            async with self._turn:
                await self._passes(record, running)
            assert running.told is not None
            await asyncio.to_thread(self._write, record.digest, running.told)
            await self._note(running.table, running.told)
            self._keep(record.digest, running.told)  # it is told as done once it is kept
            del self._running[record.digest]
        except BadRecord as bad:
            running.problem = Trouble(422, bad.why, "bad-record")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            failed("review failed", error)
            running.problem = trouble(500, "house-our-fault")

    async def _passes(self, record: Record, running: _Running) -> None:
        began = time.monotonic()
        text = record.text()
        found: dict[int, StepFinding] = {}
        parts = await self._pool.run(begin, text, self._seconds)
        half = len(parts) // 2
        for few in (parts[:half], parts[half:]):
            await self._do(few, found, running, 2 * len(parts))
            running.told = await self._pool.run(tell, text, list(found.values()), running.done)
        seconds = seconds_for(record.game) if self._seconds is None else self._seconds
        left = time_left(seconds, time.monotonic() - began)
        parts = await self._pool.run(go_on, text, left, list(found.values()))
        await self._do(parts, found, running, 2 * len(parts))
        running.told = await self._pool.run(tell, text, list(found.values()), 1.0)
        log("reviewed", game=record.game, moves=len(record.moves), seconds=round(time.monotonic() - began, 1))

    async def _do(self, parts: Sequence[Part], found: dict[int, StepFinding], running: _Running, total: int) -> None:
        for one in asyncio.as_completed([self._pool.run(do_part, part) for part in parts]):
            for finding in await one:
                found[finding.number] = finding
            running.done = min(0.99, running.done + 1 / max(1, total))

    async def _note(self, table: int, told: bytes) -> None:
        """Hand a finished review on; what becomes of it there does not concern whoever asked for it."""
        if table and table not in self._noted and self.on_made is not None:
            try:
                await self.on_made(table, told)
                if len(self._noted) >= MOST_NOTED:
                    self._noted.clear()
                self._noted.add(table)
            except Exception as error:
                failed("review not noted", error)

    # --- what is kept ---

    def _keep(self, digest: str, told: bytes) -> None:
        self._made[digest] = told
        self._made.move_to_end(digest)
        while len(self._made) > MOST_IN_MEMORY:
            self._made.popitem(last=False)

    def _file(self, digest: str) -> Path:
        return self._folder / f"{digest}.{FORM}"

    def _read(self, digest: str) -> bytes | None:
        with contextlib.suppress(OSError, zlib.error):
            return zlib.decompress(self._file(digest).read_bytes())
        return None

    def _write(self, digest: str, told: bytes) -> None:
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
            new = self._folder / f"{digest}.new"
            new.write_bytes(zlib.compress(told))
            new.replace(self._file(digest))
            files = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime)
            for old in files[:-MOST_FILES]:
                old.unlink(missing_ok=True)

    async def close(self) -> None:
        """Give up what is being made, and end the processes."""
        tasks = [one.task for one in self._running.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()


def _now(done: float, told: bytes | None) -> bytes:
    return b'{"done":%s,"review":%s}' % (f"{done:.3f}".encode(), told or b"null")
