"""Learned values: what the facts of a quarter were worth, in the end, in thousands of matches of the house's bots.

A row of weights is the ridge regression of the points still to come on these facts (experience.py). Beside the
insight's estimate of the palaces, which a row may trust more or less, they are counts that anybody can make.
"""

from __future__ import annotations

from loggia.games.lucca import scoring
from loggia.games.lucca.experience import cards_left, experience, row_of
from loggia.games.lucca.insight import (
    OPEN_BONUS,
    PARTY_GROWTH,
    PARTY_LATER,
    USE,
    WINDOWS_TO_COME,
    Outlook,
    chance_to_complete,
    support,
)
from loggia.games.lucca.pieces import COMPLETED, CONSTRUCTION, OPENED, Setting
from loggia.games.lucca.state import OVER, LuccaState


def judge(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score, from experience."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    rows = experience()[state.seats].worths
    table = Table(setting, state)
    estimates = []
    for seat in seats:
        total = float(state.score(seat))
        for fact, weight in zip(table.facts(seat), rows[row_of(setting, state, seat)], strict=True):
            total += fact * weight
        estimates.append(total)
    return estimates


class Table:
    """The facts of one position that are the same for every seat, worked out once."""

    __slots__ = ("guests", "hand", "payer", "plenty", "setting", "shields", "state", "taker")

    def __init__(self, setting: Setting, state: LuccaState) -> None:
        self.setting = setting
        self.state = state
        self.guests = scoring.guests(setting, state)
        self.shields = scoring.all_shields(setting, state)
        _, self.payer, _, self.taker = scoring.street_extremes(state)
        self.plenty = plenty(setting, state)
        self.hand = 0.0
        if state.hand:
            outlook = Outlook(setting, state, state.order[state.at])
            self.hand = sum([outlook.best(card) for card in state.hand])

    def facts(self, seat: int) -> list[float]:
        """All that the weights of a row are multiplied with."""
        setting, state, guests, plenty = self.setting, self.state, self.guests, self.plenty
        size, left = setting.palace_size, cards_left(setting, state, seat)
        windows = setting.windows
        counts, lit, parties, more = [0.0] * size, [0.0] * size, [0.0] * size, [0.0] * size
        completed = opened = party = 0
        building = []
        first = seat * state.colours
        for colour in range(state.colours):
            area = state.areas[first + colour]
            if area == CONSTRUCTION:
                stack = state.stacks[first + colour]
                stage = len(stack)
                bright = 0
                for card in stack:
                    bright += windows[card]
                feast = guests[colour] - stage
                counts[stage] += 1.0
                lit[stage] += bright
                parties[stage] += feast
                more[stage] += plenty[colour]
                needed = size - stage
                if needed <= left:
                    points = needed * WINDOWS_TO_COME + OPEN_BONUS + bright + PARTY_LATER * feast + PARTY_GROWTH * left
                    building.append((needed, -points))
            elif area == COMPLETED:
                completed += 1
                party += guests[colour] - 2
            elif area == OPENED:
                opened += 1
        building.sort()
        budget = USE * left
        expected = float(opened + completed)
        worth = 0.0
        for needed, points in building:
            chance = chance_to_complete(needed, left, budget)
            worth -= chance * points
            expected += chance
            budget -= chance * needed
        shields = self.shields[seat]
        walls, bastions = len(state.walls[seat]), state.bastions[seat]
        standing = walls + bastions
        spare = shields - setting.constants.shields_per_wall * walls
        held = support(setting, spare, left)
        lead = shields - max([other for at, other in enumerate(self.shields) if at != seat])
        short = -spare if walls and spare < 0 else 0
        return [
            1.0,
            *counts[1:],
            *lit[1:],
            *parties[1:],
            *more[1:],
            worth,
            expected,
            standing * expected,
            standing * expected * held,
            held,
            completed,
            party,
            opened,
            shields,
            walls,
            bastions,
            standing * (opened + completed),
            standing * counts[size - 1],
            standing * counts[size - 2],
            short,
            short * standing,
            spare if walls and spare > 0 else 0,
            1.0 if self.payer == seat else 0.0,
            1.0 if self.taker == seat else 0.0,
            1.0 if lead > 0 else -1.0 if lead < 0 else 0.0,
            max(-4, min(4, lead)),
            shields * expected,
            expected * expected,
            self.hand if state.hand and state.order[state.at] == seat else 0.0,
        ]


def plenty(setting: Setting, state: LuccaState) -> list[float]:
    """How much more of each colour is still unseen than of an average colour, in cards; nobody knows where they lie."""
    counts = [0] * state.colours
    colour_of = setting.colour_of
    for card in state.deck:
        colour = colour_of[card]
        if colour >= 0:
            counts[colour] += 1
    for card in state.removed:
        colour = colour_of[card]
        if colour >= 0:
            counts[colour] += 1
    middle = sum(counts) / state.colours
    return [count - middle for count in counts]
