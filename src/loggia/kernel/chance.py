"""Chance: a seeded, portable source of randomness that belongs to one match.

The stream is BLAKE2b in counter mode keyed by the seed, so the same seed gives the same draws in every
process and every Python version, and a copy costs three references.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

_UNPACK: Final = struct.Struct(">16I").unpack
_BLAKE2B: Final = hashlib.blake2b
"""Its digests have 64 bytes unless something else is asked for: 16 words."""
_WORDS: Final = 16
_RANGE: Final = 1 << 32


def new_seed() -> str:
    """A secret seed of 128 bits from the system's secure source, as a house draws it."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What a match publishes at its start: it binds the seed without telling it."""
    return hashlib.sha256(b"loggia seed " + seed.encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Chance:
    """The dice, bags and shuffles of one match.

    >>> Chance("7").below(6) == Chance("7").below(6)
    True
    """

    __slots__ = ("_at", "_block", "_key", "_words")

    def __init__(self, seed: str, twin: Chance | None = None) -> None:
        if twin is None:
            self._key = hashlib.sha256(seed.encode()).digest()
            self._block = 0
            self._at = _WORDS
            self._words: tuple[int, ...] = ()
        else:
            self._key = twin._key
            self._block = twin._block
            self._at = twin._at
            self._words = twin._words

    @property
    def spent(self) -> int:
        """How many words have been drawn; unchanged means that nothing was left to chance."""
        return self._block * _WORDS + self._at

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        while True:
            at = self._at
            if at == _WORDS:
                self._words = _UNPACK(_BLAKE2B(self._block.to_bytes(8, "big"), key=self._key).digest())
                self._block += 1
                at = 0
            word = self._words[at]
            self._at = at + 1
            if word <= _RANGE - n or word < _RANGE - _RANGE % n:
                return word % n

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Put the list into a random order, in place."""
        below = self.below
        for i in range(len(things) - 1, 0, -1):
            j = below(i + 1)
            things[i], things[j] = things[j], things[i]

    def unit(self) -> float:
        """A number in [0, 1), in steps of 2**-32."""
        return self.below(_RANGE) / _RANGE

    def copy(self) -> Chance:
        """The same stream from here on, independent of this one."""
        return Chance("", self)

    def fork(self, name: str) -> Chance:
        """A new stream that depends on this one's key and a name, and takes nothing from it."""
        return Chance(self._key.hex() + ":" + name)
