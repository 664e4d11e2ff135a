"""A club that is full for a while: `python -m bench.load.soak --tables 2000 --workers 3 --pace 10 --minutes 10`.

Pages are spread over all workers, so that most tables are watched and played through a worker that does not own them.
Every 20 seconds the memory of each process is written down. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import resource
import shutil
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.load.crowd import Habits
from bench.load.drivers import run
from bench.load.houses import Measured, on_postgres

EVERY = 20.0
HANDED_OVER = ("late", "no heartbeat", "stepped down", "table lost", "not taken over", "joined")
"""What workers log when tables change hands, or might."""
PAGE = os.sysconf("SC_PAGE_SIZE")


def resident(process: int) -> float:
    """The memory of a process, in MB."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6
    return 0.0


def watch(house: Measured, ended: threading.Event) -> list[list[float]]:
    """The memory of each worker (MB), again and again until the end."""
    found = []
    while not ended.wait(EVERY):
        found.append([round(resident(one)) * 1.0 for one in house.groups["worker"]])
    return found


def soak(workers: int, habits: Habits, seconds: float, drivers: int) -> dict[str, Any]:
    """Start a club, fill it, and say what happened."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    folder = Path(tempfile.mkdtemp(prefix="loggia-soak-"))
    ended = threading.Event()
    with on_postgres(folder, workers, "--log-level=info") as house, ThreadPoolExecutor(1) as thread:
        used, steps, began = house.used(), house.steps(), time.monotonic()
        memory = thread.submit(watch, house, ended)
        try:
            figures = run(",".join(house.addresses), habits, seconds, drivers)
        finally:
            ended.set()
        moves = max(1.0, house.steps()["append"][1] - steps.get("append", (0.0, 0.0))[1])
        figures["cpu_us_with_set_up"] = {
            name: round((after - used[name]) / moves * 1e6) for name, after in house.used().items()
        }
        figures["whole_s"] = round(time.monotonic() - began)
        figures["memory_mb"] = memory.result()
        logs = [path.read_text(errors="replace") for path in folder.glob("worker-*.log")]
        figures["handed_over"] = {what: sum(text.count(f'"{what}"') for text in logs) for what in HANDED_OVER}
        figures["errors"] = [line for text in logs for line in text.splitlines() if '"error"' in line][:20]
    shutil.rmtree(folder, ignore_errors=True)
    return {"workers": workers, "load": round(os.getloadavg()[0], 1), **figures}


def main() -> None:
    """Read the flags, and soak."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--onlookers", type=float, default=2.0, help="for each table, beside its two players")
    parser.add_argument("--pace", type=float, default=10.0, help="seconds that a person thinks")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--drivers", type=int, default=2)
    parser.add_argument("--game", default="palio")
    given = parser.parse_args()
    habits = Habits(tables=given.tables, onlookers=given.onlookers, pace=given.pace, game=given.game)
    print(json.dumps(soak(given.workers, habits, given.minutes * 60, given.drivers)))


if __name__ == "__main__":
    main()
