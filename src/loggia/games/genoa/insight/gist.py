"""Gist: few choices for a search or a playout; a negotiation is cut down to a pass or one bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from loggia.games.genoa.insight.trade.reputation import KNOWN_MISER, stinginess
from loggia.games.genoa.insight.values import Estimate
from loggia.games.genoa.rules.box import GenoaBox
from loggia.games.genoa.rules.choices.listing import choices, may_post, opponent_basics, tower_basics
from loggia.games.genoa.rules.moves import Again, GenoaMove, Hold, PlayTrade, Withdraw
from loggia.games.genoa.rules.state import (
    MOVE,
    TOWER,
    GenoaState,
    offer_key,
)
from loggia.games.genoa.rules.trade.rights import can_act

FAIR_BID: Final = 0.5
"""The part of an action's worth that a bidder is thought to offer."""


def gist(box: GenoaBox, state: GenoaState, seat: int) -> Sequence[GenoaMove]:
    """The few choices that matter: the tower player acts or accepts, the others pass or make one fair bid.

    In an action, no trades of one good for another (there are hundreds), and messages are not held back.
    """
    if state.phase not in (TOWER, MOVE):
        listed = choices(box, state, seat)
        if len(listed) < 4:
            return listed
        return [move for move in listed if type(move) is not PlayTrade and type(move) is not Hold] or listed
    if seat == state.tower:
        basics = tower_basics(box, state)
        found = [move for move in basics if type(move) is not Withdraw and type(move) is not Again]
        return found or choices(box, state, seat)
    found = [move for move in opponent_basics(box, state, seat) if type(move) is not Withdraw]
    here = state.path[-1]
    if (
        state.phase == TOWER
        and state.seats > 2
        and offer_key(seat, here) not in state.offers
        and can_act(box, state, seat)
    ):
        worth = Estimate(box, state, seat).action(here)
        money = min(int(worth * FAIR_BID), state.money[seat], box.bot_money) // box.step_money * box.step_money
        if money and stinginess(state, seat) > KNOWN_MISER:
            money = box.step_money
        if money > 0 and not state.hushed and (not state.slow or may_post(box, state, seat)):
            found.append(box.moves.offer(here, money))
    return found or choices(box, state, seat)
