"""The archive: finished matches that everybody may see, and the best players of each game."""

from __future__ import annotations

from collections.abc import Callable

from loggia.house import wire
from loggia.house.people.accounts import Accounts
from loggia.house.people.ratings import SCALE
from loggia.house.store import Store
from loggia.house.store.queries import archive

A_PAGE = 20
"""Matches in one page of the archive."""
MOST_LEADERS = 50


class Archive:
    """Reads what is open to everybody. Only the rows of shared matches are read: nothing of a running one."""

    def __init__(self, store: Store, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = clock

    async def matches(self, game: str, seats: int, against: str, level: str, before: float) -> wire.ArchivePage:
        """Shared matches that ended before a time, newest first."""
        rows = await archive.shared(self._store, game, seats, against, level, before, A_PAGE)
        names = await self._accounts.names(seat.person for row in rows for seat in row.seats)
        found = [
            wire.ArchivedMatch(
                row.code,
                row.game,
                row.ended,
                row.setup.rated,
                row.setup.options,
                [
                    wire.ArchivedSeat(
                        seat.person if seat.person in names else 0,
                        names.get(seat.person, ("", True))[0],
                        "" if seat.person else seat.level,
                        row.result.scores[number],
                        row.result.ranks[number],
                    )
                    for number, seat in enumerate(row.seats)
                ],
            )
            for row in rows
        ]
        return wire.ArchivePage(found, rows[-1].ended if len(rows) == A_PAGE else 0)

    async def leaders(self, game: str, level: str) -> wire.Leaders:
        """The best players of a game: by rating, or against bots of a level."""
        if level:
            rows = await archive.best_against(self._store, game, level, self._now(), MOST_LEADERS)
        else:
            rows = await archive.best_rated(self._store, game, self._now(), MOST_LEADERS)
        return wire.Leaders(
            game,
            level,
            [
                wire.Leader(
                    row.person, row.name, row.matches, row.won, round(row.mu * SCALE), round(2 * row.sigma * SCALE)
                )
                for row in rows
            ],
        )
