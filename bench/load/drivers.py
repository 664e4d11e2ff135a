"""A crowd in several processes, so that the crowd is not the limit: all begin to count at the same moment."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from bench.load.crowd import Habits

READY = b"ready\n"
"""What a driver says when everybody has come in."""


def quantile(values: list[float], share: float) -> float:
    """In milliseconds.

    >>> quantile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    ranked = sorted(values) or [0.0]
    return round(ranked[min(len(ranked) - 1, int(len(ranked) * share))] * 1000, 2)


def settling(habits: Habits) -> float:
    """Seconds between the beginning and the first move that counts."""
    return 2.0 if not habits.pace else min(5.0, habits.pace)


def told(habits: Habits, drivers: int, parts: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of several drivers as one."""
    add = {
        name: sum(part[name] for part in parts)
        for name in ("moves", "matches", "refused", "gaps", "reconnects", "failures", "driver_cpu")
    }
    answers, slow = ([one for part in parts for one in part[name]] for name in ("answers", "slow_answers"))
    seconds = max(part["seconds"] for part in parts)
    troubles: Counter[str] = sum((Counter(part["troubles"]) for part in parts), Counter())
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
        "driver_core": round(max(part["driver_cpu"] / part["seconds"] for part in parts), 2),
        **add,
        "troubles": dict(troubles),
    }


class Drivers:
    """Processes of a crowd; each drives its share of the tables at its own address (or several, with commas)."""

    def __init__(self, addresses: Sequence[str], habits: Habits, seconds: float) -> None:
        self._habits = habits
        count = len(addresses)
        self.processes = []
        for seed, address in enumerate(addresses):
            tables = habits.tables // count + (seed < habits.tables % count)
            part = json.dumps(asdict(replace(habits, tables=tables)))
            command = [sys.executable, "-m", "bench.load", address, "--part", part, "--seed", str(seed)]
            command += ["--seconds", str(seconds)]
            self.processes.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE))

    def gather(self) -> None:
        """Wait until everybody has come in."""
        for process in self.processes:
            assert process.stdout is not None
            if process.stdout.readline() != READY:
                raise RuntimeError(f"a crowd has ended with {process.wait()}")

    def begin(self) -> None:
        """Have all count from now on, after a moment (`settling`)."""
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write(b"\n")
            process.stdin.flush()

    def figures(self) -> dict[str, Any]:
        """Wait for the end; what was measured, as one."""
        parts = [json.loads(process.communicate()[0]) for process in self.processes]
        return told(self._habits, len(parts), parts)

    def end(self) -> None:
        """End whoever still runs."""
        for process in self.processes:
            if process.poll() is None:
                process.kill()
            process.wait()


def run(address: str, habits: Habits, seconds: float, drivers: int = 1) -> dict[str, Any]:
    """A crowd in so many processes; what was measured."""
    crowd = Drivers([address] * drivers, habits, seconds)
    try:
        crowd.gather()
        crowd.begin()
        return crowd.figures()
    finally:
        crowd.end()
