"""The browser client's files: every address that is not the API's leads to its page."""

from __future__ import annotations

from collections.abc import Sequence
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Match

from loggia.house.problems import trouble
from loggia.house.web.previews import Previews

STATIC = Path(__file__).parents[1] / "static"
"""Where the build of the client puts them."""

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Loggia</title>
<h1>The house is open, but its client is not built</h1>
<p>Run <code>make client</code> in the source folder and load this page again. The programming interface works:
see <a href="/api/v1/openapi.json">its description</a>.</p></html>"""


class ClientFiles:
    """Answers `GET /{path}`."""

    def __init__(self, folder: Path, api: Sequence[BaseRoute], previews: Previews) -> None:
        self._folder = folder
        self._api = api
        self._previews = previews

    async def answer(self, request: Request) -> Response:
        """A file of the client, or its page."""
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            others = [one for one in self._api if one.matches(request.scope)[0] is Match.PARTIAL]
            raise trouble(405, "house-wrong-method") if others else trouble(404, "house-no-such-page")
        if any(len(part) > 200 for part in path.split("/")):
            raise trouble(404, "house-no-such-page")
        found = (self._folder / path).resolve()
        if path and found.is_relative_to(self._folder.resolve()) and found.is_file():
            return self._file(request, path, found)
        if path.startswith("assets/"):
            raise trouble(404, "house-no-such-page")
        index = self._folder / "index.html"
        tags = await self._previews.tags(request, path)
        if tags and index.is_file():
            page = index.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
            return HTMLResponse(page, headers={"Cache-Control": "no-cache"})
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT, 503)

    @staticmethod
    def _file(request: Request, path: str, found: Path) -> Response:
        """A file; assets have their content's hash in their name and may be kept for ever."""
        forever = path.startswith("assets/")
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
        packed = found.with_name(f"{found.name}.gz")
        if forever and packed.is_file():
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                headers["Content-Encoding"] = "gzip"
                return FileResponse(packed, headers=headers, media_type=guess_type(found.name)[0])
        return FileResponse(found, headers=headers)
