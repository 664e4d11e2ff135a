"""Chores from the shell, beside a house that may be running: backup, restore, check, and the acts of `loggia admin`."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from logging import NullHandler
from pathlib import Path
from typing import Any

import msgspec

from loggia.house import moving
from loggia.house.house import House
from loggia.house.logs import LOG
from loggia.house.moderation import refused
from loggia.house.people.names import fold
from loggia.house.problems import Trouble
from loggia.house.settings import Settings
from loggia.house.store import Store, backup, open_store
from loggia.house.store.files import Ownership, Taken, refuse_foreign
from loggia.house.store.queries import moderation, people, tables
from loggia.house.tables.rebuild import check_database

__all__ = ["NoAnswer", "act", "back_up", "check_database", "look", "restore"]

PATIENCE = 60.0
"""Seconds that a running house has to put a backup back."""


class NoAnswer(Exception):
    """The running house has not put the backup back, or carried an act out."""


def back_up(settings: Settings, target: Path) -> tuple[int, int]:
    """Write a backup; how many tables and log entries it holds. On PostgreSQL it is an export of the whole house."""
    if settings.on_postgres:
        moved = moving.export(settings, target, (), ())
        if moved.problems:
            target.unlink()
            raise backup.BadBackup("; ".join(moved.problems))
        return moved.tables, moved.entries
    return backup.back_up(settings.file, target)


def restore(settings: Settings, source: Path) -> tuple[int, int]:
    """Put a backup back, or have the running house do it; how many tables and log entries it holds. On PostgreSQL the
    database must be a new one."""
    if settings.on_postgres:
        return asyncio.run(_fill(settings, source))
    refuse_foreign(settings.file)
    settings.file.parent.mkdir(parents=True, exist_ok=True)
    counts = backup.lay_ready(settings.file, source)
    try:
        try:
            ownership = Ownership(settings.beside(".lock"))
        except Taken as taken:
            _ask(settings, taken.pid)
            return counts
        try:
            backup.put_back(settings.file)
        finally:
            ownership.release()
    except BaseException:  # the next start would put it back, unasked
        backup.withdraw(settings.file)
        raise
    return counts


async def _fill(settings: Settings, source: Path) -> tuple[int, int]:
    try:
        moved = await moving.take(settings, source, only_if_empty=True)
    except moving.BadExport as bad:
        raise backup.BadBackup(str(bad)) from bad
    return moved.tables, moved.entries


def _ask(settings: Settings, pid: int) -> None:
    """Tell the running house that a backup waits, and wait until it is in place."""
    if pid:
        os.kill(pid, signal.SIGHUP)
    end = time.monotonic() + PATIENCE
    while backup.pending(settings.file):
        if time.monotonic() > end:
            raise NoAnswer
        time.sleep(0.05)


# --- the acts of a host ---------------------------------------------------------------------------------------------


def act(settings: Settings, what: str, about: str, detail: str = "") -> str:
    """Have an act of a host carried out, by the running house or here; how it went. `Trouble` if it cannot be."""
    return asyncio.run(_act(settings, what, about, detail))


async def _act(settings: Settings, what: str, about: str, detail: str) -> str:
    if settings.on_postgres:
        run = _ask_to_act if await _is_running(settings) else _act_here
        return await run(settings, what, about, detail)
    refuse_foreign(settings.file)
    try:
        ownership = Ownership(settings.beside(".lock"))
    except Taken:
        return await _ask_to_act(settings, what, about, detail)
    try:
        backup.make_ready(settings.file)
        return await _act_here(settings, what, about, detail)
    finally:
        ownership.release()


async def _is_running(settings: Settings) -> bool:
    """Whether a worker of a house on PostgreSQL lives."""
    from loggia.house.store.postgres import ownership

    store = open_store(settings)
    try:
        return bool(await ownership.living(store))
    finally:
        await store.close()


async def _act_here(settings: Settings, what: str, about: str, detail: str) -> str:
    LOG.addHandler(NullHandler())  # what is wrong is said once, in a sentence
    house = House(settings)
    try:
        return await house.moderation.act(0, what, about, detail)
    finally:
        await house.close()


async def _ask_to_act(settings: Settings, what: str, about: str, detail: str) -> str:
    store = open_store(settings)
    try:
        wish = await moderation.wish(store, time.time(), what, about, detail)
        end = time.monotonic() + PATIENCE
        while (outcome := await moderation.outcome(store, wish)) is None:
            if time.monotonic() > end:
                await moderation.granted(store, wish, "given up")
                raise NoAnswer
            await asyncio.sleep(0.1)
    finally:
        await store.close()
    if why := refused(outcome):
        raise Trouble(409, why)
    return outcome


def look(settings: Settings, what: str, about: str = "") -> Any:
    """What `loggia admin` lists: `people`, `tables`, `reports`, `audit`, `stats`, or one `person` or `table`."""

    async def read() -> Any:
        store = open_store(settings)
        try:
            return await _LISTS[what](store, about)
        finally:
            await store.close()

    return asyncio.run(read())


async def _stats(store: Store, about: str) -> dict[str, int]:
    return await moderation.counts(store)


async def _people(store: Store, about: str) -> list[dict[str, Any]]:
    return await moderation.list_people(store, fold(about) if about else "", MOST_LISTED)


async def _tables(store: Store, about: str) -> list[dict[str, Any]]:
    return await moderation.list_tables(store, about, MOST_LISTED)


async def _reports(store: Store, about: str) -> list[dict[str, Any]]:
    """Open reports; the reason of one by the house itself (person 0) is a phrase."""
    rows = await moderation.reports(store, MOST_LISTED)
    return [
        {**msgspec.to_builtins(row), **({} if row.person else {"reason": msgspec.json.decode(row.reason)})}
        for row in rows
    ]


async def _audit(store: Store, about: str) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(row) for row in await moderation.audit(store, MOST_LISTED)]


async def _person(store: Store, about: str) -> dict[str, Any] | None:
    """A person by number or name, without password and address."""
    numbered = about.isascii() and about.isdigit() and len(about) < 16
    found = await people.find_account(store, fold(about), about)
    if found is None and numbered:
        found = await people.find(store, int(about))
    if found is None:
        return None
    kept = ("id", "name", "account", "lang", "made", "email_verified", "host", "banned_until")
    facts = {name: getattr(found, name) for name in kept}
    return {**facts, "tables": await tables.codes_of_person(store, found.id)}


async def _table(store: Store, about: str) -> dict[str, Any] | None:
    """A table without what is secret at it: no seed, no invite, no moves."""
    row = await tables.find(store, about)
    if row is None:
        return None
    listed = await moderation.list_tables(store, about, 1)
    kinds: dict[str, int] = {}
    for entry in await store.entries(row.id):
        kinds[entry.kind] = kinds.get(entry.kind, 0) + 1
    return {**listed[0], "revision": row.revision, "rated": row.setup.rated, "entries": kinds}


_LISTS = {
    "stats": _stats, "people": _people, "tables": _tables, "reports": _reports, "audit": _audit, "person": _person,
    "table": _table,
}  # fmt: skip

MOST_LISTED = 200
"""Rows in a list."""
