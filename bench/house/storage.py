"""Storage of the house: bytes per move on disk, time to open a long match, memory with 100,000 stored tables."""

from __future__ import annotations

import asyncio
import resource
import secrets
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from loggia.house.house import House
from loggia.house.settings import Settings
from loggia.house.store import LogEntry, Statement
from loggia.house.store.queries.tables import ClockSetup, SeatSetup, TableSetup
from loggia.house.tables.fold import apply

STORED = 100_000
LONG, SHORT = 2000, 20


def settings(folder: Path) -> Settings:
    """Settings for measuring: no limits, no push, few tables in memory."""
    return Settings(
        database=str(folder / "house.sqlite3"), examples=True, limits=0.0, push=False, eager=False, live_tables=200
    )


def new_row(code: str) -> Statement:
    """A stored table of two people."""
    setup = TableSetup({}, [SeatSetup()] * 2, False, True, ClockSetup(), "full", secrets.token_urlsafe(18))
    return (
        "insert into tables (code, game, revision, setup, seed, host, public, made, status, seats, changed)"
        " values (?, 'palio', 1, ?, ?, 1, 1, 0, 'playing', '[[1,\"\",0,0,0],[2,\"\",0,0,0]]', 0)",
        (code, msgspec.json.encode(setup).decode(), secrets.token_hex(16)),
    )


def begun(moves: int) -> list[LogEntry]:
    """The log of a table with `moves` entries: one person enters a horse and takes it back, again and again."""
    entries = [LogEntry(1, 1.0, "join", 0, 1), LogEntry(2, 1.0, "join", 1, 2), LogEntry(3, 1.0, "start")]
    for number in range(4, 4 + moves):
        kind, text = ("move", "enter 5") if number % 2 == 0 else ("undo", "1")
        entries.append(LogEntry(number, 1.0, kind, 0, 1, text, secrets.token_hex(4)))
    return entries


async def opening(folder: Path) -> tuple[float, float]:
    """Milliseconds to open a table of 20 and of 2,000 moves that nobody has open."""
    times = []
    house = House(settings(folder))
    for moves in (SHORT, LONG):
        await house.store.write(new_row(f"t{moves}"))
        ((id,),) = await house.store.read("select id from tables where code = ?", f"t{moves}")
        live = None
        for entry in begun(moves):
            await house.store.append(id, [entry])
            if live is not None:
                apply(live.state, entry)
                house.live_tables.keep_snapshot(live)
            elif entry.kind == "start":
                live = await house.live_tables.get(f"t{moves}")
    await house.snapshots.get(1)
    for moves in (SHORT, LONG):
        took = []
        for _ in range(9):
            house.live_tables._tables.clear()
            began = time.perf_counter()
            live = await house.live_tables.get(f"t{moves}")
            await house.broadcast.state(live, 1, 0, 0, frozenset())
            took.append(time.perf_counter() - began)
        times.append(sorted(took)[4] * 1000)
    await house.close()
    return times[0], times[1]


async def memory(folder: Path) -> tuple[float, float, float]:
    """Fill a house with stored tables and open 2,000; returns MB before and after, and bytes per log entry."""
    house = House(settings(folder))
    before = _resident()
    for first in range(0, STORED, 500):
        codes = [f"s{n}" for n in range(first, first + 500)]
        await house.store.write(*(new_row(code) for code in codes))
        ids = await house.store.read("select id from tables where code >= ? and id > ?", "s", first)
        for (id,) in ids[-500:]:
            house.store.append(id, begun(10))
        await house.store.read("select 1")
    await house.store.write(("select 1", ()))
    ((count,),) = await house.store.read("select count(*) from log")
    ((size,),) = (
        await house.store.read("select sum(pgsize) from dbstat where name = 'log'")
        if await _has_dbstat(house)
        else [(0,)]
    )
    for n in range(0, STORED, 50):
        live = await house.live_tables.get(f"s{n}")
        await house.broadcast.state(live, 1, 0, 0, frozenset())
    after = _resident()
    await house.close()
    return before, after, size / count


async def _has_dbstat(house: House) -> bool:
    try:
        await house.store.read("select 1 from dbstat limit 1")
    except Exception:
        return False
    return True


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def disk(folder: Path) -> str:
    """Bytes per move on disk, for many tables that grow by one move in turn."""
    from loggia.house.store import SqliteStore
    from loggia.house.store.sqlite import connect

    async def grow() -> int:
        store = SqliteStore(folder / "grow.sqlite3")
        tables, moves = 400, 200
        for number in range(1, moves + 1):
            key = secrets.token_hex(4)
            entry = LogEntry(number, 1.8e9, "move", 1, 12345, "take II green blue black", key)
            await asyncio.gather(*(store.append(table, [entry]) for table in range(tables)))
        await store.close()
        connect(folder / "grow.sqlite3").execute("pragma wal_checkpoint(truncate)")
        return (folder / "grow.sqlite3").stat().st_size // (tables * moves)

    return f"{asyncio.run(grow())}"


def storage(base: Path) -> str:
    """Measure in processes of their own; the lines for RESULTS.md."""
    lines = []
    for what in ("opening", "memory", "disk"):
        folder = base / what
        folder.mkdir()
        done = subprocess.run(
            [sys.executable, "-m", "bench.house.storage", what, str(folder)], capture_output=True, check=True, text=True
        )
        lines.append(done.stdout.strip())
        print(lines[-1], flush=True)
    return "".join(f"- {line}\n" for line in lines)


def main(what: str, folder: Path) -> None:
    """One measurement."""
    if what == "opening":
        short, long = asyncio.run(opening(folder))
        print(
            f"Opening a table that nobody has open: {short:.1f} ms with {SHORT} entries, {long:.1f} ms with {LONG:,}."
        )
    elif what == "memory":
        before, after, size = asyncio.run(memory(folder))
        print(
            f"Memory with {STORED:,} stored tables, 2,000 of them opened one after the other, 200 kept: {after:.0f} MB"
            f" (empty house {before:.0f} MB)."
            + (f" {size:.0f} bytes an entry of the log, loaded in bulk." if size else "")
        )
    else:
        print(f"Disk: {disk(folder)} bytes a move when 400 tables grow side by side to 200 moves each.")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
