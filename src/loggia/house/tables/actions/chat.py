"""Chat at a table, and muting somebody."""

from __future__ import annotations

import unicodedata

from loggia.house import wire
from loggia.house.problems import trouble
from loggia.house.store.queries import chat
from loggia.house.tables.actions.asker import Asker
from loggia.house.tables.actions.checks import done
from loggia.house.tables.actions.dispatch import Actions, action
from loggia.house.tables.live_table import LiveTable

_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")


def clean_text(text: str) -> str:
    """What was said, as plain text: no control characters, nothing that changes the direction of text."""
    kept = "".join(
        " " if c in "\t\r\n" else c for c in text if c in "\t\r\n" or unicodedata.category(c) not in _INVISIBLE
    )
    kept = unicodedata.normalize("NFC", kept).strip()
    if not kept:
        raise trouble(400, "house-nothing-said")
    return kept


async def _chat(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Chat) -> wire.Done:
    assert asker.person is not None
    text, now = clean_text(wish.text), round(actions.now(), 3)
    seat = live.state.seat_of(asker.id)
    live.may_have_chat = True
    id = await chat.insert(actions.store, live.id, now, asker.id, seat, text)
    line = wire.ChatLine(id, now, asker.id, asker.person.name, seat, text)
    actions.broadcast.say(live, wire.Chatted(live.code, line), asker.id)
    return done(live, asker, wish.key, line.id)


async def _mute(actions: Actions, live: LiveTable, asker: Asker, wish: wire.Mute) -> wire.Done:
    muted = await actions.mutes.set(asker.id, wish.person, wish.on)
    return done(live, asker, wish.key, sorted(muted))


ACTIONS = {"chat": action(wire.Chat, _chat, "chat"), "mute": action(wire.Mute, _mute)}
