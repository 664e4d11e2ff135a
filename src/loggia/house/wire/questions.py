"""What a page asks before it sends a move."""

from __future__ import annotations

from loggia.house.wire.basic import Say, Wire


class Why(Wire, frozen=True):
    """Why a piece cannot be pointed at, with the rule that says so; no reason where none is known."""

    why: Say | None
    rule: str = ""


class Final(Wire, frozen=True):
    """Whether a choice could not be freely taken back."""

    final: bool
