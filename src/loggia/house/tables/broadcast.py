"""Broadcast: sends to the pages that watch a table. What they are sent is made in `views/`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.bus import Bus
from loggia.house.logs import failed
from loggia.house.people.accounts import Accounts
from loggia.house.problems import say
from loggia.house.store import Store
from loggia.house.store.queries import chat
from loggia.house.tables.live_table import LiveTable, Watcher
from loggia.house.tables.state import AppliedEntry
from loggia.house.tables.views.rendering import with_key
from loggia.kernel import Match, Refused
from loggia.table.order_forms import order_words
from loggia.table.orders import Order

CHAT_LINES = 80
"""Chat lines in a table's whole state."""

Messages = dict[int, bytes]
"""The message for each kind of viewer: by seat, -1 for onlookers."""


def _order_info(match: Match | None, seat: int, order: Order) -> wire.OrderInfo:
    """A standing order with its words; one that was left when nothing was checked yet may have none."""
    try:
        words = None if match is None else say(order_words(match, seat, order))
    except Refused:
        words = None
    return wire.OrderInfo(order.kind, order.text, order.least, order.repeat, words)


class Broadcast:
    """Tells watchers what happened, and shows them whole states."""

    def __init__(self, store: Store, bus: Bus, accounts: Accounts) -> None:
        self._store = store
        self._bus = bus
        self._accounts = accounts

    # --- what an entry changed ------------------------------------------------------------------------

    def render(self, live: LiveTable, applied: AppliedEntry) -> Messages:
        """The messages that tell of an entry. Made at once after it was applied, since the next one changes the state;
        a failure costs the watchers this message, not the move."""
        try:
            brief = [seat for seat, watchers in live.watchers.items() if all(w.brief for w in watchers)]
            return live.renderer.updates(applied, list(live.watchers), live.names, brief)
        except Exception as error:
            failed("update not shown", error, table=live.code, number=applied.entry.number)
            return {}

    def tell(self, live: LiveTable, applied: AppliedEntry, messages: Messages, sender: Watcher | None) -> None:
        """Send the messages of an entry; the sender's own has the key of its request and is the answer to it."""
        key = applied.entry.key
        for seat, message in messages.items():
            for watcher in tuple(live.watchers.get(seat, ())):
                watcher.push(with_key(message, key) if watcher is sender and key else message)

    # --- whole states ---------------------------------------------------------------------------------

    async def state(self, live: LiveTable, person: int, seen: int, after_chat: int, muted: frozenset[int]) -> bytes:
        """The whole state for a person. Call with the table's lock."""
        seat = live.state.seat_of(person)
        lines = await self._chat_lines(live, after_chat, muted)
        insider = seat >= 0 or person == live.state.host != 0
        orders = [_order_info(live.state.match, seat, order) for order in live.orders.get(seat, ())]
        return live.renderer.whole_state(seat, live.names, insider, seen, lines, live.present(), orders)

    async def _chat_lines(self, live: LiveTable, after: int, muted: frozenset[int]) -> list[wire.ChatLine]:
        """The last chat lines after an id, without those of muted people."""
        if not live.may_have_chat:
            return []
        rows = await chat.latest(self._store, live.id, after, CHAT_LINES)
        names = await self._accounts.names(row.person for row in rows)
        return [
            wire.ChatLine(row.id, row.at, row.person, names.get(row.person, ("", True))[0], row.seat, row.text)
            for row in rows
            if row.person not in muted
        ]

    async def send_state(self, live: LiveTable, watchers: Iterable[Watcher]) -> None:
        """Send the whole state to pages whose seat has changed, or who may have missed something."""
        for watcher in watchers:
            try:
                state = await self.state(live, watcher.person, 0, 0, watcher.muted)
            except Exception as error:
                failed("state not shown", error, table=live.code)
                continue
            watcher.push(state)

    async def reseat(self, live: LiveTable) -> None:
        """After somebody sat down or stood up: each page looks from where its person sits now."""
        moved = []
        for seat, watchers in list(live.watchers.items()):
            for watcher in tuple(watchers):
                now = live.state.seat_of(watcher.person)
                if now != seat:
                    watchers.discard(watcher)
                    live.watchers.setdefault(now, set()).add(watcher)
                    moved.append(watcher)
            if not watchers:
                live.watchers.pop(seat, None)
                live.renderer.forget(seat)
        await self.send_state(live, moved)

    # --- everything else ------------------------------------------------------------------------------

    def tell_all(self, live: LiveTable, message: Any, speaker: int = 0) -> None:
        """Send the same to all watchers but those who have muted the speaker."""
        encoded = msgspec.json.encode(message)
        for watcher in live.all_watchers():
            if not speaker or speaker not in watcher.muted:
                watcher.push(encoded)

    def say(self, live: LiveTable, message: wire.Chatted | wire.Spoken, speaker: int) -> None:
        """Somebody said something: tell the watchers of the table, on whichever process."""
        said = {"say": msgspec.to_builtins(message), "speaker": speaker, "number": live.state.number}
        self._bus.publish(f"table.{live.code}", said)
