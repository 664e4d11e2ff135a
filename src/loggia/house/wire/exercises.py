"""Exercises: decisions to be found, and how answers are judged."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import Say, ViewData, Wire
from loggia.house.wire.people import Rating
from loggia.house.wire.tables import ChoiceInfo, Happening

AnswerText = Annotated[str, Meta(max_length=500)]


class DailyExercise(Wire, frozen=True):
    """The exercise of a day, the same for everybody."""

    game: str
    id: str
    theme: str
    level: int
    state: str
    day: str
    """The date in universal time: `2026-11-17`."""


class ExerciseCourse(Wire, frozen=True):
    """The exercises of a game, and how far I am."""

    game: str
    count: int
    solved: int
    tried: int
    rating: Rating | None
    """My rating at them; null before the first answer."""


class ExerciseOverview(Wire, frozen=True):
    """The daily exercise and all games that have exercises."""

    daily: DailyExercise | None
    games: list[ExerciseCourse]


class ExerciseInfo(Wire, frozen=True):
    """An exercise in a list. Words of the theme: `GAME-theme-THEME`."""

    id: str
    theme: str
    level: int
    """1 to 3."""
    rating: int
    state: str
    """`solved`, `missed`, or empty: not answered yet."""
    seats: int


class ExerciseList(Wire, frozen=True):
    """The exercises of a game, the easiest first."""

    game: str
    exercises: list[ExerciseInfo]
    rating: Rating | None
    next: str
    """The one that suits me best; empty where I have answered all."""


class ExercisePrice(Wire, frozen=True):
    """The prices that may be answered."""

    least: int
    most: int
    step: int


class ExerciseView(Wire, frozen=True):
    """A position and what is asked. Where a price is asked, `choices` is null."""

    game: str
    id: str
    seat: int
    theme: str
    level: int
    rating: int
    state: str
    say: Say
    view: ViewData
    choices: list[ChoiceInfo] | None
    price: ExercisePrice | None
    next: str


class ExerciseAnswer(Wire, frozen=True):
    """An answer: a move in the notation, or a price in digits; empty: show me the answer."""

    text: AnswerText = ""
    lang: Annotated[str, Meta(max_length=12)] = "en"
    """The language of a visitor who becomes a guest."""


class ExerciseWonder(Wire, frozen=True):
    """What was pointed at, and last the piece that cannot be: why?"""

    ids: Annotated[list[AnswerText], Meta(min_length=1, max_length=40)] = msgspec.field(default_factory=list)


class ExerciseRating(Wire, frozen=True):
    """My rating after an answer."""

    rating: int
    change: int


class ExerciseVerdict(Wire, frozen=True):
    """How an answer is judged, and what came of it."""

    mark: Literal["best", "good", "wrong", "shown"]
    say: Say
    text: str
    """The move that was played, in the notation."""
    happened: list[Happening]
    view: ViewData
    answer: str
    """The right answer; empty after a wrong one: one may try again."""
    rated: ExerciseRating | None
    """Null where an earlier answer was rated already."""
    next: str
