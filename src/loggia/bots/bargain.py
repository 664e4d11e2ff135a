"""Bargaining: which deal to propose, to answer or to refuse, from what each would bring everybody.

A deal is worth what it brings me less my share of what it brings the others: who helps the leader for a trifle loses.
Proposals begin greedy and become fairer each time they are repeated, so that a negotiation ends in a few steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from loggia.bots.bot import Idea
from loggia.kernel import AnyGame, Bargain, Chance, Deal, Move, Sight, State

FAIR = (0.3, 0.45, 0.6)
"""The part of what two parties win together that a proposal leaves to the partner: at first, then, at last."""
LEADER = 1.5
"""How much more a ducat in the hands of the leading other seat hurts than one in another's."""
WORLDS = 3
"""How many imagined worlds a judgement is averaged over."""


@dataclass(frozen=True)
class Verdict:
    """What to say, if anything, and how good every deal looked."""

    deal: Deal | None
    ideas: tuple[Idea, ...]


def rivalry(values: Sequence[float], seat: int) -> list[float]:
    """How much a point for each other seat costs me: all of it between two, a share among more, most for the leader.

    >>> rivalry([10.0, 20.0], 0)
    [0.0, 1.0]
    >>> rivalry([10.0, 20.0, 5.0], 0)
    [0.0, 0.75, 0.5]
    """
    others = [other for other in range(len(values)) if other != seat]
    costs = [0.0] * len(values)
    if not others:
        return costs
    leader = max(others, key=values.__getitem__)
    for other in others:
        costs[other] = 1 / len(others)
    if len(others) > 1 and values[leader] > max(values[one] for one in range(len(values)) if one != leader):
        costs[leader] *= LEADER
    return costs


def worth(gains: Sequence[float], seat: int, costs: Sequence[float]) -> float:
    """What the gains of a deal mean for one seat."""
    return gains[seat] - sum([gain * cost for gain, cost in zip(gains, costs, strict=True)])


def judge(game: AnyGame, state: State, seat: int, bargain: Bargain) -> Verdict:
    """The best thing to say now, or nothing."""
    if not bargain.deals:
        return Verdict(None, ())
    values = game.values(state)
    costs = [rivalry(values, one) for one in range(len(values))]
    mine = [worth(deal.gains, seat, costs[seat]) for deal in bargain.deals]
    best: Deal | None = None
    best_worth = 0.0
    proposal: Deal | None = None
    proposal_worth = 0.0
    for deal, gain in zip(bargain.deals, mine, strict=True):
        if deal.binds:
            if gain > best_worth:
                best, best_worth = deal, gain
        elif deal.said < len(FAIR) and gain > proposal_worth:
            theirs = worth(deal.gains, deal.partner, costs[deal.partner])
            if deal.compels or (theirs > 0 and theirs >= FAIR[deal.said] * (theirs + gain)):
                proposal, proposal_worth = deal, gain
    # An answer that binds is a bird in the hand: a proposal has to promise clearly more, and less so each time.
    if proposal is not None and (best is None or proposal_worth > best_worth * (1.5 + proposal.said)):
        best = proposal
    order = sorted(range(len(mine)), key=mine.__getitem__, reverse=True)[:5]
    ideas = tuple(_idea(seat, bargain.deals[i], mine[i], best) for i in order)
    return Verdict(best, ideas)


def _idea(seat: int, deal: Deal, gain: float, best: Deal | None) -> Idea:
    return Idea(deal.move, gain, 1.0 if deal is best else 0.0, gain, (f"{seat} {deal.move.text()}",))


def forced(bargain: Bargain, seat: int, seats: int) -> Move:
    """The least bad answer where nothing but a deal is left."""
    even = [0.0 if one == seat else 1 / (seats - 1) for one in range(seats)]
    binding = [deal for deal in bargain.deals if deal.binds] or list(bargain.deals)
    return max(binding, key=lambda deal: worth(deal.gains, seat, even)).move


def look(sight: Sight, chance: Chance) -> tuple[Bargain | None, State]:
    """The seat's bargain, its gains averaged over a few imagined worlds; and one of those worlds."""
    game, seat = sight.game, sight.seat
    state: State = sight.imagine(chance).state
    first = game.bargain(state, seat)
    if first is None or not first.deals:
        return first, state
    sums = {deal.move: [deal.gains] for deal in first.deals}
    for _ in range(WORLDS - 1):
        again = game.bargain(sight.imagine(chance).state, seat)
        for deal in again.deals if again is not None else ():
            if deal.move in sums:
                sums[deal.move].append(deal.gains)
    deals = tuple(replace(deal, gains=_average(sums[deal.move])) for deal in first.deals if sight.allows(deal.move))
    return Bargain(deals, first.otherwise, first.wait), state


def _average(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
