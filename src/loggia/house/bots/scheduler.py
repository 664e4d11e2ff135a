"""The driver: standing orders are carried out and bots are asked, whenever a table waits for them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from typing import Any

from loggia.house.bots.workers import BotWorkers, reseeded
from loggia.house.logs import failed
from loggia.house.problems import Trouble
from loggia.house.tables.actions.moves import orders_written
from loggia.house.tables.journal import Journal
from loggia.house.tables.live_tables import LiveTable
from loggia.house.tables.state import AppliedEntry, SeatState
from loggia.table import orders as standing

MOST_TALK = 4
"""How often a bot that nobody waits for speaks in one turn."""


def _is_bots(place: SeatState) -> bool:
    return place.played_by_bot


class BotScheduler:
    """Moves what moves by itself."""

    def __init__(self, journal: Journal, workers: BotWorkers, think: float, courtesy: float) -> None:
        self._journal = journal
        self._workers = workers
        self._think = think
        self._courtesy = courtesy
        self._tasks: set[asyncio.Task[None]] = set()
        self._talk: dict[tuple[str, int], tuple[int, int]] = {}
        self.stopped = False

    def after(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something has happened at a table."""
        for happened in done:
            for seat, orders in list(live.orders.items()):
                left = standing.after(orders, seat, happened.entry.seat, happened.told)
                if left != orders:
                    live.orders[seat] = left
                    self._spawn(self._shown_orders(live, seat))
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """See whether the table waits for somebody who is no person, or who has left orders."""
        state = live.state
        match = state.match
        if self.stopped or match is None or state.status != "playing":
            if state.status == "over":
                self._forget(live)
            return
        for seat in match.deciding:
            if seat in live.thinking:
                continue
            if state.places[seat].played_by_bot:
                live.thinking.add(seat)
                self._spawn(self._drive(live, seat))
            elif live.orders.get(seat):
                live.thinking.add(seat)
                self._spawn(self._obey(live, seat))

    def _forget(self, live: LiveTable) -> None:
        for seat in range(len(live.state.places)):
            self._talk.pop((live.code, seat), None)

    def _spawn(self, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- standing orders ------------------------------------------------------------------------------

    async def _obey(self, live: LiveTable, seat: int) -> None:
        try:
            async with live.lock:
                state = live.state
                await self._journal.end_talk(live)
                match, orders = state.match, live.orders.get(seat, ())
                if self.stopped or match is None or state.status != "playing" or state.places[seat].played_by_bot:
                    return
                found = standing.decide(match, seat, orders)
                if found is None:
                    return
                move, left = found
                if left != orders:
                    live.orders[seat] = left
                    await self._store_orders(live, seat)
                entry = self._journal.entry(live, "move", seat, state.places[seat].person, move.text())
                await self._journal.commit(live, [entry])
                if left != orders:
                    await self._journal.show_state(live, list(live.watchers.get(seat, ())))
        except Trouble:
            pass
        except Exception as error:
            failed("order failed", error, table=live.code, seat=seat)
        finally:
            live.thinking.discard(seat)
            self._again(live, seat)

    def _again(self, live: LiveTable, seat: int) -> None:
        """What came up while the seat was busy; its own next decision was seen by nobody else."""
        match = live.state.match
        orders = live.orders.get(seat)
        if match and orders and live.state.status == "playing" and standing.decide(match, seat, orders):
            self.wake(live)

    async def _store_orders(self, live: LiveTable, seat: int) -> None:
        await self._journal.write(*orders_written(live, seat, live.orders.get(seat, ())))

    async def _shown_orders(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            await self._store_orders(live, seat)
            await self._journal.show_state(live, list(live.watchers.get(seat, ())))

    # --- bots -----------------------------------------------------------------------------------------

    async def _drive(self, live: LiveTable, seat: int) -> None:
        try:
            while await self._decide(live, seat):
                pass
        except Exception as error:
            failed("bot failed", error, table=live.code, seat=seat)
        finally:
            live.thinking.discard(seat)

    async def _decide(self, live: LiveTable, seat: int) -> bool:
        """One decision of a bot; whether there may be another."""
        async with live.lock:
            state = live.state
            match, place = state.match, state.places[seat]
            if self.stopped or match is None or state.status != "playing" or not place.played_by_bot:
                return False
            if seat not in match.deciding:
                return False
            awaited = seat in match.awaited
            if not awaited and (not match.choices(seat) or self._has_talked(live, seat)):
                return False
            number, since, level = state.number, state.since[seat], place.level
            seconds = self._think * self._workers.share(sum(_is_bots(state.places[one]) for one in match.deciding))
            patient = awaited and self._courtesy > 0 and self._somebody_may_speak(live)
            saved = reseeded(match)
        if patient and not await self._wait(live, number):
            return True
        game = state.game
        thought = await self._workers.think(game.name, game.revision, saved, seat, level, seconds)
        async with live.lock:
            if live.state is not state or state.since[seat] != since or state.status != "playing":
                return True
            if live.state.places[seat] is not place or not _is_bots(place):
                return False
            if not thought.text:
                return state.number != number
            if not awaited:
                turn, count = self._talk.get((live.code, seat), (-1, 0))
                now = match.game.rules.turn(match.state)
                self._talk[live.code, seat] = (now, count + 1 if turn == now else 1)
            entry = self._journal.entry(live, "move", seat, text=thought.text)
            try:
                await self._journal.commit(live, [entry])
            except Trouble as refused:
                if state.number != number or live.state is not state:
                    return True  # others have spoken meanwhile: think again
                failed("bot refused", refused, table=live.code, seat=seat, level=level)
                if not awaited:
                    return False
                instead = secrets.choice(match.choices(seat)).text()
                await self._journal.commit(live, [self._journal.entry(live, "move", seat, text=instead)])
        return True

    def _has_talked(self, live: LiveTable, seat: int) -> bool:
        match = live.state.match
        turn, count = self._talk.get((live.code, seat), (-1, 0))
        return match is not None and turn == match.game.rules.turn(match.state) and count >= MOST_TALK

    def _somebody_may_speak(self, live: LiveTable) -> bool:
        """Whether a person at the table may decide without being waited for: a bot leaves it a moment."""
        state, match = live.state, live.state.match
        if match is None:
            return False
        return any(
            seat not in match.awaited
            and not state.places[seat].played_by_bot
            and live.watchers.get(seat)
            and match.choices(seat)
            for seat in match.deciding
        )

    async def _wait(self, live: LiveTable, number: int) -> bool:
        """Leave people a moment; false if something happened meanwhile."""
        for _ in range(max(1, round(self._courtesy / 0.1))):
            await asyncio.sleep(min(0.1, self._courtesy))
            if live.state.number != number or self.stopped:
                return False
        return True

    async def close(self) -> None:
        """Ask no more."""
        self.stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
