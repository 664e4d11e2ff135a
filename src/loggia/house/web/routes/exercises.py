"""Routes to the exercises: lists, positions, and answers, which are judged and kept."""

from __future__ import annotations

from starlette.responses import Response

from loggia.house import wire
from loggia.house.problems import refused, say, trouble
from loggia.house.tables.views.delta import encode
from loggia.house.tables.views.lines import plain_told
from loggia.house.tables.views.rendering import choices_of
from loggia.house.web.problems import JSON
from loggia.house.web.routes.route import ApiRequest, ApiRoute
from loggia.house.web.routes.tables import be_somebody
from loggia.kernel import Refused, why_not
from loggia.table import exercises
from loggia.table.exercises import Exercise


def _person(request: ApiRequest) -> int:
    return request.person.id if request.person else 0


async def overview(request: ApiRequest) -> wire.ExerciseOverview:
    """The daily exercise, and the games."""
    house = request.house
    return await house.exercises.overview(sorted(house.catalogue.names), _person(request))


async def listed(request: ApiRequest) -> wire.ExerciseList:
    """The exercises of a game."""
    game = request.house.catalogue.game(request.path["game"]).name
    return await request.house.exercises.listed(game, _person(request))


def _exercise(request: ApiRequest) -> Exercise:
    game = request.house.catalogue.game(request.path["game"]).name
    found = exercises.exercise(game, request.path["exercise"])
    if found is None:
        raise trouble(404, "house-no-exercise")
    return found


async def position(request: ApiRequest) -> Response:
    """A position and what is asked."""
    one = _exercise(request)
    house, person = request.house, _person(request)
    match, price = one.position, one.price
    prices = [] if price is None else [answer.price for answer in price.prices]
    plain = {
        "game": one.game,
        "id": one.id,
        "seat": one.seat,
        "theme": one.theme,
        "level": one.level,
        "rating": await house.exercises.rating(one),
        "state": await house.exercises.state(one, person),
        "say": exercises.opened(one).plain(),
        "view": match.view(one.seat),
        "choices": choices_of(match, one.seat) if price is None else None,
        "price": {"least": prices[0], "most": prices[-1], "step": prices[1] - prices[0]} if prices else None,
        "next": await house.exercises.next(one, person),
    }
    return Response(encode(plain), media_type=JSON)


async def answer(request: ApiRequest) -> Response:
    """Judge an answer. The first one is kept and rated; a visitor becomes a guest by it."""
    one = _exercise(request)
    body: wire.ExerciseAnswer = request.body
    try:
        found = exercises.attempt(one, body.text) if body.text else exercises.give_up(one)
    except Refused as why:
        raise refused(why) from why
    await be_somebody(request, body.lang)
    rated = await request.house.exercises.answered(found, request.me)
    plain = {
        "mark": found.mark,
        "say": found.say.plain(),
        "text": found.text,
        "happened": plain_told(list(found.told), one.seat),
        "view": found.view,
        "answer": found.answer,
        "rated": None if rated is None else {"rating": rated.rating, "change": rated.change},
        "next": await request.house.exercises.next(one, request.me.id),
    }
    return Response(encode(plain), media_type=JSON)


async def why(request: ApiRequest) -> wire.Why:
    """The rule that keeps a piece dim."""
    one = _exercise(request)
    found = why_not(one.position, one.seat, request.body.ids)
    return wire.Why(None) if found is None else wire.Why(say(found.why), found.rule)


ROUTES = [
    ApiRoute("GET", "/exercises", "The daily exercise and the games", overview, wire.ExerciseOverview),
    ApiRoute("GET", "/exercises/{game}", "The exercises of a game", listed, wire.ExerciseList),
    ApiRoute(
        "GET", "/exercises/{game}/{exercise}", "A position and what is asked", position, wire.ExerciseView,
        rate="consider",
    ),
    ApiRoute(
        "POST", "/exercises/{game}/{exercise}/answer", "Answer an exercise", answer, wire.ExerciseVerdict,
        wire.ExerciseAnswer, rate="consider",
    ),
    ApiRoute(
        "POST", "/exercises/{game}/{exercise}/why", "Why a piece cannot be pointed at in an exercise", why, wire.Why,
        wire.ExerciseWonder, rate="consider",
    ),
]  # fmt: skip
