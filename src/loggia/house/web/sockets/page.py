"""A page: the browser page (or program) at the other end of one WebSocket, and all tables that it watches.

Sending never waits: a page that is too slow is cut off. A message is heard in one of two ways. `hear_now` takes a move
at a watched table in the same turn of the event loop in which it arrived, if nothing but the disk is to be waited for;
`hear` takes everything else, in the order in which it came.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from loggia.house import wire
from loggia.house.logs import failed, request_id
from loggia.house.metrics.counted import CUT_SOCKETS
from loggia.house.problems import Trouble, say, trouble
from loggia.house.store import WriteFailed
from loggia.house.store.queries.people import Person
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.moves import move_now
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import phrase

if TYPE_CHECKING:
    from loggia.house.house import House

GONE = 1000
"""The close code where the page itself has gone."""
MOST_WAITING = 4_000_000
"""Maximum bytes that may wait for a slow page."""
MOST_STRIKES = 40
"""Messages without sense (or far too fast) after which a socket is cut; one with sense makes up for one without."""
MOST_TABLES = 20
"""Maximum tables that one page may watch."""

BUSY = "house-busy"
"""What is said where a worker is no member of its club now, or cannot reach a table's owner."""
BACK_SOON = 0.7
"""Seconds after which a page may come back that could not be served for the moment."""

MOVE = '{"do":"move",'
"""How a move begins, as our clients write it. Written otherwise, it is heard by `hear`."""
QUICK = msgspec.json.Decoder(wire.QuickMove)

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
encode = msgspec.json.Encoder().encode


class Page:
    """A page of a person, or of a visitor who only looks on."""

    def __init__(self, house: House, person: Person | None, muted: frozenset[int], cookie: str, address: str) -> None:
        self.house = house
        self.who = person
        self.person = person.id if person else 0
        self.muted = muted
        self.brief = False
        self.pace: wire.Pace = "quick"
        self.cookie = cookie
        self.request = request_id.get()
        """The id of the socket in the logs: `hear_now` is called from outside of its task."""
        self.visitor = f"p{self.person}" if self.person else address
        self.watched: dict[str, LiveTable] = {}
        self.invites: dict[str, str] = {}
        self.tunnels: dict[str, int] = {}
        """Tables that another worker owns, and which: messages about them go there."""
        self.number = 0
        """Its number among the pages of this worker that have tunnels."""
        self._asker = Asker(person, self.visitor, "", self)
        self._hearing = False
        self._strikes = 0
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._close: int | None = None
        self.send_now: Callable[[bytes], bool] | None = None
        """Where the server can do it: send at once; false if the page is too slow."""
        self.send_away: Callable[[], None] | None = None
        """Where it stands for a page of another worker: have that one close its socket."""

    def know(self, person: Person) -> None:
        """Its person has another name: what it does from now on is done under that one."""
        self.who = person
        self._asker = Asker(person, self.visitor, "", self)

    # --- sending --------------------------------------------------------------------------------------

    def push(self, message: bytes) -> None:
        """Send a message; returns at once."""
        if self._close is not None:
            return
        if self.send_now is not None and not self._waiting:
            if not self.send_now(message):
                self.end(4408)
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > MOST_WAITING:
            self.end(4408)
        self._wake.set()

    def end(self, code: int) -> None:
        """Close the socket."""
        if self._close is None:
            self._close = code
            if code != GONE:
                CUT_SOCKETS.add(str(code))
            self._wake.set()

    @property
    def ended(self) -> bool:
        """Whether it is being closed."""
        return self._close is not None

    def say_goodbye(self) -> None:
        """The house closes."""
        self.come_back(1.0)

    def come_back(self, wait: float) -> None:
        """Close the socket, and have the page open another one after some seconds."""
        if self.send_away is not None:
            self.send_away()
            return
        self.push(encode(wire.Cut("house-closing", say(phrase("house-closing")), wait)))
        self.end(1012)

    async def send_all(self, send: Send) -> None:
        """Send what waits, until the page ends."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await send({"type": "websocket.send", "text": message.decode()})
            if self._close is not None:
                await send({"type": "websocket.close", "code": self._close})
                return
            self._wake.clear()
            await self._wake.wait()

    def _refuse(self, key: str, table: str, why: Trouble) -> None:
        """Tell the page that what it asked with that key was not done."""
        p = why.problem()
        self.push(encode(wire.ActionRefused(key, table, p.code, p.why, p.kind, p.rule, p.wait)))

    def _refuse_for(self, error: Exception, key: str, table: str) -> None:
        """The same after a mistake of ours."""
        if isinstance(error, WriteFailed):
            self._refuse(key, table, trouble(503, "house-cannot-write"))
            return
        failed("message failed", error, table=table, request=self.request)
        self._refuse(key, table, trouble(500, "house-our-fault"))

    # --- hearing --------------------------------------------------------------------------------------

    def hear_now(self, text: str) -> bool:
        """Take a move at a watched table, if nothing but the disk is to be waited for; else false."""
        if self._hearing or not text.startswith(MOVE):
            return False
        try:
            move = QUICK.decode(text)
        except msgspec.DecodeError:
            return False
        live = self.watched.get(move.table)
        if self._close is not None:
            return False
        if live is None or live.epoch < 0:
            return self._sent_on(move.table, text)
        try:
            return move_now(self.house.actions, live, self._asker, self, move)
        except Trouble as why:
            self._refuse(move.key, move.table, why)
        except Exception as error:
            self._refuse_for(error, move.key, move.table)
        return True

    async def hear(self, text: str | bytes) -> None:
        """Take any message of the page."""
        self._hearing = True
        key = table = ""
        try:
            message = self._decoded(text)
            key, table = _key(message), getattr(message, "table", "")
            if not self._sent_on(table, text):
                await self._obey(message, key)
            elif type(message) is wire.Unwatch:
                del self.tunnels[table]  # what becomes of its owner concerns this page no longer
            self._strikes = max(0, self._strikes - 1)
        except Trouble as why:
            if why.why.id == BUSY and self.house.club is not None:
                self.come_back(BACK_SOON)
                return
            self._refuse(key, table, why)
            self._strike(why)
        except WriteFailed as error:
            if key:
                self._refuse_for(error, key, table)
            else:  # it does not watch now, and would wait for ever: it asks again over another socket
                self.come_back(BACK_SOON)
        except Exception as error:
            self._refuse_for(error, key, table)
        finally:
            self._hearing = False

    def _strike(self, why: Trouble) -> None:
        """Count messages without sense."""
        if why.status in (400, 404, 429):
            self._strikes += 1
            if self._strikes >= MOST_STRIKES:
                self.end(4400)

    def _sent_on(self, table: str, text: str | bytes) -> bool:
        """Send a message to the worker that owns its table; false if this one does."""
        if table not in self.tunnels or self.house.club is None:
            return False
        self.house.club.tunnels.tunnel(self, table, text.encode() if isinstance(text, str) else text)
        return True

    def _decoded(self, text: str | bytes) -> wire.FromPage:
        try:
            message: wire.FromPage = wire.FROM_PAGE.decode(text)
            return message
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Trouble(400, phrase("house-malformed", why=str(error)[:200])) from error

    async def _obey(self, message: wire.FromPage, key: str) -> None:
        """Do what the page asks."""
        if type(message) is wire.QuickMove:
            await self._act("move", message.table, wire.PlayMove(message.text, message.seen, key), key)
        elif type(message) is wire.Act:
            await self._act(message.what, message.table, bytes(message.body), key)
        elif type(message) is wire.Watch:
            await self._watch(message)
        elif type(message) is wire.Unwatch:
            if message.table in self.watched:
                async with self.watched[message.table].lock:  # after a move of this page that is under way
                    self.unwatch(message.table)
        elif type(message) is wire.Ping:
            self.push(encode(wire.Pong(message.at, self.house.now())))

    async def _act(self, what: str, table: str, body: bytes | wire.PlayMove, key: str) -> None:
        asker = Asker(self.who, self.visitor, self.invites.get(table, ""), self)
        live = self.watched.get(table)
        before = live.state.number_for(live.state.seat_of(self.person)) if live else -1
        answer = await self.house.actions.act(what, table, body, asker)
        updated = live is not None and self.house.actions.all[what].answered_by_update
        if type(answer) is wire.Done and key and updated and answer.number > before:
            return  # the update with the key was the answer
        self.push(encode(answer))

    # --- watching -------------------------------------------------------------------------------------

    async def _watch(self, message: wire.Watch) -> None:
        if message.table not in self.watched and len(self.watched) >= MOST_TABLES:
            raise trouble(409, "house-too-many")
        self.house.limiter.take("act", self.visitor)
        if message.invite:
            self.invites[message.table] = message.invite
        asker = Asker(self.who, self.visitor, self.invites.get(message.table, ""), self)
        live = await self.house.actions.table(message.table, asker)
        if live.epoch < 0 and self.house.club is not None:
            self.house.club.tunnels.open_tunnel(self, live, encode(message))
            return
        async with live.lock:
            if live.epoch < 0:  # lost while we waited: its pages were sent away, and this one was not among them
                raise trouble(503, BUSY)
            seat = live.state.seat_of(self.person)
            self.brief = message.brief
            self.pace = message.pace
            fresh = message.table not in self.watched
            watchers = live.watchers.setdefault(seat, set())
            if not fresh and self in watchers and 0 < message.seen == live.state.number_for(seat):
                self.push(encode(wire.Done("", live.code, message.seen)))  # it has been told everything
                return
            self.watched[message.table] = live
            watchers.add(self)
            self.push(await self.house.broadcast.state(live, self.person, message.seen, message.chat, self.muted))
        if fresh:
            self._tell_presence(live)
        self.house.wake(live)

    def unwatch(self, table: str) -> None:
        """Watch that table no longer."""
        live = self.watched.pop(table, None)
        if live is None:
            return
        for seat, watchers in list(live.watchers.items()):
            watchers.discard(self)
            if not watchers:
                del live.watchers[seat]
                live.renderer.forget(seat)
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        """Tell everybody at a table who is there now; visitors without a name do not count."""
        if self.person:
            self.house.broadcast.tell_all(live, wire.Present(live.code, live.present()))

    def gone(self) -> None:
        """The socket is closed."""
        self.end(GONE)
        if self.tunnels and self.house.club is not None:
            self.house.club.tunnels.gone(self)
        for table in list(self.watched):
            self.unwatch(table)


class _Keyed(msgspec.Struct):
    key: str = ""


_KEYED = msgspec.json.Decoder(_Keyed)


def _key(message: wire.FromPage) -> str:
    """The page's own id for a request; empty for none."""
    if type(message) is wire.QuickMove:
        return message.key
    if type(message) is not wire.Act:
        return ""
    try:
        return _KEYED.decode(message.body).key[:40]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
