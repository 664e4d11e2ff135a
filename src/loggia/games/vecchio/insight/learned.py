"""Learned values: a linear estimate of the points still to come, for positions between two turns.

`bench/bots/learn_vecchio.py` makes `learned.json`: for every number of seats the ridge regression of the power points
still to come on these facts, early and late in a match (the crests that are left tell how late it is), and for the
final round. Only the differences between the seats' values mean anything.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from loggia.games.vecchio.insight.values import track_scores, values
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import (
    COUNCIL_TRIGGERS,
    FLORIN,
    GOOD_KINDS,
    GOODS,
    GOODS_AT,
    NOBILITY_CONDITIONS,
    PROVINCE_EFFECTS,
    REGIONS,
    TRACKS,
)
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import MAIN, PLACE, TAKE, VecchioState

HIGHEST_COUNTS: Final = {
    **dict(zip(GOODS, (14, 4, 4, 4, 5, 4, 4), strict=True)),
    "standing": 6,
    "lying": 5,
    "supply": 8,
    "tracks": 4,
}
"""What is counted, and the highest number that has a weight of its own: a weight for each number from 0."""
FLAGS: Final = (
    *(f"ready for {region}" for region in REGIONS),
    *(f"rich enough for {region}" for region in REGIONS),
    "still to play in this round",
    "a hidden council tile",
    "a majority",
    *PROVINCE_EFFECTS,
    *COUNCIL_TRIGGERS,
    *NOBILITY_CONDITIONS,
)
"""What is present or absent, with one weight each; tiles and majorities may be present several times."""


def _first_weights() -> dict[str, int]:
    places, at = {}, 0
    for name, top in HIGHEST_COUNTS.items():
        places[name] = at
        at += top + 1
    for name in FLAGS:
        places[name] = at
        at += 1
    return places | {"nobility points": at}


FIRST_WEIGHT: Final = _first_weights()
"""The index in a row of weights where the weights of each fact begin."""
WIDTH: Final = FIRST_WEIGHT["nobility points"] + 1
_GOODS: Final = [(FIRST_WEIGHT[good], HIGHEST_COUNTS[good]) for good in GOODS]
_STANDING, _LYING, _SUPPLY, _TRACKS = (FIRST_WEIGHT[name] for name in ("standing", "lying", "supply", "tracks"))
_READY, _RICH = FIRST_WEIGHT[f"ready for {REGIONS[0]}"], FIRST_WEIGHT[f"rich enough for {REGIONS[0]}"]
_STILL, _HIDDEN, _MAJORITY = (FIRST_WEIGHT[name] for name in FLAGS[2 * len(REGIONS) : 2 * len(REGIONS) + 3])
_POINTS: Final = FIRST_WEIGHT["nobility points"]

Row = tuple[float, ...]


@cache
def learned_rows() -> dict[int, dict[str, Row]]:
    """The rows of weights in `learned.json`, by the number of seats."""
    text = files("loggia.games.vecchio.insight").joinpath("learned.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, list[float]]] = json.loads(text)
    return {int(seats): {part: tuple(row) for part, row in rows.items()} for seats, rows in found.items()}


@cache
def weights(seats: int, left: float, final: bool) -> Row:
    """The weights for the share of crests still in the stack, interpolated; or those of the final round."""
    rows = learned_rows()[seats]
    if final:
        return rows["final"]
    return tuple(late + left * (early - late) for late, early in zip(rows["late"], rows["early"], strict=True))


def is_between_turns(box: VecchioBox, state: VecchioState) -> bool:
    """Whether a turn has just begun."""
    actions = box.rules["final_round_actions"] if state.final else 1
    return state.phase in (MAIN, PLACE, TAKE) and not state.touched and state.actions_left == actions


def judge(box: VecchioBox, state: VecchioState) -> list[float]:
    """An estimate of each seat's final score by the learned weights; within a turn, by `values`."""
    if not is_between_turns(box, state):
        return values(box, state)
    left = len(state.crest_stack) / box.sheet.players[state.seats].crests
    row = weights(state.seats, left, state.final)
    scores, present, held = track_scores(box, state)
    for seat in range(state.seats):
        points = 0
        for tile in state.nobility[seat]:
            points += nobility_points(box, state, seat, tile)
        if state.final and seat < state.active:
            scores[seat] += points
            continue
        worth = points * row[_POINTS]
        for fact in facts(box, state, seat, present[seat], held[seat]):
            worth += row[fact]
        scores[seat] += worth
    return scores


def facts(box: VecchioBox, state: VecchioState, seat: int, present: int, held: int) -> list[int]:
    """The indices of the weights that apply to a seat."""
    at = GOODS_AT[seat]
    own = state.goods[at : at + GOOD_KINDS]
    found = [place + (have if have < top else top) for (place, top), have in zip(_GOODS, own, strict=True)]
    found.append(_STANDING + min(len(state.standing[seat]), HIGHEST_COUNTS["standing"]))
    found.append(_LYING + min(len(state.lying[seat]), HIGHEST_COUNTS["lying"]))
    found.append(_SUPPLY + min(state.supply[seat], HIGHEST_COUNTS["supply"]))
    if present < len(TRACKS):
        found.append(_TRACKS + present)
    assassins, knights, abbots = own[1:4]
    if assassins or knights or abbots:
        for track, accepted in enumerate(box.accepted):
            for a, k, b in accepted:
                if assassins >= a and knights >= k and abbots >= b:
                    found.append(_READY + track)
                    if own[FLORIN] >= box.cost[track][box.space(state.seats, track, len(state.tracks[track]))]:
                        found.append(_RICH + track)
                    break
    if seat >= state.active:
        found.append(_STILL)
    if state.council_down[seat] >= 0:
        found.append(_HIDDEN)
    found += [_MAJORITY] * held
    found += [FIRST_WEIGHT[box.province[tile].name] for tile in state.unused[seat]]
    found += [FIRST_WEIGHT[box.council[tile]] for tile in state.council[seat]]
    found += [FIRST_WEIGHT[box.nobility[tile]] for tile in state.nobility[seat]]
    return found
