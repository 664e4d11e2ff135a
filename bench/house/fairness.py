"""How long a person waits for a bot while others use many resources: `python -m bench.house.fairness [MOVES]`.

Three runs, each with one person who plays against one bot: without other load; while a guest of another address plays
at twenty tables with three bots each; and while a third address sends forged records of ten thousand moves.

The delay is the time from the person's move to the person's next decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench.house.__main__ import free_port, serving
from loggia.client import HouseRefused, RemoteHouse, RemoteTable
from tools.usage import help_if_asked

GAME, LEVEL, THINK = "carrara", "merchant", 0.6


def forged_record() -> str:
    """A record of ten thousand moves with a correct digest, so that only replaying it finds the illegal move."""
    sealed = hashlib.sha256(b"s").hexdigest()
    head = ["loggia record 1", "game palio", "revision 1", "seats 2", f"commitment {sealed}", "seed s", "moves"]
    body = [*head, *(f"{n % 2} enter {n // 2 % 6 + 1}" for n in range(10_000))]
    return "\n".join([*body, "digest " + hashlib.sha256(("\n".join(body) + "\n").encode()).hexdigest()]) + "\n"


def visitor(address: str, place: str) -> RemoteHouse:
    """A client with another address, given as `X-Forwarded-For`."""
    found = RemoteHouse(address)
    found.http.headers["x-forwarded-for"] = place
    return found


async def delays(address: str, moves: int) -> list[float]:
    """Seconds between my move and my next decision, with one bot at the table."""
    me = visitor(address, "192.0.2.1")
    await me.guest("Me")
    found: list[float] = []
    while len(found) < moves:
        code = await me.play_now(GAME, seats=2, level=LEVEL)
        async with me.table(code) as table:
            await _play(table, found, moves)
    await me.close()
    return found


async def _play(table: RemoteTable, found: list[float], moves: int) -> None:
    began = number = 0.0
    async for decision in table.decisions():
        if began and decision.number > number:  # a bot has moved in between
            found.append(time.perf_counter() - began)
        if len(found) >= moves:
            return
        number = await table.play(decision.choices[len(found) % len(decision.choices)].text)
        began = time.perf_counter()


async def greedy(address: str) -> None:
    """Twenty tables against three bots each, with moves at all of them as fast as the limits allow."""
    me = visitor(address, "198.51.100.1")
    await me.guest("Greedy")

    async def play(code: str) -> None:
        async with me.table(code) as table:
            async for decision in table.decisions():
                with contextlib.suppress(HouseRefused):
                    await table.play(decision.choices[0].text)

    codes: list[str] = []
    for _ in range(20):
        with contextlib.suppress(HouseRefused):
            codes.append(await me.play_now(GAME, seats=4, level=LEVEL))
    await asyncio.gather(*(play(code) for code in codes), return_exceptions=True)


async def forger(address: str) -> None:
    """Records of ten thousand moves, eight at a time."""
    body = {"record": forged_record()}

    async def send() -> None:
        async with httpx.AsyncClient(timeout=60, headers={"x-forwarded-for": "203.0.113.1"}) as client:
            while True:
                answer = await client.post(f"{address}/api/v1/replay", json=body)
                if answer.status_code in (429, 503):
                    await asyncio.sleep(0.2)

    await asyncio.gather(*(send() for _ in range(8)))


async def measured(address: str, moves: int, attack: Any) -> list[float]:
    """The delays while somebody attacks."""
    task = asyncio.create_task(attack(address)) if attack else None
    if task is not None:
        await asyncio.sleep(5)
    try:
        return await delays(address, moves)
    finally:
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def main() -> None:
    """Measure, and print one line of JSON for each run."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    quiet = quiet_slow = 0.0
    for name, attack in (("quiet", None), ("twenty tables", greedy), ("forged records", forger)):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            flags = {"port": port, "database": f"{folder}/house.sqlite3", "trust-proxy": "true", "examples": "true",
                     "courtesy": 0, "think": THINK, "workers": 1, "log-level": "error"}  # fmt: skip
            command = [sys.executable, "-m", "loggia.house", *(f"--{key}={value}" for key, value in flags.items())]
            address = f"http://127.0.0.1:{port}"
            with serving(command, Path(folder), f"{address}/readyz"):
                found = asyncio.run(measured(address, moves, attack))
        median = statistics.median(found)
        slow = sorted(found)[int(len(found) * 0.95)]
        quiet, quiet_slow = quiet or median, quiet_slow or slow
        figures = {"moves": len(found), "median": round(median, 3), "p95": round(slow, 3)}
        ratios = {"ratio": round(median / quiet, 2), "p95 ratio": round(slow / quiet_slow, 2)}
        print(json.dumps({"run": name, **figures, **ratios}), flush=True)


if __name__ == "__main__":
    help_if_asked(__doc__)
    main()
