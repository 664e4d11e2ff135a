"""Answers: what bots say when they turn a person's proposal down, or when a person turns down theirs.

These are words and no moves: they are told to the pages that watch, and are not in the log.
"""

from __future__ import annotations

from collections.abc import Iterable

from loggia.house import wire
from loggia.house.problems import say as say_phrase
from loggia.house.tables.broadcast import Broadcast
from loggia.house.tables.live_table import LiveTable
from loggia.kernel import Match, Proposal, Seat, phrase

MOST_REMEMBERED = 200
"""Answers remembered per table, so that nobody says the same twice."""


def no(to: int) -> wire.Say:
    """The bare word, to whoever has proposed something."""
    return say_phrase(phrase("house-spoken-no", to=Seat(to)))


def _is_meant(say: wire.Say, one: Proposal) -> bool:
    """Whether a word answers a proposal: it names its writer, or nobody, and that proposal, if any."""
    to = say.with_.get("to")
    writer = to["seat"] if isinstance(to, dict) else one.writer
    return bool(writer == one.writer and say.with_.get("about", one.id) == one.id)


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

    def turn_down(
        self, live: LiveTable, turn: int, seat: int, proposals: Iterable[Proposal], say: wire.Say | None
    ) -> None:
        """Say no to proposals, each only once: with a word for that person, where there is one."""
        for one in proposals:
            key = seat, one.id, one.version, turn
            if key not in self._said(live):
                self._said(live).add(key)
                meant = say if say is not None and _is_meant(say, one) else no(one.writer)
                self.speak(live, seat, meant, one.id)

    def _said(self, live: LiveTable) -> set[tuple[int, str, int, int]]:
        said = self._answered.setdefault(live.code, set())
        if len(said) > MOST_REMEMBERED:
            said.clear()
        return said
