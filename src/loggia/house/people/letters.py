"""Letters about an account: the link that verifies an e-mail address, and the one that resets a password.

A link holds a signed token. It is not stored: it names the person and what it is good for, so that it is worth nothing
after a while, after the address has changed (verification), or after the password has (reset: one use).
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import itsdangerous

from loggia.house.people.accounts import Accounts
from loggia.house.people.mail import Mail
from loggia.house.people.names import clean_email, fold, said_name
from loggia.house.problems import Trouble, trouble
from loggia.house.store import Store
from loggia.house.store.queries import people
from loggia.house.store.queries.people import Person
from loggia.kernel import phrase
from loggia.words import LANGUAGES, Words

VERIFY_LIFE = 3 * 86_400
"""Seconds for which a link that verifies an address is good."""
RESET_LIFE = 3600
"""Seconds for which a link that resets a password is good."""


def _print_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Letters:
    """Writes the letters, and checks what comes back."""

    def __init__(self, store: Store, accounts: Accounts, mail: Mail, key: bytes) -> None:
        self._store = store
        self._accounts = accounts
        self._mail = mail
        self._tasks: set[asyncio.Task[None]] = set()
        self.renew(key)

    def renew(self, key: bytes) -> None:
        """Sign with another key from now on: links that were mailed before are worth nothing."""
        self._verify = itsdangerous.URLSafeTimedSerializer(key, "loggia e-mail", signer_kwargs=_SIGNING)
        self._reset = itsdangerous.URLSafeTimedSerializer(key, "loggia password", signer_kwargs=_SIGNING)

    async def ask_to_verify(self, person: Person) -> None:
        """Mail the link that verifies the person's address, where there is one that needs it."""
        if person.email and not person.email_verified and self._mail.works:
            token = self._verify.dumps([person.id, _print_of(person.email)])
            self._send(person, "verify", f"/email#{token}")

    async def verify(self, token: str) -> Person:
        """The person whose address is verified now."""
        id, mark = self._read(self._verify, token, VERIFY_LIFE)
        person = await self._accounts.get(id)
        if person is None or not person.email or _print_of(person.email) != mark:
            raise trouble(403, "house-link-old")
        await people.set_email_verified(self._store, person.id, person.email)
        return await self._accounts.reload(person.id)

    async def forgotten(self, name: str) -> None:
        """Mail a link to the accounts with that name or verified address. Nobody is told whether there are any."""
        if not self._mail.works:
            raise trouble(409, "house-no-mail")
        try:
            found = await people.find_accounts_by_email(self._store, clean_email(name)) if "@" in name else []
        except Trouble:
            found = []
        named = await people.find_account(self._store, fold(name), name)
        for person in found or ([named] if named else []):
            if person.email and person.email_verified:
                token = self._reset.dumps([person.id, _print_of(person.password)])
                self._send(person, "reset", f"/password#{token}")

    async def reset(self, token: str, password: str) -> Person:
        """The account that has this password now."""
        id, mark = self._read(self._reset, token, RESET_LIFE)
        person = await self._accounts.get(id)
        if person is None or _print_of(person.password) != mark:
            raise trouble(403, "house-link-old")
        return await self._accounts.set_password(person, password)

    @staticmethod
    def _read(serializer: itsdangerous.URLSafeTimedSerializer, token: str, life: int) -> tuple[int, str]:
        try:
            found: Any = serializer.loads(token, max_age=life)
            id, mark = found
            return int(id), str(mark)
        except (itsdangerous.BadData, ValueError, TypeError):
            raise trouble(403, "house-link-old") from None

    def _send(self, person: Person, what: str, path: str) -> None:
        """Send a letter; returns at once, so that nobody can tell by the time it took whether there was one."""
        words = Words(person.lang if person.lang in LANGUAGES else "en")
        facts = {"name": said_name(person.name), "link": self._mail.address(path), "house": self._mail.house}
        subject = words.say(phrase(f"house-mail-{what}-subject"))
        text = words.say(phrase(f"house-mail-{what}", **facts))
        task = asyncio.create_task(self._mail.send(person, subject, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop sending."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


_SIGNING = {"digest_method": hashlib.sha256}
