"""Pages whose table another worker owns: their messages go to the owner, where another page stands for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from loggia.house.club.frames import WorkerFrame
from loggia.house.logs import failed
from loggia.house.tables.live_table import LiveTable
from loggia.house.web.sockets.forwarding import is_ours
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
            self.end_shadow(key)  # should its worker have joined just now, it is told

    def close(self) -> None:
        """Send everybody away who is connected to another worker."""
        for key in list(self._shadows):
            self.end_shadow(key)

    # --- hearing --------------------------------------------------------------------------------------

    def take_frame(self, frame: WorkerFrame) -> None:
        """Something about a page."""
        page = self._pages.get(frame.page)
        if frame.kind == "hear":
            self._hear_page(frame)
        elif frame.kind == "gone":
            shadow = self._shadows.pop((frame.worker, frame.page), None)
            if shadow is not None:
                shadow.gone()
        elif page is not None and frame.kind == "say":
            page.push(frame.text)
        elif page is not None:
            page.come_back(BACK_SOON)

    def _hear_page(self, frame: WorkerFrame) -> None:
        key = (frame.worker, frame.page)
        shadow = self._shadows.get(key)
        if shadow is None:
            shadow = self._shadows[key] = _Shadow(self, self._house, frame)
        shadow.hear(frame.table, frame.text)

    def answer_page(self, worker: int, page: int, message: bytes) -> bool:
        """Send what a page is told to the worker that has it."""
        if self._member.link is not None:
            self._member.link.send(worker, WorkerFrame("say", page=page, text=message))
        return True

    def send_away(self, page: Page) -> None:
        """Have a page come back, to whoever owns its table now."""
        for key, shadow in list(self._shadows.items()):
            if shadow.page is page:
                self.end_shadow(key)
                return
        page.come_back(BACK_SOON)

    def end_shadow(self, key: tuple[int, int]) -> None:
        """A page of another worker has nothing to look for here any more."""
        self._end(*key)
        shadow = self._shadows.pop(key, None)
        if shadow is not None:
            shadow.gone()


class _Shadow:
    """Stands at the owner for a page that is connected to another worker: hears its messages in order."""

    def __init__(self, tunnels: Tunnels, house: House, frame: WorkerFrame) -> None:
        self.page: Page | None = None
        self._tunnels = tunnels
        self._house = house
        self._key = frame.worker, frame.page
        self._person = frame.person
        self._visitor = frame.about
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._busy = False
        self._task = asyncio.create_task(self._run())

    def hear(self, table: str, text: bytes) -> None:
        """A message of the page."""
        if self.page is not None and not self._busy and self._waiting.empty() and self.page.hear_now(text.decode()):
            return
        self._waiting.put_nowait((table, text))

    async def _run(self) -> None:
        try:
            page = self.page = await self._made()
            while True:
                table, text = await self._waiting.get()
                self._busy = True
                if not await is_ours(self._house, table):
                    break
                await page.hear(text.decode())
                self._busy = False
        except Exception as error:
            failed("page not heard", error)
        self._tunnels.end_shadow(self._key)

    async def _made(self) -> Page:
        person = await self._house.accounts.get(self._person) if self._person else None
        muted = await self._house.mutes.of(self._person) if person else frozenset[int]()
        page = Page(self._house, person, muted, "", self._visitor)
        page.send_now = lambda message: self._tunnels.answer_page(*self._key, message)
        page.send_away = lambda: self._tunnels.end_shadow(self._key)
        return page

    def gone(self) -> None:
        """The page is closed."""
        self._task.cancel()
        if self.page is not None:
            self.page.gone()
