"""Messages of the WebSocket. The field `do` names those from the page, `type` those to the page."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from loggia.house.wire.basic import Key, Number, Pace, Say, ViewData, Wire
from loggia.house.wire.tables import ChatLine, ChoiceInfo, ClockFace, Line, OrderInfo, TableView, Undoable

TableId = Annotated[str, Meta(max_length=40)]

# --- from the page ---------------------------------------------------------------------------------------------------


class Watch(Wire, frozen=True, tag_field="do", tag="watch"):
    """Show me a table. `seen` and `chat` are the last log number and chat id the page has, 0 for none.

    `brief`: updates may say with `choice_patch` what changed in the choices, instead of sending all of them.
    """

    table: TableId
    seen: Number = 0
    chat: Number = 0
    invite: Key = ""
    brief: bool = False
    pace: Pace = "quick"


class Unwatch(Wire, frozen=True, tag_field="do", tag="unwatch"):
    """Show me that table no longer."""

    table: TableId


class Ping(Wire, frozen=True, tag_field="do", tag="ping"):
    """Are you there? `at` comes back as it is."""

    at: float = 0


class Act(Wire, frozen=True, tag_field="do", tag="act"):
    """Do something at a table: `what` is the action's name, `body` its fields, as in `POST /tables/{id}/{what}`."""

    table: TableId
    what: Annotated[str, Meta(max_length=20)]
    body: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"{}"))


class QuickMove(Wire, frozen=True, tag_field="do", tag="move"):
    """Play: the same as an `act` with `move`, in one step."""

    table: TableId
    text: Annotated[str, Meta(max_length=400)]
    seen: Number
    key: Key = ""


FromPage = Watch | Unwatch | Ping | Act | QuickMove
FROM_PAGE = msgspec.json.Decoder(FromPage)

# --- to the page -----------------------------------------------------------------------------------------------------


class Update(Wire, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """What a log entry changed for this viewer. Fields that did not change are left out.

    `patch` is a list of `[path, value]` (set) and `[path]` (delete) for the view, the path a list of keys and
    indices; where it would be longer than the view, `view` is sent instead. `choices` is null when there are none now.
    """

    table: str
    number: int
    line: Line
    key: str = ""
    """On the socket that sent the move: its key. This is the answer."""
    patch: list[list[Any]] = msgspec.field(default_factory=list)
    view: ViewData | None = None
    choices: list[ChoiceInfo] | msgspec.UnsetType | None = msgspec.UNSET
    choice_patch: tuple[int, int, list[ChoiceInfo]] | msgspec.UnsetType = msgspec.UNSET
    """`[at, gone, added]`, for a page that is `brief`: so many choices from `at` on are replaced by these."""
    complete: bool | msgspec.UnsetType = msgspec.UNSET
    info: dict[str, Any] = msgspec.field(default_factory=dict)
    """The fields of TableInfo that changed."""
    seat: int | msgspec.UnsetType = msgspec.UNSET
    clocks: ClockFace | None = None
    undo: Undoable | msgspec.UnsetType | None = msgspec.UNSET
    orders: list[OrderInfo] | msgspec.UnsetType = msgspec.UNSET


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """The answer to what the page asked with that key, where no update says so. `number`: as the asker counts."""

    key: str
    table: str = ""
    number: int = 0
    answer: Any = None


class ActionRefused(Wire, frozen=True, tag_field="type", tag="refused"):
    """What was asked with that key was not done, and why; only its asker hears it."""

    key: str
    table: str
    code: str
    why: Say
    kind: str = "house"
    rule: str = ""
    wait: float = 0


class Chatted(Wire, frozen=True, tag_field="type", tag="chat"):
    """A line of chat."""

    table: str
    line: ChatLine


class Unsaid(Wire, frozen=True, tag_field="type", tag="unsaid"):
    """Lines of chat are gone: one of them, or all of a person."""

    table: str
    line: int = 0
    person: int = 0


class Spoken(Wire, frozen=True, tag_field="type", tag="spoken"):
    """A word of somebody at the table, which is no move: `about` is the piece that it is about, where there is one."""

    table: str
    seat: int
    say: Say
    about: str = ""


class Paused(Wire, frozen=True, tag_field="type", tag="pause"):
    """The bots wait so many seconds for this page's seat, which could gain by speaking; `go-on` ends it."""

    table: str
    seconds: float


class Present(Wire, frozen=True, tag_field="type", tag="present"):
    """Who looks at the table now: ids of people."""

    table: str
    people: list[int]


class HintOption(Wire, frozen=True):
    """A move that the coach offers, ready to be played.

    `price` is what it loses in points against the best (0: the best, or about as good), `cost` the same in words, `why`
    what it does as far as that can be named.
    """

    text: str
    say: Say
    price: float
    cost: Say
    why: Say | None


class Hinted(Wire, frozen=True, tag_field="type", tag="hint"):
    """The coach's advice on the viewer's decision: `text` is the best move; empty where it is better to wait.

    `options` are the best move and up to two alternatives. A hint is kept for as long as the viewer sees the same
    position. Where an earlier one advised another move that is still possible, `before` says which, and `since` what
    has happened in between.
    """

    key: str
    table: str
    number: int
    text: str
    say: Say
    thoughts: dict[str, Any]
    options: list[HintOption]
    before: Say | None
    since: list[Say]


class Note(Wire, frozen=True, tag_field="type", tag="note"):
    """Something the person should know, wherever the page is; the kinds are those of `OneNote`."""

    id: int
    at: float
    kind: str
    table: str
    game: str
    say: Say
    invite: str = ""


class Pong(Wire, frozen=True, tag_field="type", tag="pong"):
    """I am here; `now` is the house's clock."""

    at: float
    now: float


class Cut(Wire, frozen=True, tag_field="type", tag="cut"):
    """The house closes: come back in `wait` seconds and say what you last saw."""

    code: str
    why: Say
    wait: float


ToPage = (
    TableView
    | Update
    | Done
    | ActionRefused
    | Chatted
    | Unsaid
    | Spoken
    | Paused
    | Present
    | Hinted
    | Note
    | Pong
    | Cut
)
