"""Seats: who sits where, before the match and during it."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.store import LogEntry, Statement
from loggia.house.store.queries import tables
from loggia.house.store.queries.people import Person
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import as_host, done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable, Watcher
from loggia.house.tables.state import SeatState

PAUSE_ASKED_AGAIN = 600
"""Seconds after which somebody whose request for a pause was refused may ask again."""


async def _join(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Join) -> wire.Done:
    assert asker.person is not None
    async with live.lock:
        state = live.state
        if state.seat_of(asker.id) >= 0:
            return done(live, asker, wish.key)
        if state.status not in ("waiting", "playing", "paused"):
            raise trouble(409, "house-over")
        free = [
            n for n, place in enumerate(state.seats) if (place.open if state.status == "waiting" else place.replace)
        ]
        free = sorted((n for n in free if state.seats[n].kept in (0, asker.id)), key=lambda n: not state.seats[n].kept)
        if wish.seat >= 0:
            free = [n for n in free if n == wish.seat]
        if not free:
            raise trouble(409, "house-table-full")
        if state.setup.rated:
            if not asker.person.account:
                raise trouble(403, "house-account-needed")
            if any(person == asker.id for person, _ in state.lost_people):
                raise trouble(409, "house-seat-lost")
        if await actions.blocks.between(asker.id, [state.host, *(state.seats[n].person for n in state.people)]):
            raise trouble(403, "house-blocked")
        await sit_down(actions, live, asker.person, free[0], asker.page, wish.key)
        return done(live, asker, wish.key)


async def sit_down(
    actions: Actions, live: LiveTable, person: Person, seat: int, page: Watcher | None, key: str
) -> None:
    """Put a person into a seat, and start if that was the last. Call with the table's lock."""
    state, journal = live.state, actions.journal
    before = state.seats[seat].person
    live.names[person.id] = (person.name, not person.account)
    entries = [journal.entry(live, "join", seat, person.id, key=key)]
    others = [other for n, other in enumerate(state.seats) if n != seat]
    if state.status == "waiting" and state.setup.start == "full" and not any(other.open for other in others):
        entries.append(journal.entry(live, "start", ahead=2))
    also: list[Statement] = [tables.sit(person.id, live.id, seat)]
    if before:
        also.append(tables.stand_up(before, live.id))
    await journal.commit(live, entries, page, also)
    await actions.broadcast.reseat(live)


async def _leave(actions: Actions, live: LiveTable, asker: Asker, wish: wire.LeaveTable) -> wire.Done:
    async with live.lock:
        if live.state.status != "waiting":
            raise trouble(409, "house-begun")
        seat = live.state.seat_of(asker.id)
        if asker.id == live.state.host:
            await actions.journal.commit(
                live, [actions.journal.entry(live, "close", -1, asker.id, key=wish.key)], asker.page
            )
        elif seat >= 0:
            entry = actions.journal.entry(live, "leave", seat, asker.id, key=wish.key)
            await actions.journal.commit(live, [entry], asker.page, [tables.stand_up(asker.id, live.id)])
            await actions.broadcast.reseat(live)
        else:
            raise trouble(403, "house-not-seated")
        return done(live, asker, wish.key)


async def _set_seat(actions: Actions, live: LiveTable, asker: Asker, wish: wire.SetSeat) -> wire.Done:
    async with live.lock:
        as_host(live, asker)
        state = live.state
        if wish.seat >= len(state.seats) or state.seats[wish.seat].person or wish.to.kind == "me":
            raise trouble(409, "house-seat-taken")
        level = actions.catalogue.level(wish.to.level) if wish.to.kind == "bot" else ""
        if level and state.setup.rated:
            raise trouble(409, "house-rated-people")
        entries = [actions.journal.entry(live, "set-seat", wish.seat, asker.id, level, wish.key)]
        others = [place for n, place in enumerate(state.seats) if n != wish.seat]
        full = bool(level) and not any(place.open for place in others)
        if full and (state.setup.start == "full" or (state.setup.start == "ready" and _all_ready(others))):
            entries.append(actions.journal.entry(live, "start", ahead=2))
        await actions.journal.commit(live, entries, asker.page)
        return done(live, asker, wish.key)


def _all_ready(places: list[SeatState]) -> bool:
    """Whether every person in these seats is ready, and there is one."""
    people = [place for place in places if place.person]
    return bool(people) and all(place.ready for place in people)


async def _ready(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Ready) -> wire.Done:
    async with live.lock:
        seat, state = my_seat(live, asker), live.state
        if state.status != "waiting":
            raise trouble(409, "house-begun")
        if state.seats[seat].ready != wish.ready:
            word = "yes" if wish.ready else "no"
            entries = [actions.journal.entry(live, "ready", seat, asker.id, word, wish.key)]
            others = [place for n, place in enumerate(state.seats) if n != seat]
            may = wish.ready and not any(place.open for place in others) and all(p.ready for p in others if p.person)
            if may and state.setup.start == "ready":
                entries.append(actions.journal.entry(live, "start", ahead=2))
            await actions.journal.commit(live, entries, asker.page)
        return done(live, asker, wish.key)


async def _start(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Start) -> wire.Done:
    async with live.lock:
        as_host(live, asker)
        level = actions.catalogue.level(wish.level)
        if live.state.setup.rated and any(place.open for place in live.state.seats):
            raise trouble(409, "house-rated-people")
        await actions.journal.commit(
            live, [actions.journal.entry(live, "start", -1, asker.id, level, wish.key)], asker.page
        )
        return done(live, asker, wish.key)


async def _resign(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Resign) -> wire.Done:
    async with live.lock:
        seat = my_seat(live, asker)
        if live.state.status not in ("playing", "paused") or live.state.seats[seat].lost:
            raise trouble(409, "house-not-playing-over")
        await lose(actions, live, seat, "resign", asker, wish.key)
        return done(live, asker, wish.key)


async def lose(actions: Actions, live: LiveTable, seat: int, kind: str, asker: Asker | None, key: str = "") -> None:
    """A seat is lost: a bot plays on, or the match ends when too few people are left. Call with the table's lock."""
    level = actions.catalogue.level("")
    person = live.state.seats[seat].person
    also = actions.conduct.lost(person, live.id, kind, _own_moves(live, person)) if live.state.setup.rated else []
    entries = [actions.journal.entry(live, kind, seat, person, level, key)]
    left = [n for n in live.state.people if n != seat]
    began = sum(1 for place in live.state.seats if place.person)
    if not left or (began > 1 and len(left) == 1):
        entries.append(actions.journal.entry(live, "over", ahead=2))
    await actions.journal.commit(live, entries, asker.page if asker else None, also)


def _own_moves(live: LiveTable, person: int) -> int:
    """How many moves a person has made; where the beginning of the log is not in memory any more, enough."""
    recent = live.state.recent
    if not recent or recent[0].entry.number > 1:
        return live.state.number
    return sum(one.entry.kind == "move" and one.entry.person == person for one in recent)


async def _replace(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Replace) -> wire.Done:
    async with live.lock:
        state, journal = live.state, actions.journal
        if state.status not in ("playing", "paused"):
            raise trouble(409, f"house-not-playing-{state.status}")
        mine = state.seat_of(asker.id)
        seat = mine if wish.seat < 0 else wish.seat
        if not 0 <= seat < len(state.seats):
            raise trouble(403, "house-not-seated")
        place = state.seats[seat]
        vacant = place.lost or place.away
        if state.setup.rated and wish.kind != "me" and not place.lost:
            raise trouble(409, "house-rated-seat")
        if seat != mine and not (asker.id == state.host and vacant and wish.kind != "me"):
            raise trouble(403, "house-not-seated")
        entries: list[LogEntry] = []
        if wish.kind == "me":
            if place.lost:
                raise trouble(409, "house-seat-lost")
            if place.away:
                entries.append(journal.entry(live, "replace", seat, asker.id, "me", wish.key))
        else:
            level = actions.catalogue.level(wish.level)
            if not vacant:
                entries.append(journal.entry(live, "away", seat, asker.id, level, wish.key))
            elif wish.kind == "bot":
                entries.append(journal.entry(live, "replace", seat, asker.id, level, wish.key))
            if wish.kind == "open" and not place.replace:
                entries.append(journal.entry(live, "replace", seat, asker.id, "open", wish.key, 1 + len(entries)))
        if entries:
            await journal.commit(live, entries, asker.page)
        return done(live, asker, wish.key)


async def _pause(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Pause) -> wire.Done:
    async with live.lock:
        state, seat = live.state, my_seat(live, asker, playing=True)
        kind = "pause"
        if state.setup.rated and any(one != seat for one in state.people):
            if state.request is not None:
                raise trouble(409, "house-asked-already")
            if seat in state.pause_refused and actions.now() < state.pause_refused[seat] + PAUSE_ASKED_AGAIN:
                raise trouble(409, "house-pause-refused", minutes=PAUSE_ASKED_AGAIN // 60)
            kind = "ask-pause"
        await actions.journal.commit(
            live, [actions.journal.entry(live, kind, seat, asker.id, wish.why, wish.key)], asker.page
        )
        return done(live, asker, wish.key)


async def _resume(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Resume) -> wire.Done:
    async with live.lock:
        seat = my_seat(live, asker)
        if live.state.status != "paused":
            raise trouble(409, "house-not-paused")
        await actions.journal.commit(
            live, [actions.journal.entry(live, "resume", seat, asker.id, key=wish.key)], asker.page
        )
        return done(live, asker, wish.key)


ACTIONS = {
    "join": action(wire.Join, _join, "join", answered_by_update=True),
    "leave": action(wire.LeaveTable, _leave, answered_by_update=True),
    "set-seat": action(wire.SetSeat, _set_seat, answered_by_update=True),
    "ready": action(wire.Ready, _ready, answered_by_update=True),
    "start": action(wire.Start, _start, answered_by_update=True),
    "resign": action(wire.Resign, _resign, answered_by_update=True),
    "replace": action(wire.Replace, _replace, answered_by_update=True),
    "pause": action(wire.Pause, _pause, answered_by_update=True),
    "resume": action(wire.Resume, _resume, answered_by_update=True),
}
