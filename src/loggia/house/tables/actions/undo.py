"""Taking moves back: freely, or by asking the others."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import Trouble, trouble
from loggia.house.store import LogEntry
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import check_seen, done, look_up_done, my_seat
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.undo import askable, is_whole_turn
from loggia.kernel import NotAllowed, phrase


async def _undo(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Undo) -> wire.Done:
    async with live.lock:
        before = await look_up_done(actions.store, live, asker, wish.key, wish.seen)
        if before:
            return before
        seat = my_seat(live, asker, playing=True)
        check_seen(live, seat, wish.seen)
        history = live.state.history
        count = history.free_undo(seat, wish.what == "turn") if history else 0
        if not count:
            why = NotAllowed(phrase("house-undo-ask"), "HOUSE-UNDO")
            raise Trouble(422, why.why, why.kind, why.rule)
        await actions.journal.commit(live, _undo_entries(actions, live, seat, asker, count, wish.key), asker.page)
        return done(live, asker, wish.key)


def _undo_entries(
    actions: Actions, live: LiveTable, seat: int, asker: Asker, count: int, key: str = "", ahead: int = 1
) -> list[LogEntry]:
    """The entries that take back so many moves for a seat, and make secret moves of others among them again."""
    journal, state = actions.journal, live.state
    entries = [journal.entry(live, "undo", seat, asker.id, str(count), key, ahead)]
    for step in state.history.secret_moves_to_replay(seat, count) if state.history else ():
        person = state.seats[step.seat].person
        ahead += 1
        entries.append(journal.entry(live, "move", step.seat, person, step.move.text(), ahead=ahead))
    return entries


async def _ask(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Ask) -> wire.Done:
    async with live.lock:
        before = await look_up_done(actions.store, live, asker, wish.key, wish.seen)
        if before:
            return before
        seat = my_seat(live, asker, playing=True)
        check_seen(live, seat, wish.seen, everything=True)
        if live.state.request is not None:
            raise trouble(409, "house-asked-already")
        count = askable(live.state, seat, wish.what)
        if not count:
            raise trouble(409, "house-nothing-to-undo")
        what = "moves" if wish.what == "turn" and not is_whole_turn(live.state, seat, count) else wish.what
        entries = [actions.journal.entry(live, "ask", seat, asker.id, f"{what} {count}", wish.key)]
        if not live.state.asked_people(seat, count):
            entries += _undo_entries(actions, live, seat, asker, count, ahead=2)
        await actions.journal.commit(live, entries, asker.page)
        return done(live, asker, wish.key)


async def _answer(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Answer) -> wire.Done:
    async with live.lock:
        seat = my_seat(live, asker, playing=True)
        request = live.state.request
        missing = live.state.answers_missing()
        if request is None or seat not in missing:
            raise trouble(409, "house-nothing-asked")
        word = "yes" if wish.yes else "no"
        entries = [actions.journal.entry(live, "answer", seat, asker.id, word, wish.key)]
        if wish.yes and missing == [seat] and request.what == "pause":
            entries.append(actions.journal.entry(live, "pause", request.seat, asker.id, request.why, ahead=2))
        elif wish.yes and missing == [seat]:
            entries += _undo_entries(actions, live, request.seat, asker, request.count, ahead=2)
        await actions.journal.commit(live, entries, asker.page)
        return done(live, asker, wish.key)


ACTIONS = {
    "undo": action(wire.Undo, _undo, answered_by_update=True),
    "ask": action(wire.Ask, _ask, answered_by_update=True),
    "answer": action(wire.Answer, _answer, answered_by_update=True),
}
