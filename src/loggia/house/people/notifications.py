"""The notifier: tells people that it is their turn, in the page, by Web Push, and by e-mail where there is a server."""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
from collections import defaultdict
from collections.abc import Callable, Sequence
from email.message import EmailMessage
from urllib.parse import urlsplit

import msgspec

from loggia.house import wire
from loggia.house.logs import log
from loggia.house.people.accounts import Accounts, Person, said_name
from loggia.house.people.keys import PushKeys
from loggia.house.problems import say, trouble
from loggia.house.settings import Settings
from loggia.house.store import Statement, Store
from loggia.house.tables.live_tables import LiveTable, Watcher
from loggia.house.tables.state import AppliedEntry
from loggia.kernel import Phrase, phrase
from loggia.words import LANGUAGES, MissingWords, Words

KEPT_NOTES = 100
MOST_PUSHES = 10


class Notifications:
    """Knows every page of every person."""

    def __init__(
        self, store: Store, accounts: Accounts, settings: Settings, keys: PushKeys | None, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._settings = settings
        self._keys = keys
        self._now = clock
        self.pages: defaultdict[int, set[Watcher]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what is worth a note -------------------------------------------------------------------------

    def after(self, live: LiveTable, done: Sequence[AppliedEntry]) -> None:
        """Something has become durable at a table: whom does it concern who is not looking?"""
        state = live.state
        waited = {seat for seat in state.awaited if not state.places[seat].played_by_bot}
        fresh, live.notified = waited - live.notified, waited
        kinds = {happened.entry.kind for happened in done}
        if not fresh and kinds == {"move"} and state.status == "playing":
            return
        present = live.present()
        table = phrase(f"game-{state.game.name}")
        for seat, place in enumerate(state.places):
            if not place.person or place.person in present:
                continue
            if state.status == "over" and kinds & {"move", "over"}:
                self._spawn(live, place.person, "over", phrase("house-note-over", game=table))
            elif seat in fresh:
                self._spawn(live, place.person, "turn", phrase("house-note-turn", game=table))
            elif "start" in kinds and len(state.people) > 1:
                self._spawn(live, place.person, "started", phrase("house-note-started", game=table))
            elif "ask" in kinds and seat in state.answers_missing():
                self._spawn(live, place.person, "asked", phrase("house-note-asked", game=table))
            elif "rematch" in kinds:
                self._spawn(live, place.person, "invited", phrase("house-note-invited", game=table))

    def _spawn(self, live: LiveTable, person: int, kind: str, said: Phrase) -> None:
        code = live.state.next if kind == "invited" else live.code
        slow = live.state.slow
        task = asyncio.create_task(self._note(person, kind, code, live.state.game.name, said, slow))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _note(self, person: int, kind: str, table: str, game: str, said: Phrase, slow: bool) -> None:
        now = round(self._now(), 3)
        text = msgspec.json.encode(said.plain()).decode()
        rows = await self._store.write(
            ("delete from notes where person = ? and table_code = ? and kind = ?", (person, table, kind)),
            (
                "insert into notes (person, at, kind, table_code, game, say)"
                " select id, ?, ?, ?, ?, ? from people where id = ? returning id",
                (now, kind, table, game, text, person),
            ),
            (
                "delete from notes where person = ? and id <="
                " (select id from notes where person = ? order by id desc limit 1 offset ?)",
                (person, person, KEPT_NOTES),
            ),
        )
        if not rows[1]:
            return
        note = msgspec.json.encode(wire.Note(rows[1][0][0], now, kind, table, game, say(said)))
        pages = self.pages.get(person)
        for page in tuple(pages or ()):
            page.push(note)
        who = await self._accounts.get(person)
        if who is None or pages:
            return
        await self._push(who, table, said)
        if slow and kind in ("turn", "asked") and who.mail_turns and who.email and self._settings.smtp_host:
            await self._mail(who, table, said)

    # --- notes of a person ----------------------------------------------------------------------------

    async def notes(self, person: int) -> list[wire.OneNote]:
        """The last notes, newest first."""
        rows = await self._store.read(
            "select id, at, kind, table_code, game, say, seen from notes where person = ? order by id desc limit 50",
            person,
        )
        return [
            wire.OneNote(id, at, kind, table, game, msgspec.json.decode(said, type=wire.Say), bool(seen))
            for id, at, kind, table, game, said, seen in rows
        ]

    async def unseen(self, person: int) -> int:
        """How many notes have not been seen."""
        rows = await self._store.read("select count(*) from notes where person = ? and seen = 0", person)
        return int(rows[0][0])

    async def saw(self, person: int) -> None:
        """The person has seen its notes."""
        await self._store.write(("update notes set seen = 1 where person = ?", (person,)))

    # --- Web Push -------------------------------------------------------------------------------------

    async def subscribe(self, person: int, wish: wire.Subscription) -> None:
        """Notify this browser from now on."""
        if self._keys is None:
            raise trouble(409, "house-no-push")
        await asyncio.to_thread(check_endpoint, wish.endpoint)
        statements: list[Statement] = [
            (
                "insert into pushes values (?, ?, ?, ?) on conflict (endpoint) do update set"
                " person = excluded.person, keys = excluded.keys",
                (wish.endpoint, person, msgspec.json.encode(wish.keys).decode(), self._now()),
            ),
            (
                "delete from pushes where person = ? and endpoint not in"
                " (select endpoint from pushes where person = ? order by made desc limit ?)",
                (person, person, MOST_PUSHES),
            ),
        ]
        await self._store.write(*statements)

    async def unsubscribe(self, person: int, endpoint: str) -> None:
        """Notify that browser no more."""
        await self._store.write(("delete from pushes where person = ? and endpoint = ?", (person, endpoint)))

    async def _push(self, who: Person, table: str, said: Phrase) -> None:
        if self._keys is None:
            return
        rows = await self._store.read("select endpoint, keys from pushes where person = ?", who.id)
        if not rows:
            return
        body = msgspec.json.encode(
            {"title": self._settings.name, "body": self._words(who, said), "url": f"/table/{table}"}
        )
        for endpoint, keys in rows:
            status = await asyncio.to_thread(self._push_one, endpoint, msgspec.json.decode(keys), body)
            log("pushed", person=who.id, status=status)
            if status in (404, 410):
                await self.unsubscribe(who.id, endpoint)

    def _push_one(self, endpoint: str, keys: dict[str, str], body: bytes) -> int:
        from pywebpush import WebPushException, webpush

        assert self._keys is not None
        try:
            check_endpoint(endpoint)
            answer = webpush(
                {"endpoint": endpoint, "keys": keys},
                body,
                vapid_private_key=self._keys.private,
                vapid_claims={"sub": self._settings.push_contact},
                ttl=86_400,
                timeout=10,
            )
            return int(getattr(answer, "status_code", 0))
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 0
        except Exception as error:
            log("push failed", why=type(error).__name__)
            return 0

    # --- mail -----------------------------------------------------------------------------------------

    def _words(self, who: Person, said: Phrase) -> str:
        try:
            return Words(who.lang if who.lang in LANGUAGES else "en").say(said)
        except MissingWords:
            return said.id

    async def _mail(self, who: Person, table: str, said: Phrase) -> None:
        settings = self._settings
        mail = EmailMessage()
        mail["Subject"] = f"{settings.name}: {self._words(who, said)}"
        mail["From"] = settings.smtp_from or settings.smtp_user
        mail["To"] = who.email
        base = settings.public_url or f"http://{settings.host}:{settings.port}"
        address = f"{base}/table/{table}"
        body = phrase("house-mail-turn", name=said_name(who.name), what=said, link=address, house=settings.name)
        mail.set_content(self._words(who, body))
        try:
            await asyncio.to_thread(self._send, mail)
            log("mailed", person=who.id)
        except (OSError, smtplib.SMTPException) as error:
            log("mail failed", person=who.id, why=type(error).__name__)

    def _send(self, mail: EmailMessage) -> None:
        settings = self._settings
        kind = smtplib.SMTP_SSL if settings.smtp_port == 465 else smtplib.SMTP
        with kind(settings.smtp_host, settings.smtp_port, timeout=20) as server:
            if settings.smtp_tls and settings.smtp_port != 465:
                server.starttls()
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(mail)

    async def close(self) -> None:
        """Leave off."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def check_endpoint(endpoint: str) -> None:
    """`Trouble` unless it is an https address outside of private networks: nobody sends the house to its own doors."""
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
    if not all(ipaddress.ip_address(str(address).split("%")[0]).is_global for address in found):
        raise trouble(400, "house-push-address")
