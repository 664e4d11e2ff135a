"""The house itself: all its people at their posts, put together in one place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from loggia.house.bots.scheduler import BotScheduler
from loggia.house.bots.workers import BotWorkers
from loggia.house.bus import Bus, InProcessBus
from loggia.house.catalogue import Catalogue
from loggia.house.logs import log
from loggia.house.people.accounts import Accounts, Person
from loggia.house.people.keys import PushKeys, cookie_key
from loggia.house.people.notifications import Notifications
from loggia.house.people.ratings import Ratings
from loggia.house.settings import Settings
from loggia.house.store import NoSnapshots, SnapshotCache, SqliteSnapshots, SqliteStore, Store
from loggia.house.tables.actions import chat, moves, rematch, seats
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.clocks import ClockWatch
from loggia.house.tables.journal import Journal
from loggia.house.tables.live_tables import LiveTables
from loggia.house.tables.snapshot import STAMP
from loggia.house.web.limits import Limiter
from loggia.house.web.sockets.page import Page

ACTIONS = {**seats.ACTIONS, **moves.ACTIONS, **chat.ACTIONS, **rematch.ACTIONS}


class House:
    """One process of the house. `open` before the first request, `close` after the last."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = time.time,
        store: Store | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.settings = settings
        self.now = clock
        self.store: Store = store or SqliteStore(settings.file)
        self.bus: Bus = bus or InProcessBus()
        self.cache: SnapshotCache = (
            SqliteSnapshots(settings.beside(".cache.sqlite3"), STAMP) if settings.snapshots else NoSnapshots()
        )
        self.push_keys = PushKeys(settings.beside(".push.pem")) if settings.push else None
        self.limiter = Limiter(settings.limits, time.monotonic)
        self.catalogue = Catalogue(settings.examples)
        self.accounts = Accounts(self.store, cookie_key(settings.beside(".key")), clock)
        self.live_tables = LiveTables(
            self.store, self.cache, self.catalogue, self.accounts, clock, settings.live_tables
        )
        self.journal = Journal(self.store, self.bus, self.live_tables, self.accounts, clock)
        self.workers = BotWorkers(settings.workers)
        self.actions = Actions(
            self.store,
            self.live_tables,
            self.journal,
            self.accounts,
            self.catalogue,
            self.workers,
            self.limiter,
            clock,
            settings.think,
            ACTIONS,
        )
        self.bots = BotScheduler(self.journal, self.workers, settings.think, settings.courtesy)
        self.ratings = Ratings(self.store, clock)
        self.notifications = Notifications(self.store, self.accounts, settings, self.push_keys, clock)
        self.clocks = ClockWatch(self.store, self.live_tables, self.actions, clock)
        self.pages: set[Page] = set()
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self.actions.wake = self.bots.wake
        self.journal.finish = self.ratings.finish
        self.journal.finish_rated = self.ratings.finish_rated
        self.live_tables.opened = self.journal.listen
        self.journal.after += [self.bots.after, self.notifications.after]

    async def open(self) -> None:
        """Take up work where it was left."""
        if self.settings.eager:
            self.workers.warm()
        woken = await self.clocks.wake_bots()
        self._tasks.append(asyncio.create_task(self.clocks.run()))
        self.ready = True
        log("open", woken=woken, database=self.settings.file.name)

    async def close(self) -> None:
        """Finish what is under way, keep snapshots, and put out the lights."""
        self.ready = False
        for page in list(self.pages):
            page.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.notifications.close()
        for live in self.live_tables.live:
            async with live.lock:
                self.live_tables.keep_snapshot(live, always=live.state.number > live.frozen_at)
        await self.journal.write_lists()
        self.workers.close()
        await self.cache.close()
        await self.store.close()
        log("closed")

    # --- small answers --------------------------------------------------------------------------------

    def address(self, request: HTTPConnection) -> str:
        """Where a request comes from, for rate limits."""
        if self.settings.trust_proxy:
            forwarded = request.headers.get("x-forwarded-for", "")
            if forwarded:
                return forwarded.rsplit(",", 1)[-1].strip()[:60]
        return request.client.host if request.client else "?"

    def secure(self, request: HTTPConnection) -> bool:
        """Whether people reach the house by https."""
        if self.settings.public_url:
            return self.settings.public_url.startswith("https:")
        if self.settings.trust_proxy and request.headers.get("x-forwarded-proto"):
            return request.headers["x-forwarded-proto"] == "https"
        return request.url.scheme in ("https", "wss")

    def same_origin(self, origin: str, host: str) -> bool:
        """Whether a page of that origin is one of ours."""
        if self.settings.public_url:
            public = urlsplit(self.settings.public_url)
            if origin == f"{public.scheme}://{public.netloc}":
                return True
        try:
            return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
        except ValueError:
            return False

    def renamed(self, person: Person) -> None:
        """A guest has become an account: tables in memory learn the name."""
        for live in self.live_tables.live:
            if person.id in live.names:
                live.names[person.id] = (person.name, not person.account)

    def cut_off(self, person: int, cookie: str, but: str = "") -> None:
        """A session is over: close the sockets that it had opened."""
        for page in list(self.pages):
            if page.person == person and page.cookie != but and (not cookie or page.cookie == cookie):
                page.end(4401)
