"""A whole club on one machine: PostgreSQL and NATS, workers, bot workers, and one address in front of them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from loggia.house.club.balancer import Balancer
from loggia.house.club.servers import NatsServer, PostgresServer, free_port
from loggia.house.logs import log

AGAIN = 1.0
"""Seconds after which a process that has ended is started again."""


class LocalClub:
    """The processes of a club; those that end are started again."""

    def __init__(self, folder: Path, workers: int, bot_workers: int, settings: Sequence[str] = ()) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.postgres = PostgresServer(folder / "postgres")
        self.nats = NatsServer(folder / "nats")
        self._folder = folder
        self._settings = list(settings)
        self.ports = [free_port() for _ in range(workers)]
        self._bot_workers = bot_workers
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self._closing = threading.Event()

    def start(self) -> None:
        """Start everything."""
        self.postgres.start()
        self.nats.start()
        for number in range(len(self.ports)):
            self.start_worker(number)
        for number in range(self._bot_workers):
            self._run(f"bots-{number}", ["--bot-worker", "1"])

    def start_worker(self, number: int) -> None:
        """Start a worker, or start it again."""
        self._run(f"worker-{number}", ["--port", str(self.ports[number])])

    def _run(self, name: str, flags: list[str]) -> None:
        common = ["--database", self.postgres.url, "--nats", self.nats.url, *self._settings]
        with (self._folder / f"{name}.log").open("ab") as file:
            self.processes[name] = subprocess.Popen(
                [sys.executable, "-m", "loggia.house", *flags, *common], stdout=file, stderr=file
            )

    def mend(self) -> None:
        """Start again what has ended."""
        for name, process in list(self.processes.items()):
            if process.poll() is not None and not self._closing.is_set():
                log("started again", name=name)
                if name.startswith("worker"):
                    self.start_worker(int(name.removeprefix("worker-")))
                else:
                    self._run(name, ["--bot-worker", "1"])

    def close(self) -> None:
        """End everything."""
        self._closing.set()
        for process in self.processes.values():
            process.send_signal(signal.SIGTERM)
        for process in self.processes.values():
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
        self.nats.stop()
        self.postgres.stop()


async def _run(club: LocalClub, host: str, port: int, opened: Callable[[str], None]) -> None:
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, ended.set)
    balancer = asyncio.create_task(Balancer(club.ports).serve(host, port))
    opened(f"http://{host}:{port}")
    while not ended.is_set():
        club.mend()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), AGAIN)
    balancer.cancel()


def run_club(
    folder: Path,
    workers: int,
    bot_workers: int,
    host: str,
    port: int,
    settings: Sequence[str],
    opened: Callable[[str], None],
) -> None:
    """Run a club until Ctrl-C; `NoServer` where PostgreSQL or NATS is missing."""
    club = LocalClub(folder, workers, bot_workers, settings)
    try:
        club.start()
        asyncio.run(_run(club, host, port or free_port(), opened))
    finally:
        club.close()
