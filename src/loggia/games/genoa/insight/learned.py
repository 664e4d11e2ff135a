"""Learned values: what a seat's holdings between two turns were worth, in the end, in hundreds of matches.

`bench/bots/learn_genoa.py` makes `learned.json`: for every number of seats the ridge regression of the money still to
come on these facts, late, midway and early in a match. Only the differences between the seats' values mean anything.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from loggia.games.genoa.insight.values import values
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.pieces import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    FURTHER,
    LARGE,
    MARKERS,
    MESSAGE,
    N_GOODS,
    PRIVILEGE,
    SMALL,
    TRADE,
    WARES,
    bits,
)
from loggia.games.genoa.rules.scoring import privilege_value
from loggia.games.genoa.rules.state import PLACE, GenoaState

FACTS: Final = (
    "wares",
    "second wares",
    "more wares",
    *(f"large order, {missing} missing" for missing in range(4)),
    *(f"small order, {missing} missing" for missing in range(2)),
    "messages",
    "privileges",
    "privilege value",
    "any start",
    "any ware",
    "further action",
    "building action",
    "building action of an owner",
    "trade",
    "markers",
    "buildings owned",
    "turns to come",
)
WIDTH: Final = len(FACTS)
KNOTS: Final[tuple[float, ...]] = (0.0, 0.35, 1.0)
"""The shares of a match to come for which there are weights: late, midway and early."""
PARTS: Final = ("late", "midway", "early")
N_WARES: Final = len(WARES)

Row = tuple[float, ...]


@cache
def lessons() -> dict[int, tuple[Row, ...]]:
    """All that was learned, by the number of seats: the weights at each knot."""
    text = files("loggia.games.genoa.insight").joinpath("learned.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, list[float]]] = json.loads(text)
    return {int(seats): tuple(tuple(rows[part]) for part in PARTS) for seats, rows in found.items()}


def judge(box: GenoaBox, state: GenoaState) -> list[float]:
    """An estimate of every seat's final money: between two turns from experience, else the insight's."""
    rows = lessons().get(state.seats)
    if state.phase != PLACE or rows is None:
        return values(box, state)
    left = share_left(box, state)
    weights = weights_at(rows, left)
    return [
        in_hand(box, state, seat)
        + sum([fact * weight for fact, weight in zip(facts(box, state, seat), weights, strict=True) if fact])
        for seat in range(state.seats)
    ]


def weights_at(rows: tuple[Row, ...], left: float) -> list[float]:
    """The weights for a share of the match that is to come: between those of the two knots around it."""
    upper = 1 if left <= KNOTS[1] else 2
    part = (left - KNOTS[upper - 1]) / (KNOTS[upper] - KNOTS[upper - 1])
    return [a + part * (b - a) for a, b in zip(rows[upper - 1], rows[upper], strict=True)]


def turns_done(state: GenoaState) -> int:
    """How many seats have had their turn in this round."""
    return (state.tower - state.start) % state.seats


def share_left(box: GenoaBox, state: GenoaState) -> float:
    """The share of the match that is to come, by the round track; the market may shorten it."""
    rounds = box.last_space[state.seats] - state.space + 1 - turns_done(state) / state.seats
    return min(1.0, max(0.0, rounds / box.last_space[state.seats]))


def in_hand(box: GenoaBox, state: GenoaState, seat: int) -> float:
    """What would be counted if the match ended now."""
    owned = box.marker_value * state.owners.count(seat)
    return float(state.money[seat] + owned + privilege_value(box, state.hands[seat]))


def facts(box: GenoaBox, state: GenoaState, seat: int) -> list[float]:
    """The facts of one seat, in the order of `FACTS`."""
    first = seat * N_GOODS
    area, hand = state.area[first : first + N_GOODS], state.hands[seat]
    some = sum([count > 0 for count in area[:N_WARES]])
    two = sum([count > 1 for count in area[:N_WARES]])
    large, small = [0.0] * 4, [0.0] * 2
    for card in bits(hand & box.kind_mask[LARGE]):
        missing = sum([not area[ware] for ware in box.cards[card].wares])
        large[missing if missing < 3 else 3] += 1.0
    for card in bits(hand & box.kind_mask[SMALL]):
        small[0 if area[box.cards[card].wares[0]] else 1] += 1.0
    owned = state.owners.count(seat)
    waits = (seat - state.tower) % state.seats
    rounds = box.last_space[state.seats] - state.space
    return [
        float(some),
        float(two),
        float(sum(area[:N_WARES]) - some - two),
        *large,
        *small,
        float((hand & box.kind_mask[MESSAGE]).bit_count()),
        float((hand & box.kind_mask[PRIVILEGE]).bit_count()),
        0.1 * privilege_value(box, hand),
        float(area[ANY_START]),
        float(area[ANY_WARE]),
        float(area[FURTHER]),
        float(area[BUILDING_ACTION]),
        float(area[BUILDING_ACTION] if owned else 0),
        float(area[TRADE]),
        float(area[MARKERS]),
        float(owned),
        float(rounds + (1 if turns_done(state) + waits < state.seats else 0)),
    ]
