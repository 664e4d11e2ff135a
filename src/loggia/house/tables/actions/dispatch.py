"""The way of a request to the action that it names: decode its body, count it, find the table, call the handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from loggia.house import wire
from loggia.house.catalogue import Catalogue
from loggia.house.people.conduct import Conduct
from loggia.house.people.mutes import Blocks, Mutes
from loggia.house.problems import Trouble, trouble
from loggia.house.store import Store
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.broadcast import Broadcast
from loggia.house.tables.journal import Journal
from loggia.house.tables.live_table import LiveTable
from loggia.house.tables.live_tables import LiveTables
from loggia.house.tables.projection import Projections
from loggia.kernel import Proposal, phrase

Handler = Callable[["Actions", LiveTable, Asker, Any], Awaitable[Any]]
Limit = Callable[[str, str], None]
"""Counts a request of a kind by a visitor; `Trouble` 429 if there are too many."""


Forward = Callable[[str, LiveTable, bytes, Asker], Awaitable[Any]]


async def _nobody(what: str, live: LiveTable, body: bytes, asker: Asker) -> Any:
    raise trouble(503, "house-busy")


class Action(NamedTuple):
    """An action: how its body is read, who carries it out, and which rate limit it falls under."""

    body: type
    decoder: msgspec.json.Decoder[Any]
    handler: Handler
    rate: str
    answered_by_update: bool
    """Whether the page that asked is answered by the update that everybody gets, with its key."""


def action(body: type, handler: Handler, rate: str = "act", answered_by_update: bool = False) -> Action:
    """An action with the decoder of its body."""
    return Action(body, msgspec.json.Decoder(body), handler, rate, answered_by_update)


class Actions:
    """All actions, and what their handlers need."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        journal: Journal,
        broadcast: Broadcast,
        projections: Projections,
        mutes: Mutes,
        catalogue: Catalogue,
        limit: Limit,
        clock: Callable[[], float],
        actions: Mapping[str, Action],
        blocks: Blocks,
        conduct: Conduct,
    ) -> None:
        self.store = store
        self.live_tables = live_tables
        self.journal = journal
        self.broadcast = broadcast
        self.projections = projections
        self.mutes = mutes
        self.blocks = blocks
        self.conduct = conduct
        self.catalogue = catalogue
        self.limit = limit
        self.now = clock
        self.all = actions
        self.forward: Forward = _nobody
        """Has another worker carry out an action, where it owns the table."""
        self.wake: Callable[[LiveTable], None] = lambda live: None
        """Called when standing orders have changed."""
        self.turned_down: Callable[[LiveTable, int, Proposal], None] = lambda live, seat, proposal: None
        """Called when a seat has said no to a proposal."""
        self.go_on: Callable[[LiveTable, int], None] = lambda live, seat: None
        """Called when a seat does not want to be waited for."""
        self.hold: Callable[[LiveTable, int], None] = lambda live, seat: None
        """Called when a seat has begun to write something."""

    async def table(self, code: str, asker: Asker) -> LiveTable:
        """The table, if the asker may see it; else it is not there. Guesses are counted."""
        try:
            live = await self.live_tables.get(code)
            if not asker.may_see(live):
                raise trouble(404, "house-no-table")
        except Trouble:
            self.limit("wrong", asker.visitor)
            raise
        return live

    async def finished(self, code: str, asker: Asker) -> LiveTable:
        """The table of a finished match, if the asker may see all of it; hidden things are open there."""
        try:
            live = await self.live_tables.get(code)
        except Trouble:
            self.limit("wrong", asker.visitor)
            raise
        if asker.may_open(live) and live.state.status == "over":
            return live
        live = await self.table(code, asker)
        raise trouble(409, "house-not-over") if live.state.status != "over" else trouble(403, "house-not-shared")

    async def act(self, what: str, code: str, body: bytes | wire.PlayMove, asker: Asker) -> Any:
        """Do something at a table; the answer, or `Trouble`."""
        found = self.all.get(what)
        if found is None:
            raise trouble(404, "house-no-action")
        try:
            wish = body if isinstance(body, wire.PlayMove) else found.decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Trouble(400, phrase("house-malformed", why=str(error)[:200])) from error
        self.limit(found.rate, asker.visitor)
        if asker.person is None:
            raise trouble(401, "house-nobody")
        if isinstance(wish, wire.Join) and wish.invite:
            asker = Asker(asker.person, asker.visitor, wish.invite, asker.page)
        live = await self.table(code, asker)
        if live.epoch < 0:
            sent = body if isinstance(body, bytes) else msgspec.json.encode(body)
            return await self.forward(what, live, sent, asker)
        return await found.handler(self, live, asker, wish)
