"""Track record: how each seat has bid and bought in this match, counted from what everybody heard (GEN-INFO-6).

Counted are bids and purchases in money alone, from a tower player who was free to refuse: how many, and how many of
them at the smallest price; besides, what others proposed to the seat, and what it bought in all; how often it was bid
to while it led the tower, and what it sold then of its own will; and, for one turn, what the tower player has proposed
and the others have bid. No rule depends on it; bots judge partners by it (`insight/trade/reputation.py`).
"""

from __future__ import annotations

from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.state import ASKED, BIDS, BUYS, DEALINGS, DEALS, HEARD, SOLD, TOWER, GenoaState
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.games.genoa.rules.trade.rights import can_act


def note_bid(box: GenoaBox, state: GenoaState, seat: int, pay: Bundle, ask: Bundle) -> None:
    """A bid lies open on the table."""
    if not _has_to_sell(box, state):
        state.dealings[state.tower * DEALINGS + HEARD] += 1
    state.tries += ((seat, pay, ask),)
    _note(box, state, seat * DEALINGS + BIDS, pay, ask)


def note_proposal(state: GenoaState, buyer: int, pay: Bundle, ask: Bundle, field: int) -> None:
    """The tower player has made the seat a proposal of his own."""
    state.dealings[buyer * DEALINGS + ASKED] += 1
    state.pleas += ((buyer, pay, ask, field),)


def note_purchase(box: GenoaBox, state: GenoaState, buyer: int, pay: Bundle, ask: Bundle) -> None:
    """A deal binds; to be called before anything of it is carried out."""
    state.dealings[buyer * DEALINGS + DEALS] += 1
    if not _has_to_sell(box, state):
        state.dealings[state.tower * DEALINGS + SOLD] += 1
    state.tries = tuple([one for one in state.tries if one[0] != buyer])
    _note(box, state, buyer * DEALINGS + BUYS, pay, ask)


def _note(box: GenoaBox, state: GenoaState, at: int, pay: Bundle, ask: Bundle) -> None:
    """One more, and one more at the smallest price: its place is the next one."""
    if not pay.money or pay.has_good() or not ask.empty:
        return
    if _has_to_sell(box, state):
        return  # the price says nothing of the buyer
    state.dealings[at] += 1
    if pay.money <= box.step_money:
        state.dealings[at + 1] += 1


def _has_to_sell(box: GenoaBox, state: GenoaState) -> bool:
    """GEN-TRADE-1.1d: the tower player, who cannot act himself, is not free to refuse."""
    return state.phase == TOWER and not can_act(box, state, state.tower)
