"""Rows on their way from one house to another: which belong to a person or a table, and how they are read and written.

A row travels as a mapping from columns to values, so that a house of a newer schema can take it: columns that it adds
have defaults. Every table of the schema stands in one of the lists here; a test keeps that so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from loggia.house.store.interface import LogEntry, Row, Statement, Store
from loggia.house.store.queries.tables import SeatRow


class Kind(NamedTuple):
    """Rows of one table of the schema."""

    name: str
    owner: str
    """The column with the person or the table that they belong to; empty for none."""
    people: tuple[str, ...] = ()
    """The columns with people."""
    numbered: bool = False
    """Whether a row has a number of its own, which is given anew."""
    secret: bool = False
    """Whether they only travel with the whole house."""


OF_PERSON = (
    Kind("sessions", "person", ("person",), secret=True),
    Kind("mutes", "person", ("person", "muted")),
    Kind("blocks", "person", ("person", "blocked")),
    Kind("follows", "person", ("person", "followed")),
    Kind("ratings", "person", ("person",)),
    Kind("exercise_answers", "person", ("person",)),
    Kind("exercise_solvers", "person", ("person",)),
    Kind("notes", "person", ("person",), numbered=True),
    Kind("studies", "person", ("person",)),
    Kind("pushes", "person", ("person",), secret=True),
)
OF_TABLE = (
    Kind("log", "table_id", ("person",)),
    Kind("chat", "table_id", ("person",), numbered=True),
    Kind("orders", "table_id"),
    Kind("sitters", "table_id", ("person",)),
    Kind("results", "table_id", ("person",)),
    Kind("conduct", "table_id", ("person",)),
    Kind("openings", "table_id"),
    Kind("reviewed", "table_id"),
)
OF_HOUSE = (
    Kind("reports", "", ("person", "about"), numbered=True, secret=True),
    Kind("audit", "", ("person",), numbered=True, secret=True),
    Kind("exercise_ratings", "", (), numbered=True),
)
LEFT = frozenset({"house", "damaged", "people", "tables"})
"""Tables of the schema that are none of these: the first two stay behind, people and tables are what the rest belong
to."""

Rows = dict[str, list[dict[str, Any]]]

KEPT = SeatRow.__struct_fields__.index("kept")
"""Where a seat's row says for whom it is kept."""
_SEATS = msgspec.json.Decoder(list[list[Any]])


class Rowed(Protocol):
    """A database that is read in one transaction."""

    def columns(self, name: str) -> list[str]:
        """The columns of a table of the schema."""

    def rows(self, sql: str, *values: Any) -> list[Row]:
        """The rows that a query returns."""


def _select(source: Rowed, name: str, where: str, *values: Any) -> list[dict[str, Any]]:
    columns = source.columns(name)
    found = source.rows(f"select {', '.join(columns)} from {name}{where}", *values)
    return [dict(zip(columns, row, strict=True)) for row in found]


def belonging(source: Rowed, kinds: Sequence[Kind], owner: int, secret: bool) -> Rows:
    """All rows that belong to a person or a table."""
    found: Rows = {}
    for kind in kinds:
        if not kind.secret or secret:
            rows = _select(source, kind.name, f" where {kind.owner} = ?", owner)
            if rows:
                found[kind.name] = sorted(rows, key=lambda row: int(row.get("number") or row.get("id") or 0))
    return found


def of_house(source: Rowed) -> Rows:
    """The rows that belong to nobody."""
    return {kind.name: _select(source, kind.name, " order by id") for kind in OF_HOUSE}


def people(source: Rowed, only: Sequence[int] | None) -> Iterator[dict[str, Any]]:
    """All people, or some of them."""
    for row in _select(source, "people", " order by id"):
        if only is None or row["id"] in only:
            yield row


def account_named(source: Rowed, folded: str) -> int:
    """The account with that folded name; 0 if there is none."""
    rows = source.rows("select id from people where account = 1 and fold = ?", folded)
    return int(rows[0][0]) if rows else 0


def tables(source: Rowed, codes: Sequence[str] | None) -> Iterator[dict[str, Any]]:
    """All tables, or those with the codes."""
    for row in _select(source, "tables", " order by id"):
        if codes is None or row["code"] in codes:
            yield row


def codes_of(source: Rowed, person: int) -> list[str]:
    """The tables where a person sits or sat."""
    rows = source.rows(
        "select t.code from sitters s join tables t on t.id = s.table_id where s.person = ? order by t.id", person
    )
    return [code for (code,) in rows]


def people_at(table: Mapping[str, Any], rows: Rows) -> set[int]:
    """Everybody who has to do with a table."""
    found = {table["host"], *(seat[0] for seat in _SEATS.decode(table["seats"]))}
    for kind in OF_TABLE:
        found |= {row[column] for row in rows.get(kind.name, ()) for column in kind.people}
    return found - {0}


def log_of(rows: Rows) -> list[LogEntry]:
    """A table's log."""
    return [
        LogEntry(e["number"], e["at"] / 1000, e["kind"], e["seat"], e["person"], e["text"], e["key"])
        for e in rows.get("log", ())
    ]


# --- writing --------------------------------------------------------------------------------------------------------


def insert(name: str, row: Mapping[str, Any], returning: bool = False) -> Statement:
    """Write one row."""
    marks = ", ".join("?" * len(row))
    answer = " returning id" if returning else ""
    return f"insert into {name} ({', '.join(row)}) values ({marks}){answer}", tuple(row.values())


def with_people(kind: Kind, row: Mapping[str, Any], ids: Mapping[int, int]) -> dict[str, Any] | None:
    """A row with the new numbers of its people; None if one of them is not there. 0 is nobody."""
    moved = {column: value for column, value in row.items() if not (kind.numbered and column == "id")}
    for column in kind.people:
        if row[column]:
            if row[column] not in ids:
                return None
            moved[column] = ids[row[column]]
    return moved


def seats_with_people(text: str, ids: Mapping[int, int]) -> str:
    """The seats of a table's row with the new numbers of their people."""
    seats = [
        [ids.get(seat[0], 0), *seat[1:KEPT], *(ids.get(person, 0) for person in seat[KEPT:])]
        for seat in _SEATS.decode(text)
    ]
    return msgspec.json.encode(seats).decode()


async def insert_person(store: Store, row: Mapping[str, Any]) -> int:
    """Write a person; the new number. `Conflict` if an account has that name."""
    rows = await store.write(insert("people", {name: row[name] for name in row if name != "id"}, returning=True))
    return int(rows[0][0][0])


async def burn_number(store: Store) -> int:
    """A number that no person has or will have: for one who was deleted, but stays in logs."""
    row = {"name": "", "fold": "", "made": 0.0}
    rows = await store.write(insert("people", row, returning=True))
    number = int(rows[0][0][0])
    await store.write(("delete from people where id = ?", (number,)))
    return number


async def same_account(store: Store, row: Mapping[str, Any]) -> tuple[bool, int]:
    """Whether an account with that name is there, and its number if it is the same one: made at the same moment, with
    the same password."""
    rows = await store.read("select id, made, password from people where account = 1 and fold = ?", row["fold"])
    if not rows:
        return False, 0
    id, made, password = rows[0]
    return True, id if (made, password) == (row["made"], row["password"]) else 0


async def same_guest(store: Store, row: Mapping[str, Any]) -> int:
    """The number of a guest who was moved here before; 0 if there is none."""
    rows = await store.read(
        "select id from people where account = 0 and name = ? and made = ?", row["name"], row["made"]
    )
    return int(rows[0][0]) if rows else 0


async def known_log(store: Store, code: str) -> list[LogEntry] | None:
    """The log of the table with that code; None if there is none."""
    rows = await store.read("select id from tables where code = ?", code)
    return await store.entries(rows[0][0]) if rows else None


async def insert_table(store: Store, table: Mapping[str, Any], rows: Rows, ids: Mapping[int, int]) -> int:
    """Write a table and all that belongs to it in one transaction each; its new number."""
    host = ids.get(table["host"], 0)
    row = {name: value for name, value in table.items() if name != "id"}
    row |= {"host": host, "seats": seats_with_people(table["seats"], ids)}
    code = table["code"]
    statements = [insert("tables", row)]
    for kind in OF_TABLE:
        for one in rows.get(kind.name, ()):
            moved = with_people(kind, one, ids)
            if moved is not None:
                statements.append(_below(kind.name, moved, code))
    await store.write(*statements)
    found = await store.read("select id from tables where code = ?", code)
    return int(found[0][0])


def _below(name: str, row: Mapping[str, Any], code: str) -> Statement:
    """Write a row of a table that was written just before, known by its code only."""
    marks = ", ".join("(select id from tables where code = ?)" if column == "table_id" else "?" for column in row)
    values = tuple(code if column == "table_id" else value for column, value in row.items())
    return f"insert into {name} ({', '.join(row)}) values ({marks})", values


async def is_empty(store: Store) -> bool:
    """Whether nobody was ever here."""
    rows = await store.read("select (select count(*) from people) + (select count(*) from tables)")
    return not rows[0][0]
