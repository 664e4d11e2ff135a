"""How promising each move looks at a glance, cheaply enough for thousands of playouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from loggia.games.vecchio.insight.worths import (
    COUNCIL_WORTH,
    LYING_DOWN,
    MARGIN,
    MOST,
    TILE_WORTH,
    WORTH,
    entry_worth,
    fare_worth,
    gain_worth,
    horizon,
    town_worth,
)
from loggia.games.vecchio.rules.box import VecchioBox
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
from loggia.games.vecchio.rules.pieces import COUNCIL, FLORIN, GOODS, GOODS_AT, GREEN, LEVY_CHOICES, OFFICES, REGIONS
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import VecchioState
from loggia.kernel import Move


def weigh(box: VecchioBox, state: VecchioState, seat: int, moves: Sequence[Move]) -> list[float]:
    """How promising each move looks at a glance, above zero."""
    return [WEIGHINGS[type(move)](box, state, seat, move) for move in moves]


LEAST: Final = 0.05


def _squared(worth: float) -> float:
    """A weight that lets better moves stand out."""
    return worth * worth if worth > 0.25 else LEAST


def _town(box: VecchioBox, state: VecchioState, seat: int, move: Town) -> float:
    goal = box.map.index[move.town]
    return _squared(town_worth(box, state, seat, goal) - fare_worth(box, state, seat, goal) + 0.3)


def _enter(box: VecchioBox, state: VecchioState, seat: int, track: int) -> float:
    fare = fare_worth(box, state, seat, box.gate[track])
    return _squared(2.0 + entry_worth(box, state, seat, track, horizon(box, state)) - fare)


def _recover(box: VecchioBox, state: VecchioState, seat: int, move: Recover) -> float:
    standing, lying = len(state.standing[seat]), len(state.lying[seat])
    if not (lying or move.roll) or (state.final and state.actions_left < 2):
        return LEAST
    gain = LYING_DOWN * lying - 0.5 * standing + (0.6 if move.roll else 0.0)
    return _squared(gain + 2.0 if not standing else gain)


def _reinforce(box: VecchioBox, state: VecchioState, seat: int, move: Reinforce) -> float:
    here = state.in_towns(seat)
    if state.final:
        return LEAST
    return 2.5 if here < 3 else 1.0 if here < 5 else 0.1


def _send(box: VecchioBox, state: VecchioState, seat: int, move: Send) -> float:
    if move.means == "stay":
        return 6.0
    if move.means == "carriage":
        return 0.3
    return 4.0 / (1 + box.map.fare[box.map.index[move.town]][state.goal])


def _work(box: VecchioBox, state: VecchioState, seat: int, move: Work) -> float:
    yielded = box.yields[(box.map.colour[state.goal], move.take, move.extra)]
    worth = gain_worth(state, seat, yielded.all(state.council[seat])) - 0.4 * yielded.price
    return _squared(worth - (0.8 if move.way == "bishop" else LYING_DOWN) + 1.0)


def _pay(box: VecchioBox, state: VecchioState, seat: int, move: Pay) -> float:
    at = GOODS_AT[seat]
    cost = sum(MARGIN[GOODS.index(good)][min(state.goods[at + GOODS.index(good)], MOST) - 1] for good in move.followers)
    free = any(tile.endswith("V-NOCOIN") for tile in move.tiles)
    saved = 0.4 * box.cost[state.entering][box.space(state.seats, state.entering, len(state.tracks[state.entering]))]
    return _squared(6.0 - cost - 1.4 * len(move.tiles) + (saved if free else 0.0))


def _choose(box: VecchioBox, state: VecchioState, seat: int, move: Choose) -> float:
    if move.tile in box.nobility_index:
        now = nobility_points(box, state, seat, box.nobility_index[move.tile])
        return _squared(1.0 + now)
    worth = TILE_WORTH.get(move.tile) or COUNCIL_WORTH[move.tile]
    return worth * worth


def _use(box: VecchioBox, state: VecchioState, seat: int, move: Use) -> float:
    hoarding = any(box.nobility[tile] == "NB-UNUSED" for tile in state.nobility[seat])
    if state.final and not state.actions_left:
        return LEAST
    return 0.1 if hoarding else 2.0


def _one_more(state: VecchioState, seat: int, good: str) -> float:
    number = FLORIN if good == "florins" else GOODS.index(good)
    count = 5 if number == FLORIN else 1
    return gain_worth(state, seat, ((number, count),))


def _one_less(state: VecchioState, seat: int, good: str) -> float:
    number = GOODS.index(good)
    return MARGIN[number][min(state.goods[GOODS_AT[seat] + number], MOST) - 1]


def _exchange(box: VecchioBox, state: VecchioState, seat: int, move: Exchange) -> float:
    gained = gain_worth(state, seat, tuple((GOODS.index(good), 1) for good in move.take))
    return _squared(gained - _one_less(state, seat, move.give) + 1.0)


def _levy(box: VecchioBox, state: VecchioState, seat: int, move: Levy) -> float:
    good = LEVY_CHOICES.index(move.good)
    have = min(state.goods[GOODS_AT[seat] + good], MOST)
    count = box.rules["levy_florins"] if good == FLORIN else 1
    return 1.0 / (0.1 + WORTH[good][have] - WORTH[good][max(have - count, 0)]) ** 2


def _settle(box: VecchioBox, state: VecchioState, seat: int, move: Settle) -> float:
    worth = 0.6 if move.towns[0] == move.towns[1] else 1.0
    for town in move.towns:
        where = box.map.index[town]
        worth += _spot(box, state, where)
    return worth


def _spot(box: VecchioBox, state: VecchioState, where: int) -> float:
    """The worth of standing in a town: best where its middleman is, good at a gate."""
    colour = box.map.colour[where]
    if colour < len(state.middlemen):
        return 1.2 if state.middlemen[colour] == where else 0.5
    return 0.6 if colour == GREEN else 0.8


Weighing = Callable[[VecchioBox, VecchioState, int, Any], float]

WEIGHINGS: dict[type[Move], Weighing] = {
    Draft: lambda box, state, seat, move: COUNCIL_WORTH[move.tile] ** 2,
    Settle: _settle,
    Town: _town,
    TakeOver: lambda box, state, seat, move: _enter(box, state, seat, REGIONS.index(move.region)),
    Office: lambda box, state, seat, move: _enter(box, state, seat, COUNCIL + OFFICES.index(move.track)),
    Reinforce: _reinforce,
    Recover: _recover,
    Send: _send,
    Work: _work,
    Pay: _pay,
    Place: lambda box, state, seat, move: 0.2 + _spot(box, state, box.map.index[move.town]),
    Choose: _choose,
    Use: _use,
    Take: lambda box, state, seat, move: _squared(0.5 + _one_more(state, seat, move.good)),
    Give: lambda box, state, seat, move: 1.0 / (0.1 + _one_less(state, seat, move.good)),
    Exchange: _exchange,
    Levy: _levy,
    LayDown: lambda box, state, seat, move: 2.0,
    Return: lambda box, state, seat, move: 0.5,
    EndTurn: lambda box, state, seat, move: 0.8 if not state.actions_left else 0.1,
    Pass: lambda box, state, seat, move: 1.0,
}
