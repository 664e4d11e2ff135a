"""The house: all its parts, made and connected in one place."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from loggia.house import wire
from loggia.house.bots.hint import hint_action
from loggia.house.bots.match_reviews import MatchReviews
from loggia.house.bots.reviews import ReviewWorker
from loggia.house.bots.scheduler import BotScheduler
from loggia.house.bots.warnings import Warnings
from loggia.house.bots.workers import BotWorkers
from loggia.house.bus import Bus, InProcessBus
from loggia.house.catalogue import Catalogue
from loggia.house.clock import HouseClock
from loggia.house.limits import Addresses, Limiter
from loggia.house.logs import failed, log
from loggia.house.moderation import Moderation
from loggia.house.people.accounts import Accounts
from loggia.house.people.archive import Archive
from loggia.house.people.conduct import Conduct
from loggia.house.people.exercises import Exercises
from loggia.house.people.friends import Friends
from loggia.house.people.keys import Keep, PushKeys, keep_beside
from loggia.house.people.letters import Letters
from loggia.house.people.mail import Mail
from loggia.house.people.mutes import Blocks, Mutes
from loggia.house.people.notifications import Notifications
from loggia.house.people.play.figures import Figures
from loggia.house.people.play.keeping import keep_review
from loggia.house.people.profiles import Profiles
from loggia.house.people.ratings import Ratings
from loggia.house.people.sessions import Sessions
from loggia.house.settings import Settings
from loggia.house.store import SnapshotCache, Store, WriteFailed, open_snapshots, open_store
from loggia.house.store.queries import tables
from loggia.house.store.queries.people import Person
from loggia.house.studies.desk import Studies
from loggia.house.tables.actions import chat, moves, orders, rematch, seats, sharing, talking, undo
from loggia.house.tables.actions.dispatch import Actions
from loggia.house.tables.broadcast import Broadcast
from loggia.house.tables.clocks import ClockWatch
from loggia.house.tables.journal import Journal
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.live_tables import LiveTables
from loggia.house.tables.lobby import Lobby
from loggia.house.tables.notices import Notices
from loggia.house.tables.openings import Openings
from loggia.house.tables.projection import Projections
from loggia.house.tables.rebuild import check_database
from loggia.house.tables.snapshot import STAMP
from loggia.house.tables.standing_orders import StandingOrders

if TYPE_CHECKING:
    from loggia.house.web.sockets.member import ClubMember

ACTIONS = {
    **seats.ACTIONS,
    **moves.ACTIONS,
    **undo.ACTIONS,
    **orders.ACTIONS,
    **chat.ACTIONS,
    **talking.ACTIONS,
    **rematch.ACTIONS,
    **sharing.ACTIONS,
}
"""All actions but `hint`, which needs the bots' workers."""

Anew: TypeAlias = Literal["name", "lists", "gone"]
"""What has changed about a person: the name, whom they have muted or blocked, or that they are gone for good."""


class SocketPage(Protocol):
    """An open WebSocket."""

    person: int
    cookie: str
    muted: frozenset[int]

    def know(self, person: Person) -> None:
        """Its person has another name."""

    def end(self, code: int) -> None:
        """Close it with that code."""

    def say_goodbye(self) -> None:
        """Tell the page that the house closes, and close it."""


class House:
    """One process of the house. `open` before the first request, `close` after the last."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] | None = None,
        store: Store | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.settings = settings
        self.now = clock = clock or HouseClock()
        self.store: Store = store or open_store(settings)
        self.bus: Bus = bus or InProcessBus()
        self.snapshots: SnapshotCache = open_snapshots(settings, self.store, STAMP)
        self.limiter = Limiter(settings.limits, time.monotonic)
        self.addresses = Addresses()
        self.catalogue = Catalogue(settings.examples)
        self.pages: set[SocketPage] = set()
        self.ready = False
        self.failure: Exception | None = None
        """Why it could not open."""
        self.started = time.monotonic()
        self._tasks: list[asyncio.Task[None]] = []
        self.club: ClubMember | None = None
        """Our part in a house of several workers; None where there is only this one."""
        self._make_people()
        self._make_tables()
        self._make_bots()
        self.moderation = Moderation(self)
        self.journal.on_change += [self.standing_orders.on_change, self.bots.on_change]
        self.journal.on_change += [self.notices.on_change, self.openings.on_change]

    def _make_people(self) -> None:
        settings, store, clock = self.settings, self.store, self.now
        self.accounts = Accounts(store, clock)
        keep: Keep = getattr(store, "keep_secret", None) or keep_beside(settings)
        key = keep("key", secrets.token_bytes(32))
        self.sessions = Sessions(store, self.accounts, key, clock)
        self.mail = Mail(settings)
        self.letters = Letters(store, self.accounts, self.mail, key)
        self.mutes = Mutes(store)
        self.blocks = Blocks(store)
        self.mutes.on_set = self.blocks.on_set = partial(self.tell_anew, what="lists")
        self.ratings = Ratings(store)
        self.profiles = Profiles(store, self.accounts, self.ratings)
        self.figures = Figures(store)
        self.push_keys = PushKeys(keep) if settings.push else None
        self.notifications = Notifications(store, self.accounts, settings, self.push_keys, self.mail, clock)
        self.conduct = Conduct(store, self.notifications, clock)
        self.friends = Friends(store, self.accounts, self.blocks, self.notifications, clock)
        self.archive = Archive(store, self.accounts, clock)
        self.exercises = Exercises(store, clock)

    def _make_tables(self) -> None:
        store, clock = self.store, self.now
        self.live_tables = LiveTables(
            store, self.snapshots, self.catalogue, self.accounts, clock, self.settings.live_tables
        )
        self.broadcast = Broadcast(store, self.bus, self.accounts)
        self.projections = Projections(store, self.ratings, clock)
        self.journal = Journal(
            store, self.bus, self.live_tables, self.accounts, self.broadcast, self.projections, clock
        )
        self.live_tables.on_open = self.journal.listen
        self.live_tables.forgive = self.journal.forgive
        self.workers = BotWorkers(self.settings.workers)
        self.reviews = ReviewWorker()
        self.match_reviews = MatchReviews(self.settings.beside(".reviews"))
        self.match_reviews.on_made = partial(keep_review, store)
        self.warnings = Warnings(store, self.addresses)
        self.studies = Studies(
            self.store, self.accounts, self.blocks, self.catalogue, self.reviews, self.settings.limits, self.now
        )
        self.actions = Actions(
            store,
            self.live_tables,
            self.journal,
            self.broadcast,
            self.projections,
            self.mutes,
            self.catalogue,
            self.limiter.take,
            clock,
            {
                **ACTIONS,
                "invite": sharing.invite_action(self.friends),
                "hint": hint_action(self.workers, self.addresses, self.settings.think),
            },
            self.blocks,
            self.conduct,
        )
        self.actions.wake = self.wake
        self.lobby = Lobby(store, self.live_tables, self.accounts)
        self.clocks = ClockWatch(store, self.actions, clock)
        self.standing_orders = StandingOrders(store, self.journal, self.broadcast)
        self.notices = Notices(self.notifications, self.conduct)
        self.openings = Openings(store)

    def _make_bots(self) -> None:
        settings = self.settings
        self.bots = BotScheduler(
            self.store, self.actions, self.workers, self.addresses, settings.think, settings.courtesy
        )

    @property
    def leads(self) -> bool:
        """Whether this process does what only one of a house should."""
        return self.club is None or self.club.leads

    def wake(self, live: LiveTable) -> None:
        """See whether a table waits for a bot or a standing order."""
        self.standing_orders.wake(live)
        self.bots.wake(live)

    async def open(self) -> None:
        """Take up work where it was left."""
        if self.settings.eager:
            self.workers.warm()
        await self.store.write(tables.forget_damage())
        woken = await self.bots.resume()
        self._tasks.append(asyncio.create_task(self.clocks.run()))
        self._tasks.append(asyncio.create_task(self.moderation.run()))
        if self.settings.check and self.leads:
            self._tasks.append(asyncio.create_task(self._check()))
        self.ready = True
        log("open", woken=woken, database=self.settings.shown_database.rpartition("/")[2])

    async def _check(self) -> None:
        """Look for tables whose log cannot be read, in a process of its own, and note them for lobby and host."""
        try:
            count, found = await self.reviews.run_long(check_database, self.settings.source, False)
            for finding in found:
                log("damaged", logging.ERROR, table=finding.code, why=finding.why)
                if finding.table:
                    await self.store.write(tables.mark_damaged(finding.table, self.now(), finding.why))
            log("checked", tables=count, damaged=len(found))
        except Exception as error:
            failed("not checked", error)

    def say_goodbye(self) -> None:
        """Tell every open page that the house closes, and that it may come back."""
        for page in list(self.pages):
            page.say_goodbye()

    async def close(self) -> None:
        """Finish what is under way, keep snapshots, and end all workers."""
        self.ready = False
        self.journal.closing = True
        self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.standing_orders.close()
        await self.bots.close()
        await self.conduct.close()
        await self.openings.close()
        await self.notifications.close()
        await self.letters.close()
        for live in self.live_tables.all:
            async with live.lock:
                self.live_tables.keep_snapshot(live, always=live.state.number > live.snapshot_number)
        try:
            await self.projections.write_due()
        except WriteFailed as error:
            log("lists not written", why=str(error))
        if self.club is not None:
            await self.club.close()
        self.workers.close()
        self.reviews.close()
        await self.match_reviews.close()
        await self.warnings.close()
        await self.snapshots.close()
        await self.store.close()
        log("closed")

    def rename(self, person: Person) -> None:
        """A guest has become an account: tables in memory learn the name."""
        for live in self.live_tables.all:
            if person.id in live.names:
                live.names[person.id] = (person.name, not person.account)

    async def tell_anew(self, person: int, what: Anew) -> None:
        """Something about a person has changed that workers remember and pages show: here and at other workers."""
        if self.club is not None:
            self.club.tell_anew(person, what)
        await self.show_anew(person, what)

    async def show_anew(self, person: int, what: Anew) -> None:
        """The same, here: whoever is at a table sees another name, or none any more, or no chat of somebody muted."""
        if what == "lists":
            muted = await self.mutes.of(person)
            for page in self.pages:
                if page.person == person:
                    page.muted = muted
            for live in self.live_tables.all:
                for watcher in live.all_watchers():
                    if watcher.person == person:
                        watcher.muted = muted
            return
        found = await self.accounts.get(person)
        for page in self.pages:
            if found is not None and page.person == person:
                page.know(found)
        for live in self.live_tables.all:
            if person in live.names or person in live.present():
                async with live.lock:
                    live.names.pop(person, None)
                    if found is not None:
                        live.names[person] = (found.name, not found.account)
                    await self.broadcast.send_state(live, live.all_watchers())
            if what == "gone":
                self.broadcast.tell_all(live, wire.Unsaid(live.code, person=person))

    def forget_person(self, person: int) -> None:
        """Remember nothing of a person."""
        self.accounts.forget(person)
        self.sessions.forget(person)
        self.mutes.forget(person)
        self.blocks.forget(person)

    def close_sockets(self, person: int, cookie: str, but: str = "") -> None:
        """A session is over: close the sockets that it had opened, here and at other workers."""
        if self.club is not None:
            self.club.tell_forget(person, cookie, but)
        self._close_sockets(person, cookie, but)

    def forget(self, person: int, cookie: str, but: str) -> None:
        """Another worker has ended sessions of a person, or changed something about it: remember nothing of it."""
        self.forget_person(person)
        self._close_sockets(person, cookie, but)

    def _close_sockets(self, person: int, cookie: str, but: str) -> None:
        for page in list(self.pages):
            if page.person == person and page.cookie != but and (not cookie or page.cookie == cookie):
                page.end(4401)
