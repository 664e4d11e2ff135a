"""What a move costs more where another worker owns the table: `python -m bench.load.forwarded [--moves 400]`.

Two workers, one table at a time, nobody else: Ada's page is at the worker that owns the table, Bob's at the other one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import tempfile
import time
from pathlib import Path

from bench.load.drivers import quantile
from bench.load.houses import on_postgres
from loggia.client import RemoteHouse, RemoteTable


async def play(table: RemoteTable, times: list[float]) -> None:
    """Play to the end of the match; the time of each move."""
    async for decision in table.decisions():
        began = time.perf_counter()
        await table.play(decision.choices[0].text)
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.02)


async def match(owner: str, other: str, times: dict[str, list[float]]) -> None:
    """One match between a page at the owner and a page at the other worker."""
    async with RemoteHouse(owner) as ada, RemoteHouse(other) as bob:
        await ada.guest("Ada")
        await bob.guest("Bob")
        state = await ada.new_table("palio", seats=[{"kind": "me"}, {"kind": "open"}])
        async with ada.table(state["table"]) as first:
            await bob.join(state["table"], invite=state["info"]["invite"])
            async with bob.table(state["table"]) as second:
                await asyncio.gather(play(first, times["at the owner"]), play(second, times["forwarded"]))


def main() -> None:
    """Read the flags, and measure."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.forwarded", description=__doc__)
    parser.add_argument("--moves", type=int, default=400)
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="loggia-forwarded-"))
    times: dict[str, list[float]] = {"at the owner": [], "forwarded": []}
    with on_postgres(folder, 2) as house:
        while sum(map(len, times.values())) < given.moves:
            asyncio.run(match(house.addresses[0], house.addresses[1], times))
    shutil.rmtree(folder, ignore_errors=True)
    figures = {
        name: {"moves": len(some), "median_ms": quantile(some, 0.5), "p99_ms": quantile(some, 0.99)}
        for name, some in times.items()
    }
    print(json.dumps({"load": round(os.getloadavg()[0], 1), **figures}))


if __name__ == "__main__":
    main()
