"""What a club of any size would do: a simulation of its queues, from measured and reckoned service times.

    python -m bench.load.capacity                                    # one worker at more and more moves a second
    python -m bench.load.capacity --people 100000 --workers 12 20    # a plan: so many people at once
    python -m bench.load.capacity --check 1:400 2:500                # beside what `bench.load.scaling` has measured

Every move of a person goes through the queues that a real one goes through:

    page's worker   one core. Where another worker owns the table it hands the message on, over NATS
    owner           one core: check, carry out, render; set-ups of new matches and bots' moves take the same core
    group           the owner has one transaction under way; what comes meanwhile is the next group
    PostgreSQL      so many cores; then one disk, which flushes for all that wait at once
    owner           tell all pages; NATS and the page's worker carry it back

Bots' decisions wait for bot workers. Times are drawn around their means (gamma, the stated spread), arrivals are
random. What is not simulated: networks between machines, loading of tables, take-overs, other requests than set-ups.
"""

from __future__ import annotations

import argparse
import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, fields, replace

Job = Callable[[], None]


@dataclass(frozen=True)
class Times:
    """Service times, in microseconds where not said otherwise. Which were measured: docs/capacity.md."""

    move: float = 380.0
    """The owner's core for a move, from its message to the group, bots' moves included."""
    tell: float = 70.0
    """The owner's core to tell the pages."""
    setup: float = 1500.0
    """The owner's core for the requests that begin a match."""
    moves_a_match: float = 66.0
    relay: float = 240.0
    """The core of a page's worker for one move and what comes back, where another worker owns the table."""
    nats: float = 200.0
    """One way over NATS."""
    group: float = 180.0
    """PostgreSQL's core for a transaction."""
    entry: float = 20.0
    """PostgreSQL's core for each log entry of it."""
    flush: float = 1500.0
    """The disk for a flush."""
    think: float = 0.6
    """Seconds of a bot's decision."""
    spread: float = 0.7
    """The standard deviation of a service time, as a share of its mean."""


@dataclass(frozen=True)
class Plan:
    """A club, and what is asked of it."""

    workers: int = 1
    rate: float = 400.0
    """Moves of people a second."""
    database_cores: int = 8
    bots: float = 0.0
    """Decisions of bots for each move of a person."""
    bot_processes: int = 0


class Core:
    """One that serves one after the other."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: deque[tuple[float, Job]] = deque()
        self._busy = False
        self.used = 0.0

    def take(self, seconds: float, then: Job) -> None:
        """Serve for so long when it is our turn, and go on."""
        self._waiting.append((seconds, then))
        if not self._busy:
            self._next()

    def _next(self) -> None:
        self._busy = bool(self._waiting)
        if self._busy:
            seconds, then = self._waiting.popleft()
            self.used += seconds
            self._world.after(seconds, lambda: self._done(then))

    def _done(self, then: Job) -> None:
        then()
        self._next()


class Several:
    """Several that share one queue."""

    def __init__(self, world: World, number: int) -> None:
        self._world = world
        self._free = number
        self._number = number
        self._waiting: deque[tuple[float, Job]] = deque()
        self.used = 0.0

    @property
    def share(self) -> float:
        """How much of their time was used, so far."""
        return self.used / max(1, self._number) / max(1e-9, self._world.now)

    def take(self, seconds: float, then: Job) -> None:
        """Serve for so long when one is free, and go on."""
        self._waiting.append((seconds, then))
        self._next()

    def _next(self) -> None:
        while self._free and self._waiting:
            seconds, then = self._waiting.popleft()
            self._free -= 1
            self.used += seconds
            self._world.after(seconds, lambda then=then: self._done(then))  # type: ignore[misc]

    def _done(self, then: Job) -> None:
        self._free += 1
        then()
        self._next()


class Disk:
    """Flushes for all that wait at once."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: list[Job] = []
        self._busy = False
        self.used = 0.0

    def flush(self, then: Job) -> None:
        """Go on when what was written before now is on the disk."""
        self._waiting.append(then)
        if not self._busy:
            self._next()

    def _next(self) -> None:
        self._busy = bool(self._waiting)
        if self._busy:
            group, self._waiting = self._waiting, []
            seconds = self._world.draw(self._world.times.flush)
            self.used += seconds
            self._world.after(seconds, lambda: self._done(group))

    def _done(self, group: list[Job]) -> None:
        for then in group:
            then()
        self._next()


class Worker:
    """A worker's core, and its one transaction at a time."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.core = Core(world)
        self._gathered: list[Job] = []
        self._writing = False

    def commit(self, then: Job) -> None:
        """Go on when this is durable, with the next group."""
        self._gathered.append(then)
        if not self._writing:
            self._write()

    def _write(self) -> None:
        self._writing = bool(self._gathered)
        if not self._writing:
            return
        group, self._gathered = self._gathered, []
        world, times = self._world, self._world.times
        seconds = world.draw(times.group) + len(group) * world.draw(times.entry)

        def durable() -> None:
            for then in group:
                then()
            self._write()

        world.database.take(seconds, lambda: world.disk.flush(durable))


class World:
    """The whole club, and its time."""

    def __init__(self, plan: Plan, times: Times, seed: int) -> None:
        self.now = 0.0
        self.plan = plan
        self.times = times
        self._dice = random.Random(seed)
        self._events: list[tuple[float, int, Job]] = []
        self._order = itertools.count()
        self.workers = [Worker(self) for _ in range(plan.workers)]
        self.database = Several(self, plan.database_cores)
        self.disk = Disk(self)
        self.bots = Several(self, plan.bot_processes)
        self.answers: list[float] = []
        self.waits: list[float] = []
        """Seconds that a bot's decision has waited for a bot worker."""

    def draw(self, microseconds: float) -> float:
        """A time around a mean, in seconds."""
        shape = self.times.spread**-2
        return self._dice.gammavariate(shape, microseconds / shape) / 1e6

    def after(self, seconds: float, job: Job) -> None:
        """Do something later."""
        heapq.heappush(self._events, (self.now + seconds, next(self._order), job))

    def run(self, seconds: float) -> None:
        """Let so much time pass."""
        self._arrive()
        while self._events and self._events[0][0] < seconds:
            self.now, _, job = heapq.heappop(self._events)
            job()

    def _arrive(self) -> None:
        self.after(self._dice.expovariate(self.plan.rate), self._arrive)
        owner, page = self._dice.choice(self.workers), self._dice.choice(self.workers)
        if self._dice.random() < 1 / self.times.moves_a_match:
            owner.core.take(self.draw(self.times.setup), lambda: owner.commit(lambda: None))
        self._move(owner, None if page is owner else page, self.now)

    def _move(self, owner: Worker, page: Worker | None, began: float) -> None:
        """A person's move: there, into the log, and back."""
        times = self.times

        def told() -> None:
            if page is None:
                self._answered(owner, began)
            else:
                back = self.draw(times.relay / 2)
                self.after(self.draw(times.nats), lambda: page.core.take(back, lambda: self._answered(owner, began)))

        def arrived() -> None:
            owner.core.take(
                self.draw(times.move),
                lambda: owner.commit(lambda: owner.core.take(self.draw(times.tell), told)),
            )

        if page is None:
            arrived()
        else:
            page.core.take(self.draw(times.relay / 2), lambda: self.after(self.draw(times.nats), arrived))

    def _answered(self, owner: Worker, began: float) -> None:
        self.answers.append(self.now - began)
        if self._dice.random() < self.plan.bots and self.plan.bot_processes:
            asked, thought = self.now, self.draw(self.times.think * 1e6)

            def decided() -> None:
                self.waits.append(self.now - asked - thought)
                tell = self.draw(self.times.tell)
                owner.core.take(
                    self.draw(self.times.move), lambda: owner.commit(lambda: owner.core.take(tell, lambda: None))
                )

            self.bots.take(thought, decided)


def quantile(values: list[float], share: float) -> float:
    """In milliseconds; of the second half, when queues have filled."""
    ranked = sorted(values[len(values) // 2 :]) or [0.0]
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))] * 1000


HEAD = """| workers | moves a second | median | p99 | worker's core | database | disk | bot processes | bots wait, p95 |
|---|---|---|---|---|---|---|---|---|"""


def line(plan: Plan, times: Times, seconds: float, seed: int = 0) -> tuple[str, float]:
    """Simulate a plan: a row of the table, and the p99 in milliseconds."""
    world = World(plan, times, seed)
    world.run(seconds)
    core = sum(worker.core.used for worker in world.workers) / plan.workers / world.now
    p99 = quantile(world.answers, 0.99)
    bots = f"{plan.bot_processes} ({world.bots.share:.0%})" if plan.bot_processes else ""
    waits = f"{quantile(world.waits, 0.95):,.0f} ms" if world.waits else ""
    return (
        f"| {plan.workers} | {len(world.answers) / world.now:,.0f} | {quantile(world.answers, 0.5):.1f} ms"
        f" | {p99:.1f} ms | {core:.0%} | {world.database.share:.0%} of {plan.database_cores}"
        f" | {world.disk.used / world.now:.0%} | {bots} | {waits} |"
    ), p99


def main() -> None:
    """Read the flags, and simulate."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.capacity", description=__doc__)
    parser.add_argument("--people", type=int, default=0, help="people at once; otherwise one worker's curve")
    parser.add_argument("--seats", type=float, default=3.0, help="people at a table")
    parser.add_argument("--pace", type=float, default=0.15, help="moves a second at a table")
    parser.add_argument("--bots", type=float, default=0.5, help="decisions of bots for each move of a person")
    parser.add_argument("--workers", type=int, nargs="*", default=[1])
    parser.add_argument("--bot-processes", type=int, default=0, help="0: a third more than are busy on average")
    parser.add_argument("--database-cores", type=int, default=8)
    parser.add_argument("--check", nargs="*", default=[], help="WORKERS:MOVES pairs")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=0)
    for one in fields(Times):
        parser.add_argument(f"--{one.name.replace('_', '-')}", type=float, default=one.default)
    given = parser.parse_args()
    times = Times(**{one.name: getattr(given, one.name) for one in fields(Times)})
    base = Plan(database_cores=given.database_cores)
    if given.people:
        rate = given.people / given.seats * given.pace
        processes = given.bot_processes or round(rate * given.bots * times.think * 4 / 3)
        plan = replace(base, rate=rate, bots=given.bots, bot_processes=processes)
        plans = [replace(plan, workers=workers) for workers in given.workers]
    elif given.check:
        pairs = [one.split(":") for one in given.check]
        plans = [replace(base, workers=int(workers), rate=float(rate)) for workers, rate in pairs]
    else:
        steps = (100, 400, 800, 1200, 1600, 1800, 2000, 2100, 2200)
        plans = [replace(base, workers=workers, rate=rate * workers) for workers in given.workers for rate in steps]
    print(HEAD)
    for plan in plans:
        print(line(plan, times, given.seconds, given.seed)[0], flush=True)


if __name__ == "__main__":
    main()
