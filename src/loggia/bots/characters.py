"""Characters: every bot haggles and answers a little differently, and stays so over the whole match."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from loggia.bots.bargaining import Manner


class Character(NamedTuple):
    """How a bot departs from its level's manner."""

    name: str
    gives: float
    """Added to the share that its first proposal leaves to the partner."""
    keeps: float
    """Added to its reservation share."""


CHARACTERS: Final = (
    Character("patient", -0.02, 0.02),
    Character("hurried", 0.03, -0.01),
    Character("greedy", -0.03, 0.03),
    Character("friendly", 0.03, -0.02),
)
PLAIN: Final = "plain"
"""The name of no character at all."""


def character(seat: int, seats: int) -> Character:
    """The character of the bot in a seat: neighbours differ."""
    return CHARACTERS[(seat + seats) % len(CHARACTERS)]


def in_character(manner: Manner, seat: int, seats: int) -> Manner:
    """A level's manner as the bot in that seat has it; one with a character keeps it.

    >>> in_character(Manner(), 2, 4).character
    'greedy'
    """
    if manner.character:
        return manner
    one = character(seat, seats)
    first, *rest = manner.fair
    return replace(manner, fair=(first + one.gives, *rest), keep=manner.keep + one.keeps, character=one.name)
