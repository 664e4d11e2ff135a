"""What each card would be worth to a seat now."""

from __future__ import annotations

from loggia.games.lucca.insight.learned_weights import cards_left
from loggia.games.lucca.insight.prospects import (
    BUILD_SHARE,
    OPEN_BONUS,
    SHIELD_WORTH,
    WINDOWS_TO_COME,
    chance_to_complete,
    support,
)
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.parties import party
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, OPENED, WILD
from loggia.games.lucca.rules.state import LuccaState


class CardWorth:
    """What each card would be worth to one seat now, with all that is the same for every card worked out once."""

    __slots__ = ("_needs", "bastion", "left", "opened", "seat", "setting", "state", "wall")

    def __init__(self, setting: Setting, state: LuccaState, seat: int) -> None:
        self.setting = setting
        self.state = state
        self.seat = seat
        self.left = cards_left(setting, state, seat)
        areas = state.areas_of(seat)
        self.opened = areas.count(COMPLETED) + areas.count(OPENED) + 0.0
        self._needs = [
            setting.palace_size - len(state.palace(seat, colour))
            for colour, area in enumerate(areas)
            if area == CONSTRUCTION
        ]
        if self.left > setting.triplet_size:
            self.opened += 0.5 * len(self._needs)
        self.bastion = self.opened + 0.5
        walls = len(state.walls[seat])
        self.wall = self._standing(walls + 1, 0, self.left - 1) - self._standing(walls, 0, self.left)

    def _standing(self, walls: int, shields_lost: int, left: int) -> float:
        """What so many walls and the bastions seem to be worth."""
        shields = self.state.shields(self.seat, self.setting.shields) - shields_lost
        standing = walls + self.state.bastions[self.seat]
        return (
            self.opened
            * standing
            * support(self.setting, shields - self.setting.constants.shields_per_wall * walls, left)
        )

    def build(self, card: int, colour: int) -> float:
        """What the card would be worth in the palace of that colour, as its first card or on top of it."""
        setting, stack, left = self.setting, self.state.palace(self.seat, colour), self.left
        needed = setting.palace_size - len(stack)
        budget = BUILD_SHARE * left - sum([missing for missing in self._needs if missing < needed])
        before = chance_to_complete(needed, left, budget) if stack else 0.0
        after = chance_to_complete(needed - 1, left - 1, budget)
        whole = needed * WINDOWS_TO_COME + party(setting, self.state, self.seat, colour) + OPEN_BONUS
        for laid in stack:
            whole += setting.windows[laid]
        worth = (after - before) * whole + after * (setting.windows[card] - WINDOWS_TO_COME)
        if needed > 1:
            return worth + SHIELD_WORTH * setting.shields[card] * left
        walls = len(self.state.walls[self.seat])
        if walls:
            lost = sum([setting.shields[laid] for laid in stack])
            worth += self._standing(walls, lost, left - 1) - self._standing(walls, 0, left)
        return worth

    def best(self, card: int) -> float:
        """What the card would be worth in the best way to play it."""
        colour = self.setting.colour_of[card]
        best = max(0.0, self.wall)
        if colour >= 0:
            area = self.state.area(self.seat, colour)
            return max(best, self.build(card, colour)) if area <= CONSTRUCTION else best
        if colour == WILD:
            building = self.state.under_construction(self.seat)
            return max([best, *(self.build(card, colour) for colour in building)])
        return max(best, self.bastion)
