"""Lesson files: `games/NAME/lessons/NUMBER-ID.toml`, in the order of their numbers, with the record that they follow.

A lesson names a record (the *line*: a match of the real engine, pinned to a rules revision by the record itself) and
the learner's seat. `course` names a further course; without it the lesson belongs to the guided first match. A table
`match` (`line`, `at`, `seat`) says where the real match begins that the course ends in; `rule` is the id of a rule that
the lesson is an example of: the rules page leads here. Each step is one decision:

- `at`: the number of the learner's own move in the line, counted from 0; what lies between is played for all;
- `light`: ids of pieces to point out, or "move" for those of the line's own move; nothing: no help;
- `accept`: further right moves, in the notation with `*` for anything; the line's own move is always right;
- `goal`: a predicate (see `goals.py`) that a right move must fulfil; with a goal and no `accept` any move may be;
- `wrong`: answers for particular wrong moves, as pairs of a pattern and the name of the answer.

Words are found by convention in `text/lessons.LANG.ftl`: `NAME-lesson-ID` (title) with `.goal` and `.end`; for step n,
counted from 1, `NAME-lesson-ID-n` with `.right` (optional), `.wrong` and a `.wrong-ANSWER` for each particular one. A
further course has a title `NAME-course-COURSE` with `.about`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from loggia import games
from loggia.kernel import BadRecord, Match, Record, replay
from loggia.table.lessons.goals import BadGoal, parse_goal

LESSON_KEYS = {"line", "seat", "until", "step", "course", "match", "rule"}
STEP_KEYS = {"at", "light", "accept", "goal", "wrong"}


class BadLesson(ValueError):
    """A lesson file that cannot be played; says where."""


@dataclass(frozen=True)
class LessonStep:
    """One decision of the learner."""

    at: int
    light: tuple[str, ...] | str = ()
    accept: tuple[str, ...] = ()
    goal: str = ""
    wrong: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Departure:
    """Where a real match goes on: a line, how many of its moves are played, and the learner's seat."""

    line: Record
    at: int
    seat: int


@dataclass(frozen=True)
class Lesson:
    """A short guided part of a match."""

    game: str
    id: str
    line: Record
    seat: int
    steps: tuple[LessonStep, ...]
    until: int
    """How many moves of the line are played after the last step, to show what follows; counted from the beginning."""
    course: str = ""
    """The further course that it belongs to; empty for the guided first match."""
    rule: str = ""
    """The rule that it is an example of."""
    match: Departure | None = None
    """The real match that its course ends in."""

    @property
    def title(self) -> str:
        """The id of its title; other messages are called after it."""
        return f"{self.game}-lesson-{self.id}"

    @cached_property
    def opening(self) -> Match:
        """The match before the first step; to be copied. Lines are long, and a learner asks after every click."""
        line = self.line
        return replay(games.game(self.game), line, self.steps[0].at)

    def messages(self) -> list[str]:
        """Every message that the lesson needs."""
        needed = [self.title, f"{self.title}.goal", f"{self.title}.end"]
        for number, step in enumerate(self.steps, 1):
            said = f"{self.title}-{number}"
            needed += [said, f"{said}.wrong", *(f"{said}.wrong-{answer}" for _, answer in step.wrong)]
        return needed


@cache
def courses(game: str) -> dict[str, tuple[Lesson, ...]]:
    """The courses of a game by name, the guided first match ("") first; empty where it has none."""
    games.game(game)
    folder = files(f"loggia.games.{game}") / "lessons"
    if not folder.is_dir():
        return {}
    found = [path for path in folder.iterdir() if path.name.endswith(".toml")]
    found.sort(key=lambda path: int(path.name.partition("-")[0]))
    read = cache(lambda name: Record.read((folder / name).read_text(encoding="utf-8")))
    made: dict[str, list[Lesson]] = {}
    for path in found:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        try:
            one = _lesson(game, path.name.removesuffix(".toml").partition("-")[2], data, read)
        except (BadLesson, BadRecord, BadGoal, KeyError, OSError) as error:
            raise BadLesson(f"{game}/lessons/{path.name}: {error!r}") from error
        made.setdefault(one.course, []).append(one)
    return {name: tuple(lessons) for name, lessons in made.items()}


def course(game: str, name: str = "") -> tuple[Lesson, ...]:
    """The lessons of a course in their order; of the guided first match without a name."""
    return courses(game).get(name, ())


def lesson(game: str, id: str) -> Lesson | None:
    """The lesson of that name, in any course."""
    return next((one for lessons in courses(game).values() for one in lessons if one.id == id), None)


def _lesson(game: str, id: str, data: dict[str, Any], read: Callable[[str], Record]) -> Lesson:
    unknown = (set(data) - LESSON_KEYS) | {key for step in data["step"] for key in set(step) - STEP_KEYS}
    if unknown:
        raise BadLesson(f"unknown keys: {', '.join(sorted(unknown))}")
    line = _line(game, str(data["line"]), read)
    seat = int(data.get("seat", 0))
    steps = tuple(_step(one) for one in data["step"])
    places = [step.at for step in steps]
    if places != sorted(set(places)) or any(line.moves[at][0] != seat for at in places):
        raise BadLesson(f"steps must follow each other at moves of seat {seat}: {places}")
    return Lesson(
        game, id, line, seat, steps, int(data.get("until", places[-1] + 1)), str(data.get("course", "")),
        str(data.get("rule", "")),
        _departure(game, data["match"], read) if "match" in data else None,
    )  # fmt: skip


def _line(game: str, name: str, read: Callable[[str], Record]) -> Record:
    """A record of the present rules of this game."""
    line, ours = read(name), games.game(game)
    if line.game != game or line.revision != ours.revision:
        raise BadLesson(f"its line is of {line.game} revision {line.revision}, not of {game} {ours.revision}")
    return line


def _departure(game: str, data: dict[str, Any], read: Callable[[str], Record]) -> Departure:
    unknown = set(data) - {"line", "at", "seat"}
    if unknown:
        raise BadLesson(f"unknown keys of match: {', '.join(sorted(unknown))}")
    found = Departure(_line(game, str(data["line"]), read), int(data["at"]), int(data.get("seat", 0)))
    if not 0 <= found.at <= len(found.line.moves) or not 0 <= found.seat < found.line.seats:
        raise BadLesson(f"no such place in the line: {found.at}, seat {found.seat}")
    return found


def _step(data: dict[str, Any]) -> LessonStep:
    light = data.get("light", ())
    goal = str(data.get("goal", ""))
    if goal:
        parse_goal(goal)
    return LessonStep(
        at=int(data["at"]),
        light=light if isinstance(light, str) else tuple(light),
        accept=tuple(data.get("accept", ())),
        goal=goal,
        wrong=tuple((pattern, answer) for pattern, answer in data.get("wrong", ())),
    )
