"""The web application: the API's routes, the WebSocket, the client's files, and the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from loggia.house.house import House
from loggia.house.problems import Trouble, trouble
from loggia.house.store import WriteFailed
from loggia.house.web import metrics
from loggia.house.web.client_files import STATIC, ClientFiles
from loggia.house.web.guard import App, Guard
from loggia.house.web.openapi import description
from loggia.house.web.previews import Previews
from loggia.house.web.problems import problem_response
from loggia.house.web.routes import exercises, games, host, lessons, people, play, reviews, social, studies, tables
from loggia.house.web.routes.route import ApiRoute
from loggia.house.web.sockets.endpoint import SocketEndpoint
from loggia.house.web.sockets.joining import join_club

ROUTES: list[ApiRoute] = [
    *games.ROUTES,
    *lessons.ROUTES,
    *exercises.ROUTES,
    *people.ROUTES,
    *play.ROUTES,
    *host.ROUTES,
    *reviews.ROUTES,
    *social.ROUTES,
    *studies.ROUTES,
    *tables.ROUTES,
]


def make_app(house: House, static: Path = STATIC) -> App:
    """The whole application for one house."""
    described = description(ROUTES, house.actions.all)

    async def openapi(request: Request) -> Response:
        return JSONResponse(described)

    async def healthz(request: Request) -> Response:
        return JSONResponse({"ok": True})

    async def readyz(request: Request) -> Response:
        try:
            await house.store.ping()
        except WriteFailed:
            return JSONResponse({"ready": False, "why": "cannot write"}, 503)
        except Exception:
            return JSONResponse({"ready": False, "why": "no answer from the database"}, 503)
        return JSONResponse({"ready": house.ready}, 200 if house.ready else 503)

    async def metrics_page(request: Request) -> Response:
        return await metrics.answer(house, request)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            if house.settings.on_postgres:
                await join_club(house)
            await house.open()
        except Exception as error:
            house.failure = error
            raise
        yield
        await house.close()

    routes: list[BaseRoute] = [route.mounted(house) for route in ROUTES]
    routes += [
        Route("/api/v1/openapi.json", openapi),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics_page),
        WebSocketRoute("/api/v1/live", SocketEndpoint(house)),
    ]
    previews = Previews(house)
    routes.append(Route("/api/v1/pictures/{code}.png", previews.picture))
    routes.append(Route("/{path:path}", ClientFiles(static, routes, previews).answer, methods=["GET"]))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={
            Exception: _our_fault,
            Trouble: _on_trouble,
            WriteFailed: _cannot_write,
            404: _not_found,
            405: _wrong_method,
        },
    )
    return Guard(app, house)


async def _on_trouble(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Trouble)
    return problem_response(problem)


async def _cannot_write(request: Request, error: Exception) -> Response:
    return problem_response(trouble(503, "house-cannot-write"))


async def _our_fault(request: Request, error: Exception) -> Response:
    return problem_response(trouble(500, "house-our-fault"))


async def _not_found(request: Request, error: Exception) -> Response:
    return problem_response(trouble(404, "house-no-such-page"))


async def _wrong_method(request: Request, error: Exception) -> Response:
    answer = problem_response(trouble(405, "house-wrong-method"))
    answer.headers["Allow"] = (getattr(error, "headers", None) and error.headers.get("Allow", "")) or ""  # type: ignore[attr-defined]
    return answer
