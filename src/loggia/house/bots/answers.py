"""Answers: what bots say when they turn a person's proposal down, or when a person turns down theirs.

These are words and no moves: they are told to the pages that watch, and are not in the log.
"""

from __future__ import annotations

from collections.abc import Iterable

from loggia.house import wire
from loggia.house.tables.broadcast import Broadcast
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import Match, Proposal

NO = wire.Say("house-spoken-no", {})
MOST_REMEMBERED = 200
"""Answers remembered per table, so that nobody says the same twice."""


class Answers:
    """Speaks for bots."""

    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast
        self._answered: dict[str, set[tuple[int, str, int, int]]] = {}
        """By table: seat, proposal, version and turn of what was answered."""

    def forget(self, live: LiveTable) -> None:
        """The match is over."""
        self._answered.pop(live.code, None)

    def speak(self, live: LiveTable, seat: int, say: wire.Say, about: str = "") -> None:
        """Tell everybody at the table."""
        self._broadcast.say(live, wire.Spoken(live.code, seat, say, about), 0)

    def open(self, live: LiveTable, match: Match, seat: int) -> list[Proposal]:
        """The proposals of people that a bot has still to answer."""
        trade = match.game.trade
        if trade is None:
            return []
        turn = match.game.rules.turn(match.state)
        return [
            one
            for one in trade.proposals(match.state, seat)
            if not live.state.seats[one.writer].played_by_bot
            and (seat, one.id, one.version, turn) not in self._said(live)
        ]

    def turn_down(self, live: LiveTable, turn: int, seat: int, proposals: Iterable[Proposal], say: wire.Say) -> None:
        """Say no to proposals, each only once."""
        for one in proposals:
            key = seat, one.id, one.version, turn
            if key not in self._said(live):
                self._said(live).add(key)
                self.speak(live, seat, say, one.id)

    def _said(self, live: LiveTable) -> set[tuple[int, str, int, int]]:
        said = self._answered.setdefault(live.code, set())
        if len(said) > MOST_REMEMBERED:
            said.clear()
        return said
