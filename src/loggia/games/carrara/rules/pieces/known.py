"""Answers that are found once. A dict is asked in less time than a function that remembers (`lru_cache`)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST: Final = 1 << 15
"""Answers that are kept, unless something else is said; then all are forgotten."""


class Known(dict[K, V]):
    """Answers by what they follow from.

    >>> squares = Known(lambda number: number * number)
    >>> squares[3], list(squares)
    (9, [3])
    """

    def __init__(self, find: Callable[[K], V], most: int = MOST) -> None:
        super().__init__()
        self._find, self._most = find, most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._find(key)
        return found
