"""The lobby: lists of tables to join, to look on at, and a person's own with whose turn it is."""

from __future__ import annotations

import msgspec

from loggia.house import wire
from loggia.house.limits import MOST_LISTED_OF_HOST
from loggia.house.people.accounts import Accounts
from loggia.house.store import Store
from loggia.house.store.queries import tables
from loggia.house.store.queries.people import Person
from loggia.house.store.queries.tables import ListedTable, SeatRow
from loggia.house.tables.live_tables import LiveTables
from loggia.house.tables.projection import projection
from loggia.house.tables.state import SeatState
from loggia.house.tables.views.info import Names, clock_info, seat_info

MOST = 100
"""Tables in the public list; a person's own list may be twice as long."""

NO_DEADLINE = 1e18


class Lobby:
    """Reads lists. Tables in memory are newer than their stored rows."""

    def __init__(self, store: Store, live_tables: LiveTables, accounts: Accounts) -> None:
        self._store = store
        self._live_tables = live_tables
        self._accounts = accounts

    async def public(self, game: str, person: Person | None) -> list[wire.TableSummary]:
        """Public tables that are open, then those to look on at; newest first."""
        rows = await tables.list_public(self._store, game, MOST, MOST_LISTED_OF_HOST)
        who = person.id if person else 0
        found = [await self._summary(row, who) for row in rows]
        return [table for table in found if table.status != "waiting" or _concerns(table, who)]

    async def mine(self, person: Person) -> list[wire.TableSummary]:
        """A person's tables that are not over; those that wait for the person first, the most urgent on top."""
        rows = await tables.list_of_person(self._store, person.id, 2 * MOST)
        found = [await self._summary(row, person.id) for row in rows]
        unfinished = [table for table in found if table.status != "over"]
        return sorted(unfinished, key=lambda t: (not t.my_turn, t.deadline or NO_DEADLINE, -t.changed))

    async def _summary(self, row: ListedTable, person: int) -> wire.TableSummary:
        row = self._newest(row)
        names = await self._accounts.names(seat.person or seat.kept for seat in row.seats)
        mine = next((n for n, seat in enumerate(row.seats) if person and seat.person == person), -1)
        turn = mine in row.waits and not row.seats[mine].lost and not row.seats[mine].away
        return wire.TableSummary(
            id=row.code,
            game=row.game,
            options=row.setup.options,
            status=row.status,
            host=row.host,
            seats=[_seat(seat, names) for seat in row.seats],
            public=row.public,
            rated=row.setup.rated,
            clock=clock_info(row.setup.clock),
            made=row.made,
            changed=row.changed,
            deciding=row.waits,
            my_seat=mine,
            my_turn=turn,
            deadline=row.deadline if turn else 0,
        )

    def _newest(self, row: ListedTable) -> ListedTable:
        """The row as it would be written now, where the table is in memory, and nobody else plays it."""
        live = self._live_tables.known(row.code)
        if live is None or live.epoch < 0:
            return row
        now = projection(live.state)
        return msgspec.structs.replace(
            row,
            status=now.status,
            changed=now.changed,
            waits=now.waits,
            seats=now.seats,
            deadline=live.state.clock.deadline() or 0,
        )


def _concerns(table: wire.TableSummary, person: int) -> bool:
    """Whether a table that waits is worth a line: no free seat at all, or one that the person may take."""
    free = [seat.kept for seat in table.seats if seat.kind == "open"]
    return not free or any(kept in (0, person) for kept in free)


def _seat(seat: SeatRow, names: Names) -> wire.SeatInfo:
    holder = SeatState(seat.person, seat.level, bool(seat.lost), bool(seat.away), bool(seat.replace), kept=seat.kept)
    return seat_info(holder, names)
