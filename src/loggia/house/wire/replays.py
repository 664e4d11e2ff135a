"""Replays: a match step by step."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import Say, Wire
from loggia.house.wire.tables import Happening


class RecordText(Wire, frozen=True):
    """A record to look at: the content of the file."""

    record: Annotated[str, Meta(min_length=1, max_length=512_000)]


class Frame(Wire, frozen=True):
    """One move. `patch` changes the view of the frame before into this one's, as in an `update`."""

    number: int
    seat: int
    text: str
    say: Say
    happened: list[Happening]
    tally: list[int]
    patch: list[list[Any]]


class Replay(Wire, frozen=True):
    """A finished match (or a record), as one viewer saw it: `viewer` is a seat, or -1 for an onlooker."""

    game: str
    revision: int
    seats: int
    options: dict[str, bool | int | str]
    names: list[str]
    commitment: str
    seed: str
    digest: str
    viewer: int
    opening: list[Happening]
    view: dict[str, Any]
    """The view before the first move."""
    tally: list[int]
    frames: list[Frame]
    result: dict[str, Any] | None
    record: str = msgspec.field(default="")
