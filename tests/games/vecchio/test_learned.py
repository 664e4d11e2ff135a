"""What was learned from matches: every position can be judged, and better than by the insight alone."""

from __future__ import annotations

from math import isfinite

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.learned import WIDTH, is_between_turns, lessons
from loggia.kernel import Chance
from loggia.kernel.playing import play_out, random_decision
from tests.games.vecchio.table import state_of

MATCHES = 40


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_judged(seats: int) -> None:
    match, chance = GAME.new(seats, {}, f"judge {seats}"), Chance("judge")
    judged_anew = 0
    while not match.over:
        state = state_of(match)
        judged = GAME.judge(state)
        assert len(judged) == seats
        assert all(map(isfinite, judged))
        judged_anew += is_between_turns(GAME.box, state) and judged != GAME.values(state)
        match.play(*random_decision(match, chance))
    assert judged_anew > 20
    assert {len(row) for row in lessons()[seats].values()} == {WIDTH}


def test_a_finished_match_is_judged_by_its_scores() -> None:
    match = GAME.new(3, {}, 5)
    play_out(match, Chance("over"))
    assert match.result is not None
    assert GAME.judge(state_of(match)) == list(map(float, match.result.scores))


def test_experience_sees_the_end_coming_better_than_the_insight() -> None:
    by_insight = by_experience = 0.0
    for number in range(MATCHES):
        match, chance = GAME.new(2, {}, f"learned {number}"), Chance(f"learned {number}")
        seen = []
        while not match.over:
            state, seat = state_of(match), match.deciding[0]
            if is_between_turns(GAME.box, state):
                seen.append((GAME.values(state), GAME.judge(state)))
            moves = match.choices(seat)
            weights = GAME.weigh(state, seat, moves)
            top = max(weights)
            match.advance(seat, chance.choice([m for m, w in zip(moves, weights, strict=True) if w > 0.8 * top]))
        assert match.result is not None
        first, second = match.result.scores
        for values, judged in seen:
            by_insight += (first - second - values[0] + values[1]) ** 2
            by_experience += (first - second - judged[0] + judged[1]) ** 2
    assert by_experience < by_insight
