"""The guard around the application: origin, size and rate of every request, and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection

from loggia.house.logs import failed, log, new_request_id, request_id
from loggia.house.metrics.counted import REQUEST_TIMES, REQUESTS
from loggia.house.problems import Trouble, trouble
from loggia.house.web.connection import address, is_own_origin
from loggia.house.web.problems import problem_response

if TYPE_CHECKING:
    from loggia.house.house import House

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[MutableMapping[str, Any], Receive, Send], Awaitable[None]]

LONGEST = 64 * 1024
"""Bytes of a body."""
LONGEST_RECORD = 1024 * 1024
"""Bytes of a body that holds a record."""
WITH_RECORD = tuple(f"/api/v1/{name}" for name in ("replay", "review", "play-from", "studies"))
"""Where a record may be sent to."""
LONGEST_PATH = 400
"""Characters of a path."""
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


HSTS = (b"strict-transport-security", b"max-age=31536000")
"""Sent where the public address is https: browsers then use no other way for a year."""


class Guard:
    """An ASGI application around another. Whatever goes wrong inside becomes an answer."""

    def __init__(self, app: App, house: House) -> None:
        self._app = app
        self._house = house
        secure = house.settings.public_url.startswith("https:")
        self._headers = [*HEADERS, HSTS] if secure else HEADERS

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = HTTPConnection(scope).headers.get("x-request-id", "") if self._house.settings.trust_proxy else ""
        id = new_request_id(given)
        request_id.set(id)
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        started = False

        async def guarded(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                names = {name.lower() for name, _ in message.get("headers", [])}
                extra = [(b"x-request-id", id.encode())]
                extra += [(name, value) for name, value in self._headers if name not in names]
                if scope["path"].startswith("/api/") and b"cache-control" not in names:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, self._limited(scope, receive), guarded)
        except Trouble as problem:
            if not started:
                await problem_response(problem)(scope, receive, guarded)
        except Exception as error:
            failed("request failed", error, path=_route(scope))
            if not started:
                await problem_response(trouble(500, "house-our-fault"))(scope, receive, guarded)
        finally:
            seconds = time.perf_counter() - began
            REQUESTS.add(scope["method"] if scope["method"] in METHODS else "other", _route(scope), str(status))
            REQUEST_TIMES[""].observe(seconds)
            log(
                "request",
                10 if status < 500 else 30,
                method=scope["method"],
                path=_route(scope),
                status=status,
                ms=round(seconds * 1000, 1),
            )

    def _check(self, scope: MutableMapping[str, Any]) -> None:
        request = HTTPConnection(scope)
        headers = request.headers
        path = scope["path"]
        if len(path) > LONGEST_PATH or not path.isprintable() or "\ufffd" in path or "/.." in path:
            raise trouble(404, "house-no-such-page")
        if scope["path"].startswith("/api/"):
            self._house.limiter.take("request", address(self._house.settings, request))
        if scope["method"] not in SAFE:
            origin = headers.get("origin")
            if origin is not None and not is_own_origin(self._house.settings, request, origin):
                raise trouble(403, "house-other-origin")
            if origin is None and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise trouble(403, "house-other-origin")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 12) or int(length) > _longest(scope):
            raise trouble(413, "house-too-long")

    def _limited(self, scope: MutableMapping[str, Any], receive: Receive) -> Receive:
        """Count the bytes that really come, whatever length was announced."""
        came, most = 0, _longest(scope)

        async def limited() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > most:
                raise trouble(413, "house-too-long")
            return message

        return limited


def _longest(scope: MutableMapping[str, Any]) -> int:
    return LONGEST_RECORD if scope["path"] in WITH_RECORD else LONGEST


def _route(scope: MutableMapping[str, Any]) -> str:
    """The path without its variable parts: codes and names stay out of the logs."""
    route = scope.get("route")
    return getattr(route, "path", "") or ("/api" if scope["path"].startswith("/api/") else "/")
