"""Reputation: what a seat's bids, purchases and silences so far, in sight of all, tell of it. For bots.

Among our bots about three of ten bare purchases are at the smallest price; a seat that never pays more soon stands out.
Bids above it prove little, as they can be taken back: only what was paid counts in a seat's favour.
"""

from __future__ import annotations

from math import exp
from typing import Final

from loggia.games.genoa.rules.state import ASKED, BUYS, DEALINGS, DEALS, LEAST_BIDS, LEAST_BUYS, GenoaState

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
PATIENCE: Final = 6
"""So many proposals without an answer, and nothing is proposed any more to a seat that does not bid."""
A_DEAL: Final = 10
"""How many unanswered proposals a deal makes good."""


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
