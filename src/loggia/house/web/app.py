"""The web application: doors, the socket, the client's files, and the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from loggia.house.house import House
from loggia.house.problems import Trouble, trouble
from loggia.house.web.guard import App, Guard
from loggia.house.web.openapi import description
from loggia.house.web.routes import games, people, tables
from loggia.house.web.routes.route import ApiRoute, problem_response
from loggia.house.web.sockets.endpoint import SocketEndpoint

STATIC = Path(__file__).parents[1] / "static"
ROUTES: list[ApiRoute] = [*games.ROUTES, *people.ROUTES, *tables.ROUTES]

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Loggia</title>
<h1>The house is open, but its client is not built</h1>
<p>Run <code>make client</code> in the source folder and load this page again. The programming interface works:
see <a href="/api/v1/openapi.json">its description</a>.</p></html>"""


def make_app(house: House, static: Path = STATIC) -> App:
    """The whole application for one house."""
    described = description(ROUTES, house.actions.actions)

    async def openapi(request: Request) -> Response:
        return JSONResponse(described)

    async def healthz(request: Request) -> Response:
        return JSONResponse({"ok": True})

    async def readyz(request: Request) -> Response:
        try:
            await house.store.read("select 1")
        except Exception:
            return JSONResponse({"ready": False}, 503)
        return JSONResponse({"ready": house.ready}, 200 if house.ready else 503)

    async def client(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            others = [one for one in routes if one.matches(request.scope)[0] is Match.PARTIAL]
            raise trouble(405, "house-wrong-method") if others else trouble(404, "house-no-such-page")
        found = (static / path).resolve()
        if path and found.is_relative_to(static.resolve()) and found.is_file():
            forever = path.startswith("assets/")
            headers = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
            packed = found.with_name(f"{found.name}.gz")
            if forever and packed.is_file():
                headers["Vary"] = "Accept-Encoding"
                if "gzip" in request.headers.get("accept-encoding", ""):
                    headers["Content-Encoding"] = "gzip"
                    return FileResponse(packed, headers=headers, media_type=guess_type(found.name)[0])
            return FileResponse(found, headers=headers)
        if path.startswith("assets/"):
            raise trouble(404, "house-no-such-page")
        index = static / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT, 503)

    routes: list[BaseRoute] = [door.route(house) for door in ROUTES]
    routes += [
        Route("/api/v1/openapi.json", openapi),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        WebSocketRoute("/api/v1/live", SocketEndpoint(house)),
        Route("/{path:path}", client, methods=["GET"]),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    async def on_trouble(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, Trouble)
        return problem_response(problem)

    async def our_fault(request: Request, error: Exception) -> Response:
        return problem_response(trouble(500, "house-our-fault"))

    async def not_found(request: Request, error: Exception) -> Response:
        return problem_response(trouble(404, "house-no-such-page"))

    async def wrong_method(request: Request, error: Exception) -> Response:
        answer = problem_response(trouble(405, "house-wrong-method"))
        answer.headers["Allow"] = (getattr(error, "headers", None) and error.headers.get("Allow", "")) or ""  # type: ignore[attr-defined]
        return answer

    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={Exception: our_fault, Trouble: on_trouble, 404: not_found, 405: wrong_method},
    )
    return Guard(app, house)
