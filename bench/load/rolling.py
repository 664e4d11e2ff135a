"""A rolling upgrade with two real versions; given is the `src` folder of the older one:

    git worktree add /tmp/old v1.2.3 && python -m bench.load.rolling /tmp/old/src

Two workers of the old version play; two of this one join; then the old ones are ended with SIGTERM, one by one. Every
table has to go on each time, and what pages were told is checked against the log.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import socket
import sys
import tempfile
import time
from pathlib import Path

import httpx

import loggia
from bench.load.faults import FLAGS, PATIENCE
from bench.load.history import History
from bench.load.players import Pair, gather_all
from loggia.house.club.balancer import Balancer
from loggia.house.club.starting import LocalClub

NEW = Path(loggia.__file__).parents[1]


async def start(club: LocalClub, source: Path, workers: tuple[int, ...], bots: int) -> None:
    """Start workers and a bot worker of one version, and wait until they are ready."""
    os.environ["PYTHONPATH"] = str(source)
    for number in workers:
        club.start_worker(number)
    club.start_bot_worker(bots)
    async with asyncio.timeout(120), httpx.AsyncClient(timeout=3, trust_env=False) as http:
        for number in workers:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"http://127.0.0.1:{club.ports[number]}/readyz")).status_code == 200:
                        break
                await asyncio.sleep(0.1)


async def all_moved(pairs: list[Pair], when: str) -> None:
    """Wait until every table has gone on, and say how long that took."""
    since = time.monotonic()
    for pair in pairs:
        pair.slowest = 0.0
    while waiting := [pair.trouble for pair in pairs if pair.moved <= since]:
        if time.monotonic() - since > PATIENCE:
            raise TimeoutError(f"{when}: {len(waiting)} tables are stuck: {waiting[:3]}")
        await asyncio.sleep(0.05)
    took, slowest = max(pair.moved for pair in pairs) - since, max(pair.slowest for pair in pairs)
    print(f"{when}: all tables have moved after {took:.1f} s, slowest answer {slowest:.1f} s", flush=True)


async def upgrade(old: Path, tables: int, folder: Path) -> list[str]:
    """From the old version to this one; what is wrong with the logs."""
    club = LocalClub(folder, 4, 2, FLAGS)
    history = History()
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    dice = [random.Random(number) for number in range(tables)]
    pairs = [Pair(address, history, one, 1.0, ("", "apprentice")[number % 2]) for number, one in enumerate(dice)]
    balancer = asyncio.create_task(Balancer(club.ports).serve(listener))
    tasks = []
    try:
        await asyncio.to_thread(club.postgres.start)
        await asyncio.to_thread(club.nats.start)
        await start(club, old, (0, 1), 0)
        await history.watch(club.postgres.url)
        tasks = [asyncio.create_task(pair.run()) for pair in pairs]
        await all_moved(pairs, "old workers")
        await start(club, NEW, (2, 3), 1)
        await all_moved(pairs, "old and new workers")
        for number in (0, 1):
            process = club.processes[f"worker-{number}"]
            process.terminate()
            await all_moved(pairs, f"old worker {number + 1} ends")
            print("  with status", await asyncio.to_thread(process.wait, 30))
        club.processes["bots-0"].terminate()
        await all_moved(pairs, "new workers")
        found = await history.problems(club.postgres.url)
        print(f"{len(history.acknowledged)} moves acknowledged; lost or doubled: {found or 'none'}")
        return found
    finally:
        if tasks:
            await gather_all(pairs, tasks)
        balancer.cancel()
        await asyncio.wait([balancer])
        await asyncio.to_thread(club.close)


def main() -> int:
    """Read the flags, and upgrade."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.rolling", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("--tables", type=int, default=20)
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="loggia-rolling-"))
    problems = asyncio.run(upgrade(given.old.resolve(), given.tables, folder))
    shutil.rmtree(folder, ignore_errors=True)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
