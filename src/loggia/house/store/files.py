"""The house's files: readable by their owner only, and owned by one house at a time."""

from __future__ import annotations

import contextlib
import fcntl
import os
import secrets
import sqlite3
import stat
from pathlib import Path
from typing import Literal

PRIVATE = 0o600


class Taken(Exception):
    """Another house has this database open; `pid` is its process, 0 if that is not known."""

    def __init__(self, pid: int) -> None:
        super().__init__(pid)
        self.pid = pid


class NoHouse(OSError):
    """What a path names is no database of a house, and is left as it is. `kind`: `folder`, `foreign` (another file), or
    `missing` (no file, but one that `loggia restore` has replaced: `kept`)."""

    def __init__(self, path: Path, kind: Literal["folder", "foreign", "missing"], kept: Path | None = None) -> None:
        super().__init__(f"{path}: {_KINDS[kind]}" + (f": {kept}" if kept else ""))
        self.path = path
        self.kind = kind
        self.kept = kept


_KINDS = {
    "folder": "is a folder",
    "foreign": "is no database of a house",
    "missing": "is missing, and beside it stands what was here before",
}

HEADER = b"SQLite format 3\0"


def refuse_foreign(path: Path) -> None:
    """`NoHouse` where there is something else than the database of a house, before anything touches it. Nothing at all
    and an empty file will do."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise NoHouse(path, "folder")
    if not stat.S_ISREG(mode):
        raise NoHouse(path, "foreign")
    with open(path, "rb") as file:
        begins = file.read(len(HEADER))
    if begins and (begins != HEADER or _is_of_others(path)):
        raise NoHouse(path, "foreign")


def _is_of_others(path: Path) -> bool:
    """Whether an SQLite file has tables, but not those of a house. One that cannot be read now may be one."""
    alone = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
    try:
        names = {name for (name,) in alone.execute("select name from sqlite_master where type = 'table'")}
    except sqlite3.Error:
        return False
    finally:
        alone.close()
    return bool(names) and not {"people", "tables", "log"} <= names


def give(descriptor: int, path: Path, like: Path | None = None) -> None:
    """A file that root makes belongs to whoever has a file like it or else the folder: to the user of the house."""
    if os.geteuid() == 0:
        found = os.stat(like) if like is not None and like.exists() else None
        if found is None or found.st_uid == 0:
            found = os.stat(path.parent)
        os.fchown(descriptor, found.st_uid, found.st_gid)


def create_private(path: Path, like: Path | None = None) -> int:
    """Make a file that only its owner can read, and open it for writing; `FileExistsError` if there is one."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    give(descriptor, path, like)
    return descriptor


def make_private(path: Path, like: Path | None = None) -> None:
    """Make sure that a file exists and only its owner can read it. SQLite gives its other files the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(create_private(path, like))
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            one = f"{path}{suffix}"
            if os.stat(one).st_mode & 0o077:
                os.chmod(one, PRIVATE)


class StaleWal(sqlite3.OperationalError):
    """The write-ahead log beside a database was written for another file: SQLite would mix the two."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path.name}-wal was written for another {path.name}, which has been replaced since. Move {path.name}-wal"
            f" and -shm away; if all three were copied here together, remove {path.with_suffix(MARK).name} instead"
        )


MARK = ".mark"
"""The file beside the database that says which one the house has opened last."""


def refuse_stale_wal(path: Path) -> None:
    """`StaleWal` if a write-ahead log lies beside a database file that is not the one that the house had open."""
    wal, mark = Path(f"{path}-wal"), path.with_suffix(MARK)
    if not (path.exists() and mark.exists() and wal.exists() and wal.stat().st_size):
        return
    alone = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)  # as it is without that log
    try:
        found = alone.execute("select value from house where name = 'opened'").fetchone()
    except sqlite3.DatabaseError:
        found = None
    finally:
        alone.close()
    if found is None or found[0] != mark.read_text(encoding="ascii"):
        raise StaleWal(path)


def mark_opened(path: Path, connection: sqlite3.Connection) -> None:
    """Write which database was opened, into the file itself (not only its write-ahead log) and beside it."""
    opened = secrets.token_hex(16)
    connection.execute(
        "insert into house values ('opened', ?) on conflict (name) do update set value = excluded.value", (opened,)
    )
    (busy, _, _) = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
    mark = path.with_suffix(MARK)
    if busy:  # somebody reads: then nothing can be said this time
        mark.unlink(missing_ok=True)
        return
    make_private(mark)
    mark.write_text(opened, encoding="ascii")


class Ownership:
    """The claim of one process on a database: a lock on a file beside it, which ends with the process."""

    def __init__(self, path: Path) -> None:
        make_private(path)
        self._file = os.open(path, os.O_RDWR)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._file)
            raise Taken(owner(path)) from error
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, str(os.getpid()).encode(), 0)

    def release(self) -> None:
        """Give the database to others."""
        os.close(self._file)


def owner(path: Path) -> int:
    """The process that has written itself into a lock file; 0 if none has."""
    try:
        return int(path.read_text())
    except (OSError, ValueError):
        return 0
