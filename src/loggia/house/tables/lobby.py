"""The lister: tables to join, to look on at, and my own with whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from loggia.house import wire
from loggia.house.people.accounts import Person
from loggia.house.tables.broadcast import Names

if TYPE_CHECKING:
    from loggia.house.house import House

COLUMNS = "t.code, t.game, t.setup, t.status, t.host, t.seats, t.public, t.made, t.changed, t.waits, t.deadline"
MOST = 100


class Lobby:
    """Reads lists; what is in memory is newer than what was written."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def public(self, game: str, person: Person | None) -> list[wire.TableSummary]:
        """Public tables that are open, then those to look on at; newest first."""
        rows = await self._house.store.read(
            f"select {COLUMNS} from tables t where t.status <> 'over' and t.public = 1 and (? = '' or t.game = ?)"
            " order by t.status = 'waiting' desc, t.changed desc limit ?",
            game,
            game,
            MOST,
        )
        return await self._summaries(rows, person.id if person else 0)

    async def mine(self, person: Person) -> list[wire.TableSummary]:
        """My tables that are not over; those that wait for me first, the most urgent on top."""
        rows = await self._house.store.read(
            f"select {COLUMNS} from sitters s join tables t on t.id = s.table_id where s.person = ? and s.over = 0"
            f" union select {COLUMNS} from tables t where t.host = ? and t.status = 'waiting'"
            f" order by 9 desc limit {2 * MOST}",
            person.id,
            person.id,
        )
        tables = [table for table in await self._summaries(rows, person.id) if table.status != "over"]
        return sorted(tables, key=lambda t: (not t.my_turn, t.deadline or 1e18, -t.changed))

    async def _summaries(self, rows: list[tuple[Any, ...]], person: int) -> list[wire.TableSummary]:
        found = []
        for code, game, setup, status, host, seats, public, made, changed, waits, deadline in rows:
            said = msgspec.json.decode(setup)
            places = msgspec.json.decode(seats)
            waited = msgspec.json.decode(waits)
            live = self._house.live_tables.known(code)
            if live is not None:
                state = live.state
                status, changed, waited = state.status, state.changed, list(state.awaited)
                places = [[p.person, p.level, p.lost, p.away, p.replace] for p in state.places]
                deadline = state.clock.deadline() or 0
            names = await self._house.accounts.names(place[0] for place in places)
            mine = next((n for n, place in enumerate(places) if person and place[0] == person), -1)
            turn = mine in waited and not places[mine][2] and not places[mine][3]
            found.append(
                wire.TableSummary(
                    id=code,
                    game=game,
                    options=said["options"],
                    status=status,
                    host=host,
                    seats=[_seat(place, names) for place in places],
                    public=bool(public),
                    rated=said["rated"],
                    clock=msgspec.convert(said["clock"], wire.ClockRule),
                    made=made,
                    changed=changed,
                    deciding=waited,
                    my_seat=mine,
                    my_turn=turn,
                    deadline=deadline if turn else 0,
                )
            )
        return found


def _seat(place: list[Any], names: Names) -> wire.SeatInfo:
    person, level, lost, away, replace = place
    name, guest = names.get(person, ("", False))
    kind = "person" if person else "bot" if level else "open"
    return wire.SeatInfo(kind, person, name, guest, level, bool(lost), bool(away), bool(replace))  # type: ignore[arg-type]
