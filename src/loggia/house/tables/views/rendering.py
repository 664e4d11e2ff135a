"""Rendering: the messages that tell each viewer of a table its whole state, or what an entry changed in it.

All that a page learns of a match is made here. A viewer is a seat, or -1 for all onlookers: viewers of one seat get the
same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.tables.state import AppliedEntry, TableState
from loggia.house.tables.undo import undoable
from loggia.house.tables.views.delta import (
    Parts,
    encode,
    encoded_each,
    parts_of,
    patch_between,
    splice_between,
    whole,
)
from loggia.house.tables.views.info import Names, clock_face, table_info
from loggia.house.tables.views.lines import lines_for, plain_line
from loggia.house.tables.views.numbering import Numbering
from loggia.kernel import Match
from loggia.kernel.showing import common_view, own_view

FIRST_LINES = 40
"""Lines of the log that a page gets when it opens a table; it asks for earlier ones."""


def choices_of(match: Match, seat: int) -> list[dict[str, Any]]:
    """The choices of a seat that decides now, as they go over the wire."""
    game, state = match.game, match.state
    return [
        {
            "text": move.text(),
            "ids": game.faces.ids(state, seat, move),
            "say": game.faces.describe(state, seat, move).plain(),
            "effect": effect.plain() if (effect := game.faces.effect(state, seat, move)) else None,
            **({"aside": True} if game.faces.aside(state, seat, move) else {}),
            **({"led": True} if game.faces.led(state, seat, move) else {}),
        }
        for move in game.rules.choices(state, seat)
    ]


@dataclass(slots=True)
class Seen:
    """What a viewer sees: the part of the view that is the same for all, the viewer's own part, and what it may do."""

    common: Parts
    own: Parts
    choices: list[bytes] | None
    """Each encoded; None where the viewer does not decide."""
    complete: bool
    undo: wire.Undoable | None


class Renderer:
    """Makes the messages for the viewers of one table; remembers what each kind of viewer saw last."""

    def __init__(self, state: TableState, clock: Callable[[], float]) -> None:
        self.state = state
        self._now = clock
        self._seen: dict[int, Seen] = {}
        self._info: dict[str, Any] = {}

    def forget(self, seat: int) -> None:
        """Nobody looks from there any more."""
        self._seen.pop(seat, None)

    def _common(self) -> tuple[Parts, Collection[int]]:
        """The part of every view that is the same for all, and who decides; nothing before the match has begun."""
        match = self.state.match
        if match is None:
            return {}, ()
        view = common_view(match)
        return parts_of(view), view["deciding"]

    def _look(self, seat: int, common: Parts, deciding: Collection[int]) -> Seen:
        """What a viewer sees and may do now."""
        state, match = self.state, self.state.match
        if match is None:
            return Seen(common, {}, None, True, undoable(state, seat) if seat >= 0 else None)
        own = parts_of(own_view(match, seat if seat >= 0 else None))
        if seat < 0:
            return Seen(common, own, None, True, None)
        choices: list[bytes] | None = None
        complete = True
        if seat in deciding:
            complete = match.game.rules.lists_all(match.state, seat)
            if state.status == "playing" and not state.seats[seat].played_by_bot:
                choices = encoded_each(choices_of(match, seat))
        return Seen(common, own, choices, complete, undoable(state, seat))

    def info(self, names: Names) -> dict[str, Any]:
        """The table's info for everybody, as plain data."""
        made: dict[str, Any] = msgspec.to_builtins(table_info(self.state, names, insider=False))
        return made

    def whole_state(
        self,
        seat: int,
        names: Names,
        insider: bool,
        seen: int,
        chat: list[wire.ChatLine],
        present: list[int],
        orders: list[wire.OrderInfo],
    ) -> bytes:
        """The whole state for a viewer in that seat (-1: an onlooker). From now on `update` says what changed."""
        state, numbering = self.state, self.state.numbering
        now = self._seen[seat] = self._look(seat, *self._common())
        self._info = self.info(names)
        number = state.number_for(seat)
        after = numbering.logged(seat, seen)
        kept = lines_for((line for line in state.recent if line.entry.number > after), seat, numbering)
        kept = kept[-FIRST_LINES:] if seen <= number else []
        return encode(
            {
                "type": "state",
                "table": state.code,
                "number": number,
                "info": table_info(state, names, insider, seat),
                "seat": seat,
                "view": msgspec.Raw(whole({**now.common, **now.own})) if now.own else None,
                "choices": msgspec.Raw(_listed(now.choices)),
                "complete": now.complete,
                "lines": kept,
                "first": kept[0]["number"] if kept else number + 1,
                "chat": chat,
                "clocks": clock_face(state, self._now()),
                "present": present,
                "undo": now.undo,
                "orders": orders,
            }
        )

    def updates(
        self, applied: AppliedEntry, seats: Iterable[int], names: Names, brief: Collection[int] = ()
    ) -> dict[int, bytes]:
        """What an entry changed, for each kind of viewer that looks and is told of it; `brief` are those that
        understand what changed in a list of choices."""
        state, entry = self.state, applied.entry
        changed: dict[str, Any] = {}
        if entry.kind != "move" or state.status == "over" or self._info.get("request"):
            new = self.info(names)
            changed = {name: value for name, value in new.items() if self._info.get(name) != value}
            self._info = new
        clocks = clock_face(state, self._now())
        timed = b',"clocks":' + encode(clocks) if clocks else b""
        shared = _Shared(*self._common(), applied)
        made: dict[int, bytes] = {}
        for seat in seats:
            if seat not in applied.hidden_from:
                line = shared.line(applied, seat, state.numbering)
                head = b'{"type":"update","table":"%b","number":%d,"line":' % (
                    state.code.encode(),
                    state.numbering.shown(seat, entry.number),
                )
                info = self._changed_info(changed, seat)
                made[seat] = b"".join((head, line, info, timed, *self._changes(seat, shared, seat in brief), b"}"))
        return made

    def _changed_info(self, changed: dict[str, Any], seat: int) -> bytes:
        """The fields of the info that changed; numbers in them are the viewer's."""
        if not changed:
            return b""
        request = self.state.request
        if request and changed.get("request"):
            to = self.state.numbering.shown(seat, self.state.number_before(request.count))
            changed = {**changed, "request": {**changed["request"], "to": to}}
        return b',"info":' + encode(changed)

    def _changes(self, seat: int, shared: _Shared, brief: bool) -> list[bytes]:
        """What changed for one kind of viewer, as pieces of the message."""
        was = self._seen.get(seat)
        now = self._seen[seat] = self._look(seat, shared.common, shared.deciding)
        parts: list[bytes] = []
        if was is None or not was.own:
            if now.own:
                parts += (b',"view":', whole({**now.common, **now.own}))
        elif patch := [*shared.patch(was.common), *patch_between(was.own, now.own)]:
            parts += (b',"patch":[', b",".join(patch), b"]")
        if was is None or now.choices != was.choices:
            splice = splice_between(was.choices, now.choices) if brief and was and was.choices and now.choices else None
            parts += (b',"choice_patch":', splice) if splice else (b',"choices":', _listed(now.choices))
        if was is None or now.complete != was.complete:
            parts.append(b',"complete":true' if now.complete else b',"complete":false')
        if was is None or now.undo != was.undo:
            parts += (b',"undo":', encode(now.undo))
        return parts


def _listed(choices: list[bytes] | None) -> bytes:
    return b"null" if choices is None else b"[%b]" % b",".join(choices)


class _Shared:
    """What the viewers of one entry have in common, made once: the public part of the view and the line of the log."""

    def __init__(self, common: Parts, deciding: Collection[int], applied: AppliedEntry) -> None:
        self.common = common
        self.deciding = deciding
        self._public = all(told.only is None and not told.but for told in applied.told)
        self._patches: dict[int, list[bytes]] = {}
        self._lines: dict[int | None, bytes] = {}

    def patch(self, was: Parts) -> list[bytes]:
        """What changed in the public part since a viewer saw it last."""
        found = self._patches.get(id(was))
        if found is None:
            found = self._patches[id(was)] = patch_between(was, self.common)
        return found

    def line(self, applied: AppliedEntry, seat: int, numbering: Numbering) -> bytes:
        """The line of the log, encoded: the same for all who hear the same and count the same."""
        viewer = seat if seat >= 0 else None
        unlike: int | None = None
        if not self._public or numbering.differs_for(seat):
            unlike = viewer if viewer is not None else -1
        line = self._lines.get(unlike)
        if line is None:
            line = self._lines[unlike] = encode(plain_line(applied, viewer, numbering))
        return line


def with_key(message: bytes, key: str) -> bytes:
    """The same message with the key of the one who caused it."""
    return b'{"key":%b,%b' % (encode(key), message[1:])
