"""Merchant and master as they bargained before they had a reservation share: the baseline for changes (entry `old`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from loggia.bots import Budget, glance
from loggia.bots.bargaining import Manner, Verdict, rivalry, worth
from loggia.bots.bot import Idea, Stop, Thoughts
from loggia.bots.searcher import Searcher
from loggia.bots.style import MASTER, MERCHANT
from loggia.compiled import BUILD
from loggia.kernel import AnyGame, Bargain, Chance, Deal, Sight, State

MANNERS = {
    "merchant": Manner(fair=(0.3, 0.45, 0.6), expects=0.0, trifle=0.0, wary=0.0, character="plain"),
    "master": Manner(fair=(0.1, 0.25, 0.4), expects=0.0, trifle=0.0, wary=0.0, character="plain", close=0.95, worlds=8),
}


class FormerBargaining:
    """A level with its former judgement of deals: any binding deal is searched, however small its own share."""

    name = "old"

    def __init__(self, of: str) -> None:
        if BUILD.is_compiled:
            raise RuntimeError("the judgement of deals can only be exchanged in plain Python: LOGGIA_COMPILED=no")
        style = {"merchant": MERCHANT, "master": MASTER}[of]["genoa"]
        self._bot = Searcher("old", {"genoa": replace(style, manner=MANNERS[of])})

    def think(self, sight: Sight, budget: Budget, chance: Chance, stop: Stop | None = None) -> Thoughts:
        """What the level would have done."""
        changed = vars(glance)
        now = changed["judge"]
        changed["judge"] = judge
        try:
            return self._bot.think(sight, budget, chance, stop)
        finally:
            changed["judge"] = now


def judge(game: AnyGame, state: State, seat: int, bargain: Bargain, manner: Manner) -> Verdict:
    """The best thing to say now, or nothing."""
    if not bargain.deals:
        return Verdict(None, ())
    values = game.insight.values(state)
    costs = [rivalry(values, one) for one in range(len(values))]
    own = rivalry(values, seat, manner.close)
    best: Deal | None = None
    proposal: Deal | None = None
    best_worth = proposal_worth = manner.least
    talk: list[tuple[float, int]] = []
    for at, deal in enumerate(bargain.deals):
        gain = worth(deal.gains, seat, own)
        if deal.binds or (deal.compels and gain > manner.least):
            talk.append((gain, at))
            if gain > best_worth:
                best, best_worth = deal, gain
        elif gain > manner.least and _may_please(deal, gain, costs[deal.partner], manner.fair):
            talk.append((gain, at))
            if gain > proposal_worth:
                proposal, proposal_worth = deal, gain
    if proposal is not None and (best is None or proposal_worth > best_worth * (1.5 + proposal.said)):
        best = proposal
    talk.sort(key=lambda one: (bargain.deals[one[1]] is best, one[0]), reverse=True)
    hopes = tuple((gain, bargain.deals[at]) for gain, at in talk)
    ideas = tuple(Idea(deal.move, gain, 1.0 if deal is best else 0.0, gain) for gain, deal in hopes[:5])
    return Verdict(best, ideas, hopes)


def _may_please(deal: Deal, gain: float, costs: Sequence[float], fair: Sequence[float]) -> bool:
    if deal.said >= len(fair):
        return False
    theirs = worth(deal.gains, deal.partner, costs) + deal.pressure
    return theirs > 0 and theirs >= fair[deal.said] * (theirs + gain)
