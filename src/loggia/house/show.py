"""What each viewer is shown: whole states and what changed in them. All that a page learns of a table is made here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from loggia.house import wire
from loggia.house.patch import changes
from loggia.house.problems import say
from loggia.house.sitting import Happened, Sitting
from loggia.kernel import Choice, Match, Phrase, Seat, Told, commitment, phrase

ENCODER = msgspec.json.Encoder()
encode = ENCODER.encode
decode = msgspec.json.Decoder().decode

FIRST_LINES = 40
"""Lines of the log that a page gets when it opens a table; it asks for earlier ones."""

Names = Mapping[int, tuple[str, bool]]
"""People's names, and whether they are guests, by id."""


def plain_choice(choice: Choice) -> dict[str, Any]:
    """A choice as it goes over the wire."""
    effect = choice.effect
    return {
        "text": choice.text,
        "ids": choice.ids,
        "say": choice.say.plain(),
        "effect": effect.plain() if effect else None,
    }


def plain_told(told: Iterable[Told], viewer: int | None) -> list[dict[str, Any]]:
    """The events that reach a viewer, as they go over the wire."""
    return [
        {"event": t.event.plain(), "say": t.event.say().plain(), "ids": t.event.ids()}
        for t in told
        if t.reaches(viewer)
    ]


def sentence(happened: Happened) -> Phrase | None:
    """The words for an entry that is not a move."""
    entry = happened.entry
    if entry.kind in ("move", "start") and happened.told:
        return None
    if entry.seat >= 0:
        return phrase(f"house-line-{entry.kind}", seat=Seat(entry.seat))
    return phrase(f"house-line-{entry.kind}")


def plain_line(happened: Happened, viewer: int | None) -> dict[str, Any]:
    """A line of the log as a viewer may know it."""
    entry, said = happened.entry, sentence(happened)
    heard = plain_told(happened.told, viewer)
    secret = bool(happened.told) and not heard and viewer != entry.seat
    return {
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": -1 if secret else entry.seat,
        "say": said.plain() if said else None,
        "happened": heard,
        "back": happened.back,
    }


def table_info(sitting: Sitting, names: Names, insider: bool) -> wire.TableInfo:
    """What is the same for all who may see the table; the invite only for insiders."""
    setup, over = sitting.setup, sitting.status == "over"
    asked = sitting.asked
    return wire.TableInfo(
        id=sitting.code,
        game=sitting.game.name,
        revision=sitting.game.revision,
        options=setup.options,
        status=sitting.status,
        host=sitting.host,
        seats=seats_info(sitting, names),
        public=sitting.public,
        rated=setup.rated,
        hints=setup.hints,
        clock=setup.clock,
        start=setup.start,
        made=sitting.made,
        commitment=commitment(sitting.seed) if sitting.match else "",
        seed=sitting.seed if over and sitting.match else "",
        result=sitting.result(),
        request=wire.Request(
            asked.seat,
            asked.what,
            sitting.number_before(asked.count),
            sorted(asked.agreed),
            sitting.answers_missing(),
        )
        if asked
        else None,
        next=sitting.next,
        invite=setup.invite if insider else "",
    )


def seats_info(sitting: Sitting, names: Names) -> list[wire.SeatInfo]:
    """Who sits where."""
    found = []
    for place in sitting.places:
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


def clock_face(sitting: Sitting, now: float) -> wire.ClockFace | None:
    """The clocks, where there are any."""
    clock = sitting.clock
    if not clock.rule.counts or sitting.table is None:
        return None
    seats = []
    for seat in range(len(sitting.places)):
        move, reserve = clock.left(seat, now)
        seats.append(wire.SeatClock(round(move, 3), round(reserve, 3), clock.runs(seat)))
    return wire.ClockFace(round(now, 3), seats)


def choices_of(sitting: Sitting, seat: int) -> list[dict[str, Any]] | None:
    """The choices of a seat, None when it decides nothing now."""
    match = sitting.match
    if match is None or seat < 0 or sitting.status != "playing" or seat not in match.deciding:
        return None
    return [plain_choice(choice) for choice in match.faces(seat)]


def lists_all(match: Match | None, seat: int) -> bool:
    """Whether the seat's choices are the whole list."""
    return match is None or seat < 0 or seat not in match.deciding or match.game.lists_all(match.state, seat)


Parts = dict[str, bytes]
"""A view cut into its parts, each encoded: those of the match by name, those of the game's own with a dot before it."""

WORTH_A_LOOK = 160
"""Bytes from which a part that changed is compared piece by piece."""


@dataclass(slots=True)
class Seen:
    """What the pages of one viewer have been shown last."""

    view: Parts
    choices: bytes
    complete: bool
    undo: wire.Undoable | None


def parts_of(view: Mapping[str, Any]) -> Parts:
    """Cut a view into encoded parts."""
    parts = {name: encode(value) for name, value in view.items() if name != "table"}
    for name, value in view["table"].items():
        parts[f".{name}"] = encode(value)
    return parts


def whole(parts: Parts) -> bytes:
    """The encoded view that the parts make."""
    own = b",".join([b'"%b":%b' % (name[1:].encode(), part) for name, part in parts.items() if name[0] == "."])
    others = b"".join([b'"%b":%b,' % (name.encode(), part) for name, part in parts.items() if name[0] != "."])
    return b'{%b"table":{%b}}' % (others, own)


def patch_between(old: Parts, new: Parts) -> bytes:
    """The encoded patch that leads from one view to another; empty if nothing changed."""
    found: list[bytes] = []
    for name, part in new.items():
        was = old.get(name)
        if was == part:
            continue
        path = b'"table","%b"' % name[1:].encode() if name[0] == "." else b'"%b"' % name.encode()
        if was is None or len(part) < WORTH_A_LOOK or len(was) < WORTH_A_LOOK:
            found.append(b"[[%b],%b]" % (path, part))
            continue
        small = b",".join(
            [
                b"[[%b]%b]" % (b",".join([path, *map(encode, deeper)]), b"".join([b"," + encode(v) for v in value]))
                for deeper, *value in changes(decode(was), decode(part))
            ]
        )
        found.append(small if len(small) < len(part) else b"[[%b],%b]" % (path, part))
    for name in old:
        if name not in new:
            found.append(b'[["table","%b"]]' % name[1:].encode() if name[0] == "." else b'[["%b"]]' % name.encode())
    return b",".join(found)


class Show:
    """Makes the messages for the viewers of one table; remembers what each kind of viewer saw last."""

    def __init__(self, sitting: Sitting, clock: Callable[[], float]) -> None:
        self.sitting = sitting
        self._now = clock
        self._seen: dict[int, Seen] = {}
        self._info: dict[str, Any] = {}

    def forget(self, seat: int) -> None:
        """Nobody looks from there any more."""
        self._seen.pop(seat, None)

    def _look(self, seat: int) -> Parts:
        """What a viewer sees now; nothing before the match has begun."""
        match = self.sitting.match
        return parts_of(match.view(seat if seat >= 0 else None)) if match is not None else {}

    def info(self, names: Names) -> dict[str, Any]:
        """The table's info for everybody, as plain data."""
        made: dict[str, Any] = msgspec.to_builtins(table_info(self.sitting, names, insider=False))
        return made

    def state(
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
        sitting = self.sitting
        view = self._look(seat)
        choices = encode(choices_of(sitting, seat))
        complete = lists_all(sitting.match, seat)
        undo = sitting.undoable(seat) if seat >= 0 else None
        self._seen[seat] = Seen(view, choices, complete, undo)
        self._info = self.info(names)
        viewer = seat if seat >= 0 else None
        kept = [line for line in sitting.lines if line.entry.number > seen] if seen <= sitting.number else []
        kept = kept if seen else kept[-FIRST_LINES:]
        return encode(
            {
                "type": "state",
                "table": sitting.code,
                "number": sitting.number,
                "info": table_info(sitting, names, insider),
                "seat": seat,
                "view": msgspec.Raw(whole(view)) if view else None,
                "choices": msgspec.Raw(choices),
                "complete": complete,
                "lines": [plain_line(line, viewer) for line in kept],
                "first": kept[0].entry.number if kept else sitting.number + 1,
                "chat": chat,
                "clocks": clock_face(sitting, self._now()),
                "present": present,
                "undo": undo,
                "orders": orders,
            }
        )

    def updates(self, happened: Happened, seats: Iterable[int], names: Names) -> dict[int, bytes]:
        """What an entry changed, for each kind of viewer that looks."""
        sitting, entry = self.sitting, happened.entry
        info = b""
        if entry.kind != "move" or sitting.status == "over" or self._info.get("request"):
            new = self.info(names)
            changed = {name: value for name, value in new.items() if self._info.get(name) != value}
            self._info = new
            info = b',"info":' + encode(changed) if changed else b""
        clocks = clock_face(sitting, self._now())
        common = info + (b',"clocks":' + encode(clocks) if clocks else b"")
        head = b'{"type":"update","table":"%b","number":%d,"line":' % (sitting.code.encode(), entry.number)
        lines: dict[tuple[bool, ...], bytes] = {}
        made: dict[int, bytes] = {}
        for seat in seats:
            viewer = seat if seat >= 0 else None
            reached = tuple([t.reaches(viewer) for t in happened.told])
            line = lines.get(reached)
            if line is None:
                line = lines[reached] = encode(plain_line(happened, viewer))
            made[seat] = b"".join((head, line, common, *self._changes(seat), b"}"))
        return made

    def _changes(self, seat: int) -> list[bytes]:
        """What changed for one kind of viewer, as pieces of the message."""
        sitting = self.sitting
        was = self._seen.get(seat)
        view = self._look(seat)
        parts: list[bytes] = []
        if was is None or not was.view:
            if view:
                parts += (b',"view":', whole(view))
        elif patch := patch_between(was.view, view):
            parts += (b',"patch":[', patch, b"]")
        choices = encode(choices_of(sitting, seat))
        if was is None or choices != was.choices:
            parts += (b',"choices":', choices)
        complete = lists_all(sitting.match, seat)
        if was is None or complete != was.complete:
            parts.append(b',"complete":true' if complete else b',"complete":false')
        undo = sitting.undoable(seat) if seat >= 0 else None
        if was is None or undo != was.undo:
            parts += (b',"undo":', encode(undo))
        self._seen[seat] = Seen(view, choices, complete, undo)
        return parts


def with_key(message: bytes, key: str) -> bytes:
    """The same message with the key of the one who caused it."""
    return b'{"key":%b,%b' % (encode(key), message[1:])


__all__ = ["Names", "Show", "choices_of", "encode", "plain_line", "say", "table_info", "with_key"]
