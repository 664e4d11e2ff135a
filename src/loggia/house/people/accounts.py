"""Guests and accounts: coming in, logging in, settings and leaving for good."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable

import msgspec

from loggia.house import wire
from loggia.house.people.names import NUMBERED, clean_email, clean_name, fold
from loggia.house.people.passwords import Passwords
from loggia.house.problems import trouble
from loggia.house.store import Conflict, Store
from loggia.house.store.queries import people
from loggia.house.store.queries.people import Person

REMEMBERED = 20_000
"""People kept in memory."""
LONGEST_PAGE = 4096
"""Bytes of JSON that a client may keep with a person."""


class Accounts:
    """Everybody who was ever here, and is not deleted."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._now = clock
        self._passwords = Passwords()
        self._known: OrderedDict[int, Person] = OrderedDict()

    async def get(self, person: int) -> Person | None:
        """The person with that id."""
        known = self._known.get(person)
        if known is None:
            known = await people.find(self._store, person)
            if known is None:
                return None
            self._known[person] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    async def names(self, ids: Iterable[int]) -> dict[int, tuple[str, bool]]:
        """Names of several people, and whether they are guests; those who are gone have none."""
        found = {}
        for person in set(ids):
            known = await self.get(person) if person else None
            if known is not None:
                found[person] = (known.name, not known.account)
        return found

    # --- coming in ------------------------------------------------------------------------------------

    async def guest(self, name: str, lang: str) -> Person:
        """A new guest under a chosen name, which no account may have, or under a number."""
        if not name:
            return await self._insert(f"{NUMBERED}{secrets.randbelow(9000) + 1000}", lang, False, "", "")
        name = clean_name(name)
        if await people.find_account(self._store, fold(name)):
            raise trouble(409, "house-name-taken", name=name)
        return await self._insert(name, lang, False, "", "")

    async def account(self, guest: Person | None, body: wire.Account) -> Person:
        """An account, new or made from a guest."""
        if guest is not None and guest.account:
            raise trouble(409, "house-account-already")
        name = clean_name(body.name or (guest.name if guest and not guest.name.startswith(NUMBERED) else ""))
        email = clean_email(body.email)
        password = await self._passwords.hash(body.password)
        if guest is None:
            return await self._insert(name, body.lang, True, password, email)
        try:
            await people.make_account(self._store, guest.id, name, fold(name), password, email)
        except Conflict:
            raise trouble(409, "house-name-taken", name=name) from None
        return await self.reload(guest.id)

    async def _insert(self, name: str, lang: str, account: bool, password: str, email: str) -> Person:
        try:
            return await people.insert(self._store, name, fold(name), account, password, email, lang, self._now())
        except Conflict:
            raise trouble(409, "house-name-taken", name=name) from None

    async def log_in(self, body: wire.LogIn) -> Person:
        """The account with that name and password; a wrong name takes as long as a wrong password."""
        person = await people.find_account(self._store, fold(body.name), body.name)
        hashed = person.password if person else await self._passwords.of_nobody()
        good = await self._passwords.matches(hashed, body.password)
        if person is None or not good:
            raise trouble(403, "house-login-wrong")
        if person.banned_until > self._now():
            raise trouble(403, "house-banned")
        return person

    # --- changing -------------------------------------------------------------------------------------

    async def reload(self, person: int) -> Person:
        """The person as it is stored now."""
        self._known.pop(person, None)
        found = await self.get(person)
        if found is None:
            raise trouble(404, "house-no-person")
        return found

    async def check_password(self, person: Person, password: str) -> None:
        """`Trouble` unless it is that account's password."""
        if not await self._passwords.matches(person.password, password):
            raise trouble(403, "house-password-wrong")

    async def new_password(self, person: Person, body: wire.NewPassword) -> None:
        """Change the password."""
        if not person.account:
            raise trouble(409, "house-account-needed")
        await self.check_password(person, body.old)
        await people.set_password(self._store, person.id, await self._passwords.hash(body.new))
        await self.reload(person.id)

    async def set_password(self, person: Person, password: str) -> Person:
        """Set the password of somebody who has shown otherwise who they are."""
        await people.set_password(self._store, person.id, await self._passwords.hash(password))
        return await self.reload(person.id)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        name = clean_name(name)
        try:
            await people.rename(self._store, person.id, name, fold(name))
        except Conflict:
            raise trouble(409, "house-name-taken", name=name) from None
        return await self.reload(person.id)

    async def rename_guest(self, guest: Person, name: str) -> Person:
        """Give a guest the name that it chooses, which no account may have."""
        if guest.account:
            raise trouble(409, "house-name-kept")
        name = clean_name(name)
        if await people.find_account(self._store, fold(name)):
            raise trouble(409, "house-name-taken", name=name)
        return await self.rename(guest, name)

    async def change_settings(self, person: Person, body: wire.PersonSettings) -> Person:
        """Change the settings that are given."""
        page = person.page if body.page is None else msgspec.json.encode(body.page).decode()
        if len(page) > LONGEST_PAGE:
            raise trouble(413, "house-too-long")
        email = person.email if body.email is None else clean_email(body.email)
        mail = person.mail_turns if body.mail_turns is None else body.mail_turns
        await people.set_settings(self._store, person.id, email, body.lang or person.lang, page, mail)
        return await self.reload(person.id)

    async def delete(self, person: Person) -> None:
        """Delete a person; the matches they played stay, without a name."""
        await people.delete(self._store, person.id)
        self.forget(person.id)

    def forget(self, person: int) -> None:
        """Drop a person from memory."""
        self._known.pop(person, None)
