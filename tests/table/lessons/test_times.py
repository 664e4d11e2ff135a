"""Lessons are short: read at a usual pace and played without a mistake."""

from __future__ import annotations

import pytest

from loggia import games
from loggia.table.lessons import Lesson, courses
from loggia.words import LANGUAGES
from tools.lesson_times import LONGEST, lesson_time

LESSONS = [lesson for name in games.ROOMS for course in courses(name).values() for lesson in course]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_lesson_is_short_and_its_first_move_near(lesson: Lesson) -> None:
    for language in LANGUAGES:
        time = lesson_time(lesson, language)
        assert time.move <= 30, language
        assert time.whole <= LONGEST, language


def test_the_guided_first_matches_take_at_most_twelve_minutes() -> None:
    for name in games.ROOMS:
        whole = sum(lesson_time(lesson, "en").whole for lesson in courses(name).get("", ()))
        assert whole <= 12 * 60, name
