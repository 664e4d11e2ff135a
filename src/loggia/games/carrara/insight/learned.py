"""Learned values: what the facts of a position between two turns were worth, in the end, in thousands of matches.

`bench/bots/learn_carrara.py` makes `learned.json`: for every number of seats of the base game, the ridge regression of
the VP still to come on these facts, early, midway and late in a match, and one more for the last round. A clock,
learned as well, says how late it is. Only the differences between the seats' values mean anything. The expansion is
left to the insight: what two seats learned from 300 matches with it did no better.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from loggia.games.carrara.insight.values import open_gains, sure, turns_left, values
from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.ending import objective_cards
from loggia.games.carrara.rules.final import coins_per_vp
from loggia.games.carrara.rules.pieces import BASE_TILES, COST_OF, NO_TILE
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.games.carrara.rules.state import OPEN, START, CarraraState

MIDWAY: Final = 0.4
"""The share of a match still to come at which the weights for midway hold; between, they are mixed."""
MOST_MARKERS: Final = 6
GAINS: Final = 4
"""So many of the best scorings to come are looked at one by one."""


class Lesson(NamedTuple):
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
def lessons() -> dict[int, Lesson]:
    """All that was learned."""
    text = files("loggia.games.carrara.insight").joinpath("learned.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, list[float]]] = json.loads(text)
    return {int(seats): Lesson(**{part: tuple(row) for part, row in rows.items()}) for seats, rows in found.items()}


def judge(box: CarraraBox, state: CarraraState) -> list[float]:
    """An estimate of every seat's final VP, from experience; within a turn and with the expansion, the insight's."""
    if state.phase != START or state.expansion:
        return values(box, state)
    lesson = lessons()[len(state.coins)]
    if state.ending != OPEN:
        weights: Sequence[float] = lesson.last
        rows = [last_facts(box, state, seat) for seat in range(len(state.coins))]
    else:
        near = nearness(box, state)
        weights = lesson.at(share_left(lesson.clock, clock_facts(state, near)))
        rows = [facts(box, state, seat, near[seat]) for seat in range(len(state.coins))]
    found: list[float] = []
    for seat, row in enumerate(rows):
        worth = in_hand(box, state, seat)
        for fact, weight in zip(row, weights, strict=True):
            worth += fact * weight
        found.append(worth)
    return found


def in_hand(box: CarraraBox, state: CarraraState, seat: int) -> float:
    """The VP if the match ended now."""
    rate = coins_per_vp(box, state)
    return sure(box, state, seat, rate) + state.coins[seat] / rate


def nearness(box: CarraraBox, state: CarraraState) -> list[tuple[float, float, float]]:
    """For every seat, how far it has come with each objective, from 0 to 1."""
    seats = len(state.coins)
    parts = []
    for card in objective_cards(box, state):
        need, measure = card.objective.need[seats], card.objective.measure
        parts.append([min(1.0, measure(state, seat) / need) for seat in range(seats)])
    return list(zip(*parts, strict=True))


def clock_facts(state: CarraraState, near: Sequence[tuple[float, float, float]]) -> list[float]:
    """What tells how long a match still goes on: the tiles that are left, and who is nearest to announcing."""
    tiles = (len(state.pile) + len(state.display) - state.display.count(NO_TILE)) / len(BASE_TILES)
    most, least = max([(sum(parts) / 3, min(parts)) for parts in near])
    return [1.0, tiles, tiles * tiles, most, most * most, least]


def share_left(clock: Sequence[float], seen: Sequence[float]) -> float:
    """The share of a match that is still to come, 0 to 1."""
    left = sum([weight * fact for weight, fact in zip(clock, seen, strict=True)])
    return 0.0 if left < 0.0 else 1.0 if left > 1.0 else left


def facts(box: CarraraBox, state: CarraraState, seat: int, near: tuple[float, float, float]) -> list[float]:
    """All that the weights are multiplied with while the end is open."""
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
    """All that the weights are multiplied with in the last round."""
    if not turns_left(state, seat):
        return [0.0] * 4
    best = 0.0
    if len(state.scorings[seat]) < box.markers:
        coin = 1 / coins_per_vp(box, state)
        marked = state.marks[seat] | state.cities_marked()
        best = max(open_gains(box, state, seat, coin, marked), default=0.0)
    blocks = counts(state.blocks[seat])
    return [1.0, best, sum(blocks), sum(blocks[:3])]
