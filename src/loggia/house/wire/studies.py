"""Studies: trees of variations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import GameName, Number, OutcomeData, Say, Seat, ViewData, Wire
from loggia.house.wire.tables import ChoiceInfo, Happening

Piece = Annotated[str, Meta(max_length=80)]
StudyAccess = Literal["private", "link", "public"]
"""Who sees a study: its owner; whoever has the link; everybody, and it is listed."""


class NewStudy(Wire, frozen=True):
    """Begin a study: from a record after so many moves (its next ones are the main line), from a study's file, or from
    a fresh set-up of a game."""

    record: Annotated[str, Meta(max_length=512_000)] = ""
    move: Number = 0
    game: GameName = ""
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    title: Annotated[str, Meta(max_length=200)] = ""
    lang: Annotated[str, Meta(max_length=12)] = "en"
    """The language of a visitor who becomes a guest."""


class StudyDrawing(Wire, frozen=True):
    """An arrow from one piece to another; without `to`, a mark."""

    piece: Piece
    to: Piece = ""
    colour: Literal["green", "red", "blue", "yellow"] = "green"


class StudyMove(Wire, frozen=True):
    """A node: the move that leads to it, and what is said of the position after it. Node 0 is the start."""

    id: int
    parent: int
    seat: int
    text: str
    say: Say | None
    dealt: bool
    """Whether what the mover could not know was dealt anew before it."""
    comment: str
    drawn: list[StudyDrawing]
    children: list[int]
    """In order: the first one goes on the main line."""


class StudyView(Wire, frozen=True):
    """A study. Whoever edits says which `version` was seen."""

    study: str
    game: str
    seats: int
    title: str
    access: StudyAccess
    owner: int
    name: str
    """The owner's."""
    mine: bool
    version: int
    start: int
    """How many moves were made before it starts."""
    nodes: list[StudyMove]
    undo: int
    """How many edits can be taken back; 0 for others than the owner."""
    added: int = 0
    """The node that the edit was about."""


class StudyPosition(Wire, frozen=True):
    """The position after a node, seen from a seat (-1: the match is over) with nothing hidden; that seat's choices."""

    node: int
    viewer: int
    view: ViewData
    choices: list[ChoiceInfo] | None
    complete: bool
    happened: list[Happening]
    result: OutcomeData | None


class StudyEdit(Wire, frozen=True):
    """An edit by the owner. `add`: a move after `node` (`anew`: with what its mover cannot know dealt anew before it);
    `comment`, `draw`: about `node`; `promote`, `delete`: its variation; `title`, `access`; `undo`: the last edit."""

    do: Literal["add", "comment", "draw", "promote", "delete", "title", "access", "undo"]
    seen: Number
    node: Number = 0
    seat: Seat = 0
    text: Annotated[str, Meta(max_length=4000)] = ""
    anew: bool = False
    drawn: Annotated[list[StudyDrawing], Meta(max_length=32)] = msgspec.field(default_factory=list)
    access: StudyAccess = "private"


class StudyWonder(Wire, frozen=True):
    """What was pointed at from a seat, and last the piece that cannot be: why?"""

    seat: Seat
    ids: Annotated[list[Piece], Meta(min_length=1, max_length=40)]


class StudyListed(Wire, frozen=True):
    """A study in a list."""

    study: str
    game: str
    title: str
    access: StudyAccess
    owner: int
    name: str
    changed: float


class StudyList(Wire, frozen=True):
    """Studies, the last changed first. `next`: ask for those `before` it; 0: there are no more."""

    studies: list[StudyListed]
    next: float
