"""Sight: what a bot gets instead of the match. It shows what the seat sees and can imagine the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from loggia.kernel.chance import Chance
from loggia.kernel.game import AnyGame
from loggia.kernel.match import Choice, Match
from loggia.kernel.move import Move


class Sight:
    """What one seat can know of a match, as an object that a bot may keep."""

    __slots__ = ("__match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat

    @property
    def game(self) -> AnyGame:
        """The rulebook: public."""
        return self.__match.game

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.__match.seats

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view."""
        return self.__match.view(self.seat)

    @property
    def choices(self) -> Sequence[Move]:
        """The seat's choices now."""
        return self.__match.choices(self.seat)

    @property
    def faces(self) -> list[Choice]:
        """The choices as front ends get them."""
        return self.__match.faces(self.seat)

    def allows(self, move: Move) -> bool:
        """Whether the seat may play that move now; also for moves outside a bounded list."""
        return self.__match.refusal(self.seat, move) is None

    def imagine(self, chance: Chance) -> Match:
        """A complete match that this seat cannot tell from the real one."""
        return self.__match.imagine(self.seat, chance)
