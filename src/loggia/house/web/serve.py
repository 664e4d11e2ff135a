"""Running a house on uvicorn, until a graceful stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import uvicorn

from loggia.house.bots.workers import ProcessPool
from loggia.house.house import House
from loggia.house.logs import failed, log, set_up
from loggia.house.settings import Settings
from loggia.house.store import open_store
from loggia.house.store.backup import make_ready, pending
from loggia.house.store.files import Ownership, mark_opened, refuse_foreign
from loggia.house.store.sqlite import connect
from loggia.house.system import allow_many_sockets
from loggia.house.web.app import make_app
from loggia.house.web.garbage import Sweeper
from loggia.house.web.http import HttpProtocol
from loggia.house.web.sockets.protocol import LONGEST, Protocol

SWITCH = 0.001
"""Seconds after which a thread gives the interpreter to another that waits for it: short, for the store's writer."""


class NotOpened(Exception):
    """The house could not open: the port is taken (`in_use`), or the text says why."""

    def __init__(self, error: BaseException | None) -> None:
        super().__init__(str(error) or type(error).__name__)
        self.in_use = error is None or (isinstance(error, OSError) and error.errno == errno.EADDRINUSE)


def _try_to_listen(settings: Settings) -> None:
    """`NotOpened` where the house could not listen; asked before anything is made at a new place."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
    except OSError as error:
        lock = settings.beside(".lock")
        if not settings.on_postgres and lock.exists():
            Ownership(lock).release()  # `Taken` tells more: the same house runs already
        if error.errno != errno.EADDRINUSE and error.strerror:
            raise NotOpened(Exception(error.strerror)) from error
        raise NotOpened(error) from error


class Server(uvicorn.Server):
    """uvicorn's server; calls `opened` with its address when it listens."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened
        self.port = 0
        self.restoring = False
        """Whether it stops because a backup waits to be put back."""
        self.stopped = False
        """Whether somebody stopped it (SIGTERM, Ctrl-C), perhaps before it listened."""

    def check_opened(self) -> None:
        """`NotOpened` unless it opened, or somebody stopped it before."""
        if not self.started and not self.stopped:
            raise NotOpened(self._house.failure)

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            where = self.servers[0].sockets[0].getsockname()
            host = f"[{where[0]}]" if ":" in str(where[0]) else where[0]
            self.port = where[1]
            address = f"http://{host}:{self.port}"
            loop = asyncio.get_running_loop()
            Sweeper(loop)
            if hasattr(signal, "SIGHUP"):
                loop.add_signal_handler(signal.SIGHUP, self._restore)
            log("listening", address=address)
            if self._opened is not None:
                self._opened(address)

    def _restore(self) -> None:
        """`loggia restore` has laid a backup beside the database: stop, so that it can be put back."""
        if not self._house.settings.on_postgres and pending(self._house.settings.file):
            self.restoring = self.should_exit = True

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        """Stop. Pages are told before uvicorn closes their sockets."""
        self._house.say_goodbye()
        for _ in range(20):
            if not self._house.pages:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    async def _serve(self, sockets: list[Any] | None = None) -> None:
        """Serve. uvicorn would raise the signal that stopped it again: a graceful stop is a success."""
        try:
            await super()._serve(sockets)
        finally:
            self.stopped = bool(self._captured_signals)
            self._captured_signals.clear()


def run(settings: Settings, opened: Callable[[str], None] | None = None) -> None:
    """Serve until SIGTERM or Ctrl-C; `opened` gets the address.

    `NotOpened` if it cannot listen, or take up its work. `Taken` if another house has the database, `sqlite3.Error`
    (also `StaleWal`), `OSError` (also `NoHouse`) or `TooNew` if it cannot be opened.
    """
    set_up(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH)
    allow_many_sockets()
    if settings.on_postgres:
        _try_to_listen(settings)
        _serve_once(settings, opened).check_opened()
        return
    refuse_foreign(settings.file)
    _try_to_listen(settings)
    ownership = Ownership(settings.beside(".lock"))
    try:
        while True:
            make_ready(settings.file)
            server = _serve_once(settings, opened)
            server.check_opened()
            if not server.restoring:
                return
            settings, opened = msgspec.structs.replace(settings, port=server.port), None
    finally:
        ownership.release()


def run_bot_worker(settings: Settings, processes: int) -> int:
    """Think for the bots of a club, in so many processes, until SIGTERM; the exit status."""
    from loggia.house.club.jobs import serve_jobs

    set_up(settings.log_level)
    pool = ProcessPool(processes, nice=5)

    async def serve() -> None:
        store = open_store(settings)
        await store.close()
        await serve_jobs(settings.nats, store.identity, pool.run_here, processes)

    try:
        asyncio.run(serve())
    finally:
        pool.close()
    return 0


def _mark_opened(settings: Settings) -> None:
    """Note which database this is, before anybody writes. A full disk does not keep the house from opening."""
    try:
        with closing(connect(settings.file)) as connection:
            mark_opened(settings.file, connection)
    except (sqlite3.Error, OSError) as error:
        failed("database not marked", error)


def _serve_once(settings: Settings, opened: Callable[[str], None] | None) -> Server:
    house = House(settings)
    if not settings.on_postgres:
        _mark_opened(settings)
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=Protocol,
        ws_max_size=LONGEST * 2,
        ws_ping_interval=40,
        ws_ping_timeout=40,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=8,
        backlog=2048,
        limit_concurrency=None,
    )
    server = Server(config, house, opened)
    try:
        server.run()
    except SystemExit:
        if server.started:
            raise
        # uvicorn ends the process where it cannot listen; the caller says why in the person's language.
    return server
