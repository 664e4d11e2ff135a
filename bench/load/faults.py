"""Faults while tables play across the workers of a club: `python -m bench.load.faults --times 10 --tables 50`.

A club is started on this machine. Each fault happens while all tables play; then every table has to go on, and what
pages were told is checked against the log. One line of JSON for each fault, and a table at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from bench.load.history import History
from bench.load.players import Pair, gather_all
from bench.load.proxy import Proxy
from loggia.house.club.balancer import Balancer
from loggia.house.club.starting import LocalClub

FLAGS = [
    "--examples=true", "--limits=0", "--courtesy=0", "--push=false", "--eager=false", "--check=false", "--workers=1",
    "--think=0.1",
]  # fmt: skip
PATIENCE = 90.0
"""Seconds after which a table that has not gone on counts as stuck."""
TICK, STOPPED = 0.5, 5.0
"""A tick of this program that took so many seconds: it was stopped itself, and a fault's times mean nothing."""


class Stage:
    """A club of two workers and two bot workers behind a balancer; workers reach their servers by proxies."""

    def __init__(self, folder: Path, tables: int, pace: float, scale: float) -> None:
        self.club = LocalClub(folder, 2, 2, FLAGS)
        self.scale = scale
        """Multiplies how long faults last."""
        names = [f"worker-{number}" for number in range(len(self.club.ports))]
        self.to_postgres = {name: Proxy(self.club.postgres.port) for name in names}
        self.to_nats = {name: Proxy(self.club.nats.port) for name in names}
        self.owned = 0
        """How many tables the worker had that the last fault has hit."""
        self.hit = 0
        """Its number."""
        self.taken = -1.0
        """Seconds until others had taken all its tables, where they should."""
        self.since = 0.0
        """When the fault has happened, where that was before everybody could go on."""
        self.stopped = False
        """Whether this program was stopped meanwhile: then times, and who is stuck, say nothing."""
        self.history = History()
        self.known: set[str] = set()
        """Problems that were found already."""
        self.pairs: list[Pair] = []
        self._tables = tables
        self._pace = pace
        self._tasks: list[asyncio.Task[Any]] = []
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    async def open(self) -> None:
        """Start everything, and let people come in."""
        for proxy in self._proxies():
            await proxy.open()
        for name, proxy in self.to_postgres.items():
            database = self.club.postgres.url.replace(f":{self.club.postgres.port}/", f":{proxy.port}/")
            self.club.ways[name] = (database, f"nats://127.0.0.1:{self.to_nats[name].port}")
        await asyncio.to_thread(self.club.start)
        self._tasks += [
            asyncio.create_task(Balancer(self.club.ports).serve(self._listener)), asyncio.create_task(self._tick())
        ]  # fmt: skip
        await self.all_ready()
        await self.history.watch(self.club.postgres.url)
        for number in range(self._tables):
            bot = ("", "apprentice", "master")[number % 3]
            self.pairs.append(Pair(self.address, self.history, random.Random(number), self._pace, bot))
        self._tasks += [asyncio.create_task(pair.run()) for pair in self.pairs]

    async def _tick(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            self.stopped |= time.monotonic() - began > STOPPED

    def _proxies(self) -> list[Proxy]:
        return [*self.to_postgres.values(), *self.to_nats.values()]

    async def busiest(self) -> str:
        """The worker that owns most of the tables under way."""
        connection = await asyncpg.connect(self.club.postgres.url, timeout=30)
        rows = await connection.fetch(
            "select w.name, w.id, count(*) from owners o join workers w on w.id = o.worker"
            " join tables t on t.id = o.table_id where t.status = 'playing' and w.until > now() group by 1, 2"
        )
        await connection.close()
        counts = {row["name"].rpartition(":")[2]: (row["count"], row["id"]) for row in rows}
        names = [name for name in self.club.processes if name.startswith("worker")]
        found = max(names, key=lambda name: counts.get(str(self.club.processes[name].pid), (0, 0)))
        self.owned, self.hit = counts.get(str(self.club.processes[found].pid), (0, 0))
        return found

    async def all_owned(self) -> None:
        """Wait until no table under way belongs to the worker that the last fault has hit."""
        connection = await asyncpg.connect(self.club.postgres.url, timeout=30)
        try:
            while await connection.fetchval(
                "select count(*) from owners o join tables t on t.id = o.table_id"
                " where t.status = 'playing' and o.worker = $1",
                self.hit,
            ):
                await asyncio.sleep(0.02)
        finally:
            await connection.close()

    async def all_ready(self) -> None:
        """Wait until every worker is."""
        async with asyncio.timeout(120), httpx.AsyncClient(timeout=3, trust_env=False) as http:
            for port in self.club.ports:
                while True:
                    with contextlib.suppress(httpx.HTTPError):
                        if (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200:
                            break
                    await asyncio.sleep(0.1)

    async def all_moved(self, since: float) -> float:
        """Seconds until every table has gone on after a moment; `TimeoutError` with how many have not."""
        while True:
            waiting = [pair.trouble for pair in self.pairs if pair.moved <= since]
            if not waiting:
                return max(pair.moved for pair in self.pairs) - since
            if time.monotonic() - since > PATIENCE:
                raise TimeoutError(f"{len(waiting)} tables are stuck: {waiting[:3]}")
            await asyncio.sleep(0.05)

    async def hold(self, seconds: float) -> None:
        """Let a fault last."""
        await asyncio.sleep(seconds * self.scale)

    async def close(self) -> None:
        """End everything."""
        await gather_all(self.pairs, self._tasks[2:])
        for task in self._tasks[:2]:
            task.cancel()
            await asyncio.wait([task])
        for proxy in self._proxies():
            proxy.mend()
            proxy.close()
        await asyncio.to_thread(self.club.close)


# --- the faults -------------------------------------------------------------------------------------------------------
# Each is entered when the time begins from which everybody has to go on; left, everything is as before.


@asynccontextmanager
async def kill_owner(stage: Stage) -> AsyncIterator[None]:
    """SIGKILL to the worker that owns most tables."""
    name = await stage.busiest()
    process = stage.club.processes[name]
    process.kill()
    stage.since = time.monotonic()
    await asyncio.to_thread(process.wait)
    async with asyncio.timeout(PATIENCE):
        await stage.all_owned()
    stage.taken = time.monotonic() - stage.since
    yield
    stage.club.start_worker(int(name[-1]))


@asynccontextmanager
async def stall_owner(stage: Stage) -> AsyncIterator[None]:
    """A worker is stopped for 20 seconds, and goes on with what it believes."""
    process = stage.club.processes[await stage.busiest()]
    process.send_signal(signal.SIGSTOP)
    end = time.monotonic() + 20 * stage.scale
    try:
        yield
        await asyncio.sleep(max(0.0, end - time.monotonic()))
    finally:
        process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def kill_bot_worker(stage: Stage) -> AsyncIterator[None]:
    """SIGKILL to a bot worker and its process, in mid-thought."""
    number = random.randrange(2)
    process = stage.club.processes[f"bots-{number}"]
    below = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    for one in [process.pid, *map(int, below)]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    await asyncio.to_thread(process.wait)
    yield
    stage.club.start_bot_worker(number)


@asynccontextmanager
async def postgres_away(stage: Stage) -> AsyncIterator[None]:
    """PostgreSQL is ended, in order or at once, and comes back after 30 seconds."""
    how = random.choice((signal.SIGINT, signal.SIGQUIT))
    await asyncio.to_thread(stage.club.postgres.stop, how)
    await stage.hold(30)
    await asyncio.to_thread(stage.club.postgres.start)
    yield


@asynccontextmanager
async def nats_away(stage: Stage) -> AsyncIterator[None]:
    """NATS is killed, and comes back after 30 seconds."""
    await asyncio.to_thread(stage.club.nats.kill)
    await stage.hold(30)
    await asyncio.to_thread(stage.club.nats.start)
    yield


def cut_from(name: str) -> Callable[[Stage], AbstractAsyncContextManager[None]]:
    """A worker that is cut off from one server for 20 seconds, while the other worker is not."""

    @asynccontextmanager
    async def cut(stage: Stage) -> AsyncIterator[None]:
        proxies: dict[str, Proxy] = getattr(stage, name)
        proxy = proxies[await stage.busiest()]
        proxy.cut()
        end = time.monotonic() + 20 * stage.scale
        try:
            yield
            await asyncio.sleep(max(0.0, end - time.monotonic()))
        finally:
            proxy.mend()

    return cut


FAULTS: dict[str, Callable[[Stage], AbstractAsyncContextManager[None]]] = {
    "owner killed": kill_owner,
    "owner stopped 20 s": stall_owner,
    "bot worker killed": kill_bot_worker,
    "PostgreSQL away 30 s": postgres_away,
    "NATS away 30 s": nats_away,
    "worker cut from NATS": cut_from("to_nats"),
    "worker cut from PostgreSQL": cut_from("to_postgres"),
}


async def happen(stage: Stage, name: str) -> dict[str, Any]:
    """Let one fault happen; what came of it."""
    moves = len(stage.history.acknowledged)
    stage.owned, stage.taken, stage.since, stage.stopped = 0, -1.0, 0.0, False
    for pair in stage.pairs:
        pair.longest = pair.slowest = 0.0
    stuck = ""
    back = again = slowest = -1.0
    try:
        async with FAULTS[name](stage):
            back = await stage.all_moved(stage.since or time.monotonic())
            slowest = max(pair.slowest for pair in stage.pairs)
        over = time.monotonic()
        await stage.all_ready()
        again = await stage.all_moved(over)
    except TimeoutError as error:
        stuck = str(error) or "not ready again"
    during = len(stage.history.acknowledged) - moves
    found = await stage.history.problems(stage.club.postgres.url)
    problems = [one for one in found if one not in stage.known]
    stage.known.update(problems)
    if stuck and not stage.stopped:
        problems.append(stuck)
    figures = {
        "fault": name,
        "stopped": stage.stopped,
        "owned": stage.owned,
        "moves": during,
        "taken_after_s": round(stage.taken, 2),
        "slowest_answer_s": round(slowest, 2),
        "all_on_after_s": round(back, 1),
        "and_afterwards_s": round(again, 1),
        "longest_wait_s": round(max(pair.longest for pair in stage.pairs), 1),
    }
    return {**figures, "problems": problems[:10], "problem_count": len(problems), "load": round(os.getloadavg()[0], 1)}


async def run(times: int, tables: int, pace: float, scale: float, only: list[str], out: Path | None) -> list[Any]:
    """Let every fault happen so many times; all figures."""
    folder = Path(tempfile.mkdtemp(prefix="loggia-faults-"))
    stage = Stage(folder, tables, pace, scale)
    results = []
    try:
        await stage.open()
        await stage.all_moved(time.monotonic())
        for number in range(times):
            for name in only or FAULTS:
                again = True
                while again:
                    results.append(result := {"time": number + 1, **await happen(stage, name)})
                    again = result["stopped"]
                    line = json.dumps(result)
                    print(line, flush=True)
                    if out is not None:
                        with out.open("a") as file:
                            file.write(line + "\n")
    finally:
        await stage.close()
        if any(result["problem_count"] for result in results):
            print(f"logs: {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return results


WAITS = ("taken_after_s", "slowest_answer_s", "all_on_after_s", "longest_wait_s")
"""Times of a result; -1 where there is none."""


def _spread(values: list[float]) -> str:
    """The median and the longest."""
    ranked = sorted(value for value in values if value >= 0)
    return f"{ranked[len(ranked) // 2]:.1f} s, {ranked[-1]:.1f} s" if ranked else ""


def summary(results: list[dict[str, Any]]) -> str:
    """The figures as a table; of times, the median and the longest."""
    by_fault = defaultdict(list)
    for result in results:
        by_fault[result["fault"]].append(result)
    lines = [
        "| fault | times | moves acknowledged | tables taken over after | slowest answer or reconnect | all tables have"
        " moved again after | longest time between two moves of a table | lost, doubled, stuck |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, some in by_fault.items():
        moves, problems = (sum(one[key] for one in some) for key in ("moves", "problem_count"))
        timed = [one for one in some if not one["stopped"]]
        waits = " | ".join(_spread([one[key] for one in timed]) for key in WAITS)
        lines.append(f"| {name} | {len(some)} | {moves} | {waits} | {problems} |")
    return "\n".join(lines)


def main() -> int:
    """Read the flags, and run."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.faults", description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that a person thinks")
    parser.add_argument("--scale", type=float, default=1.0, help="multiplies how long faults last")
    parser.add_argument("--only", action="append", choices=list(FAULTS), default=[])
    parser.add_argument("--out", type=Path, help="append results to this file as they come")
    given = parser.parse_args()
    results = asyncio.run(run(given.times, given.tables, given.pace, given.scale, given.only, given.out))
    print(summary(results))
    return 1 if any(result["problem_count"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
