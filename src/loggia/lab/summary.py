"""What a run shows: points and victories by seat, length, and what winners did that others did not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from loggia.lab.deeds import Deed
from loggia.lab.simulate import Job, SimulatedMatch
from loggia.lab.statistics import MeasuredShare, Moments, Z, chance_limit, wilson

Name = TypeVar("Name", bound=Hashable)
Pairs = dict[Name, tuple[Moments, Moments]]


@dataclass
class RunSummary:
    """The figures of one run, match by match. `name` is what was changed; empty for the printed game."""

    job: Job
    name: str = ""
    points: list[Moments] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    length: Moments = field(default_factory=Moments)
    lengths: Counter[int] = field(default_factory=Counter)
    winner: Moments = field(default_factory=Moments)
    lead: Moments = field(default_factory=Moments)
    """Points between the first and the second."""
    sources: tuple[dict[str, Moments], dict[str, Moments]] = field(default_factory=lambda: ({}, {}))
    """Points by where they came from: of winners, of others."""
    verbs: tuple[dict[str, Moments], dict[str, Moments]] = field(default_factory=lambda: ({}, {}))
    """Moves by their first word: of winners, of others."""
    deeds: tuple[dict[Deed, Moments], dict[Deed, Moments]] = field(default_factory=lambda: ({}, {}))
    """What was done with what, in the first matches: by winners, by others."""
    done: dict[Deed, Moments] = field(default_factory=dict)
    """The same by all."""

    seats_counted: list[int] = field(default_factory=lambda: [0, 0])
    """How many seats are in the figures: of others, of winners."""
    seats_described: list[int] = field(default_factory=lambda: [0, 0])

    def __post_init__(self) -> None:
        self.points = [Moments() for _ in range(self.job.seats)]
        self.wins = [0.0] * self.job.seats

    @property
    def matches(self) -> int:
        """How many matches are in it."""
        return self.length.count

    def add(self, one: SimulatedMatch) -> None:
        """One more match; one that failed says nothing."""
        if one.error:
            return
        self.length.add(one.moves)
        self.lengths[one.moves] += 1
        best = sorted(one.scores, reverse=True)
        self.winner.add(best[0])
        self.lead.add(best[0] - best[1])
        for seat, score in enumerate(one.scores):
            self.points[seat].add(score)
            won = seat in one.winners
            self.wins[seat] += won / len(one.winners)
            self.seats_counted[won] += 1
            for found, kept in ((one.sources, self.sources), (one.verbs, self.verbs)):
                _add(found[seat] if found else {}, kept[not won], self.seats_counted[won])
            if one.deeds:
                self.seats_described[won] += 1
                _add(one.deeds[seat], self.deeds[not won], self.seats_described[won])
                _add(one.deeds[seat], self.done, sum(self.seats_described))

    def win_rate(self, seat: int, limit: float = Z) -> tuple[float, float, float]:
        """How often that seat wins, with the ends of an interval: at 95% unless another limit is given."""
        low, high = wilson(self.wins[seat], self.matches, limit)
        return (self.wins[seat] / self.matches if self.matches else 0.0), low, high

    def advantage(self, seat: int) -> int:
        """1: the seat wins clearly more than its even share; -1: clearly less; 0: chance explains it."""
        _, low, high = self.win_rate(seat, chance_limit(self.job.seats))
        share = 1 / self.job.seats
        return (low > share) - (high < share)

    def widest_interval(self) -> float:
        """How far from an even share a seat may be without showing."""
        limit = chance_limit(self.job.seats)
        ends = [self.win_rate(seat, limit) for seat in range(self.job.seats)]
        return max((high - low) / 2 for _, low, high in ends)

    @property
    def unfairness(self) -> MeasuredShare:
        """The mean distance of the seats' win rates from an even share: 0 is fair."""
        seats, matches = self.job.seats, max(1, self.matches)
        rates = [wins / matches for wins in self.wins]
        sides = [1 if rate >= 1 / seats else -1 for rate in rates]
        mean = sum(abs(rate - 1 / seats) for rate in rates) / seats
        spread = sum(rates) - sum(side * rate for side, rate in zip(sides, rates, strict=True)) ** 2
        return MeasuredShare(mean, sqrt(max(0.0, spread) / matches) / seats)


def paired(one: Mapping[Name, Moments], other: Mapping[Name, Moments]) -> Pairs[Name]:
    """Every name with its figures on both sides; what one side never had counts 0 there."""
    counts = [max((moments.count for moments in side.values()), default=0) for side in (one, other)]
    return {
        name: (one.get(name) or Moments(counts[0]), other.get(name) or Moments(counts[1])) for name in {**one, **other}
    }


def _add(found: Mapping[Name, int], kept: dict[Name, Moments], counted: int) -> None:
    """One more seat; names that are not in it count 0, and so do new names in all seats before."""
    for name in found:
        if name not in kept:
            kept[name] = Moments(counted - 1)
    for name, moments in kept.items():
        moments.add(found.get(name, 0))
