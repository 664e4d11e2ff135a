"""Parley: a negotiation as a search sees it. The best deals are played on, beside what is left without any.

Were both sides to search, neither would ever find a proposal good that the other takes. So the partner of one is
thought to decide at a glance: in each imagined world he takes it if it looks good to him there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp

from loggia.bots.bargain import Verdict, rivalry, worth
from loggia.bots.bot import Idea
from loggia.kernel import AnyGame, Bargain, Deal, Move, State

WARMTH = 0.3
"""A glance trusts a move or a deal e times less for each such part of a clear lead that it is worth less."""


@dataclass(frozen=True)
class Silence(Move):
    """Saying nothing, where nobody waits for the seat."""

    def text(self) -> str:
        """Nothing that anybody would read."""
        return "…"


SILENT = Silence()


@dataclass(frozen=True)
class Parley:
    """The moves to compare, and what the search has to know of them."""

    moves: Sequence[Move]
    weights: Sequence[float]
    """How promising each of them looks at a glance."""
    proposals: Mapping[Move, Deal] = field(default_factory=dict)
    """Those of them that somebody has to answer first."""
    later: tuple[Idea, ...] = ()
    """What a glance would answer once the others were heard."""

    def taken(self, game: AnyGame, state: State, seat: int, move: Move) -> Deal | None:
        """The proposal, if its partner would take it in this world, as far as a glance over his shoulder tells."""
        deal = self.proposals.get(move)
        if deal is None:
            return None
        here = deal if game.trade is None else game.trade.appraise(state, seat, (deal,))[0]
        costs = rivalry(game.insight.values(state), deal.partner)
        return deal if worth(here.gains, deal.partner, costs) + here.pressure > 0 else None


def parley(
    game: AnyGame, state: State, seat: int, bargain: Bargain, verdict: Verdict, silent: bool, most: int, scale: float
) -> Parley | None:
    """What to search in a negotiation; None: nothing, the glance has to do."""
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
    return Parley(moves, weights, {deal.move: deal for _, deal in deals if deal.answer is not None}, later)


def shortlist(verdict: Verdict, wait: bool, most: int) -> list[tuple[float, Deal]]:
    """The best deals at a glance, binding ones and proposals apart: so many of each."""
    binding = [one for one in verdict.talk if one[1].binds and not wait]
    proposals = [one for one in verdict.talk if one[1].answer is not None]
    return binding[:most] + proposals[:most]
