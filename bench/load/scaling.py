"""One process on SQLite beside one, two and four workers on PostgreSQL: `python -m bench.load.scaling [--seconds 15]`.

Every combination of what is asked for (`--game`, `--pages`, `--pace`, `--tables`) is tried at the same house, one after
the other. The crowd has processes of its own for each worker. Processor time is read from the system for each kind of
process, since on a machine of few cores it says more than moves a second: the crowd takes as much as the workers.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load.crowd import Habits
from bench.load.drivers import Drivers, settling
from bench.load.houses import Measured, on_postgres, on_sqlite, pin


def drive(house: Measured, habits: Habits, seconds: float, anywhere: bool, crowds: int, pinned: bool) -> dict[str, Any]:
    """A crowd of some processes for each worker; the figures, and what each kind of process has used for a move.
    `anywhere`: pages are at any worker, whoever owns their table."""
    addresses = [",".join(house.addresses) if anywhere else one for one in house.addresses for _ in range(crowds)]
    crowd = Drivers(addresses, habits, seconds)
    try:
        if pinned:
            left = house.pin()
            for process in crowd.processes:
                pin(process.pid, left)
        crowd.gather()
        crowd.begin()
        time.sleep(settling(habits))
        moved, used, began = _moves(house), house.used(), house.steps()
        time.sleep(seconds)
        after, moves, ended = house.used(), max(1.0, _moves(house) - moved), house.steps()
        figures = crowd.figures()
    finally:
        crowd.end()
    figures["cpu_us"] = {name: round((after[name] - used[name]) / moves * 1e6) for name in after}
    figures["worker_core"] = round((after["worker"] - used["worker"]) / seconds / len(house.addresses), 2)
    figures["step_us"] = {
        step: round((ended[step][0] - began[step][0]) / max(1.0, ended[step][1] - began[step][1]) * 1e6)
        for step in ended
        if step in began
    }
    return figures


def _moves(house: Measured) -> float:
    """Moves so far, by the house's own count."""
    return house.steps().get("append", (0.0, 0.0))[1]


def line(name: str, figures: dict[str, Any]) -> str:
    """A row of the table."""
    used = figures["cpu_us"]
    return (
        f"| {figures['game'].title()}, {name} | {figures['tables']} | {figures['pace']:g} s"
        f" | {figures['moves_per_s']:,.0f} | {figures['median_ms']:.1f} ms | {figures['p99_ms']:.1f} ms"
        f" | {used['worker']} µs | {used['database']} µs | {figures['driver_us']} µs"
        f" | {figures['worker_core']:.0%}, {figures['driver_core']:.0%} |"
    )


HEAD = """| | tables | pace | moves a second | median | p99 | worker per move | PostgreSQL per move | crowd per move \
| a worker's core, a crowd's |
|---|---|---|---|---|---|---|---|---|---|"""


def at_one_house(house: Measured, name: str, given: argparse.Namespace) -> None:
    """Try every combination, and print a row for each."""
    pages = given.pages if len(house.addresses) > 1 else ["owner"]
    for game, where, pace, tables in itertools.product(given.game, pages, given.pace, given.tables):
        habits = Habits(tables=tables * (len(house.addresses) if given.each else 1), game=game, pace=pace)
        figures = drive(house, habits, given.seconds, where == "anywhere", given.crowd_processes, given.pin)
        figures = {"game": game, "pages": where, **figures}
        called = f"{name}, pages anywhere" if where == "anywhere" else name
        print(line(called, figures), flush=True)
        if given.json is not None:
            with given.json.open("a") as file:
                file.write(json.dumps({"name": name, "load": round(os.getloadavg()[0], 1), **figures}) + "\n")


def main() -> None:
    """Measure everything in one run."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.scaling", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--tables", type=int, nargs="*", default=[20])
    parser.add_argument("--each", action="store_true", help="so many tables for each worker, not for all together")
    parser.add_argument("--pace", type=float, nargs="*", default=[0.0], help="seconds of thought; 0: at full speed")
    parser.add_argument("--game", nargs="*", default=["palio"])
    parser.add_argument("--workers", type=int, nargs="*", default=[0, 1, 2, 4], help="0: one process on SQLite")
    parser.add_argument(
        "--pages", nargs="*", default=["owner"], choices=["owner", "anywhere"],
        help="at the worker that owns their table, or at any; with one worker there is no difference",
    )  # fmt: skip
    parser.add_argument("--crowd-processes", type=int, default=1, help="for each worker")
    parser.add_argument("--pin", action="store_true", help="a core for each worker, others for the rest")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--json", type=Path, help="append figures to this file")
    given = parser.parse_args()
    print(HEAD, flush=True)
    for _, workers in itertools.product(range(given.rounds), given.workers):
        folder = Path(tempfile.mkdtemp(prefix="loggia-scaling-"))
        name = f"{workers} worker{'s' * (workers > 1)} on PostgreSQL" if workers else "one process on SQLite"
        try:
            with on_postgres(folder, workers) if workers else on_sqlite(folder) as house:
                at_one_house(house, name, given)
        except Exception as error:  # the other houses are still worth measuring
            print(f"{name}: {error!r}", file=sys.stderr, flush=True)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
