"""What goods, family members, tiles, towns and tracks are worth, in power points. Tuned by playing."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import BROWN, CARRIAGE, COUNCIL, GOODS_AT, GREEN, NOBILITY, PURPLE
from loggia.games.vecchio.rules.state import VecchioState

MOST: Final = 16
"""The highest number of one good that is valued."""


def _tail(*worths: float) -> list[float]:
    return [*worths, *[worths[-1]] * (MOST - len(worths))]


_FOLLOWER = _tail(1.9, 1.5, 1.0, 0.4, 0.2)
MARGIN: Final = (
    _tail(*[0.5] * 5, *[0.4] * 4, *[0.25] * 4, 0.1),
    _FOLLOWER,
    _FOLLOWER,
    _FOLLOWER,
    _tail(1.9, 1.9, 1.2, 1.2, 0.4, 0.2),
    _tail(0.9, 0.6, 0.3, 0.2),
    _tail(1.1, 0.7, 0.4, 0.2),
)
"""By good and by the number owned: the worth of one more."""

WORTH: Final = tuple([0.0, *accumulate(row)] for row in MARGIN)
"""By good and by the number owned: the worth of all of them."""

TILE_WORTH: Final = {
    "V-SCROLL": 1.7,
    "V-ASSASSIN": 1.5,
    "V-TOWNCOIN": 1.6,
    "V-REUSE": 1.3,
    "V-NOCOIN": 2.0,
    "V-CHOICE": 2.1,
    "M-KNIGHT": 1.6,
    "M-ABBOT": 1.6,
    "M-ROLL": 0.9,
    "M-DOUBLE": 1.6,
    "M-BUY": 1.2,
    "M-PLACE": 1.1,
    "C-ANYCOLOUR": 1.1,
    "C-FOLLOWER": 1.9,
    "C-SIXCOIN": 2.2,
    "C-SCRIBE": 1.5,
    "C-ESCORT": 1.9,
}
COUNCIL_WORTH: Final = {
    "CC-SCROLL": 3.0,
    "CC-COIN": 3.6,
    "CC-WAGE": 3.4,
    "CC-ABBOT": 3.4,
    "CC-KNIGHT": 3.4,
    "CC-ASSASSIN": 3.4,
    "CC-BISHOP": 2.0,
    "CC-CARRIAGE": 2.0,
    "CC-RECOVER": 2.2,
    "CC-REINFORCE": 2.0,
    "CC-PROVINCE": 3.2,
    "CC-OFFICE": 3.0,
}
MEMBERS: Final = [0.0, *accumulate([1.4, 1.3, 1.2, 1.0, 0.6, 0.3, 0.2, 0.1, *[0.05] * 40])]
"""By the number of family members in towns: their worth. 45 % of it only counts for those who stand."""
LYING_DOWN: Final = 0.5
IN_SUPPLY: Final = 0.1
TILE: Final = 1.6
NOBILITY_PROSPECT: Final = 2.0
ACTION: Final = 1.2
ON_A_TRACK: Final = 0.4
"""The worth of being on a track, towards the points for being on all of them."""


def horizon(box: VecchioBox, state: VecchioState) -> float:
    """The share of the game still to come, from 1 to 0, by which goods are valued."""
    if state.final:
        return 0.15
    return 0.3 + 0.7 * len(state.crest_stack) / box.sheet.players[state.seats].crests


def entry_worth(box: VecchioBox, state: VecchioState, seat: int, track: int, ahead: float) -> float:
    """The worth of entering a track, less its price."""
    arrivals = state.tracks[track]
    space = box.space(state.seats, track, len(arrivals))
    worth = float(box.points[track][space])
    if seat not in arrivals:
        worth += 0.8
    if box.crest[track][space] and state.crest_stack:
        worth += 1.0
    if track == NOBILITY:
        return worth + 4.0 - 2.4 * ahead
    if track == COUNCIL:
        return worth + (4.5 - 2.4) * ahead
    return worth + (TILE - 1.3 * box.price_size[track] - 0.35 * box.cost[track][space]) * ahead


def town_worth(box: VecchioBox, state: VecchioState, seat: int, town: int) -> float:
    """The worth of the best town action there, less the lying down."""
    colour = box.map.colour[town]
    council = state.council[seat]
    if colour == GREEN:
        worth = gain_worth(state, seat, box.yields[(GREEN, "", False)].base)
    elif colour == BROWN:
        florins = gain_worth(state, seat, box.yields[(BROWN, "florins", False)].all(council))
        worth = max(florins, gain_worth(state, seat, box.yields[(BROWN, "scroll", False)].base))
    elif colour == PURPLE:
        bishops = gain_worth(state, seat, box.yields[(PURPLE, "bishops", False)].all(council))
        worth = max(bishops, gain_worth(state, seat, box.yields[(PURPLE, "carriages", False)].all(council)))
    else:
        worth = gain_worth(state, seat, box.yields[(colour, "", False)].all(council))
    usual = colour == GREEN or state.middlemen[colour] == town
    return worth - (LYING_DOWN if usual else 1.0)


def gain_worth(state: VecchioState, seat: int, pairs: tuple[tuple[int, int], ...]) -> float:
    """The worth of more goods to a seat that has what it has."""
    at = GOODS_AT[seat]
    total = 0.0
    for good, count in pairs:
        have = state.goods[at + good]
        table = WORTH[good]
        total += table[min(have + count, MOST)] - table[min(have, MOST)]
    return total


def fare_worth(box: VecchioBox, state: VecchioState, seat: int, goal: int) -> float:
    """The worth of the cheapest fare to a town."""
    fares = box.map.fare[goal]
    fare = 0.45 * min([fares[town] for town in state.standing[seat]])
    return min(fare, 0.9) if state.goods[GOODS_AT[seat] + CARRIAGE] else fare
