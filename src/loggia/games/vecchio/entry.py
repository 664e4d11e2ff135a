"""A table of a data file together with the place where it stands, so that every complaint can name it."""

from __future__ import annotations

from typing import Any

from loggia.kernel import phrase, wrong_setup


class Entry:
    """A table of the file together with the place where it stands, for complaints."""

    def __init__(self, data: dict[str, Any], where: str = "") -> None:
        self.data = data
        self.where = where

    def at(self, key: str) -> str:
        """The full name of a key."""
        return f"{self.where}.{key}" if self.where else key

    def _get(self, key: str, kind: type, wanted: str) -> Any:
        if key not in self.data:
            raise wrong_setup("vecchio-data-missing", where=self.at(key))
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise wrong_setup("vecchio-data-kind", where=self.at(key), wanted=phrase(f"vecchio-data-wants-{wanted}"))
        return value

    def number(self, key: str, least: int = 0) -> int:
        """A whole number, not below `least`."""
        value: int = self._get(key, int, "number")
        if value < least:
            raise wrong_setup("vecchio-data-small", where=self.at(key), least=least, given=value)
        return value

    def word(self, key: str) -> str:
        """A text that is not empty."""
        value: str = self._get(key, str, "text")
        if not value:
            raise wrong_setup("vecchio-data-kind", where=self.at(key), wanted=phrase("vecchio-data-wants-text"))
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of some words."""
        value = self.word(key)
        if value not in allowed:
            raise wrong_setup("vecchio-data-word", where=self.at(key), given=value, allowed=", ".join(allowed))
        return value

    def truth(self, key: str) -> bool:
        """True or false."""
        value: bool = self._get(key, bool, "truth")
        return value

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        return Entry(self._get(key, dict, "table"), self.at(key))

    def tables(self, key: str, name: str = "id") -> list[Entry]:
        """A list of tables; each is called by its `name` in complaints where it has one."""
        rows: list[Entry] = []
        for number, row in enumerate(self._get(key, list, "list"), 1):
            if not isinstance(row, dict):
                raise wrong_setup(
                    "vecchio-data-kind", where=f"{self.at(key)}[{number}]", wanted=phrase("vecchio-data-wants-table")
                )
            rows.append(Entry(row, f"{self.at(key)}[{row.get(name, number)}]"))
        return rows

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        values: list[Any] = self._get(key, list, "list")
        if not all(isinstance(value, str) for value in values):
            raise wrong_setup("vecchio-data-kind", where=self.at(key), wanted=phrase("vecchio-data-wants-text"))
        return tuple(values)

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        values: list[Any] = self._get(key, list, "list")
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise wrong_setup("vecchio-data-kind", where=self.at(key), wanted=phrase("vecchio-data-wants-number"))
        return tuple(values)

    def amounts(self, allowed: tuple[str, ...]) -> dict[str, int]:
        """The whole table as amounts of known things."""
        for key in self.data:
            if key not in allowed:
                raise wrong_setup("vecchio-data-word", where=self.where, given=key, allowed=", ".join(allowed))
        return {key: self.number(key, least=1) for key in self.data}
