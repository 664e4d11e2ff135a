"""The reader of data files: every complaint is a `WrongSetup` that names the place in the file and what belongs there.

A room reads its `data.toml` and an owner's replacement through `Entry`, so that all rooms complain in the same words.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from loggia.kernel.phrase import phrase
from loggia.kernel.refusal import WrongSetup, wrong_setup

MARK = "reconstructed"
"""A text with this word says that the figures beside it were not read from the box."""


class Entry:
    """A value of a TOML file that knows where it stands, such as `card.obj-2.scoring.vp`.

    >>> box = Entry({"card": [{"id": "obj-2", "vp": 3}]})
    >>> [card["vp"].number(1, 9) for card in box["card"].entries()]
    [3]
    >>> [card["vp"].where for card in box["card"].entries()]
    ['card.obj-2.vp']
    """

    __slots__ = ("value", "where")

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where

    # --- tables -------------------------------------------------------------------------------------------------------

    def __getitem__(self, key: str) -> Entry:
        """The entry below, or `WrongSetup` if it is not there."""
        where = f"{self.where}.{key}" if self.where else key
        if not isinstance(self.value, dict) or key not in self.value:
            raise wrong_setup("data-missing", where=where)
        return Entry(self.value[key], where)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def keys(self) -> tuple[str, ...]:
        """The keys of a table, in the file's order."""
        if not isinstance(self.value, dict):
            raise self._wants("table")
        return tuple(self.value)

    def amounts(self, allowed: Sequence[str], least: int = 1) -> dict[str, int]:
        """A table as amounts of known things."""
        for key in self.keys():
            if key not in allowed:
                raise wrong_setup("data-word", where=self.where, given=key, allowed=", ".join(allowed))
        return {key: self[key].number(least) for key in self.keys()}

    # --- single values ------------------------------------------------------------------------------------------------

    def number(self, least: int = 0, most: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wants("number")
        if value < least or (most is not None and value > most):
            if most is None:
                raise wrong_setup("data-small", where=self.where, given=value, least=least)
            raise wrong_setup("data-number", where=self.where, given=value, least=least, most=most)
        return value

    def word(self, allowed: Sequence[str] = ()) -> str:
        """A text that is not empty, one of the allowed ones if there are any."""
        if not isinstance(self.value, str) or not self.value:
            raise self._wants("text")
        if allowed and self.value not in allowed:
            raise wrong_setup("data-word", where=self.where, given=self.value, allowed=", ".join(allowed))
        return self.value

    def truth(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self._wants("truth")
        return self.value

    # --- lists --------------------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """The entries of a list; tables that have an id are called by it in complaints."""
        if not isinstance(self.value, list):
            raise self._wants("list")
        return [Entry(one, f"{self.where}.{_name(one, number)}") for number, one in enumerate(self.value, 1)]

    def words(self, allowed: Sequence[str] = ()) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(entry.word(allowed) for entry in self.entries())

    def numbers(self, least: int = 0, most: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        return tuple(entry.number(least, most) for entry in self.entries())

    def by_id(self, ids: Sequence[str]) -> list[Entry]:
        """The entries of a list of tables, which must have exactly these ids in this order."""
        entries = self.entries()
        self.expect(tuple(entry["id"].word() for entry in entries), ids)
        return entries

    # --- complaints ---------------------------------------------------------------------------------------------------

    def expect(self, given: Sequence[object], expected: Sequence[object]) -> None:
        """Complain unless what is given is what every data file of this game must say here."""
        if tuple(given) != tuple(expected):
            told = ", ".join(map(str, given))
            raise wrong_setup("data-fixed", where=self.where, given=told, expected=", ".join(map(str, expected)))

    def _wants(self, kind: str) -> WrongSetup:
        return wrong_setup("data-kind", where=self.where, given=str(self.value)[:80], wanted=phrase(f"data-a-{kind}"))


def _name(value: object, number: int) -> str:
    return str(value.get("id", number)) if isinstance(value, dict) else str(number)


def read(path: Path) -> tuple[Entry, str]:
    """The data of a file and the SHA-256 of its bytes; `WrongSetup` if it cannot be read."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise wrong_setup("data-unreadable", file=path.name, why=error.strerror or str(error)) from error
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except ValueError as error:
        raise wrong_setup("data-not-toml", file=path.name, why=str(error)) from error
    return Entry(data), hashlib.sha256(content).hexdigest()


def is_reconstructed(entry: Entry) -> bool:
    """Whether some text of the data says that figures beside it were reconstructed.

    >>> is_reconstructed(Entry({"cards": [{"vp": 2, "provenance": "reconstructed: by symmetry"}]}))
    True
    """
    return any(MARK in text.lower() for text in _texts(entry.value))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)
