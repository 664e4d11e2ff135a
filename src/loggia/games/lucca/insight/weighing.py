"""How promising each move looks at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from loggia.games.lucca.insight.card_worth import CardWorth
from loggia.games.lucca.insight.gist import card_to_play_first
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.rules.parties import party
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, NOWHERE, OPENED
from loggia.games.lucca.rules.state import CITY, KEEPING, LuccaState

PARTY_THRESHOLD: Final = 2.0
"""Points that a party must bring to be given before the last round."""
LAST_ROUND_BONUS: Final = 8.0
"""What opening in the last round is worth beyond its points: whoever waits may find the others' palaces open."""
CITY_CARD_WORTH: Final = {NOWHERE: 0.0, CONSTRUCTION: 0.6, COMPLETED: 1.0, OPENED: 0.0}
"""How much a card of a colour in the City helps a player, by where the player's palace of that colour lies."""

PLAYED_LATER: Final = 1e-9
"""How much less a card is weighed that can as well be played later."""


def weigh(setting: Setting, state: LuccaState, seat: int, moves: Sequence[LuccaMove]) -> list[float]:
    """How promising each move looks at a glance: twice as much for each point that it seems to be worth."""
    if state.phase == KEEPING or state.phase == CITY:
        return [2.0 ** _worth_outside_turns(setting, state, seat, move) for move in moves]
    card_worth = CardWorth(setting, state, seat)
    weights = [2.0 ** _worth_in_turn(card_worth, move) for move in moves]
    if len(state.hand) > 1 and (card := card_to_play_first(setting, state.hand)) is not None:
        return [
            weight if isinstance(move, Play) and move.card == card else PLAYED_LATER * weight
            for weight, move in zip(weights, moves, strict=True)
        ]
    return weights


def _worth_in_turn(card_worth: CardWorth, move: LuccaMove) -> float:
    """What a move of a turn seems to be worth."""
    setting, state = card_worth.setting, card_worth.state
    if isinstance(move, Play):
        if move.way == "wall":
            return card_worth.wall
        if move.way == "discard":
            return 0.0
        if move.way == "bastion":
            return card_worth.bastion
        return card_worth.build(move.card, setting.colour_number[move.palace or setting.face[move.card]])
    if isinstance(move, Take):
        return sum([card_worth.best(card) for card in state.triplets[move.number - 1]])
    if isinstance(move, Open):
        return _worth_of_party(setting, state, card_worth.seat, setting.colour_number[move.colour])
    return 0.0


def _worth_of_party(setting: Setting, state: LuccaState, seat: int, colour: int) -> float:
    """A good party is given now; a poor one can wait until the last round, and then comes before everything else."""
    points = party(setting, state, seat, colour)
    return LAST_ROUND_BONUS + points if state.round == setting.rounds else points - PARTY_THRESHOLD


def _worth_outside_turns(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> float:
    """What a choice outside of a turn seems to be worth."""
    if isinstance(move, Keep):
        return _worth_of_kept(setting, state, move)
    return _worth_in_city(setting, state, seat, move) if isinstance(move, Build) else 0.0


def _worth_of_kept(setting: Setting, state: LuccaState, move: Keep) -> float:
    """Shields for the first turn, one colour rather than two, and colours of which there is more on the table."""
    colours = {setting.colour_of[move.first], setting.colour_of[move.second]}
    near = sum([setting.colour_of[card] in colours for triplet in state.triplets for card in triplet])
    shields = setting.shields[move.first] + setting.shields[move.second]
    return 0.2 * near + 0.15 * shields + (0.5 if len(colours) == 1 else 0.0)


def _worth_in_city(setting: Setting, state: LuccaState, seat: int, move: Build) -> float:
    """What feeds the mover's next parties and not the other's; the fifth card of a palace makes its party poorer."""
    face = move.palace or setting.face[move.card]
    if face == "bastion":
        return 0.0
    colour = setting.colour_number[face]
    mine, theirs = state.area(seat, colour), state.area(1 - seat, colour)
    sign = -1.0 if len(state.palace(state.seats, colour)) + 1 == setting.palace_size else 1.0
    return sign * (CITY_CARD_WORTH[mine] - CITY_CARD_WORTH[theirs])
