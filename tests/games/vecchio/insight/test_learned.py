"""What was learned from matches: every position can be judged, and better than by the insight alone."""

from __future__ import annotations

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.insight.learned import WIDTH, is_between_turns, learned_rows
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Chance
from loggia.kernel.random_play import play_out
from tests.games.judging import errors, glanced, judged_anew
from tests.games.vecchio.table import state_of

MATCHES = 40


def between_turns(state: VecchioState) -> bool:
    return is_between_turns(GAME.box, state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_judged(seats: int) -> None:
    assert judged_anew(GAME, seats, between_turns) > 20
    assert {len(row) for row in learned_rows()[seats].values()} == {WIDTH}


def test_a_finished_match_is_judged_by_its_scores() -> None:
    match = GAME.new(3, {}, 5)
    play_out(match, Chance("over"))
    assert match.result is not None
    assert GAME.insight.judge(state_of(match)) == list(map(float, match.result.scores))


def test_experience_sees_the_end_coming_better_than_the_insight() -> None:
    by_insight, by_experience = errors(glanced(GAME, MATCHES, between_turns))
    assert by_experience < by_insight
