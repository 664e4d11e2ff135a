"""A client for programs that play at a remote house. It reconnects by itself."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import websockets

from loggia.house.tables.views.patch import patched

RETRY = (0.1, 0.2, 0.3, 0.5, 1.0, 2.0)
"""Seconds before each try to reconnect; the last one is repeated."""


class HouseRefused(Exception):
    """The house said no: `code`, `why` (a phrase), `kind` and `rule` of the problem."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("code", "?"))
        self.code: str = problem.get("code", "")
        self.why: dict[str, Any] = problem.get("why", {})
        self.kind: str = problem.get("kind", "")
        self.rule: str = problem.get("rule", "")
        self.wait: float = problem.get("wait", 0.0)


@dataclass(frozen=True)
class RemoteChoice:
    """One legal move: send its `text`."""

    text: str
    ids: list[str]
    say: dict[str, Any]
    effect: dict[str, Any] | None


@dataclass(frozen=True)
class Decision:
    """What the house asks of my seat now. `complete`: whether all legal moves are listed."""

    number: int
    view: dict[str, Any]
    choices: list[RemoteChoice]
    complete: bool
    awaited: bool


class RemoteTable:
    """A table as this client sees it; kept up to date while it is open."""

    def __init__(self, house: RemoteHouse, code: str, invite: str = "") -> None:
        self.house = house
        self.code = code
        self.invite = invite
        self.number = 0
        self.chat_id = 0
        self.seat = -1
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.choices: list[dict[str, Any]] | None = None
        self.complete = True
        self.lines: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.clocks: dict[str, Any] | None = None
        self.present: list[int] = []
        self.undo: dict[str, int] | None = None
        self.orders: list[dict[str, Any]] = []
        self.gone: HouseRefused | None = None
        self._changed = asyncio.Event()
        self._answered = -1

    async def __aenter__(self) -> Self:
        await self.house.watch(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.unwatch(self)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.info.get("status") == "over"

    async def changed(self) -> None:
        """Wait until something happens."""
        self._changed.clear()
        await self._changed.wait()
        if self.gone is not None:
            raise self.gone

    async def decisions(self, speak: bool = False) -> AsyncIterator[Decision]:
        """Each decision of my seat, until the match is over. With `speak`, also those where nobody waits for me."""
        while not self.over:
            ready = self.choices and self.info.get("status") == "playing" and self.number > self._answered
            if ready and self.choices is not None:
                awaited = self.seat in self.view["awaited"]
                if awaited or speak:
                    self._answered = self.number
                    choices = [RemoteChoice(c["text"], c["ids"], c["say"], c.get("effect")) for c in self.choices]
                    yield Decision(self.number, self.view, choices, self.complete, awaited)
                    continue
            await self.changed()

    async def play(self, text: str, key: str = "") -> int:
        """Play a move; returns its number in the log. Raises `HouseRefused` with the reason."""
        key = key or secrets.token_hex(4)
        message = {"do": "move", "table": self.code, "text": text, "seen": self.number, "key": key}
        try:
            answer = await self.house.ask(key, message)
        except HouseRefused:
            self._answered = -1
            raise
        return int(answer["number"])

    async def act(self, what: str, /, **body: Any) -> dict[str, Any]:
        """Do any other action (`undo`, `chat`, `resign` ...); returns the answer."""
        key = body.setdefault("key", secrets.token_hex(4))
        if what in ("undo", "ask"):
            body.setdefault("seen", self.number)
        return await self.house.ask(key, {"do": "act", "table": self.code, "what": what, "body": body})

    def receive(self, message: dict[str, Any]) -> bool:
        """Apply a message about this table; false if a message before it was missed."""
        kind = message["type"]
        if kind == "state":
            self._replace_state(message)
        elif kind == "update":
            if message["number"] <= self.number:
                return True
            if message["number"] != self.number + 1:
                return False
            self._update(message)
        elif kind == "chat":
            if message["line"]["id"] > self.chat_id:
                self.chat_id = message["line"]["id"]
                self.chat.append(message["line"])
        elif kind == "present":
            self.present = message["people"]
        self._changed.set()
        return True

    def _replace_state(self, state: dict[str, Any]) -> None:
        seat = self.seat
        for name in ("info", "seat", "choices", "complete", "clocks", "present", "undo", "orders"):
            setattr(self, name, state[name])
        self.view = state["view"] or {}
        if state["seat"] != seat:
            self.number, self.lines = 0, []  # every seat has its own numbers
        self.lines += [line for line in state["lines"] if line["number"] > self.number]
        self.chat += [line for line in state["chat"] if line["id"] > self.chat_id]
        self.chat_id = max([self.chat_id, *(line["id"] for line in state["chat"])])
        if state["number"] < self.number:
            self._answered = -1
        self.number = state["number"]

    def _update(self, message: dict[str, Any]) -> None:
        self.number = message["number"]
        self.lines.append(message["line"])
        if "view" in message:
            self.view = message["view"]
        elif "patch" in message:
            self.view = patched(self.view, message["patch"])
        self.info.update(message.get("info", {}))
        for name in ("choices", "complete", "seat", "clocks", "undo", "orders"):
            if name in message:
                setattr(self, name, message[name])
        if "choice_patch" in message and self.choices is not None:
            at, gone, added = message["choice_patch"]
            self.choices = [*self.choices[:at], *added, *self.choices[at + gone :]]

    def mark_lost(self, refused: HouseRefused) -> None:
        """The house no longer shows this table to us."""
        self.gone = refused
        self._changed.set()


class RemoteHouse:
    """A house at an address. Use it with `async with`; call `guest` or `log_in` first.

    `origin` is sent with every request, as a browser would.
    """

    def __init__(self, address: str, origin: str | None = None) -> None:
        self.address = address.rstrip("/")
        headers = {"Origin": origin} if origin else {}
        secure = self.address.startswith("https:")
        self.http = httpx.AsyncClient(
            base_url=f"{self.address}/api/v1", timeout=30, headers=headers, verify=secure, trust_env=secure
        )
        self.tables: dict[str, RemoteTable] = {}
        self.notes: list[dict[str, Any]] = []
        self.reconnects = 0
        self._origin = origin
        self._socket: websockets.ClientConnection | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._watching: dict[str, asyncio.Future[None]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None
        await self.http.aclose()

    # --- HTTP -----------------------------------------------------------------------------------------

    async def call(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Any request: the decoded answer, or `HouseRefused`."""
        answer = await self.http.request(
            method, path, json={} if body is None and method != "GET" else body, params=query or None
        )
        if answer.status_code >= 400:
            try:
                problem = answer.json()
            except ValueError:
                problem = {"code": f"http-{answer.status_code}"}
            raise HouseRefused(problem)
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def guest(self, name: str) -> dict[str, Any]:
        """Log in as a guest with that name."""
        me: dict[str, Any] = await self.call("POST", "/guest", {"name": name})
        return me

    async def log_in(self, name: str, password: str) -> dict[str, Any]:
        """Log in to an account."""
        me: dict[str, Any] = await self.call("POST", "/login", {"name": name, "password": password})
        return me

    async def play_now(self, game: str, **wish: Any) -> str:
        """Start a match against bots; returns the table's code."""
        return str((await self.call("POST", "/play-now", {"game": game, **wish}))["table"])

    async def new_table(self, game: str, **wish: Any) -> dict[str, Any]:
        """Make a table; returns its state."""
        state: dict[str, Any] = await self.call("POST", "/tables", {"game": game, **wish})
        return state

    async def join(self, code: str, invite: str = "", seat: int = -1) -> None:
        """Take a seat at a table."""
        await self.call("POST", f"/tables/{code}/join", {"invite": invite, "seat": seat})

    def table(self, code: str, invite: str = "") -> RemoteTable:
        """A table to open with `async with`."""
        return RemoteTable(self, code, invite)

    # --- the socket -----------------------------------------------------------------------------------

    async def watch(self, table: RemoteTable) -> None:
        """Open a table: from now on it is kept up to date."""
        self.tables[table.code] = table
        first = self._watching[table.code] = asyncio.get_running_loop().create_future()
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        elif self._socket is not None:
            await self._send_watch(table)
        await first

    async def unwatch(self, table: RemoteTable) -> None:
        """Close a table."""
        self.tables.pop(table.code, None)
        await self._send({"do": "unwatch", "table": table.code})

    async def ask(self, key: str, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a key and wait for its answer; after a reconnect it is sent again."""
        encoded = msgspec.json.encode(message)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._pending[key] = (encoded, answer)
        try:
            await self._send_bytes(encoded)
            return await answer
        finally:
            self._pending.pop(key, None)

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, message: bytes) -> None:
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(message, text=True)

    async def _send_watch(self, table: RemoteTable) -> None:
        await self._send(
            {
                "do": "watch",
                "table": table.code,
                "seen": table.number,
                "chat": table.chat_id,
                "invite": table.invite,
                "brief": True,
            }
        )

    async def _listen(self) -> None:
        failures = 0
        url = self.address.replace("http", "ws", 1) + "/api/v1/live"
        while True:
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            headers = {"Cookie": cookies} if cookies else {}
            try:
                async with websockets.connect(
                    url,
                    origin=self._origin,  # type: ignore[arg-type]
                    additional_headers=headers,
                    max_size=None,
                    ping_interval=20,
                    proxy=None,
                ) as socket:
                    self._socket = socket
                    failures = 0
                    for table in list(self.tables.values()):
                        await self._send_watch(table)
                    for encoded, _ in list(self._pending.values()):
                        await self._send_bytes(encoded)
                    async for message in socket:
                        await self._receive(msgspec.json.decode(message))
            except (OSError, websockets.WebSocketException):
                pass
            finally:
                self._socket = None
            self.reconnects += 1
            await asyncio.sleep(RETRY[min(failures, len(RETRY) - 1)])
            failures += 1

    async def _receive(self, message: dict[str, Any]) -> None:
        kind, code = message["type"], message.get("table", "")
        table = self.tables.get(code)
        if kind == "note":
            self.notes.append(message)
        elif table is not None and kind in ("state", "update", "chat", "present") and not table.receive(message):
            await self._send_watch(table)
        key = message.get("key", "")
        if (kind == "state" or (kind == "done" and not key)) and code in self._watching:
            self._set_result(self._watching.pop(code), None)
        if kind == "refused":
            refused = HouseRefused(message)
            if refused.kind == "out-of-date" and table is not None:
                await self._send_watch(table)  # something was missed
            if key in self._pending:
                self._set_error(self._pending[key][1], refused)
            elif code in self._watching:
                self._set_error(self._watching.pop(code), refused)
            elif table is not None and not key:
                table.mark_lost(refused)
        elif key in self._pending:
            self._set_result(self._pending[key][1], message)

    @staticmethod
    def _set_result(future: asyncio.Future[Any], value: Any) -> None:
        if not future.done():
            future.set_result(value)

    @staticmethod
    def _set_error(future: asyncio.Future[Any], error: Exception) -> None:
        if not future.done():
            future.set_exception(error)
