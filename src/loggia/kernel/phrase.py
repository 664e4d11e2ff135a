"""Phrases: what is to be said, without the words; every front end finds the words in its language files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, TypedDict


@dataclass(frozen=True)
class Seat:
    """Stands in a phrase for whoever sits there; the front end knows the name."""

    number: int


@dataclass(frozen=True)
class Phrase:
    """A Fluent message id with its arguments. Nested phrases are rendered first, lists are joined."""

    id: str
    args: tuple[tuple[str, Said], ...] = ()

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Phrase:
        """The phrase that `plain` turned into JSON data.

        >>> told = phrase("sold", to=Seat(1), what=(phrase("cup"), 2))
        >>> Phrase.read(told.plain()) == told
        True
        """
        return cls(plain["say"], tuple((name, _read(value)) for name, value in plain["with"].items()))

    def __getitem__(self, name: str) -> Said:
        return dict(self.args)[name]

    def plain(self) -> dict[str, Any]:
        """The phrase as JSON data: `{"say": id, "with": {...}}`; a seat is `{"seat": n}`."""
        given: dict[str, Any] = dict(self.args)
        for name, value in self.args:
            if type(value) is not int and type(value) is not str:
                given[name] = _plain(value)
        return {"say": self.id, "with": given}


PlainPhrase = TypedDict("PlainPhrase", {"say": str, "with": dict[str, Any]})
"""What `Phrase.plain` returns: the type of a view's field that holds a phrase."""

Said: TypeAlias = int | str | Seat | Phrase | tuple["Said", ...]


def _plain(value: Said) -> object:
    if isinstance(value, Phrase):
        return value.plain()
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value


def _read(value: Any) -> Said:
    if isinstance(value, list):
        return tuple(_read(one) for one in value)
    if isinstance(value, dict):
        return Seat(value["seat"]) if "seat" in value else Phrase.read(value)
    assert isinstance(value, int | str)
    return value


def phrase(message: str, /, **args: Said) -> Phrase:
    """Short for `Phrase(message, ...)`.

    >>> phrase("take-blocks", count=2).plain()
    {'say': 'take-blocks', 'with': {'count': 2}}
    """
    return Phrase(message, tuple(args.items()))
