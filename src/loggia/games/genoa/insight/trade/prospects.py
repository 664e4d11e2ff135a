"""Prospects: what the rest of the turn can bring the tower player, by the actions he has left. For bots.

Selling an action costs him what he could have done instead; between two players it gives him one action more
(GEN-2P-2). Both follow from the best way through the next fields with none, one or two actions to take on it.
"""

from __future__ import annotations

from typing import Final

from loggia.games.genoa.insight.values import Estimate
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import FURTHER, N_BUILDINGS, N_GOODS
from loggia.games.genoa.rules.state import TOWER, GenoaState
from loggia.games.genoa.rules.trade.rights import quota

FAR_SIGHT: Final = 0.8
"""What an action one step further on is worth beside one at hand."""
PLAN_STEPS: Final = 3
"""How many steps ahead the tower player looks for actions of his own."""
MOST_ACTIONS: Final = 2

Plan = tuple[float, float, float]
"""The best way on with no action, with one and with two."""


class Prospects:
    """The tower player's turn from where the tower stands."""

    def __init__(self, box: GenoaBox, state: GenoaState, estimate: Estimate) -> None:
        self.box = box
        self.state = state
        self._estimate = estimate
        self._worth: dict[int, tuple[float, float]] = {}
        self._plans: dict[int, Plan] = {}

    def actions_left(self) -> int:
        """How many actions the tower player still has, a `further_action` card for the last one included."""
        state, tower = self.state, self.state.tower
        regular = quota(self.box, state, tower) - state.acted[tower]
        return min(MOST_ACTIONS, max(regular, 1 if state.area[tower * N_GOODS + FURTHER] else 0, 0))

    def after_sale(self, buyer: int, field: int) -> int:
        """How many actions he has once that buyer has taken the action of a field."""
        left = self.actions_left()
        grows = self.state.seats == 2 and field < N_BUILDINGS and not self.state.acted[buyer]
        return min(MOST_ACTIONS, left + 1) if grows else left

    def at(self, field: int) -> tuple[float, float]:
        """What being on a field and acting there are worth to him: messages on their way, and the action."""
        found = self._worth.get(field)
        if found is None:
            route = 0.0 if self.state.visited >> field & 1 else self._estimate.route(field)
            action = self._estimate.action(field) if field < N_BUILDINGS else 0.0
            route += self._estimate.placing(field) if field >= N_BUILDINGS else 0.0
            found = self._worth[field] = route, action
        return found

    def plan(self, field: int) -> Plan:
        """The best ways on once the tower stands on that field."""
        found = self._plans.get(field)
        if found is None:
            state = self.state
            steps = self.box.discs - len(state.path) - (field != state.path[-1])
            found = self._plans[field] = self._ways(field, state.visited | 1 << field, min(steps, PLAN_STEPS))
        return found

    def _ways(self, field: int, visited: int, steps: int) -> Plan:
        none = one = two = 0.0
        if steps > 0:
            for beyond in self.box.board.near_list[field]:
                if not visited >> beyond & 1:
                    route, action = self.at(beyond)
                    later = self._ways(beyond, visited | 1 << beyond, steps - 1)
                    none = max(none, route + later[0])
                    one = max(one, route + later[1], route + action + later[0])
                    two = max(two, route + later[2], route + action + later[1])
        return FAR_SIGHT * none, FAR_SIGHT * one, FAR_SIGHT * two

    def acting_here(self) -> float | None:
        """Taking the tower building's action himself, and what comes after; None: he cannot."""
        left = self.actions_left()
        if self.state.phase != TOWER or not left:
            return None
        here = self.state.path[-1]
        return self.at(here)[1] + self.plan(here)[left - 1]

    def without(self) -> float:
        """The best that he has without any deal, as long as nothing obliges him."""
        free = self.plan(self.state.path[-1])[self.actions_left()]
        acting = self.acting_here()
        return free if acting is None else max(free, acting)

    def obliged(self) -> float:
        """The best that he has without a deal once an offer stands (GEN-TRADE-1.1c): acting here, if he can."""
        acting = self.acting_here()
        return self.plan(self.state.path[-1])[0] if acting is None else acting

    def selling(self, buyer: int, field: int) -> float:
        """The rest of the turn after that buyer got the action of a field, without what he pays."""
        left = self.after_sale(buyer, field)
        step = self.at(field)[0] if field != self.state.path[-1] else 0.0
        return step + self.plan(field)[left]
