"""Statistics with 95% intervals: rates, means and Bradley-Terry ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist

import numpy as np

Z = 1.959964
"""Half the width of a 95% interval, in standard errors."""
ELO = 400 / log(10)
"""Rating points for one unit of log odds, as in chess: 400 points are ten to one."""


def wilson(wins: float, games: int, limit: float = Z) -> tuple[float, float]:
    """The Wilson interval of a win rate, valid for few matches and for rates near 0 or 1; at 95% by default.

    >>> [round(end, 3) for end in wilson(60, 100)]
    [0.502, 0.691]
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = limit * limit / games
    middle = (rate + spread / 2) / (1 + spread)
    half = limit / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
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


@dataclass
class Moments:
    """A mean with its 95% interval, in memory that does not grow."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.squares / (self.count - 1) / self.count) if self.count > 1 else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval."""
        return Z * self.error


@dataclass(frozen=True)
class MeasuredShare:
    """A share with its standard error."""

    mean: float
    error: float

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval."""
        return Z * self.error


def chance_limit(questions: int) -> float:
    """Standard errors that chance alone exceeds in one of twenty cases in any of so many questions (Bonferroni).

    >>> round(chance_limit(1), 2), round(chance_limit(100), 2)
    (1.96, 3.48)
    """
    return NormalDist().inv_cdf(1 - 0.025 / max(1, questions))


def clearly(one: Moments | MeasuredShare, other: Moments | MeasuredShare, questions: int = 1) -> bool:
    """Whether two means differ by more than chance explains, where so many pairs are compared."""
    return abs(one.mean - other.mean) > chance_limit(questions) * sqrt(one.error**2 + other.error**2) > 0


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
