"""Problems: the one exception for everything that is refused, with its HTTP status and the phrase that says why."""

from __future__ import annotations

from loggia.house import wire
from loggia.kernel import Phrase, Refused, Said, WrongSetup, phrase


class Trouble(Exception):
    """A request was refused. `why` is told to whoever asked; `kind` and `rule` are those of a refused move."""

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
    """A `Trouble` with a phrase made from a message id and its facts."""
    return Trouble(status, phrase(message, **facts))


def refused(why: Refused) -> Trouble:
    """The `Trouble` for a move that the rules refuse."""
    return Trouble(422 if why.kind != "out-of-date" else 409, why.why, why.kind, why.rule)


def wrong(why: WrongSetup) -> Trouble:
    """The `Trouble` for a set-up that the game does not allow."""
    return Trouble(400, why.why)
