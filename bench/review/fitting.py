"""Fit the map from values to chances to win, and test it: likelihood, Brier score, reliability."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from loggia.review.winning import KNOTS, WinMap

STEPS = 120
"""Steps of gradient descent (Adam)."""
RATE = 0.08
BINS = 10
RESAMPLES = 200
"""Bootstrap resamples, of whole matches."""


class Leaf(NamedTuple):
    """Where one imagined world led: the outcome for the seat if the match ended, else values."""

    final: float | None
    values: tuple[float, ...]
    turn: int


class Sample(NamedTuple):
    """One position as one seat knew it, and what came of it."""

    match: int
    part: float
    """How much of the match's moves had been played."""
    seat: int
    won: float
    leaves: tuple[Leaf, ...]


def predicted(found: WinMap, sample: Sample) -> float:
    """The review's chance to win."""
    total = 0.0
    for leaf in sample.leaves:
        total += leaf.final if leaf.final is not None else found.chances(leaf.values, leaf.turn)[sample.seat]
    return total / len(sample.leaves)


def fit(samples: Sequence[Sample], seats: int, length: float, prior: Sequence[float], scale: float) -> WinMap:
    """The temperatures and advantages with which the outcomes are likeliest."""
    heats = [log(scale * (0.4 + 0.3 * at)) for at in range(KNOTS)]
    parameters = heats + [0.0] * seats
    first, second = [0.0] * len(parameters), [0.0] * len(parameters)
    for step in range(1, STEPS + 1):
        gradient = _gradient(samples, parameters, seats, length)
        for at, slope in enumerate(gradient):
            first[at] = 0.9 * first[at] + 0.1 * slope
            second[at] = 0.99 * second[at] + 0.01 * slope * slope
            sure, spread = first[at] / (1 - 0.9**step), second[at] / (1 - 0.99**step)
            parameters[at] += RATE * (1 - step / (STEPS + 1)) * sure / (spread**0.5 + 1e-8)
    middle = sum(parameters[KNOTS:]) / seats
    temperatures = tuple(round(exp(one), 3) for one in parameters[:KNOTS])
    return WinMap(
        temperatures,
        tuple(round(one - middle, 3) for one in parameters[KNOTS:]),
        round(length, 1),
        tuple(round(one, 4) for one in prior),
    )


def _gradient(samples: Sequence[Sample], parameters: Sequence[float], seats: int, length: float) -> list[float]:
    """The slope of the mean log likelihood; a little drag keeps neighbouring temperatures and the seats together."""
    slope = [0.0] * len(parameters)
    for sample in samples:
        rise = [0.0] * len(parameters)
        chance = 0.0
        seat = sample.seat
        for leaf in sample.leaves:
            if leaf.final is not None:
                chance += leaf.final
                continue
            left = min(1.0, max(0.0, 1.0 - leaf.turn / length))
            place = left * (KNOTS - 1)
            below = min(int(place), KNOTS - 2)
            part = place - below
            low, high = exp(parameters[below]), exp(parameters[below + 1])
            heat = (1 - part) * low + part * high
            logits = [leaf.values[one] / heat + parameters[KNOTS + one] * left for one in range(seats)]
            top = max(logits)
            parts = [exp(one - top) for one in logits]
            total = sum(parts)
            shares = [one / total for one in parts]
            mine = shares[seat]
            chance += mine
            tilt = mine * (leaf.values[seat] - sum(s * v for s, v in zip(shares, leaf.values, strict=True)))
            cool = -tilt / (heat * heat)
            rise[below] += cool * (1 - part) * low
            rise[below + 1] += cool * part * high
            for one in range(seats):
                rise[KNOTS + one] += mine * ((one == seat) - shares[one]) * left
        count = len(sample.leaves)
        chance = min(0.999, max(0.001, chance / count))
        weight = (sample.won / chance - (1 - sample.won) / (1 - chance)) / count / len(samples)
        for at, lift in enumerate(rise):
            slope[at] += weight * lift
    for at in range(KNOTS - 1):
        pull = 0.002 * (parameters[at + 1] - parameters[at])
        slope[at] += pull
        slope[at + 1] -= pull
    for at in range(KNOTS, len(parameters)):
        slope[at] -= 0.03 * parameters[at]
    return slope


# --- the test -------------------------------------------------------------------------------------------------------


def _error(rows: Sequence[tuple[float, float]]) -> float:
    """The calibration error: by bins of the chance, the mean gap between chance and outcome."""
    sums: dict[int, list[float]] = {}
    for chance, won in rows:
        one = sums.setdefault(min(BINS - 1, int(chance * BINS)), [0.0, 0.0, 0.0])
        one[0] += 1
        one[1] += chance
        one[2] += won
    return sum(abs(one[1] - one[2]) for one in sums.values()) / len(rows)


def report(found: WinMap, samples: Sequence[Sample]) -> dict[str, Any]:
    """How true the chances are on matches that the fit never saw."""
    rows = [(predicted(found, one), one.won) for one in samples]
    matches: dict[int, list[int]] = {}
    for at, one in enumerate(samples):
        matches.setdefault(one.match, []).append(at)
    random = Random(1)
    groups = list(matches.values())
    errors, gains = [], []
    for _ in range(RESAMPLES):
        drawn = [at for _ in groups for at in random.choice(groups)]
        errors.append(_error([rows[at] for at in drawn]))
        gains.append(_skill(found, samples, rows, drawn))
    errors.sort()
    gains.sort()
    bins = []
    for number in range(BINS):
        here = [row for row in rows if min(BINS - 1, int(row[0] * BINS)) == number]
        if here:
            means = [round(_mean([row[which] for row in here]), 3) for which in (0, 1)]
            bins.append([len(here), *means])
    low, high = int(0.025 * RESAMPLES), int(0.975 * RESAMPLES)
    thirds = [
        _error([row for row, one in zip(rows, samples, strict=True) if third / 3 <= one.part < (third + 1) / 3] or rows)
        for third in range(3)
    ]
    everything = list(range(len(rows)))
    return {
        "matches": len(matches),
        "positions": len(rows),
        "brier": round(_mean([(chance - won) ** 2 for chance, won in rows]), 4),
        "brier_of_constant": round(_mean([(found.prior[one.seat] - one.won) ** 2 for one in samples]), 4),
        "better_by": [round(x, 3) for x in (_skill(found, samples, rows, everything), gains[low], gains[high])],
        "calibration_error": [round(x, 3) for x in (_error(rows), errors[low], errors[high])],
        "by_third": [round(one, 3) for one in thirds],
        "bins": bins,
    }


def _skill(found: WinMap, samples: Sequence[Sample], rows: Sequence[tuple[float, float]], which: list[int]) -> float:
    """By which part the Brier score is below that of the constant guess."""
    ours = _mean([(rows[at][0] - rows[at][1]) ** 2 for at in which])
    constant = _mean([(found.prior[samples[at].seat] - rows[at][1]) ** 2 for at in which])
    return 1 - ours / constant


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
