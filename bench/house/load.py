"""Load for the house: complete matches over WebSockets. Run as a process of its own; prints one JSON object.

    python -m bench.house.load ADDRESS GAME TABLES SECONDS PACE PID

PID is the server's process, whose processor time is read.
PACE is the time between two moves of a table in seconds; 0: as fast as it goes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from bench.house.wire import Socket, connect
from loggia.house.web.routes.route import COOKIE


class Line(msgspec.Struct):
    """Identifies a log entry for all viewers; its number cannot, because each viewer has its own numbers."""

    at: float = 0.0
    seat: int = -1


class Message(msgspec.Struct):
    """The parts of a message that the driver needs."""

    type: str
    table: str = ""
    number: int = 0
    key: str = ""
    kind: str = ""
    line: Line | None = None
    choices: list[msgspec.Raw] | msgspec.UnsetType | None = msgspec.UNSET
    choice_patch: tuple[int, int, list[msgspec.Raw]] | None = None
    info: dict[str, msgspec.Raw] = {}


class Text(msgspec.Struct):
    """The part of a choice that is sent back."""

    text: str


Entry = tuple[float, int]
"""An entry of a table's log: when, and whose."""

READ = msgspec.json.Decoder(Message)
READ_CHOICE = msgspec.json.Decoder(Text)


class Figures:
    """The measured figures."""

    def __init__(self) -> None:
        self.moves = 0
        self.matches = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.counting = False
        self.longest_silence = 0.0
        self.last = time.perf_counter()

    def moved(self, took: float) -> None:
        """A move has reached everybody."""
        now = time.perf_counter()
        if self.counting:
            self.moves += 1
            self.latencies.append(took)
            self.longest_silence = max(self.longest_silence, now - self.last)
        self.last = now


class Seat:
    """One player with its socket: plays a random choice whenever it has some."""

    def __init__(self, driver: Driver, seat: int) -> None:
        self.driver = driver
        self.seat = seat
        self.socket: Socket | None = None
        self.cookie = ""
        self.number = 0
        self.choices: list[msgspec.Raw] | None = None
        self.waiting = ""

    def on_message(self, body: bytes) -> None:
        """Handle a message from the server."""
        message = READ.decode(body)
        if message.type in ("state", "update") and message.table == self.driver.code:
            self.number = message.number
            if message.choices is not msgspec.UNSET:
                self.choices = message.choices
            elif message.choice_patch is not None and self.choices is not None:
                at, gone, added = message.choice_patch
                self.choices[at : at + gone] = added
            if message.line is not None:
                self.driver.update_arrived((message.line.at, message.line.seat), message.key)
            if bytes(message.info.get("status", b"")) == b'"over"':
                self.driver.ended()
            if message.key == self.waiting:
                self.waiting = ""
            self.driver.next_move()
        elif message.type == "refused":
            self.driver.figures.refused += 1
            self.waiting = ""
            self.driver.pending.pop(message.key, None)
            if message.kind == "out-of-date":  # as the page does
                assert self.socket is not None
                self.socket.send(
                    b'{"do":"watch","table":"%b","seen":%d,"brief":true}' % (self.driver.code.encode(), self.number)
                )
            else:
                self.driver.next_move()
        elif message.type == "done":
            self.driver.next_move()

    def play(self) -> None:
        """Send a random choice."""
        assert self.choices
        assert self.socket is not None
        driver = self.driver
        driver.keys += 1
        key = f"{driver.index}.{driver.keys}"
        text = READ_CHOICE.decode(random.choice(self.choices)).text
        message = b'{"do":"move","table":"%b","text":%b,"seen":%d,"key":"%b"}' % (
            driver.code.encode(), msgspec.json.encode(text), self.number, key.encode(),
        )  # fmt: skip
        self.waiting = key
        driver.pending[key] = time.perf_counter()
        self.socket.send(message)


class Driver:
    """Plays one match after the other at a table of its own."""

    def __init__(self, index: int, address: str, game: str, seats: int, pace: float, figures: Figures) -> None:
        self.index = index
        self.address = address
        self.game = game
        self.pace = pace
        self.figures = figures
        self.seats = [Seat(self, seat) for seat in range(seats)]
        self.code = ""
        self.keys = 0
        self.pending: dict[str, float] = {}
        self.began: dict[Entry, float] = {}
        self.got: dict[Entry, int] = {}
        self.newest: dict[int, tuple[Entry, float]] = {}
        """Each seat's own newest move, and how long it took to reach the seat itself."""
        self.over = asyncio.Event()
        self.begun = asyncio.Event()
        self.stopped = False
        self.timer: asyncio.TimerHandle | None = None

    async def log_in(self, http: httpx.AsyncClient) -> None:
        """Log all seats in as guests and open their sockets."""
        where = urlsplit(self.address)
        for seat in self.seats:
            answer = await http.post("/api/v1/guest", json={"name": f"T{self.index} S{seat.seat}"})
            seat.cookie = f"{COOKIE}={answer.cookies[COOKIE]}"
            http.cookies.clear()
            seat.socket = await connect(
                where.hostname or "", where.port or 0, "/api/v1/live", seat.cookie, seat.on_message
            )

    async def run(self, http: httpx.AsyncClient) -> None:
        """Play match after match."""
        while not self.stopped:
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in self.seats[1:])]
            made = await http.post(
                "/api/v1/tables", json={"game": self.game, "seats": seats}, headers={"Cookie": self.seats[0].cookie}
            )
            self.code = made.json()["table"]
            self.over.clear()
            self.pending.clear()
            self.got.clear()
            self.began.clear()
            self.newest.clear()
            for seat in self.seats[1:]:
                await http.post(f"/api/v1/tables/{self.code}/join", json={}, headers={"Cookie": seat.cookie})
            for seat in self.seats:
                seat.waiting, seat.choices = "", None
                assert seat.socket is not None
                seat.socket.send(b'{"do":"watch","table":"%b","brief":true}' % self.code.encode())
            await self.over.wait()
            self.figures.matches += 1
            for seat in self.seats:
                assert seat.socket is not None
                seat.socket.send(b'{"do":"unwatch","table":"%b"}' % self.code.encode())

    def next_move(self) -> None:
        """Let the seats that have choices play, now or after the pause that `pace` asks for."""
        if self.stopped or self.over.is_set() or self.timer is not None:
            return
        ready = [seat for seat in self.seats if seat.choices and not seat.waiting]
        if not ready:
            return
        self.begun.set()
        if self.pace == 0:
            for seat in ready:
                seat.play()
        else:
            wait = self.pace * random.uniform(0.5, 1.5)
            self.timer = asyncio.get_running_loop().call_later(wait, self._next_paced_move)

    def _next_paced_move(self) -> None:
        self.timer = None
        ready = [seat for seat in self.seats if seat.choices and not seat.waiting]
        if ready and not self.stopped:
            ready[0].play()

    def update_arrived(self, entry: Entry, key: str) -> None:
        """An update has reached one more page. A move that is secret reaches only its mover's."""
        if key:
            began = self.began[entry] = self.pending.pop(key, 0.0)
            before, took = self.newest.get(entry[1], (None, 0.0))
            if before is not None and self.began.pop(before, 0.0):  # no other seat was told of it: a secret move
                self.got.pop(before, None)
                self.figures.moved(took)
            self.newest[entry[1]] = entry, time.perf_counter() - began
        count = self.got.get(entry, 0) + 1
        if count == len(self.seats):
            began = self.began.pop(entry, 0.0)
            self.got.pop(entry, None)
            if began:
                self.figures.moved(time.perf_counter() - began)
        else:
            self.got[entry] = count

    def ended(self) -> None:
        """The match is over."""
        self.over.set()


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def load(
    address: str, game: str, tables: int, seconds: float, pace: float, pid: int, seats: int = 2
) -> dict[str, object]:
    """Play at `tables` tables for `seconds`; returns the figures."""
    figures = Figures()
    drivers = [Driver(n, address, game, seats, pace, figures) for n in range(tables)]
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits, verify=False) as http:
        for driver in drivers:
            await driver.log_in(http)
        running = [asyncio.create_task(driver.run(http)) for driver in drivers]
        await asyncio.gather(*(driver.begun.wait() for driver in drivers))
        await asyncio.sleep(2.0 if pace == 0 else pace / 2)
        before = _bytes(drivers)
        figures.last = time.perf_counter()
        figures.counting = True
        began, used, served = time.perf_counter(), time.process_time(), cpu(pid)
        await asyncio.sleep(seconds)
        figures.counting = False
        took, own, served = time.perf_counter() - began, time.process_time() - used, cpu(pid) - served
        after = _bytes(drivers)
        for driver in drivers:
            driver.stopped = True
        for task in running:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
    ranked = sorted(figures.latencies) or [0.0]
    return {
        "tables": tables,
        "moves": figures.moves,
        "moves_per_s": figures.moves / took,
        "matches": figures.matches,
        "refused": figures.refused,
        "median_ms": ranked[len(ranked) // 2] * 1000,
        "p99_ms": ranked[int(len(ranked) * 0.99)] * 1000,
        "longest_ms": ranked[-1] * 1000,
        "longest_silence_ms": figures.longest_silence * 1000,
        "bytes_per_move": (after - before) / max(1, figures.moves),
        "seats": seats,
        "driver_us": own / max(1, figures.moves) * 1e6,
        "cpu_us": served / max(1, figures.moves) * 1e6,
    }


def _bytes(drivers: list[Driver]) -> int:
    return sum(seat.socket.received for driver in drivers for seat in driver.seats if seat.socket is not None)


if __name__ == "__main__":
    address, game, tables, seconds, pace, pid = sys.argv[1:7]
    print(json.dumps(uvloop.run(load(address, game, int(tables), float(seconds), float(pace), int(pid)))))
