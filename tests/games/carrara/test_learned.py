"""What was learned from matches: every position can be judged, and better than by the insight alone."""

from __future__ import annotations

from math import isfinite
from typing import cast

import pytest

from bench.bots.selfplay import matches
from loggia.games.carrara import GAME
from loggia.games.carrara.learned import clock_facts, lessons, nearness, share_left
from loggia.games.carrara.state import OPEN, START, CarraraState
from loggia.kernel import Chance, Match
from loggia.kernel.playing import play_out, random_decision

MATCHES = 20


def state_of(match: Match) -> CarraraState:
    """The state as the room knows it."""
    return cast(CarraraState, match.state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_judged(seats: int) -> None:
    match, chance = GAME.new(seats, {}, f"judge {seats}"), Chance("judge")
    judged_anew = 0
    while not match.over:
        state = state_of(match)
        judged = GAME.judge(state)
        assert len(judged) == seats
        assert all(map(isfinite, judged))
        judged_anew += state.phase == START and judged != GAME.values(state)
        match.play(*random_decision(match, chance))
    assert judged_anew > 20


def test_a_finished_match_is_judged_by_its_values() -> None:
    match = GAME.new(3, {}, 5)
    play_out(match, Chance("over"))
    assert match.result is not None
    assert [int(value) for value in GAME.judge(state_of(match))] == list(match.result.scores)


def test_the_clock_runs_from_early_to_late() -> None:
    match, chance = GAME.new(2, {}, 8), Chance("clock")
    shares = []
    while not match.over:
        state = state_of(match)
        if state.phase == START and state.ending == OPEN:
            lesson = lessons()[2]
            shares.append(share_left(lesson.clock, clock_facts(state, nearness(GAME.box, state))))
        match.play(*random_decision(match, chance))
    assert shares[0] > 0.8
    assert shares[-1] < 0.4


def test_experience_sees_the_end_coming_better_than_the_insight() -> None:
    by_insight = by_experience = 0.0
    for lesson in matches("carrara", 2, {}, MATCHES, 1.0, "not learned from"):
        first, second = lesson.scores
        for state in cast(list[CarraraState], lesson.positions):
            values, judged = GAME.values(state), GAME.judge(state)
            by_insight += (first - second - values[0] + values[1]) ** 2
            by_experience += (first - second - judged[0] + judged[1]) ** 2
    assert by_experience < by_insight


def test_the_expansion_is_left_to_the_insight() -> None:
    match = GAME.new(2, {"expansion": True}, 4)
    assert GAME.judge(state_of(match)) == GAME.values(state_of(match))
