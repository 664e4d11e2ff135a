"""A turn: open palaces, take a triplet, play its three cards (LUC-TURN, LUC-OPEN, LUC-TRIP, LUC-PLAY, LUC-PAL)."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.lucca import scoring
from loggia.games.lucca.events import Added, BastionBuilt, Completed, Discarded, Opened, Started, Taken, WallBuilt
from loggia.games.lucca.moves import LuccaMove, Notation, Open, Play, Take
from loggia.games.lucca.pieces import COMPLETED, CONSTRUCTION, OPENED, WILD, Setting
from loggia.games.lucca.state import PARTY, PLAYING, WINDOWS, LuccaState
from loggia.kernel import Teller


def opening_choices(notation: Notation, state: LuccaState) -> list[LuccaMove]:
    """LUC-TURN-2: open any completed palace, or go on to a triplet."""
    first = state.order[state.at] * state.colours
    areas = state.areas[first : first + state.colours]
    moves: list[LuccaMove] = []
    if COMPLETED in areas:
        opens = notation.opens
        moves += [opens[colour] for colour, area in enumerate(areas) if area == COMPLETED]
    takes = notation.takes
    for number, triplet in enumerate(state.triplets):
        if triplet:
            moves.append(takes[number])
    return moves


def card_choices(setting: Setting, notation: Notation, state: LuccaState, hand: Sequence[int]) -> list[LuccaMove]:
    """LUC-TRIP-3: any of these cards of the triplet, in each way that its kind and the player's palaces allow."""
    first = state.order[state.at] * state.colours
    colour_of, areas, plays = setting.colour_of, state.areas, notation.plays
    moves: list[LuccaMove] = []
    bastion = False
    for card in hand:
        colour = colour_of[card]
        if colour >= 0:
            moves += plays[areas[first + colour]][card]
        elif colour == WILD:
            adds = notation.wild_adds[card]
            moves += [adds[colour] for colour in state.under_construction(state.order[state.at])]
            moves += plays[COMPLETED][card]
        elif not bastion:
            moves += plays[COMPLETED][card]
            bastion = True
    return moves


def open_palace(setting: Setting, state: LuccaState, move: Open, tell: Teller) -> None:
    """LUC-OPEN-3, LUC-OPEN-6: score the party and move the palace."""
    seat = state.order[state.at]
    colour = setting.colour_number[move.colour]
    points = scoring.party(setting, state, seat, colour)
    state.areas[seat * state.colours + colour] = OPENED
    state.ledgers[seat] += ((PARTY, colour, points),)
    tell(Opened, seat, move.colour, points)


def take(setting: Setting, state: LuccaState, move: Take, tell: Teller) -> None:
    """LUC-TRIP-1: the triplet is in hand; its place on the table stays empty."""
    number = move.number - 1
    cards = state.triplets[number]
    state.triplets[number] = ()
    state.taken = number
    state.hand = list(cards)
    state.phase = PLAYING
    tell(Taken, state.order[state.at], move.number, cards, setting.faces(cards))


def play(setting: Setting, state: LuccaState, move: Play, tell: Teller) -> None:
    """LUC-PLAY-1..5: one card, in one of five ways."""
    seat = state.order[state.at]
    card, way = move.card, move.way
    state.hand.remove(card)
    if way == "wall":
        state.walls[seat] += (card,)
        tell(WallBuilt, seat, card, setting.face[card])
    elif way == "discard":
        state.discards.append(card)
        tell(Discarded, seat, card, setting.face[card])
    elif way == "bastion":
        state.bastions[seat] += 1
        tell(BastionBuilt, seat)
    else:
        colour = setting.colour_of[card]
        if colour == WILD:
            colour = setting.colour_number[move.palace or ""]
        _build(setting, state, seat, card, colour, tell)


def _build(setting: Setting, state: LuccaState, seat: int, card: int, colour: int, tell: Teller) -> None:
    """LUC-PLAY-1, LUC-PLAY-2: the card is the first of a palace, or lies on top of it."""
    place = seat * state.colours + colour
    stack = (*state.stacks[place], card)
    state.stacks[place] = stack
    state.areas[place] = CONSTRUCTION
    if len(stack) == 1:
        tell(Started, seat, card, setting.colours[colour])
    else:
        tell(Added, seat, card, setting.face[card], setting.colours[colour], len(stack))
    if len(stack) == setting.palace_size:
        _complete(setting, state, seat, colour, tell)


def _complete(setting: Setting, state: LuccaState, seat: int, colour: int, tell: Teller) -> None:
    """LUC-PAL-1, LUC-PAL-2: score the windows at once (LUC-RUL-39), move the palace; no delay (LUC-RUL-10)."""
    place = seat * state.colours + colour
    points = scoring.window_points(setting, state.stacks[place])
    state.areas[place] = COMPLETED
    state.ledgers[seat] += ((WINDOWS, colour, points),)
    tell(Completed, seat, setting.colours[colour], points)
