"""Playing: moves, take-backs, standing orders and hints. The match decides; the house only passes on."""

from __future__ import annotations

import msgspec

from loggia.house import wire
from loggia.house.bots.workers import Thought, blindfold
from loggia.house.problems import Trouble, trouble
from loggia.house.store import Entry, Statement
from loggia.house.tables.actions.dispatch import Actions, Asker, door
from loggia.house.tables.live_tables import Live, Watcher
from loggia.kernel import NotAllowed, phrase
from loggia.table.orders import Order


async def _move(self: Actions, live: Live, asker: Asker, wish: wire.Move) -> wire.Done:
    async with live.lock:
        before = await self.repeated(live, asker, wish.key, wish.seen)
        if before:
            return before
        await self.steward.commit(live, [_entry(self, live, asker, wish)], asker.socket)
        return self.done(live, asker, wish.key)


def _entry(self: Actions, live: Live, asker: Asker, wish: wire.Move | wire.QuickMove) -> Entry:
    """The move as an entry of the log; `Trouble` if it is not the asker's to make now."""
    sitting = live.sitting
    seat = self.my_seat(live, asker, playing=True)
    if sitting.places[seat].away:
        raise trouble(409, "house-away")
    self.fresh(live, seat, wish.seen)
    now = round(self.now(), 3)
    return Entry(sitting.number + 1, now, "move", seat, asker.id, " ".join(wish.text.split()), wish.key)


def move_now(self: Actions, live: Live, asker: Asker, socket: Watcher, wish: wire.QuickMove) -> bool:
    """Play a move from a page without a task of its own: false if it has to wait for something else than the disk.

    `Trouble` if it is refused. The update with the key is the answer, as always.
    """
    lock = live.lock
    if live.sitting.clock.talk_due(self.now()):
        return False
    if self.remembered(live, asker, wish.key, wish.seen) is not None or not lock.share():
        return False
    try:
        self.limiter.take("act", asker.visitor)
        self.steward.move_now(live, _entry(self, live, asker, wish), socket)
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


async def _undo(self: Actions, live: Live, asker: Asker, wish: wire.Undo) -> wire.Done:
    async with live.lock:
        before = await self.repeated(live, asker, wish.key, wish.seen)
        if before:
            return before
        seat = self.my_seat(live, asker, playing=True)
        self.fresh(live, seat, wish.seen)
        table = live.sitting.table
        count = table.free_undo(seat, wish.what == "turn") if table else 0
        if not count:
            why = NotAllowed(phrase("house-undo-ask"), "HOUSE-UNDO")
            raise Trouble(422, why.why, why.kind, why.rule)
        await self.steward.commit(live, _taken_back(self, live, seat, asker, count, wish.key), asker.socket)
        return self.done(live, asker, wish.key)


def _taken_back(
    self: Actions, live: Live, seat: int, asker: Asker, count: int, key: str = "", ahead: int = 1
) -> list[Entry]:
    """The entries that take back so many moves for a seat, and make secret moves of others among them again."""
    entries = [self.steward.entry(live, "undo", seat, asker.id, str(count), key, ahead)]
    table = live.sitting.table
    for step in table.laid_again(seat, count) if table else ():
        person = live.sitting.places[step.seat].person
        ahead += 1
        entries.append(self.steward.entry(live, "move", step.seat, person, step.move.text(), ahead=ahead))
    return entries


async def _ask(self: Actions, live: Live, asker: Asker, wish: wire.Ask) -> wire.Done:
    async with live.lock:
        before = await self.repeated(live, asker, wish.key, wish.seen)
        if before:
            return before
        seat = self.my_seat(live, asker, playing=True)
        if wish.seen != live.sitting.told(seat):
            raise Trouble(409, phrase("house-out-of-date"), "out-of-date", "HOUSE-SEEN")
        if live.sitting.asked is not None:
            raise trouble(409, "house-asked-already")
        count = live.sitting.askable(seat, wish.what)
        if not count:
            raise trouble(409, "house-nothing-to-undo")
        entries = [self.steward.entry(live, "ask", seat, asker.id, f"{wish.what} {count}", wish.key)]
        others = [n for n in live.sitting.people if n != seat and not live.sitting.places[n].away]
        if not others:
            entries += _taken_back(self, live, seat, asker, count, ahead=2)
        await self.steward.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _answer(self: Actions, live: Live, asker: Asker, wish: wire.Answer) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker, playing=True)
        asked = live.sitting.asked
        missing = live.sitting.answers_missing()
        if asked is None or seat not in missing:
            raise trouble(409, "house-nothing-asked")
        word = "yes" if wish.yes else "no"
        entries = [self.steward.entry(live, "answer", seat, asker.id, word, wish.key)]
        if wish.yes and missing == [seat]:
            entries += _taken_back(self, live, asked.seat, asker, asked.count, ahead=2)
        await self.steward.commit(live, entries, asker.socket)
        return self.done(live, asker, wish.key)


async def _orders(self: Actions, live: Live, asker: Asker, wish: wire.Orders) -> wire.Done:
    async with live.lock:
        seat = self.my_seat(live, asker)
        orders = tuple(Order(o.kind, o.text, o.least, o.repeat) for o in wish.orders)
        await self.store.write(*orders_written(live, seat, orders))
        live.orders[seat] = orders
    self.wake(live)
    return self.done(live, asker, wish.key)


def orders_written(live: Live, seat: int, orders: tuple[Order, ...]) -> list[Statement]:
    """How a seat's standing orders are stored."""
    if not orders:
        return [("delete from orders where table_id = ? and seat = ?", (live.id, seat))]
    return [
        (
            "insert into orders values (?, ?, ?) on conflict (table_id, seat) do update set body = excluded.body",
            (live.id, seat, msgspec.json.encode(orders).decode()),
        )
    ]


async def _hint(self: Actions, live: Live, asker: Asker, wish: wire.Hint) -> wire.Hinted:
    level = self.library.level(wish.level, "merchant")
    async with live.lock:
        seat = self.my_seat(live, asker, playing=True)
        sitting = live.sitting
        if not sitting.setup.hints:
            raise trouble(403, "house-no-hints")
        if sitting.match is None or not sitting.match.choices(seat):
            raise trouble(409, "house-nothing-to-decide")
        saved, number = blindfold(sitting.match), sitting.told(seat)
        game, awaited = sitting.game, sitting.match.awaited
    thought = await self.thinker.think(game.name, game.revision, saved, seat, level, self.think)
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


DOORS = {
    "move": door(wire.Move, _move),
    "undo": door(wire.Undo, _undo),
    "ask": door(wire.Ask, _ask),
    "answer": door(wire.Answer, _answer),
    "orders": door(wire.Orders, _orders),
    "hint": door(wire.Hint, _hint, "hint"),
}
