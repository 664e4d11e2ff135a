"""What was learned from many matches of bots against each other: the numbers in `learned.json`.

`bench/bots/learn_lucca.py` plays the matches and writes the file. A row stands for how much of the match a seat has
still before it: the turns to come, and the cards in its hand.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from loggia.games.lucca.pieces import Setting
from loggia.games.lucca.state import PLAYING, TURN, LuccaState

FILE = "learned.json"


class Experience:
    """The lessons for one number of seats: for every row, what the insight overlooks, and what each fact is worth."""

    __slots__ = ("overlooked", "worths")

    def __init__(self, overlooked: list[float], worths: list[list[float]]) -> None:
        self.overlooked = overlooked
        self.worths = worths


@cache
def experience() -> dict[int, Experience]:
    """The lessons for each number of seats."""
    text = files("loggia.games.lucca").joinpath(FILE).read_text(encoding="utf-8")
    return {int(seats): Experience(kept["overlooked"], kept["worths"]) for seats, kept in json.loads(text).items()}


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


def row_of(setting: Setting, state: LuccaState, seat: int) -> int:
    """The number of the row that a seat is judged by."""
    size = setting.triplet_size
    hand = len(state.hand) if state.hand and state.order[state.at] == seat else 0
    return (cards_left(setting, state, seat) - hand) // size * (size + 1) + hand
