"""Phrases: what is to be said, without the words; every front end finds the words in its language files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Seat:
    """Stands in a phrase for whoever sits there; the front end knows the name."""

    number: int


@dataclass(frozen=True)
class Phrase:
    """A Fluent message id with its arguments. Nested phrases are rendered first, lists are joined."""

    id: str
    args: tuple[tuple[str, Said], ...] = ()

    def __getitem__(self, name: str) -> Said:
        return dict(self.args)[name]

    def plain(self) -> dict[str, object]:
        """The phrase as JSON data: `{"say": id, "with": {...}}`; a seat is `{"seat": n}`."""
        given: dict[str, object] = dict(self.args)
        for name, value in self.args:
            if type(value) is not int and type(value) is not str:
                given[name] = _plain(value)
        return {"say": self.id, "with": given}


Said: TypeAlias = int | str | Seat | Phrase | tuple["Said", ...]


def _plain(value: Said) -> object:
    if isinstance(value, Phrase):
        return value.plain()
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value


def phrase(message: str, /, **args: Said) -> Phrase:
    """Short for `Phrase(message, ...)`.

    >>> phrase("take-blocks", count=2).plain()
    {'say': 'take-blocks', 'with': {'count': 2}}
    """
    return Phrase(message, tuple(args.items()))
