"""Fields of observations, and what the encoders share."""

from __future__ import annotations

import struct
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

LOW, HIGH = -(2**15), 2**15 - 1
"""What a figure can be."""
WORDS = 1024
"""Figures from 0 to one less, and -1, are found in `words` instead of being packed."""
MOST_KEPT = 50_000
"""Parts of observations that an encoder remembers; then it begins anew."""


@dataclass(frozen=True)
class Field:
    """Some figures of an observation that belong together."""

    name: str
    size: int
    of: Callable[[Any, int], list[int]]
    """The figures, from the game's part of the view and the viewer's seat."""
    says: str
    """What the figures are, for the documentation."""


class Memo(dict[K, bytes]):
    """Parts of observations by what they depend on, each made once."""

    def __init__(self, make: Callable[[K], Iterable[int]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> bytes:
        if len(self) >= MOST_KEPT:
            self.clear()
        made = self[key] = packed(self._make(key))
        return made


def packed(figures: Iterable[int]) -> bytes:
    """Figures as an observation holds them.

    >>> packed([1, -2])
    b'\\x01\\x00\\xfe\\xff'
    """
    known = list(figures)
    return struct.pack(f"={len(known)}h", *known)


def packer(size: int) -> Callable[..., bytes]:
    """Packs exactly so many figures, given one by one."""
    return struct.Struct(f"={size}h").pack


def words() -> list[bytes]:
    """The figures from 0 to WORDS - 1 as an observation holds them, and last -1.

    >>> words()[3], words()[-1]
    (b'\\x03\\x00', b'\\xff\\xff')
    """
    return [packed([figure]) for figure in (*range(WORDS), -1)]


def from_me(things: Sequence[T], viewer: int) -> list[T]:
    """What belongs to the seats, the viewer's first, then clockwise.

    >>> from_me(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    return [*things[viewer:], *things[:viewer]]


def relative(seat: int, viewer: int, seats: int) -> int:
    """A seat as the viewer counts: 1 is the viewer, 2 its left neighbour; 0: nobody.

    >>> relative(0, 1, 3), relative(1, 1, 3), relative(-1, 1, 3)
    (3, 1, 0)
    """
    return (seat - viewer) % seats + 1 if seat >= 0 else 0


def padded(figures: Sequence[int], size: int, filler: int = 0) -> list[int]:
    """The figures at their beginning, then fillers; what does not fit is left out."""
    return [*figures[:size], *([filler] * (size - len(figures)))]


def flags(numbers: Iterable[int], size: int) -> list[int]:
    """How often each number from 0 to size - 1 is there.

    >>> flags([2, 0, 2], 4)
    [1, 0, 2, 0]
    """
    found = [0] * size
    for number in numbers:
        found[number] += 1
    return found
