"""Bargaining: which deal to propose, to answer or to refuse, from what each would bring everybody.

A deal is worth what it brings the seat less a share of what it brings the others, most of it for the leader.
Proposals start greedy and concede more each time they are repeated, in steps that shrink, so that a negotiation ends
soon. Nobody takes a deal that leaves him less than his reservation share of what both parties win together: whoever
bids the minimum for something that is worth much more to him is refused, however long he waits, as giving in to him
costs more over a match than the deal brings. A proposal therefore leaves its partner at least that share. Whoever is
known for such bids, by what everybody has seen of him in the match, has to leave more than others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from loggia.bots.bot import Idea
from loggia.kernel import AnyGame, Bargain, Chance, Deal, Move, Sight, State

EVEN = 0.5
"""Half of what two parties win together."""
LEADER = 1.5
"""How much more a ducat in the hands of the leading other seat hurts than one in another's."""
CLOSE = 0.85
"""With two seats, the part of the other's gain that counts as the seat's own loss.

It is below 1: with 1 every deal that is good for one seat is bad for the other, and nobody would ever deal.
"""


@dataclass(frozen=True)
class Manner:
    """How a bot haggles."""

    fair: tuple[float, ...] = (0.43, 0.47, 0.5)
    """The part of what two parties win together that a proposal leaves to the partner: at first, then, at last."""
    keep: float = 0.37
    """The reservation share: a deal that leaves the seat a smaller part of what both win is refused."""
    trifle: float = 0.7
    """Its reservation share where it would sell at the smallest price: helping a rival for a trifle wins nothing."""
    yields: float = 0.2
    """Its reservation share as a buyer at the second price, which often is all that sellers of small things accept."""
    wary: float = 0.13
    """Added to the reservation share towards a partner who is known for never giving more than the least."""
    expects: float = 0.37
    """The reservation share that it takes partners to have."""
    close: float = CLOSE
    """`CLOSE` for its own judgement; it takes the partner for a friendly one."""
    worlds: int = 3
    """How many imagined worlds a judgement is averaged over."""
    character: str = ""
    """Its name in `characters.py`; empty: that of its seat."""
    least: float = 0.0
    """A deal has to be worth more than this; infinity: it never deals unless it must."""


FRIENDLY = Manner()
FIRM = Manner(fair=(0.39, 0.44, 0.48), keep=0.39, close=0.95, worlds=8)
"""Proposes what the other will just take, wants more for itself, and thinks longer about it."""


@dataclass(frozen=True)
class Verdict:
    """What to say, if anything, and how good every deal looked."""

    deal: Deal | None
    ideas: tuple[Idea, ...]
    talk: tuple[tuple[float, Deal], ...] = ()
    """What could be said with some hope, each with what it is worth, the best first."""
    refused: tuple[Deal, ...] = ()
    """What others have proposed and the seat does not take as it stands."""
    costs: tuple[float, ...] = ()
    """How much a point for each other seat costs it."""
    said: bool = False
    """Whether it has made proposals of its own in this talk."""


def rivalry(values: Sequence[float], seat: int, close: float = CLOSE) -> list[float]:
    """How much a point for each other seat costs me: nearly all between two, a share among more, most for the leader.

    >>> rivalry([10.0, 20.0], 0)
    [0.0, 0.85]
    >>> rivalry([10.0, 20.0, 5.0], 0)
    [0.0, 0.75, 0.5]
    """
    others = [other for other in range(len(values)) if other != seat]
    costs = [0.0] * len(values)
    if not others:
        return costs
    if len(others) == 1:
        costs[others[0]] = close
        return costs
    leader = max(others, key=values.__getitem__)
    for other in others:
        costs[other] = 1 / len(others)
    if values[leader] > max(values[one] for one in range(len(values)) if one != leader):
        costs[leader] *= LEADER
    return costs


def worth(gains: Sequence[float], seat: int, costs: Sequence[float]) -> float:
    """What the gains of a deal mean for one seat."""
    return gains[seat] - sum([gain * cost for gain, cost in zip(gains, costs, strict=True)])


def judge(game: AnyGame, state: State, seat: int, bargain: Bargain, manner: Manner = FRIENDLY) -> Verdict:
    """The best thing to say now, or nothing."""
    if not bargain.deals:
        return Verdict(None, ())
    values = game.insight.values(state)
    costs = [rivalry(values, one) for one in range(len(values))]
    own = rivalry(values, seat, manner.close)
    mine = [worth(deal.gains, seat, own) for deal in bargain.deals]
    best: Deal | None = None
    best_worth = manner.least
    proposal: Deal | None = None
    proposal_worth = manner.least
    talk: list[tuple[float, int]] = []
    refused: list[Deal] = []
    for at, (deal, gain) in enumerate(zip(bargain.deals, mine, strict=True)):
        if deal.binds and not suffices(deal, seat, gain, manner):
            refused.append(deal)
        elif deal.binds or (deal.compels and gain > manner.least):
            talk.append((gain, at))
            if gain > best_worth:
                best, best_worth = deal, gain
        elif gain > manner.least and _may_please(deal, seat, costs[deal.partner], manner):
            talk.append((gain, at))
            if gain > proposal_worth:
                proposal, proposal_worth = deal, gain
    # A binding answer is certain: a proposal has to promise clearly more than it, the more often it was repeated.
    if proposal is not None and (best is None or proposal_worth > best_worth * (1.5 + proposal.said)):
        best = proposal
    talk.sort(key=lambda one: (bargain.deals[one[1]] is best, one[0]), reverse=True)
    hopes = tuple((gain, bargain.deals[at]) for gain, at in talk)
    ideas = tuple(_idea(seat, deal, gain, best) for gain, deal in hopes[:5])
    said = any(deal.said for deal in bargain.deals)
    return Verdict(best, ideas, hopes, tuple(refused), tuple(own), said)


def suffices(deal: Deal, seat: int, gain: float, manner: Manner) -> bool:
    """Whether a deal leaves the seat its reservation share of what both parties win; taking back an own word does.

    Whoever has said his last word takes nothing worse, and a known miser has to leave more.

    >>> deal = Deal(Move(), (5.0, 20.0, 0.0), partner=1, binds=True)
    >>> suffices(deal, 0, 5.0, Manner(keep=0.2)), suffices(deal, 0, 5.0, Manner(keep=0.3))
    (True, False)
    """
    if deal.partner < 0:
        return True
    if deal.breaks_word:
        return False
    mine, theirs = deal.gains[seat], max(0.0, deal.gains[deal.partner])
    return gain > manner.least and mine >= reservation(deal, manner) * (mine + theirs)


def reservation(deal: Deal, manner: Manner) -> float:
    """The least share of what both win that the seat takes from this partner, at this price.

    >>> reservation(Deal(Move(), (), price=1), Manner()), reservation(Deal(Move(), (), price=-2), Manner())
    (0.7, 0.2)
    """
    least = manner.keep
    if deal.price == 1:
        least = max(manner.trifle, least)
    elif deal.price == -2:
        least = min(manner.yields, least)
    return least + manner.wary * deal.doubt


def expected(deal: Deal, usual: float, manner: Manner) -> float:
    """The share that the partner of a proposal has to be left, where a usual deal leaves him so much.

    A bid of the smallest price may be tried with anybody: more can be given when it is refused.
    """
    return min(manner.yields, usual) if deal.price == 2 else usual


def _may_please(deal: Deal, seat: int, costs: Sequence[float], manner: Manner) -> bool:
    """Whether the partner may take a proposal: he gains, and it leaves him enough of what both win together."""
    fair = manner.fair
    if deal.said >= len(fair) or worth(deal.gains, deal.partner, costs) + deal.pressure <= 0:
        return False
    theirs = share(deal, seat)
    if deal.price == 1 and 1 - theirs < manner.trifle:
        return False
    return theirs >= expected(deal, fair[deal.said], manner)


def share(deal: Deal, seat: int) -> float:
    """The part of what both parties of a proposal win together that is its partner's."""
    mine, theirs = max(0.0, deal.gains[seat]), deal.gains[deal.partner] + deal.pressure
    return theirs / (mine + theirs) if theirs > 0 else 0.0


def _idea(seat: int, deal: Deal, gain: float, best: Deal | None) -> Idea:
    return Idea(deal.move, gain, 1.0 if deal is best else 0.0, gain, (f"{seat} {deal.move.text()}",))


def forced(bargain: Bargain, seat: int, seats: int) -> Move:
    """The least bad answer where nothing but a deal is left."""
    even = [0.0 if one == seat else 1 / (seats - 1) for one in range(seats)]
    binding = [deal for deal in bargain.deals if deal.binds] or list(bargain.deals)
    return max(binding, key=lambda deal: worth(deal.gains, seat, even)).move


def look(sight: Sight, chance: Chance, manner: Manner = FRIENDLY) -> tuple[Bargain | None, State]:
    """The seat's bargain, its gains averaged over a few imagined worlds; and one of those worlds.

    The worlds of one turn are drawn alike, so that what it says of prices does not change from moment to moment, and
    asking again teaches nobody anything.
    """
    game, seat = sight.game, sight.seat
    state: State = sight.imagine(chance).state
    if game.trade is not None:
        chance = Chance(f"worlds of turn {game.rules.turn(state)}, seat {seat}")
        state = sight.imagine(chance).state
    trade = game.trade
    first = None if trade is None else trade.bargain(state, seat)
    if trade is None or first is None or not first.deals:
        return first, state
    deals = [deal for deal in first.deals if sight.allows(deal.move)]
    worlds: list[Sequence[Deal]] = [deals]
    for _ in range(manner.worlds - 1):
        worlds.append(trade.appraise(sight.imagine(chance).state, seat, deals))
    found = tuple(_average(rows) for rows in zip(*worlds, strict=True))
    return Bargain(found, first.otherwise, first.wait), state


def _average(rows: Sequence[Deal]) -> Deal:
    """One deal with what it brings on average."""
    gains = tuple(sum(column) / len(rows) for column in zip(*(deal.gains for deal in rows), strict=True))
    return replace(rows[0], gains=gains, pressure=sum(deal.pressure for deal in rows) / len(rows))
