"""One process on SQLite beside one, two and four workers on PostgreSQL: `python -m bench.load.scaling [--seconds 15]`.

Each worker has a crowd of its own, in a process of its own, at tables that it owns. Processor time is read from the
system for each kind of process, since on a machine of few cores it says more than moves a second: the crowd takes as
much as the workers.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.house.load import cpu
from bench.load.__main__ import told
from bench.load.crowd import Habits
from loggia.house.club.servers import free_port
from loggia.house.club.starting import LocalClub

FLAGS = [
    "--examples=true", "--limits=0", "--push=false", "--eager=false", "--check=false", "--workers=1",
    "--log-level=error",
]  # fmt: skip
STEP = re.compile(r'loggia_step_seconds_(sum|count)\{step="(\w+)"\} (\S+)')


class Measured:
    """A house that runs: where it listens, and the processes that serve it."""

    def __init__(self, addresses: list[str], workers: list[int], database: list[int], bus: list[int]) -> None:
        self.addresses = addresses
        self.groups = {"worker": workers, "database": database, "bus": bus}

    def used(self) -> dict[str, float]:
        """Seconds of processor time so far, by kind of process."""
        return {name: sum(map(_cpu, processes)) for name, processes in self.groups.items()}

    def steps(self) -> dict[str, tuple[float, float]]:
        """Seconds and number of each step of a move so far, over all workers."""
        found: dict[str, list[float]] = {}
        for address in self.addresses:
            with urllib.request.urlopen(f"{address}/metrics", timeout=20) as answer:
                for what, step, value in STEP.findall(answer.read().decode()):
                    found.setdefault(step, [0.0, 0.0])[what == "count"] += float(value)
        return {step: (seconds, count) for step, (seconds, count) in found.items()}


def _cpu(process: int) -> float:
    with contextlib.suppress(OSError):
        return cpu(process)
    return 0.0


def _below(process: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def _wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=2).close()
            return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"{address} is not ready")


@contextlib.contextmanager
def on_sqlite(folder: Path) -> Iterator[Measured]:
    """One process."""
    port = free_port()
    command = [sys.executable, "-m", "loggia.house", f"--port={port}", f"--database={folder / 'house.sqlite3'}", *FLAGS]
    with (folder / "house.log").open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
    try:
        _wait_for(f"http://127.0.0.1:{port}")
        yield Measured([f"http://127.0.0.1:{port}"], [process.pid], [], [])
    finally:
        process.terminate()
        process.wait(30)


@contextlib.contextmanager
def on_postgres(folder: Path, workers: int) -> Iterator[Measured]:
    """A club of so many workers."""
    club = LocalClub(folder, workers, 0, FLAGS)
    try:
        club.start()
        addresses = [f"http://127.0.0.1:{port}" for port in club.ports]
        for address in addresses:
            _wait_for(address)
        assert club.postgres.process is not None
        assert club.nats.process is not None
        server = club.postgres.process.pid
        found = Measured(addresses, [one.pid for one in club.processes.values()], [server], [club.nats.process.pid])
        found.groups["database"] = [server, *_below(server)]
        yield found
    finally:
        club.close()


def drive(house: Measured, habits: Habits, seconds: float, spread: bool = False) -> dict[str, Any]:
    """A crowd for each worker; the figures, and what each kind of process has used for a move. `spread`: pages are at
    any worker, whoever owns their table."""
    commands = []
    count = len(house.addresses)
    for seed, one in enumerate(house.addresses):
        address = ",".join(house.addresses) if spread else one
        tables = habits.tables // count + (seed < habits.tables % count)
        part = json.dumps({name: getattr(replace(habits, tables=tables), name) for name in Habits.__annotations__})
        commands.append(
            [sys.executable, "-m", "bench.load", address, "--part", part, f"--seed={seed}", f"--seconds={seconds}"]
        )
    with ThreadPoolExecutor(count) as threads:
        running = [threads.submit(subprocess.run, one, capture_output=True, check=True) for one in commands]
        time.sleep(4)
        moved, used, began = _moves(house), house.used(), house.steps()
        parts = [json.loads(one.result().stdout) for one in running]
        moves = max(1.0, _moves(house) - moved)
        after, ended = house.used(), house.steps()
    figures = told(habits, count, parts)
    figures["cpu_us"] = {name: round((after[name] - used[name]) / moves * 1e6) for name in after}
    figures["step_us"] = {
        step: round((ended[step][0] - began[step][0]) / max(1.0, ended[step][1] - began[step][1]) * 1e6)
        for step in ended
    }
    return figures


def _moves(house: Measured) -> float:
    """Moves so far, by the house's own count."""
    return house.steps().get("append", (0.0, 0.0))[1]


def line(name: str, figures: dict[str, Any]) -> str:
    """A row of the table."""
    used = figures["cpu_us"]
    return (
        f"| {name} | {figures['tables']} | {figures['pace']:g} s | {figures['moves_per_s']:,.0f}"
        f" | {figures['median_ms']:.1f} ms | {figures['p99_ms']:.1f} ms"
        f" | {used['worker']} µs | {used['database']} µs | {figures['driver_us']} µs |"
    )


HEAD = """| | tables | pace | moves a second | median | p99 | worker per move | PostgreSQL per move | crowd per move |
|---|---|---|---|---|---|---|---|---|"""


def main() -> None:
    """Measure everything in one run."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.scaling", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, nargs="*", default=[0.0], help="seconds of thought, one run for each")
    parser.add_argument("--game", default="palio")
    parser.add_argument("--workers", type=int, nargs="*", default=[0, 1, 2, 4], help="0: one process on SQLite")
    parser.add_argument("--spread", action="store_true", help="pages at any worker, not at the one that owns the table")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", type=Path, help="append figures to this file")
    given = parser.parse_args()
    habits = Habits(tables=given.tables, game=given.game)
    print(HEAD)
    for _ in range(given.rounds):
        for workers in given.workers:
            folder = Path(tempfile.mkdtemp(prefix="loggia-scaling-"))
            name = f"{workers} workers on PostgreSQL" if workers else "one process on SQLite"
            with on_postgres(folder, workers) if workers else on_sqlite(folder) as house:
                for pace in given.pace:
                    figures = drive(house, replace(habits, pace=pace), given.seconds, given.spread)
                    print(line(name, figures), flush=True)
                    print(json.dumps({"load": round(os.getloadavg()[0], 1), **figures}), file=sys.stderr, flush=True)
                    if given.json is not None:
                        with given.json.open("a") as file:
                            file.write(json.dumps({"name": name, **figures}) + "\n")
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
