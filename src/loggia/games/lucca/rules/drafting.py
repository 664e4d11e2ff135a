"""Taking a triplet and playing its cards, until a palace is complete (LUC-TRIP, LUC-PLAY, LUC-PAL)."""

from __future__ import annotations

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.events import Added, BastionBuilt, Completed, Discarded, Started, Taken, WallBuilt
from loggia.games.lucca.rules.moves import Play, Take
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, WILD
from loggia.games.lucca.rules.state import PLAYING, WINDOWS, Cards, LuccaState
from loggia.kernel import Teller


def lay_triplets(setting: Setting, state: LuccaState) -> None:
    """LUC-SETUP-6, LUC-SETUP-10: groups of three face-up cards from the top of the deck."""
    pop = state.deck.pop
    state.triplets = [tuple([pop() for _ in range(setting.triplet_size)]) for _ in range(setting.triplets)]


def take(setting: Setting, state: LuccaState, move: Take, tell: Teller) -> None:
    """LUC-TRIP-1: the triplet is in hand; its place on the table stays empty."""
    number = move.number - 1
    cards = state.triplets[number]
    state.triplets[number] = ()
    state.taken = number
    state.hand = list(cards)
    state.phase = PLAYING
    if tell.heard:
        tell.made(Taken(state.order[state.at], move.number, cards, setting.faces(cards)))


def play(setting: Setting, state: LuccaState, move: Play, tell: Teller) -> None:
    """LUC-PLAY-1, LUC-PLAY-2, LUC-PLAY-3, LUC-PLAY-4, LUC-PLAY-5: one card, in one of five ways."""
    seat = state.order[state.at]
    card, way = move.card, move.way
    state.hand.remove(card)
    if way == "wall":
        state.walls[seat] += (card,)
        if tell.heard:
            tell.made(WallBuilt(seat, card, setting.face[card]))
    elif way == "discard":
        state.discards.append(card)
        if tell.heard:
            tell.made(Discarded(seat, card, setting.face[card]))
    elif way == "bastion":
        state.bastions[seat] += 1
        tell(BastionBuilt, seat)
    else:
        colour = setting.colour_of[card]
        if colour == WILD:
            colour = setting.colour_number[move.palace or ""]
        _build(setting, state, seat, card, colour, tell)


def _build(setting: Setting, state: LuccaState, seat: int, card: int, colour: int, tell: Teller) -> None:
    """LUC-PLAY-1, LUC-PLAY-2: the card is the first of a palace, or lies on top of it.

    LUC-CEL-7, LUC-CEL-8, LUC-CEL-10: there a wild is a card like the others, and stays.
    """
    place = state.place(seat, colour)
    stack = (*state.stacks[place], card)
    state.stacks[place] = stack
    state.areas[place] = CONSTRUCTION
    if len(stack) == 1:
        if tell.heard:
            tell.made(Started(seat, card, setting.colours[colour]))
    else:
        if tell.heard:
            tell.made(Added(seat, card, setting.face[card], setting.colours[colour], len(stack)))
    if len(stack) == setting.palace_size:
        _complete(setting, state, seat, colour, tell)


def _complete(setting: Setting, state: LuccaState, seat: int, colour: int, tell: Teller) -> None:
    """LUC-PAL-1, LUC-PAL-2: score the windows at once (LUC-RUL-39), move the palace; no delay (LUC-RUL-10)."""
    place = state.place(seat, colour)
    points = window_points(setting, state.stacks[place])
    state.areas[place] = COMPLETED
    state.ledgers[seat] += ((WINDOWS, colour, points),)
    tell(Completed, seat, setting.colours[colour], points)


def window_points(setting: Setting, stack: Cards) -> int:
    """LUC-PAL-2: a point for each window on all cards of the palace."""
    windows = setting.windows
    total = 0
    for card in stack:
        total += windows[card]
    return total * setting.constants.window_points
