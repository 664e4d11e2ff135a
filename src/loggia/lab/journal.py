"""The folder of a long run: what is played, and every finished match, so that a run can be stopped and taken up again.

`job.json` says what is played; a folder takes no other job. `matches.jsonl` gets a line a match, a whole batch at once,
flushed to the disk. A line that was cut off by a crash is dropped, and its match played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from loggia.kernel import wrong_setup

JOB, MATCHES = "job.json", "matches.jsonl"


class RunFolder:
    """A folder that keeps a run."""

    def __init__(self, folder: Path, job: dict[str, Any]) -> None:
        """Raises `WrongSetup` where the folder cannot be written, or keeps another run."""
        self.folder = folder
        self._matches = folder / MATCHES
        try:
            folder.mkdir(parents=True, exist_ok=True)
            kept = folder / JOB
            if kept.exists():
                if json.loads(kept.read_text(encoding="utf-8")) != job:
                    raise wrong_setup("setup-folder-other", file=str(folder))
            else:
                written(kept, json.dumps(job, indent=1) + "\n")
            self._cut_torn_line()
            with self._matches.open("a", encoding="utf-8"):
                pass
        except (OSError, json.JSONDecodeError) as error:
            raise wrong_setup("setup-folder", file=str(folder), why=reason(error)) from None

    def _cut_torn_line(self) -> None:
        """Drop what a crash has left of a line."""
        if not self._matches.exists():
            return
        with self._matches.open("rb+") as file:
            whole = file.read().rfind(b"\n") + 1
            file.truncate(whole)

    def lines(self, games: int | None = None) -> Iterator[dict[str, Any]]:
        """The matches that are finished, in the order in which they were; of the first so many alone, where the run
        that asks is shorter than the one that is kept. Raises `WrongSetup` where the file is not ours."""
        with self._matches.open(encoding="utf-8") as file:
            for text in file:
                try:
                    line = json.loads(text)
                    wanted = games is None or line["number"] < games
                except (ValueError, KeyError, TypeError) as error:
                    raise wrong_setup("setup-folder", file=str(self._matches), why=repr(error)) from None
                if wanted:
                    yield line

    def add(self, lines: list[dict[str, Any]]) -> None:
        """Keep some finished matches; raises `WrongSetup` where the disk is full, and what was kept before stays."""
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        try:
            with self._matches.open("a", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise wrong_setup("setup-folder", file=str(self.folder), why=reason(error)) from None


def reason(error: Exception) -> str:
    """Why a file could not be read or written, without the number that the system has for it."""
    return getattr(error, "strerror", None) or str(error)


def written(file: Path, content: str | bytes) -> None:
    """Write a whole file, or leave it as it was; raises OSError."""
    half = file.with_name(file.name + ".part")
    half.write_bytes(content.encode() if isinstance(content, str) else content)
    half.replace(file)


def make_folder(folder: Path) -> None:
    """Make a folder that can be written to, or raise `WrongSetup`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise wrong_setup("setup-folder", file=str(folder), why=reason(error)) from None
