"""Actions: the way from what somebody asks to the one who carries it out, past every check that all of them share."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from loggia.house import wire
from loggia.house.keeper import Keeper, Live, Watcher
from loggia.house.library import Library
from loggia.house.limits import Limiter
from loggia.house.people import People, Person
from loggia.house.problems import Trouble, trouble, wrong
from loggia.house.sitting import Setup, Sitting
from loggia.house.steward import Steward
from loggia.house.store import Conflict, Statement, Store
from loggia.house.thinker import Thinker
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

Handler = Callable[["Actions", Live, Asker, Any], Awaitable[Any]]


class Door(NamedTuple):
    """An action: how its body is read, who carries it out, and which rate limit it falls under."""

    body: type
    decoder: msgspec.json.Decoder[Any]
    handler: Handler
    rate: str


def door(body: type, handler: Handler, rate: str = "act") -> Door:
    """Short for a `Door`."""
    return Door(body, msgspec.json.Decoder(body), handler, rate)


class Actions:
    """Checks and carries out what people ask of a table."""

    def __init__(
        self,
        store: Store,
        keeper: Keeper,
        steward: Steward,
        people: People,
        library: Library,
        thinker: Thinker,
        limiter: Limiter,
        clock: Callable[[], float],
        think: float,
        doors: Mapping[str, Door],
    ) -> None:
        self.store = store
        self.keeper = keeper
        self.steward = steward
        self.people = people
        self.library = library
        self.thinker = thinker
        self.limiter = limiter
        self.now = clock
        self.think = think
        self.doors = doors
        self.wake: Callable[[Live], None] = lambda live: None

    # --- getting there --------------------------------------------------------------------------------

    async def table(self, code: str, asker: Asker) -> Live:
        """The table, if it is for the asker's eyes: public, its own, or with the right invite. Else it is not there."""
        try:
            live = await self.keeper.get(code)
            if not self.may_see(live, asker):
                raise trouble(404, "house-no-table")
        except Trouble:
            self.limiter.take("wrong", asker.visitor)
            raise
        return live

    @staticmethod
    def may_see(live: Live, asker: Asker) -> bool:
        """Whether the table is for those eyes."""
        sitting = live.sitting
        if sitting.public or (asker.id and (asker.id == sitting.host or sitting.seat_of(asker.id) >= 0)):
            return True
        return bool(asker.invite) and secrets.compare_digest(asker.invite.encode(), sitting.setup.invite.encode())

    async def act(self, what: str, code: str, body: bytes | wire.Move, asker: Asker) -> Any:
        """Do something at a table; the answer, or `Trouble`."""
        found = self.doors.get(what)
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

    async def new_table(self, host: Person, wish: wire.NewTable, invite: str = "") -> Live:
        """Set a table."""
        game = self.library.game(wish.game)
        levels = [self.library.level(seat.level) if seat.kind == "bot" else "" for seat in wish.seats]
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
        live = self.keeper.add(Sitting(rows[0][0][0], code, game, setup, seed, host.id, wish.public, now))
        live.names[host.id] = (host.name, not host.account)
        async with live.lock:
            mine = next((n for n, seat in enumerate(wish.seats) if seat.kind == "me"), -1)
            if mine >= 0:
                await self.sit_down(live, host, mine, None, "")
            elif all(levels):
                await self.steward.commit(live, [self.steward.entry(live, "start")])
            else:
                await self.store.write(self.steward.projection(live))
        return live

    async def sit_down(self, live: Live, person: Person, seat: int, socket: Watcher | None, key: str) -> None:
        """Put a person into a seat, and start if that was the last. Call with the table's lock."""
        sitting, steward = live.sitting, self.steward
        before = sitting.places[seat].person
        live.names[person.id] = (person.name, not person.account)
        entries = [steward.entry(live, "join", seat, person.id, key=key)]
        others = [place for n, place in enumerate(sitting.places) if n != seat]
        if sitting.status == "waiting" and sitting.setup.start == "full" and not any(p.open for p in others):
            entries.append(steward.entry(live, "start", ahead=2))
        also: list[Statement] = [
            (
                "insert into sitters (person, table_id, seat) values (?, ?, ?)"
                " on conflict (person, table_id) do update set seat = excluded.seat, over = 0",
                (person.id, live.id, seat),
            )
        ]
        if before:
            also.append(("delete from sitters where person = ? and table_id = ?", (before, live.id)))
        await steward.commit(live, entries, socket, also)
        await steward.show_state(live, steward.reseat(live))

    # --- small questions ------------------------------------------------------------------------------

    @staticmethod
    def my_seat(live: Live, asker: Asker, playing: bool = False) -> int:
        """The asker's seat, or `Trouble`."""
        sitting = live.sitting
        seat = sitting.seat_of(asker.id)
        if seat < 0:
            raise trouble(403, "house-not-seated")
        if playing:
            if sitting.status != "playing":
                raise trouble(409, f"house-not-playing-{sitting.status}")
            if sitting.places[seat].lost:
                raise trouble(409, "house-seat-lost")
        return seat

    @staticmethod
    def as_host(live: Live, asker: Asker) -> None:
        """`Trouble` unless the asker is the host of a table that has not begun."""
        if asker.id != live.sitting.host:
            raise trouble(403, "house-host-only")
        if live.sitting.status != "waiting":
            raise trouble(409, "house-begun")

    async def repeated(self, live: Live, asker: Asker, key: str, seen: int) -> wire.Done | None:
        """The answer to this key of this person if it has been carried out already; `seen` as the person counts."""
        found = self.remembered(live, asker, key, seen)
        if found is not UNSURE:
            return found
        sitting = live.sitting
        seat = sitting.seat_of(asker.id)
        for entry in await self.store.entries(live.id, sitting.counting.logged(seat, seen)):
            if entry.key == key and entry.person == asker.id:
                return wire.Done(key, live.code, sitting.counting.told(seat, entry.number))
        return None

    @staticmethod
    def remembered(live: Live, asker: Asker, key: str, seen: int) -> wire.Done | None:
        """The same from memory: `UNSURE` if what was seen is older than that."""
        sitting = live.sitting
        if not key or not sitting.lines:
            return None
        seat = sitting.seat_of(asker.id)
        after = sitting.counting.logged(seat, seen)
        for line in reversed(sitting.lines):
            entry = line.entry
            if entry.number <= after:
                return None
            if entry.key == key and entry.person == asker.id:
                return wire.Done(key, live.code, sitting.counting.told(seat, entry.number))
        return UNSURE if sitting.lines[0].entry.number > after + 1 else None

    def done(self, live: Live, asker: Asker, key: str, answer: Any = None) -> wire.Done:
        """The answer to an action, with the number of the last entry that the asker is told of."""
        sitting = live.sitting
        return wire.Done(key, live.code, sitting.told(sitting.seat_of(asker.id)), answer)

    def fresh(self, live: Live, seat: int, seen: int) -> None:
        """`Trouble` if something that matters to that seat's decision happened since; `seen` as the seat counts."""
        seen = live.sitting.counting.logged(seat, seen)
        if seen < live.sitting.since[seat] or seen > live.sitting.number:
            why = OutOfDate(phrase("house-out-of-date"), "HOUSE-SEEN")
            raise Trouble(409, why.why, why.kind, why.rule)
