"""Sessions: a signed cookie holds a token, the store its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable

import itsdangerous

from loggia.house.people.accounts import Accounts
from loggia.house.store import Store, sessions
from loggia.house.store.people import Person

SESSION_LIFE = 180 * 86_400.0
"""Seconds after which an unused session is over."""
REMEMBERED = 20_000
"""Sessions kept in memory."""
A_DAY = 86_400
"""How old the stored time of use may become before it is written again."""


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Opens and ends sessions, and finds the person of a cookie."""

    def __init__(self, store: Store, accounts: Accounts, key: bytes, clock: Callable[[], float]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = clock
        self._signer = itsdangerous.Signer(key, salt="loggia session", digest_method=hashlib.sha256)
        self._known: OrderedDict[str, int] = OrderedDict()
        """The person of a token's hash."""

    async def person(self, cookie: str) -> Person | None:
        """The person of a session cookie; None for a forged, old or ended one."""
        token = self._token(cookie)
        if token is None:
            return None
        hashed = _hash(token)
        person = self._known.get(hashed)
        if person is None:
            now = self._now()
            row = await sessions.find(self._store, hashed)
            if row is None or row.seen < now - SESSION_LIFE:
                return None
            if row.seen < now - A_DAY:
                await sessions.touch(self._store, hashed, now)
            person = self._known[hashed] = row.person
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return await self._accounts.get(person)

    def _token(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except (itsdangerous.BadSignature, UnicodeDecodeError):
            return None

    async def open(self, person: int) -> str:
        """Open a session; the cookie's value."""
        token = secrets.token_urlsafe(24)
        await sessions.insert(self._store, _hash(token), person, self._now())
        return self._signer.sign(token).decode()

    async def end(self, cookie: str) -> None:
        """Log out: copies of the cookie are worth nothing either."""
        token = self._token(cookie)
        if token is not None:
            hashed = _hash(token)
            self._known.pop(hashed, None)
            await sessions.end(self._store, hashed)

    async def end_others(self, person: int, cookie: str) -> None:
        """Log out every other device."""
        token = self._token(cookie)
        kept = _hash(token) if token else ""
        await sessions.end_others(self._store, person, kept)
        self.forget(person, kept)

    def forget(self, person: int, kept: str = "") -> None:
        """Drop a person's sessions from memory, but for one token's hash."""
        for hashed in [h for h, who in self._known.items() if who == person and h != kept]:
            del self._known[hashed]
