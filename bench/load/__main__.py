"""Load for a house of one's own: `python -m bench.load http://127.0.0.1:8000 --tables 100 --pace 5 --onlookers 1`.

The house must allow it (`--set limits=0`, and `examples=true` for Palio). Prints one JSON object. With `--drivers` the
crowd is divided among several processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, replace
from typing import Any

import uvloop

from bench.load.crowd import Crowd, Habits


def quantile(values: list[float], share: float) -> float:
    """In milliseconds.

    >>> quantile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    ranked = sorted(values) or [0.0]
    return round(ranked[min(len(ranked) - 1, int(len(ranked) * share))] * 1000, 2)


async def measure(address: str, habits: Habits, seconds: float, seed: int = 0) -> dict[str, Any]:
    """Let a crowd play; what was measured, with all answer times for whoever puts several together."""
    crowd = Crowd(address, habits, seed)
    await crowd.gather()
    await asyncio.sleep(2.0 if not habits.pace else min(5.0, habits.pace))
    counts = crowd.counts
    counts.counting = True
    began, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    counts.counting = False
    took, own = time.perf_counter() - began, time.process_time() - used
    await crowd.leave()
    return {**asdict(counts), "seconds": took, "driver_cpu": own}


def told(habits: Habits, drivers: int, parts: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of several drivers as one."""
    add = {
        name: sum(part[name] for part in parts)
        for name in ("moves", "matches", "refused", "gaps", "reconnects", "failures", "driver_cpu")
    }
    answers, slow = ([one for part in parts for one in part[name]] for name in ("answers", "slow_answers"))
    seconds = max(part["seconds"] for part in parts)
    return {
        "tables": habits.tables,
        "sockets": round(habits.tables * (habits.people + habits.onlookers)),
        "pace": habits.pace,
        "drivers": drivers,
        "seconds": round(seconds, 1),
        "moves_per_s": round(add["moves"] / seconds, 1),
        "median_ms": quantile(answers, 0.5),
        "p99_ms": quantile(answers, 0.99),
        "longest_ms": quantile(answers, 1.0),
        "bad_network_median_ms": quantile(slow, 0.5),
        "driver_us": round(add.pop("driver_cpu") / max(1, add["moves"]) * 1e6),
        **add,
    }


def run(address: str, habits: Habits, seconds: float, drivers: int = 1) -> dict[str, Any]:
    """A crowd in so many processes; what was measured."""
    shares = [habits.tables // drivers + (number < habits.tables % drivers) for number in range(drivers)]
    started = []
    for seed, tables in enumerate(shares):
        part = json.dumps(asdict(replace(habits, tables=tables)))
        command = [sys.executable, "-m", "bench.load", address, "--part", part, "--seed", str(seed)]
        command += ["--seconds", str(seconds)]
        started.append(subprocess.Popen(command, stdout=subprocess.PIPE))
    parts = [json.loads(process.communicate()[0]) for process in started]
    return told(habits, drivers, parts)


def _write(text: str) -> None:
    """Print more than a pipe holds: with PYTHONUNBUFFERED, `print` drops what a pipe does not take at once."""
    os.set_blocking(sys.stdout.fileno(), True)
    left = text.encode()
    while left:
        left = left[os.write(sys.stdout.fileno(), left) :]


def main() -> None:
    """Read the flags, and measure."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("address")
    for name, default in asdict(Habits()).items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--drivers", type=int, default=1, help="processes for the crowd")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--part", help=argparse.SUPPRESS)
    given = vars(parser.parse_args())
    address, seconds, drivers = given.pop("address"), given.pop("seconds"), given.pop("drivers")
    seed, part = given.pop("seed"), given.pop("part")
    if part:
        _write(json.dumps(uvloop.run(measure(address, Habits(**json.loads(part)), seconds, seed))))
    else:
        print(json.dumps(run(address, Habits(**given), seconds, drivers)))


if __name__ == "__main__":
    main()
