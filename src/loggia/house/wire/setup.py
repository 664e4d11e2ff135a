"""Setting a table up."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import GameName, Level, Wire


class ClockRule(Wire, frozen=True):
    """How time is counted. `live`: `move` seconds a decision, then the seat's `reserve`; `days`: `move` seconds each.

    `rules`: live, with the seconds and the reserve that the game's rules say (where `GameInfo.timed`).
    At the end of the time a bot plays on (`bot`; the person may come back) or the seat is lost (`lost`).
    """

    kind: Literal["none", "live", "days", "rules"] = "none"
    move: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    reserve: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["bot", "lost"] = "bot"


class SeatWish(Wire, frozen=True):
    """Who is to sit there: `me`, anybody (`open`), or a `bot` of a level."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Level = ""


class NewTable(Wire, frozen=True):
    """Set a table. The seats are taken in the given order; without `me` among them the host only looks on."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    public: bool = True
    rated: bool = False
    hints: bool = True
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    start: Literal["full", "host", "ready"] = "full"
    """When it begins: with the last seat taken, when the host says so, or when all seats are taken and ready."""


class PlayNow(Wire, frozen=True):
    """One click: a table against bots that starts at once. A visitor without a session becomes a guest."""

    game: GameName
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    level: Level = ""
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    """Where to sit; -1: by lot."""
    lang: Annotated[str, Meta(max_length=12)] = "en"
    """The language of a visitor who becomes a guest."""
