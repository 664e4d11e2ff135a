"""Sessions: a signed cookie holds a token, the store its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable

import itsdangerous

from loggia.house import wire
from loggia.house.people.accounts import Accounts
from loggia.house.store import Store
from loggia.house.store.queries import sessions
from loggia.house.store.queries.people import Person

SESSION_LIFE = 180 * 86_400.0
"""Seconds after which an unused session is over."""
REMEMBERED = 20_000
"""Sessions kept in memory."""
AN_HOUR = 3600
"""How old the stored time of use may become before it is written again."""
SHOWN_ID = 16
"""Characters of a token's hash that name a session to its person."""


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Opens and ends sessions, and finds the person of a cookie."""

    def __init__(self, store: Store, accounts: Accounts, key: bytes, clock: Callable[[], float]) -> None:
        self._store = store
        self._accounts = accounts
        self._now = clock
        self._use(key)
        self._known: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """By a token's hash: the person, and the stored time of use."""

    def _use(self, key: bytes) -> None:
        self._signer = itsdangerous.Signer(key, salt="loggia session", digest_method=hashlib.sha256)

    async def renew(self, key: bytes) -> None:
        """Sign with another key from now on: everybody has to log in again."""
        self._use(key)
        await sessions.end_everybodys(self._store)
        self._known.clear()

    async def person(self, cookie: str) -> Person | None:
        """The person of a session cookie; None for a forged, old or ended one."""
        token = self._token(cookie)
        if token is None:
            return None
        hashed, now = _hash(token), self._now()
        known = self._known.get(hashed)
        if known is None:
            row = await sessions.find(self._store, hashed)
            if row is None:
                return None
            known = self._known[hashed] = row.person, row.seen
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        person, seen = known
        if seen < now - SESSION_LIFE:
            del self._known[hashed]
            return None
        if seen < now - AN_HOUR:
            self._known[hashed] = person, now
            await sessions.touch(self._store, hashed, now)
        found = await self._accounts.get(person)
        return None if found is not None and found.banned_until > now else found

    def _token(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except (itsdangerous.BadSignature, UnicodeDecodeError):
            return None

    async def open(self, person: int, device: str = "") -> str:
        """Open a session; the cookie's value."""
        token = secrets.token_urlsafe(24)
        await sessions.insert(self._store, _hash(token), person, self._now(), device)
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

    async def of_person(self, person: int, cookie: str) -> list[wire.Session]:
        """A person's sessions, the last used first; `here` is the one of the cookie."""
        token = self._token(cookie)
        here = _hash(token) if token else ""
        return [
            wire.Session(row.token[:SHOWN_ID], row.device, row.made, row.seen, row.token == here)
            for row in await sessions.of_person(self._store, person)
            if row.seen >= self._now() - SESSION_LIFE
        ]

    async def end_one(self, person: int, id: str) -> str | None:
        """Log out one of a person's devices by its shown id; the hash of its token, None if there is no such one."""
        for row in await sessions.of_person(self._store, person):
            if row.token[:SHOWN_ID] == id:
                self._known.pop(row.token, None)
                await sessions.end(self._store, row.token)
                return row.token
        return None

    async def end_all(self, person: int) -> None:
        """Log out every device."""
        await sessions.end_others(self._store, person, "")
        self.forget(person)

    def has_hash(self, cookie: str, hashed: str) -> bool:
        """Whether that is the hash of a cookie's token."""
        token = self._token(cookie)
        return token is not None and _hash(token) == hashed

    def forget(self, person: int, kept: str = "") -> None:
        """Drop a person's sessions from memory, but for one token's hash."""
        for hashed in [h for h, (who, _) in self._known.items() if who == person and h != kept]:
            del self._known[hashed]
