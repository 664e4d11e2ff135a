"""Exercises: decisions of bots' matches with one clearly best answer, as data beside each game.

`exercise.py` reads the files that `bench.exercises` writes, `verdict.py` judges answers, `daily.py` chooses one a day.
"""

from loggia.table.exercises.daily import daily, nearest
from loggia.table.exercises.exercise import (
    LEVELS,
    BadExercise,
    Exercise,
    PriceQuestion,
    WeighedAnswer,
    exercise,
    exercises,
    themes,
)
from loggia.table.exercises.verdict import Attempt, Mark, attempt, give_up, judge, opened

__all__ = [
    "LEVELS", "Attempt", "BadExercise", "Exercise", "Mark", "PriceQuestion", "WeighedAnswer", "attempt", "daily",
    "exercise", "exercises", "give_up", "judge", "nearest", "opened", "themes",
]  # fmt: skip
