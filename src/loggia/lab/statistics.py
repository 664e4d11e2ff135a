"""Statistics with 95% intervals: rates, means and Bradley-Terry ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

import numpy as np

Z = 1.959964
"""Half the width of a 95% interval, in standard errors."""
ELO = 400 / log(10)
"""Rating points for one unit of log odds, as in chess: 400 points are ten to one."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a win rate, valid for few matches and for rates near 0 or 1.

    >>> [round(end, 3) for end in wilson(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95% interval."""
    count = len(values)
    if not count:
        return 0.0, 0.0
    middle = sum(values) / count
    if count == 1:
        return middle, 0.0
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    return middle, Z * sqrt(variance / count)


def ratings(players: int, duels: Sequence[tuple[int, int, float, float]]) -> list[tuple[float, float]]:
    """Bradley-Terry ratings around 1500 with half the width of their 95% intervals.

    A duel is (one, other, share of the point that `one` won, weight). Every player also gets one drawn duel against an
    average player: without it, the rating of a player who never lost would be infinite.

    >>> strong, weak = ratings(2, [(0, 1, 1.0, 1.0)] * 3 + [(0, 1, 0.0, 1.0)])
    >>> strong[0] > 1500 > weak[0]
    True
    """
    strength = np.zeros(players)
    hessian = np.eye(players)
    for _ in range(100):
        gradient = np.zeros(players)
        hessian = np.zeros((players, players))
        for one in range(players):
            p = 1 / (1 + np.exp(-strength[one]))
            gradient[one] += 0.5 - p
            hessian[one, one] += p * (1 - p)
        for one, other, share, weight in duels:
            p = 1 / (1 + np.exp(strength[other] - strength[one]))
            gradient[one] += weight * (share - p)
            gradient[other] -= weight * (share - p)
            curve = weight * p * (1 - p)
            hessian[one, one] += curve
            hessian[other, other] += curve
            hessian[one, other] -= curve
            hessian[other, one] -= curve
        step = np.linalg.solve(hessian, gradient)
        strength += np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max()) < 1e-9:
            break
    strength -= strength.mean()
    # Only differences between ratings are defined, so the uncertainty of their mean is removed.
    centred = np.eye(players) - 1 / players
    spread = np.sqrt(np.diag(centred @ np.linalg.inv(hessian) @ centred))
    return [(1500 + ELO * float(s), Z * ELO * float(e)) for s, e in zip(strength, spread, strict=True)]
