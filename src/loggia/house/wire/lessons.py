"""Lessons: guided matches, step by step."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import Say, ViewData, Wire
from loggia.house.wire.tables import ChoiceInfo, Happening

MoveText = Annotated[str, Meta(max_length=500)]


class LessonInfo(Wire, frozen=True):
    """A lesson of a course. Words: `GAME-lesson-ID` with `.goal` and `.end`, from `GET /words/{lang}`."""

    id: str
    steps: int
    seats: int
    course: str = ""
    """The further course that it belongs to (its title: `GAME-course-COURSE`); empty: the guided first match."""
    rule: str = ""
    """The id of the rule that it is an example of."""


class Course(Wire, frozen=True):
    """The lessons of a game in their order, those of further courses after the guided first match."""

    game: str
    lessons: list[LessonInfo]


class LessonMoves(Wire, frozen=True):
    """The learner's moves so far, in the notation; an empty one stands for the lesson's own move (a skipped step)."""

    moves: Annotated[list[MoveText], Meta(max_length=60)] = msgspec.field(default_factory=list)


class LessonMatch(Wire, frozen=True):
    """Begin the match that a course ends in."""

    lang: Annotated[str, Meta(max_length=12)] = "en"
    """The language of a visitor who becomes a guest."""


class LessonWonder(Wire, frozen=True):
    """What was pointed at, and last the piece that cannot be: why?"""

    moves: Annotated[list[MoveText], Meta(max_length=60)] = msgspec.field(default_factory=list)
    ids: Annotated[list[MoveText], Meta(min_length=1, max_length=40)] = msgspec.field(default_factory=list)


class LessonFrame(Wire, frozen=True):
    """One move that the last answer brought, with the learner's view after it."""

    seat: int
    say: Say
    happened: list[Happening]
    view: ViewData


class LessonView(Wire, frozen=True):
    """Where the learner stands. After a wrong move the view shows its consequence, and nothing is asked."""

    game: str
    lesson: str
    seat: int
    step: int
    """Counted from 0; equal to `steps` when the lesson is over."""
    steps: int
    view: ViewData
    choices: list[ChoiceInfo] | None
    complete: bool
    say: Say
    light: list[str]
    """Ids of the pieces to point out."""
    way: list[str]
    """All ids of the lesson's own move, pointed out when those of `light` are chosen, or help is asked for."""
    verdict: Literal["", "right", "wrong"]
    """How the last move was judged."""
    answer: Say | None
    """What is said to the last move; there are words for it only where there is something to say."""
    frames: list[LessonFrame]
    next: str
    """The id of the next lesson of the course, empty after the last."""
    match: bool = False
    """Whether a real match goes on from here: `POST /learn/{game}/{lesson}/match`."""
