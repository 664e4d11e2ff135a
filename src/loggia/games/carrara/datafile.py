"""Reading a data file with care: every complaint names the place in the file and what was expected there."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path

from loggia.kernel import wrong_setup


class Entry:
    """A value of a TOML file that knows where it stands, such as `card.obj-2.scoring.vp`."""

    __slots__ = ("value", "where")

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where

    def __getitem__(self, key: str) -> Entry:
        """The entry below, or `WrongSetup` if it is not there."""
        where = f"{self.where}.{key}" if self.where else key
        if not isinstance(self.value, dict) or key not in self.value:
            raise wrong_setup("carrara-data-missing", where=where)
        return Entry(self.value[key], where)

    def __contains__(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise wrong_setup("carrara-data-number", where=self.where, given=str(value), least=least, most=most)
        return value

    def word(self, allowed: Sequence[str] = ()) -> str:
        """A text, one of the allowed ones if there are any."""
        if not isinstance(self.value, str):
            raise wrong_setup("carrara-data-text", where=self.where, given=str(self.value))
        if allowed and self.value not in allowed:
            raise wrong_setup("carrara-data-word", where=self.where, given=self.value, allowed=", ".join(allowed))
        return self.value

    def words(self) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(entry.word() for entry in self.entries())

    def numbers(self, least: int, most: int) -> tuple[int, ...]:
        """A list of whole numbers within bounds."""
        return tuple(entry.number(least, most) for entry in self.entries())

    def entries(self) -> list[Entry]:
        """The entries of a list; those that have an id are called by it in complaints."""
        if not isinstance(self.value, list):
            raise wrong_setup("carrara-data-list", where=self.where)
        return [Entry(one, f"{self.where}.{_name(one, number)}") for number, one in enumerate(self.value, 1)]

    def by_id(self, ids: Sequence[str]) -> list[Entry]:
        """The entries of a list of tables, which must have exactly these ids in this order."""
        entries = self.entries()
        self.expect(tuple(entry["id"].word() for entry in entries), ids)
        return entries

    def expect(self, given: Sequence[object], expected: Sequence[object]) -> None:
        """Complain unless what is given is what every data file of this game must say here."""
        if tuple(given) != tuple(expected):
            raise wrong_setup(
                "carrara-data-fixed",
                where=self.where,
                given=", ".join(map(str, given)),
                expected=", ".join(map(str, expected)),
            )


def _name(value: object, number: int) -> str:
    return str(value.get("id", number)) if isinstance(value, dict) else str(number)


def read(path: Path) -> tuple[Entry, str]:
    """The data of a file and the SHA-256 of its bytes; `WrongSetup` if it cannot be read."""
    try:
        content = path.read_bytes()
        data = tomllib.loads(content.decode("utf-8"))
    except OSError as error:
        raise wrong_setup("carrara-data-unreadable", file=path.name, why=str(error.strerror)) from error
    except ValueError as error:
        raise wrong_setup("carrara-data-not-toml", file=path.name, why=str(error)) from error
    return Entry(data), hashlib.sha256(content).hexdigest()
