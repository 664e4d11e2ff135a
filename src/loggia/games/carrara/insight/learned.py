"""Learned values of positions between two turns, from thousands of matches.

`bench/bots/learn_carrara.py` writes `learned.json`: for every number of seats of the base game, a ridge regression of
the VP still to come on the facts below, with one set of weights each for early, midway and late, and one for the last
round. How late it is follows from a second regression, the clock. Only the differences between the seats' values have a
meaning. With the expansion `values` is used: weights learned from 300 matches of two seats did no better.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from loggia.games.carrara.insight.values import open_gains, turns_left, values, vp_without_coins
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.ending import objective_cards
from loggia.games.carrara.rules.final import coins_per_vp
from loggia.games.carrara.rules.pieces import BASE_TILES, COST_OF, NO_TILE
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.games.carrara.rules.state import OPEN, START, CarraraState

MIDWAY: Final = 0.4
"""The share of a match still to come at which the midway weights hold; weights in between are interpolated."""
MOST_MARKERS: Final = 6
GAINS: Final = 4
"""How many of the best future scorings are examined individually."""


class CarraraWeights(NamedTuple):
    """The weights for one number of seats."""

    clock: tuple[float, ...]
    late: tuple[float, ...]
    midway: tuple[float, ...]
    early: tuple[float, ...]
    last: tuple[float, ...]

    def at(self, left: float) -> list[float]:
        """The weights when that share of the match is still to come."""
        if left < MIDWAY:
            here, there, part = self.late, self.midway, left / MIDWAY
        else:
            here, there, part = self.midway, self.early, (left - MIDWAY) / (1.0 - MIDWAY)
        return [a + part * (b - a) for a, b in zip(here, there, strict=True)]


@cache
def all_weights() -> dict[int, CarraraWeights]:
    """The learned weights by number of seats."""
    text = files("loggia.games.carrara.insight").joinpath("learned.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, list[float]]] = json.loads(text)
    return {
        int(seats): CarraraWeights(**{part: tuple(row) for part, row in rows.items()}) for seats, rows in found.items()
    }


def judge(box: CarraraBox, state: CarraraState) -> list[float]:
    """An estimate of every seat's final VP by the learned weights; within a turn and with the expansion, `values`."""
    if state.phase != START or state.expansion:
        return values(box, state)
    learned = all_weights()[len(state.coins)]
    if state.ending != OPEN:
        weights: Sequence[float] = learned.last
        rows = [last_facts(box, state, seat) for seat in range(len(state.coins))]
    else:
        near = nearness(box, state)
        weights = learned.at(share_left(learned.clock, clock_facts(state, near)))
        rows = [facts(box, state, seat, near[seat]) for seat in range(len(state.coins))]
    found: list[float] = []
    for seat, row in enumerate(rows):
        worth = vp_now(box, state, seat)
        for fact, weight in zip(row, weights, strict=True):
            worth += fact * weight
        found.append(worth)
    return found


def vp_now(box: CarraraBox, state: CarraraState, seat: int) -> float:
    """The VP if the match ended now."""
    rate = coins_per_vp(box, state)
    return vp_without_coins(box, state, seat, rate) + state.coins[seat] / rate


def nearness(box: CarraraBox, state: CarraraState) -> list[tuple[float, float, float]]:
    """For every seat, how far it has come with each objective, from 0 to 1."""
    seats = len(state.coins)
    parts = []
    for card in objective_cards(box, state):
        need, measure = card.objective.need[seats], card.objective.measure
        parts.append([min(1.0, measure(state, seat) / need) for seat in range(seats)])
    return list(zip(*parts, strict=True))


def clock_facts(state: CarraraState, near: Sequence[tuple[float, float, float]]) -> list[float]:
    """The features of the clock: the tiles that are left, and how near the nearest seat is to announcing."""
    tiles = (len(state.pile) + len(state.display) - state.display.count(NO_TILE)) / len(BASE_TILES)
    most, least = max([(sum(parts) / 3, min(parts)) for parts in near])
    return [1.0, tiles, tiles * tiles, most, most * most, least]


def share_left(clock: Sequence[float], seen: Sequence[float]) -> float:
    """The share of a match that is still to come, 0 to 1."""
    left = sum([weight * fact for weight, fact in zip(clock, seen, strict=True)])
    return 0.0 if left < 0.0 else 1.0 if left > 1.0 else left


def facts(box: CarraraBox, state: CarraraState, seat: int, near: tuple[float, float, float]) -> list[float]:
    """The features of the regression while the end is open."""
    rate = coins_per_vp(box, state)
    gains = open_gains(box, state, seat, 1 / rate, state.marks[seat] | state.cities_marked())
    gains.sort(reverse=True)
    markers = box.markers - len(state.scorings[seat])
    usable = gains[:markers]
    best = usable[:GAINS] + [0.0] * (GAINS - len(usable))
    blocks = counts(state.blocks[seat])
    many, coins = sum(blocks), state.coins[seat]
    own = state.buildings[seat]
    seats = len(state.coins)
    mean = sum(near) / 3
    return [
        *blocks,
        max(0, many - 4),
        max(0, many - 8),
        coins,
        max(0, coins - 8),
        max(0, coins - 16),
        *[1.0 if number < markers else 0.0 for number in range(MOST_MARKERS)],
        *best,
        sum(usable[GAINS:]),
        sum(gains[markers:]),
        max(0.0, best[0] - 15.0),
        len(own),
        sum([COST_OF[building] for building in own]),
        total(state.objects[seat]),
        *near,
        *[1.0 if part >= 1.0 else 0.0 for part in near],
        mean * mean,
        mean**4,
        1.0 if (seat - state.start) % seats >= (state.seat - state.start) % seats else 0.0,
        1.0 if seat == state.seat else 0.0,
    ]


def last_facts(box: CarraraBox, state: CarraraState, seat: int) -> list[float]:
    """The features of the regression in the last round."""
    if not turns_left(state, seat):
        return [0.0] * 4
    best = 0.0
    if len(state.scorings[seat]) < box.markers:
        coin = 1 / coins_per_vp(box, state)
        marked = state.marks[seat] | state.cities_marked()
        best = max(open_gains(box, state, seat, coin, marked), default=0.0)
    blocks = counts(state.blocks[seat])
    return [1.0, best, sum(blocks), sum(blocks[:3])]
