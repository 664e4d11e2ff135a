"""Lines of a table's log as a viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from loggia.house.tables.state import AppliedEntry
from loggia.house.tables.views.numbering import Numbering
from loggia.kernel import Phrase, Seat, Told, phrase


def plain_told(told: Iterable[Told], viewer: int | None) -> list[dict[str, Any]]:
    """The events that reach a viewer, as they go over the wire."""
    return [
        {"event": t.event.plain(), "say": t.event.say().plain(), "ids": t.event.ids()}
        for t in told
        if t.reaches(viewer)
    ]


def sentence(applied: AppliedEntry) -> Phrase | None:
    """The words for an entry that is not a move."""
    entry = applied.entry
    if entry.kind in ("move", "start") and applied.told:
        return None
    if entry.kind == "pause" and entry.text:
        return phrase("house-line-pause-why", seat=Seat(entry.seat), why=phrase(f"house-pause-{entry.text}"))
    if entry.kind in ("ready", "share", "answer") and entry.text != "yes" and entry.seat >= 0:
        return phrase(f"house-line-not-{entry.kind}", seat=Seat(entry.seat))
    if entry.kind == "forgive":
        minutes = max(1, round(abs(float(entry.text)) / 60))
        if entry.seat >= 0:
            return phrase("house-line-forgive-seat", seat=Seat(entry.seat), minutes=minutes)
        if abs(float(entry.text)) < 60:
            return phrase("house-line-forgive-short")
        return phrase("house-line-forgive", minutes=minutes)
    if entry.seat >= 0:
        return phrase(f"house-line-{entry.kind}", seat=Seat(entry.seat))
    return phrase(f"house-line-{entry.kind}")


def plain_line(applied: AppliedEntry, viewer: int | None, numbering: Numbering) -> dict[str, Any]:
    """A line of the log as a viewer may know it, with that viewer's own numbers."""
    entry, said = applied.entry, sentence(applied)
    heard = plain_told(applied.told, viewer)
    secret = bool(applied.told) and not heard and viewer != entry.seat
    who = -1 if viewer is None else viewer
    return {
        "number": numbering.shown(who, entry.number),
        "at": entry.at,
        "kind": entry.kind,
        "seat": -1 if secret else entry.seat,
        "say": said.plain() if said else None,
        "happened": heard,
        "back": numbering.shown(who, applied.back),
    }


def lines_for(entries: Iterable[AppliedEntry], seat: int, numbering: Numbering) -> list[dict[str, Any]]:
    """The lines that a viewer is told of (-1: an onlooker)."""
    viewer = seat if seat >= 0 else None
    return [plain_line(applied, viewer, numbering) for applied in entries if seat not in applied.hidden_from]
