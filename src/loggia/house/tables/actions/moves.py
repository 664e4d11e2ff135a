"""Playing a move."""

from __future__ import annotations

from time import perf_counter

from loggia.house import wire
from loggia.house.metrics.counted import STEPS
from loggia.house.problems import trouble
from loggia.house.store import LogEntry
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import check_seen, done, done_before, look_up_done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable, Watcher

CHECK = STEPS["check"]


def _checked(actions: Actions, live: LiveTable, asker: Asker, wish: wire.PlayMove | wire.QuickMove) -> LogEntry:
    """The move as the next entry of the log; `Trouble` if it is not the asker's to make now."""
    began = perf_counter()
    seat = my_seat(live, asker, playing=True)
    if live.state.seats[seat].away:
        raise trouble(409, "house-away")
    check_seen(live, seat, wish.seen)
    entry = actions.journal.entry(live, "move", seat, asker.id, " ".join(wish.text.split()), wish.key)
    CHECK.observe(perf_counter() - began)
    return entry


def move_now(actions: Actions, live: LiveTable, asker: Asker, page: Watcher, wish: wire.QuickMove) -> bool:
    """Play a move of a page that watches the table, if nothing but the disk is to be waited for; else false.

    `Trouble` if it is refused. The update with the key is the answer.
    """

    def checked() -> LogEntry:
        actions.limit("act", asker.visitor)
        return _checked(actions, live, asker, wish)

    if done_before(live, asker, wish.key, wish.seen) is not None:
        return False
    return actions.journal.commit_move(live, checked, page)


async def _move(actions: Actions, live: LiveTable, asker: Asker, wish: wire.PlayMove) -> wire.Done:
    async with live.lock:
        before = await look_up_done(actions.store, live, asker, wish.key, wish.seen)
        if before:
            return before
        await actions.journal.commit(live, [_checked(actions, live, asker, wish)], asker.page)
        return done(live, asker, wish.key)


ACTIONS = {"move": action(wire.PlayMove, _move, answered_by_update=True)}
