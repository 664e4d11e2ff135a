"""What was learned from matches: every position can be judged, and better than by the insight alone."""

from __future__ import annotations

from typing import cast

import pytest

from bench.bots.selfplay import matches
from loggia.games.carrara import GAME
from loggia.games.carrara.insight.learned import all_weights, clock_facts, nearness, share_left
from loggia.games.carrara.rules.state import OPEN, START, CarraraState
from loggia.kernel import Chance, Match
from loggia.kernel.random_play import play_out, random_decision
from tests.games.judging import errors, judged_anew

MATCHES = 20


def state_of(match: Match) -> CarraraState:
    """The state as the room knows it."""
    return cast(CarraraState, match.state)


def between_turns(state: CarraraState) -> bool:
    return state.phase == START


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_judged(seats: int) -> None:
    assert judged_anew(GAME, seats, between_turns) > 20


def test_a_finished_match_is_judged_by_its_values() -> None:
    match = GAME.new(3, {}, 5)
    play_out(match, Chance("over"))
    assert match.result is not None
    assert [int(value) for value in GAME.insight.judge(state_of(match))] == list(match.result.scores)


def test_the_clock_runs_from_early_to_late() -> None:
    match, chance = GAME.new(2, {}, 8), Chance("clock")
    shares = []
    while not match.over:
        state = state_of(match)
        if state.phase == START and state.ending == OPEN:
            weights = all_weights()[2]
            shares.append(share_left(weights.clock, clock_facts(state, nearness(GAME.box, state))))
        match.play(*random_decision(match, chance))
    assert shares[0] > 0.8
    assert shares[-1] < 0.4


def test_experience_sees_the_end_coming_better_than_the_insight() -> None:
    played = matches("carrara", 2, {}, MATCHES, 1.0, "not learned from")
    by_insight, by_experience = errors(
        (
            lesson.scores,
            [
                (GAME.insight.values(state), GAME.insight.judge(state))
                for state in cast(list[CarraraState], lesson.positions)
            ],
        )
        for lesson in played
    )
    assert by_experience < by_insight


def test_the_expansion_is_left_to_the_insight() -> None:
    match = GAME.new(2, {"expansion": True}, 4)
    assert GAME.insight.judge(state_of(match)) == GAME.insight.values(state_of(match))
