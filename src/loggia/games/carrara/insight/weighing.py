"""How promising a move looks, for playouts and search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from loggia.games.carrara.insight.values import (
    BLOCK_WORTH,
    COIN_EXTRA,
    MARKER_WORTH,
    OBJECT_WORTH,
    SCORING_SHARE,
    UPGRADE_WORTH,
    block_factor,
    block_worth,
    time_left,
)
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.building import own_building
from loggia.games.carrara.rules.cards.buildings import city_counts
from loggia.games.carrara.rules.final import coins_per_vp
from loggia.games.carrara.rules.moves import Announce, Build, Buy, EndTurn, Improve, Pay, Purchase, Score, Take, Upgrade
from loggia.games.carrara.rules.pieces import (
    CITY_OF,
    COST_OF,
    COSTS,
    EIGHT,
    FIRST_CITY,
    NO_BUILDING,
    TILE_COST,
    TYPE_OF,
    building_of,
)
from loggia.games.carrara.rules.pieces.packs import SINGLES, counts, total
from loggia.games.carrara.rules.scoring import gain
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Move

TEMPERATURE: Final = 2.5
"""The softmax temperature: so many VP make a move e times as promising."""


def weigh(box: CarraraBox, state: CarraraState, seat: int, moves: Sequence[Move]) -> list[float]:
    """How promising each move looks: the exponential of a quick estimate of its VP."""
    if len(moves) == 1:
        return [1.0]
    weigher = _Weigher(box, state, seat)
    return [exp(min(20.0, weigher.worth_of(move) / TEMPERATURE)) for move in moves]


class _Weigher:
    """A quick estimate of moves. What does not depend on the move is computed once."""

    __slots__ = ("block", "box", "coin", "left", "marker", "marks", "near", "seat", "state", "worth")

    def __init__(self, box: CarraraBox, state: CarraraState, seat: int) -> None:
        self.box = box
        self.state = state
        self.seat = seat
        self.left = time_left(box, state)
        self.coin = 1 / coins_per_vp(box, state) + COIN_EXTRA * self.left
        self.block = block_factor(state, self.left)
        self.marker = MARKER_WORTH * self.left
        self.worth = [vp + coins * self.coin for vp, coins in box.values[state.upgraded[seat]]]
        self.marks = state.marks[seat] | state.cities_marked()
        built = city_counts(state.buildings[seat])
        self.near = [min(1.0, (many + 1) / need) for many, need in zip(built, box.needed_in_city, strict=True)]

    def worth_of(self, move: Move) -> float:
        """The estimated VP of the move."""
        if isinstance(move, Take):
            price = self.box.price(move.section, move.blocks)
            return self.block * block_worth(move.blocks) - self.coin * price
        if isinstance(move, Build):
            return self._building(building_of(move.tile, move.city)) - self.block * self._payment_worth(
                move.city, TILE_COST[move.tile]
            )
        if isinstance(move, Pay):
            return -block_worth(move.blocks)
        if isinstance(move, Score):
            return self._scoring(move.space)
        return self._other(move)

    def _building(self, building: int, replaced: int = NO_BUILDING) -> float:
        """What a building brings: by the Building card, and a part of the scorings of its type and city."""
        own = self.state.buildings[self.seat]
        card = self.box.building_cards[self.state.cards[2]]
        new = (*(b for b in own if b != replaced), building)
        worth = card.score(new) - card.score(own) + self._scorings_of(building)
        if replaced != NO_BUILDING:
            worth -= self._scorings_of(replaced)
        return worth + UPGRADE_WORTH * self.left if COST_OF[building] == COSTS[EIGHT] else worth

    def _scorings_of(self, building: int) -> float:
        city, cost = CITY_OF[building], COST_OF[building]
        open_to_it = 0.0 if self.marks >> TYPE_OF[building] & 1 else 1.0
        if not self.marks >> FIRST_CITY + city & 1:
            open_to_it += self.near[city]
        return SCORING_SHARE * open_to_it * (cost * self.worth[city] + OBJECT_WORTH)

    def _payment_worth(self, city: int, price: int) -> float:
        """What the blocks are worth that would pay: the cheapest ones that the city accepts."""
        have = counts(self.state.blocks[self.seat])
        worth = 0.0
        for colour in range(city, -1, -1):
            many = min(price, have[colour])
            worth += many * BLOCK_WORTH[colour]
            price -= many
        return worth

    def _scoring(self, space: int) -> float:
        """What a scoring brings, less what its marker could still bring."""
        vp, coins, objects = gain(self.box, self.state, self.seat, space)
        bring = vp + coins * self.coin + OBJECT_WORTH * total(objects)
        return (1 - SCORING_SHARE) * bring - max(0.0, self.marker - 0.5 * bring) + 2.0

    def _other(self, move: Move) -> float:
        if isinstance(move, Buy):
            return 2.5 * self.block
        if isinstance(move, Improve):
            old = own_building(self.state, self.seat, move.old)
            city = CITY_OF[old]
            gained = self._building(building_of(move.tile, city), old)
            return gained - self.block * self._payment_worth(city, TILE_COST[move.tile] - TILE_COST[move.old]) - 1.0
        if isinstance(move, Purchase):
            score = self.box.object_cards[self.state.cards[1]].score
            own = self.state.objects[self.seat]
            return score(own + SINGLES[move.object]) - score(own) - self.coin * self.box.object_price
        if isinstance(move, Upgrade):
            vp, coins = self.box.upgrade_worth[move.upgrade]
            return 3 * (vp + coins * self.coin - self.worth[move.upgrade])
        if isinstance(move, Announce):
            tracks = [self.state.track(seat, 0) for seat in range(len(self.state.coins))]
            own = tracks.pop(self.seat)
            return self.box.announce_vp + 0.5 * (own - max(tracks))
        return 0.0 if isinstance(move, EndTurn) else -2.0
