"""Refusals: the three ways to say no to a move, and the one way to say no to a set-up."""

from __future__ import annotations

from typing import ClassVar

from loggia.kernel.phrase import Phrase, Said, phrase


class Refused(Exception):
    """A move that was not played; nothing has changed."""

    kind: ClassVar[str] = "refused"

    def __init__(self, why: Phrase, rule: str = "") -> None:
        super().__init__(why, rule)
        self.why = why
        self.rule = rule

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.why.args)
        return f"{self.rule + ': ' if self.rule else ''}{self.why.id}{f' ({facts})' if facts else ''}"

    def plain(self) -> dict[str, object]:
        """The refusal as JSON data."""
        return {"kind": self.kind, "rule": self.rule, "why": self.why.plain()}


class NotAMove(Refused):
    """The words or the number are not a move of this game at all."""

    kind: ClassVar[str] = "not-a-move"


class NotAllowed(Refused):
    """A move of this game that a rule forbids here and now."""

    kind: ClassVar[str] = "not-allowed"


class OutOfDate(Refused):
    """The mover had not seen the latest state of the match."""

    kind: ClassVar[str] = "out-of-date"


def not_allowed(rule: str, message: str, /, **facts: Said) -> NotAllowed:
    """Short for a `NotAllowed` with the rule's id and the facts of the case."""
    return NotAllowed(phrase(message, **facts), rule)


class WrongSetup(ValueError):
    """An impossible seat count, option or data file; says which in one phrase."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.why.args)
        return f"{self.why.id}{f' ({facts})' if facts else ''}"


def wrong_setup(message: str, /, **facts: Said) -> WrongSetup:
    """Short for a `WrongSetup` with a phrase."""
    return WrongSetup(phrase(message, **facts))
