"""Problems: how the house says no. One exception, one status, one phrase."""

from __future__ import annotations

from loggia.house import wire
from loggia.kernel import Phrase, Refused, Said, WrongSetup, phrase


class Trouble(Exception):
    """Something was not done; says why in one phrase, to the one who asked."""

    def __init__(self, status: int, why: Phrase, kind: str = "house", rule: str = "", wait: float = 0.0) -> None:
        super().__init__(why.id)
        self.status = status
        self.why = why
        self.kind = kind
        self.rule = rule
        self.wait = wait

    def problem(self) -> wire.Problem:
        """As it goes over the wire."""
        return wire.Problem(self.why.id, say(self.why), self.kind, self.rule, round(self.wait, 1))


def say(said: Phrase) -> wire.Say:
    """A phrase as it goes over the wire."""
    plain = said.plain()
    return wire.Say(said.id, plain["with"])


def trouble(status: int, message: str, /, **facts: Said) -> Trouble:
    """Short for a `Trouble` with a phrase."""
    return Trouble(status, phrase(message, **facts))


def refused(why: Refused) -> Trouble:
    """A refused move."""
    return Trouble(422 if why.kind != "out-of-date" else 409, why.why, why.kind, why.rule)


def wrong(why: WrongSetup) -> Trouble:
    """An impossible set-up."""
    return Trouble(400, why.why)
