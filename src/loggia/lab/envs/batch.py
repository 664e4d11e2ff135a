"""Many matches at once: one buffer each for observations, masks and rewards, in as many processes as are wanted.

Each row of the batch is a match that waits for one decision of one of its seats. `step` takes one action a row. A match
that ends pays its rewards, is marked in `dones`, and its row shows the first decision of the next match already.
"""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple

import numpy as np

from loggia.kernel import wrong_setup
from loggia.lab.envs.rows import LEARNER, MOST_LISTED, BatchPlan, Rows, arrays, shapes

Array = np.ndarray[Any, Any]
Policy = Callable[[Array, Array], Array]
"""Observations and masks of some rows: one legal action for each."""

COLLECT = 5_000
"""Steps between two garbage collections of a process."""
STEP, RECORDS, CLOSE = b"s", b"r", b"c"


class Batch(NamedTuple):
    """What a step gives: the buffers themselves, which the next step overwrites."""

    observations: Array
    """What the seat of each row sees: int16, one row a match."""
    masks: Array
    """1 for each legal action: int8. Never empty."""
    rewards: Array
    """What this step brought every seat of the match that was in the row: float32, by row and seat."""
    dones: Array
    """1 where a match ended in this step, and the row shows the next one: int8."""
    seats: Array
    """Which seat each row shows: int32."""
    players: Array
    """By row and seat, who plays it: -1 the learner, else a number in the pool: int32."""
    counts: Array
    """How many legal actions each row has: int32."""


class LoggiaBatch:
    """A batch of matches of one game. Use it with `with`, or call `close`.

    >>> with LoggiaBatch(BatchPlan("palio", seats=2, matches=4, seed="doc"), workers=0) as batch:
    ...     for _ in range(20):
    ...         now = batch.step(batch.sample())
    >>> now.observations.shape, now.rewards.shape
    ((4, 21), (4, 2))
    """

    def __init__(self, plan: BatchPlan, workers: int = 0) -> None:
        """With 0 workers, all in this process."""
        if plan.matches < 1 or not 0 <= workers <= plan.matches:
            raise wrong_setup("setup-batch", matches=plan.matches, workers=workers)
        if plan.learners is not None and not 0 < plan.learners <= plan.seats:
            raise wrong_setup("setup-batch-learners", learners=plan.learners, seats=plan.seats)
        self.plan, self.setting = plan, plan.setting()
        sizes = {name: (kind, int(np.prod(shape))) for name, (kind, shape) in shapes(plan, self.setting).items()}
        raw: dict[str, Any] = {name: RawArray(kind, size) for name, (kind, size) in sizes.items()}
        self._arrays = arrays(plan, self.setting, raw)
        self._pool: list[Policy] = []
        self._generator = np.random.default_rng(abs(hash_of(plan.seed)))
        self._rows = np.arange(plan.matches)
        self._rest: Rows | None = None
        self._workers: list[tuple[Any, Connection]] = []
        try:
            self._start(workers, raw)
        except BaseException:
            self.close()
            raise
        self.now = Batch(*(self._arrays[name] for name in Batch._fields))
        """The buffers as they are now."""

    def _start(self, workers: int, raw: dict[str, Any]) -> None:
        if not workers:
            self._rest = Rows(self.plan, 0, self.plan.matches, raw)
            return
        context = multiprocessing.get_context("spawn")
        ends = [self.plan.matches * number // workers for number in range(workers + 1)]
        for first, last in pairwise(ends):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(self.plan, first, last, raw, theirs), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        self._wait()

    def __enter__(self) -> LoggiaBatch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # --- stepping -------------------------------------------------------------------------------------------------

    def step(self, actions: Array) -> Batch:
        """One action a row; then the opponents' decisions, up to the next one of a learner in every row."""
        buffers = self._arrays
        buffers["rewards"].fill(0)
        buffers["dones"].fill(0)
        buffers["actions"][:] = actions
        buffers["due"].fill(1)
        self._advance()
        self._opponents()
        return self.now

    def _opponents(self) -> None:
        """The policies of the pool answer where it is their seats' turn."""
        buffers, first = self._arrays, len(self.plan.bots)
        while self._pool:
            whose = buffers["players"][self._rows, buffers["seats"]]
            waiting = whose != LEARNER
            if not waiting.any():
                return
            for number in np.unique(whose[waiting]):
                rows = np.flatnonzero(whose == number)
                buffers["actions"][rows] = self._pool[number - first](
                    buffers["observations"][rows], buffers["masks"][rows]
                )
            buffers["due"][:] = waiting
            self._advance()

    def _advance(self) -> None:
        if self._rest is not None:
            self._rest.step()
            return
        for _, pipe in self._workers:
            pipe.send_bytes(STEP)
        self._wait()

    def _wait(self) -> None:
        for process, pipe in self._workers:
            try:
                said = pipe.recv_bytes()
            except EOFError:
                raise RuntimeError(f"a process of the batch has ended (exit code {process.exitcode})") from None
            if said:
                raise RuntimeError(said.decode())

    def sample(self) -> Array:
        """A random legal action for every row."""
        counts = self._arrays["counts"]
        picks = (self._generator.random(len(counts)) * counts).astype(np.int64)
        actions: Array = self._arrays["listed"][self._rows, np.minimum(picks, MOST_LISTED - 1)]
        for row in np.flatnonzero(picks >= MOST_LISTED):
            actions[row] = np.flatnonzero(self._arrays["masks"][row])[picks[row]]
        return actions

    # --- opponents and records ------------------------------------------------------------------------------------

    def add_opponent(self, policy: Policy) -> int:
        """Put a policy (a frozen copy of the learner, say) into the pool, for matches that begin from now on."""
        self._pool.append(policy)
        self._arrays["pool"][0] = len(self._pool)
        return len(self.plan.bots) + len(self._pool) - 1

    def records(self) -> list[str]:
        """The records of the matches finished since the last call, if the plan keeps them."""
        if self._rest is not None:
            found, self._rest.records = self._rest.records, []
            return found
        texts: list[str] = []
        for _, pipe in self._workers:
            pipe.send_bytes(RECORDS)
            texts += pipe.recv()
        return texts

    def close(self) -> None:
        """End the processes."""
        for process, pipe in self._workers:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:
                process.terminate()
            process.join(10)
            pipe.close()
        self._workers = []


def hash_of(seed: str) -> int:
    """A number that follows from a seed, the same in every process.

    >>> hash_of("7") == hash_of("7")
    True
    """
    return int.from_bytes(seed.encode()[:200], "big")


def _work(plan: BatchPlan, first: int, last: int, raw: dict[str, Any], pipe: Connection) -> None:
    """A process of the batch: its rows, and what is asked of them."""
    gc.disable()  # matches leave no cycles behind; what others leave is collected now and then
    try:
        rows = Rows(plan, first, last, raw)
        steps = 0
        pipe.send_bytes(b"")
        while (asked := pipe.recv_bytes()) != CLOSE:
            if asked == RECORDS:
                found, rows.records = rows.records, []
                pipe.send(found)
                continue
            rows.step()
            pipe.send_bytes(b"")
            steps += 1
            if steps % COLLECT == 0:
                gc.collect()
    except EOFError:
        return
    except Exception as error:  # told to whoever steps the batch, which raises it there
        pipe.send_bytes(f"{type(error).__name__}: {error}".encode())
