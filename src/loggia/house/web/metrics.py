"""`GET /metrics`: what is counted, and what is looked at when somebody asks, in Prometheus' text format.

It is for whoever sits at the machine (a direct request from it, by a name of the loopback, through no proxy), and from
elsewhere for those who send the token that the host has set. For everybody else there is no such page.
"""

from __future__ import annotations

import os
import secrets
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from loggia import __version__
from loggia.house.metrics.counted import ALL
from loggia.house.metrics.kinds import gauge
from loggia.house.problems import trouble
from loggia.house.store.queries import moderation
from loggia.house.web.connection import address

if TYPE_CHECKING:
    from loggia.house.house import House

MEDIA = "text/plain; version=0.0.4; charset=utf-8"
LOOPBACK = ("127.0.0.1", "::1")
NAMES = ("localhost", "127.0.0.1", "[::1]")
"""The names by which the machine calls itself in `Host`; a proxy passes on the name that people use."""
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers that a proxy adds: then the loopback is only the proxy's address."""


async def answer(house: House, request: Request) -> Response:
    """The metrics; `Trouble` 404 for those who may not see them."""
    if not _may_see(house, request):
        raise trouble(404, "house-no-such-page")
    return Response(await exposition(house), media_type=MEDIA)


def _may_see(house: House, request: Request) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    token = house.settings.metrics_token
    if scheme.lower() == "bearer" and token:
        if secrets.compare_digest(given.strip().encode(), token.encode()):
            return True
        house.limiter.take("wrong", address(house.settings, request))
        return False
    headers, client = request.headers, request.client
    if client is None or client.host not in LOOPBACK or any(name in headers for name in FORWARDED):
        return False
    host = headers.get("host", "")
    return (host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host).lower() in NAMES


async def exposition(house: House) -> str:
    """All metrics as text."""
    lines = [line for metric in ALL for line in metric.lines()]
    lines += _people(house) + _tables(house) + await _storage(house) + _process(house)
    return "\n".join(lines) + "\n"


def _people(house: House) -> list[str]:
    pages = list(house.pages)
    here = {page.person for page in pages if page.person}
    return [
        *gauge("loggia_sockets", "Open WebSockets.", len(pages)),
        *gauge("loggia_people_here", "People with an open page.", len(here)),
    ]


def _tables(house: House) -> list[str]:
    lives = house.live_tables.all
    by_status: dict[str, float] = dict.fromkeys(("waiting", "playing", "paused", "over", "frozen", "damaged"), 0)
    for live in lives:
        by_status[live.state.status] += 1
    waiting = {"bots": house.workers.queue.waiting, "reviews": house.reviews.queue.waiting}
    thinking = sum(len(live.busy_seats) for live in lives)
    return [
        *gauge("loggia_live_tables", "Tables in memory, by status.", by_status, "status"),
        *gauge("loggia_watched_tables", "Tables that somebody looks at.", sum(bool(live.watchers) for live in lives)),
        *gauge("loggia_queue_waiting", "Jobs that wait for a worker.", waiting, "queue"),
        *gauge("loggia_seats_thinking", "Seats for which a bot or a standing order is at work.", thinking),
    ]


async def _storage(house: House) -> list[str]:
    folder, sizes = Path(), {"database": 0, "wal": 0, "snapshots": 0}
    if not house.settings.on_postgres:  # which has files, and metrics, of its own
        file = house.settings.file
        wal, snapshots = file.with_name(file.name + "-wal"), house.settings.beside(".cache.sqlite3")
        folder, sizes = file.parent, {"database": _size(file), "wal": _size(wal), "snapshots": _size(snapshots)}
    disk = shutil.disk_usage(folder)
    failing = bool(getattr(house.store, "failing", ""))
    return [
        *gauge("loggia_file_bytes", "Sizes of the house's files.", sizes, "file"),
        *gauge("loggia_disk_free_bytes", "Free space where the database file is.", disk.free),
        *gauge("loggia_disk_total_bytes", "Size of the disk where the database file is.", disk.total),
        *gauge("loggia_writable", "1 while the last write has succeeded.", 0 if failing else 1),
        *gauge("loggia_reports_open", "Reports that no host has dealt with.", await moderation.count_open(house.store)),
    ]


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0


def _process(house: House) -> list[str]:
    cpu = time.process_time()
    return [
        *gauge("loggia_ready", "1 while the house is open.", 1 if house.ready else 0),
        *gauge("loggia_uptime_seconds", "Time since the house was started.", time.monotonic() - house.started),
        *gauge("loggia_cpu_seconds_total", "Processor time of the house's own process.", cpu, kind="counter"),
        *gauge("loggia_memory_bytes", "Memory of the house's own process.", _resident()),
        *gauge("loggia_build", "The version of the program.", {__version__: 1}, "version"),
    ]


def _resident() -> int:
    """Resident memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
