"""Seating: who sits where, before the match and during it."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.store import LogEntry
from loggia.house.tables.actions.dispatch import Actions, Asker, action
from loggia.house.tables.live_tables import LiveTable


async def _join(self: Actions, live: LiveTable, asker: Asker, wish: wire.Join) -> wire.Done:
    assert asker.person is not None
    async with live.lock:
        state = live.state
        if state.seat_of(asker.id) >= 0:
            return self.done(live, asker, wish.key)
        if state.status not in ("waiting", "playing", "paused"):
            raise trouble(409, "house-over")
        free = [
            n for n, place in enumerate(state.places) if (place.open if state.status == "waiting" else place.replace)
        ]
        if wish.seat >= 0:
            free = [n for n in free if n == wish.seat]
        if not free:
            raise trouble(409, "house-table-full")
        if state.setup.rated and not asker.person.account:
            raise trouble(403, "house-account-needed")
        await self.sit_down(live, asker.person, free[0], asker.socket, wish.key)
        return self.done(live, asker, wish.key)


async def _leave(self: Actions, live: LiveTable, asker: Asker, wish: wire.LeaveTable) -> wire.Done:
    async with live.lock:
        if live.state.status != "waiting":
            raise trouble(409, "house-begun")
        seat = live.state.seat_of(asker.id)
        gone = ("delete from sitters where person = ? and table_id = ?", (asker.id, live.id))
        if asker.id == live.state.host:
            await self.journal.commit(
                live, [self.journal.entry(live, "close", -1, asker.id, key=wish.key)], asker.socket
            )
        elif seat >= 0:
            entry = self.journal.entry(live, "leave", seat, asker.id, key=wish.key)
            await self.journal.commit(live, [entry], asker.socket, [gone])
            await self.journal.show_state(live, self.journal.reseat(live))
        else:
            raise trouble(403, "house-not-seated")
        return self.done(live, asker, wish.key)


async def _set_seat(self: Actions, live: LiveTable, asker: Asker, wish: wire.SetSeat) -> wire.Done:
    async with live.lock:
        self.as_host(live, asker)
        state = live.state
        if wish.seat >= len(state.places) or state.places[wish.seat].person or wish.to.kind == "me":
            raise trouble(409, "house-seat-taken")
        level = self.catalogue.level(wish.to.level) if wish.to.kind == "bot" else ""
        if level and state.setup.rated:
            raise trouble(409, "house-rated-people")
        entries = [self.journal.entry(live, "set-seat", wish.seat, asker.id, level, wish.key)]
        others = [place for n, place in enumerate(state.places) if n != wish.seat]
        if level and state.setup.start == "full" and not any(place.open for place in others):
            entries.append(self.journal.entry(live, "start", ahead=2))
        await self.journal.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _start(self: Actions, live: LiveTable, asker: Asker, wish: wire.Start) -> wire.Done:
    async with live.lock:
        self.as_host(live, asker)
        level = self.catalogue.level(wish.level)
        if live.state.setup.rated and any(place.open for place in live.state.places):
            raise trouble(409, "house-rated-people")
        await self.journal.commit(
            live, [self.journal.entry(live, "start", -1, asker.id, level, wish.key)], asker.socket
        )
        return self.done(live, asker, wish.key)


async def _resign(self: Actions, live: LiveTable, asker: Asker, wish: wire.Resign) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker)
        if live.state.status not in ("playing", "paused") or live.state.places[seat].lost:
            raise trouble(409, "house-not-playing-over")
        await lose(self, live, seat, "resign", asker, wish.key)
        return self.done(live, asker, wish.key)


async def lose(self: Actions, live: LiveTable, seat: int, kind: str, asker: Asker | None, key: str = "") -> None:
    """A seat is lost: a bot plays on, or the match ends when too few people are left. Call with the table's lock."""
    level = self.catalogue.level("")
    person = live.state.places[seat].person
    entries = [self.journal.entry(live, kind, seat, person, level, key)]
    left = [n for n in live.state.people if n != seat]
    began = sum(1 for place in live.state.places if place.person)
    if not left or (began > 1 and len(left) == 1):
        entries.append(self.journal.entry(live, "over", ahead=2))
    await self.journal.commit(live, entries, asker.socket if asker else None)


async def _replace(self: Actions, live: LiveTable, asker: Asker, wish: wire.Replace) -> wire.Done:
    async with live.lock:
        state, journal = live.state, self.journal
        if state.status not in ("playing", "paused"):
            raise trouble(409, f"house-not-playing-{state.status}")
        mine = state.seat_of(asker.id)
        seat = mine if wish.seat < 0 else wish.seat
        if not 0 <= seat < len(state.places):
            raise trouble(403, "house-not-seated")
        place = state.places[seat]
        vacant = place.lost or place.away
        if seat != mine and not (asker.id == state.host and vacant and wish.kind != "me"):
            raise trouble(403, "house-not-seated")
        entries: list[LogEntry] = []
        if wish.kind == "me":
            if place.lost:
                raise trouble(409, "house-seat-lost")
            if place.away:
                entries.append(journal.entry(live, "replace", seat, asker.id, "me", wish.key))
        else:
            level = self.catalogue.level(wish.level)
            if not vacant:
                entries.append(journal.entry(live, "away", seat, asker.id, level, wish.key))
            elif wish.kind == "bot":
                entries.append(journal.entry(live, "replace", seat, asker.id, level, wish.key))
            if wish.kind == "open" and not place.replace:
                entries.append(journal.entry(live, "replace", seat, asker.id, "open", wish.key, 1 + len(entries)))
        if entries:
            await journal.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _pause(self: Actions, live: LiveTable, asker: Asker, wish: wire.Pause) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker, playing=True)
        await self.journal.commit(live, [self.journal.entry(live, "pause", seat, asker.id, key=wish.key)], asker.socket)
        return self.done(live, asker, wish.key)


async def _resume(self: Actions, live: LiveTable, asker: Asker, wish: wire.Resume) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker)
        if live.state.status != "paused":
            raise trouble(409, "house-not-paused")
        await self.journal.commit(
            live, [self.journal.entry(live, "resume", seat, asker.id, key=wish.key)], asker.socket
        )
        return self.done(live, asker, wish.key)


ACTIONS = {
    "join": action(wire.Join, _join, "join"),
    "leave": action(wire.LeaveTable, _leave),
    "set-seat": action(wire.SetSeat, _set_seat),
    "start": action(wire.Start, _start),
    "resign": action(wire.Resign, _resign),
    "replace": action(wire.Replace, _replace),
    "pause": action(wire.Pause, _pause),
    "resume": action(wire.Resume, _resume),
}
