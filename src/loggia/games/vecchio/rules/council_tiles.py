"""City council tiles: what turning one face-up brings (rules, *City council tiles*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import ROLL_AND_PLACE, TAKE_A_FOLLOWER
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import gain
from loggia.games.vecchio.rules.state import NO_TILE, VecchioState
from loggia.kernel import Teller


def reveal(box: VecchioBox, state: VecchioState, seat: int, tell: Teller) -> None:
    """VEC-CC-2: turn the City council tile face-up and collect its reveal bonus, once."""
    tile = state.council_down[seat]
    state.council_down[seat] = NO_TILE
    state.council[seat] += (tile,)
    tell(events.Revealed, seat, box.council[tile])
    bonus = box.reveals[tile]
    if bonus.goods:
        gain(state, seat, bonus.goods, tell)
    state.agenda[:0] = [TAKE_A_FOLLOWER] * bonus.followers + [ROLL_AND_PLACE] * bonus.placements
