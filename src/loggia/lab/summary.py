"""What a run shows: points and victories by seat, length, and what winners did that others did not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from loggia.lab.simulate import Job, SimulatedMatch
from loggia.lab.statistics import Z, wilson


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


def clearly(one: Moments, other: Moments) -> bool:
    """Whether two means differ by more than chance explains, at 95%."""
    return abs(one.mean - other.mean) > Z * sqrt(one.error**2 + other.error**2) > 0


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
            for found, kept in ((one.sources, self.sources), (one.verbs, self.verbs)):
                self._add(found[seat] if found else {}, kept, won)

    def _add(self, found: dict[str, int], kept: tuple[dict[str, Moments], dict[str, Moments]], won: bool) -> None:
        for side in kept:
            for name in found:
                if name not in side:  # a name that is new: it was 0 in all seats before
                    side[name] = Moments(next(iter(side.values())).count if side else 0)
        mine = kept[0 if won else 1]
        for name, moments in mine.items():
            moments.add(found.get(name, 0))

    def win_rate(self, seat: int) -> tuple[float, float, float]:
        """How often that seat wins, with the ends of the 95% interval."""
        low, high = wilson(self.wins[seat], self.matches)
        return (self.wins[seat] / self.matches if self.matches else 0.0), low, high

    def unfairness(self) -> float:
        """The mean distance of the seats' win rates from an even share: 0 is fair."""
        share = 1 / self.job.seats
        return sum(abs(self.win_rate(seat)[0] - share) for seat in range(self.job.seats)) / self.job.seats
