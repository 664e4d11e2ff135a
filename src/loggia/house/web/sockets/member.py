"""A worker as a member of a club: its lease, the tables that it owns, and pages whose table another worker owns.

The account of how a club works is in docs/architecture.md, *Several workers*. In short:

    own         A table is played by one worker, its owner. Whoever needs a table claims it (`take`); PostgreSQL says
                who owns it. Workers that do not own it read it from its log, for lists and single requests.
    tunnel      A page whose table another worker owns sends its messages through its own worker to the owner, where a
                second `Page` stands for it, and gets back what that one would be sent. So presence, pauses, orders and
                chat are the owner's alone.
    forward     An action over HTTP is carried out by the owner, and its answer handed on.
    beat        Every second a worker renews its lease, looks who else lives, and lets go of what it has lost. Tables of
                dead workers are taken over, a few at a time, so that those who live share them.
    step down   A worker that cannot renew its lease in time, or has lost NATS, plays no more: it lets go of all tables
                and closes all its pages, which reconnect to another. Then it joins again under another number.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import platform
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from loggia.house.club.frames import WorkerFrame
from loggia.house.logs import failed, log
from loggia.house.problems import trouble
from loggia.house.store import WriteFailed
from loggia.house.store.postgres import ownership
from loggia.house.store.postgres.ownership import LEASE
from loggia.house.tables.live_table import LiveTable
from loggia.house.web.sockets.forwarding import act_for
from loggia.house.web.sockets.heir import Heir
from loggia.house.web.sockets.page import Page
from loggia.house.web.sockets.shared import SharedKnowledge
from loggia.house.web.sockets.tunnels import Tunnels

if TYPE_CHECKING:
    from loggia.house.club.jobs import JobQueue
    from loggia.house.club.link import Link
    from loggia.house.house import House

BEAT = 0.8
"""Seconds between two heartbeats."""
REJOIN = 0.5
"""Seconds between two attempts to join."""
MOST_LOCKS = 10_000
"""Locks kept for claims."""
NOT_MINE = b"not mine"
"""The answer of a worker that does not own the table."""
BACK_SOON = 0.3
"""Seconds after which a page whose worker has changed may come back."""


class ClubMember:
    """This process among the others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self.worker = 0
        """Our number; 0 while we are not a member."""
        self.living: list[int] = []
        self.renewed = 0.0
        self.link: Link | None = None
        self.jobs: JobQueue | None = None
        self._taking: dict[int, asyncio.Lock] = {}
        """One claim of a table at a time."""
        self.tunnels = Tunnels(house, self)
        self.shared = SharedKnowledge(house, self)
        self._session: str = getattr(house.store, "session", "")
        self._task: asyncio.Task[None] | None = None
        self._heir = Heir(house)
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- membership -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Join; raises if that cannot be done."""
        await self._join()
        self._task = asyncio.create_task(self._run())

    async def _join(self) -> None:
        """Become a member: first the bus, then the lease, so that nobody is believed to live who cannot be reached."""
        link = await _connect(self._house, self._hear)
        try:
            worker = await ownership.register(self._store, f"{platform.node()}:{os.getpid()}", self._session)
            self.renewed = time.monotonic()
            self.living = await ownership.living(self._store)
            if link is None and self.living != [worker]:
                await ownership.leave(self._store, worker)
                raise RuntimeError("another house has this database open, and there is no bus between them")
            self._house.live_tables.began = await ownership.opened(
                self._store, self._house.now() if self.living == [worker] else None
            )
            if link is not None:
                await self._listen(link, worker)
        except BaseException:
            if link is not None:
                await link.close()
            raise
        self.link, self.worker = link, worker
        log("joined", worker=worker, living=len(self.living))

    async def _listen(self, link: Link, worker: int) -> None:
        from loggia.house.club.jobs import JobQueue

        await link.listen(worker)
        self.jobs = JobQueue(link.client, self._store.identity)
        await self.jobs.open()
        self._house.workers.send_elsewhere(self.jobs.run)
        self._house.reviews.send_elsewhere(self.jobs.run)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if self.worker:
                    await self._beat()
                else:
                    await self._join()
                    self._house.ready = True
            except (WriteFailed, TimeoutError, OSError) as error:
                log("no heartbeat", why=str(error) or type(error).__name__)
            except Exception as error:
                failed("heartbeat failed", error)
            silent = time.monotonic() - self.renewed > LEASE or (self.link is not None and not self.link.connected)
            if self.worker and silent:
                await self._step_down()

    async def _beat(self) -> None:
        asked = time.monotonic()
        late = asked - self.renewed > LEASE
        believed = [(live, live.epoch) for live in self._house.live_tables.all if live.epoch > 0]
        async with asyncio.timeout(LEASE / 2):
            if not await ownership.renew(self._store, self.worker):
                self.renewed = 0.0
                return
            self.renewed = asked
            self.living = await ownership.living(self._store)
            mine = await ownership.owned(self._store, self.worker)
        for live, epoch in believed:  # not those that were claimed while we asked
            if live.epoch == epoch != mine.get(live.id):
                self._lose(live)
        self.tunnels.drop_dead()
        if self.jobs is not None:
            share = -(-self.jobs.workers // max(1, len(self.living)))
            self._house.workers.send_elsewhere(self.jobs.run, share)
        if late:
            log("late", worker=self.worker)
        self._heir.look()

    async def _step_down(self) -> None:
        """Play no more until we are a member again."""
        worker, self.worker = self.worker, 0
        link, self.link = self.link, None
        self.jobs = None
        self._house.workers.send_elsewhere(None)
        self._house.reviews.send_elsewhere(None)
        self._house.ready = False
        self._heir.stop()
        log("stepped down", worker=worker)
        for live in self._house.live_tables.all:
            live.epoch = -1
        for page in list(self._house.pages):
            page.say_goodbye()
        self.tunnels.close()
        if link is not None:
            await link.close()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await ownership.leave(self._store, worker)

    async def close(self) -> None:
        """Leave: our tables are free for others at once, and pages of other workers come back to their new owners."""
        if self._task is not None:
            self._task.cancel()
        self._heir.stop()
        self.tunnels.close()
        worker, self.worker = self.worker, 0
        for live in self._house.live_tables.all:
            live.epoch = -1
        if worker:
            with contextlib.suppress(Exception):
                await ownership.leave(self._store, worker)
        if self.link is not None:
            await self.link.close()

    @property
    def leads(self) -> bool:
        """Whether this worker does what only one of them should: the oldest does."""
        return bool(self.worker) and self.living[:1] == [self.worker]

    # --- owning tables --------------------------------------------------------------------------------

    async def take(self, live: LiveTable) -> None:
        """Own a table if nobody else does, and read what was written meanwhile."""
        self._number()
        async with self._taking.setdefault(live.id, asyncio.Lock()):
            if live.epoch > 0:
                return
            worker = self._number()  # again: we may have left while we waited, and 0 would own the table
            owner, epoch = await ownership.claim(self._store, live.id, worker)
            live.owner = owner
            await self._house.journal.follow(live)
            async with live.lock:  # nobody calls time before what does not count is written
                if worker == self.worker:
                    live.epoch = epoch if owner == worker else -1
                if live.epoch > 0:
                    live.mark_notified()
                    await self._house.live_tables.forgive_closed(live)
        if len(self._taking) > MOST_LOCKS:
            self._taking = {table: lock for table, lock in self._taking.items() if lock.locked()}

    def _number(self) -> int:
        """Our number; `Trouble` 503 while we are not a member."""
        if not self.worker:
            raise trouble(503, "house-busy")
        return self.worker

    def let_go(self, live: LiveTable) -> None:
        """A table leaves the memory."""
        if live.epoch > 0:
            live.epoch = -1
            self._spawn(ownership.release(self._store, self.worker, live.id))

    def _lose(self, live: LiveTable) -> None:
        """Another worker owns a table that was ours: its pages go there."""
        live.epoch = -1
        log("table lost", table=live.code)
        for watcher in live.all_watchers():
            if isinstance(watcher, Page):
                self.tunnels.send_away(watcher)

    def check(self, live: LiveTable) -> None:
        """A write has failed: see whether the table is still ours."""
        if live.epoch > 0:
            self._spawn(self._check(live))

    async def _check(self, live: LiveTable) -> None:
        mine = await ownership.owned(self._store, self.worker)
        if live.epoch > 0 and mine.get(live.id) != live.epoch:
            self._lose(live)

    async def ask_release(self, live: LiveTable) -> None:
        """Have the owner give up a table, for an act that only an owner can do."""
        if self.link is not None and live.owner:
            await self.link.request(live.owner, WorkerFrame("release", table=live.code))

    # --- hearing other workers ------------------------------------------------------------------------

    async def _hear(self, frame: WorkerFrame) -> bytes | None:
        kind = frame.kind
        if kind in ("hear", "say", "gone", "end"):
            self.tunnels.take_frame(frame)
        elif kind == "act":
            return await act_for(self._house, frame)
        elif kind == "release":
            return await self._release(frame.table)
        elif kind == "note" and frame.worker != self.worker:
            return self.shared.hear_note(frame.person, frame.text)
        elif kind == "counts" and frame.worker != self.worker:
            self.shared.hear_counts(frame.text)
        elif kind == "forget" and frame.worker != self.worker:
            self._house.forget(frame.person, frame.about, frame.more)
        elif kind == "anew" and frame.worker != self.worker:
            self._house.forget_person(frame.person)
            self._spawn(self._house.show_anew(frame.person, frame.about))  # type: ignore[arg-type]
        return None

    async def _release(self, table: str) -> bytes:
        live = self._house.live_tables.known(table)
        if live is not None and live.epoch > 0:
            async with live.lock:
                worker = self.worker
                self._lose(live)
                await ownership.release(self._store, worker, live.id)
        return b""

    def tell_forget(self, person: int, cookie: str, but: str) -> None:
        """Sessions have ended or names have changed: no worker may go on with what it remembers."""
        if self.link is not None:
            self.link.send(0, WorkerFrame("forget", 0, 0, person, "", b"", cookie, but))

    def tell_anew(self, person: int, what: str) -> None:
        """A person has another name, is gone, or has muted or blocked somebody."""
        if self.link is not None:
            self.link.send(0, WorkerFrame("anew", person=person, about=what))

    def _spawn(self, job: Any) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _connect(house: House, hear: Callable[[WorkerFrame], Awaitable[bytes | None]]) -> Link | None:
    """A link to the other workers; None where there is no bus."""
    if not house.settings.nats:
        return None
    from loggia.house.club.link import Link

    return await Link.open(house.settings.nats, house.store.identity, hear)
