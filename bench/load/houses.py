"""Houses to be measured: one process on SQLite, or a club of several workers on PostgreSQL; and where they run."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterable, Iterator
from pathlib import Path

from bench.house.load import cpu
from loggia.house.club.servers import free_port
from loggia.house.club.starting import LocalClub

FLAGS = [
    "--examples=true", "--limits=0", "--push=false", "--eager=false", "--check=false", "--workers=1",
    "--log-level=error",
]  # fmt: skip
STEP = re.compile(r'loggia_step_seconds_(sum|count)\{step="(\w+)"\} (\S+)')
SERVERS = 4
"""Cores that PostgreSQL and NATS get where there are enough."""


class Measured:
    """A house that runs: where it listens, and the processes that serve it."""

    def __init__(self, addresses: list[str], workers: list[int], database: int = 0, bus: int = 0) -> None:
        self.addresses = addresses
        self._database = database
        self.groups = {"worker": workers, "database": [], "bus": [bus] if bus else []}

    def used(self) -> dict[str, float]:
        """Seconds of processor time so far, by kind of process."""
        if self._database:
            self.groups["database"] = [self._database, *_below(self._database)]
        return {name: sum(map(_cpu, processes)) for name, processes in self.groups.items()}

    def steps(self) -> dict[str, tuple[float, float]]:
        """Seconds and number of each step of a move so far, over all workers."""
        found: dict[str, list[float]] = {}
        for address in self.addresses:
            with urllib.request.urlopen(f"{address}/metrics", timeout=20) as answer:
                for what, step, value in STEP.findall(answer.read().decode()):
                    found.setdefault(step, [0.0, 0.0])[what == "count"] += float(value)
        return {step: (seconds, count) for step, (seconds, count) in found.items()}

    def pin(self) -> set[int]:
        """Give each worker a core of its own, PostgreSQL and NATS some, and answer with those that are left for the
        crowd; all cores, and nothing pinned, where there are too few."""
        free, workers = cores(), self.groups["worker"]
        if len(free) < 2 * len(workers) + SERVERS:
            return set(free)
        for process in workers:
            pin(process, {free.pop(0)})
        servers = {free.pop(0) for _ in range(SERVERS)}
        self.used()  # looks for PostgreSQL's processes
        for process in (*self.groups["database"], *self.groups["bus"]):
            pin(process, servers)
        return set(free)


def cores() -> list[int]:
    """The cores that we may use: one of each pair that shares a core first."""
    seen: set[str] = set()
    first: list[int] = []
    second: list[int] = []
    for core in sorted(os.sched_getaffinity(0)):
        file = Path(f"/sys/devices/system/cpu/cpu{core}/topology/thread_siblings_list")
        pair = file.read_text() if file.exists() else str(core)
        (second if pair in seen else first).append(core)
        seen.add(pair)
    return first + second


def pin(process: int, to: Iterable[int]) -> None:
    """Have all threads of a process, and those that it begins later, run on some cores only."""
    for thread in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):
            os.sched_setaffinity(int(thread.name), to)


def _cpu(process: int) -> float:
    with contextlib.suppress(OSError):
        return cpu(process)
    return 0.0


def _below(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            number = int(entry.name)
            if int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]) == process:
                found.append(number)
    return found


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
        yield Measured([f"http://127.0.0.1:{port}"], [process.pid])
    finally:
        process.terminate()
        process.wait(30)


@contextlib.contextmanager
def on_postgres(folder: Path, workers: int, *more: str) -> Iterator[Measured]:
    """A club of so many workers; `more` are further settings."""
    club = LocalClub(folder, workers, 0, [*FLAGS, *more])
    try:
        club.start()
        addresses = [f"http://127.0.0.1:{port}" for port in club.ports]
        for address in addresses:
            _wait_for(address)
        assert club.postgres.process is not None
        assert club.nats.process is not None
        processes = [one.pid for one in club.processes.values()]
        yield Measured(addresses, processes, club.postgres.process.pid, club.nats.process.pid)
    finally:
        club.close()
