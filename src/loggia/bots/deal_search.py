"""Searching deals: the few best deals of a negotiation are played on, beside the moves that are left without one.

The partner of a proposal is assumed to decide at a glance: in each imagined world he accepts it if the insight's values
say that he gains his reservation share there. If he were assumed to search too, no proposal that he accepts could look
good to the proposer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from loggia.bots.bargaining import FRIENDLY, Manner, Verdict, expected, rivalry, share, worth
from loggia.bots.bot import Idea
from loggia.kernel import AnyGame, Bargain, Deal, Move, State

WARMTH = 0.3
"""Softmax temperature of first-glance weights, as a fraction of the style's `scale`."""


@dataclass(frozen=True)
class SayNothing(Move):
    """A stand-in for saying nothing, where nobody waits for the seat. It is never played."""

    def text(self) -> str:
        """A placeholder: nobody reads it."""
        return "…"


SILENT = SayNothing()


@dataclass(frozen=True)
class DealSearch:
    """The moves to compare, and what the search has to know of them."""

    moves: Sequence[Move]
    weights: Sequence[float]
    """How promising each of them looks at a glance."""
    proposals: Mapping[Move, Deal] = field(default_factory=dict)
    """Those of them that somebody has to answer first."""
    later: tuple[Idea, ...] = ()
    """What a glance would answer once the others were heard."""
    manner: Manner = FRIENDLY
    """How it haggles: `expects` is the part of the common gain that a partner is thought to insist on."""

    def taken(self, game: AnyGame, state: State, seat: int, move: Move) -> Deal | None:
        """The proposal, if its partner gains enough by it in this world; else None."""
        deal = self.proposals.get(move)
        if deal is None:
            return None
        here = deal if game.trade is None else game.trade.appraise(state, seat, (deal,))[0]
        costs = rivalry(game.insight.values(state), deal.partner)
        gains = worth(here.gains, deal.partner, costs) + here.pressure > 0
        return deal if gains and share(here, seat) >= expected(here, self.manner.expects, self.manner) else None


def deal_search(
    game: AnyGame,
    state: State,
    seat: int,
    bargain: Bargain,
    verdict: Verdict,
    silent: bool,
    most: int,
    scale: float,
    manner: Manner = FRIENDLY,
) -> DealSearch | None:
    """What to search in a negotiation; None where there is nothing to compare and the glance decides."""
    deals = shortlist(verdict, bargain.wait, most)
    if not deals or (verdict.deal is not None and not (verdict.deal.binds or verdict.deal.answer)):
        return None
    rest: list[Move] = [SILENT] if bargain.wait or silent else list(bargain.otherwise)
    moves = [*(deal.move for _, deal in deals), *rest]
    if len(moves) < 2:
        return None
    weights = [exp(max(-4.0, min(4.0, gain / (WARMTH * scale)))) for gain, _ in deals]
    if rest:
        glance = game.insight.weigh(state, seat, rest) if len(rest) > 1 else [1.0]
        total = sum(glance)
        weights += [weight / total for weight in glance]
    later = verdict.ideas if bargain.wait and verdict.deal is not None and verdict.deal.binds else ()
    proposals = {deal.move: deal for _, deal in deals if deal.answer is not None}
    return DealSearch(moves, weights, proposals, later, manner)


def shortlist(verdict: Verdict, wait: bool, most: int) -> list[tuple[float, Deal]]:
    """The best deals at a glance, binding ones and proposals apart: so many of each."""
    binding = [one for one in verdict.talk if one[1].binds and not wait]
    proposals = [one for one in verdict.talk if one[1].answer is not None]
    return binding[:most] + proposals[:most]
