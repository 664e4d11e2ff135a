"""Tables: how they are set, what they show, and what can be done at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import Say, Wire

Key = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Level = Annotated[str, Meta(max_length=30)]
GameName = Annotated[str, Meta(max_length=40)]

# --- setting a table -------------------------------------------------------------------------------------------------


class ClockRule(Wire, frozen=True):
    """How time is counted. `live`: `move` seconds a decision, then the seat's `reserve`; `days`: `move` seconds each.

    At the end of the time a bot plays on (`bot`; the person may come back) or the seat is lost (`lost`).
    """

    kind: Literal["none", "live", "days"] = "none"
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
    start: Literal["full", "host"] = "full"


class PlayNow(Wire, frozen=True):
    """One click: a table against bots that starts at once. A visitor without a session becomes a guest."""

    game: GameName
    seats: Annotated[int, Meta(ge=0, le=16)] = 0
    level: Level = ""
    options: Annotated[dict[str, bool | int | str], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    """Where to sit; -1: by lot."""


# --- what a table shows ----------------------------------------------------------------------------------------------


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


class Request(Wire, frozen=True):
    """A request to undo that the table has to answer."""

    seat: int
    what: str
    to: int
    """The log number it would go back to."""
    agreed: list[int]
    waiting: list[int]


class TableInfo(Wire, frozen=True):
    """Everything about a table that is the same for all who may see it."""

    id: str
    game: str
    revision: int
    options: dict[str, bool | int | str]
    status: Literal["waiting", "playing", "paused", "over", "frozen"]
    """`frozen`: the rules revision it began with is not installed here."""
    host: int
    seats: list[SeatInfo]
    public: bool
    rated: bool
    hints: bool
    clock: ClockRule
    start: Literal["full", "host"]
    made: float
    commitment: str
    """SHA-256 of the secret seed, from the start of the match on."""
    seed: str
    """Empty until the match is over."""
    result: dict[str, Any] | None
    """Scores, ranks, winners, points and tie-break, when over. Lost seats rank last in `ranks`."""
    request: Request | None
    next: str
    """The id of the rematch table, once there is one."""
    invite: str
    """The secret of the invite link: given to the host and those who sit, else empty."""


class Choice(Wire, frozen=True):
    """A legal move: what to send, the pieces that name it, its words, and what it would bring."""

    text: str
    ids: list[str]
    say: Say
    effect: Say | None = None


class Happening(Wire, frozen=True):
    """An event as a viewer learns it. `event` is its data: `kind` and the event's own fields."""

    event: dict[str, Any]
    say: Say
    ids: list[str]


class Line(Wire, frozen=True):
    """One entry of the table's log, as a viewer knows it. A move's text is not in it: its events tell what is public.

    `kind`: `join`, `leave`, `start`, `move`, `undo`, `ask`, `answer`, `resign`, `lost`, `away`, `replace`, `pause`,
    `resume`, `over`. `back` (only for `undo`): entries after that number are taken back.
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


class ClockFace(Wire, frozen=True):
    """All clocks at the moment `now` (seconds of the house's clock, UTC); running ones go on by themselves."""

    now: float
    seats: list[SeatClock]


class Undoable(Wire, frozen=True):
    """What this seat could take back: log numbers to return to, -1 where there is nothing.

    `step` and `turn` are free; `ask_step` and `ask_turn` need the others' consent.
    """

    step: int = -1
    turn: int = -1
    ask_step: int = -1
    ask_turn: int = -1


class Order(Wire, frozen=True):
    """A standing order. Words and choices are matched by the move's text.

    `play`: play `text` if it is legal when my decision comes, once. `pass`: play `text` (default `pass`) at every
    decision until something happens that concerns me. `accept`: play a choice that begins with `text` (default
    `accept`) as soon as its number is `least` or more. `repeat` keeps a `play` or `accept` order after it was used.
    """

    kind: Literal["play", "pass", "accept"]
    text: Annotated[str, Meta(max_length=200)] = ""
    least: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] = 0
    repeat: bool = False


class State(Wire, frozen=True, tag="state", tag_field="type"):
    """All that a viewer may know of a table now."""

    table: str
    number: int
    """The last log number it contains: `seen` in what the page sends."""
    info: TableInfo
    seat: int
    """Where the viewer sits, -1 for an onlooker."""
    view: dict[str, Any] | None
    """The match as the viewer sees it (`Match.view`), None before the start."""
    choices: list[Choice] | None
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
    orders: list[Order]


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


# --- what can be done at a table: POST /tables/{id}/ACTION, or {"do": "act", "what": ACTION} ----------


class Join(Wire, frozen=True):
    """Take a seat: the first open one, or that one."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    invite: Key = ""
    key: Key = ""


class LeaveTable(Wire, frozen=True):
    """Leave the seat before the start; the table closes when its host leaves it."""

    key: Key = ""


class SetSeat(Wire, frozen=True):
    """The host changes a seat before the start: opens it or gives it to a bot."""

    seat: Seat
    to: SeatWish
    key: Key = ""


class Start(Wire, frozen=True):
    """The host starts; open seats are given to bots of the level."""

    level: Level = ""
    key: Key = ""


class Move(Wire, frozen=True):
    """Play. `seen` is the last log number the page knew; `key` is its own id for this try: a retry is harmless."""

    text: Annotated[str, Meta(max_length=400)]
    seen: Number
    key: Key = ""


class Undo(Wire, frozen=True):
    """Take back a step or the whole turn, where that is free."""

    what: Literal["step", "turn"]
    seen: Number
    key: Key = ""


class Ask(Wire, frozen=True):
    """Ask the others to let me take back."""

    what: Literal["step", "turn"]
    seen: Number
    key: Key = ""


class Answer(Wire, frozen=True):
    """Answer the request that is open."""

    yes: bool
    key: Key = ""


class Resign(Wire, frozen=True):
    """Give up: last in the ranking, and a bot plays on."""

    key: Key = ""


class Replace(Wire, frozen=True):
    """Who plays on in a seat. `bot`: a bot in my seat (or, said by the host, in a lost or away one); `open`: anybody
    may take over; `me`: I am back."""

    kind: Literal["bot", "open", "me"]
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    level: Level = ""
    key: Key = ""


class Pause(Wire, frozen=True):
    """Stop the clocks; nothing can be played."""

    key: Key = ""


class Resume(Wire, frozen=True):
    """Go on."""

    key: Key = ""


class Rematch(Wire, frozen=True):
    """A new table with the same options, seats and onlookers."""

    key: Key = ""


class Chat(Wire, frozen=True):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key = ""


class Mute(Wire, frozen=True):
    """Hear a person no more (or again), for oneself, at every table."""

    person: Number
    on: bool = True
    key: Key = ""


class Orders(Wire, frozen=True):
    """All my standing orders at this table; an empty list withdraws them."""

    orders: Annotated[list[Order], Meta(max_length=12)]
    key: Key = ""


class Hint(Wire, frozen=True):
    """What would a bot do here? Where the table allows it."""

    level: Level = ""
    key: Key = ""


class Invited(Wire, frozen=True):
    """The answer to setting a table."""

    table: str
    invite: str


class Muted(Wire, frozen=True):
    """The people that I do not hear."""

    muted: list[int]
