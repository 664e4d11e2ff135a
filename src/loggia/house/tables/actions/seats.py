"""Seating: who sits where, before the match and during it."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.store import Entry
from loggia.house.tables.actions.dispatch import Actions, Asker, door
from loggia.house.tables.live_tables import Live


async def _join(self: Actions, live: Live, asker: Asker, wish: wire.Join) -> wire.Done:
    assert asker.person is not None
    async with live.lock:
        sitting = live.sitting
        if sitting.seat_of(asker.id) >= 0:
            return self.done(live, asker, wish.key)
        if sitting.status not in ("waiting", "playing", "paused"):
            raise trouble(409, "house-over")
        free = [
            n
            for n, place in enumerate(sitting.places)
            if (place.open if sitting.status == "waiting" else place.replace)
        ]
        if wish.seat >= 0:
            free = [n for n in free if n == wish.seat]
        if not free:
            raise trouble(409, "house-table-full")
        if sitting.setup.rated and not asker.person.account:
            raise trouble(403, "house-account-needed")
        await self.sit_down(live, asker.person, free[0], asker.socket, wish.key)
        return self.done(live, asker, wish.key)


async def _leave(self: Actions, live: Live, asker: Asker, wish: wire.LeaveTable) -> wire.Done:
    async with live.lock:
        if live.sitting.status != "waiting":
            raise trouble(409, "house-begun")
        seat = live.sitting.seat_of(asker.id)
        gone = ("delete from sitters where person = ? and table_id = ?", (asker.id, live.id))
        if asker.id == live.sitting.host:
            await self.steward.commit(
                live, [self.steward.entry(live, "close", -1, asker.id, key=wish.key)], asker.socket
            )
        elif seat >= 0:
            entry = self.steward.entry(live, "leave", seat, asker.id, key=wish.key)
            await self.steward.commit(live, [entry], asker.socket, [gone])
            await self.steward.show_state(live, self.steward.reseat(live))
        else:
            raise trouble(403, "house-not-seated")
        return self.done(live, asker, wish.key)


async def _set_seat(self: Actions, live: Live, asker: Asker, wish: wire.SetSeat) -> wire.Done:
    async with live.lock:
        self.as_host(live, asker)
        sitting = live.sitting
        if wish.seat >= len(sitting.places) or sitting.places[wish.seat].person or wish.to.kind == "me":
            raise trouble(409, "house-seat-taken")
        level = self.library.level(wish.to.level) if wish.to.kind == "bot" else ""
        if level and sitting.setup.rated:
            raise trouble(409, "house-rated-people")
        entries = [self.steward.entry(live, "set-seat", wish.seat, asker.id, level, wish.key)]
        others = [place for n, place in enumerate(sitting.places) if n != wish.seat]
        if level and sitting.setup.start == "full" and not any(place.open for place in others):
            entries.append(self.steward.entry(live, "start", ahead=2))
        await self.steward.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _start(self: Actions, live: Live, asker: Asker, wish: wire.Start) -> wire.Done:
    async with live.lock:
        self.as_host(live, asker)
        level = self.library.level(wish.level)
        if live.sitting.setup.rated and any(place.open for place in live.sitting.places):
            raise trouble(409, "house-rated-people")
        await self.steward.commit(
            live, [self.steward.entry(live, "start", -1, asker.id, level, wish.key)], asker.socket
        )
        return self.done(live, asker, wish.key)


async def _resign(self: Actions, live: Live, asker: Asker, wish: wire.Resign) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker)
        if live.sitting.status not in ("playing", "paused") or live.sitting.places[seat].lost:
            raise trouble(409, "house-not-playing-over")
        await lose(self, live, seat, "resign", asker, wish.key)
        return self.done(live, asker, wish.key)


async def lose(self: Actions, live: Live, seat: int, kind: str, asker: Asker | None, key: str = "") -> None:
    """A seat is lost: a bot plays on, or the match ends when too few people are left. Call with the table's lock."""
    level = self.library.level("")
    person = live.sitting.places[seat].person
    entries = [self.steward.entry(live, kind, seat, person, level, key)]
    left = [n for n in live.sitting.people if n != seat]
    began = sum(1 for place in live.sitting.places if place.person)
    if not left or (began > 1 and len(left) == 1):
        entries.append(self.steward.entry(live, "over", ahead=2))
    await self.steward.commit(live, entries, asker.socket if asker else None)


async def _replace(self: Actions, live: Live, asker: Asker, wish: wire.Replace) -> wire.Done:
    async with live.lock:
        sitting, steward = live.sitting, self.steward
        if sitting.status not in ("playing", "paused"):
            raise trouble(409, f"house-not-playing-{sitting.status}")
        mine = sitting.seat_of(asker.id)
        seat = mine if wish.seat < 0 else wish.seat
        if not 0 <= seat < len(sitting.places):
            raise trouble(403, "house-not-seated")
        place = sitting.places[seat]
        vacant = place.lost or place.away
        if seat != mine and not (asker.id == sitting.host and vacant and wish.kind != "me"):
            raise trouble(403, "house-not-seated")
        entries: list[Entry] = []
        if wish.kind == "me":
            if place.lost:
                raise trouble(409, "house-seat-lost")
            if place.away:
                entries.append(steward.entry(live, "replace", seat, asker.id, "me", wish.key))
        else:
            level = self.library.level(wish.level)
            if not vacant:
                entries.append(steward.entry(live, "away", seat, asker.id, level, wish.key))
            elif wish.kind == "bot":
                entries.append(steward.entry(live, "replace", seat, asker.id, level, wish.key))
            if wish.kind == "open" and not place.replace:
                entries.append(steward.entry(live, "replace", seat, asker.id, "open", wish.key, 1 + len(entries)))
        if entries:
            await steward.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _pause(self: Actions, live: Live, asker: Asker, wish: wire.Pause) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker, playing=True)
        await self.steward.commit(live, [self.steward.entry(live, "pause", seat, asker.id, key=wish.key)], asker.socket)
        return self.done(live, asker, wish.key)


async def _resume(self: Actions, live: Live, asker: Asker, wish: wire.Resume) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker)
        if live.sitting.status != "paused":
            raise trouble(409, "house-not-paused")
        await self.steward.commit(
            live, [self.steward.entry(live, "resume", seat, asker.id, key=wish.key)], asker.socket
        )
        return self.done(live, asker, wish.key)


DOORS = {
    "join": door(wire.Join, _join, "join"),
    "leave": door(wire.LeaveTable, _leave),
    "set-seat": door(wire.SetSeat, _set_seat),
    "start": door(wire.Start, _start),
    "resign": door(wire.Resign, _resign),
    "replace": door(wire.Replace, _replace),
    "pause": door(wire.Pause, _pause),
    "resume": door(wire.Resume, _resume),
}
