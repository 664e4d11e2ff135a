"""Load for a house of one's own: `python -m bench.load http://127.0.0.1:8000 --tables 100 --pace 5 --onlookers 1`.

The house must allow it (`--set limits=0`, and `examples=true` for Palio). Prints one JSON object. With `--drivers` the
crowd is divided among several processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from dataclasses import asdict
from typing import Any

import uvloop

from bench.load.crowd import Crowd, Habits
from bench.load.drivers import READY, run, settling


async def measure(address: str, habits: Habits, seconds: float, seed: int) -> dict[str, Any]:
    """One driver: let a crowd come in, wait for the word, and measure; all answer times are told."""
    crowd = Crowd(address, habits, seed)
    await crowd.gather()
    _write(READY)
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.sleep(settling(habits))
    counts = crowd.counts
    counts.counting = True
    began, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    counts.counting = False
    took, own = time.perf_counter() - began, time.process_time() - used
    await crowd.leave()
    return {**asdict(counts), "seconds": took, "driver_cpu": own}


def _write(text: bytes) -> None:
    """Print more than a pipe holds: with PYTHONUNBUFFERED, `print` drops what a pipe does not take at once."""
    os.set_blocking(sys.stdout.fileno(), True)
    while text:
        text = text[os.write(sys.stdout.fileno(), text) :]


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
        _write(json.dumps(uvloop.run(measure(address, Habits(**json.loads(part)), seconds, seed))).encode())
    else:
        print(json.dumps(run(address, Habits(**given), seconds, drivers)))


if __name__ == "__main__":
    main()
