"""What is found out about one step: the decision, the position before it, and what could have come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from loggia.bots.bargaining import FRIENDLY, look
from loggia.kernel import Chance, Phrase, Sight
from loggia.review.decisions import Depth, Judgement, weigh_decision
from loggia.review.judge import Estimate, WorldJudge
from loggia.review.steps import ReviewStep

TRIES = 3
"""How many worlds are imagined for each one in which the move was possible."""


@dataclass(frozen=True)
class Struck:
    """A deal that was struck: what it was worth to each seat in the game's points, as whoever agreed could judge."""

    parties: tuple[int, ...]
    gains: tuple[float, ...]
    prices: Phrase | None
    """What the two sides could have given or taken at most."""


@dataclass(frozen=True)
class StepFinding:
    """One step. The numbers are chances to win, each seat's from what that seat knew."""

    number: int
    depth: Depth
    before: tuple[Estimate, ...] | None
    """Before the move; None: nothing was decided, the position is worth what the next one is."""
    expected: tuple[Estimate | None, ...]
    """After the move and before chance: the mean over what could have come; None: nothing was left to chance for the
    seat, and the position after it says all."""
    judgement: Judgement | None
    struck: Struck | None


def examine(step: ReviewStep, depth: Depth, seed: str) -> StepFinding:
    """Find out everything about a step."""
    seats = range(step.before.seats)
    seed = f"{seed}/{step.number}"
    learns = [step.learns(seat) for seat in seats]
    idle = not any(learns) and (step.forced or step.talk)
    before = None if idle else position(step, depth.position, seed)
    expected = tuple(
        _expected(step, seat, depth.luck, seed) if learned else None
        for seat, learned in zip(seats, learns, strict=True)
    )
    judgement = None if step.forced else weigh_decision(step.before, step.seat, depth, seed, step.move)
    return StepFinding(step.number, depth, before, expected, judgement, _struck(step, seed))


def position(step: ReviewStep, worlds: int, seed: str) -> tuple[Estimate, ...]:
    """Every seat's chance to win before the step, from what that seat knows."""
    match = step.before
    found = []
    for seat in range(match.seats):
        judge = WorldJudge(match, seat, seed)
        found.append(Estimate.of([judge.now(number).chances[seat] for number in range(worlds)]))
    return tuple(found)


def _expected(step: ReviewStep, seat: int, worlds: int, seed: str) -> Estimate | None:
    """The mean over what could have come of the step, as the seat could expect it."""
    judge = WorldJudge(step.before, seat, seed)
    found: list[float] = []
    for number in range(worlds * TRIES):
        state = step.world_after(seat, Chance(f"{seed}/luck/{seat}/{number}"))
        if state is not None:
            judge.begin(number)
            found.append(judge.outlook(state).chances[seat])
            if len(found) == worlds:
                break
    return Estimate.of(found) if found else None


def _struck(step: ReviewStep, seed: str) -> Struck | None:
    """The deal that a step settled, if it did."""
    trade = step.before.game.trade
    if trade is None or len(step.parties) < 2:
        return None
    sight = Sight(step.before, step.seat)
    bargain, state = look(sight, Chance(f"{seed} deal"), FRIENDLY)
    gains: Sequence[float] = (0.0,) * step.before.seats
    if bargain is not None:
        gains = next((deal.gains for deal in bargain.deals if deal.move == step.move), gains)
    return Struck(step.parties, tuple(gains), trade.limits(state, step.seat, step.move))
