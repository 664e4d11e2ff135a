"""Chores from the shell, beside a house that may be running: backup, restore, check."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from loggia.house.settings import Settings
from loggia.house.store import backup
from loggia.house.store.files import Ownership, Taken
from loggia.house.tables.rebuild import check_database

__all__ = ["NoAnswer", "back_up", "check_database", "restore"]

PATIENCE = 60.0
"""Seconds that a running house has to put a backup back."""


class NoAnswer(Exception):
    """The running house has not put the backup back."""


def back_up(settings: Settings, target: Path) -> tuple[int, int]:
    """Write a backup; how many tables and log entries it holds."""
    return backup.back_up(settings.file, target)


def restore(settings: Settings, source: Path) -> tuple[int, int]:
    """Put a backup back, or have the running house do it; how many tables and log entries it holds."""
    settings.file.parent.mkdir(parents=True, exist_ok=True)
    counts = backup.lay_ready(settings.file, source)
    try:
        ownership = Ownership(settings.beside(".lock"))
    except Taken as taken:
        _ask(settings, taken.pid)
        return counts
    try:
        backup.put_back(settings.file)
    finally:
        ownership.release()
    return counts


def _ask(settings: Settings, pid: int) -> None:
    """Tell the running house that a backup waits, and wait until it is in place."""
    if pid:
        os.kill(pid, signal.SIGHUP)
    end = time.monotonic() + PATIENCE
    while backup.pending(settings.file):
        if time.monotonic() > end:
            backup.withdraw(settings.file)
            raise NoAnswer
        time.sleep(0.05)
