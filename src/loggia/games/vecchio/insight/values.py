"""An estimate of each seat's final score."""

from __future__ import annotations

from loggia.games.vecchio.insight.worths import (
    ACTION,
    COUNCIL_WORTH,
    IN_SUPPLY,
    MEMBERS,
    MOST,
    NOBILITY_PROSPECT,
    ON_A_TRACK,
    TILE,
    WORTH,
    entry_worth,
    fare_worth,
    horizon,
    town_worth,
)
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import COUNCIL, GOOD_KINDS, GOODS_AT, TRACKS
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import CHOOSE, OVER, PAY, PLACE, SEND, TAKE, WORK, VecchioState


def values(box: VecchioBox, state: VecchioState) -> list[float]:
    """An estimate of each seat's final score: what stands on the tracks, and what the rest is likely to bring."""
    scores, present, _ = track_scores(box, state)
    if state.phase == OVER:
        for seat in range(state.seats):
            scores[seat] += sum(nobility_points(box, state, seat, tile) for tile in state.nobility[seat])
        return scores
    ahead = horizon(box, state)
    for seat in range(state.seats):
        still = ahead
        if state.final and seat < state.active:
            still = 0.0
        if not state.final and present[seat] < len(TRACKS):
            scores[seat] += ON_A_TRACK * present[seat]
        scores[seat] += _prospects(box, state, seat, still)
    if state.active >= 0:
        scores[state.active] += _pending(box, state, ahead)
    return scores


def track_scores(box: VecchioBox, state: VecchioState) -> tuple[list[float], list[int], list[int]]:
    """VEC-SCORE-2 to VEC-SCORE-8 now, for all seats; and on how many tracks each seat is, and has the majority."""
    seats, rules = state.seats, box.rules
    scores = [float(rules["crest_points"] * len(crests)) for crests in state.crests]
    first = box.sheet.players[seats].first_space - 1
    present = [0] * seats
    held = [0] * seats
    for track, arrivals in enumerate(state.tracks):
        if not arrivals:
            continue
        printed = box.points[track]
        last = len(printed) - 1
        counts = [0] * seats
        best, holder = 0, 0
        space = first
        for owner in arrivals:
            scores[owner] += printed[space] if space < last else printed[last]
            space += 1
            count = counts[owner] = counts[owner] + 1
            if count > best:
                best, holder = count, owner
        scores[holder] += rules["majority_points"]
        held[holder] += 1
        for seat in range(seats):
            if counts[seat]:
                present[seat] += 1
    for seat in range(seats):
        if present[seat] == len(TRACKS):
            scores[seat] += rules["all_tracks_points"]
        if state.passed[seat]:
            scores[seat] += rules["pass_points"]
    return scores, present, held


def _prospects(box: VecchioBox, state: VecchioState, seat: int, ahead: float) -> float:
    """The worth of a seat's goods, family members and tiles."""
    at = GOODS_AT[seat]
    goods = state.goods
    total = 0.0
    if ahead:
        for good in range(GOOD_KINDS):
            have = goods[at + good]
            total += WORTH[good][have if have < MOST else MOST]
        standing, lying = len(state.standing[seat]), len(state.lying[seat])
        total += 0.55 * MEMBERS[standing + lying] + 0.45 * MEMBERS[standing]
        total += IN_SUPPLY * state.supply[seat]
        total += TILE * len(state.unused[seat])
        for tile in state.council[seat]:
            total += COUNCIL_WORTH[box.council[tile]]
        if state.council_down[seat] >= 0:
            total += 3.0
        total *= ahead
    for tile in state.nobility[seat]:
        total += nobility_points(box, state, seat, tile) * (1.0 - 0.3 * ahead) + NOBILITY_PROSPECT * ahead
    return total


def _pending(box: VecchioBox, state: VecchioState, ahead: float) -> float:
    """The worth to the active seat of the actions left and of the decision under way."""
    seat, phase = state.active, state.phase
    worth = ACTION * ahead * state.actions_left
    if phase in (SEND, WORK):
        if state.entering < 0:
            worth += town_worth(box, state, seat, state.goal) * ahead
            if phase == SEND:
                worth -= fare_worth(box, state, seat, state.goal) * ahead
        else:
            worth += entry_worth(box, state, seat, state.entering, ahead)
    elif phase == PAY:
        worth += entry_worth(box, state, seat, state.entering, ahead)
    elif phase == CHOOSE:
        worth += TILE * ahead if state.entering < COUNCIL else 3.0
    elif phase == PLACE:
        here = state.in_towns(seat)
        worth += (MEMBERS[here + state.to_place] - MEMBERS[here] - IN_SUPPLY * state.to_place) * ahead
    elif phase == TAKE:
        worth += 1.5 * ahead
    return worth
