"""The checks that actions share: whose seat it is, whether the same was asked before, whether it is out of date."""

from __future__ import annotations

from typing import Any

from loggia.house import wire
from loggia.house.problems import Trouble, trouble
from loggia.house.store import Store
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import OutOfDate, phrase

UNKNOWN = wire.Done("")
"""The answer of `done_before` where only the store knows."""


def my_seat(live: LiveTable, asker: Asker, playing: bool = False) -> int:
    """The asker's seat; `Trouble` if there is none, or (`playing`) if it cannot play now."""
    state = live.state
    seat = state.seat_of(asker.id)
    if seat < 0:
        raise trouble(403, "house-not-seated")
    if playing:
        if state.status != "playing":
            raise trouble(409, f"house-not-playing-{state.status}")
        if state.seats[seat].lost:
            raise trouble(409, "house-seat-lost")
    return seat


def as_host(live: LiveTable, asker: Asker) -> None:
    """`Trouble` unless the asker is the host of a table that has not begun."""
    if asker.id != live.state.host:
        raise trouble(403, "house-host-only")
    if live.state.status != "waiting":
        raise trouble(409, "house-begun")


def check_seen(live: LiveTable, seat: int, seen: int, everything: bool = False) -> None:
    """The staleness rule: `Trouble` if something that matters to the seat's decision (or, with `everything`, anything
    that it is told of) happened after the number that it saw, or if it cannot have seen that number yet."""
    state = live.state
    logged = state.numbering.logged(seat, seen)
    stale = seen != state.number_for(seat) if everything else logged < state.decision_began[seat]
    if stale or logged > state.number:
        why = OutOfDate(phrase("house-out-of-date"), "HOUSE-SEEN")
        raise Trouble(409, why.why, why.kind, why.rule)


def done_before(live: LiveTable, asker: Asker, key: str, seen: int) -> wire.Done | None:
    """The duplicate rule: the answer to a request with this key, if this person's was carried out after what it saw.

    Looks at the entries in memory; `UNKNOWN` if what was seen is older than these.
    """
    state = live.state
    if not key or not state.recent:
        return None
    seat = state.seat_of(asker.id)
    after = state.numbering.logged(seat, seen)
    for applied in reversed(state.recent):
        entry = applied.entry
        if entry.number <= after:
            return None
        if entry.key == key and entry.person == asker.id:
            return wire.Done(key, live.code, state.numbering.shown(seat, entry.number))
    return UNKNOWN if state.recent[0].entry.number > after + 1 else None


async def look_up_done(store: Store, live: LiveTable, asker: Asker, key: str, seen: int) -> wire.Done | None:
    """The same, and where memory does not reach back far enough, from the store. Call with the table's lock."""
    found = done_before(live, asker, key, seen)
    if found is not UNKNOWN:
        return found
    state = live.state
    seat = state.seat_of(asker.id)
    for entry in await store.entries(live.id, state.numbering.logged(seat, seen)):
        if entry.key == key and entry.person == asker.id:
            return wire.Done(key, live.code, state.numbering.shown(seat, entry.number))
    return None


def done(live: LiveTable, asker: Asker, key: str, answer: Any = None) -> wire.Done:
    """The answer to an action, with the number of the last entry that the asker is told of."""
    state = live.state
    return wire.Done(key, live.code, state.number_for(state.seat_of(asker.id)), answer)
