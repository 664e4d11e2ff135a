"""Learned values: what the facts of a position between two turns were worth, in the end, in thousands of matches.

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

TOPS: Final = {
    **dict(zip(GOODS, (14, 4, 4, 4, 5, 4, 4), strict=True)),
    "standing": 6,
    "lying": 5,
    "supply": 8,
    "tracks": 4,
}
"""What is counted, and up to which number: one weight for each."""
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
"""What there is or is not; some of it more than once."""


def _starts() -> dict[str, int]:
    places, at = {}, 0
    for name, top in TOPS.items():
        places[name] = at
        at += top + 1
    for name in FLAGS:
        places[name] = at
        at += 1
    return places | {"nobility points": at}


PLACES: Final = _starts()
"""Where in a row the weights of each fact begin."""
WIDTH: Final = PLACES["nobility points"] + 1
_GOODS: Final = [(PLACES[good], TOPS[good]) for good in GOODS]
_STANDING, _LYING, _SUPPLY, _TRACKS = (PLACES[name] for name in ("standing", "lying", "supply", "tracks"))
_READY, _RICH = PLACES[f"ready for {REGIONS[0]}"], PLACES[f"rich enough for {REGIONS[0]}"]
_STILL, _HIDDEN, _MAJORITY = (PLACES[name] for name in FLAGS[2 * len(REGIONS) : 2 * len(REGIONS) + 3])
_POINTS: Final = PLACES["nobility points"]

Row = tuple[float, ...]


@cache
def lessons() -> dict[int, dict[str, Row]]:
    """All that was learned, by the number of seats."""
    text = files("loggia.games.vecchio.insight").joinpath("learned.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, list[float]]] = json.loads(text)
    return {int(seats): {part: tuple(row) for part, row in rows.items()} for seats, rows in found.items()}


@cache
def weights(seats: int, left: float, final: bool) -> Row:
    """The weights when that share of the crests is still in the stack, or in the final round."""
    lesson = lessons()[seats]
    if final:
        return lesson["final"]
    return tuple(late + left * (early - late) for late, early in zip(lesson["late"], lesson["early"], strict=True))


def is_between_turns(box: VecchioBox, state: VecchioState) -> bool:
    """Whether a turn has just begun."""
    actions = box.rules["final_round_actions"] if state.final else 1
    return state.phase in (MAIN, PLACE, TAKE) and not state.touched and state.actions_left == actions


def judge(box: VecchioBox, state: VecchioState) -> list[float]:
    """An estimate of each seat's final score, from experience; within a turn, the insight's."""
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
    """The places in a row of all that is true of a seat."""
    at = GOODS_AT[seat]
    own = state.goods[at : at + GOOD_KINDS]
    found = [place + (have if have < top else top) for (place, top), have in zip(_GOODS, own, strict=True)]
    found.append(_STANDING + min(len(state.standing[seat]), TOPS["standing"]))
    found.append(_LYING + min(len(state.lying[seat]), TOPS["lying"]))
    found.append(_SUPPLY + min(state.supply[seat], TOPS["supply"]))
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
    found += [PLACES[box.province[tile].name] for tile in state.unused[seat]]
    found += [PLACES[box.council[tile]] for tile in state.council[seat]]
    found += [PLACES[box.nobility[tile]] for tile in state.nobility[seat]]
    return found
