"""Tables as they are stored: what was agreed when one was set up, its row in lists, and who sits where.

The types are the store's own: their fields and order are what is on the disk, whatever the API does.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from loggia.house.store.interface import Row, Statement, Store

_encode = msgspec.json.Encoder().encode


class SeatSetup(msgspec.Struct, frozen=True):
    """Who was to sit in a seat: the host (`me`), anybody (`open`) or a `bot` of a level."""

    kind: Literal["me", "open", "bot"] = "open"
    level: str = ""


class ClockSetup(msgspec.Struct, frozen=True):
    """How the table counts time; the meaning of the fields is that of `wire.ClockRule`."""

    kind: Literal["none", "live", "days", "rules"] = "none"
    move: int = 0
    reserve: int = 0
    then: Literal["bot", "lost"] = "bot"


class TableSetup(msgspec.Struct, frozen=True):
    """What was agreed when the table was set up. It never changes."""

    options: dict[str, bool | int | str]
    seats: list[SeatSetup]
    rated: bool
    hints: bool
    clock: ClockSetup
    start: Literal["full", "host", "ready"]
    invite: str


class UnreadableRow(Exception):
    """A table's row that cannot be read."""

    def __init__(self, id: int, why: str) -> None:
        super().__init__(why)
        self.id = id


class TableRow(msgspec.Struct, frozen=True):
    """A table without its log."""

    id: int
    code: str
    game: str
    revision: int
    setup: TableSetup
    seed: str
    host: int
    public: bool
    made: float
    status: str


class SeatRow(msgspec.Struct, frozen=True, array_like=True):
    """A seat in a table's row, stored as a JSON array. `lost`, `away` and `replace` are 0 or 1; `kept` is the person
    for whom a free seat is kept."""

    person: int
    level: str
    lost: int
    away: int
    replace: int
    kept: int = 0

    @property
    def played_by_bot(self) -> bool:
        """Whether the next decision here is a bot's."""
        return bool(self.level) and (not self.person or bool(self.lost or self.away))


class FinalScores(msgspec.Struct, frozen=True):
    """How a match ended, as lists of matches show it."""

    scores: list[int]
    ranks: list[int]


class Projection(msgspec.Struct, frozen=True):
    """The part of a table's row that follows from its log, kept for lists and for the start of the house."""

    status: str
    number: int
    seats: list[SeatRow]
    waits: list[int]
    deadline: float
    changed: float
    ended: float
    result: FinalScores | None
    shared: bool = False
    """Whether everybody may see the finished match."""
    size: int = 0
    humans: int = 0
    level: str = ""
    """The level of the bots, where one person plays against bots of one level."""


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    setup: TableSetup
    status: str
    host: int
    seats: list[SeatRow]
    public: bool
    made: float
    changed: float
    waits: list[int]
    deadline: float


class PlayingTable(msgspec.Struct, frozen=True):
    """A table with a match under way, as the last projection knew it."""

    id: int
    code: str
    seats: list[SeatRow]
    waits: list[int]
    number: int


_SETUP = msgspec.json.Decoder(TableSetup)
_SEATS = msgspec.json.Decoder(list[SeatRow])
_NUMBERS = msgspec.json.Decoder(list[int])
_RESULT = msgspec.json.Decoder(FinalScores)

_ROW = "id, code, game, revision, setup, seed, host, public, made, status"
_LISTED = "t.code, t.game, t.setup, t.status, t.host, t.seats, t.public, t.made, t.changed, t.waits, t.deadline"


def read_setup(text: str) -> TableSetup:
    """A set-up from its JSON."""
    return _SETUP.decode(text)


def read_seats(text: str) -> list[SeatRow]:
    """The seats of a row from their JSON."""
    return _SEATS.decode(text)


def write_seats(seats: Sequence[SeatRow]) -> str:
    """The JSON of a row's seats; for whom a seat is kept stands there only where it is."""
    rows = [msgspec.structs.astuple(seat) for seat in seats]
    return _encode([row if row[-1] else row[:-1] for row in rows]).decode()


def read_result(text: str) -> FinalScores | None:
    """The result of a row from its JSON; None while there is none."""
    return _RESULT.decode(text) if text else None


async def insert(
    store: Store,
    code: str,
    game: str,
    revision: int,
    setup: TableSetup,
    seed: str,
    host: int,
    public: bool,
    made: float,
) -> int:
    """Store a new table; its id. `Conflict` if the code is taken."""
    rows = await store.write(
        (
            "insert into tables (code, game, revision, setup, seed, host, public, made, status, seats, changed)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, 'waiting', '[]', ?) returning id",
            (code, game, revision, _encode(setup).decode(), seed, host, int(public), made, made),
        )
    )
    return int(rows[0][0][0])


FIND = f"select {_ROW} from tables where code = ?"


async def find(store: Store, code: str) -> TableRow | None:
    """The table with that code; `UnreadableRow` if it cannot be read."""
    rows = await store.read(FIND, code)
    return read_row(rows[0]) if rows else None


def read_row(row: Row) -> TableRow:
    """A row that `FIND` has found; `UnreadableRow` if it cannot be read."""
    id, code, game, revision, setup, seed, host, public, made, status = row
    try:
        return TableRow(id, code, game, revision, _SETUP.decode(setup), seed, host, bool(public), made, status)
    except (msgspec.DecodeError, TypeError) as error:
        raise UnreadableRow(id, f"setup: {error}") from error


def project(table: int, row: Projection) -> Statement:
    """Write a table's projection."""
    return (
        "update tables set status = ?, number = ?, seats = ?, waits = ?, deadline = ?, changed = ?, ended = ?,"
        " result = ?, shared = ?, size = ?, humans = ?, level = ? where id = ?",
        (
            row.status,
            row.number,
            write_seats(row.seats),
            _encode(row.waits).decode(),
            row.deadline,
            row.changed,
            row.ended,
            _encode(row.result).decode() if row.result else "",
            int(row.shared),
            row.size,
            row.humans,
            row.level,
            table,
        ),
    )


# --- lists ----------------------------------------------------------------------------------------------------------


async def list_public(store: Store, game: str, most: int, of_host: int) -> list[ListedTable]:
    """Public tables that are not over, of one game or (empty) of all: open ones first, then the latest changed. Of one
    host at most so many that are open, and as many that are played."""
    rows = await store.read(
        f"select {_LISTED} from (select *, row_number() over (partition by host, status = 'waiting'"
        " order by changed desc) as place from tables where status <> 'over' and public = 1) t"
        " where t.place <= ? and (? = '' or t.game = ?)"
        " and not exists (select 1 from damaged d where d.table_id = t.id)"
        " order by t.status = 'waiting' desc, t.changed desc limit ?",
        of_host,
        game,
        game,
        most,
    )
    return list(_readable(rows))


async def count_open(store: Store, host: int) -> int:
    """How many unfinished tables somebody has set up."""
    rows = await store.read("select count(*) from tables where host = ? and status <> 'over'", host)
    return int(rows[0][0])


async def count_waiting(store: Store, hosts: Sequence[int]) -> int:
    """How many public tables of some hosts wait for people."""
    if not hosts:
        return 0
    marks = ",".join("?" * len(hosts))
    rows = await store.read(
        f"select count(*) from tables where status = 'waiting' and public = 1 and host in ({marks})", *hosts
    )
    return int(rows[0][0])


async def list_of_person(store: Store, person: int, most: int) -> list[ListedTable]:
    """Tables where a person sits or is the host before the start, the latest changed first."""
    rows = await store.read(
        f"select {_LISTED} from sitters s join tables t on t.id = s.table_id where s.person = ? and s.over = 0"
        f" union select {_LISTED} from tables t where t.host = ? and t.status = 'waiting'"
        " order by 9 desc limit ?",
        person,
        person,
        most,
    )
    return list(_readable(rows))


def _readable(rows: Iterable[Row]) -> Iterator[ListedTable]:
    """The rows that can be read: a damaged one is missing from lists, and no other."""
    for row in rows:
        with contextlib.suppress(msgspec.DecodeError, TypeError):
            yield _listed(row)


def _listed(row: Row) -> ListedTable:
    code, game, setup, status, host, seats, public, made, changed, waits, deadline = row
    return ListedTable(
        code, game, _SETUP.decode(setup), status, host, _SEATS.decode(seats), bool(public), made, changed,
        _NUMBERS.decode(waits), deadline,
    )  # fmt: skip


async def overdue(store: Store, now: float, most: int) -> list[str]:
    """Codes of tables where somebody's time is over."""
    rows = await store.read(
        "select code from tables where deadline > 0 and deadline <= ? and status = 'playing'"
        " and not exists (select 1 from damaged d where d.table_id = tables.id) limit ?",
        now,
        most,
    )
    return [code for (code,) in rows]


async def playing(store: Store, most: int) -> list[PlayingTable]:
    """Tables with a match under way, the latest changed first."""
    rows = await store.read(
        "select id, code, seats, waits, number from tables where status = 'playing' order by changed desc limit ?", most
    )
    found = []
    for id, code, seats, waits, number in rows:
        with contextlib.suppress(msgspec.DecodeError, TypeError):
            found.append(PlayingTable(id, code, _SEATS.decode(seats), _NUMBERS.decode(waits), number))
    return found


async def last_number(store: Store, table: int) -> int | None:
    """The number of the last entry in a table's log."""
    rows: Sequence[Any] = await store.read("select max(number) from log where table_id = ?", table)
    number: int | None = rows[0][0]
    return number


# --- tables that cannot be read -------------------------------------------------------------------------------------


def mark_damaged(table: int, at: float, why: str) -> Statement:
    """Note that a table cannot be read, and why."""
    return (
        "insert into damaged values (?, ?, ?)"
        " on conflict (table_id) do update set at = excluded.at, why = excluded.why",
        (table, at, why),
    )


def forget_damage() -> Statement:
    """Forget which tables could not be read: each is tried again."""
    return "delete from damaged", ()


# --- who sits where -------------------------------------------------------------------------------------------------


def sit(person: int, table: int, seat: int) -> Statement:
    """A person takes a seat."""
    return (
        "insert into sitters (person, table_id, seat) values (?, ?, ?)"
        " on conflict (person, table_id) do update set seat = excluded.seat, over = 0",
        (person, table, seat),
    )


def stand_up(person: int, table: int) -> Statement:
    """A person gives up a seat."""
    return "delete from sitters where person = ? and table_id = ?", (person, table)


def end_seats(table: int) -> Statement:
    """The match is over: the table leaves the lists of those who sat there."""
    return "update sitters set over = 1 where table_id = ?", (table,)


async def codes_of_person(store: Store, person: int, unfinished: bool = False) -> list[str]:
    """Codes of the tables where a person sits or sat."""
    only = " and s.over = 0" if unfinished else ""
    rows = await store.read(
        f"select t.code from sitters s join tables t on t.id = s.table_id where s.person = ?{only} order by t.id",
        person,
    )
    return [code for (code,) in rows]
