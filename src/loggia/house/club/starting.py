"""A whole club on one machine: PostgreSQL and NATS, workers, bot workers, and one address in front of them."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from loggia.house.club.balancer import Balancer
from loggia.house.club.servers import NatsServer, NoServer, PostgresServer, end_with_parent, free_port
from loggia.house.logs import log
from loggia.house.system import allow_many_sockets
from loggia.kernel import Phrase, phrase

AGAIN = 1.0
"""Seconds after which a process that has ended is started again."""
GRACE = 15
"""Seconds that a process has to end."""

Tell = Callable[[Phrase], None]


def _quiet(said: Phrase) -> None:
    """Nobody wants to know."""


class LocalClub:
    """The processes of a club; those that end are started again."""

    def __init__(
        self, folder: Path, workers: int, bot_workers: int, settings: Sequence[str] = (), tell: Tell = _quiet
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.postgres = PostgresServer(folder / "postgres")
        self.nats = NatsServer(folder / "nats")
        self.folder = folder
        self.settings = list(settings)
        self.ways: dict[str, tuple[str, str]] = {}
        """Addresses of PostgreSQL and NATS for single processes, by their names, where they are not the usual ones."""
        self.ports = [free_port() for _ in range(workers)]
        self._bot_workers = bot_workers
        self._tell = tell
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self._closing = threading.Event()

    def start(self) -> None:
        """Start everything; `NoServer` where PostgreSQL or NATS does not start."""
        self.postgres.start()
        self._say_part("PostgreSQL", self.postgres.url)
        self.nats.start()
        self._say_part("NATS", self.nats.url)
        for number in range(len(self.ports)):
            self.start_worker(number)
            self._say_part(f"worker-{number}", f"http://127.0.0.1:{self.ports[number]}")
        for number in range(self._bot_workers):
            self.start_bot_worker(number)
            self._say_part(f"bots-{number}", "")

    def _say_part(self, name: str, where: str) -> None:
        self._tell(phrase("cli-club-part", name=f"  {name:<11}", where=where))

    def start_worker(self, number: int) -> None:
        """Start a worker, or start it again."""
        self._run(f"worker-{number}", ["--port", str(self.ports[number])])

    def start_bot_worker(self, number: int) -> None:
        """Start a bot worker, or start it again."""
        self._run(f"bots-{number}", ["--bot-worker", "1"])

    def log_of(self, name: str) -> Path:
        """Where a process writes its log."""
        return self.folder / f"{name}.log"

    def _run(self, name: str, flags: list[str]) -> None:
        database, bus = self.ways.get(name, (self.postgres.url, self.nats.url))
        common = ["--database", database, "--nats", bus, *self.settings]
        with self.log_of(name).open("ab") as file:
            # In a session of its own: Ctrl-C at the terminal is for the club alone, which ends everything in order.
            self.processes[name] = subprocess.Popen(
                [sys.executable, "-m", "loggia.house", *flags, *common],
                stdout=file, stderr=file, stdin=subprocess.DEVNULL, start_new_session=True, preexec_fn=end_with_parent,
            )  # fmt: skip

    def mend(self) -> None:
        """Start again what has ended."""
        if self._closing.is_set():
            return
        for server, part in ((self.postgres, "postgres"), (self.nats, "nats")):
            if server.process is not None and server.process.poll() is not None:
                self._say_again(part, server.log)
                server.start()
        for name, process in list(self.processes.items()):
            if process.poll() is not None:
                self._say_again(name, self.log_of(name))
                kind, _, number = name.partition("-")
                (self.start_worker if kind == "worker" else self.start_bot_worker)(int(number))

    def _say_again(self, name: str, file: Path) -> None:
        log("started again", name=name)
        self._tell(phrase("cli-club-again", name=name, file=str(file)))

    def refuse_to_go_on(self) -> None:
        """`NoServer` with the end of its log if a process has ended before the club has opened."""
        for name, process in self.processes.items():
            if process.poll() is not None:
                raise NoServer(f"{name}: {self.log_of(name).read_text(errors='replace')[-600:].strip()}")

    def close(self) -> None:
        """End everything: workers, which tell their pages, then the servers."""
        self._closing.set()
        for process in self.processes.values():
            process.send_signal(signal.SIGCONT)
            process.send_signal(signal.SIGTERM)
        for process in self.processes.values():
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.nats.stop()
        self.postgres.stop()


async def _run(club: LocalClub, listener: socket.socket, tell: Tell) -> None:
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, ended.set)
    front = Balancer(club.ports)
    balancer = asyncio.create_task(front.serve(listener))
    host, port = listener.getsockname()[:2]
    opened = False
    while not ended.is_set():
        if opened:
            await asyncio.to_thread(club.mend)
        else:
            club.refuse_to_go_on()
            opened = front.all_ready
            if opened:
                tell(phrase("cli-club-open", address=f"http://{f'[{host}]' if ':' in host else host}:{port}"))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), AGAIN if opened else 0.1)
    tell(phrase("cli-club-closing"))
    await asyncio.to_thread(club.close)  # pages are told over the connections that the balancer still has
    balancer.cancel()
    await asyncio.wait([balancer])
    tell(phrase("cli-club-closed"))


def run_club(
    folder: Path, workers: int, bot_workers: int, host: str, port: int, settings: Sequence[str], tell: Tell
) -> None:
    """Run a club until Ctrl-C; `NoServer` or `OSError` where it cannot be started."""
    allow_many_sockets()
    with socket.create_server((host, port), backlog=1024) as listener:
        club = LocalClub(folder, workers, bot_workers, settings, tell)
        tell(phrase("cli-club-starting", folder=str(folder)))
        try:
            club.start()
            asyncio.run(_run(club, listener, tell))
        finally:
            club.close()
