"""What was learned from many matches of bots against each other: the numbers in `learned.json`.

`bench/bots/learn_lucca.py` plays the matches and writes the file. A row is one stage of a
match for a seat: how many turns it still has, and how many cards in its hand.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.state import PLAYING, TURN, LuccaState

FILE: Final = "learned.json"
FACTS_A_STAGE: Final = 5
OTHER_FACTS: Final = 24
"""How many facts a row weighs: some for each stage of building, and others."""


class LearnedWeights:
    """For one number of seats: by row the mean error of the estimate, and the weights of the facts."""

    __slots__ = ("overlooked", "worths")

    def __init__(self, overlooked: list[float], worths: list[list[float]]) -> None:
        self.overlooked = overlooked
        """The points that the estimate misses on average."""
        self.worths = worths
        """What each fact is worth."""


@cache
def _by_seats() -> dict[int, LearnedWeights]:
    """The weights for each number of seats."""
    text = files("loggia.games.lucca.insight").joinpath(FILE).read_text(encoding="utf-8")
    return {int(seats): LearnedWeights(kept["overlooked"], kept["worths"]) for seats, kept in json.loads(text).items()}


def learned_weights(setting: Setting) -> LearnedWeights | None:
    """The weights for that many seats; None where an owner's data file makes matches or palaces of another length."""
    found = _by_seats()[setting.seats]
    rows = row_number(setting.rounds, 0, setting.triplet_size) + 1
    facts = FACTS_A_STAGE * (setting.palace_size - 1) + OTHER_FACTS
    return found if len(found.overlooked) == rows and len(found.worths[0]) == facts else None


def cards_left(setting: Setting, state: LuccaState, seat: int) -> int:
    """How many cards the seat still has to play in this match."""
    size = setting.triplet_size
    left = size * (setting.rounds - state.round)
    if not state.order:
        return left + size
    if state.phase in (TURN, PLAYING):
        place = state.order.index(seat)
        if place > state.at or (place == state.at and state.phase == TURN):
            left += size
        elif place == state.at:
            left += len(state.hand)
    return left


def row_number(turns: int, hand: int, triplet_size: int) -> int:
    """The row for so many turns to come and so many cards in hand, which are at most a triplet.

    >>> [row_number(turns, hand, triplet_size=3) for turns in (0, 1) for hand in (0, 1, 2, 3)]
    [0, 1, 2, 3, 4, 5, 6, 7]
    """
    return turns * (triplet_size + 1) + hand


def row_of(setting: Setting, state: LuccaState, seat: int) -> int:
    """The number of the row that a seat is judged by."""
    size = setting.triplet_size
    hand = len(state.hand) if state.hand and state.order[state.at] == seat else 0
    return row_number((cards_left(setting, state, seat) - hand) // size, hand, size)
