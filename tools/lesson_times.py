"""How long lessons take a newcomer, as an estimate: `python -m tools.lesson_times [GAME ...]`.

Everything that is said is read at 150 words a minute, and every click takes 3 seconds: the pieces of a step's own move,
at least one, and one click for the next lesson. Prints seconds to the first move, to the first points, and of the whole
lesson; ends with 1 if a lesson takes longer than `LONGEST`. For a whole course a slower learner is reckoned with, who
looks at the board for some seconds in every step.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from loggia import games
from loggia.kernel import Phrase, phrase
from loggia.table.lessons import Lesson, courses, follow
from loggia.table.lessons.goals import gain
from loggia.words import LANGUAGES, Words
from tools.usage import help_if_asked

WORDS_A_SECOND = 150 / 60
SECONDS_A_CLICK = 3.0
SECONDS_A_STEP = 8.0
"""Looking, deciding and clicking, of a learner who is not in a hurry."""
LONGEST = 90.0
"""Seconds that a lesson may take."""


@dataclass(frozen=True)
class LessonTime:
    """Seconds from opening a lesson; `points` is None where it brings none."""

    move: float
    points: float | None
    whole: float


def reading_time(text: str) -> float:
    """Seconds; signs that stand alone, as French ones do, are no words."""
    return sum(any(sign.isalnum() for sign in word) for word in text.split()) / WORDS_A_SECOND


def lesson_time(lesson: Lesson, language: str) -> LessonTime:
    """The time of a lesson that is played without a mistake."""
    words = Words(language, [f"Player{seat}" for seat in range(lesson.line.seats)])

    def reading(said: Phrase | None) -> float:
        known = said is not None and words.knows(said.id)
        return reading_time(words.say(said)) if said is not None and known else 0.0

    moment = follow(lesson, [])
    now = reading(phrase(f"{lesson.title}.goal"))
    moves: list[str] = []
    first, points = 0.0, None
    while not moment.done:
        before = moment.match.view(lesson.seat)
        pieces = moment.match.game.faces.ids(moment.match.state, lesson.seat, moment.own_move())
        now += reading(moment.say) + SECONDS_A_CLICK * max(1, len(pieces))
        moves.append("")
        moment = follow(lesson, moves)
        first = first or now
        if points is None and gain(before, moment.match.view(lesson.seat), lesson.seat) > 0:
            points = now
        now += reading(moment.answer)
    return LessonTime(first, points, now + reading(moment.say) + SECONDS_A_CLICK)


def course_time(lessons: Sequence[Lesson], language: str) -> float:
    """Seconds that a course takes a slower learner: all its words, and `SECONDS_A_STEP` for every step."""
    words = Words(language, ["Player"] * 5)
    total = 0.0
    for lesson in lessons:
        said = [f"{lesson.title}.goal", f"{lesson.title}.end"]
        said += [f"{lesson.title}-{step}{part}" for step in range(1, len(lesson.steps) + 1) for part in ("", ".right")]
        read = sum(reading_time(words.say(phrase(one, gain=3))) for one in said if words.knows(one))
        total += read + SECONDS_A_STEP * len(lesson.steps)
    return total


def main() -> int:
    """Print a table and the sum of every course."""
    late = 0
    for name in sys.argv[1:] or [room for room in games.ROOMS if courses(room)]:
        for course, lessons in courses(name).items():
            total = 0.0
            for lesson in lessons:
                times = [lesson_time(lesson, language) for language in LANGUAGES]
                slow = max(times, key=lambda one: one.whole)
                total += slow.whole
                late += slow.whole > LONGEST
                points = "     -" if slow.points is None else f"{slow.points:6.0f}"
                print(f"{name:8} {course:10} {lesson.id:10} {slow.move:6.0f} {points} {slow.whole:6.0f}")
            slower = max(course_time(lessons, language) for language in LANGUAGES)
            print(f"{name:8} {course:10} {'in all':10} {total / 60:6.1f} min, slower {slower / 60:.1f} min")
    return 1 if late else 0


if __name__ == "__main__":
    help_if_asked(__doc__)
    sys.exit(main())
