"""Sequential tests of strength, as Fishtest does them: a contest stops as soon as its question is settled.

One sample is one full rotation of the seats on the same deal: the mean score of the first bot over it, where a match is
worth 1 for beating everybody, 0 for being last, evenly between. The two hypotheses are differences in units of a
sample's standard deviation (as normalised Elo is, for which 1 nElo is ln(10)/800 of it). The log-likelihood ratio of a
normal sample with estimated variance is compared with the bounds of Wald's test for alpha = beta = 0.05.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from loggia.kernel import wrong_setup
from loggia.lab.report import ArenaMatch

ALPHA = BETA = 0.05
BOUND = log((1 - BETA) / ALPHA)
"""2.94: a test stops when its ratio has left plus or minus this."""
NELO = log(10) / 800
"""Standard deviations of a sample in one point of normalised Elo."""
LEAST = 8
"""Samples before a test may stop: with fewer, their variance says nothing."""

QUESTIONS: dict[str, tuple[float, float]] = {"gain": (0.0, 40.0), "simplification": (-40.0, 10.0)}
"""Normalised Elo of the two hypotheses. Gain: no better, or better by 40? Simplification: worse by 40, or not worse?
Fishtest asks for 2 and needs some 100,000 games for that; whoever has them can ask with bounds of their own."""


@dataclass(frozen=True)
class TestVerdict:
    """Where a test stands."""

    question: str
    low: float
    high: float
    samples: int
    ratio: float
    mean: float
    """The mean score of the first bot; 0.5 is equal."""
    settled: str
    """`yes`: the second hypothesis; `no`: the first; empty: not settled yet."""

    def plain(self) -> dict[str, object]:
        """The verdict as JSON data."""
        return {
            "question": self.question,
            "bounds": [self.low, self.high],
            "alpha": ALPHA,
            "beta": BETA,
            "samples": self.samples,
            "llr": round(self.ratio, 3),
            "llr_bound": round(BOUND, 3),
            "mean_score": round(self.mean, 4),
            "settled": self.settled,
        }


def bounds(question: str) -> tuple[float, float]:
    """The bounds of a question: its name, or `LOW,HIGH` in normalised Elo.

    >>> bounds("gain"), bounds("-5,5")
    ((0.0, 40.0), (-5.0, 5.0))
    """
    if question in QUESTIONS:
        return QUESTIONS[question]
    try:
        low, high = map(float, question.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high:
        raise wrong_setup("setup-question", given=question, allowed=", ".join(QUESTIONS))
    return low, high


def scores(played: Sequence[ArenaMatch], seats: int) -> list[float]:
    """The samples: the first bot's mean score over each whole rotation."""
    rotations: dict[int, list[float]] = {}
    for one in played:
        for seat, bot in enumerate(one.seating):
            if bot == 0:
                others = [rank for place, rank in enumerate(one.ranks) if one.seating[place] != 0]
                beaten = sum((rank > one.ranks[seat]) + 0.5 * (rank == one.ranks[seat]) for rank in others)
                rotations.setdefault(one.number // seats, []).append(beaten / len(others))
    whole = {number for number in rotations if sum(one.number // seats == number for one in played) == seats}
    return [sum(rotations[number]) / len(rotations[number]) for number in sorted(whole)]


def verdict(question: str, samples: Sequence[float]) -> TestVerdict:
    """What the samples say to the question.

    >>> verdict("gain", [0.9, 0.8, 1.0, 0.7] * 10).settled
    'yes'
    >>> verdict("gain", [0.4, 0.6, 0.3, 0.5] * 60).settled
    'no'
    """
    low, high = bounds(question)
    count = len(samples)
    mean = sum(samples) / count if count else 0.5
    # Two fictitious samples at the ends keep the variance above zero while all real ones are equal.
    spread = sum((value - mean) ** 2 for value in samples) + (0 - mean) ** 2 + (1 - mean) ** 2
    deviation = sqrt(spread / (count + 2))
    first, second = (0.5 + bound * NELO * deviation for bound in (low, high))
    ratio = count * (second - first) * (2 * mean - first - second) / (2 * deviation**2)
    settled = "" if count < LEAST or abs(ratio) < BOUND else "yes" if ratio > 0 else "no"
    return TestVerdict(question, low, high, count, ratio, mean, settled)
