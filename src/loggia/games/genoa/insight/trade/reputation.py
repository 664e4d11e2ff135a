"""Reputation: what a seat's bids, purchases and silences so far, in sight of all, tell of it. For bots.

Among our bots about three of ten bare purchases are at the smallest price; a seat that never pays more soon stands out.
Bids above it prove little, as they can be taken back: only what was paid counts in a seat's favour.
"""

from __future__ import annotations

from math import exp
from typing import Final

from loggia.games.genoa.rules.moves import Counter, Offer
from loggia.games.genoa.rules.state import (
    ASKED,
    BUYS,
    DEALINGS,
    DEALS,
    HEARD,
    LEAST_BIDS,
    LEAST_BUYS,
    SOLD,
    GenoaState,
)
from loggia.games.genoa.rules.trade.bundles import Bundle

BEFORE: Final = -2.2
"""Log odds that a seat never pays more than the least, before it has done anything: one in ten."""
CHEAP_BID: Final = 0.3
"""What a bid of the least adds to them: little, it may be a first word."""
CHEAP_PURCHASE: Final = 1.2
"""What a purchase for the least adds: it is three times as likely from such a seat."""
DEAR_PURCHASE: Final = -2.7
"""What a purchase for more adds."""
MANY_BIDS: Final = 6
"""No more than so many bids of the least count: they often repeat each other."""
KNOWN_MISER: Final = 0.5
"""From this likelihood on a seat is taken to pay the least, and told so."""
SURE_MISER: Final = 0.9
"""From this likelihood on he is asked for no more than the least."""
PATIENCE: Final = 6
"""So many proposals without an answer, and nothing is proposed any more to a seat that does not bid."""
A_DEAL: Final = 10
"""How many unanswered proposals a deal makes good."""
PATIENCE_OF_BIDDERS: Final = 12
"""So many bids without a sale, and a tower player hears only of what is worth much: several bid to him at once."""
PLEAS: Final = 2
"""So often the tower player speaks to a seat about the same good in one turn."""
WORDS: Final = 3
"""So many proposals he makes to a seat in one turn, whatever about."""


def stinginess(state: GenoaState, seat: int) -> float:
    """How likely it is, 0 to 1, that a seat never pays more than the least."""
    first = seat * DEALINGS
    dealings = state.dealings
    least = dealings[first + LEAST_BUYS]
    odds = BEFORE + CHEAP_BID * min(MANY_BIDS, dealings[first + LEAST_BIDS])
    odds += CHEAP_PURCHASE * least + DEAR_PURCHASE * (dealings[first + BUYS] - least)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))


def is_deaf(state: GenoaState, seat: int) -> bool:
    """Whether a seat hardly ever buys, whatever is proposed to it: it wants to be left in peace."""
    first = seat * DEALINGS
    return state.dealings[first + ASKED] >= PATIENCE + A_DEAL * state.dealings[first + DEALS]


def never_sells(state: GenoaState) -> bool:
    """Whether the tower player has hardly ever sold anything of his own will, whatever was bid; asking him was free.

    Whoever proposes something himself in this turn is worth talking to again; a sealed bid is made because he asks.
    """
    first = state.tower * DEALINGS
    if state.slow or state.pleas:
        return False
    return state.dealings[first + HEARD] >= PATIENCE_OF_BIDDERS + A_DEAL * state.dealings[first + SOLD]


def presses(state: GenoaState, seat: int, move: Offer) -> bool:
    """Whether a bid would have the tower player pay for a good that he did not want in this turn, at any field, for as
    little or less; or has offered it to him often enough. What else the action brings him makes it another matter."""
    if not state.tries or move.pay.money >= move.ask.money:
        return False
    things, price = _things(move.pay), move.pay.money - move.ask.money
    tries = [
        (pay, ask)
        for bidder, pay, ask in state.tries
        if bidder == seat and things & _things(pay) and pay.drawn == move.pay.drawn
    ]
    return len(tries) >= PLEAS or any(pay.money - ask.money >= price for pay, ask in tries)


def nags(state: GenoaState, move: Counter, field: int) -> bool:
    """Whether the seat was asked for some good of a proposal, or offered it, in vain in this turn, and not at a higher
    price; or for the very same at this field; or too often, about this or anything."""
    if not state.pleas:
        return False
    things = _things(move.pay) | _things(move.ask)
    heard = [plea for plea in state.pleas if plea[0] == move.seat]
    if len(heard) >= WORDS or any(plea[1:] == (move.pay, move.ask, field) for plea in heard):
        return True
    about = [plea for plea in heard if things & (_things(plea[1]) | _things(plea[2]))]
    price = move.pay.money - move.ask.money
    return len(about) >= PLEAS or any(pay.money - ask.money <= price for _, pay, ask, _ in about)


def _things(side: Bundle) -> set[str]:
    """The goods and open cards of a side."""
    return {name for name, _ in side.goods} | set(side.cards)
