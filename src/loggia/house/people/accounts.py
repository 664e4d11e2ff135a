"""People: guests and accounts, their sessions, what they want and whom they do not hear."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import argon2
import itsdangerous
import msgspec

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.store import Conflict, Store
from loggia.kernel import Phrase, phrase

SESSION_LIFE = 180 * 86_400.0
"""A session that was not used for so long is over."""
REMEMBERED = 20_000
"""Sessions and people kept in memory."""


NUMBERED = "guest:"
"""How the name of a guest begins who chose none: `guest:1234`, which every viewer reads in their own language."""
RESERVED = (NUMBERED, "bot:")
"""What no chosen name begins with."""

HASHER = argon2.PasswordHasher()


@dataclass(frozen=True, slots=True)
class Person:
    """A person, as the house knows it."""

    id: int
    name: str
    account: bool
    password: str
    email: str
    lang: str
    page: str
    made: float
    mail_turns: bool


COLUMNS = "id, name, account, password, email, lang, page, made, mail_turns"


def _person(row: tuple[Any, ...]) -> Person:
    id, name, account, password, email, lang, page, made, mail = row
    return Person(id, name, bool(account), password, email, lang, page, made, bool(mail))


def clean_name(name: str) -> str:
    """A name as it is shown: composed, single spaces, nothing invisible; `Trouble` if nothing is left."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(
        " " if c.isspace() else c for c in text if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    text = re.sub(r" +", " ", text).strip()
    if not 1 <= len(text) <= 30:
        raise trouble(400, "house-name-length")
    if re.search(r'[<>&"\\{}]', text):
        raise trouble(400, "house-name-characters")
    if text.casefold().startswith(RESERVED):
        raise trouble(400, "house-name-reserved")
    return text


def said_name(name: str) -> str | Phrase:
    """A name as it stands in a sentence: a guest's number in the reader's language.

    >>> said_name("guest:1234").plain()
    {'say': 'guest-name', 'with': {'number': '1234'}}
    """
    return phrase("guest-name", number=name.removeprefix(NUMBERED)) if name.startswith(NUMBERED) else name


def fold(name: str) -> str:
    """The form in which two names are the same."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def _token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Knows everybody who was ever here."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], float]) -> None:
        self._store = store
        self._now = clock
        self._signer = itsdangerous.Signer(key, salt="loggia session", digest_method=hashlib.sha256)
        self._hasher = HASHER
        self._hashing = asyncio.Semaphore(2)
        self._sessions: OrderedDict[str, int] = OrderedDict()
        self._people: OrderedDict[int, Person] = OrderedDict()
        self._muted: dict[int, frozenset[int]] = {}
        self._unknown = ""

    # --- who is it ------------------------------------------------------------------------------------

    async def of_cookie(self, cookie: str) -> Person | None:
        """The person of a session cookie; None for a forged, old or ended one."""
        token = self._token(cookie)
        if token is None:
            return None
        hashed = _token_hash(token)
        found = self._sessions.get(hashed)
        if found is None:
            now = self._now()
            rows = await self._store.read("select person, seen from sessions where token = ?", hashed)
            if not rows or rows[0][1] < now - SESSION_LIFE:
                return None
            found = int(rows[0][0])
            if rows[0][1] < now - 86_400:
                await self._store.write(("update sessions set seen = ? where token = ?", (now, hashed)))
            self._remember(self._sessions, hashed, found)
        return await self.get(found)

    def _token(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except (itsdangerous.BadSignature, UnicodeDecodeError):
            return None

    def _remember(self, memory: OrderedDict[Any, Any], key: Any, value: Any) -> None:
        memory[key] = value
        if len(memory) > REMEMBERED:
            memory.popitem(last=False)

    async def get(self, person: int) -> Person | None:
        """The person with that number."""
        known = self._people.get(person)
        if known is None:
            rows = await self._store.read(f"select {COLUMNS} from people where id = ?", person)
            if not rows:
                return None
            known = _person(rows[0])
            self._remember(self._people, person, known)
        return known

    async def names(self, people: Iterable[int]) -> dict[int, tuple[str, bool]]:
        """Names of several people, and whether they are guests; those who are gone have none."""
        found = {}
        for person in set(people):
            known = await self.get(person) if person else None
            if known is not None:
                found[person] = (known.name, not known.account)
        return found

    # --- sessions -------------------------------------------------------------------------------------

    async def open_session(self, person: int) -> str:
        """A new session; the cookie's value."""
        token = secrets.token_urlsafe(24)
        now = self._now()
        await self._store.write(("insert into sessions values (?, ?, ?, ?)", (_token_hash(token), person, now, now)))
        return self._signer.sign(token).decode()

    async def end_session(self, cookie: str) -> None:
        """Log out: the cookie is worth nothing from now on, whoever kept a copy."""
        token = self._token(cookie)
        if token is not None:
            hashed = _token_hash(token)
            self._sessions.pop(hashed, None)
            await self._store.write(("delete from sessions where token = ?", (hashed,)))

    async def end_others(self, person: int, cookie: str) -> None:
        """Log out every other device."""
        token = self._token(cookie)
        kept = _token_hash(token) if token else ""
        await self._store.write(("delete from sessions where person = ? and token <> ?", (person, kept)))
        for hashed in [h for h, who in self._sessions.items() if who == person and h != kept]:
            del self._sessions[hashed]

    # --- coming in ------------------------------------------------------------------------------------

    async def guest(self, name: str, lang: str) -> Person:
        """A new guest under a chosen name, which no account may have, or under a number."""
        if not name:
            return await self._insert(f"{NUMBERED}{secrets.randbelow(9000) + 1000}", lang, 0, "", "")
        name = clean_name(name)
        if await self._store.read("select 1 from people where fold = ? and account = 1", fold(name)):
            raise trouble(409, "house-name-taken", name=name)
        return await self._insert(name, lang, 0, "", "")

    async def _insert(self, name: str, lang: str, account: int, password: str, email: str) -> Person:
        try:
            rows = await self._store.write(
                (
                    "insert into people (name, fold, account, password, email, lang, made) values (?, ?, ?, ?, ?, ?, ?)"
                    f" returning {COLUMNS}",
                    (name, fold(name), account, password, email, lang, self._now()),
                )
            )
        except Conflict:
            raise trouble(409, "house-name-taken", name=name) from None
        return _person(rows[0][0])

    async def account(self, guest: Person | None, body: wire.Account) -> Person:
        """An account, new or made from a guest."""
        if guest is not None and guest.account:
            raise trouble(409, "house-account-already")
        name = clean_name(body.name or (guest.name if guest and not guest.name.startswith(NUMBERED) else ""))
        email = clean_email(body.email)
        password = await self._hash(body.password)
        if guest is None:
            return await self._insert(name, body.lang, 1, password, email)
        try:
            await self._store.write(
                (
                    "update people set name = ?, fold = ?, account = 1, password = ?, email = ? where id = ?",
                    (name, fold(name), password, email, guest.id),
                )
            )
        except Conflict:
            raise trouble(409, "house-name-taken", name=name) from None
        return await self._again(guest.id)

    async def log_in(self, body: wire.LogIn) -> Person:
        """The account with that name and password; the answer takes as long for names that do not exist."""
        rows = await self._store.read(f"select {COLUMNS} from people where fold = ? and account = 1", fold(body.name))
        person = _person(rows[0]) if rows else None
        good = await self._verify(person.password if person else await self._nobody(), body.password)
        if person is None or not good:
            raise trouble(403, "house-login-wrong")
        return person

    async def _nobody(self) -> str:
        """A hash that no password has, so that unknown names take as long as known ones."""
        if not self._unknown:
            self._unknown = await self._hash(secrets.token_urlsafe(16))
        return self._unknown

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(hashed, password)
            except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
                return False

        async with self._hashing:
            return await asyncio.to_thread(verify)

    # --- changing -------------------------------------------------------------------------------------

    async def _again(self, person: int) -> Person:
        self._people.pop(person, None)
        found = await self.get(person)
        if found is None:
            raise trouble(404, "house-no-person")
        return found

    async def check_password(self, person: Person, password: str) -> None:
        """`Trouble` unless it is that account's password."""
        if not await self._verify(person.password, password):
            raise trouble(403, "house-password-wrong")

    async def new_password(self, person: Person, body: wire.NewPassword) -> None:
        """Change the password."""
        if not person.account:
            raise trouble(409, "house-account-needed")
        await self.check_password(person, body.old)
        await self._store.write(
            ("update people set password = ? where id = ?", (await self._hash(body.new), person.id))
        )
        await self._again(person.id)

    async def settle(self, person: Person, body: wire.Settings) -> Person:
        """Change what the person wants."""
        page = person.page if body.page is None else msgspec.json.encode(body.page).decode()
        if len(page) > 4096:
            raise trouble(413, "house-too-long")
        email = person.email if body.email is None else clean_email(body.email)
        mail = person.mail_turns if body.mail_turns is None else body.mail_turns
        await self._store.write(
            (
                "update people set email = ?, lang = ?, page = ?, mail_turns = ? where id = ?",
                (email, body.lang or person.lang, page, int(mail), person.id),
            )
        )
        return await self._again(person.id)

    async def delete(self, person: Person) -> None:
        """Forget all about a person; what was played stays, under no name."""
        mine = (person.id,)
        await self._store.write(
            ("delete from people where id = ?", mine),
            ("delete from sessions where person = ?", mine),
            ("delete from mutes where person = ? or muted = ?", (person.id, person.id)),
            ("delete from notes where person = ?", mine),
            ("delete from pushes where person = ?", mine),
            ("delete from ratings where person = ?", mine),
            ("delete from results where person = ?", mine),
            ("delete from sitters where person = ?", mine),
            ("delete from chat where person = ?", mine),
        )
        self._people.pop(person.id, None)
        self._muted.pop(person.id, None)
        for hashed in [h for h, who in self._sessions.items() if who == person.id]:
            del self._sessions[hashed]

    # --- whom they do not hear ------------------------------------------------------------------------

    async def muted(self, person: int) -> frozenset[int]:
        """Whom that person does not hear."""
        known = self._muted.get(person)
        if known is None:
            rows = await self._store.read("select muted from mutes where person = ?", person)
            known = self._muted[person] = frozenset(row[0] for row in rows)
        return known

    async def mute(self, person: int, other: int, on: bool) -> frozenset[int]:
        """Hear somebody no more, or again."""
        known = await self.muted(person)
        if on and len(known) >= 500:
            raise trouble(409, "house-too-many")
        change = (
            "insert into mutes values (?, ?) on conflict do nothing"
            if on
            else ("delete from mutes where person = ? and muted = ?")
        )
        await self._store.write((change, (person, other)))
        self._muted.pop(person, None)
        return await self.muted(person)


def clean_email(email: str) -> str:
    """An e-mail address that looks like one, or nothing."""
    email = email.strip()
    if email and not re.fullmatch(r"[^\s@<>\"',;:\\()\[\]]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]{2,}", email):
        raise trouble(400, "house-email-wrong")
    return email
