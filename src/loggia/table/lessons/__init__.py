"""Lessons: guided matches that are data beside a game, played through the real engine.

`lesson.py` reads and checks the files, `goals.py` holds the predicates, `player.py` plays and judges.
"""

from loggia.table.lessons.lesson import BadLesson, Lesson, Step, course, lesson
from loggia.table.lessons.player import Frame, Moment, follow

__all__ = ["BadLesson", "Frame", "Lesson", "Moment", "Step", "course", "follow", "lesson"]
