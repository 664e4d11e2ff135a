"""What every move does. Unchecked: `choices` lists what is allowed, `refusals` says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from loggia.games.vecchio.rules.actions.reinforcing import place, recover, reinforce
from loggia.games.vecchio.rules.actions.towns import work
from loggia.games.vecchio.rules.actions.tracks import choose, pay
from loggia.games.vecchio.rules.actions.travelling import office, send, take_over, town
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.crests import lay_down, levy, return_home
from loggia.games.vecchio.rules.moves import (
    Choose,
    Draft,
    EndTurn,
    Exchange,
    Give,
    LayDown,
    Levy,
    Office,
    Pass,
    Pay,
    Place,
    Recover,
    Reinforce,
    Return,
    Send,
    Settle,
    Take,
    TakeOver,
    Town,
    Use,
    Work,
)
from loggia.games.vecchio.rules.province_tiles import exchange, give, take, use
from loggia.games.vecchio.rules.settling import draft, settle
from loggia.games.vecchio.rules.state import VecchioState
from loggia.games.vecchio.rules.turns import end, pass_turn
from loggia.kernel import Chance, Move, Teller

Deed = Callable[[VecchioBox, VecchioState, int, Any, Chance, Teller], None]


DEEDS: dict[type[Move], Deed] = {
    Draft: draft,
    Settle: settle,
    Town: town,
    TakeOver: take_over,
    Office: office,
    Reinforce: reinforce,
    Recover: recover,
    Send: send,
    Work: work,
    Pay: pay,
    Place: place,
    Choose: choose,
    Use: use,
    Take: take,
    Give: give,
    Exchange: exchange,
    Levy: levy,
    LayDown: lay_down,
    Return: return_home,
    EndTurn: end,
    Pass: pass_turn,
}


def advance(box: VecchioBox, state: VecchioState, seat: int, move: Move, chance: Chance, tell: Teller) -> None:
    """Carry out a legal move."""
    DEEDS[type(move)](box, state, seat, move, chance, tell)
