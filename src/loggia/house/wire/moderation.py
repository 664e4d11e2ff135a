"""Reports, blocks, and the host's desk."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from loggia.house.wire.basic import Number, Say, Wire


class Report(Wire, frozen=True):
    """Ask a host to look at a person, at a line of chat at a table, or at a study."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    person: Number = 0
    table: Annotated[str, Meta(max_length=20)] = ""
    line: Number = 0
    study: Annotated[str, Meta(max_length=40)] = ""


class Block(Wire, frozen=True):
    """Block a person (or no longer): they cannot sit down where I sit or am host, nor I with them; they are muted."""

    on: bool = True


class OneReport(Wire, frozen=True):
    """A report, as hosts see it. `quote` is the line of chat as it was said, or a study's title. Where the house itself
    reports somebody (`person` is 0), `say` is the reason."""

    id: int
    at: float
    person: int
    name: str
    about: int
    about_name: str
    table: str
    line: int
    quote: str
    reason: str
    say: Say | None = None
    study: str = ""
    """The code of the study that it is about."""


class Reports(Wire, frozen=True):
    """Open reports, newest first."""

    reports: list[OneReport]


class HostAct(Wire, frozen=True):
    """An act of a host. `close`: a table by its code. `unsay`: a line by its id. `ban`: a person for so many days
    (0: no longer, -1: for ever). `rename`: a person, to the name in `detail`. `unstudy`: delete a study by its code."""

    act: Literal["close", "unsay", "ban", "rename", "unstudy"]
    about: Annotated[str, Meta(max_length=40)]
    detail: Annotated[str, Meta(max_length=100)] = ""


class AuditLine(Wire, frozen=True):
    """An act that was carried out: by whom (0: from the shell), what, about whom or what, and how it went."""

    id: int
    at: float
    person: int
    name: str
    act: str
    about: str
    detail: str


class Audit(Wire, frozen=True):
    """The last acts of hosts, newest first."""

    acts: list[AuditLine]
