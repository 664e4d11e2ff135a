"""What a seat's palaces, walls and bastions will probably bring: the fitted figures and the arithmetic."""

from __future__ import annotations

from math import exp, factorial
from typing import Final

from loggia.games.lucca.insight.learned_weights import cards_left
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, OPENED
from loggia.games.lucca.rules.state import LuccaState

COLOUR_SHARE: Final = 0.205
"""Cards that a player who wants one colour adds to it, for each card still to be played."""
BUILD_SHARE: Final = 0.725
"""Cards that go into any palace, for each card still to be played; the rest are walls and discards."""
WINDOWS_TO_COME: Final = 1.303
"""Windows on a card that a player chooses to add."""
PARTY_LATER: Final = 0.484
"""Share of what a party would bring now that is still there when an unfinished palace is opened."""
PARTY_GROWTH: Final = 0.336
"""Points that a party gains for each card still to be played before it."""
SUPPORT_REACH: Final = 0.353
"""How much the spread of the walls' support grows with each card still to be played."""
SUPPORT_SPREAD: Final = 0.706
"""The spread of the walls' support, without those cards."""
SUPPORT_BIAS: Final = 0.5
"""Added to the shields to spare: with none to spare now, support is more likely than not."""
SUPPORT_HOPE: Final = 0.25
"""Shields that a player can still find for the walls, for each card still to be played."""
OPEN_BONUS: Final = 1.808
"""What one more opened palace is worth, beside its party: it multiplies walls and bastions."""
STREET_EARLY: Final = 0.182
"""At the start of a match, the chance that the present lowest or highest street number lasts to the end."""
SHIELD_WORTH: Final = 0.056
"""A shield's use for the order of play, for each card still to be played."""

STEP: Final = 8
"""Columns of the table of chances for each expected card."""
MOST_EXPECTED: Final = 8
"""More cards are not expected."""
MOST_NEEDED: Final = 5
"""More cards are not needed for a palace."""


def _chance_of_at_least(needed: int, expected: float) -> float:
    """The chance of at least `needed` cards, by the Poisson distribution with that expectation."""
    return 1.0 - sum(exp(-expected) * expected**n / factorial(n) for n in range(needed))


CHANCES: Final = tuple(
    tuple(_chance_of_at_least(needed, column / STEP) for column in range(MOST_EXPECTED * STEP + 1))
    for needed in range(MOST_NEEDED + 1)
)


def chance_to_complete(needed: int, left: int, budget: float) -> float:
    """The chance to find the cards that a palace needs, with `left` cards to come and `budget` of them for palaces."""
    if needed > left:
        return 0.0
    return CHANCES[needed][int(STEP * max(0.0, min(COLOUR_SHARE * left, budget, MOST_EXPECTED)))]


def prospects(setting: Setting, state: LuccaState, seat: int, totals: list[int]) -> float:
    """The points that a seat's palaces, walls and bastions will probably bring."""
    left = cards_left(setting, state, seat)
    windows, shields = setting.windows, setting.shields
    building = []
    worth = 0.0
    opened = 0.0
    shields_now = 0
    for colour, place in enumerate(state.places_of(seat)):
        area = state.areas[place]
        if area == CONSTRUCTION:
            stack = state.stacks[place]
            needed = setting.palace_size - len(stack)
            points = needed * WINDOWS_TO_COME + OPEN_BONUS
            for card in stack:
                points += windows[card]
                shields_now += shields[card]
            if needed <= left:
                party = totals[colour] - len(stack) * setting.constants.party_card_points
                points += PARTY_LATER * party + PARTY_GROWTH * left
                building.append((needed, -points))
        elif area == COMPLETED:
            worth += totals[colour] - setting.constants.party_completed_points + PARTY_GROWTH * left
            opened += 1.0
        elif area == OPENED:
            opened += 1.0
    building.sort()
    budget = BUILD_SHARE * left
    for needed, points in building:
        chance = chance_to_complete(needed, left, budget)
        worth -= chance * points
        opened += chance
        budget -= chance * needed
    walls = len(state.walls[seat])
    standing = walls + state.bastions[seat]
    if standing:
        worth += standing * opened * support(setting, shields_now - setting.constants.shields_per_wall * walls, left)
    return worth + SHIELD_WORTH * shields_now * left


def support(setting: Setting, margin: int, left: int) -> float:
    """The chance that the shields will support the walls at the end; `margin` are the shields to spare now."""
    if left == 0:
        return 1.0 if margin >= 0 else 0.0
    spread = SUPPORT_SPREAD + SUPPORT_REACH * left
    return 1.0 / (1.0 + exp(-(margin + SUPPORT_BIAS + SUPPORT_HOPE * left) / spread))
