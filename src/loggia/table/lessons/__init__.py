"""Lessons: guided matches that are data beside a game, played through the real engine.

`lesson.py` reads and checks the files, `goals.py` holds the predicates, `player.py` plays and judges.
"""

from loggia.table.lessons.lesson import BadLesson, Lesson, LessonStep, course, lesson
from loggia.table.lessons.player import Moment, ShownMove, follow

__all__ = ["BadLesson", "Lesson", "LessonStep", "Moment", "ShownMove", "course", "follow", "lesson"]
