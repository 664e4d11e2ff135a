"""Talks: negotiations that a live table's clock brings to an end, where the rules of a game say so."""

from __future__ import annotations

from typing import NamedTuple


class Talk(NamedTuple):
    """A negotiation with a time of its own. The clock keeps the time; the game only knows whether it is over."""

    id: int
    """Another number, another talk."""
    least: int
    """Seconds from its opening that it lasts at least."""
    extend: int
    """Seconds that every proposal adds."""
    most: int
    """Seconds that it lasts at most, however much is proposed."""
    proposals: int
    """How many there were so far."""
    silent: tuple[int, ...]
    """The seats that have not answered; when the talk is over, the game's `timeout` answers for them."""
    over: bool
    """Whether it has been ended: nothing new may be proposed."""
