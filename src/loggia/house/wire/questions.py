"""What a page asks before it sends a move."""

from __future__ import annotations

from typing import Literal

from loggia.house.wire.basic import Say, Wire


class Why(Wire, frozen=True):
    """Why a piece cannot be pointed at, with the rule that says so; no reason where none is known."""

    why: Say | None
    rule: str = ""


class Final(Wire, frozen=True):
    """Whether a choice could not be freely taken back; null for one that cannot be played now (any more)."""

    final: bool | None


class MistakeWarning(Wire, frozen=True):
    """What to say before a clear mistake; nothing where it is none, or where that could not be found out in time.

    `on` is whether warnings are given at this table to this person.
    """

    on: bool
    say: Say | None = None


class OrderItem(Wire, frozen=True):
    """Something that can be put into a blank: its text in the order, and its words."""

    text: str
    say: Say


class OrderBlank(Wire, frozen=True):
    """A blank in a standing order: one of `items`, or where there are none a number."""

    name: str
    say: Say
    items: list[OrderItem]
    least: int
    most: int
    step: int


class OrderFormInfo(Wire, frozen=True):
    """A standing order to be filled in: `text` has `{name}` for each blank. An `accept` puts its blank into `least`."""

    kind: Literal["play", "pass", "accept"]
    text: str
    say: Say
    blanks: list[OrderBlank]
    often: bool
    """Whether it is usually meant for every time that it fits (`repeat`)."""


class OrderForms(Wire, frozen=True):
    """What I may order now."""

    forms: list[OrderFormInfo]
