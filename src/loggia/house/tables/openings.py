"""How each seat opened, kept when a match ends, for people's own figures."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from loggia.house.logs import failed
from loggia.house.store import Statement, Store
from loggia.house.store.queries import play
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.state import AppliedEntry
from loggia.kernel import Match, Phrase

MOST_MOVES = 400
"""Moves after which a seat that has not opened yet counts as unknown."""


def openings(match: Match) -> dict[int, tuple[str, Phrase]]:
    """By seat: the text of the move that settled how it opened, and the name of the opening. The match is played once
    more from its start."""
    game = match.game
    again = game.new(match.seats, match.options, match.seed)
    found: dict[int, tuple[str, Phrase]] = {}
    for seat, move in match.moves[:MOST_MOVES]:
        if seat not in found:
            name = game.faces.opening(again.state, seat, move)
            if name is not None:
                found[seat] = move.text(), name
                if len(found) == match.seats:
                    break
        again.advance(seat, move)
    return found


class Openings:
    """Writes how people opened. A seat's opening is its person's only if that person made the move: not a bot in the
    place of somebody who is away, and not a lesson's line that came before the match."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks: set[asyncio.Task[None]] = set()

    def on_change(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something has happened at a table."""
        state = live.state
        if state.status != "over" or state.match is None or state.closed:
            return
        if any(applied.entry.kind in ("move", "over") for applied in done):
            task = asyncio.create_task(self._keep(live.id, state.match, [seat.person for seat in state.seats]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _keep(self, table: int, match: Match, people: Sequence[int]) -> None:
        try:
            found = await asyncio.to_thread(openings, match)
            statements: list[Statement] = []
            for seat, (text, name) in found.items():
                if people[seat] and await play.first_mover(self._store, table, seat, text) == people[seat]:
                    statements.append(play.add_opening(table, seat, msgspec.json.encode(name.plain()).decode()))
            if statements:
                await self._store.write(*statements)
        except Exception as error:  # a figure is missing: nothing else depends on it
            failed("openings not kept", error)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
