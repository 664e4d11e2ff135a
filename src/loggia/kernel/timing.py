"""Time in a match, for games whose rules speak of it: the talk that a clock ends, time-outs, seconds."""

from __future__ import annotations

from loggia.kernel.match import Match
from loggia.kernel.move import Move
from loggia.kernel.trade import Talk


def current_talk(match: Match) -> Talk | None:
    """The negotiation that a live table's clock has to end, where there is one."""
    trade = match.game.trade
    return None if trade is None else trade.talk(match.state)


def end_talk(match: Match) -> None:
    """A live table's clock has ended the talk. No move, and not in the record: it only forbids proposals."""
    if match.game.trade is not None:
        match.game.trade.end_talk(match.state)


def timeout(match: Match, seat: int) -> Move | None:
    """What the rules say happens when that seat's time runs out; None: nothing."""
    clock = match.game.clock
    return None if clock is None else clock.timeout(match.state, seat)


def seconds_allowed(match: Match) -> int:
    """How long the rules let the present decision take; 0 where they say nothing."""
    clock = match.game.clock
    return 0 if clock is None else clock.seconds(match.state)
