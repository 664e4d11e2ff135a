"""What a bot should care about: an estimate of every final score, and a glance at how promising a move looks.

The figures are worths in power points, found by playing: what one more of a good is worth to who has so many already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, Final

from loggia.games.vecchio.box import Box
from loggia.games.vecchio.moves import (
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
from loggia.games.vecchio.pieces import (
    BROWN,
    CARRIAGE,
    COUNCIL,
    FLORIN,
    GOOD_KINDS,
    GOODS,
    GREEN,
    LEVY_CHOICES,
    NOBILITY,
    OFFICES,
    PURPLE,
    REGIONS,
    TRACKS,
)
from loggia.games.vecchio.scoring import nobility_points
from loggia.games.vecchio.state import CHOOSE, OVER, PAY, PLACE, SEND, TAKE, WORK, VecchioState
from loggia.kernel import Move

MOST: Final = 16
"""More of a good than this is worth no more."""


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
"""By good and by how many one has: what one more of it is worth."""

WORTH: Final = tuple([0.0, *accumulate(row)] for row in MARGIN)
"""By good: what so many of it are worth together."""

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
"""What so many family members in towns are worth; nearly half of it only while they stand."""
LYING_DOWN: Final = 0.5
IN_SUPPLY: Final = 0.1
TILE: Final = 1.6
NOBILITY_HOPE: Final = 2.0
ACTION: Final = 1.2


def horizon(box: Box, state: VecchioState) -> float:
    """How much of the game is still to come, from 1 to 0: what goods are still good for."""
    if state.final:
        return 0.15
    return 0.3 + 0.7 * len(state.crest_stack) / box.sheet.players[state.seats].crests


# --- values ----------------------------------------------------------------------------------------------------------


def values(box: Box, state: VecchioState) -> list[float]:
    """An estimate of each seat's final score: what stands on the tracks, and what the rest is likely to bring."""
    scores = _track_scores(box, state)
    if state.phase == OVER:
        for seat in range(state.seats):
            scores[seat] += sum(nobility_points(box, state, seat, tile) for tile in state.nobility[seat])
        return scores
    ahead = horizon(box, state)
    for seat in range(state.seats):
        still = ahead
        if state.final and seat < state.active:
            still = 0.0
        scores[seat] += _hopes(box, state, seat, still)
    if state.active >= 0:
        scores[state.active] += _pending(box, state, ahead)
    return scores


def _track_scores(box: Box, state: VecchioState) -> list[float]:
    """VEC-SCORE-2 to VEC-SCORE-8 as things stand, for all seats at once."""
    seats, rules = state.seats, box.rules
    scores = [float(rules["crest_points"] * len(crests)) for crests in state.crests]
    first = box.sheet.players[seats].first_space - 1
    present = [0] * seats
    for track, arrivals in enumerate(state.tracks):
        if not arrivals:
            continue
        printed = box.points[track]
        last = len(printed) - 1
        counts = [0] * seats
        best, holder = 0, 0
        space = first
        for owner in arrivals:
            scores[owner] += printed[space] if space < last else printed[last]
            space += 1
            count = counts[owner] = counts[owner] + 1
            if count > best:
                best, holder = count, owner
        scores[holder] += rules["majority_points"]
        for seat in range(seats):
            if counts[seat]:
                present[seat] += 1
    for seat in range(seats):
        if present[seat] == len(TRACKS):
            scores[seat] += rules["all_tracks_points"]
        elif not state.final:
            scores[seat] += 0.4 * present[seat]
        if state.passed[seat]:
            scores[seat] += rules["pass_points"]
    return scores


def _hopes(box: Box, state: VecchioState, seat: int, ahead: float) -> float:
    """What a seat's goods, family members and tiles are likely to bring."""
    at = seat * GOOD_KINDS
    goods = state.goods
    total = 0.0
    if ahead:
        for good in range(GOOD_KINDS):
            have = goods[at + good]
            total += WORTH[good][have if have < MOST else MOST]
        standing, lying = len(state.standing[seat]), len(state.lying[seat])
        total += 0.55 * MEMBERS[standing + lying] + 0.45 * MEMBERS[standing]
        total += IN_SUPPLY * state.supply[seat]
        total += TILE * len(state.unused[seat])
        for tile in state.council[seat]:
            total += COUNCIL_WORTH[box.council[tile]]
        if state.council_down[seat] >= 0:
            total += 3.0
        total *= ahead
    for tile in state.nobility[seat]:
        total += nobility_points(box, state, seat, tile) * (1.0 - 0.3 * ahead) + NOBILITY_HOPE * ahead
    return total


def _pending(box: Box, state: VecchioState, ahead: float) -> float:
    """What the decision under way is about to bring to the active seat."""
    seat, phase = state.active, state.phase
    hope = ACTION * ahead * state.actions_left
    if phase in (SEND, WORK):
        if state.entering < 0:
            hope += _town_worth(box, state, seat, state.goal) * ahead
            if phase == SEND:
                hope -= _fare_worth(box, state, seat, state.goal) * ahead
        else:
            hope += _entry_worth(box, state, seat, state.entering, ahead)
    elif phase == PAY:
        hope += _entry_worth(box, state, seat, state.entering, ahead)
    elif phase == CHOOSE:
        hope += TILE * ahead if state.entering < COUNCIL else 3.0
    elif phase == PLACE:
        here = state.in_towns(seat)
        hope += (MEMBERS[here + state.to_place] - MEMBERS[here] - IN_SUPPLY * state.to_place) * ahead
    elif phase == TAKE:
        hope += 1.5 * ahead
    return hope


def _entry_worth(box: Box, state: VecchioState, seat: int, track: int, ahead: float) -> float:
    """What entering a track brings beyond its price."""
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


def _town_worth(box: Box, state: VecchioState, seat: int, town: int) -> float:
    """What a town action brings, at its best, less the lying down."""
    colour = box.map.colour[town]
    council = state.council[seat]
    if colour == GREEN:
        worth = _gain_worth(state, seat, box.yields[(GREEN, "", False)].base)
    elif colour == BROWN:
        florins = _gain_worth(state, seat, box.yields[(BROWN, "florins", False)].all(council))
        worth = max(florins, _gain_worth(state, seat, box.yields[(BROWN, "scroll", False)].base))
    elif colour == PURPLE:
        bishops = _gain_worth(state, seat, box.yields[(PURPLE, "bishops", False)].all(council))
        worth = max(bishops, _gain_worth(state, seat, box.yields[(PURPLE, "carriages", False)].all(council)))
    else:
        worth = _gain_worth(state, seat, box.yields[(colour, "", False)].all(council))
    usual = colour == GREEN or state.middlemen[colour] == town
    return worth - (LYING_DOWN if usual else 1.0)


def _gain_worth(state: VecchioState, seat: int, pairs: tuple[tuple[int, int], ...]) -> float:
    at = seat * GOOD_KINDS
    total = 0.0
    for good, count in pairs:
        have = state.goods[at + good]
        table = WORTH[good]
        total += table[min(have + count, MOST)] - table[min(have, MOST)]
    return total


def _fare_worth(box: Box, state: VecchioState, seat: int, goal: int) -> float:
    """What the cheapest way to a town costs, in points."""
    fares = box.map.fare[goal]
    fare = 0.45 * min([fares[town] for town in state.standing[seat]])
    return min(fare, 0.9) if state.goods[seat * GOOD_KINDS + CARRIAGE] else fare


# --- weights ---------------------------------------------------------------------------------------------------------


def weigh(box: Box, state: VecchioState, seat: int, moves: Sequence[Move]) -> list[float]:
    """How promising each move looks at a glance, above zero."""
    return [GLANCES[type(move)](box, state, seat, move) for move in moves]


LEAST: Final = 0.05


def _squared(worth: float) -> float:
    """A weight that lets better moves stand out."""
    return worth * worth if worth > 0.25 else LEAST


def _town(box: Box, state: VecchioState, seat: int, move: Town) -> float:
    goal = box.map.index[move.town]
    return _squared(_town_worth(box, state, seat, goal) - _fare_worth(box, state, seat, goal) + 0.3)


def _enter(box: Box, state: VecchioState, seat: int, track: int) -> float:
    fare = _fare_worth(box, state, seat, box.gate[track])
    return _squared(2.0 + _entry_worth(box, state, seat, track, horizon(box, state)) - fare)


def _recover(box: Box, state: VecchioState, seat: int, move: Recover) -> float:
    standing, lying = len(state.standing[seat]), len(state.lying[seat])
    if not (lying or move.roll) or (state.final and state.actions_left < 2):
        return LEAST
    gain = LYING_DOWN * lying - 0.5 * standing + (0.6 if move.roll else 0.0)
    return _squared(gain + 2.0 if not standing else gain)


def _reinforce(box: Box, state: VecchioState, seat: int, move: Reinforce) -> float:
    here = state.in_towns(seat)
    if state.final:
        return LEAST
    return 2.5 if here < 3 else 1.0 if here < 5 else 0.1


def _send(box: Box, state: VecchioState, seat: int, move: Send) -> float:
    if move.means == "stay":
        return 6.0
    if move.means == "carriage":
        return 0.3
    return 4.0 / (1 + box.map.fare[box.map.index[move.town]][state.goal])


def _work(box: Box, state: VecchioState, seat: int, move: Work) -> float:
    yielded = box.yields[(box.map.colour[state.goal], move.take, move.extra)]
    worth = _gain_worth(state, seat, yielded.all(state.council[seat])) - 0.4 * yielded.price
    return _squared(worth - (0.8 if move.way == "bishop" else LYING_DOWN) + 1.0)


def _pay(box: Box, state: VecchioState, seat: int, move: Pay) -> float:
    at = seat * GOOD_KINDS
    cost = sum(MARGIN[GOODS.index(good)][min(state.goods[at + GOODS.index(good)], MOST) - 1] for good in move.followers)
    free = any(tile.endswith("V-NOCOIN") for tile in move.tiles)
    saved = 0.4 * box.cost[state.entering][box.space(state.seats, state.entering, len(state.tracks[state.entering]))]
    return _squared(6.0 - cost - 1.4 * len(move.tiles) + (saved if free else 0.0))


def _choose(box: Box, state: VecchioState, seat: int, move: Choose) -> float:
    if move.tile in box.nobility_index:
        now = nobility_points(box, state, seat, box.nobility_index[move.tile])
        return _squared(1.0 + now)
    worth = TILE_WORTH.get(move.tile) or COUNCIL_WORTH[move.tile]
    return worth * worth


def _use(box: Box, state: VecchioState, seat: int, move: Use) -> float:
    hoarding = any(box.nobility[tile] == "NB-UNUSED" for tile in state.nobility[seat])
    if state.final and not state.actions_left:
        return LEAST
    return 0.1 if hoarding else 2.0


def _one_more(state: VecchioState, seat: int, good: str) -> float:
    number = FLORIN if good == "florins" else GOODS.index(good)
    count = 5 if number == FLORIN else 1
    return _gain_worth(state, seat, ((number, count),))


def _one_less(state: VecchioState, seat: int, good: str) -> float:
    number = GOODS.index(good)
    return MARGIN[number][min(state.goods[seat * GOOD_KINDS + number], MOST) - 1]


def _exchange(box: Box, state: VecchioState, seat: int, move: Exchange) -> float:
    gained = _gain_worth(state, seat, tuple((GOODS.index(good), 1) for good in move.take))
    return _squared(gained - _one_less(state, seat, move.give) + 1.0)


def _levy(box: Box, state: VecchioState, seat: int, move: Levy) -> float:
    good = LEVY_CHOICES.index(move.good)
    have = min(state.goods[seat * GOOD_KINDS + good], MOST)
    count = box.rules["levy_florins"] if good == FLORIN else 1
    return 1.0 / (0.1 + WORTH[good][have] - WORTH[good][max(have - count, 0)]) ** 2


def _settle(box: Box, state: VecchioState, seat: int, move: Settle) -> float:
    worth = 0.6 if move.towns[0] == move.towns[1] else 1.0
    for town in move.towns:
        where = box.map.index[town]
        worth += _spot(box, state, where)
    return worth


def _spot(box: Box, state: VecchioState, where: int) -> float:
    """How good a place is to stand in: a middleman there is best, a gate is good."""
    colour = box.map.colour[where]
    if colour < len(state.middlemen):
        return 1.2 if state.middlemen[colour] == where else 0.5
    return 0.6 if colour == GREEN else 0.8


Glance = Callable[[Box, VecchioState, int, Any], float]

GLANCES: dict[type[Move], Glance] = {
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
