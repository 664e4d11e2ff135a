"""How lessons are judged: right, wrong, skipped, gone back; and goals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from loggia.kernel import Refused
from loggia.table.lessons import BadLesson, Lesson, follow, lesson
from loggia.table.lessons.goals import BadGoal, reached
from loggia.table.lessons.lesson import LessonStep


@pytest.fixture
def palace() -> Lesson:
    found = lesson("lucca", "palace")
    assert found is not None
    return found


def test_a_lesson_begins_at_its_first_step_with_what_to_do_lit(palace: Lesson) -> None:
    moment = follow(palace, [])
    assert (moment.step, moment.verdict, moment.light) == (0, "", ("triplet:2",))
    assert moment.say.id == "lucca-lesson-palace-1"


def test_a_wrong_move_is_played_and_answered_and_nothing_is_lost(palace: Lesson) -> None:
    tried = follow(palace, ["take 3"])
    assert (tried.verdict, tried.step, tried.asks, tried.light) == ("wrong", 0, False, ())
    assert tried.answer is not None
    assert tried.answer.id == "lucca-lesson-palace-1.wrong"
    assert tried.match.moves[-1][1].text() == "take 3"
    assert follow(palace, ["take 2"]).verdict == "right"


def test_a_right_move_says_what_it_gained(palace: Lesson) -> None:
    moment = follow(palace, ["take 2", "play 29 add"])
    assert moment.answer is not None
    assert moment.answer["gain"] == 7


def test_an_impossible_move_is_refused_with_the_rule(palace: Lesson) -> None:
    with pytest.raises(Refused) as refused:
        follow(palace, ["take 2", "play 53 add"])
    assert refused.value.rule == "LUC-PLAY-2"


def test_a_skipped_step_plays_the_line_s_own_move(palace: Lesson) -> None:
    assert follow(palace, [""]).match.moves == follow(palace, ["take 2"]).match.moves


def test_nothing_follows_a_wrong_move_or_the_end(palace: Lesson) -> None:
    with pytest.raises(BadLesson):
        follow(palace, ["take 3", "play 84 wall"])
    with pytest.raises(BadLesson):
        follow(palace, ["", "", "", "", ""])


def test_the_others_play_their_part_of_the_line() -> None:
    draft = lesson("lucca", "draft")
    assert draft is not None
    moment = follow(draft, ["", "", "", ""])
    assert moment.done
    assert {frame.seat for frame in moment.frames} == {0, 1, 2}


def test_a_lesson_whose_line_no_longer_fits_says_so(palace: Lesson) -> None:
    moves = list(palace.line.moves)
    moves[64] = (0, "play 29 wall")
    broken = replace(palace, line=replace(palace.line, moves=(*moves[:65], (0, "play 29 add"), *moves[66:])))
    with pytest.raises((BadLesson, Refused)):
        follow(broken, ["", "", ""])


VIEW: dict[str, Any] = {
    "tally": [7, 9],
    "table": {"players": [{"walls": 2, "cards": [1, 2]}, {"walls": 0, "cards": []}]},
}
BEFORE: dict[str, Any] = {**VIEW, "tally": [2, 9]}


@pytest.mark.parametrize(
    ("goal", "holds"),
    [
        ("gain >= 5", True),
        ("gain > 5", False),
        ("score == 7", True),
        ("lead >= 0", False),
        ("players.me.walls == 2", True),
        ("players.1.walls >= 1", False),
        ("players.me.cards.# >= 2 and gain >= 1", True),
    ],
)
def test_goals_are_small_comparisons(goal: str, holds: bool) -> None:
    assert reached(goal, BEFORE, VIEW, 0) is holds


@pytest.mark.parametrize("goal", ["gain", "gain => 3", "players.me.towers >= 1", "players.me.cards >= 1"])
def test_a_goal_that_names_nothing_is_an_error(goal: str) -> None:
    with pytest.raises(BadGoal):
        reached(goal, BEFORE, VIEW, 0)


def test_a_goal_is_judged_after_the_move(palace: Lesson) -> None:
    free = replace(palace, steps=(LessonStep(at=63), LessonStep(at=64, goal="gain >= 1")))
    assert follow(free, ["take 2", "play 55 add"]).verdict == "right"
    assert follow(free, ["take 2", "play 55 wall"]).verdict == "wrong"
