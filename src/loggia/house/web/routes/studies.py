"""Routes to the studies."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.web.routes.people import BEFORE, FOR_EVER
from loggia.house.web.routes.route import OK, ApiRequest, ApiRoute, Query
from loggia.house.web.routes.tables import be_somebody, encoded


async def listed(request: ApiRequest) -> wire.StudyList:
    """Public studies."""
    query = request.query
    return await request.house.studies.public(query["game"], query["before"] or FOR_EVER, request.person)


async def mine(request: ApiRequest) -> wire.StudyList:
    """My studies."""
    return await request.house.studies.mine(request.me)


async def begin(request: ApiRequest) -> wire.StudyView:
    """Begin a study; a visitor becomes a guest."""
    await be_somebody(request, request.body.lang)
    return await request.house.studies.begin(request.me, request.body, request.address)


async def study(request: ApiRequest) -> wire.StudyView:
    """A study."""
    return await request.house.studies.view(request.path["id"], request.person)


async def position(request: ApiRequest) -> Response:
    """A position of a study."""
    node, viewer = _node(request), request.query["viewer"]
    return encoded(
        await request.house.studies.position(request.path["id"], request.person, node, viewer, request.address)
    )


async def why(request: ApiRequest) -> Response:
    """The rule that keeps a piece dim in a position."""
    return encoded(
        await request.house.studies.why(
            request.path["id"], request.person, _node(request), request.body, request.address
        )
    )


async def edit(request: ApiRequest) -> wire.StudyView:
    """Change a study of mine."""
    return await request.house.studies.edit(request.path["id"], request.me, request.body, request.address)


async def delete(request: ApiRequest) -> wire.Ok:
    """Delete a study of mine."""
    await request.house.studies.delete(request.path["id"], request.me)
    return OK


async def file(request: ApiRequest) -> Response:
    """A study in the record format, or the record of the moves that lead to a node."""
    house, code, node = request.house, request.path["id"], request.query["node"]
    if node < 0:
        text = await house.studies.file(code, request.person, request.address)
    else:
        text = await house.studies.line(code, request.person, node)
    headers = {"Content-Disposition": 'attachment; filename="study.loggia"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def _node(request: ApiRequest) -> int:
    given = request.path["node"]
    if not (given.isascii() and given.isdigit() and len(given) < 10):
        raise trouble(404, "study-no-node")
    return int(given)


GAME = Query(Annotated[str, Meta(max_length=40)], "", "only this game")
VIEWER = Query(Annotated[int, Meta(ge=-1, le=15)], -1, "from which seat; -1: the one that the match waits for")
NODE = Query(Annotated[int, Meta(ge=-1, le=10**9)], -1, "only the moves that lead to this node, as a plain record")

ROUTES = [
    ApiRoute(
        "GET", "/studies", "Public studies", listed, wire.StudyList, rate="archive",
        query={"game": GAME, "before": BEFORE},
    ),
    ApiRoute("GET", "/studies/mine", "My studies", mine, wire.StudyList),
    ApiRoute("POST", "/studies", "Begin a study", begin, wire.StudyView, wire.NewStudy, rate="study-new"),
    ApiRoute("GET", "/studies/{id}", "A study", study, wire.StudyView, rate="study"),
    ApiRoute("POST", "/studies/{id}", "Change a study of mine", edit, wire.StudyView, wire.StudyEdit, rate="study"),
    ApiRoute("DELETE", "/studies/{id}", "Delete a study of mine", delete, wire.Ok, wire.Empty),
    ApiRoute(
        "GET", "/studies/{id}/record", "A study as a file", file, str, query={"node": NODE}, rate="replay",
        media="text/plain",
    ),
    ApiRoute(
        "GET", "/studies/{id}/positions/{node}", "A position of a study", position, wire.StudyPosition,
        query={"viewer": VIEWER}, rate="study",
    ),
    ApiRoute(
        "POST", "/studies/{id}/positions/{node}/why", "Why a piece cannot be pointed at in a position", why, wire.Why,
        wire.StudyWonder, rate="study",
    ),
]  # fmt: skip
