"""The player of lessons: puts the learner's moves through the real engine, judges them, plays the others' part.

It keeps nothing: a lesson and the learner's moves so far make a `Moment`. An empty move stands for the line's own one
(the learner skips a step). A wrong but legal move is played, so that its consequence can be seen; it must be the last
one, and the learner goes back by leaving it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from loggia.kernel import Match, Move, Phrase, Refused, Told, phrase
from loggia.table.lessons.goals import gain, reached
from loggia.table.lessons.lesson import BadLesson, Lesson, LessonStep

Verdict = Literal["", "right", "wrong"]


@dataclass(frozen=True)
class ShownMove:
    """One move as the learner's seat sees it: who, what is said of it, what happened, and the view after it."""

    seat: int
    say: Phrase
    told: list[Told]
    view: dict[str, Any]


@dataclass
class Moment:
    """Where a learner stands in a lesson."""

    lesson: Lesson
    match: Match
    step: int = 0
    """The step that is asked now, counted from 0; the number of steps where the lesson is over."""
    verdict: Verdict = ""
    """How the last move was judged."""
    answer: Phrase | None = None
    """What is said to the last move."""
    frames: list[ShownMove] = field(default_factory=list)
    """What the last move brought: it, and what the others did then."""

    @property
    def done(self) -> bool:
        """Whether the lesson is over."""
        return self.step == len(self.lesson.steps)

    @property
    def asks(self) -> bool:
        """Whether the learner is to decide: not when the lesson is over or a wrong move stands on the table."""
        return not self.done and self.verdict != "wrong"

    @property
    def say(self) -> Phrase:
        """What is said now."""
        title = self.lesson.title
        return phrase(f"{title}.end") if self.done else phrase(f"{title}-{self.step + 1}")

    @property
    def light(self) -> tuple[str, ...]:
        """The pieces that are pointed out now."""
        if not self.asks:
            return ()
        light = self.lesson.steps[self.step].light
        return light if not isinstance(light, str) else tuple(dict.fromkeys(self._own_ids()))

    @property
    def way(self) -> tuple[str, ...]:
        """All that the line's own move points at, with repetitions: pointed out when what is lit at first is chosen,
        and to a learner who asks for help."""
        return self._own_ids() if self.asks else ()

    def _own_ids(self) -> tuple[str, ...]:
        ids: tuple[str, ...] = self.match.game.faces.ids(self.match.state, self.lesson.seat, self.own_move())
        return ids

    def own_move(self) -> Move:
        """The line's own move at this step."""
        return self.match.move(self.lesson.line.moves[self.lesson.steps[self.step].at][1])


def follow(lesson: Lesson, moves: Sequence[str]) -> Moment:
    """Play a lesson up to where the learner's moves lead; `Refused` for a move that the rules forbid, with the others
    played, and `BadLesson` where moves follow a wrong one or the end."""
    moment = Moment(lesson, lesson.opening.copy())
    for text in moves:
        if not moment.asks:
            raise BadLesson("moves after the end or after a wrong move")
        _decide(moment, text)
    return moment


def _decide(moment: Moment, text: str) -> None:
    """The learner's move: judged, and where it was right, the others' part up to the next step."""
    lesson, match = moment.lesson, moment.match
    step = lesson.steps[moment.step]
    own = moment.own_move()
    move = match.move(text) if text else own
    before = match.view(lesson.seat)
    moment.frames = []
    _play(moment, lesson.seat, move)
    after = match.view(lesson.seat)
    gained = gain(before, after, lesson.seat)
    said = f"{lesson.title}-{moment.step + 1}"
    if not is_right(step, own.text(), move.text()) or (
        step.goal and not reached(step.goal, before, after, lesson.seat)
    ):
        moment.verdict = "wrong"
        answer = next((name for pattern, name in step.wrong if fnmatchcase(move.text(), pattern)), "")
        moment.answer = phrase(f"{said}.wrong-{answer}" if answer else f"{said}.wrong", gain=gained)
        return
    moment.verdict = "right"
    moment.answer = phrase(f"{said}.right", gain=gained)
    moment.step += 1
    _others(moment, step.at + 1)


def is_right(step: LessonStep, own: str, text: str) -> bool:
    """Whether a move is among the accepted ones, its goal apart."""
    patterns = step.accept or (("*",) if step.goal else ())
    return text == own or any(fnmatchcase(text, pattern) for pattern in patterns)


def _others(moment: Moment, begin: int) -> None:
    """The line up to the next step. After the last step it only shows what follows, as far as it still fits."""
    lesson = moment.lesson
    end = max(begin, lesson.until) if moment.done else lesson.steps[moment.step].at
    for seat, text in lesson.line.moves[begin:end]:
        try:
            _play(moment, seat, moment.match.move(text))
        except Refused as refused:
            if moment.done:
                return
            raise BadLesson(f"{lesson.title}: the line no longer fits: {seat} {text}") from refused


def _play(moment: Moment, seat: int, move: Move) -> None:
    match, viewer = moment.match, moment.lesson.seat
    why = match.refusal(seat, move)
    if why is not None:
        raise why
    said = match.game.faces.describe(match.state, seat, move)
    told = match.play(seat, move)
    moment.frames.append(ShownMove(seat, said, told, match.view(viewer)))
