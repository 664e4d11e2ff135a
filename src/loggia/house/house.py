"""The house itself: all its people at their posts, put together in one place."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from loggia.house.bots.scheduler import Driver
from loggia.house.bots.workers import Thinker
from loggia.house.bus import Bus, InProcessBus
from loggia.house.catalogue import Library
from loggia.house.logs import log
from loggia.house.people.accounts import People, Person
from loggia.house.people.keys import PushKeys, cookie_key
from loggia.house.people.notifications import Notifier
from loggia.house.people.ratings import Rater
from loggia.house.settings import Settings
from loggia.house.store import Cache, NoCache, SqliteCache, SqliteStore, Store
from loggia.house.tables.actions import chat, moves, rematch, seats
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.clocks import Timekeeper
from loggia.house.tables.journal import Steward
from loggia.house.tables.live_tables import Keeper
from loggia.house.tables.snapshot import STAMP
from loggia.house.web.limits import Limiter
from loggia.house.web.sockets.page import Page

DOORS = {**seats.DOORS, **moves.DOORS, **chat.DOORS, **rematch.DOORS}


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
        self.cache: Cache = SqliteCache(settings.beside(".cache.sqlite3"), STAMP) if settings.snapshots else NoCache()
        self.push_keys = PushKeys(settings.beside(".push.pem")) if settings.push else None
        self.limiter = Limiter(settings.limits, time.monotonic)
        self.library = Library(settings.examples)
        self.people = People(self.store, cookie_key(settings.beside(".key")), clock)
        self.keeper = Keeper(self.store, self.cache, self.library, self.people, clock, settings.live_tables)
        self.steward = Steward(self.store, self.bus, self.keeper, self.people, clock)
        self.thinker = Thinker(settings.workers)
        self.actions = Actions(
            self.store,
            self.keeper,
            self.steward,
            self.people,
            self.library,
            self.thinker,
            self.limiter,
            clock,
            settings.think,
            DOORS,
        )
        self.driver = Driver(self.steward, self.thinker, settings.think, settings.courtesy)
        self.rater = Rater(self.store, clock)
        self.notifier = Notifier(self.store, self.people, settings, self.push_keys, clock)
        self.timekeeper = Timekeeper(self.store, self.keeper, self.actions, clock)
        self.pages: set[Page] = set()
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []
        self.actions.wake = self.driver.wake
        self.steward.finish = self.rater.finish
        self.steward.finish_rated = self.rater.finish_rated
        self.keeper.opened = self.steward.listen
        self.steward.after += [self.driver.after, self.notifier.after]

    async def open(self) -> None:
        """Take up work where it was left."""
        if self.settings.eager:
            self.thinker.warm()
        woken = await self.timekeeper.wake_bots()
        self._tasks.append(asyncio.create_task(self.timekeeper.run()))
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
        await self.driver.close()
        await self.notifier.close()
        for live in self.keeper.live:
            async with live.lock:
                self.keeper.keep_snapshot(live, always=live.sitting.number > live.frozen_at)
        await self.steward.write_lists()
        self.thinker.close()
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
        for live in self.keeper.live:
            if person.id in live.names:
                live.names[person.id] = (person.name, not person.account)

    def cut_off(self, person: int, cookie: str, but: str = "") -> None:
        """A session is over: close the sockets that it had opened."""
        for page in list(self.pages):
            if page.person == person and page.cookie != but and (not cookie or page.cookie == cookie):
                page.end(4401)
