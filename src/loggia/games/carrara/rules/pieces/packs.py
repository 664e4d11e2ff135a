"""Packs: a multiset over six kinds (block colours, object kinds) in one integer, one byte a kind.

Adding and taking away are + and -; multiplying by `ONES` turns the six counts into running sums, so that one
multiplication answers how many blocks a city would accept. No count of the game reaches 128.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

KINDS: Final = 6
ONES: Final = 0x01_01_01_01_01_01
_GUARD: Final = 0x80_80_80_80_80_80
_BITS: Final = 8
"""For one kind."""
_BYTE: Final = 0xFF
FULL: Final = _BYTE
"""As many of a kind as can be written."""
_EVEN: Final = 0x00_FF_00_FF_00_FF
_SHIFTS: Final = tuple(_BITS * kind for kind in range(KINDS))
_ALL: Final = (1 << _BITS * KINDS) - 1

MOST_PACK: Final = _ALL
PRICE_AT: Final = _BITS * KINDS
"""Where a price stands above a pack in one integer, so that sorting those sorts by price, then by pack."""

EMPTY: Final = 0
SINGLES: Final = tuple(1 << shift for shift in _SHIFTS)
"""One piece of each kind."""
UP_TO: Final = tuple((1 << shift + _BITS) - 1 for shift in _SHIFTS)
"""`pack & UP_TO[r]` keeps the kinds 0 to r: with colours, what the city of rank r accepts."""


def packed(counts: Iterable[int]) -> int:
    """The pack with these counts, kind by kind.

    >>> counts(packed([1, 0, 2, 0, 0, 3]))
    (1, 0, 2, 0, 0, 3)
    """
    return sum(count << shift for shift, count in zip(_SHIFTS, counts, strict=True))


def pack_of(kinds: Iterable[int]) -> int:
    """The pack of these pieces, one by one."""
    return sum(SINGLES[kind] for kind in kinds)


def count(pack: int, kind: int) -> int:
    """How many of that kind."""
    return pack >> _SHIFTS[kind] & _BYTE


def counts(pack: int) -> tuple[int, ...]:
    """How many of each kind."""
    return tuple(pack.to_bytes(KINDS, "little"))


def total(pack: int) -> int:
    """How many pieces in all. The sums stay within 48 bits, where `pack * ONES` would be a long integer."""
    pairs = (pack & _EVEN) + (pack >> _BITS & _EVEN)
    return pairs + (pairs >> 2 * _BITS) + (pairs >> 4 * _BITS) & _BYTE


def total_up_to(pack: int, kind: int) -> int:
    """How many pieces of the kinds 0 to `kind`."""
    return pack * ONES >> _SHIFTS[kind] & _BYTE


def running_totals(pack: int) -> tuple[int, ...]:
    """How many pieces of the kinds 0 to k, for each k: with colours, how many blocks each city accepts.

    >>> running_totals(packed([1, 0, 2, 0, 0, 3]))
    (1, 1, 3, 3, 3, 6)
    """
    return counts(pack * ONES & _ALL)


def covers(pack: int, part: int) -> bool:
    """Whether the part can be taken from the pack."""
    return (pack | _GUARD) - part & _GUARD == _GUARD


def pieces(pack: int) -> tuple[int, ...]:
    """The kinds one by one, equal ones side by side."""
    return tuple(kind for kind, many in enumerate(counts(pack)) for _ in range(many))


def lesser(pack: int, other: int) -> int:
    """The smaller of the two counts, kind by kind."""
    found = 0
    for shift in _SHIFTS:
        found += min(pack >> shift & _BYTE, other >> shift & _BYTE) << shift
    return found


def nth(pack: int, number: int) -> int:
    """The kind of the piece with that number, counting all pieces from 0; for drawing at random."""
    kind = 0
    while pack & _BYTE <= number:
        number -= pack & _BYTE
        pack >>= _BITS
        kind += 1
    return kind


def parts(pack: int, least: int, most: int) -> tuple[int, ...]:
    """Every part of the pack with that many pieces, the dearest kinds first.

    >>> [pieces(part) for part in parts(packed([1, 0, 2, 0, 0, 0]), 1, 2)]
    [(0, 2), (0,), (2, 2), (2,)]
    """
    found: list[int] = []
    if total(pack) >= least:
        _gather(pack, total(pack), 0, least, most, 0, found)
    return tuple(found)


def _gather(left: int, pieces_left: int, kind: int, least: int, most: int, so_far: int, found: list[int]) -> None:
    """`left` has the kinds from `kind` on, shifted down; it always has enough of them for `least`."""
    if most == 0 or left == EMPTY:
        found.append(so_far)
        return
    here = left & _BYTE
    others = pieces_left - here
    many = min(here, most)
    while many >= 0 and many + others >= least:
        part = so_far + (many << _BITS * kind)
        _gather(left >> _BITS, others, kind + 1, least - many, most - many, part, found)
        many -= 1


def parts_by_price(pack: int, prices: tuple[int, ...]) -> list[int]:
    """Every part of the pack, the cheapest first: `part + (price << PRICE_AT)`.

    >>> [(key & MOST_PACK, key >> PRICE_AT) for key in parts_by_price(packed([1, 2, 0, 0, 0, 0]), (5, 3, 0, 0, 0, 0))]
    [(0, 0), (256, 3), (1, 5), (512, 6), (257, 8), (513, 11)]
    """
    found = [0]
    for kind, many in enumerate(counts(pack)):
        piece = SINGLES[kind] + (prices[kind] << PRICE_AT)
        without = found
        for number in range(1, many + 1):
            found = found + [key + number * piece for key in without]
    found.sort()
    return found


def ways(pack: int, size: int) -> int:
    """How many parts of that size the pack has, without listing them.

    >>> ways(packed([7, 7, 7, 7, 7, 7]), 8) == len(parts(packed([7, 7, 7, 7, 7, 7]), 8, 8))
    True
    """
    found = [1] + [0] * size
    for many in counts(pack):
        found = [sum(found[max(0, n - many) : n + 1]) for n in range(size + 1)]
    return found[size]
