"""The WebSocket endpoint `/api/v1/live`, as a plain ASGI application: one page from its first message to its last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection

from loggia.house.metrics.counted import SOCKETS
from loggia.house.problems import Trouble
from loggia.house.web import connection
from loggia.house.web.routes.route import COOKIE
from loggia.house.web.sockets.page import Page
from loggia.house.web.sockets.protocol import LONGEST

if TYPE_CHECKING:
    from loggia.house.house import House

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class SocketEndpoint:
    """Answers WebSocket connections."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        """One page, from its first message to its last."""
        house = self._house
        request = HTTPConnection(scope)
        await receive()
        origin = request.headers.get("origin")
        if origin is not None and not connection.is_own_origin(house.settings, request, origin):
            await send({"type": "websocket.close", "code": 4403})
            return
        address = connection.address(house.settings, request)
        try:
            house.limiter.take("socket", address)
        except Trouble:
            await send({"type": "websocket.close", "code": 4429})
            return
        cookie = request.cookies.get(COOKIE, "")
        person = await house.sessions.person(cookie) if cookie else None
        if person is not None:
            house.addresses.remember(person.id, address)
        muted = await house.mutes.of(person.id) if person else frozenset[int]()
        page = Page(house, person, muted, cookie, address)
        await send({"type": "websocket.accept"})
        extensions = scope.get("extensions", {})
        page.send_now = extensions.get("loggia.send")
        if "loggia.hear" in extensions:
            extensions["loggia.hear"](page.hear_now)
        house.pages.add(page)
        SOCKETS.add()
        if page.person:
            house.notifications.pages[page.person].add(page)
        sender = asyncio.create_task(page.send_all(send))
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    break
                text = message.get("text") or message.get("bytes") or ""
                if len(text) > LONGEST:
                    page.end(1009)
                    break
                await page.hear(text)
                if page.ended:
                    break
        finally:
            page.gone()
            house.pages.discard(page)
            if page.person:
                house.notifications.pages[page.person].discard(page)
                if not house.notifications.pages[page.person]:
                    del house.notifications.pages[page.person]
            try:
                await asyncio.wait_for(sender, 1)
            except (TimeoutError, Exception):
                sender.cancel()
