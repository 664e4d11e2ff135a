"""A crowd at a house: people who think, onlookers, people who reload the page, phones on bad networks.

Everybody is one WebSocket of a few hundred bytes in this process, so that thousands fit into one. What a page is told
has to be complete: each update must have the next number, also after a reconnect, or it counts as a gap.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.house.wire import Socket, connect
from loggia.house.web.routes.route import COOKIE

BAD_DELAY = 0.15
"""Median seconds that a message of a phone on a bad network takes longer."""
STALL_EVERY, STALL = 20.0, 2.0
"""Such a phone hears nothing for that long, that often on average."""
AGAIN = (0.1, 0.3, 1.0, 3.0)
"""Seconds before each try to connect again."""


@dataclass(frozen=True)
class Habits:
    """What the crowd does."""

    tables: int = 20
    people: int = 2
    """People at each table."""
    bots: int = 0
    level: str = "apprentice"
    onlookers: float = 0.0
    """Onlookers for each table, on average."""
    pace: float = 0.0
    """Seconds that a person thinks, on average; 0: plays as fast as it goes."""
    reloads: float = 0.0
    """How often a minute a page is loaded anew."""
    bad: float = 0.0
    """The share of pages on bad networks."""
    game: str = "palio"


@dataclass
class Counts:
    """What was measured. `counting` is off while the crowd gathers."""

    counting: bool = False
    moves: int = 0
    matches: int = 0
    refused: int = 0
    gaps: int = 0
    reconnects: int = 0
    failures: int = 0
    """Requests and connections that failed."""
    troubles: dict[str, int] = field(default_factory=dict)
    """How often each reason was given for a failure, or for a connection that was lost."""
    answers: list[float] = field(default_factory=list)
    """Seconds from a click to its answer, where the network is good."""
    slow_answers: list[float] = field(default_factory=list)
    """The same on bad networks."""

    def failed(self, what: str, error: Exception) -> None:
        """A request or a connection has failed."""
        self.failures += 1
        answer = getattr(error, "response", None)
        said = "" if answer is None else f" {answer.status_code} {answer.text[:80]}"
        self.trouble(f"{what}: {type(error).__name__}{said}")

    def trouble(self, why: str) -> None:
        """Count a reason."""
        self.troubles[why] = self.troubles.get(why, 0) + 1


class Heard(msgspec.Struct):
    """The parts of a message that matter."""

    type: str
    table: str = ""
    number: int = 0
    key: str = ""
    kind: str = ""
    choices: list[msgspec.Raw] | msgspec.UnsetType | None = msgspec.UNSET
    choice_patch: tuple[int, int, list[msgspec.Raw]] | None = None
    info: dict[str, msgspec.Raw] = {}


class _Choice(msgspec.Struct):
    text: str


READ = msgspec.json.Decoder(Heard)
READ_CHOICE = msgspec.json.Decoder(_Choice)


class LoadPage:
    """One page: a player's, or (`plays` false) an onlooker's."""

    def __init__(self, party: Party, cookie: str, plays: bool) -> None:
        crowd = party.crowd
        self._party = party
        self._crowd = crowd
        self._dice = crowd.dice
        self.cookie = cookie
        self._plays = plays
        self.bad = self._dice.random() < crowd.habits.bad
        self._socket: Socket | None = None
        self._number = 0
        self._choices: list[msgspec.Raw] | None = None
        self._pending: tuple[str, bytes, float] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._opening: asyncio.Task[None] | None = None
        self.closed = False
        self._reloading = False

    # --- the line -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, as often as it takes, and watch the table."""
        for tries in range(1000):
            where = urlsplit(self._dice.choice(self._crowd.addresses))
            try:
                async with asyncio.timeout(20):
                    self._socket = await connect(
                        where.hostname or "", where.port or 80, "/api/v1/live", self.cookie, self._hear
                    )
                break
            except (OSError, TimeoutError) as error:
                self._crowd.counts.failed("connect", error)
                if self.closed:
                    return
                await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
        assert self._socket is not None
        self._socket.lost = self._lost
        self._watch()
        if self._pending is not None:
            self._send(self._pending[1])
        habits = self._crowd.habits
        if habits.reloads:
            self._later("reload", self._dice.expovariate(habits.reloads / 60), self._reload)
        if self.bad:
            self._later("stall", self._dice.expovariate(1 / STALL_EVERY), self._stall)

    def _lost(self) -> None:
        if not self.closed and (self._opening is None or self._opening.done()):
            self._crowd.counts.reconnects += 1
            if self._socket is not None and not self._reloading:
                self._crowd.counts.trouble(f"socket {self._socket.why}")
            self._reloading = False
            self._opening = asyncio.create_task(self.open())

    def _reload(self) -> None:
        if self._socket is not None and not self._socket.closed:
            self._reloading = True
            self._socket.close()

    def _stall(self) -> None:
        socket = self._socket
        if socket is not None and not socket.closed:
            socket.pause()
            self._later("resume", self._dice.expovariate(1 / STALL), socket.resume)
        self._later("stall", self._dice.expovariate(1 / STALL_EVERY), self._stall)

    def _later(self, name: str, seconds: float, job: object) -> None:
        before = self._timers.pop(name, None)
        if before is not None:
            before.cancel()
        self._timers[name] = asyncio.get_running_loop().call_later(seconds, job)  # type: ignore[arg-type]

    def _send(self, message: bytes) -> None:
        socket = self._socket
        if socket is None or socket.closed:
            return
        if self.bad:
            asyncio.get_running_loop().call_later(self._dice.lognormvariate(0, 0.6) * BAD_DELAY, socket.send, message)
        else:
            socket.send(message)

    def close(self) -> None:
        """Leave."""
        self.closed = True
        for timer in self._timers.values():
            timer.cancel()
        if self._opening is not None:
            self._opening.cancel()
        if self._socket is not None:
            self._socket.close()

    # --- watching and playing -------------------------------------------------------------------------

    def watch_anew(self) -> None:
        """Another table."""
        self._number, self._choices, self._pending = 0, None, None
        self._watch()

    def _watch(self) -> None:
        self._send(b'{"do":"watch","table":"%b","seen":%d,"brief":true}' % (self._party.code.encode(), self._number))

    def leave_table(self) -> None:
        """Watch it no more."""
        self._send(b'{"do":"unwatch","table":"%b"}' % self._party.code.encode())

    def _hear(self, body: bytes) -> None:
        message = READ.decode(body)
        if message.type in ("state", "update") and message.table == self._party.code:
            if message.type == "update":
                if message.number <= self._number:
                    return
                if message.number != self._number + 1:
                    self._crowd.counts.gaps += 1
                    self._watch()
                    return
            self._number = message.number
            if message.choices is not msgspec.UNSET:
                self._choices = message.choices
            elif message.choice_patch is not None and self._choices is not None:
                at, gone, added = message.choice_patch
                self._choices[at : at + gone] = added
            if bytes(message.info.get("status", b"")) == b'"over"':
                self._party.ended()
                return
        if message.key and self._pending is not None and message.key == self._pending[0]:
            self._answered(message)
        self._play_soon()

    def _answered(self, message: Heard) -> None:
        assert self._pending is not None
        counts = self._crowd.counts
        took, self._pending = time.perf_counter() - self._pending[2], None
        if message.type == "refused":
            counts.refused += 1
            if message.kind == "out-of-date":
                self._watch()
        elif counts.counting:
            counts.moves += 1
            (counts.slow_answers if self.bad else counts.answers).append(took)

    def _play_soon(self) -> None:
        if not self._plays or not self._choices or self._pending is not None or "play" in self._timers:
            return
        pace = self._crowd.habits.pace
        if pace:
            self._later("play", self._dice.gammavariate(2, pace / 2), self._play)
        else:
            self._play()

    def _play(self) -> None:
        self._timers.pop("play", None)
        if not self._choices or self._pending is not None or self.closed:
            return
        key = f"{self._dice.getrandbits(48):x}"
        text = READ_CHOICE.decode(self._dice.choice(self._choices)).text
        message = b'{"do":"move","table":"%b","text":%b,"seen":%d,"key":"%b"}' % (
            self._party.code.encode(), msgspec.json.encode(text), self._number, key.encode(),
        )  # fmt: skip
        self._pending = key, message, time.perf_counter()
        self._send(message)


class Party:
    """The people of one table, who play match after match."""

    def __init__(self, crowd: Crowd, index: int) -> None:
        self.crowd = crowd
        self._index = index
        self.code = ""
        self._pages: list[LoadPage] = []
        self._over = asyncio.Event()
        self.begun = asyncio.Event()

    async def run(self) -> None:
        """Come in, and play until cancelled."""
        crowd, habits = self.crowd, self.crowd.habits
        players = [await crowd.guest(f"T{self._index} S{seat}") for seat in range(habits.people)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (habits.people - 1)]
        seats += [{"kind": "bot", "level": habits.level}] * habits.bots
        while True:
            try:
                made = await crowd.post(players[0], "/tables", {"game": habits.game, "seats": seats, "public": True})
                self.code = made["table"]
                for cookie in players[1:]:
                    await crowd.post(cookie, f"/tables/{self.code}/join", {"invite": made["info"]["invite"]})
            except (httpx.HTTPError, KeyError) as error:
                crowd.counts.failed("new match", error)
                await asyncio.sleep(1)
                continue
            self._over.clear()
            if self._pages:
                for page in self._pages:
                    page.watch_anew()
            else:
                await self._open_pages(players)
            self.begun.set()
            await self._over.wait()
            crowd.counts.matches += crowd.counts.counting
            for page in self._pages:
                page.leave_table()

    async def _open_pages(self, players: list[str]) -> None:
        crowd = self.crowd
        extra = crowd.habits.onlookers
        lookers = int(extra) + (crowd.dice.random() < extra % 1)
        self._pages = [LoadPage(self, cookie, True) for cookie in players]
        self._pages += [LoadPage(self, "", False) for _ in range(lookers)]
        for page in self._pages:
            await page.open()

    def ended(self) -> None:
        """The match is over."""
        self._over.set()

    def close(self) -> None:
        """Everybody leaves."""
        for page in self._pages:
            page.close()


class Crowd:
    """All parties at one house; where it has several addresses (with commas between), pages are spread over them."""

    def __init__(self, address: str, habits: Habits, seed: int = 0) -> None:
        self.addresses = address.split(",")
        self.habits = habits
        self.counts = Counts()
        self.dice = random.Random(seed)
        self._parties = [Party(self, index) for index in range(habits.tables)]
        self._tasks: list[asyncio.Task[None]] = []
        self._http = [
            httpx.AsyncClient(
                base_url=f"{one}/api/v1", timeout=60, limits=httpx.Limits(max_connections=20), verify=False,
                trust_env=False,
            )
            for one in self.addresses
        ]  # fmt: skip
        for http in self._http:  # whoever asks next is somebody else
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def guest(self, name: str) -> str:
        """Somebody new; the cookie."""
        while True:
            try:
                http = self.dice.choice(self._http)
                answer = await http.post("/guest", json={"name": name})
                return f"{COOKIE}={answer.cookies[COOKIE]}"
            except (httpx.HTTPError, KeyError) as error:
                self.counts.failed("guest", error)
            await asyncio.sleep(1)

    async def post(self, cookie: str, path: str, body: object) -> dict[str, Any]:
        """Ask for something as somebody."""
        answer = await self.dice.choice(self._http).post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def gather(self) -> None:
        """Have everybody come in and begin; ten tables at a time."""
        for start in range(0, len(self._parties), 10):
            some = self._parties[start : start + 10]
            self._tasks += [asyncio.create_task(party.run()) for party in some]
            await asyncio.gather(*(party.begun.wait() for party in some))

    async def leave(self) -> None:
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for party in self._parties:
            party.close()
        for http in self._http:
            await http.aclose()
