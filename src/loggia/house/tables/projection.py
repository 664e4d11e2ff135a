"""Projections: rows that follow from a table's log, for those who do not read logs.

A table's row is what lists show of it (who sits there, whom it waits for, until when). After a move it may be a few
seconds old: `write_due` catches up, and nothing is lost if the house ends before. With any other entry it is written in
the same transaction. At the end of a match its results, and the ratings of a rated one, are written with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from loggia.house.people.ratings import Ratings
from loggia.house.store import Statement, Store
from loggia.house.store.queries import moderation, ratings, tables
from loggia.house.store.queries.tables import FinalScores, Projection, SeatRow
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import TableState

TOGETHER = 6
"""Maximum rows per write, so that no move waits for many of them."""


def projection(state: TableState) -> Projection:
    """A table's row."""
    result = state.result()
    return Projection(
        status=state.status,
        number=state.number,
        seats=seat_rows(state),
        waits=list(state.awaited),
        deadline=(state.clock.deadline() or 0) if state.status == "playing" else 0,
        changed=state.changed,
        ended=state.ended if state.status == "over" else 0,
        result=FinalScores(result["scores"], result["ranks"]) if result else None,
        shared=state.shared,
        size=len(state.seats),
        humans=sum(bool(seat.person) for seat in state.seats),
        level=_level(state),
    )


def _level(state: TableState) -> str:
    """The level of the bots, where one person plays against bots of one level; else empty."""
    levels = {seat.level for seat in state.seats if not seat.person}
    alone = sum(bool(seat.person) for seat in state.seats) == 1
    return levels.pop() if alone and len(levels) == 1 else ""


def seat_rows(state: TableState) -> list[SeatRow]:
    """The seats in a table's row."""
    return [SeatRow(s.person, s.level, int(s.lost), int(s.away), int(s.replace), s.kept) for s in state.seats]


class Projections:
    """Keeps the rows up to date."""

    def __init__(self, store: Store, rater: Ratings, clock: Callable[[], float]) -> None:
        self._store = store
        self._ratings = rater
        self._now = clock
        self._due: set[LiveTable] = set()
        self._rating = asyncio.Lock()

    def mark(self, live: LiveTable) -> None:
        """The table's row is to be written soon. That of a damaged table stays as it was."""
        if live.state.status == "damaged" or live.epoch < 0:
            return
        live.projection_due = True
        self._due.add(live)

    def row(self, live: LiveTable) -> Statement:
        """The table's row, to be written now."""
        live.projection_due = False
        self._due.discard(live)
        return tables.project(live.id, projection(live.state))

    async def write_due(self) -> None:
        """Write the rows of all tables that are marked."""
        due, self._due = [live for live in self._due if live.projection_due], set()
        for first in range(0, len(due), TOGETHER):
            try:
                await self._store.write(*(self.row(live) for live in due[first : first + TOGETHER]))
            except Exception:
                for live in due[first:]:
                    self.mark(live)
                raise

    # --- the end of a match ---------------------------------------------------------------------------

    def with_entries(self, live: LiveTable) -> list[Statement]:
        """What is written together with entries that are not a mere move; ratings are left alone."""
        results = self._results(live, {}) if live.state.status == "over" else []
        return [self.row(live), *results]

    @asynccontextmanager
    async def with_last_entry(self, live: LiveTable) -> AsyncIterator[list[Statement]]:
        """The same for the end of a rated match. Inside, no other match is rated: ratings are read, changed and written
        in one go."""
        async with self._rating:
            rated, changes = await self._rate(live)
            yield [self.row(live), *rated, *self._results(live, changes)]

    async def _rate(self, live: LiveTable) -> tuple[list[Statement], dict[int, int]]:
        ranks = live.state.rated_ranks()
        if len(ranks) < 2 or _closed(live.state):
            return [], {}
        return await self._ratings.rate(live.state.game.name, ranks)

    def _results(self, live: LiveTable, changes: Mapping[int, int]) -> list[Statement]:
        """How everybody did; by how much ratings changed, by person."""
        closing, state = [tables.end_seats(live.id)], live.state
        result = state.result()
        if result is None or _closed(state):
            return closing
        now = round(self._now(), 3)
        sat = {seat.person: (number, result["ranks"][number]) for number, seat in enumerate(state.seats) if seat.person}
        if state.setup.rated:
            lost = [person for person, _ in state.lost_people]
            stayed = [person for person in sat if person not in lost]
            closing += [moderation.note_conduct(person, live.id, now, "finished") for person in stayed]
            gone = [(person, seat) for person, seat in state.lost_people if person not in sat]
            sat |= {person: (seat, len(state.seats)) for person, seat in gone}
        return closing + [
            ratings.add_result(person, now, live.id, seat, rank, changes.get(person, 0))
            for person, (seat, rank) in sat.items()
        ]


def _closed(state: TableState) -> bool:
    """Whether a host of the house has ended the match: it counts for nobody."""
    return state.closed
