"""What a vector of values means for one seat: its lead, and its standing between 0 and 1."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def lead(values: Sequence[float], seat: int) -> float:
    """By how much the seat is ahead of the best other seat; below zero when behind.

    >>> lead([12.0, 7.0, 9.0], 0)
    3.0
    """
    mine = values[seat]
    best = -1e18
    for other, value in enumerate(values):
        if other != seat and value > best:
            best = value
    return mine - best


def standings(values: Sequence[float], scale: float) -> list[float]:
    """Every seat's chance to win as far as the values tell: between 0 and 1, together 1.

    >>> standings([10.0, 10.0], 5.0)
    [0.5, 0.5]
    """
    top = max(values)
    parts = [exp((value - top) / scale) for value in values]
    total = sum(parts)
    return [part / total for part in parts]
