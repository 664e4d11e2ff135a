"""Pauses: the moment that bots leave people who could gain by speaking, and the pace at which they play.

A person is left time only where a deal that it could propose or take is worth it, by what it knows: once in a turn for
proposals of its own, and once for each proposal that it could take. The time ends when the person says "go on", and is
longer while it writes something. Its page is told, and shows the time. The time begins when the
page has shown what happened before: pages show what arrives together one after the other, at their person's pace.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from loggia.house import wire
from loggia.house.tables.live_table import LiveTable, Watcher
from loggia.house.tables.state import AppliedEntry
from loggia.kernel import Match
from loggia.kernel.showing import called

PATIENCE: dict[wire.Pace, float] = {"instant": 0.0, "quick": 1.0, "easy": 3.0}
"""How long a person is left, by pace, as a multiple of the house's `courtesy`; the fastest first."""
READING: dict[wire.Pace, float] = {"instant": 0.0, "quick": 0.3, "easy": 1.0}
"""Seconds for which a page shows one of several happenings; the client has the same figures."""
MOST_READING: dict[wire.Pace, float] = {"instant": 0.0, "quick": 3.0, "easy": 8.0}
"""Seconds that a page is behind at most: where much waits, it shows each thing for a shorter time."""


MOST_A_TURN = 2
"""How often a seat is left time in one turn."""
WRITING = 45.0
"""Seconds that bots wait for a person who has begun to write or to point."""


@dataclass
class TimeLeft:
    """Bots wait for the people in some seats."""

    seats: set[int]
    held: bool = False
    """Whether somebody is writing."""
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def go_on(self, seat: int) -> None:
        """That seat has nothing to say; nobody left: the pause is over."""
        self.seats.discard(seat)
        if not self.seats:
            self.ended.set()


class Pauses:
    """Leaves people time to speak, at every table of the house."""

    def __init__(self, courtesy: float, clock: Callable[[], float]) -> None:
        self._courtesy = courtesy
        self._now = clock
        self._shown: dict[str, float] = {}
        """By table: when its slowest page will have shown all that it was sent."""
        self._asked: dict[str, tuple[int, set[tuple[int, str]]]] = {}
        """By table: the turn, and the matters about which seats were left time in it."""
        self._open: dict[str, TimeLeft] = {}

    def forget(self, live: LiveTable) -> None:
        """The match is over."""
        for kept in (self._shown, self._asked, self._open):
            kept.pop(live.code, None)

    def on_change(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something happened: whoever was waited for has spoken or has something else to think about."""
        pause = self._open.get(live.code)
        if pause is not None:
            pause.ended.set()
        pace = slowest(live)
        if not READING[pace]:
            return
        now = self._now()
        for applied in done:
            if applied.entry.kind == "move":
                shown = max(now, self._shown.get(live.code, 0.0)) + READING[pace]
                self._shown[live.code] = now if applied.entry.person else min(shown, now + MOST_READING[pace])

    def go_on(self, live: LiveTable, seat: int) -> None:
        """The person in that seat does not want to be waited for."""
        pause = self._open.get(live.code)
        if pause is not None:
            pause.go_on(seat)

    def hold(self, live: LiveTable, seat: int) -> None:
        """The person in that seat has begun to write something."""
        pause = self._open.get(live.code)
        if pause is not None and seat in pause.seats:
            pause.held = True

    def candidates(self, live: LiveTable, match: Match) -> list[int]:
        """The seats of people who look on, may speak, are not waited for anyway and have not answered already."""
        if match.game.trade is None or not self._courtesy * PATIENCE[slowest(live)]:
            return []
        return [
            seat
            for seat in match.deciding
            if seat not in match.awaited
            and not live.state.seats[seat].played_by_bot
            and live.watchers.get(seat)
            and (called(match, seat) or match.game.faces.stance(match.state, seat) is None)
            and match.game.rules.speaks(match.state, seat)
        ]

    async def leave_time(self, live: LiveTable, turn: int, stakes: Mapping[int, str], number: int) -> bool:
        """Wait for the seats that could gain by speaking about something; false if something happened meanwhile."""
        if live.state.number != number:
            return False
        if self._asked.get(live.code, (-1, set()))[0] != turn:
            self._asked[live.code] = turn, set()
        before = self._asked[live.code][1]
        new = {
            (seat, about)
            for seat, about in stakes.items()
            if about and sum(one == seat for one, _ in before) < MOST_A_TURN
        } - before
        if not new:
            return True
        before |= new
        await self._wait(live, {seat for seat, _ in new})
        return live.state.number == number

    async def _wait(self, live: LiveTable, seats: set[int]) -> None:
        pace = slowest(live)
        seconds = self._courtesy * PATIENCE[pace]
        behind = max(0.0, self._shown.get(live.code, 0.0) - self._now())
        pause = self._open[live.code] = TimeLeft(set(seats))
        told = msgspec.json.encode(wire.Paused(live.code, seconds))
        for seat in seats:
            for watcher in tuple(live.watchers.get(seat, ())):
                watcher.push(told)
        try:
            await _ended(pause, seconds + behind)
            if pause.held:
                await _ended(pause, WRITING)
        finally:
            if self._open.get(live.code) is pause:
                del self._open[live.code]


async def _ended(pause: TimeLeft, seconds: float) -> None:
    """Wait until a pause is ended, at most so long."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await pause.ended.wait()


def slowest(live: LiveTable) -> wire.Pace:
    """The pace at a table: where several people sit, the slowest wish counts."""
    paces = list(PATIENCE)
    wishes = [paces.index(watcher.pace) for watcher in _seated(live)]
    return paces[max(wishes, default=paces.index("quick"))]


def _seated(live: LiveTable) -> list[Watcher]:
    return [watcher for seat, watchers in live.watchers.items() if seat >= 0 for watcher in watchers]
