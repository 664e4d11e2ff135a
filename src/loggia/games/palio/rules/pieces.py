"""The vocabulary: horses and prizes are called by their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from loggia.games.palio.rules.moves import Enter

NO_HORSE: Final = 0
"""Stands where a horse is not entered yet."""

NO_PRIZE: Final = 0
"""Stands where no prize is run for: the races are over."""

NOBODY: Final = -1
"""Stands for the winner of a race that nobody wins."""


@dataclass(frozen=True)
class Box:
    """What is in the box."""

    horses: int
    """Every stable has the horses 1 to this number."""
    prizes: int
    """The prizes are worth 1 to this number of points."""
    reconstructed: bool = False

    @cached_property
    def moves(self) -> tuple[Enter, ...]:
        """Every move of the game, made once: horse `h` is entered by `moves[h - 1]`."""
        return tuple(Enter(horse) for horse in range(1, self.horses + 1))
