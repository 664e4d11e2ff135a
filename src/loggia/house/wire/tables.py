"""What a table shows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import OutcomeData, PauseReason, Say, ViewData, Wire
from loggia.house.wire.setup import ClockRule


class SeatInfo(Wire, frozen=True):
    """A seat. `kind`: `open`, `person` or `bot`.

    A person that has resigned or been timed out is still named in `person` while a bot (`level`) plays on.
    """

    kind: Literal["open", "person", "bot"]
    person: int = 0
    name: str = ""
    guest: bool = False
    level: str = ""
    lost: bool = False
    """Resigned or lost on time: last in the ranking, and a bot plays on."""
    away: bool = False
    """A bot plays on until the person comes back (`replace` with kind `me`)."""
    replace: bool = False
    """Anybody may take over this seat (`join`)."""
    ready: bool = False
    """Before the start: its person has said that it may begin."""
    kept: int = 0
    """Of an `open` seat: the only person who may sit down here, named in `name`; 0: anybody."""


class Sharing(Wire, frozen=True):
    """Whether everybody may see a finished match, and what those who sat there say to it, by seat."""

    shared: bool
    agreed: list[int]
    denied: list[int]
    waiting: list[int]
    """Those whose word is missing; nobody where one person played against bots."""


class PausedBy(Wire, frozen=True):
    """Who has paused the match, since when, and why."""

    seat: int
    at: float
    why: PauseReason


class Request(Wire, frozen=True):
    """A request to undo, or at a rated table for a pause, that the table has to answer."""

    seat: int
    what: str
    """`step`, `turn` (a whole turn of the seat), `moves`: back to the seat's first move in the present turn; or
    `pause`."""
    to: int
    """The number it would go back to, as the viewer counts; of no meaning for a pause."""
    agreed: list[int]
    waiting: list[int]
    deals: list[int]
    """The other people's seats whose settled deals would be undone."""
    why: PauseReason = ""
    """Why a pause is asked for."""


class TableInfo(Wire, frozen=True):
    """Everything about a table that is the same for all who may see it."""

    id: str
    game: str
    revision: int
    options: dict[str, bool | int | str]
    status: Literal["waiting", "playing", "paused", "over", "frozen", "damaged"]
    """`frozen`: the rules revision it began with is not installed here; `damaged`: its log cannot be read."""
    host: int
    seats: list[SeatInfo]
    public: bool
    rated: bool
    hints: bool
    clock: ClockRule
    start: Literal["full", "host", "ready"]
    made: float
    commitment: str
    """SHA-256 of the secret seed, from the start of the match on."""
    seed: str
    """Empty until the match is over."""
    result: OutcomeData | None
    """Scores, ranks, winners, points and tie-break, when over. Lost seats rank last in `ranks`."""
    request: Request | None
    next: str
    """The id of the rematch table, once there is one."""
    invite: str
    """The secret of the invite link: given to the host and those who sit, else empty."""
    paused: PausedBy | None = None
    sharing: Sharing | None = None
    """When over."""


class ChoiceInfo(Wire, frozen=True):
    """A legal move: what to send, the pieces that name it, its words, and what it would bring."""

    text: str
    ids: list[str]
    say: Say
    effect: Say | None = None
    aside: bool | msgspec.UnsetType = msgspec.UNSET
    """A power beside the decision, to be offered small with its effect; left out where it is none."""
    led: bool | msgspec.UnsetType = msgspec.UNSET
    """The first piece is pointed at before the others are lit; left out where all are."""


class Happening(Wire, frozen=True):
    """An event as a viewer learns it. `event` is its data: `kind` and the event's own fields."""

    event: dict[str, Any]
    say: Say
    ids: list[str]


class Line(Wire, frozen=True):
    """One entry of the table's log, as a viewer knows it. A move's text is not in it: its events tell what is public.

    `kind`: `join`, `leave`, `ready`, `start`, `move`, `undo`, `ask`, `answer`, `resign`, `lost`, `away`, `replace`,
    `pause`, `resume`, `over`, `hush` (the time of a talk is over), `ask-pause` (at a rated table the others are asked
    for a pause), `forgive` (time that does not count: the house was closed), `imagine` (what the
    seat could not know was dealt anew).
    `back` (only for `undo`): entries after it are taken back.
    """

    number: int
    at: float
    kind: str
    seat: int = -1
    say: Say | None = None
    """The sentence for entries that are not moves."""
    happened: list[Happening] = msgspec.field(default_factory=list)
    back: int = 0


class ChatLine(Wire, frozen=True):
    """Something said at the table: plain text, to be shown as text."""

    id: int
    at: float
    person: int
    name: str
    seat: int
    """-1: an onlooker."""
    text: str


class SeatClock(Wire, frozen=True):
    """Time left to a seat, in seconds: for this decision and in reserve."""

    move: float
    reserve: float
    running: bool


class TalkClock(Wire, frozen=True):
    """A negotiation that the rules give a time: seconds until nothing new may be proposed; `over`: that is so now."""

    left: float
    running: bool
    over: bool


class ClockFace(Wire, frozen=True):
    """All clocks at the moment `now` (seconds of the house's clock, UTC); running ones go on by themselves."""

    now: float
    seats: list[SeatClock]
    talk: TalkClock | None = None


class Undoable(Wire, frozen=True):
    """What this seat could take back: numbers to return to, as it counts, -1 where there is nothing.

    `step` and `turn` are free; `ask_step` and `ask_turn` need the others' consent.
    """

    step: int = -1
    turn: int = -1
    ask_step: int = -1
    ask_turn: int = -1
    whole: bool = False
    """Whether `turn` goes back to the beginning of a turn of this seat, and not only to its first move that can go."""
    ask_whole: bool = False
    """The same for `ask_turn`."""


class OrderInfo(Wire, frozen=True):
    """A standing order. Words and choices are matched by the move's text.

    `play`: play `text` if it is legal when my decision comes, once. `pass`: play `text` (default `pass`) at every
    decision until something happens that concerns me. `accept`: play a choice that begins with `text` (default
    `accept`) as soon as its number is `least` or more. `repeat` keeps a `play` or `accept` order after it was used.
    """

    kind: Literal["play", "pass", "accept"]
    text: Annotated[str, Meta(max_length=200)] = ""
    least: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0
    repeat: bool = False
    say: Say | None = None
    """The order in words, as the house tells it; ignored in what a page sends."""


class TableView(Wire, frozen=True, tag="state", tag_field="type"):
    """All that a viewer may know of a table now."""

    table: str
    number: int
    """The number of the last entry that the viewer was told of: `seen` in what the page sends."""
    info: TableInfo
    seat: int
    """Where the viewer sits, -1 for an onlooker."""
    view: ViewData | None
    """The match as the viewer sees it (`Match.view`), None before the start."""
    choices: list[ChoiceInfo] | None
    """The viewer's choices; None when it decides nothing now."""
    complete: bool
    """Whether `choices` is the whole list; where not, any move may be tried by its text."""
    lines: list[Line]
    """The log after the number given as `seen`, or its end."""
    first: int
    """The number of the first line given: earlier ones are at `GET /tables/{id}/log`."""
    chat: list[ChatLine]
    clocks: ClockFace | None
    present: list[int]
    """Ids of the people whose page shows this table now."""
    undo: Undoable | None
    orders: list[OrderInfo]


class TableSummary(Wire, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: str
    host: int
    seats: list[SeatInfo]
    public: bool
    rated: bool
    clock: ClockRule
    made: float
    changed: float
    deciding: list[int]
    """The seats the match waits for."""
    my_seat: int
    my_turn: bool
    deadline: float
    """When my time is over, 0 without a clock."""


class Tables(Wire, frozen=True):
    """A list of tables."""

    tables: list[TableSummary]


class Mine(Wire, frozen=True):
    """My tables: those where the house waits for me come first."""

    tables: list[TableSummary]
    waiting_for_me: int


class Log(Wire, frozen=True):
    """Earlier lines of a table's log, oldest first."""

    lines: list[Line]
    first: int
