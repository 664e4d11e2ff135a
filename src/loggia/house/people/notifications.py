"""Notifications: notes to people in their open pages, by Web Push, and by e-mail."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from loggia.house import wire
from loggia.house.logs import log
from loggia.house.people.accounts import Accounts
from loggia.house.people.keys import PushKeys
from loggia.house.people.mail import Mail
from loggia.house.people.names import said_name
from loggia.house.people.push import WebPush
from loggia.house.problems import say
from loggia.house.settings import Settings
from loggia.house.store import Store, WriteFailed
from loggia.house.store.queries import notes
from loggia.house.store.queries.notes import PhraseRow
from loggia.house.store.queries.people import Person
from loggia.kernel import Phrase, phrase
from loggia.words import LANGUAGES, MissingWords, Words

KEPT_NOTES = 100
"""Notes kept for a person."""
SHOWN_NOTES = 50
"""Notes in a person's list."""


class OpenPage(Protocol):
    """A page that a person has open, whatever it shows."""

    muted: frozenset[int]

    def push(self, message: bytes) -> None:
        """Send; returns at once."""


class Notifications:
    """Keeps notes and delivers them."""

    def __init__(
        self,
        store: Store,
        accounts: Accounts,
        settings: Settings,
        keys: PushKeys | None,
        mail: Mail,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._settings = settings
        self._now = clock
        self.push = WebPush(store, settings, keys, clock)
        self._mail = mail
        self.pages: defaultdict[int, set[OpenPage]] = defaultdict(set)
        """All open pages, by person."""
        self.show_elsewhere: Callable[[int, bytes], Awaitable[bool]] = _nowhere
        """Has other workers show a note; whether the person has a page open at one of them."""
        self._tasks: set[asyncio.Task[None]] = set()

    def notify(self, person: int, kind: str, table: str, game: str, said: Phrase, slow: bool, invite: str = "") -> None:
        """Tell a person something about a table; returns at once. `slow`: nobody need sit at that table all the time,
        so that a mail about a turn makes sense."""
        task = asyncio.create_task(self._deliver(person, kind, table, game, said, slow, invite))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(
        self, person: int, kind: str, table: str, game: str, said: Phrase, slow: bool, invite: str = ""
    ) -> None:
        now = round(self._now(), 3)
        told = say(said)
        stored = PhraseRow(told.say, told.with_)
        try:
            note = await notes.add(self._store, person, now, kind, table, game, stored, KEPT_NOTES, invite)
        except WriteFailed as error:
            log("not notified", logging.WARNING, person=person, table=table, why=str(error))
            return
        if note is None:
            return
        message = msgspec.json.encode(wire.Note(note, now, kind, table, game, told, invite))
        here = bool(self.pages.get(person))
        self.show(person, message)
        elsewhere = await self.show_elsewhere(person, message)
        who = await self._accounts.get(person)
        if who is None or here or elsewhere:
            return
        await self.push.send(who.id, lambda: self._words(who, said), _link(kind, table, invite))
        if slow and kind in ("turn", "asked") and self._mail.wanted_by(who):
            await self._send_mail(who, table, said)

    def show(self, person: int, message: bytes) -> None:
        """Show a note in the open pages of a person that are connected to this worker."""
        for page in tuple(self.pages.get(person, ())):
            page.push(message)

    async def _send_mail(self, who: Person, table: str, said: Phrase) -> None:
        house = self._settings.name
        text = phrase("house-mail-turn", name=said_name(who.name), what=said, link=self._mail.link(table), house=house)
        await self._mail.send(who, self._words(who, said), self._words(who, text))

    @staticmethod
    def _words(who: Person, said: Phrase) -> str:
        """A phrase in the person's language; its id where there are no words for it."""
        try:
            return Words(who.lang if who.lang in LANGUAGES else "en").say(said)
        except MissingWords:
            return said.id

    # --- notes of a person ----------------------------------------------------------------------------

    async def latest(self, person: int, most: int = SHOWN_NOTES) -> list[wire.OneNote]:
        """The last notes, newest first."""
        return [
            wire.OneNote(
                row.id,
                row.at,
                row.kind,
                row.table,
                row.game,
                wire.Say(row.say.say, row.say.with_),
                row.seen,
                row.invite,
            )
            for row in await notes.latest(self._store, person, most)
        ]

    async def unseen(self, person: int) -> int:
        """How many notes have not been seen."""
        return await notes.count_unseen(self._store, person)

    async def warning(self, person: int) -> wire.Say | None:
        """The last warning of the house that the person has not read."""
        found = await notes.unseen_warning(self._store, person)
        return wire.Say(found.say, found.with_) if found else None

    async def mark_seen(self, person: int) -> None:
        """The person has seen its notes."""
        await notes.mark_seen(self._store, person)

    async def close(self) -> None:
        """Stop delivering."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _nowhere(person: int, message: bytes) -> bool:
    """There is no other worker."""
    return False


def _link(kind: str, table: str, invite: str) -> str:
    """The page that a note leads to."""
    if kind == "followed":
        return "/friends"
    return f"/table/{table}?invite={invite}" if invite else f"/table/{table}"
