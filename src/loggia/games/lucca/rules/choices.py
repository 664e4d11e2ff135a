"""What may be done."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.moves import LuccaMove
from loggia.games.lucca.rules.pieces import COMPLETED, WILD
from loggia.games.lucca.rules.state import CITY, KEEPING, PLAYING, TURN, LuccaState


def choices(setting: Setting, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
    """Everything that seat may do now."""
    phase = state.phase
    if phase == PLAYING:
        return card_choices(setting, state, state.hand)
    if phase == TURN:
        return _of_turn(setting, state)
    if phase == KEEPING:
        return _of_keeping(setting, state, seat)
    if phase == CITY:
        return _of_city(setting, state)
    return ()


def _of_keeping(setting: Setting, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
    """LUC-SETUP-7: two of the four; both orders where the order counts (LUC-RUL-17), a wild never first (LUC-CEL-9)."""
    moves: list[LuccaMove] = []
    hand, keeps, colour_of = state.hands[seat], setting.moves.keeps, setting.colour_of
    for at, first in enumerate(hand):
        if colour_of[first] != WILD:
            row = keeps[first]
            for other, second in enumerate(hand):
                if other < at and row[second] is keeps[second][first] and colour_of[second] != WILD:
                    continue  # listed already, the other way round
                if other != at:
                    moves.append(row[second])
    return moves


def _of_turn(setting: Setting, state: LuccaState) -> list[LuccaMove]:
    """LUC-TURN-2: open any completed palace, or none (LUC-RUL-3), or go on to a triplet.

    LUC-PAL-3, LUC-RUL-4: what the triplet completes waits for the next turn.
    """
    areas = state.areas_of(state.order[state.at])
    moves: list[LuccaMove] = []
    if COMPLETED in areas:
        opens = setting.moves.opens
        moves += [opens[colour] for colour, area in enumerate(areas) if area == COMPLETED]
    takes = setting.moves.takes
    for number, triplet in enumerate(state.triplets):
        if triplet:
            moves.append(takes[number])
    return moves


def card_choices(setting: Setting, state: LuccaState, hand: Sequence[int]) -> list[LuccaMove]:
    """LUC-TRIP-3: any of these cards of the triplet, in each way that its kind and the player's palaces allow."""
    seat = state.order[state.at]
    colour_of, areas, plays = setting.colour_of, state.areas_of(seat), setting.moves.plays
    moves: list[LuccaMove] = []
    bastion = False
    for card in hand:
        colour = colour_of[card]
        if colour >= 0:
            moves += plays[areas[colour]][card]
        elif colour == WILD:
            adds = setting.moves.wild_adds[card]
            moves += [adds[colour] for colour in state.under_construction(seat)]
            moves += plays[COMPLETED][card]  # LUC-CEL-6, LUC-RUL-25
        elif not bastion:
            moves += plays[COMPLETED][card]
            bastion = True
    return moves


def _of_city(setting: Setting, state: LuccaState) -> list[LuccaMove]:
    """LUC-DUO-5, LUC-DUO-6: one card of a triplet that was not used yet, for a palace or as a bastion."""
    building = state.under_construction(state.seats)
    moves: list[LuccaMove] = []
    for number, triplet in enumerate(state.triplets):
        if number == state.city_from:
            continue
        for at, card in enumerate(triplet):
            if setting.colour_of[card] == WILD:
                on = setting.moves.builds_on[number][card]
                moves += [on[colour] for colour in building]
            elif card not in triplet[:at]:
                moves.append(setting.moves.builds[number][card])
    return moves
