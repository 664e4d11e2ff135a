"""Houses for tests: in this process with a clock of their own, or in another process that can be killed."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import argon2
import httpx
import pytest
import uvicorn

from loggia.client import RemoteHouse as Visitor
from loggia.house.bus import InProcessBus
from loggia.house.club.servers import NatsServer, NoServer, PostgresServer
from loggia.house.house import House
from loggia.house.settings import Settings
from loggia.house.web.app import make_app
from loggia.house.web.http import HttpProtocol
from loggia.house.web.sockets.protocol import LONGEST, Protocol


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2 as always, but quick."""
    monkeypatch.setattr(
        "loggia.house.people.passwords.HASHER", argon2.PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    )


@pytest.fixture
def ticks_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house looks at the clocks when a test says so, and not in between."""
    monkeypatch.setattr("loggia.house.tables.clocks.TICK", 86_400)


@contextmanager
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server of our own."""
    pytest.importorskip("asyncpg", reason="the extra 'club' is not installed")
    folder = Path(tempfile.mkdtemp(prefix="loggia-postgres-"))
    try:
        server = PostgresServer(folder, durable=False)
        server.start()
    except NoServer as missing:
        pytest.skip(str(missing))
    try:
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """The server of all tests that only need a database, started when the first of them asks."""
    with own_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> str:
    """The address of a new, empty database."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        import asyncpg

        connection = await asyncpg.connect(postgres_server.url)
        await connection.execute(f"create database {name}")
        await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, create()).result()
    return postgres_server.database(name)


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    """A NATS server of our own, started when the first test needs it."""
    pytest.importorskip("nats", reason="the extra 'club' is not installed")
    folder = Path(tempfile.mkdtemp(prefix="loggia-nats-"))
    try:
        server = NatsServer(folder)
        server.start()
    except NoServer as missing:
        pytest.skip(str(missing))
    try:
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def house_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the house of a test keeps everything: an SQLite file, or (`LOGGIA_TEST_STORE=postgres`) PostgreSQL."""
    if os.environ.get("LOGGIA_TEST_STORE") == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return str(tmp_path / "house.sqlite3")


class FakeClock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def go(self, seconds: float) -> None:
        self.now += seconds


class Hosted:
    """A house in this process, listening on a port of the loopback."""

    def __init__(self, house: House, address: str, clock: FakeClock) -> None:
        self.house = house
        self.address = address
        self.clock = clock
        self.stack = AsyncExitStack()

    async def visitor(self, name: str = "", origin: str | None = None) -> Visitor:
        """Somebody new at the door, who comes in if a name is given."""
        visitor = await self.stack.enter_async_context(Visitor(self.address, origin))
        if name:
            await visitor.guest(name)
        return visitor

    async def settled(self) -> None:
        """Let everything that is under way come to rest."""
        for _ in range(20):
            await asyncio.sleep(0)
        await self.house.projections.write_due()


def make_settings(folder: Path, **more: Any) -> Settings:
    """Settings for a test."""
    given: dict[str, Any] = {
        "database": str(folder / "house.sqlite3"),
        "examples": True,
        "limits": 0.0,
        "courtesy": 0.0,
        "think": 0.05,
        "workers": 1,
        "push": False,
        "check": False,
        "eager": False,
    }
    return Settings(**(given | more))


async def _host(
    settings: Settings, clock: FakeClock, bus: InProcessBus | None = None
) -> tuple[Hosted, uvicorn.Server, asyncio.Task[None]]:
    house = House(settings, clock, bus=bus)
    config = uvicorn.Config(
        make_app(house),
        port=0,
        http=HttpProtocol,
        ws=Protocol,
        ws_max_size=2 * LONGEST,
        log_config=None,
        lifespan="on",
        loop="asyncio",
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    return Hosted(house, f"http://127.0.0.1:{listener.getsockname()[1]}", clock), server, task


Open = Callable[..., Any]


@pytest.fixture
async def open_house(tmp_path: Path, house_database: str) -> AsyncIterator[Open]:
    """Opens a house with any settings; a second call opens the same database again, after `close`."""
    opened: list[tuple[Hosted, uvicorn.Server, asyncio.Task[None]]] = []

    async def opener(clock: FakeClock | None = None, bus: InProcessBus | None = None, **more: Any) -> Hosted:
        settings = make_settings(tmp_path, **{"database": house_database, **more})
        hosted, server, task = await _host(settings, clock or FakeClock(), bus)
        opened.append((hosted, server, task))

        async def close() -> None:
            await hosted.stack.aclose()
            server.should_exit = True
            await task

        hosted.close = close  # type: ignore[attr-defined]
        return hosted

    yield opener
    for hosted, server, task in opened:
        if not task.done():
            await hosted.stack.aclose()
            server.should_exit = True
            await task


@pytest.fixture
async def hosted(open_house: Open) -> Hosted:
    """A house with no limits."""
    found: Hosted = await open_house()
    return found


class Process:
    """A house in another process, to be killed and started again."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.folder = folder
        self.more = more
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "house.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it is ready."""
        settings = {
            "port": self.port, "database": self.folder / "house.sqlite3", "examples": "true", "limits": "0",
            "courtesy": "0", "workers": "1", "push": "false", "eager": "false", "check": "false", **self.more,
        }  # fmt: skip
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "loggia.house", *flags], stdout=log, stderr=log, env={**os.environ, "CI": "1"}
            )
        for _ in range(400):
            try:
                if httpx.get(f"{self.address}/readyz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(self.log.read_text()[-3000:])

    def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it; the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(20)
        self.process = None
        return status


@pytest.fixture
def house_process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Makes houses in other processes."""
    made: list[Process] = []

    def maker(**more: Any) -> Process:
        process = Process(tmp_path, **more)
        made.append(process)
        return process

    yield maker
    for process in made:
        if process.process is not None:
            process.kill()
