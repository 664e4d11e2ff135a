"""Lessons: guided matches that are data beside a game, played through the real engine.

`lesson.py` reads and checks the files, `goals.py` holds the predicates, `player.py` plays and judges.
"""

from loggia.table.lessons.lesson import BadLesson, Departure, Lesson, LessonStep, course, courses, lesson
from loggia.table.lessons.player import Moment, ShownMove, follow

__all__ = [
    "BadLesson", "Departure", "Lesson", "LessonStep", "Moment", "ShownMove", "course", "courses", "follow", "lesson",
]  # fmt: skip
