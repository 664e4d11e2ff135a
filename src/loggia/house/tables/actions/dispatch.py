"""Actions: the way from what somebody asks to the one who carries it out, past every check that all of them share."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from loggia.house import wire
from loggia.house.bots.workers import BotWorkers
from loggia.house.catalogue import Catalogue
from loggia.house.people.accounts import Accounts, Person
from loggia.house.problems import Trouble, trouble, wrong
from loggia.house.store import Conflict, Statement, Store
from loggia.house.tables.journal import Journal
from loggia.house.tables.live_tables import LiveTable, LiveTables, Watcher
from loggia.house.tables.state import Setup, TableState
from loggia.house.web.limits import Limiter
from loggia.kernel import OutOfDate, WrongSetup, new_seed, phrase

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class Asker(msgspec.Struct, frozen=True):
    """Who asks: a person (or a visitor), the invite that was shown, and the page, if it is a socket's."""

    person: Person | None
    visitor: str
    """For rate limits: the person's number or the address."""
    invite: str = ""
    socket: Watcher | None = None

    @property
    def id(self) -> int:
        """The person's number, 0 for a visitor."""
        return self.person.id if self.person else 0


UNSURE = wire.Done("")
"""Stands for: the store has to be asked."""

Handler = Callable[["Actions", LiveTable, Asker, Any], Awaitable[Any]]


class Action(NamedTuple):
    """An action: how its body is read, who carries it out, and which rate limit it falls under."""

    body: type
    decoder: msgspec.json.Decoder[Any]
    handler: Handler
    rate: str


def action(body: type, handler: Handler, rate: str = "act") -> Action:
    """Short for a `Action`."""
    return Action(body, msgspec.json.Decoder(body), handler, rate)


class Actions:
    """Checks and carries out what people ask of a table."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        journal: Journal,
        accounts: Accounts,
        catalogue: Catalogue,
        workers: BotWorkers,
        limiter: Limiter,
        clock: Callable[[], float],
        think: float,
        actions: Mapping[str, Action],
    ) -> None:
        self.store = store
        self.live_tables = live_tables
        self.journal = journal
        self.accounts = accounts
        self.catalogue = catalogue
        self.workers = workers
        self.limiter = limiter
        self.now = clock
        self.think = think
        self.actions = actions
        self.wake: Callable[[LiveTable], None] = lambda live: None

    # --- getting there --------------------------------------------------------------------------------

    async def table(self, code: str, asker: Asker) -> LiveTable:
        """The table, if it is for the asker's eyes: public, its own, or with the right invite. Else it is not there."""
        try:
            live = await self.live_tables.get(code)
            if not self.may_see(live, asker):
                raise trouble(404, "house-no-table")
        except Trouble:
            self.limiter.take("wrong", asker.visitor)
            raise
        return live

    @staticmethod
    def may_see(live: LiveTable, asker: Asker) -> bool:
        """Whether the table is for those eyes."""
        state = live.state
        if state.public or (asker.id and (asker.id == state.host or state.seat_of(asker.id) >= 0)):
            return True
        return bool(asker.invite) and secrets.compare_digest(asker.invite.encode(), state.setup.invite.encode())

    async def act(self, what: str, code: str, body: bytes | wire.Move, asker: Asker) -> Any:
        """Do something at a table; the answer, or `Trouble`."""
        found = self.actions.get(what)
        if found is None:
            raise trouble(404, "house-no-action")
        _, decoder, handler, rate = found
        try:
            wish = body if isinstance(body, wire.Move) else decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Trouble(400, phrase("house-malformed", why=str(error)[:200])) from error
        self.limiter.take(rate, asker.visitor)
        if asker.person is None:
            raise trouble(401, "house-nobody")
        if isinstance(wish, wire.Join) and wish.invite:
            asker = Asker(asker.person, asker.visitor, wish.invite, asker.socket)
        live = await self.table(code, asker)
        return await handler(self, live, asker, wish)

    async def new_table(self, host: Person, wish: wire.NewTable, invite: str = "") -> LiveTable:
        """Set a table."""
        game = self.catalogue.game(wish.game)
        levels = [self.catalogue.level(seat.level) if seat.kind == "bot" else "" for seat in wish.seats]
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise trouble(400, "house-one-seat")
        if wish.rated and (not host.account or any(levels)):
            raise trouble(409, "house-rated-people")
        if wish.clock.kind == "rules" and game.clock is None:
            raise trouble(400, "house-no-clock")
        seed = new_seed()
        try:
            options = game.new(len(wish.seats), wish.options, seed).options
        except WrongSetup as why:
            raise wrong(why) from why
        seats = [wire.SeatWish(s.kind, level) for s, level in zip(wish.seats, levels, strict=True)]
        invite = invite or secrets.token_urlsafe(18)
        setup = Setup(dict(options), seats, wish.rated, wish.hints, wish.clock, wish.start, invite)
        now = round(self.now(), 3)
        for _ in range(5):
            code = "".join(secrets.choice(ALPHABET) for _ in range(10))
            try:
                rows = await self.store.write(
                    (
                        "insert into tables"
                        " (code, game, revision, setup, seed, host, public, made, status, seats, changed)"
                        " values (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', '[]', ?) returning id",
                        (code, game.name, game.revision, msgspec.json.encode(setup).decode(), seed, host.id,
                         int(wish.public), now, now),
                    )
                )  # fmt: skip
                break
            except Conflict:
                continue
        else:
            raise trouble(503, "house-busy")
        live = self.live_tables.add(TableState(rows[0][0][0], code, game, setup, seed, host.id, wish.public, now))
        live.names[host.id] = (host.name, not host.account)
        async with live.lock:
            mine = next((n for n, seat in enumerate(wish.seats) if seat.kind == "me"), -1)
            if mine >= 0:
                await self.sit_down(live, host, mine, None, "")
            elif all(levels):
                await self.journal.commit(live, [self.journal.entry(live, "start")])
            else:
                await self.store.write(self.journal.projection(live))
        return live

    async def sit_down(self, live: LiveTable, person: Person, seat: int, socket: Watcher | None, key: str) -> None:
        """Put a person into a seat, and start if that was the last. Call with the table's lock."""
        state, journal = live.state, self.journal
        before = state.places[seat].person
        live.names[person.id] = (person.name, not person.account)
        entries = [journal.entry(live, "join", seat, person.id, key=key)]
        others = [place for n, place in enumerate(state.places) if n != seat]
        if state.status == "waiting" and state.setup.start == "full" and not any(p.open for p in others):
            entries.append(journal.entry(live, "start", ahead=2))
        also: list[Statement] = [
            (
                "insert into sitters (person, table_id, seat) values (?, ?, ?)"
                " on conflict (person, table_id) do update set seat = excluded.seat, over = 0",
                (person.id, live.id, seat),
            )
        ]
        if before:
            also.append(("delete from sitters where person = ? and table_id = ?", (before, live.id)))
        await journal.commit(live, entries, socket, also)
        await journal.show_state(live, journal.reseat(live))

    # --- small questions ------------------------------------------------------------------------------

    @staticmethod
    def my_seat(live: LiveTable, asker: Asker, playing: bool = False) -> int:
        """The asker's seat, or `Trouble`."""
        state = live.state
        seat = state.seat_of(asker.id)
        if seat < 0:
            raise trouble(403, "house-not-seated")
        if playing:
            if state.status != "playing":
                raise trouble(409, f"house-not-playing-{state.status}")
            if state.places[seat].lost:
                raise trouble(409, "house-seat-lost")
        return seat

    @staticmethod
    def as_host(live: LiveTable, asker: Asker) -> None:
        """`Trouble` unless the asker is the host of a table that has not begun."""
        if asker.id != live.state.host:
            raise trouble(403, "house-host-only")
        if live.state.status != "waiting":
            raise trouble(409, "house-begun")

    async def repeated(self, live: LiveTable, asker: Asker, key: str, seen: int) -> wire.Done | None:
        """The answer to this key of this person if it has been carried out already; `seen` as the person counts."""
        found = self.remembered(live, asker, key, seen)
        if found is not UNSURE:
            return found
        state = live.state
        seat = state.seat_of(asker.id)
        for entry in await self.store.entries(live.id, state.numbering.logged(seat, seen)):
            if entry.key == key and entry.person == asker.id:
                return wire.Done(key, live.code, state.numbering.told(seat, entry.number))
        return None

    @staticmethod
    def remembered(live: LiveTable, asker: Asker, key: str, seen: int) -> wire.Done | None:
        """The same from memory: `UNSURE` if what was seen is older than that."""
        state = live.state
        if not key or not state.lines:
            return None
        seat = state.seat_of(asker.id)
        after = state.numbering.logged(seat, seen)
        for line in reversed(state.lines):
            entry = line.entry
            if entry.number <= after:
                return None
            if entry.key == key and entry.person == asker.id:
                return wire.Done(key, live.code, state.numbering.told(seat, entry.number))
        return UNSURE if state.lines[0].entry.number > after + 1 else None

    def done(self, live: LiveTable, asker: Asker, key: str, answer: Any = None) -> wire.Done:
        """The answer to an action, with the number of the last entry that the asker is told of."""
        state = live.state
        return wire.Done(key, live.code, state.told(state.seat_of(asker.id)), answer)

    def fresh(self, live: LiveTable, seat: int, seen: int) -> None:
        """`Trouble` if something that matters to that seat's decision happened since; `seen` as the seat counts."""
        seen = live.state.numbering.logged(seat, seen)
        if seen < live.state.since[seat] or seen > live.state.number:
            why = OutOfDate(phrase("house-out-of-date"), "HOUSE-SEEN")
            raise Trouble(409, why.why, why.kind, why.rule)
