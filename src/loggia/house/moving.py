"""Moving between houses: `loggia export` writes people, tables and logs into one file, `loggia import` takes them in.

The file is compressed JSON lines: a header, a line for each person, a line for each table with all that belongs to it,
and an end with counts and a digest of everything before it. Every log is played through the rules when it is written
and again when it is read, and must give the same result: the digest of the log, and that of the record of a finished
match.

Numbers of people and tables are given anew. Codes of tables stay. A table or a person who has come before is not taken
twice, so that an import that was interrupted is simply repeated.

A whole house takes its keys, sessions, reports and audit log with it: such a file is as secret as a backup. A part
(some tables, or the tables of some people) has no secrets of anybody but the named people, who keep their passwords;
everybody else at these tables becomes a guest.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import secrets
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from loggia.house.catalogue import Catalogue
from loggia.house.people.keys import put_secret
from loggia.house.people.names import fold
from loggia.house.settings import Settings
from loggia.house.store import Conflict, Store, moving, open_store
from loggia.house.store.files import make_private
from loggia.house.store.moving import Rows
from loggia.house.store.postgres.opening import open_rows, read_secrets
from loggia.house.store.queries.tables import read_row
from loggia.house.tables.fold import apply_next
from loggia.house.tables.rebuild import new_state, why

FORMAT = "loggia-export"
VERSION = 1
EMPTY = {"password": "", "email": "", "email_verified": 0, "host": 0, "account": 0, "page": "{}", "banned_until": 0.0}
"""What a person who only sat at a table travels without."""
_ROW = ("id", "code", "game", "revision", "setup", "seed", "host", "public", "made", "status")


class BadExport(Exception):
    """A file that is no whole export; the text says why."""


class NameTaken(Exception):
    """Accounts that cannot come in, since others have their names here."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(", ".join(names))
        self.names = list(names)


class Moved(msgspec.Struct):
    """What was moved, and what was not."""

    people: int = 0
    tables: int = 0
    entries: int = 0
    known: int = 0
    """Tables that were there already."""
    problems: list[str] = msgspec.field(default_factory=list)
    """Tables that were not moved, by code, and why."""


def verified(catalogue: Catalogue, table: dict[str, Any], rows: Rows) -> tuple[str, str]:
    """Play a log through the rules; the digest of the log, and that of a finished match's record. An exception says why
    it cannot be."""
    state = new_state(catalogue, read_row(tuple(table[name] for name in _ROW)))
    if state.frozen:
        raise BadExport(f"revision {table['revision']} of {table['game']} is not installed")
    for entry in moving.log_of(rows):
        apply_next(state, entry)
    over = state.match is not None and state.status == "over"
    return state.log_digest.hexdigest(), state.match.record.digest if over and state.match else ""


# --- out ------------------------------------------------------------------------------------------------------------


class _Writer:
    """Lines of a file with a digest of all of them."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self._digest = hashlib.blake2b(digest_size=32)

    def line(self, **what: Any) -> None:
        """Write one line."""
        encoded = msgspec.json.encode(what) + b"\n"
        self._digest.update(encoded)
        self._file.write(encoded)

    @property
    def digest(self) -> str:
        """The digest so far."""
        return self._digest.hexdigest()


def export(settings: Settings, target: Path, codes: Sequence[str], names: Sequence[str]) -> Moved:
    """Write a house, or some tables and people of it, into a file that must not exist. The house may run meanwhile.

    `LookupError` names a table or an account that is not there.
    """
    if target.exists():
        raise FileExistsError(target)
    draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}")
    make_private(draft)
    try:
        with open_rows(settings.source) as source, gzip.open(draft, "wb", compresslevel=6) as file:
            moved = _write(settings, source, _Writer(file), codes, names)
        with open(draft, "rb") as done:
            os.fsync(done.fileno())
        os.link(draft, target)
    finally:
        draft.unlink(missing_ok=True)
    return moved


def _write(settings: Settings, source: moving.Rowed, out: _Writer, codes: Sequence[str], names: Sequence[str]) -> Moved:
    whole = not codes and not names
    moved, named = Moved(), _named(source, names)
    wanted = None if whole else {*codes, *(code for person in named for code in moving.codes_of(source, person))}
    found = {row["code"]: row for row in moving.tables(source, None if wanted is None else sorted(wanted))}
    if wanted is not None and (missing := wanted - set(found)):
        raise LookupError(sorted(missing)[0])
    rows = {code: moving.belonging(source, moving.OF_TABLE, row["id"], True) for code, row in found.items()}
    out.line(format=FORMAT, version=VERSION, whole=whole)
    if whole:
        out.line(secrets={name: value.hex() for name, value in read_secrets(settings).items()})
    there = None if whole else {*named, *(one for c, row in found.items() for one in moving.people_at(row, rows[c]))}
    for person in moving.people(source, None if there is None else sorted(there)):
        if whole or person["id"] in named:
            out.line(person=person, rows=moving.belonging(source, moving.OF_PERSON, person["id"], whole))
        else:
            out.line(person={**person, **{name: value for name, value in EMPTY.items() if name in person}}, rows={})
        moved.people += 1
    catalogue = Catalogue(examples=True)
    for code, row in found.items():
        try:
            log, record = verified(catalogue, row, rows[code])
        except Exception as error:  # one table that cannot be read keeps no other here
            moved.problems.append(f"{code}: {why(error)}")
            continue
        out.line(table=row, rows=rows[code], log=log, record=record)
        moved.tables += 1
        moved.entries += len(rows[code].get("log", ()))
    if whole:
        out.line(house=moving.of_house(source))
    out.line(end=[moved.people, moved.tables, moved.entries], digest=out.digest)
    return moved


def _named(source: moving.Rowed, names: Sequence[str]) -> set[int]:
    found = set()
    for name in names:
        person = moving.account_named(source, fold(name))
        if not person:
            raise LookupError(name)
        found.add(person)
    return found


# --- in -------------------------------------------------------------------------------------------------------------


def _lines(file: Path) -> Iterator[dict[str, Any]]:
    """The lines of an export, of which the last has been checked; `BadExport` where it is not whole."""
    digest = hashlib.blake2b(digest_size=32)
    try:
        with gzip.open(file, "rb") as opened:
            for number, text in enumerate(opened):
                line: dict[str, Any] = msgspec.json.decode(text)
                if number == 0 and (line.get("format") != FORMAT or line.get("version") != VERSION):
                    raise BadExport("not an export that this program knows")
                if "end" in line:
                    if line["digest"] != digest.hexdigest():
                        raise BadExport("it is not what was written")
                    return
                digest.update(text)
                yield line
    except (OSError, EOFError, zlib.error, msgspec.DecodeError, KeyError, AttributeError) as error:
        raise BadExport(str(error)) from error
    raise BadExport("its end is missing")


async def take(settings: Settings, source: Path, as_guests: bool = False, only_if_empty: bool = False) -> Moved:
    """Take in what an export holds; the house may run meanwhile. `BadExport` if the file is not whole and nothing was
    taken, `NameTaken` if accounts here have the names of others (`as_guests`: these come as guests)."""
    for _ in _lines(source):
        pass
    store = open_store(settings)
    try:
        if only_if_empty and not await moving.is_empty(store):
            raise BadExport("there is a house in this database already")
        return await _Intake(settings, store, as_guests).run(source)
    finally:
        await store.close()


class _Intake:
    """One import."""

    def __init__(self, settings: Settings, store: Store, as_guests: bool) -> None:
        self._settings = settings
        self._store = store
        self._as_guests = as_guests
        self._ids: dict[int, int] = {}
        self._new: set[int] = set()
        """People who came with this import, by their old number."""
        self._later: list[tuple[int, Rows]] = []
        self._moved = Moved()
        self._catalogue = Catalogue(examples=True)

    async def run(self, source: Path) -> Moved:
        """Take everything in order: people, what belongs to them, tables, the rest."""
        whole = empty = await moving.is_empty(self._store)
        taken = [] if self._as_guests else [name async for name in self._taken_names(source)]
        if taken:
            raise NameTaken(taken)
        for line in _lines(source):
            if "format" in line:
                whole = empty and line["whole"]
            elif "secrets" in line and whole:
                self._take_secrets(line["secrets"])
            elif "person" in line:
                await self._person(line["person"], line["rows"])
            elif "table" in line:
                await self._rows_of_people(whole)
                await self._table(line)
            elif "house" in line and whole:
                for kind in moving.OF_HOUSE:
                    await self._rows(kind, line["house"].get(kind.name, ()))
        await self._rows_of_people(whole)
        return self._moved

    async def _taken_names(self, source: Path) -> Any:
        for line in _lines(source):
            row = line.get("person")
            if row and row["account"]:
                there, same = await moving.same_account(self._store, row)
                if there and not same:
                    yield row["name"]

    def _take_secrets(self, found: dict[str, str]) -> None:
        for name, value in found.items():
            put_secret(self._settings, name, bytes.fromhex(value))

    async def _person(self, row: dict[str, Any], rows: Rows) -> None:
        there, known = await moving.same_account(self._store, row) if row["account"] else (False, 0)
        if there and not known:
            row = {**row, **{name: value for name, value in EMPTY.items() if name in row}}
        known = known or (0 if row["account"] else await moving.same_guest(self._store, row))
        if not known:
            known = await moving.insert_person(self._store, row)
            self._new.add(row["id"])
            self._moved.people += 1
            if not there:
                self._later.append((row["id"], rows))
        self._ids[row["id"]] = known

    async def _rows_of_people(self, whole: bool) -> None:
        """What belongs to people, once all of them are there."""
        later, self._later = self._later, []
        for _, rows in later:
            for kind in moving.OF_PERSON:
                if whole or not kind.secret:
                    await self._rows(kind, rows.get(kind.name, ()))

    async def _rows(self, kind: moving.Kind, rows: Sequence[dict[str, Any]]) -> None:
        for row in rows:
            moved = moving.with_people(kind, row, self._ids)
            if moved is not None:
                try:
                    await self._store.write(moving.insert(kind.name, moved))
                except Conflict:
                    continue  # it is there

    async def _table(self, line: dict[str, Any]) -> None:
        table, rows, code = line["table"], line["rows"], line["table"]["code"]
        try:
            if verified(self._catalogue, table, rows) != (line["log"], line["record"]):
                raise BadExport("played again, it gives another result")
        except Exception as error:
            self._moved.problems.append(f"{code}: {why(error)}")
            return
        known = await moving.known_log(self._store, code)
        if known is not None:
            same = [(e.number, e.kind, e.text) for e in moving.log_of(rows)]
            if [(e.number, e.kind, e.text) for e in known[: len(same)]] == same:
                self._moved.known += 1
            else:
                self._moved.problems.append(f"{code}: another table has this code here")
            return
        for person in moving.people_at(table, rows) - set(self._ids):
            self._ids[person] = await moving.burn_number(self._store)
        await moving.insert_table(self._store, table, rows, self._ids)
        self._moved.tables += 1
        self._moved.entries += len(rows.get("log", ()))
