"""Answers: what a bot says beside its move when it does not take what was proposed to it.

The price that it names leaves both sides half of what they win together at first. While a proposal of its own stands,
the game names that one's price, so that many small bids teach the bidder nothing; once it was the last one, it is
called the last word, and kept (`Deal.breaks_word`). What stands on after the move is not answered yet: nobody says that
it is too late and takes the same bid one step further on.
"""

from __future__ import annotations

from loggia.bots.bargaining import EVEN, Manner, Verdict, reservation, worth
from loggia.kernel import Deal, Move, No, Phrase, Sight, State


def answer(
    sight: Sight, state: State, verdict: Verdict, wait: bool, manner: Manner, move: Move | None
) -> Phrase | None:
    """The word for the best proposal that is turned down, or put off; None where there is nothing to answer."""
    trade, seat = sight.game.trade, sight.seat
    if trade is None or any(deal.move == move for deal in (*verdict.refused, *(one for _, one in verdict.talk))):
        return None  # it proposes something itself, or takes a deal, perhaps because it has to
    takes = [deal for _, deal in verdict.talk if deal.binds and deal.partner >= 0 and move not in deal.stands_after]
    if move is None and wait and takes:
        return trade.refuse(state, seat, No(takes[0], later=True, character=manner.character))
    refused = [deal for deal in verdict.refused if deal.partner >= 0 and move not in deal.stands_after]
    if not refused:
        if move is None or not takes:
            return None  # nothing was proposed, or it may still be taken
        return trade.refuse(state, seat, No(takes[0], bearable=False, gone=True, character=manner.character))
    deal = max(refused, key=lambda one: one.gains[seat])
    no = no_to(deal, seat, verdict.costs, verdict.said, manner, move is not None)
    if takes:  # it has found something better than a deal that it would have taken
        no = no._replace(bearable=False)
    return trade.refuse(state, seat, no)


def no_to(deal: Deal, seat: int, costs: tuple[float, ...], said: bool, manner: Manner, gone: bool) -> No:
    """How much more the seat wants for a deal, and whether its partner can bear it.

    >>> deal = Deal(Move(), (2.0, 20.0, 0.0), partner=1, binds=True)
    >>> no = no_to(deal, 0, (0.0, 0.0, 0.0), False, Manner(keep=0.35), False)
    >>> no.more, no.bearable, no.last
    (9.0, True, False)
    """
    mine, theirs = deal.gains[seat], deal.gains[deal.partner]
    keep = reservation(deal, manner)
    share = keep if said else max(EVEN, keep)  # a first answer asks for half
    cost = costs[deal.partner]
    even = share * (mine + theirs) - mine
    bare = (manner.least - worth(deal.gains, seat, costs)) / (1 + cost)
    more = max(even, bare, 0.0)
    return No(deal, more, theirs > more, gone=gone, last=deal.breaks_word, character=manner.character)
