"""The house's files: readable by their owner only, and owned by one house at a time."""

from __future__ import annotations

import contextlib
import fcntl
import os
from pathlib import Path

PRIVATE = 0o600


class Taken(Exception):
    """Another house has this database open; `pid` is its process, 0 if that is not known."""

    def __init__(self, pid: int) -> None:
        super().__init__(pid)
        self.pid = pid


def make_private(path: Path) -> None:
    """Make sure that a file exists and only its owner can read it. SQLite gives its other files the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for suffix in ("", "-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            one = f"{path}{suffix}"
            if os.stat(one).st_mode & 0o077:
                os.chmod(one, PRIVATE)


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
