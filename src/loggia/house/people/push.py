"""Web Push: which browsers a person wants to be notified in, and sending to them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec

from loggia.house import wire
from loggia.house.logs import log
from loggia.house.people.keys import PushKeys
from loggia.house.people.outgoing import PublicSession, is_public
from loggia.house.problems import trouble
from loggia.house.settings import Settings
from loggia.house.store import Store
from loggia.house.store.queries import notes
from loggia.house.store.queries.notes import PushRow

MOST_PUSHES = 10
"""Browsers that one person may have notified."""


class WebPush:
    """Sends short messages to browsers through their makers' push services."""

    def __init__(self, store: Store, settings: Settings, keys: PushKeys | None, clock: Callable[[], float]) -> None:
        self._store = store
        self._settings = settings
        self._keys = keys
        self._now = clock

    async def subscribe(self, person: int, wish: wire.Subscription) -> None:
        """Notify this browser from now on."""
        if self._keys is None:
            raise trouble(409, "house-no-push")
        await asyncio.to_thread(check_endpoint, wish.endpoint)
        await notes.subscribe(self._store, person, wish.endpoint, wish.keys, self._now(), MOST_PUSHES)

    async def unsubscribe(self, person: int, endpoint: str) -> None:
        """Notify that browser no longer."""
        await notes.unsubscribe(self._store, person, endpoint)

    async def send(self, person: int, words: Callable[[], str], url: str) -> None:
        """Notify all browsers of a person; those that are gone are forgotten."""
        if self._keys is None:
            return
        browsers = await notes.subscriptions(self._store, person)
        if not browsers:
            return
        body = msgspec.json.encode({"title": self._settings.name, "body": words(), "url": url})
        for browser in browsers:
            status = await asyncio.to_thread(self._send_one, browser, body)
            log("pushed", person=person, status=status)
            if status in (404, 410):
                await self.unsubscribe(person, browser.endpoint)

    def _send_one(self, browser: PushRow, body: bytes) -> int:
        """Send to one browser, in a thread; the push service's status, 0 where there is none."""
        from pywebpush import WebPushException, webpush

        assert self._keys is not None
        try:
            check_endpoint(browser.endpoint)
            answer = webpush(
                {"endpoint": browser.endpoint, "keys": browser.keys},
                body,
                vapid_private_key=self._keys.private,
                vapid_claims={"sub": self._settings.push_contact},
                ttl=86_400,
                timeout=10,
                requests_session=PublicSession(),
            )
            return int(getattr(answer, "status_code", 0))
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 0
        except Exception as error:
            log("push failed", why=type(error).__name__)
            return 0


def check_endpoint(endpoint: str) -> None:
    """`Trouble` unless it is an https address outside of private networks, so that nobody can make the house send
    requests to machines that only it can reach."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise trouble(400, "house-push-address") from None
    if parts.scheme != "https" or not parts.hostname or parts.username or port not in (None, 443):
        raise trouble(400, "house-push-address")
    try:
        found = {info[4][0] for info in socket.getaddrinfo(parts.hostname, 443, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        raise trouble(400, "house-push-address") from None
    if not all(is_public(str(address)) for address in found):
        raise trouble(400, "house-push-address")
