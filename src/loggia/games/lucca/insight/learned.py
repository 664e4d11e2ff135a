"""Learned values: what the facts of a quarter were worth, in the end, in thousands of matches of the house's bots.

A row of weights is the ridge regression of the points still to come on these facts (learned_weights.py). Most facts are
counts that anybody can make; some are the estimates of `prospects.py`, which a row may trust more or less.
"""

from __future__ import annotations

from operator import mul
from typing import Final

from loggia.games.lucca.insight.card_worth import CardWorth
from loggia.games.lucca.insight.learned_weights import cards_left, learned_weights, row_of
from loggia.games.lucca.insight.prospects import (
    BUILD_SHARE,
    OPEN_BONUS,
    PARTY_GROWTH,
    PARTY_LATER,
    WINDOWS_TO_COME,
    chance_to_complete,
    support,
)
from loggia.games.lucca.insight.values import values
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.parties import party_totals
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, OPENED
from loggia.games.lucca.rules.scoring import street_extremes
from loggia.games.lucca.rules.state import OVER, Cards, LuccaState

FAR_AHEAD: Final = 4
"""More shields ahead than this make no difference."""


def judge(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score, with the learned weights."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    learned = learned_weights(setting)
    if learned is None:
        return values(setting, state)
    rows = learned.worths
    position = PositionFacts(setting, state)
    return [
        state.score(seat) + sum(map(mul, position.facts(seat), rows[row_of(setting, state, seat)])) for seat in seats
    ]


class PositionFacts:
    """The facts of one position that are the same for every seat, worked out once."""

    __slots__ = ("hand", "palaces", "payer", "setting", "state", "surplus", "taker", "totals")

    def __init__(self, setting: Setting, state: LuccaState) -> None:
        self.setting = setting
        self.state = state
        self.totals = party_totals(setting, state)
        _, self.payer, _, self.taker = street_extremes(state)
        self.surplus = surplus(setting, state)
        self.palaces = [PalaceFacts(self, seat) for seat in range(state.seats)]
        self.hand = 0.0
        if state.hand:
            card_worth = CardWorth(setting, state, state.order[state.at])
            self.hand = sum([card_worth.best(card) for card in state.hand])

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
            *palaces.windows[1:],
            *palaces.shields[1:],
            *palaces.parties[1:],
            *palaces.surplus[1:],
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
    """A seat's palaces by how many cards they have: number, windows, shields, parties, surplus of their colours."""

    __slots__ = (
        "all_shields",
        "building",
        "completed",
        "counts",
        "left",
        "opened",
        "parties",
        "party",
        "shields",
        "surplus",
        "windows",
    )

    def __init__(self, position: PositionFacts, seat: int) -> None:
        setting, state = position.setting, position.state
        size = setting.palace_size
        self.left = cards_left(setting, state, seat)
        self.counts, self.windows, self.shields = [0.0] * size, [0] * size, [0] * size
        self.parties, self.surplus = [0] * size, [0.0] * size
        self.completed = self.opened = self.party = 0
        self.building: list[tuple[int, float]] = []
        for colour, place in enumerate(state.places_of(seat)):
            area = state.areas[place]
            if area == CONSTRUCTION:
                self._add(position, colour, state.stacks[place])
            elif area == COMPLETED:
                self.completed += 1
                self.party += position.totals[colour] - setting.constants.party_completed_points
            elif area == OPENED:
                self.opened += 1
        self.all_shields = sum(self.shields)

    def _add(self, position: PositionFacts, colour: int, stack: Cards) -> None:
        """A palace under construction."""
        setting, left = position.setting, self.left
        stage = len(stack)
        windows = shields = 0
        for card in stack:
            windows += setting.windows[card]
            shields += setting.shields[card]
        party = position.totals[colour] - stage * setting.constants.party_card_points
        self.counts[stage] += 1.0
        self.windows[stage] += windows
        self.shields[stage] += shields
        self.parties[stage] += party
        self.surplus[stage] += position.surplus[colour]
        needed = setting.palace_size - stage
        if needed <= left:
            points = needed * WINDOWS_TO_COME + OPEN_BONUS + windows + PARTY_LATER * party + PARTY_GROWTH * left
            self.building.append((needed, -points))

    def prospects(self) -> tuple[float, float]:
        """What palaces under construction will probably bring, and how many palaces will be open at the end."""
        self.building.sort()
        left = self.left
        budget = BUILD_SHARE * left
        worth, expected = 0.0, float(self.opened + self.completed)
        for needed, points in self.building:
            chance = chance_to_complete(needed, left, budget)
            worth -= chance * points
            expected += chance
            budget -= chance * needed
        return worth, expected


def surplus(setting: Setting, state: LuccaState) -> list[float]:
    """How many more cards of each colour are unseen than of an average colour. Deck and removed cards are one heap."""
    colour_of = setting.colour_of
    unseen = [colour_of[card] for card in state.deck]
    unseen += [colour_of[card] for card in state.removed]
    counts = [unseen.count(colour) for colour in range(state.colours)]
    middle = sum(counts) / state.colours
    return [count - middle for count in counts]
