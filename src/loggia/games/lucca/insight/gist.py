"""The choices that matter when a match is only thought through."""

from __future__ import annotations

from collections.abc import Sequence

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.choices import card_choices, choices
from loggia.games.lucca.rules.moves import LuccaMove
from loggia.games.lucca.rules.pieces import NO_COLOUR, WILD
from loggia.games.lucca.rules.state import LuccaState


def gist(setting: Setting, state: LuccaState, seat: int) -> Sequence[LuccaMove]:
    """LUC-MOVE-6: of cards that can be played in any order, only one card's ways; else every choice."""
    if len(state.hand) > 1:
        card = card_to_play_first(setting, state.hand)
        if card is not None:
            return card_choices(setting, state, (card,))
    return choices(setting, state, seat)


def card_to_play_first(setting: Setting, hand: Sequence[int]) -> int | None:
    """The card to think about first, if it can as well be played before the others: none of them has its colour.

    None where the order may count: cards of one colour cover each other, and a wild goes with any of them.
    """
    colours = [setting.colour_of[card] for card in hand]
    if WILD not in colours:
        for card, colour in zip(hand, colours, strict=True):
            if colour == NO_COLOUR or colours.count(colour) == 1:
                return card
    return None
