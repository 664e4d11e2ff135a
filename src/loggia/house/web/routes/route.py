"""A route of the API: one description makes the Starlette route, the checks of what comes in, and the OpenAPI page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from loggia.house import wire
from loggia.house.problems import Trouble, trouble
from loggia.house.store.queries.people import Person
from loggia.house.tables.actions.asker import Asker
from loggia.house.web.connection import address, device, is_secure
from loggia.house.web.problems import JSON
from loggia.kernel import phrase

if TYPE_CHECKING:
    from loggia.house.house import House

COOKIE = "loggia_session"
encode = msgspec.json.Encoder().encode


@dataclass
class ApiRequest:
    """One request, decoded and checked."""

    house: House
    http: Request
    person: Person | None
    address: str
    """Where it comes from, for rate limits."""
    visitor: str
    """The person's number, or else the address."""
    body: Any
    query: dict[str, Any]
    cookie: str
    new_cookie: str | None = None
    """Set by a handler that opens a session; empty: the session is over."""

    @property
    def path(self) -> Mapping[str, str]:
        """The variable parts of the path."""
        return self.http.path_params

    @property
    def me(self) -> Person:
        """The person; `Trouble` 401 if there is none."""
        if self.person is None:
            raise trouble(401, "house-nobody")
        return self.person

    def asker(self, invite: str = "") -> Asker:
        """Who asks something of a table."""
        return Asker(self.person, self.visitor, invite)

    async def open_session(self, person: Person) -> None:
        """Open a session for a person in this browser."""
        self.person = person
        self.new_cookie = await self.house.sessions.open(person.id, device(self.http.headers.get("user-agent", "")))


@dataclass(frozen=True)
class Query:
    """A parameter after the question mark."""

    type: Any
    default: Any
    about: str = ""


@dataclass(frozen=True)
class ApiRoute:
    """One kind of request: method and path, the handler, and the types of what comes in and goes out."""

    method: str
    path: str
    about: str
    handler: Callable[[ApiRequest], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: Mapping[str, Query] = field(default_factory=dict)
    rate: str = ""
    media: str = JSON

    def mounted(self, house: House) -> Route:
        """The Starlette route."""
        decoder = msgspec.json.Decoder(self.body) if self.body is not None else None

        async def endpoint(request: Request) -> Response:
            cookie = request.cookies.get(COOKIE, "")
            person = await house.sessions.person(cookie) if cookie else None
            origin = address(house.settings, request)
            visitor = f"p{person.id}" if person else origin
            if person is not None:
                house.addresses.remember(person.id, origin)
            if self.rate:
                house.limiter.take(self.rate, origin)
            body = None
            if decoder is not None:
                body = _read_body(decoder, request, await request.body())
            query = {name: _read_query(name, one, request) for name, one in self.query.items()}
            api = ApiRequest(house, request, person, origin, visitor, body, query, cookie)
            answer = await self.handler(api)
            response = answer if isinstance(answer, Response) else Response(encode(answer), media_type=JSON)
            if api.new_cookie is not None:
                _set_cookie(response, api.new_cookie, is_secure(house.settings, request))
            return response

        return Route(f"/api/v1{self.path}", endpoint, methods=[self.method])


def _read_body(decoder: msgspec.json.Decoder[Any], request: Request, body: bytes) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON and (body or kind):
        raise trouble(415, "house-json-only")
    try:
        return decoder.decode(body or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, phrase("house-malformed", why=str(error)[:200])) from error


def _read_query(name: str, query: Query, request: Request) -> Any:
    given = request.query_params.get(name)
    if given is None:
        return query.default
    try:
        return msgspec.convert(given, query.type, strict=False)
    except msgspec.ValidationError as error:
        raise Trouble(400, phrase("house-malformed", why=f"{name}: {error}"[:200])) from error


def _set_cookie(response: Response, value: str, secure: bool) -> None:
    if value:
        response.set_cookie(
            COOKIE, value, max_age=180 * 86_400, path="/", secure=secure, httponly=True, samesite="strict"
        )
    else:
        response.delete_cookie(COOKIE, path="/", secure=secure, httponly=True, samesite="strict")


OK = wire.Ok()
