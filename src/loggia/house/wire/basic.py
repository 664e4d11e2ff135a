"""Types that the others are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from loggia.kernel import MatchView, ResultData

Raw = msgspec.Raw
"""JSON that is already encoded."""

Key = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Level = Annotated[str, Meta(max_length=30)]
GameName = Annotated[str, Meta(max_length=40)]
PauseReason = Literal["", "break", "call", "meal", "rules", "later"]
"""Why a match is paused. Words: `house-pause-REASON`; empty: no reason was given."""
Pace = Literal["instant", "quick", "easy"]
"""How fast bots play."""
ViewData = Annotated[dict[str, Any], Meta(extra={"typescript": MatchView})]
"""A `MatchView`. It is not checked when it is sent: the kernel made it."""
OutcomeData = Annotated[dict[str, Any], Meta(extra={"typescript": ResultData})]
"""A `ResultData`, likewise."""


class Wire(msgspec.Struct, frozen=True, omit_defaults=False, forbid_unknown_fields=False):
    """A message; unknown fields are ignored, so that older pages and newer houses understand each other."""


class Say(Wire, frozen=True):
    """A phrase without its words: a Fluent message id and its arguments.

    An argument is a number, a text, `{"seat": n}`, another phrase, or a list of those.
    """

    say: str
    with_: dict[str, Any] = msgspec.field(name="with", default_factory=dict)


class Problem(Wire, frozen=True):
    """Why something was not done. `why` says it to the person, `code` to programs (it is `why.say`).

    `kind` and `rule` come with refused moves: `not-a-move`, `not-allowed` (with the rule's id) or `out-of-date`.
    `wait` comes with `house-too-fast`: seconds until the next try is worth it.
    """

    code: str
    why: Say
    kind: str = "house"
    rule: str = ""
    wait: float = 0


class Empty(Wire, frozen=True):
    """An empty body: `{}`."""


class Ok(Wire, frozen=True):
    """The answer to a request that needs none."""

    ok: bool = True
