"""Town actions (rules, *Town action*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.agenda import proceed
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import gain, spend, with_one, without_one
from loggia.games.vecchio.rules.moves import Work
from loggia.games.vecchio.rules.pieces import BISHOP, CREST_COLOURS, FLORIN, GOODS_AT
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Chance, Teller


def work(box: VecchioBox, state: VecchioState, seat: int, move: Work, chance: Chance, tell: Teller) -> None:
    """VEC-TOWN-2 to VEC-TOWN-4: by middleman or lying down, or by Bishop; then the yield with its bonuses."""
    here = state.goal
    if tell.heard:
        tell.made(events.Worked(seat, box.map.towns[here], move.way))
    if move.way == "bishop":  # VEC-BISHOP-1, VEC-RUL-15: nobody moves, nobody lies down
        state.goods[GOODS_AT[seat] + BISHOP] -= 1
    else:
        state.standing[seat] = without_one(state.standing[seat], here)
        state.lying[seat] = with_one(state.lying[seat], here)
        if move.way == "middleman":  # VEC-MID-1, VEC-MID-2
            who = box.map.colour[here]
            there = state.middlemen[who] = box.next_stop[here]
            if tell.heard:
                tell.made(events.MiddlemanMoved(CREST_COLOURS[who], box.map.towns[here], box.map.towns[there]))
    yielded = box.yields[(box.map.colour[here], move.take, move.extra)]
    if yielded.price:
        spend(state, seat, ((FLORIN, yielded.price),), tell)
    gain(state, seat, yielded.all(state.council[seat]), tell)
    proceed(box, state, chance, tell)
