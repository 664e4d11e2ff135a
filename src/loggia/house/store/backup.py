"""Backups: one file with everything that must not be lost, made while the house runs, and put back the same way.

A backup is a copy of the database, by SQLite's own means, with the house's keys and a digest of all logs in a table of
its own. To put one back, it is checked and laid beside the database; the house (if it runs, after it has closed for a
moment) or `restore` itself then puts it in the database's place. What it replaces is kept, as a backup with its keys.
"""

from __future__ import annotations

import contextlib
import glob
import hashlib
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from loggia.house.logs import failed
from loggia.house.store.files import NoHouse, create_private, make_private, refuse_foreign, refuse_stale_wal
from loggia.house.store.schema import STEPS

KEYS = (".key", ".push.pem")
"""Files beside the database that belong to it."""
CACHE = ".cache.sqlite3"
WITH_SQLITE = ("-wal", "-shm")


class BadBackup(Exception):
    """A file that is not a whole backup; the text says why."""


@contextmanager
def _opened(path: Path, mode: str = "ro") -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None)) as found:
        yield found


def back_up(database: Path, target: Path) -> tuple[int, int]:
    """Write a backup of a database, whether its house runs or not; how many tables and log entries it holds.

    `FileExistsError` if the target exists, `BadBackup` if the copy is not whole.
    """
    draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}")
    if target.exists():
        raise FileExistsError(target)
    make_private(draft)
    try:
        with _opened(database) as source, _opened(draft, "rw") as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")
            copy.execute("pragma synchronous = full")
            _add_keys(copy, database)
        counts = check(draft)
        os.link(draft, target)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(target.parent)
    return counts


def _add_keys(copy: sqlite3.Connection, database: Path) -> None:
    """Make a database a backup. It may have been one: a copy of a backup that was put into place by hand."""
    copy.execute("begin immediate")
    copy.execute("create table if not exists backup (name text primary key, body blob not null) without rowid")
    copy.execute("insert or replace into backup values ('digest', ?)", (_digest(copy),))
    for ending in KEYS:
        file = database.with_suffix(ending)
        if file.exists():
            copy.execute("insert or replace into backup values (?, ?)", (ending, file.read_bytes()))
    copy.execute("commit")


def _digest(connection: sqlite3.Connection) -> bytes:
    """The digest of all logs and all tables' seeds."""
    digest = hashlib.blake2b(digest_size=32)
    for query in (
        "select * from log order by table_id, number",
        "select id, code, seed, setup from tables order by id",
    ):
        for row in connection.execute(query):
            digest.update(repr(row).encode())
    return digest.digest()


def check(backup: Path) -> tuple[int, int]:
    """See whether a file is a whole backup; how many tables and log entries it holds. `BadBackup` says why not."""
    try:
        with _opened(backup) as found:
            (version,) = found.execute("pragma user_version").fetchone()
            if not 0 < version <= len(STEPS):
                raise BadBackup(f"schema {version}, this program knows {len(STEPS)}")
            problems = found.execute("pragma integrity_check").fetchall()
            if problems != [("ok",)]:
                raise BadBackup(str(problems[0][0]))
            if found.execute("select 1 from sqlite_master where name = 'backup'").fetchone():
                (digest,) = found.execute("select body from backup where name = 'digest'").fetchone()
                if digest != _digest(found):
                    raise BadBackup("the logs are not what they were")
            (tables,) = found.execute("select count(*) from tables").fetchone()
            (entries,) = found.execute("select count(*) from log").fetchone()
            return tables, entries
    except (sqlite3.Error, TypeError, ValueError) as error:
        raise BadBackup(str(error)) from error


# --- putting one back -----------------------------------------------------------------------------------------------


def _waiting(database: Path) -> Path:
    return database.with_name(f"{database.name}.restore")


def pending(database: Path) -> bool:
    """Whether a backup waits to be put back."""
    return _waiting(database).exists()


def withdraw(database: Path) -> None:
    """Take away a backup that waits."""
    _waiting(database).unlink(missing_ok=True)


def lay_ready(database: Path, backup: Path) -> tuple[int, int]:
    """Check a backup and lay a copy of it beside the database, for `put_back`; how many tables and entries it holds."""
    counts = check(backup)
    waiting = _waiting(database)
    draft = waiting.with_name(f"{waiting.name}.{secrets.token_hex(4)}")
    make_private(draft, like=database)
    try:
        with _opened(backup) as source, _opened(draft, "rw") as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")
        if check(draft) != counts:
            raise BadBackup("it changed while it was copied")
        with open(draft, "rb") as file:
            os.fsync(file.fileno())
        os.replace(draft, waiting)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(database.parent)
    return counts


def put_back(database: Path) -> bool:
    """Put a backup that waits in the database's place; false if none does. Call as the owner of the database.

    What was there is kept with its keys, as `house.sqlite3.before-restore` (`-2` and so on: nothing kept before is
    overwritten). Caches and SQLite's own files of the old database go: they do not belong to the new one, which gets an
    identity of its own. Safe to interrupt: begun again, it ends the same. An exception if the backup cannot be opened,
    and then nothing has changed.
    """
    waiting = _waiting(database)
    if not waiting.exists():
        return False
    with _opened(waiting, "rw") as found:
        found.execute("begin immediate")  # before anything is moved: it may belong to another user
        found.execute("rollback")
        kept = _keep_replaced(database) if database.exists() else None
        try:
            for path in (database, database.with_suffix(CACHE)):
                for suffix in WITH_SQLITE:
                    Path(f"{path}{suffix}").unlink(missing_ok=True)
            database.with_suffix(CACHE).unlink(missing_ok=True)
            _take_keys(found, database, waiting)
        except BaseException:
            if kept is not None:
                os.replace(kept, database)
            raise
    os.replace(waiting, database)
    _sync_folder(database.parent)
    return True


def replaced(database: Path) -> list[Path]:
    """The databases that were replaced, the latest first."""
    names = database.parent.glob(f"{glob.escape(database.name)}.before-restore*")
    found = [path for path in names if not path.name.endswith((*WITH_SQLITE, *KEYS))]
    return sorted(found, key=lambda path: (len(path.name), path.name), reverse=True)


def _keep_replaced(database: Path) -> Path:
    """Move a database out of the way, with its keys in it; where to. A damaged one has them beside it."""
    number, kept = 1, database.with_name(f"{database.name}.before-restore")
    while any(Path(f"{kept}{ending}").exists() for ending in ("", "-wal", *KEYS)):
        number += 1
        kept = database.with_name(f"{database.name}.before-restore-{number}")
    try:
        with _opened(database, "rw") as old:
            _add_keys(old, database)
            old.execute("pragma wal_checkpoint(truncate)")
    except (sqlite3.Error, TypeError, ValueError):
        for ending in KEYS:
            with contextlib.suppress(FileNotFoundError):
                body = database.with_suffix(ending).read_bytes()
                with os.fdopen(create_private(Path(f"{kept}{ending}"), database), "wb") as file:
                    file.write(body)
    os.replace(database, kept)
    with contextlib.suppress(FileNotFoundError):
        os.replace(f"{database}-wal", f"{kept}-wal")
    return kept


def refuse_missing(database: Path) -> None:
    """`NoHouse` where the database is missing but a replaced one is there: an empty house would hide the loss."""
    if not database.exists() and (kept := replaced(database)):
        raise NoHouse(database, "missing", kept[0])


def make_ready(database: Path) -> None:
    """Before the house opens its database: put back what waits, and see that it is one. Call as its owner; `NoHouse`
    says that it is none. A backup that cannot be put back goes on waiting."""
    refuse_foreign(database)
    try:
        put_back(database)
    except (sqlite3.Error, OSError) as error:
        failed("backup not put back", error)
    refuse_missing(database)
    adopt(database)


def adopt(database: Path) -> None:
    """Make a copy of a backup that was put into place by hand a database like any other. Keys that lie beside it stay.
    Call as the owner of the database."""
    if not database.exists() or not database.stat().st_size:
        return
    refuse_stale_wal(database)
    with _opened(database, "rw") as found:
        if found.execute("select 1 from sqlite_master where name = 'backup'").fetchone():
            _take_keys(found, database, database, anew=False)


def _take_keys(found: sqlite3.Connection, database: Path, like: Path, anew: bool = True) -> None:
    """Write the keys of a backup beside the database, and make it a database like any other. `anew`: with an identity
    of its own, and in the place of keys that lie there."""
    found.execute("begin immediate")
    if found.execute("select 1 from sqlite_master where name = 'backup'").fetchone():
        for ending, body in found.execute("select name, body from backup where name like '.%'").fetchall():
            file = database.with_suffix(ending)
            if ending in KEYS and (anew or not file.exists()):
                draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
                with os.fdopen(create_private(draft, like), "wb") as out:
                    out.write(body)
                os.replace(draft, file)
        found.execute("drop table backup")
    if anew and found.execute("select 1 from sqlite_master where name = 'house'").fetchone():
        found.execute("update house set value = lower(hex(randomblob(16))) where name = 'identity'")
    found.execute("commit")


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
