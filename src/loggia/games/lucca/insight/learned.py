"""Learned values: what the facts of a quarter were worth, in the end, in thousands of matches of the house's bots.

A row of weights is the ridge regression of the points still to come on these facts (experience.py). Most facts are
counts that anybody can make; some are the estimates of `prospects.py`, which a row may trust more or less.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from loggia.games.lucca.insight.experience import cards_left, experience, row_of
from loggia.games.lucca.insight.outlook import Outlook
from loggia.games.lucca.insight.prospects import (
    OPEN_BONUS,
    PARTY_GROWTH,
    PARTY_LATER,
    USE,
    WINDOWS_TO_COME,
    chance_to_complete,
    support,
)
from loggia.games.lucca.insight.values import values
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.parties import guests as guests_of
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, OPENED
from loggia.games.lucca.rules.scoring import street_extremes
from loggia.games.lucca.rules.state import OVER, Cards, LuccaState

FAR_AHEAD: Final = 4
"""More shields ahead than this make no difference."""


def judge(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score, from experience."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    lessons = experience(setting)
    if lessons is None:
        return values(setting, state)
    rows = lessons.worths
    position = PositionFacts(setting, state)
    return [
        state.score(seat) + sum(map(mul, position.facts(seat), rows[row_of(setting, state, seat)])) for seat in seats
    ]


class PositionFacts:
    """The facts of one position that are the same for every seat, worked out once."""

    __slots__ = ("guests", "hand", "palaces", "payer", "plenty", "setting", "state", "taker")

    def __init__(self, setting: Setting, state: LuccaState) -> None:
        self.setting = setting
        self.state = state
        self.guests = guests_of(setting, state)
        _, self.payer, _, self.taker = street_extremes(state)
        self.plenty = plenty(setting, state)
        self.palaces = [PalaceFacts(self, seat) for seat in range(state.seats)]
        self.hand = 0.0
        if state.hand:
            outlook = Outlook(setting, state, state.order[state.at])
            self.hand = sum([outlook.best(card) for card in state.hand])

    def facts(self, seat: int) -> list[float]:
        """All that the weights of a row are multiplied with."""
        setting, state, size = self.setting, self.state, self.setting.palace_size
        palaces = self.palaces[seat]
        worth, expected = palaces.prospects()
        done = palaces.completed + palaces.opened
        shields = palaces.all_shields
        walls, bastions = len(state.walls[seat]), state.bastions[seat]
        standing = walls + bastions
        spare = shields - setting.constants.shields_per_wall * walls
        held = support(setting, spare, palaces.left)
        short = -spare if walls and spare < 0 else 0
        lead = shields - max([other.all_shields for at, other in enumerate(self.palaces) if at != seat])
        return [
            1.0,
            *palaces.counts[1:],
            *palaces.lit[1:],
            *palaces.shields[1:],
            *palaces.parties[1:],
            *palaces.more[1:],
            worth,
            expected,
            standing * expected,
            standing * expected * held,
            held,
            palaces.completed,
            palaces.party,
            palaces.opened,
            walls,
            bastions,
            standing * done,
            standing * palaces.counts[size - 1],
            standing * palaces.counts[size - 2],
            short,
            short * standing,
            spare if walls and spare > 0 else 0,
            1.0 if self.payer == seat else 0.0,
            1.0 if self.taker == seat else 0.0,
            1.0 if lead > 0 else -1.0 if lead < 0 else 0.0,
            max(-FAR_AHEAD, min(FAR_AHEAD, lead)),
            shields * expected,
            expected * expected,
            self.hand if state.hand and state.order[state.at] == seat else 0.0,
        ]


class PalaceFacts:
    """A seat's palaces by how many cards they have: their number, windows, shields, parties, and how plenty the colours
    are."""

    __slots__ = (
        "all_shields",
        "building",
        "completed",
        "counts",
        "left",
        "lit",
        "more",
        "opened",
        "parties",
        "party",
        "shields",
    )

    def __init__(self, position: PositionFacts, seat: int) -> None:
        setting, state = position.setting, position.state
        size = setting.palace_size
        self.left = cards_left(setting, state, seat)
        self.counts, self.lit, self.shields = [0.0] * size, [0] * size, [0] * size
        self.parties, self.more = [0] * size, [0.0] * size
        self.completed = self.opened = self.party = 0
        self.building: list[tuple[int, float]] = []
        for colour, place in enumerate(state.places_of(seat)):
            area = state.areas[place]
            if area == CONSTRUCTION:
                self._add(position, colour, state.stacks[place])
            elif area == COMPLETED:
                self.completed += 1
                self.party += position.guests[colour] - setting.constants.party_completed_points
            elif area == OPENED:
                self.opened += 1
        self.all_shields = sum(self.shields)

    def _add(self, position: PositionFacts, colour: int, stack: Cards) -> None:
        """A palace under construction."""
        setting, left = position.setting, self.left
        stage = len(stack)
        lit = shields = 0
        for card in stack:
            lit += setting.windows[card]
            shields += setting.shields[card]
        party = position.guests[colour] - stage * setting.constants.party_card_points
        self.counts[stage] += 1.0
        self.lit[stage] += lit
        self.shields[stage] += shields
        self.parties[stage] += party
        self.more[stage] += position.plenty[colour]
        needed = setting.palace_size - stage
        if needed <= left:
            points = needed * WINDOWS_TO_COME + OPEN_BONUS + lit + PARTY_LATER * party + PARTY_GROWTH * left
            self.building.append((needed, -points))

    def prospects(self) -> tuple[float, float]:
        """The insight's estimate: what palaces under construction will bring, and how many will be open at the end."""
        self.building.sort()
        left = self.left
        budget = USE * left
        worth, expected = 0.0, float(self.opened + self.completed)
        for needed, points in self.building:
            chance = chance_to_complete(needed, left, budget)
            worth -= chance * points
            expected += chance
            budget -= chance * needed
        return worth, expected


def plenty(setting: Setting, state: LuccaState) -> list[float]:
    """How much more of each colour is still unseen than of an average colour, in cards; nobody knows where they lie."""
    colour_of = setting.colour_of
    unseen = [colour_of[card] for card in state.deck]
    unseen += [colour_of[card] for card in state.removed]
    counts = [unseen.count(colour) for colour in range(state.colours)]
    middle = sum(counts) / state.colours
    return [count - middle for count in counts]
