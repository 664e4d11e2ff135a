"""How long a person waits for three bots, by game and pace: `python -m bench.client.rounds [GAME ...]`.

A simulated person sits with three merchants at a real house. Whenever the match waits for the person, it answers at
once, with a pass where that is legal. A round lasts from the end of the person's turn to the next one. Where bots pause
so that the person may speak, the person does nothing: this is the longest possible round.
"""

import asyncio
import os
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvicorn

from bench.results import write_section
from loggia.client import RemoteHouse, RemoteTable
from loggia.house.house import House
from loggia.house.settings import Settings
from loggia.house.web.app import make_app
from loggia.house.web.sockets.protocol import LONGEST, Protocol
from tools.usage import help_if_asked

GAMES = ("carrara", "lucca", "vecchio", "genoa")
PACES = ("instant", "quick", "easy")
BOTS = 3
ANSWERS = ("pass", "roll", "leave", "take", "main", "done", "skip", "stop")
"""How a move of the person begins, in order of preference."""


def _is_my_turn(game: str, view: dict[str, Any]) -> bool:
    """Whether it is the person's turn; in Genoa, whether the person is the tower player."""
    return bool(view["table"]["tower_seat"] == 0) if game == "genoa" else 0 in view["awaited"]


def _answer(texts: list[str]) -> str:
    preferred = (text for word in ANSWERS for text in texts if text == word or text.startswith(f"{word} "))
    return next(preferred, texts[len(texts) // 2])


async def _rounds(game: str, table: RemoteTable, count: int) -> list[tuple[float, int]]:
    """Seconds and log entries of each of `count` rounds."""
    found: list[tuple[float, int]] = []
    began: tuple[float, int] | None = None
    while len(found) < count and not table.over:
        mine = _is_my_turn(game, table.view)
        if mine and began is not None:
            found.append((time.monotonic() - began[0], table.number - began[1]))
            began = None
        elif not mine and began is None:
            began = time.monotonic(), table.number
        number = table.number
        if 0 in table.view["awaited"] and table.choices:
            await table.play(_answer([choice["text"] for choice in table.choices]))
        while table.number == number and not table.over:
            await asyncio.sleep(0.005)
    return found


async def measured(game: str, pace: str, folder: Path, count: int) -> list[tuple[float, int]]:
    """Rounds at a new house with the default settings."""
    file = folder / f"{game}-{pace}.sqlite3"
    house = House(Settings(database=str(file), limits=0, push=False, log_level="error"), time.time)
    config = uvicorn.Config(make_app(house), port=0, ws=Protocol, ws_max_size=2 * LONGEST, log_config=None)
    server = uvicorn.Server(config)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    task = asyncio.create_task(server._serve([listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        async with RemoteHouse(f"http://127.0.0.1:{listener.getsockname()[1]}") as visitor:
            await visitor.guest("Ada")
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "merchant"}] * BOTS]
            code = (await visitor.new_table(game, seats=seats))["table"]
            async with visitor.table(code) as table:
                await table.act("pace", pace=pace)
                return await _rounds(game, table, count)
    finally:
        server.should_exit = True
        await task


def main() -> None:
    """Measure and write the section of RESULTS.md."""
    lines = [
        f"Seconds from the end of a person's turn to the next, {BOTS} merchants, at the house (a page is at most 3 s"
        " behind at a quick pace, 8 s at an easy one). Before: Genoa 197 s, of which 192 s were pauses of 4 s.",
        "",
        "| game | pace | rounds | median s | longest s | entries a round | load |",
        "|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        for game in sys.argv[1:] or GAMES:
            for pace in PACES:
                found = asyncio.run(measured(game, pace, Path(folder), 2 if game == "genoa" else 4))
                seconds, entries = [one for one, _ in found], [number for _, number in found]
                lines.append(
                    f"| {game} | {pace} | {len(found)} | {statistics.median(seconds):.1f} | {max(seconds):.1f}"
                    f" | {statistics.mean(entries):.0f} | {os.getloadavg()[0]:.1f} |"
                )
                print(lines[-1], flush=True)
    write_section("Bots' rounds", "\n".join(lines))


if __name__ == "__main__":
    help_if_asked(__doc__)
    main()
