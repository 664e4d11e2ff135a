"""What was learned from matches: every position can be judged, and better than by the insight alone."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.insight import learned
from loggia.games.genoa.rules.state import PLACE, GenoaState
from loggia.kernel import Chance, Match
from loggia.kernel.random_play import play_out
from tests.games.judging import errors, glanced, judged_anew

MATCHES = 30


def state_of(match: Match) -> GenoaState:
    assert isinstance(match.state, GenoaState)
    return match.state


def between_turns(state: GenoaState) -> bool:
    return state.phase == PLACE


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_judged(seats: int) -> None:
    assert judged_anew(GAME, seats, between_turns) > 3
    assert {len(row) for row in learned.lessons()[seats]} == {learned.WIDTH}


def test_a_finished_match_is_judged_by_its_scores() -> None:
    match = GAME.new(3, {}, 5)
    play_out(match, Chance("over"))
    assert match.result is not None
    assert GAME.insight.judge(state_of(match)) == list(map(float, match.result.scores))


def test_weights_lie_between_those_of_the_knots() -> None:
    rows = ((0.0, 10.0), (1.0, 20.0), (3.0, 40.0))
    for knot, row in zip(learned.KNOTS, rows, strict=True):
        assert learned.weights_at(rows, knot) == pytest.approx(row)
    middle = (learned.KNOTS[1] + learned.KNOTS[2]) / 2
    assert learned.weights_at(rows, middle) == pytest.approx((2.0, 30.0))


def test_who_has_more_turns_to_come_is_judged_to_be_ahead() -> None:
    """At the start of a round everybody has as many turns to come; after the first turn its player has one less."""
    match = GAME.new(2, {"start_seat": "0"}, 3)
    state = state_of(match)
    assert state.phase == PLACE
    turns = [learned.facts(GAME.box, state, seat)[-1] for seat in (0, 1)]
    assert turns[0] == turns[1]
    state.tower = 1
    assert learned.facts(GAME.box, state, 0)[-1] == turns[0] - 1
    assert learned.facts(GAME.box, state, 1)[-1] == turns[1]


def test_experience_sees_the_end_coming_better_than_the_insight() -> None:
    by_insight, by_experience = errors(glanced(GAME, MATCHES, between_turns))
    assert by_experience < by_insight
