"""Running a house on uvicorn, until a graceful stop."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from loggia.house.house import House
from loggia.house.logs import log, set_up
from loggia.house.settings import Settings
from loggia.house.web.app import make_app
from loggia.house.web.garbage import Sweeper
from loggia.house.web.sockets.protocol import LONGEST, Protocol

SWITCH = 0.001
"""Seconds after which a thread gives the interpreter to another that waits for it: short, for the store's writer."""


class Server(uvicorn.Server):
    """uvicorn's server; calls `opened` with its address when it listens."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started:
            where = self.servers[0].sockets[0].getsockname()
            host = f"[{where[0]}]" if ":" in str(where[0]) else where[0]
            address = f"http://{host}:{where[1]}"
            Sweeper(asyncio.get_running_loop())
            log("listening", address=address)
            if self._opened is not None:
                self._opened(address)

    async def _serve(self, sockets: list[Any] | None = None) -> None:
        """Serve. uvicorn would raise the signal that stopped it again: a graceful stop is a success."""
        await super()._serve(sockets)
        self._captured_signals.clear()


def run(settings: Settings, opened: Callable[[str], None] | None = None) -> int:
    """Serve until SIGTERM or Ctrl-C; `opened` gets the address. The exit status."""
    set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    house = House(settings)
    config = uvicorn.Config(
        make_app(house),
        host=settings.host,
        port=settings.port,
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
    server = Server(config, opened)
    server.run()
    return 0 if server.started else 1
