"""Replays: a match step by step."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import OutcomeData, Say, ViewData, Wire
from loggia.house.wire.tables import Happening


class RecordText(Wire, frozen=True):
    """A record to look at: the content of the file."""

    record: Annotated[str, Meta(min_length=1, max_length=512_000)]


class Frame(Wire, frozen=True):
    """One move. `patch` changes the view of the frame before into this one's, as in an `update`.

    `turn` and `round` are those to which the position after the move belongs; `standing` is what every seat would
    score if the match had ended then, with nothing hidden.
    """

    number: int
    seat: int
    text: str
    say: Say
    happened: list[Happening]
    tally: list[int]
    standing: list[int]
    turn: int
    round: int
    patch: list[list[Any]]


class Replay(Wire, frozen=True):
    """A finished match (or a record), as one viewer saw it: a seat, -1 for an onlooker, -2 for all hands open.

    `seat` is where the one who asks sat, -1 for nowhere.
    """

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
    view: ViewData
    """The view before the first move."""
    tally: list[int]
    standing: list[int]
    turn: int
    round: int
    frames: list[Frame]
    result: OutcomeData | None
    record: str = msgspec.field(default="")
    seat: int = -1


class Standings(Wire, frozen=True):
    """What every seat would have scored after each move of a finished match, had it ended then."""

    standing: list[list[int]]


class PointFrom(Wire, frozen=True):
    """Some points, their source, and the pieces on the board that they are counted from."""

    source: Say
    points: int
    ids: list[str]


class SeatPointsInfo(Wire, frozen=True):
    """Where a seat's points come from now. `hidden` names what will count too and is kept from the viewer."""

    counted: list[PointFrom]
    if_it_ended: list[PointFrom]
    """What the final scoring would add if the match ended now."""
    hidden: list[Say]


class PointsNow(Wire, frozen=True):
    """Who leads, by source. `expected` is a bot's estimate of the final scores; empty where it is not given."""

    seats: list[SeatPointsInfo]
    expected: list[int]
