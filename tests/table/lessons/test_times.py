"""Lessons are short: read at a usual pace and played without a mistake."""

from __future__ import annotations

import pytest

from loggia import games
from loggia.table.lessons import Lesson, courses
from loggia.words import LANGUAGES
from tools.lesson_times import LONGEST, course_time, lesson_time

LESSONS = [lesson for name in games.ROOMS for course in courses(name).values() for lesson in course]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_lesson_is_short_and_its_first_move_near(lesson: Lesson) -> None:
    for language in LANGUAGES:
        time = lesson_time(lesson, language)
        assert time.move <= 30, language
        assert time.whole <= LONGEST, language


@pytest.mark.parametrize("name", [name for name in games.ROOMS if courses(name)])
def test_a_guided_first_match_is_short_also_for_a_slow_learner(name: str) -> None:
    first = courses(name)[""]
    assert len(first) <= 7
    for language in LANGUAGES:
        assert course_time(first, language) <= 12 * 60, language
