"""Routes to the lessons. The house keeps nothing of them: the page sends the learner's moves so far."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from loggia.house import wire
from loggia.house.problems import refused, say, trouble
from loggia.house.tables.actions.new_table import lesson_match
from loggia.house.tables.views.delta import encode
from loggia.house.tables.views.lines import plain_told
from loggia.house.tables.views.rendering import choices_of
from loggia.house.web.problems import JSON
from loggia.house.web.routes.route import ApiRequest, ApiRoute
from loggia.house.web.routes.tables import be_somebody, may_set_table, state_of
from loggia.kernel import Refused, why_not
from loggia.table import lessons
from loggia.table.lessons import BadLesson, Lesson, Moment

MOST_SHOWN = 12
"""Moves that are shown between two steps: where the line has more, the learner's own and the last ones."""


async def course(request: ApiRequest) -> wire.Course:
    """The lessons of a game."""
    game = request.house.catalogue.game(request.path["game"]).name
    return wire.Course(
        game,
        [
            wire.LessonInfo(one.id, len(one.steps), one.line.seats, name, one.rule)
            for name, found in lessons.courses(game).items()
            for one in found
        ],
    )


def _lesson(request: ApiRequest) -> Lesson:
    game = request.house.catalogue.game(request.path["game"]).name
    found = lessons.lesson(game, request.path["lesson"])
    if found is None:
        raise trouble(404, "house-no-lesson")
    return found


def _follow(request: ApiRequest) -> Moment:
    try:
        return lessons.follow(_lesson(request), request.body.moves)
    except Refused as why:
        raise refused(why) from why
    except BadLesson as error:
        raise trouble(409, "house-lesson-moves") from error


async def step(request: ApiRequest) -> Response:
    """Where the learner's moves lead."""
    return Response(encode(_plain(_follow(request))), media_type=JSON)


async def match(request: ApiRequest) -> Response:
    """The real match that a course ends in."""
    found = _lesson(request).match
    if found is None:
        raise trouble(404, "house-no-lesson-match")
    await be_somebody(request, request.body.lang)
    await may_set_table(request, request.me, public=False)
    level = request.house.catalogue.level("apprentice")
    return await state_of(request, await lesson_match(request.house.actions, request.me, found, level))


async def why(request: ApiRequest) -> wire.Why:
    """The rule that keeps a piece dim."""
    moment = _follow(request)
    found = why_not(moment.match, moment.lesson.seat, request.body.ids) if moment.asks else None
    return wire.Why(None) if found is None else wire.Why(say(found.why), found.rule)


def _plain(moment: Moment) -> dict[str, Any]:
    """The `wire.LessonView` of a moment."""
    lesson, match = moment.lesson, moment.match
    course = [one.id for one in lessons.course(lesson.game, lesson.course)]
    after = course[course.index(lesson.id) + 1 :]
    return {
        "game": lesson.game,
        "lesson": lesson.id,
        "seat": lesson.seat,
        "step": moment.step,
        "steps": len(lesson.steps),
        "view": match.view(lesson.seat),
        "choices": choices_of(match, lesson.seat) if moment.asks else None,
        "complete": match.game.rules.lists_all(match.state, lesson.seat) if moment.asks else True,
        "say": moment.say.plain(),
        "light": moment.light,
        "way": moment.way,
        "verdict": moment.verdict,
        "answer": moment.answer.plain() if moment.answer else None,
        "frames": [
            {
                "seat": frame.seat,
                "say": frame.say.plain(),
                "happened": plain_told(frame.told, lesson.seat),
                "view": frame.view,
            }
            for frame in (
                moment.frames
                if len(moment.frames) <= MOST_SHOWN
                else moment.frames[:1] + moment.frames[1 - MOST_SHOWN :]
            )
        ],
        "next": after[0] if after else "",
        "match": lesson.match is not None,
    }


ROUTES = [
    ApiRoute("GET", "/learn/{game}", "The lessons of a game", course, wire.Course),
    ApiRoute(
        "POST", "/learn/{game}/{lesson}", "A lesson, as far as the moves lead", step, wire.LessonView,
        wire.LessonMoves, rate="consider",
    ),
    ApiRoute(
        "POST", "/learn/{game}/{lesson}/why", "Why a piece cannot be pointed at in a lesson", why, wire.Why,
        wire.LessonWonder, rate="consider",
    ),
    ApiRoute(
        "POST", "/learn/{game}/{lesson}/match", "The match that goes on from a lesson", match, wire.TableView,
        wire.LessonMatch,
    ),
]  # fmt: skip
