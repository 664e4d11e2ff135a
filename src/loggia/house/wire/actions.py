"""What can be done at a table: `POST /tables/{id}/ACTION`, or `{"do": "act", "what": ACTION}`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from loggia.house.wire.basic import Key, Level, Number, Pace, PauseReason, Seat, Wire
from loggia.house.wire.setup import SeatWish
from loggia.house.wire.tables import OrderInfo


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


class Ready(Wire, frozen=True):
    """Before the start: it may begin as far as I am concerned, or not yet."""

    ready: bool = True
    key: Key = ""


class PlayMove(Wire, frozen=True):
    """Play. `seen` is the last number the page knew; `key` is its own id for the request: a retry is harmless."""

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

    why: PauseReason = ""
    key: Key = ""


class Resume(Wire, frozen=True):
    """Go on."""

    key: Key = ""


class Share(Wire, frozen=True):
    """When over: everybody may see this match, as far as I am concerned; or not."""

    allow: bool
    key: Key = ""


class Invite(Wire, frozen=True):
    """Before the start: tell somebody who follows me that a seat is free here."""

    person: Number
    key: Key = ""


class Rematch(Wire, frozen=True):
    """A new table with the same options, seats and onlookers."""

    key: Key = ""


class Chat(Wire, frozen=True):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key = ""


class Refuse(Wire, frozen=True):
    """Say no to a proposal that is for me to take: `about` is the piece that stands for it. Its writer may answer."""

    about: Annotated[str, Meta(min_length=1, max_length=60)]
    key: Key = ""


class GoOn(Wire, frozen=True):
    """The bots need not wait for me now; or (`hold`) they should, since I am writing something."""

    hold: bool = False
    key: Key = ""


class SetPace(Wire, frozen=True):
    """How fast bots play where I look on from my seat; where several people sit, the slowest wish counts."""

    pace: Pace
    key: Key = ""


class Mute(Wire, frozen=True):
    """Mute a person (or no longer), for oneself, at every table."""

    person: Number
    on: bool = True
    key: Key = ""


class Orders(Wire, frozen=True):
    """All my standing orders at this table; an empty list withdraws them."""

    orders: Annotated[list[OrderInfo], Meta(max_length=12)]
    key: Key = ""


class Hint(Wire, frozen=True):
    """What would a bot do here? Where the table allows it."""

    level: Level = ""
    key: Key = ""
