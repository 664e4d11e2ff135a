"""What each viewer is shown: whole states and what changed in them. All that a page learns of a table is made here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.problems import say
from loggia.house.tables.delta import (
    Parts,
    decode,
    encode,
    encoded_each,
    parts_of,
    patch_between,
    splice_between,
    whole,
)
from loggia.house.tables.numbering import Numbering
from loggia.house.tables.state import AppliedEntry, TableState
from loggia.kernel import Match, Phrase, Seat, Told, commitment, phrase

FIRST_LINES = 40
"""Lines of the log that a page gets when it opens a table; it asks for earlier ones."""

Names = Mapping[int, tuple[str, bool]]
"""People's names, and whether they are guests, by id."""


def plain_told(told: Iterable[Told], viewer: int | None) -> list[dict[str, Any]]:
    """The events that reach a viewer, as they go over the wire."""
    return [
        {"event": t.event.plain(), "say": t.event.say().plain(), "ids": t.event.ids()}
        for t in told
        if t.reaches(viewer)
    ]


def sentence(happened: AppliedEntry) -> Phrase | None:
    """The words for an entry that is not a move."""
    entry = happened.entry
    if entry.kind in ("move", "start") and happened.told:
        return None
    if entry.seat >= 0:
        return phrase(f"house-line-{entry.kind}", seat=Seat(entry.seat))
    return phrase(f"house-line-{entry.kind}")


def plain_line(happened: AppliedEntry, viewer: int | None, numbering: Numbering) -> dict[str, Any]:
    """A line of the log as a viewer may know it, with that viewer's own numbers."""
    entry, said = happened.entry, sentence(happened)
    heard = plain_told(happened.told, viewer)
    secret = bool(happened.told) and not heard and viewer != entry.seat
    who = -1 if viewer is None else viewer
    return {
        "number": numbering.told(who, entry.number),
        "at": entry.at,
        "kind": entry.kind,
        "seat": -1 if secret else entry.seat,
        "say": said.plain() if said else None,
        "happened": heard,
        "back": numbering.told(who, happened.back),
    }


def lines_for(lines: Iterable[AppliedEntry], seat: int, numbering: Numbering) -> list[dict[str, Any]]:
    """The lines that a viewer is told of (-1: an onlooker)."""
    viewer = seat if seat >= 0 else None
    return [plain_line(line, viewer, numbering) for line in lines if seat not in line.unheard]


def table_info(state: TableState, names: Names, insider: bool, viewer: int = -1) -> wire.TableInfo:
    """What is the same for all who may see the table; the invite only for insiders, numbers as the viewer counts."""
    setup, over = state.setup, state.status == "over"
    asked = state.asked
    return wire.TableInfo(
        id=state.code,
        game=state.game.name,
        revision=state.game.revision,
        options=setup.options,
        status=state.status,
        host=state.host,
        seats=seats_info(state, names),
        public=state.public,
        rated=setup.rated,
        hints=setup.hints,
        clock=setup.clock,
        start=setup.start,
        made=state.made,
        commitment=commitment(state.seed) if state.match else "",
        seed=state.seed if over and state.match else "",
        result=state.result(),
        request=wire.Request(
            asked.seat,
            asked.what,
            state.numbering.told(viewer, state.number_before(asked.count)),
            sorted(asked.agreed),
            state.answers_missing(),
        )
        if asked
        else None,
        next=state.next,
        invite=setup.invite if insider else "",
    )


def seats_info(state: TableState, names: Names) -> list[wire.SeatInfo]:
    """Who sits where."""
    found = []
    for place in state.places:
        name, guest = names.get(place.person, ("", False))
        found.append(
            wire.SeatInfo(
                "person" if place.person else "bot" if place.level else "open",
                place.person,
                name,
                guest,
                place.level,
                place.lost,
                place.away,
                place.replace,
            )
        )
    return found


def clock_face(state: TableState, now: float) -> wire.ClockFace | None:
    """The clocks, where there are any."""
    clock = state.clock
    if not clock.rule.counts or state.table is None:
        return None
    seats = []
    for seat in range(len(state.places)):
        move, reserve = clock.left(seat, now)
        seats.append(wire.SeatClock(round(move, 3), round(reserve, 3), clock.runs(seat)))
    talk = clock.talk and wire.TalkClock(round(clock.talk_left(now), 3), clock.stopped is None, clock.talk.over)
    return wire.ClockFace(round(now, 3), seats, talk)


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
        view = match.common_view()
        return parts_of(view), view["deciding"]

    def _look(self, seat: int, common: Parts, deciding: Collection[int]) -> Seen:
        """What a viewer sees and may do now."""
        state, match = self.state, self.state.match
        if match is None:
            return Seen(common, {}, None, True, state.undoable(seat) if seat >= 0 else None)
        own = parts_of(match.own_view(seat if seat >= 0 else None))
        if seat < 0:
            return Seen(common, own, None, True, None)
        choices: list[bytes] | None = None
        complete = True
        if seat in deciding:
            complete = match.game.rules.lists_all(match.state, seat)
            if state.status == "playing" and not state.places[seat].played_by_bot:
                choices = encoded_each(choices_of(match, seat))
        return Seen(common, own, choices, complete, state.undoable(seat))

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
        orders: list[wire.Order],
    ) -> bytes:
        """The whole state for a viewer in that seat (-1: an onlooker). From now on `update` says what changed."""
        state, numbering = self.state, self.state.numbering
        now = self._seen[seat] = self._look(seat, *self._common())
        self._info = self.info(names)
        number = state.told(seat)
        after = numbering.logged(seat, seen)
        kept = lines_for((line for line in state.lines if line.entry.number > after), seat, numbering)
        kept = (kept if seen else kept[-FIRST_LINES:]) if seen <= number else []
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
        self, happened: AppliedEntry, seats: Iterable[int], names: Names, brief: Collection[int] = ()
    ) -> dict[int, bytes]:
        """What an entry changed, for each kind of viewer that looks and is told of it; `brief` are those that
        understand what changed in a list of choices."""
        state, entry = self.state, happened.entry
        changed: dict[str, Any] = {}
        if entry.kind != "move" or state.status == "over" or self._info.get("request"):
            new = self.info(names)
            changed = {name: value for name, value in new.items() if self._info.get(name) != value}
            self._info = new
        clocks = clock_face(state, self._now())
        timed = b',"clocks":' + encode(clocks) if clocks else b""
        shared = _Shared(*self._common(), happened)
        made: dict[int, bytes] = {}
        for seat in seats:
            if seat not in happened.unheard:
                line = shared.line(happened, seat, state.numbering)
                head = b'{"type":"update","table":"%b","number":%d,"line":' % (
                    state.code.encode(),
                    state.numbering.told(seat, entry.number),
                )
                info = self._changed_info(changed, seat)
                made[seat] = b"".join((head, line, info, timed, *self._changes(seat, shared, seat in brief), b"}"))
        return made

    def _changed_info(self, changed: dict[str, Any], seat: int) -> bytes:
        """The fields of the info that changed; numbers in them are the viewer's."""
        if not changed:
            return b""
        asked = self.state.asked
        if asked and changed.get("request"):
            to = self.state.numbering.told(seat, self.state.number_before(asked.count))
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

    def __init__(self, common: Parts, deciding: Collection[int], happened: AppliedEntry) -> None:
        self.common = common
        self.deciding = deciding
        self._public = all(told.only is None and not told.but for told in happened.told)
        self._patches: dict[int, list[bytes]] = {}
        self._lines: dict[int | None, bytes] = {}

    def patch(self, was: Parts) -> list[bytes]:
        """What changed in the public part since a viewer saw it last."""
        found = self._patches.get(id(was))
        if found is None:
            found = self._patches[id(was)] = patch_between(was, self.common)
        return found

    def line(self, happened: AppliedEntry, seat: int, numbering: Numbering) -> bytes:
        """The line of the log, encoded: the same for all who hear the same and count the same."""
        viewer = seat if seat >= 0 else None
        unlike: int | None = None
        if not self._public or numbering.keeps_something_from(seat):
            unlike = viewer if viewer is not None else -1
        line = self._lines.get(unlike)
        if line is None:
            line = self._lines[unlike] = encode(plain_line(happened, viewer, numbering))
        return line


def with_key(message: bytes, key: str) -> bytes:
    """The same message with the key of the one who caused it."""
    return b'{"key":%b,%b' % (encode(key), message[1:])


__all__ = ["Names", "Renderer", "decode", "encode", "lines_for", "plain_line", "say", "table_info", "with_key"]
