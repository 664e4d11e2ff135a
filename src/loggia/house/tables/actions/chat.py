"""Talking: chat at a table, and not hearing somebody."""

from __future__ import annotations

import unicodedata

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.tables.actions.dispatch import Actions, Asker, action
from loggia.house.tables.live_tables import LiveTable

_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")


def clean_text(text: str) -> str:
    """What was said, as plain text: no control characters, no text direction tricks."""
    kept = "".join(" " if c in "\t\r\n" else c for c in text if c in "\t\r\n" or unicodedata.category(c) not in _UNSEEN)
    kept = unicodedata.normalize("NFC", kept).strip()
    if not kept:
        raise trouble(400, "house-nothing-said")
    return kept


async def _chat(self: Actions, live: LiveTable, asker: Asker, wish: wire.Chat) -> wire.Done:
    assert asker.person is not None
    text, now = clean_text(wish.text), round(self.now(), 3)
    seat = live.state.seat_of(asker.id)
    live.chatted = True
    rows = await self.store.write(
        (
            "insert into chat (table_id, at, person, seat, text) values (?, ?, ?, ?, ?) returning id",
            (live.id, now, asker.id, seat, text),
        )
    )
    line = wire.ChatLine(rows[0][0][0], now, asker.id, asker.person.name, seat, text)
    self.journal.say(live, wire.Chatted(live.code, line), asker.id)
    return self.done(live, asker, wish.key, line.id)


async def _mute(self: Actions, live: LiveTable, asker: Asker, wish: wire.Mute) -> wire.Done:
    muted = await self.accounts.mute(asker.id, wish.person, wish.on)
    for watchers in live.watchers.values():
        for watcher in watchers:
            if watcher.person == asker.id:
                watcher.muted = muted
    return self.done(live, asker, wish.key, sorted(muted))


ACTIONS = {"chat": action(wire.Chat, _chat, "chat"), "mute": action(wire.Mute, _mute)}
