"""What a bot should care about: an estimate of the final scores, and a glance at each move.

The estimate counts what is on the books, and what is likely to come: palaces that will be completed, their parties,
and walls and bastions times the palaces that will be open at the end. The figures were fitted to matches of greedy
players against each other; what they overlook or overrate on average, at each time of a match, is corrected.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, factorial
from typing import Final

from loggia.games.lucca import scoring
from loggia.games.lucca.experience import cards_left, experience, row_of
from loggia.games.lucca.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.pieces import COMPLETED, CONSTRUCTION, NO_COLOUR, NOWHERE, OPENED, WILD, Setting
from loggia.games.lucca.state import CITY, KEEPING, OVER, LuccaState

PACE: Final = 0.205
"""Cards that a player who wants one colour adds to it, for each card still to be played."""
USE: Final = 0.725
"""Cards that go into any palace, for each card still to be played; the rest are walls and discards."""
WINDOWS_TO_COME: Final = 1.303
"""Windows on a card that a player chooses to add."""
PARTY_LATER: Final = 0.484
"""Share of today's party that an unfinished palace will still find."""
PARTY_GROWTH: Final = 0.336
"""What a party gains for each card still to be played, before it is given."""
SUPPORT_REACH: Final = 0.353
"""How much less certain the walls are for each card still to be played."""
SUPPORT_SPREAD: Final = 0.706
"""How uncertain they are with one card to come."""
SUPPORT_BIAS: Final = 0.5
"""Shields to spare that even odds do without."""
SUPPORT_HOPE: Final = 0.25
"""Shields that a player can still find for the walls, for each card still to be played."""
OPEN_BONUS: Final = 1.808
"""What one more opened palace is worth, beside its party: it multiplies walls and bastions."""
STREET_EARLY: Final = 0.182
"""How much of today's lowest and highest street number lasts, at the start of a match."""
SHIELD_WORTH: Final = 0.056
"""A shield's use for the order of play, for each card still to be played."""

PATIENCE: Final = 2.0
"""Points that a party must bring to be given before the last round."""
LAST_CALL: Final = 8.0
"""What opening in the last round is worth beyond its points: whoever waits may find the others' palaces open."""
HOST: Final = {NOWHERE: 0.0, CONSTRUCTION: 0.6, COMPLETED: 1.0, OPENED: 0.0}
"""How much a card of a colour in the City helps a player, by where the player's palace of that colour lies."""

LATER: Final = 1e-9
"""How much less a card is weighed that can as well be played later."""

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


def values(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score, equally true at every time of a match."""
    estimates = estimate(setting, state)
    lessons = experience(setting)
    if state.phase != OVER and lessons is not None:
        for seat in range(state.seats):
            estimates[seat] += lessons.overlooked[row_of(setting, state, seat)]
    return estimates


def estimate(setting: Setting, state: LuccaState) -> list[float]:
    """What is on the books and likely to come: good for comparing positions of the same time of a match."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    guests = scoring.guests(setting, state)
    estimates = [state.score(seat) + prospects(setting, state, seat, guests) for seat in seats]
    if state.hand:
        outlook = Outlook(setting, state, state.order[state.at])
        estimates[outlook.seat] += sum([outlook.best(card) for card in state.hand])
    if state.order:
        _, payer, _, taker = scoring.street_extremes(state)
        played = state.round / setting.rounds
        points = setting.constants.street_transfer * (STREET_EARLY + (1.0 - STREET_EARLY) * played)
        if payer < state.seats:
            estimates[payer] -= points
        if taker < state.seats:
            estimates[taker] += points
    return estimates


def prospects(setting: Setting, state: LuccaState, seat: int, guests: list[int]) -> float:
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
            points = needed * WINDOWS_TO_COME + OPEN_BONUS
            for card in stack:
                points += windows[card]
                shields_now += shields[card]
            if needed <= left:
                party = guests[colour] - len(stack) * setting.constants.party_card_points
                points += PARTY_LATER * party + PARTY_GROWTH * left
                building.append((needed, -points))
        elif area == COMPLETED:
            worth += guests[colour] - setting.constants.party_completed_points + PARTY_GROWTH * left
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


class Outlook:
    """What each card would be worth to one seat now, with all that is the same for every card worked out once."""

    __slots__ = ("_needs", "bastion", "left", "opened", "seat", "setting", "state", "wall")

    def __init__(self, setting: Setting, state: LuccaState, seat: int) -> None:
        self.setting = setting
        self.state = state
        self.seat = seat
        self.left = cards_left(setting, state, seat)
        areas = state.areas[seat * state.colours : (seat + 1) * state.colours]
        self.opened = areas.count(COMPLETED) + areas.count(OPENED) + 0.0
        self._needs = [
            setting.palace_size - len(state.palace(seat, colour))
            for colour, area in enumerate(areas)
            if area == CONSTRUCTION
        ]
        if self.left > setting.triplet_size:
            self.opened += 0.5 * len(self._needs)
        self.bastion = self.opened + 0.5
        walls = len(state.walls[seat])
        self.wall = self._standing(walls + 1, 0, self.left - 1) - self._standing(walls, 0, self.left)

    def _standing(self, walls: int, shields_lost: int, left: int) -> float:
        """What so many walls and the bastions seem to be worth."""
        shields = self.state.shields(self.seat, self.setting.shields) - shields_lost
        standing = walls + self.state.bastions[self.seat]
        return (
            self.opened
            * standing
            * support(self.setting, shields - self.setting.constants.shields_per_wall * walls, left)
        )

    def build(self, card: int, colour: int) -> float:
        """What the card would be worth in the palace of that colour, as its first card or on top of it."""
        setting, stack, left = self.setting, self.state.palace(self.seat, colour), self.left
        needed = setting.palace_size - len(stack)
        budget = USE * left - sum([missing for missing in self._needs if missing < needed])
        before = chance_to_complete(needed, left, budget) if stack else 0.0
        after = chance_to_complete(needed - 1, left - 1, budget)
        whole = needed * WINDOWS_TO_COME + scoring.party(setting, self.state, self.seat, colour) + OPEN_BONUS
        for laid in stack:
            whole += setting.windows[laid]
        worth = (after - before) * whole + after * (setting.windows[card] - WINDOWS_TO_COME)
        if needed > 1:
            return worth + SHIELD_WORTH * setting.shields[card] * left
        walls = len(self.state.walls[self.seat])
        if walls:
            lost = sum([setting.shields[laid] for laid in stack])
            worth += self._standing(walls, lost, left - 1) - self._standing(walls, 0, left)
        return worth

    def best(self, card: int) -> float:
        """What the card would be worth in the best way to play it."""
        colour = self.setting.colour_of[card]
        best = max(0.0, self.wall)
        if colour >= 0:
            area = self.state.area(self.seat, colour)
            return max(best, self.build(card, colour)) if area <= CONSTRUCTION else best
        if colour == WILD:
            building = self.state.under_construction(self.seat)
            return max([best, *(self.build(card, colour) for colour in building)])
        return max(best, self.bastion)


def weigh(setting: Setting, state: LuccaState, seat: int, moves: Sequence[LuccaMove]) -> list[float]:
    """How promising each move looks at a glance: twice as much for each point that it seems to be worth."""
    if state.phase == KEEPING or state.phase == CITY:
        return [2.0 ** _glance_aside(setting, state, seat, move) for move in moves]
    outlook = Outlook(setting, state, seat)
    weights = [2.0 ** _glance(outlook, move) for move in moves]
    if len(state.hand) > 1 and (card := in_hand(setting, state.hand)) is not None:
        return [
            weight if isinstance(move, Play) and move.card == card else LATER * weight
            for weight, move in zip(weights, moves, strict=True)
        ]
    return weights


def in_hand(setting: Setting, hand: Sequence[int]) -> int | None:
    """The card to think about first, if it can as well be played before the others: none of them has its colour.

    None where the order may count: cards of one colour cover each other, and a wild goes with any of them.
    """
    colours = [setting.colour_of[card] for card in hand]
    if WILD not in colours:
        for card, colour in zip(hand, colours, strict=True):
            if colour == NO_COLOUR or colours.count(colour) == 1:
                return card
    return None


def _glance(outlook: Outlook, move: LuccaMove) -> float:
    """What a move of a turn seems to be worth."""
    setting, state = outlook.setting, outlook.state
    if isinstance(move, Play):
        if move.way == "wall":
            return outlook.wall
        if move.way == "discard":
            return 0.0
        if move.way == "bastion":
            return outlook.bastion
        return outlook.build(move.card, setting.colour_number[move.palace or setting.face[move.card]])
    if isinstance(move, Take):
        return sum([outlook.best(card) for card in state.triplets[move.number - 1]])
    if isinstance(move, Open):
        return _glance_at_party(setting, state, outlook.seat, setting.colour_number[move.colour])
    return 0.0


def _glance_at_party(setting: Setting, state: LuccaState, seat: int, colour: int) -> float:
    """A good party is given now; a poor one can wait until the last round, and then comes before everything else."""
    points = scoring.party(setting, state, seat, colour)
    return LAST_CALL + points if state.round == setting.rounds else points - PATIENCE


def _glance_aside(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> float:
    """What a choice outside of a turn seems to be worth."""
    if isinstance(move, Keep):
        return _glance_at_kept(setting, state, move)
    return _glance_at_city(setting, state, seat, move) if isinstance(move, Build) else 0.0


def _glance_at_kept(setting: Setting, state: LuccaState, move: Keep) -> float:
    """Shields for the first turn, one colour rather than two, and colours of which there is more on the table."""
    colours = {setting.colour_of[move.first], setting.colour_of[move.second]}
    near = sum([setting.colour_of[card] in colours for triplet in state.triplets for card in triplet])
    shields = setting.shields[move.first] + setting.shields[move.second]
    return 0.2 * near + 0.15 * shields + (0.5 if len(colours) == 1 else 0.0)


def _glance_at_city(setting: Setting, state: LuccaState, seat: int, move: Build) -> float:
    """What feeds the mover's next parties and not the other's; the fifth card of a palace makes its party poorer."""
    face = move.palace or setting.face[move.card]
    if face == "bastion":
        return 0.0
    colour = setting.colour_number[face]
    mine, theirs = state.area(seat, colour), state.area(1 - seat, colour)
    sign = -1.0 if len(state.palace(state.seats, colour)) + 1 == setting.palace_size else 1.0
    return sign * (HOST[mine] - HOST[theirs])
