"""Pages whose table another worker owns: their messages go to the owner, where another page stands for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from loggia.house.club.frames import WorkerFrame
from loggia.house.tables.live_table import LiveTable
from loggia.house.web.sockets.page import Page

if TYPE_CHECKING:
    from loggia.house.house import House
    from loggia.house.web.sockets.member import ClubMember

BACK_SOON = 0.3
"""Seconds after which a page whose worker has changed may come back."""


class Tunnels:
    """Both ends: our pages whose tables others own, and the pages of others at tables of ours."""

    def __init__(self, house: House, member: ClubMember) -> None:
        self._house = house
        self._member = member
        self._shadows: dict[tuple[int, int], _Shadow] = {}
        """By worker and number: what stands here for a page of another worker."""
        self._pages: dict[int, Page] = {}
        """Pages of ours that have a tunnel, by their numbers."""
        self._last_page = 0

    def open_tunnel(self, page: Page, live: LiveTable, text: bytes) -> None:
        """From now on the messages of a page about a table go to its owner."""
        if not page.number:
            self._last_page += 1
            page.number = self._last_page
            self._pages[page.number] = page
        page.tunnels[live.code] = live.owner
        self.tunnel(page, live.code, text)

    def tunnel(self, page: Page, table: str, text: bytes) -> None:
        """Send a message of a page to the owner of a table."""
        if self._member.link is None:
            page.come_back(BACK_SOON)
            return
        frame = WorkerFrame("hear", 0, page.number, page.person, table, text, page.visitor)
        self._member.link.send(page.tunnels[table], frame)

    def gone(self, page: Page) -> None:
        """A page is closed."""
        self._pages.pop(page.number, None)
        for owner in set(page.tunnels.values()):
            if self._member.link is not None:
                self._member.link.send(owner, WorkerFrame("gone", page=page.number))

    def _end(self, worker: int, page: int) -> None:
        if self._member.link is not None:
            self._member.link.send(worker, WorkerFrame("end", page=page))

    def drop_dead(self) -> None:
        """Pages whose owner is dead reconnect; pages of dead workers are gone."""
        for page in list(self._pages.values()):
            if any(owner not in self._member.living for owner in page.tunnels.values()):
                page.come_back(BACK_SOON)
        for key in [key for key in self._shadows if key[0] not in self._member.living]:
            self._shadows.pop(key).gone()

    def close(self) -> None:
        """Send everybody away who is connected to another worker."""
        for (worker, page), shadow in list(self._shadows.items()):
            self._end(worker, page)
            shadow.gone()
        self._shadows.clear()

    # --- hearing --------------------------------------------------------------------------------------

    async def take_frame(self, frame: WorkerFrame) -> None:
        """Something about a page."""
        page = self._pages.get(frame.page)
        if frame.kind == "hear":
            await self._hear_page(frame)
        elif frame.kind == "gone":
            shadow = self._shadows.pop((frame.worker, frame.page), None)
            if shadow is not None:
                shadow.gone()
        elif page is not None and frame.kind == "say":
            page.push(frame.text)
        elif page is not None:
            page.come_back(BACK_SOON)

    async def _hear_page(self, frame: WorkerFrame) -> None:
        key = (frame.worker, frame.page)
        live = self._house.live_tables.known(frame.table)
        if live is None or live.epoch <= 0:
            self._end(*key)
            return
        shadow = self._shadows.get(key)
        if shadow is None:
            person = await self._house.accounts.get(frame.person) if frame.person else None
            muted = await self._house.mutes.of(frame.person) if person else frozenset[int]()
            shadow = self._shadows.setdefault(key, _Shadow(self, frame, Page(
                self._house, person, muted, "", frame.about
            )))  # fmt: skip
        shadow.hear(frame.text)

    def answer_page(self, worker: int, page: int, message: bytes) -> bool:
        """Send what a page is told to the worker that has it."""
        if self._member.link is not None:
            self._member.link.send(worker, WorkerFrame("say", page=page, text=message))
        return True

    def send_away(self, page: Page) -> None:
        """Have a page come back, to whoever owns its table now."""
        for (worker, number), shadow in list(self._shadows.items()):
            if shadow.page is page:
                self._end(worker, number)
                shadow.gone()
                del self._shadows[worker, number]
                return
        page.come_back(BACK_SOON)


class _Shadow:
    """Stands at the owner for a page that is connected to another worker: hears its messages in order."""

    def __init__(self, tunnels: Tunnels, frame: WorkerFrame, page: Page) -> None:
        self.page = page
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        worker, number = frame.worker, frame.page
        page.send_now = lambda message: tunnels.answer_page(worker, number, message)
        self._busy = False
        self._task = asyncio.create_task(self._run())

    def hear(self, text: bytes) -> None:
        """A message of the page."""
        if not self._busy and self._waiting.empty() and self.page.hear_now(text.decode()):
            return
        self._waiting.put_nowait(text)

    async def _run(self) -> None:
        while True:
            text = await self._waiting.get()
            self._busy = True
            await self.page.hear(text.decode())
            self._busy = False

    def gone(self) -> None:
        """The page is closed."""
        self._task.cancel()
        self.page.gone()
