"""Playing: moves, take-backs, standing orders and hints. The match decides; the house only passes on."""

from __future__ import annotations

import msgspec

from loggia.house import wire
from loggia.house.bots.workers import Thought, reseeded
from loggia.house.problems import Trouble, trouble
from loggia.house.store import LogEntry, Statement
from loggia.house.tables.actions.dispatch import Actions, Asker, action
from loggia.house.tables.live_tables import LiveTable, Watcher
from loggia.kernel import NotAllowed, phrase
from loggia.table.orders import Order


async def _move(self: Actions, live: LiveTable, asker: Asker, wish: wire.Move) -> wire.Done:
    async with live.lock:
        before = await self.repeated(live, asker, wish.key, wish.seen)
        if before:
            return before
        await self.journal.commit(live, [_entry(self, live, asker, wish)], asker.socket)
        return self.done(live, asker, wish.key)


def _entry(self: Actions, live: LiveTable, asker: Asker, wish: wire.Move | wire.QuickMove) -> LogEntry:
    """The move as an entry of the log; `Trouble` if it is not the asker's to make now."""
    state = live.state
    seat = self.my_seat(live, asker, playing=True)
    if state.places[seat].away:
        raise trouble(409, "house-away")
    self.fresh(live, seat, wish.seen)
    now = round(self.now(), 3)
    return LogEntry(state.number + 1, now, "move", seat, asker.id, " ".join(wish.text.split()), wish.key)


def move_now(self: Actions, live: LiveTable, asker: Asker, socket: Watcher, wish: wire.QuickMove) -> bool:
    """Play a move from a page without a task of its own: false if it has to wait for something else than the disk.

    `Trouble` if it is refused. The update with the key is the answer, as always.
    """
    lock = live.lock
    if live.state.clock.talk_due(self.now()):
        return False
    if self.remembered(live, asker, wish.key, wish.seen) is not None or not lock.share():
        return False
    try:
        self.limiter.take("act", asker.visitor)
        self.journal.move_now(live, _entry(self, live, asker, wish), socket)
    except Trouble:
        alone = lock.last
        lock.release()
        if alone:
            raise
        return False  # a move that is not durable yet may be the reason: ask again when it is
    except BaseException:
        lock.release()
        raise
    return True


async def _undo(self: Actions, live: LiveTable, asker: Asker, wish: wire.Undo) -> wire.Done:
    async with live.lock:
        before = await self.repeated(live, asker, wish.key, wish.seen)
        if before:
            return before
        seat = self.my_seat(live, asker, playing=True)
        self.fresh(live, seat, wish.seen)
        table = live.state.table
        count = table.free_undo(seat, wish.what == "turn") if table else 0
        if not count:
            why = NotAllowed(phrase("house-undo-ask"), "HOUSE-UNDO")
            raise Trouble(422, why.why, why.kind, why.rule)
        await self.journal.commit(live, _taken_back(self, live, seat, asker, count, wish.key), asker.socket)
        return self.done(live, asker, wish.key)


def _taken_back(
    self: Actions, live: LiveTable, seat: int, asker: Asker, count: int, key: str = "", ahead: int = 1
) -> list[LogEntry]:
    """The entries that take back so many moves for a seat, and make secret moves of others among them again."""
    entries = [self.journal.entry(live, "undo", seat, asker.id, str(count), key, ahead)]
    table = live.state.table
    for step in table.laid_again(seat, count) if table else ():
        person = live.state.places[step.seat].person
        ahead += 1
        entries.append(self.journal.entry(live, "move", step.seat, person, step.move.text(), ahead=ahead))
    return entries


async def _ask(self: Actions, live: LiveTable, asker: Asker, wish: wire.Ask) -> wire.Done:
    async with live.lock:
        before = await self.repeated(live, asker, wish.key, wish.seen)
        if before:
            return before
        seat = self.my_seat(live, asker, playing=True)
        if wish.seen != live.state.told(seat):
            raise Trouble(409, phrase("house-out-of-date"), "out-of-date", "HOUSE-SEEN")
        if live.state.asked is not None:
            raise trouble(409, "house-asked-already")
        count = live.state.askable(seat, wish.what)
        if not count:
            raise trouble(409, "house-nothing-to-undo")
        entries = [self.journal.entry(live, "ask", seat, asker.id, f"{wish.what} {count}", wish.key)]
        others = [n for n in live.state.people if n != seat and not live.state.places[n].away]
        if not others:
            entries += _taken_back(self, live, seat, asker, count, ahead=2)
        await self.journal.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _answer(self: Actions, live: LiveTable, asker: Asker, wish: wire.Answer) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker, playing=True)
        asked = live.state.asked
        missing = live.state.answers_missing()
        if asked is None or seat not in missing:
            raise trouble(409, "house-nothing-asked")
        word = "yes" if wish.yes else "no"
        entries = [self.journal.entry(live, "answer", seat, asker.id, word, wish.key)]
        if wish.yes and missing == [seat]:
            entries += _taken_back(self, live, asked.seat, asker, asked.count, ahead=2)
        await self.journal.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _orders(self: Actions, live: LiveTable, asker: Asker, wish: wire.Orders) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker)
        orders = tuple(Order(o.kind, o.text, o.least, o.repeat) for o in wish.orders)
        await self.store.write(*orders_written(live, seat, orders))
        live.orders[seat] = orders
    self.wake(live)
    return self.done(live, asker, wish.key)


def orders_written(live: LiveTable, seat: int, orders: tuple[Order, ...]) -> list[Statement]:
    """How a seat's standing orders are stored."""
    if not orders:
        return [("delete from orders where table_id = ? and seat = ?", (live.id, seat))]
    return [
        (
            "insert into orders values (?, ?, ?) on conflict (table_id, seat) do update set body = excluded.body",
            (live.id, seat, msgspec.json.encode(orders).decode()),
        )
    ]


async def _hint(self: Actions, live: LiveTable, asker: Asker, wish: wire.Hint) -> wire.Hinted:
    level = self.catalogue.level(wish.level, "merchant")
    async with live.lock:
        seat = self.my_seat(live, asker, playing=True)
        state = live.state
        if not state.setup.hints:
            raise trouble(403, "house-no-hints")
        if state.match is None or not state.match.choices(seat):
            raise trouble(409, "house-nothing-to-decide")
        saved, number = reseeded(state.match), state.told(seat)
        game, awaited = state.game, state.match.awaited
    thought = await self.workers.think(game.name, game.revision, saved, seat, level, self.think)
    if thought.text:
        say = wire.Say(thought.say["say"], thought.say["with"])
    else:
        say = _patience(thought, [other for other in awaited if other != seat])
    return wire.Hinted(
        wish.key,
        live.code,
        number,
        thought.text,
        say,
        {"level": level, "ideas": thought.ideas, "iterations": thought.iterations, "seconds": thought.seconds},
    )


def _patience(thought: Thought, others: list[int]) -> wire.Say:
    """What a bot that says nothing now is up to: it hears others first, or nothing is worth saying."""
    if not others:
        return wire.Say("house-hint-silent", {})
    seats = [{"seat": seat} for seat in others]
    best = next((idea["say"] for idea in thought.ideas if idea["share"] == 1.0), None)
    if best is None:
        return wire.Say("house-hint-wait", {"seats": seats})
    return wire.Say("house-hint-wait-then", {"seats": seats, "move": best})


ACTIONS = {
    "move": action(wire.Move, _move),
    "undo": action(wire.Undo, _undo),
    "ask": action(wire.Ask, _ask),
    "answer": action(wire.Answer, _answer),
    "orders": action(wire.Orders, _orders),
    "hint": action(wire.Hint, _hint, "hint"),
}
