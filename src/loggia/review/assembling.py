"""From the findings of all steps to a review: the chances over the match, and every change of them split three ways.

For each seat, the chance to win before a step is A, after the choice and before chance Q, before the next step A'.
Q - A is the choice of whoever moved (of both, where a deal was struck), A' - Q is luck. The steps telescope: what a
seat had before the deal, and all its own choices, chance and the others' choices together, give its result exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from loggia.kernel import Match
from loggia.review.findings import StepFinding
from loggia.review.judge import Estimate, final_outlook
from loggia.review.steps import ReviewStep
from loggia.review.winning import marks, win_map

OWN, CHANCE, OTHERS = "own", "chance", "others"
PARTS = (OWN, CHANCE, OTHERS)
LEAST_TURN = 0.02
"""A change below this turns nothing."""


@dataclass(frozen=True)
class StepChange:
    """What one step did to one seat's chance to win."""

    choice: float
    luck: float


@dataclass(frozen=True)
class SplitSum:
    """A seat's whole match: what it began with, what each of the three brought, how it ended."""

    prior: float
    own: Estimate
    chance: Estimate
    others: Estimate
    result: float

    @property
    def adjusted(self) -> float:
        """The result without the seat's luck."""
        return self.result - self.chance.mean


@dataclass(frozen=True)
class PlayerReview:
    """How one seat played."""

    seat: int
    split: SplitSum
    decisions: int
    """Decisions with a real choice."""
    loss: Estimate
    """Chance to win lost for each of them."""
    price: float
    """The same in points."""
    marks: Mapping[str, int]


@dataclass(frozen=True)
class TurningPoint:
    """One of the steps that changed most."""

    number: int
    seat: int
    """Whose chance changed most."""
    before: float
    """After the best move; of luck, the mean over what could have come."""
    after: float
    luck: bool
    """Whether chance did it, and not a mistake."""


@dataclass
class Review:
    """A whole match, reviewed as far as its findings go."""

    match: Match
    steps: Sequence[ReviewStep]
    findings: Mapping[int, StepFinding]
    chances: list[tuple[float, ...]]
    """Each seat's chance to win before every step, and at the end; of a part, as far as it is known."""
    changes: list[tuple[StepChange, ...]]
    """For every step and seat."""
    players: list[PlayerReview]
    turning: list[TurningPoint]
    done: float = 1.0
    """Which part has been judged at the last depth."""

    def mark(self, number: int) -> str:
        """The mark of a step's decision: slip, error, blunder or none."""
        finding = self.findings.get(number)
        if finding is None or finding.judgement is None or not finding.judgement.real:
            return ""
        loss = finding.judgement.loss
        return marks(self.match.game.name).name(loss.mean, loss.error)


class Ledger:
    """The chances at every position as knots: an estimate counts once, however many steps it stands for."""

    def __init__(
        self, steps: Sequence[ReviewStep], findings: Mapping[int, StepFinding], final: tuple[Estimate, ...]
    ) -> None:
        self.steps = steps
        self.seats = len(final)
        self.before: list[tuple[Estimate, ...]] = [final] * (len(steps) + 1)
        self.after: list[tuple[Estimate, ...]] = [final] * len(steps)
        for at in range(len(steps) - 1, -1, -1):
            found = findings.get(steps[at].number)
            following = self.before[at + 1]
            self.before[at] = following if found is None or found.before is None else found.before
            if found is None:
                self.after[at] = following
            else:
                self.after[at] = tuple(
                    following[seat] if one is None else one for seat, one in enumerate(found.expected)
                )

    def changes(self) -> list[tuple[StepChange, ...]]:
        """What each step did to each seat."""
        return [
            tuple(
                StepChange(
                    self.after[at][seat].mean - self.before[at][seat].mean,
                    self.before[at + 1][seat].mean - self.after[at][seat].mean,
                )
                for seat in range(self.seats)
            )
            for at in range(len(self.steps))
        ]

    def split(self, seat: int, prior: float) -> SplitSum:
        """A seat's three sums with their standard errors, from how often each estimate is counted in them."""
        knots: dict[int, Estimate] = {}
        counts: dict[str, dict[int, int]] = {part: {} for part in PARTS}

        def count(part: str, estimate: Estimate, times: int) -> None:
            knots[id(estimate)] = estimate
            counts[part][id(estimate)] = counts[part].get(id(estimate), 0) + times

        count(CHANCE, self.before[0][seat], 1)
        for at, step in enumerate(self.steps):
            part = OWN if mine(step, seat) else OTHERS
            before, after, following = self.before[at][seat], self.after[at][seat], self.before[at + 1][seat]
            count(part, after, 1)
            count(part, before, -1)
            count(CHANCE, following, 1)
            count(CHANCE, after, -1)
        sums = {part: _sum(knots, counts[part]) for part in PARTS}
        luck = Estimate(sums[CHANCE].mean - prior, sums[CHANCE].error)
        return SplitSum(prior, sums[OWN], luck, sums[OTHERS], self.before[-1][seat].mean)


def _sum(knots: Mapping[int, Estimate], counts: Mapping[int, int]) -> Estimate:
    mean = sum(knots[key].mean * times for key, times in counts.items())
    return Estimate(mean, sqrt(sum((knots[key].error * times) ** 2 for key, times in counts.items())))


def mine(step: ReviewStep, seat: int) -> bool:
    """Whether a step is a choice of that seat: its own move, or a deal that it is a party of."""
    return step.seat == seat or seat in step.parties


def _known(
    steps: Sequence[ReviewStep], findings: Mapping[int, StepFinding], end: Match, partly: bool
) -> tuple[int, tuple[Estimate, ...]]:
    """How many steps are known with what followed them, and the chances then: the result, or those found last before
    the first step that nobody has looked at."""
    result = end.result
    assert result is not None
    seen = next((at for at, step in enumerate(steps) if step.number not in findings), len(steps))
    if partly and seen < len(steps):
        for number in range(seen, 0, -1):
            found = findings.get(number)
            if found is not None and found.before is not None:
                return number - 1, found.before
    return len(steps), tuple(Estimate(share, 0.0) for share in final_outlook(result).chances)


def assemble(
    steps: Sequence[ReviewStep],
    findings: Mapping[int, StepFinding],
    end: Match,
    done: float = 1.0,
    partly: bool = False,
) -> Review:
    """The review of a match from what was found about its steps; steps without a finding count as nothing.

    `partly`: not all was looked at, so what comes after the first gap is left open instead.
    """
    known, final = _known(steps, findings, end, partly)
    ledger = Ledger(steps[:known], findings, final)
    prior = win_map(end.game.name, end.seats).prior
    changes = ledger.changes() + [(StepChange(0.0, 0.0),) * end.seats] * (len(steps) - known)
    chances = [tuple(one.mean for one in row) for row in ledger.before]
    review = Review(end, steps, findings, chances, changes, [], [], done)
    review.players = [_player(review, seat, ledger.split(seat, prior[seat])) for seat in range(end.seats)]
    review.turning = turning_points(review, ledger)
    return review


def _player(review: Review, seat: int, split: SplitSum) -> PlayerReview:
    judged = [
        found.judgement
        for found in review.findings.values()
        if found.judgement is not None and found.judgement.seat == seat and found.judgement.real
    ]
    losses = [one.loss.mean for one in judged]
    found = {"slip": 0, "error": 0, "blunder": 0}
    for number, one in review.findings.items():
        if one.judgement is not None and one.judgement.seat == seat and (name := review.mark(number)):
            found[name] += 1
    price = sum(one.played.price.mean for one in judged if one.played is not None) / max(1, len(judged))
    loss = Estimate.of(losses) if len(losses) > 1 else Estimate(sum(losses), 0.0)
    return PlayerReview(seat, split, len(judged), loss, price, found)


def turning_points(review: Review, ledger: Ledger, most: int = 3) -> list[TurningPoint]:
    """The marked mistakes that cost most, and the luck that changed most beyond what its estimates may err.

    A good move is none, however far the playouts from before it had expected a worse one: that is their error.
    """
    found = [one for at in range(len(ledger.steps)) if (one := _turn(review, ledger, at)) is not None]
    found.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(found[:most], key=lambda one: one.number)


def _turn(review: Review, ledger: Ledger, at: int) -> TurningPoint | None:
    """What turned with a step: its mistake or its luck, whichever is larger."""
    number = ledger.steps[at].number
    turns = []
    finding = review.findings.get(number)
    if finding is not None and finding.judgement is not None and review.mark(number):
        judged = finding.judgement
        if judged.played is not None:
            turns.append(TurningPoint(number, judged.seat, judged.best.chance, judged.played.chance, False))
    for seat in range(ledger.seats):
        expected, came = ledger.after[at][seat], ledger.before[at + 1][seat]
        if abs(came.mean - expected.mean) > 2 * sqrt(expected.error**2 + came.error**2):
            turns.append(TurningPoint(number, seat, expected.mean, came.mean, True))
    turns = [one for one in turns if abs(one.after - one.before) >= LEAST_TURN]
    return max(turns, key=lambda one: abs(one.after - one.before), default=None)
