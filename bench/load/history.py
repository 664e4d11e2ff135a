"""What pages were told while a club played, and a check of that against the log in PostgreSQL."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import asyncpg

from bench.load import owners


class History:
    """What was acknowledged, and what was shown."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, str]] = []
        """Tables and keys of moves whose sender was told that they are made."""
        self.shown: set[tuple[str, int, str, int]] = set()
        """Table, time in milliseconds, kind and seat of every line that a page was shown."""
        self._watched = False

    async def watch(self, database: str) -> None:
        """Have PostgreSQL note who writes; when the workers have made their tables."""
        connection = await asyncpg.connect(database, timeout=30)
        await owners.watch(connection)
        await connection.close()
        self._watched = True

    def show(self, table: str, lines: list[dict[str, Any]]) -> None:
        """A page has seen these lines of a table's log."""
        self.shown.update((table, round(line["at"] * 1000), line["kind"], line["seat"]) for line in lines)

    async def problems(self, database: str) -> list[str]:
        """Where the log says otherwise: a move that was acknowledged or shown is not there, one is there twice, a log
        has gaps, or somebody wrote who did not own the table."""
        acknowledged, shown = self.acknowledged.copy(), self.shown.copy()  # what comes while we read is not in it
        connection = await asyncpg.connect(database, timeout=30)
        try:
            rows = await connection.fetch(
                "select t.code, l.number, l.key, l.kind, l.at, l.seat from log l join tables t on t.id = l.table_id"
                " order by 1, 2"
            )
            wrong = await owners.read(connection) if self._watched else []
        finally:
            await connection.close()
        keys = Counter((row["code"], row["key"]) for row in rows if row["key"])
        found = [f"lost {one}" for one in acknowledged if not keys[one]]
        found += [f"twice {one}" for one, count in keys.items() if count > 1]
        kept = {(row["code"], row["at"], row["kind"], row["seat"]) for row in rows}
        found += [f"shown but not kept {one}" for one in shown - kept]
        for code, group in itertools.groupby(rows, key=lambda row: row["code"]):
            numbers = [row["number"] for row in group]
            if numbers != list(range(1, len(numbers) + 1)):
                found.append(f"gaps in {code}")
        return found + wrong
