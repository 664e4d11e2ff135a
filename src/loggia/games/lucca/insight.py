"""What a bot should care about: an estimate of the final scores, and a glance at each move.

The estimate counts what is on the books, and what is likely to come: palaces that will be completed, their parties, and walls
and bastions times the palaces that will be open at the end. The figures below were fitted to matches between greedy players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, factorial
from typing import Final

from loggia.games.lucca import scoring
from loggia.games.lucca.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.pieces import COMPLETED, CONSTRUCTION, NOWHERE, OPENED, Setting
from loggia.games.lucca.state import OVER, PLAYING, TURN, LuccaState

PACE: Final = 0.3
"""Cards that a player who wants one colour adds to it, for each card still to be played."""
USE: Final = 0.6
"""Cards that go into any palace, for each card still to be played; the rest are walls and discards."""
WINDOWS_TO_COME: Final = 1.6
"""Windows on a card that a player chooses to add."""
PARTY_LATER: Final = 0.8
"""Share of today's party that an unfinished palace will still find."""
PARTY_GROWTH: Final = 0.1
"""What a party gains for each card still to be played, before it is given."""
SUPPORT_REACH: Final = 0.25
"""Shields that a player can still find for the walls, for each card still to be played."""
SUPPORT_SPREAD: Final = 0.6
SUPPORT_BIAS: Final = 0.5
SUPPORT_HOPE: Final = 0.25
OPEN_BONUS: Final = 1.0
STREET_EARLY: Final = 0.3
"""How much of today's lowest and highest street number lasts, at the start of a match."""
SHIELD_WORTH: Final = 0.05
"""A shield's use for the order of play, for each card still to be played."""

STEP: Final = 8
"""The table of chances is this fine: one column for each eighth of a card that is expected."""
MOST_EXPECTED: Final = 8
MOST_NEEDED: Final = 5


def _reach(needed: int, expected: float) -> float:
    """The chance of at least so many cards when so many are expected and each comes by itself."""
    return 1.0 - sum(exp(-expected) * expected**n / factorial(n) for n in range(needed))


REACH: Final = tuple(
    tuple(_reach(needed, column / STEP) for column in range(MOST_EXPECTED * STEP + 1))
    for needed in range(MOST_NEEDED + 1)
)


def chance_to_complete(needed: int, left: int, budget: float) -> float:
    """The chance to find the cards that a palace needs, with so many cards to come and so many of them to spare."""
    if needed > left:
        return 0.0
    return REACH[needed][int(STEP * max(0.0, min(PACE * left, budget, MOST_EXPECTED)))]


def cards_left(setting: Setting, state: LuccaState, seat: int) -> int:
    """How many cards the seat still has to play in this match."""
    size = setting.triplet_size
    left = size * (setting.rounds - state.round)
    if not state.order:
        return left + size
    if state.phase in (TURN, PLAYING):
        place = state.order.index(seat)
        if place > state.at or (place == state.at and state.phase == TURN):
            left += size
        elif place == state.at:
            left += len(state.hand)
    return left


def values(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    estimates = [state.score(seat) + prospects(setting, state, seat) for seat in seats]
    if state.hand:
        seat = state.order[state.at]
        left = cards_left(setting, state, seat)
        estimates[seat] += sum([_best_way(setting, state, seat, card, left) for card in state.hand])
    if state.order:
        _, payer, _, taker = scoring.street_extremes(state)
        played = state.round / setting.rounds
        points = setting.constants.street_transfer * (STREET_EARLY + (1.0 - STREET_EARLY) * played)
        if payer < state.seats:
            estimates[payer] -= points
        if taker < state.seats:
            estimates[taker] += points
    return estimates


def prospects(setting: Setting, state: LuccaState, seat: int) -> float:
    """The points that a seat's palaces, walls and bastions will probably bring."""
    left = cards_left(setting, state, seat)
    first = seat * state.colours
    windows, shields = setting.windows, setting.shields
    building = []
    worth = 0.0
    opened = 0.0
    shields_now = 0
    for colour in range(state.colours):
        area = state.areas[first + colour]
        if area == CONSTRUCTION:
            stack = state.stacks[first + colour]
            needed = setting.palace_size - len(stack)
            points = needed * WINDOWS_TO_COME
            for card in stack:
                points += windows[card]
                shields_now += shields[card]
            if needed <= left:
                points += PARTY_LATER * scoring.party(setting, state, seat, colour) + PARTY_GROWTH * left
                building.append((needed, -points - OPEN_BONUS))
        elif area == COMPLETED:
            worth += scoring.party(setting, state, seat, colour) + PARTY_GROWTH * left
            opened += 1.0
        elif area == OPENED:
            opened += 1.0
    building.sort()
    budget = USE * left
    for needed, points in building:
        chance = chance_to_complete(needed, left, budget)
        worth -= chance * points
        opened += chance
        budget -= chance * needed
    walls = len(state.walls[seat])
    standing = walls + state.bastions[seat]
    if standing:
        worth += standing * opened * support(setting, shields_now - setting.constants.shields_per_wall * walls, left)
    return worth + SHIELD_WORTH * shields_now * left


def support(setting: Setting, margin: int, left: int) -> float:
    """The chance that the shields will carry the walls at the end, by how many are too many now (or missing)."""
    if left == 0:
        return 1.0 if margin >= 0 else 0.0
    spread = SUPPORT_SPREAD + SUPPORT_REACH * left
    return 1.0 / (1.0 + exp(-(margin + SUPPORT_BIAS + SUPPORT_HOPE * left) / spread))


def weigh(setting: Setting, state: LuccaState, seat: int, moves: Sequence[LuccaMove]) -> list[float]:
    """How promising each move looks at a glance: twice as much for each point that it seems to be worth."""
    return [2.0 ** _glance(setting, state, seat, move) for move in moves]


def _glance(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> float:
    if isinstance(move, Play):
        colour = setting.colour_number.get(move.palace or setting.face[move.card], -1)
        return _glance_at_card(setting, state, seat, move.card, move.way, colour, cards_left(setting, state, seat))
    if isinstance(move, Take):
        left = cards_left(setting, state, seat)
        return sum([_best_way(setting, state, seat, card, left) for card in state.triplets[move.number - 1]])
    if isinstance(move, Open):
        return _glance_at_party(setting, state, seat, setting.colour_number[move.colour])
    if isinstance(move, Keep):
        return _glance_at_kept(setting, state, move)
    return _glance_at_city(setting, state, seat, move)


def _best_way(setting: Setting, state: LuccaState, seat: int, card: int, left: int) -> float:
    """What a card would be worth in the best way to play it."""
    colour = setting.colour_of[card]
    best = max(0.0, _glance_at_card(setting, state, seat, card, "wall", -1, left))
    if setting.face[card] == "bastion":
        return max(best, _glance_at_card(setting, state, seat, card, "bastion", -1, left))
    if colour >= 0:
        area = state.areas[seat * state.colours + colour]
        if area == CONSTRUCTION:
            return max(best, _glance_at_card(setting, state, seat, card, "add", colour, left))
        if area == NOWHERE:
            return max(best, _glance_at_card(setting, state, seat, card, "start", colour, left))
        return best
    adds = [
        _glance_at_card(setting, state, seat, card, "add", colour, left) for colour in state.under_construction(seat)
    ]
    return max(best, *adds) if adds else best


def _glance_at_card(
    setting: Setting, state: LuccaState, seat: int, card: int, way: str, colour: int, left: int
) -> float:
    """Points that one card seems to bring, played in that way with so many cards left."""
    if way in ("start", "add"):
        stack = state.palace(seat, colour)
        needed = setting.palace_size - len(stack)
        budget = USE * left - _committed(setting, state, seat, needed)
        before = chance_to_complete(needed, left, budget) if stack else 0.0
        after = chance_to_complete(needed - 1, left - 1, budget)
        whole = needed * WINDOWS_TO_COME + scoring.party(setting, state, seat, colour)
        for laid in stack:
            whole += setting.windows[laid]
        shields = SHIELD_WORTH * setting.shields[card] * left
        return (after - before) * (whole + OPEN_BONUS) + after * (setting.windows[card] - WINDOWS_TO_COME) + shields
    if way == "discard":
        return 0.0
    opened = len(state.completed(seat)) + state.opened(seat)
    if left > setting.triplet_size:
        opened += len(state.under_construction(seat)) * 0.5
    if way == "bastion":
        return opened + 0.5
    walls = len(state.walls[seat]) + 1
    margin = state.shields(seat, setting.shields) - setting.constants.shields_per_wall * walls
    standing = walls + state.bastions[seat]
    now = support(setting, margin, left - 1) if left else 0.0
    before = support(setting, margin + setting.constants.shields_per_wall, left)
    return opened * (standing * now - (standing - 1) * before)


def _committed(setting: Setting, state: LuccaState, seat: int, needed: int) -> int:
    """The cards that the palaces nearer to completion still need."""
    total = 0
    for place in range(seat * state.colours, (seat + 1) * state.colours):
        if state.areas[place] == CONSTRUCTION:
            missing = setting.palace_size - len(state.stacks[place])
            if missing < needed:
                total += missing
    return total


def _glance_at_party(setting: Setting, state: LuccaState, seat: int, colour: int) -> float:
    """A good party is given now; a poor one can wait until the last round."""
    points = scoring.party(setting, state, seat, colour)
    return points + 1.0 if state.round == setting.rounds else points - 2.0


def _glance_at_kept(setting: Setting, state: LuccaState, move: Keep) -> float:
    """Windows and shields alike, and colours of which there is more on the table."""
    colours = {setting.colour_of[move.first], setting.colour_of[move.second]}
    near = sum([setting.colour_of[card] in colours for triplet in state.triplets for card in triplet])
    shields = setting.shields[move.first] + setting.shields[move.second]
    return 0.2 * near + 0.15 * shields + (0.5 if len(colours) == 1 else 0.0)


def _glance_at_city(setting: Setting, state: LuccaState, seat: int, move: Build) -> float:
    """What feeds the mover's next parties and not the other's."""
    face = move.palace or setting.face[move.card]
    if face == "bastion":
        return 0.0
    colour = setting.colour_number[face]
    other = 1 - seat
    mine, theirs = state.area(seat, colour), state.area(other, colour)
    useful = {NOWHERE: 0.0, CONSTRUCTION: 0.6, COMPLETED: 1.0, OPENED: 0.0}
    sign = -1.0 if len(state.palace(state.seats, colour)) + 1 == setting.palace_size else 1.0
    return sign * (useful[mine] - useful[theirs])
