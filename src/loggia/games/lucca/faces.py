"""The faces of a choice: what to point at, the move in words, and what it would bring."""

from __future__ import annotations

from loggia.games.lucca import scoring
from loggia.games.lucca.events import card_id, card_said, city_palace_id, colour_said, palace_id
from loggia.games.lucca.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.pieces import BASTION, NOWHERE, WILD, Setting
from loggia.games.lucca.state import LuccaState
from loggia.kernel import Phrase, phrase


def ids(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> tuple[str, ...]:
    """The pieces that name the move. Of two kept cards of one colour, the one to lie on top is pointed at twice."""
    if isinstance(move, Keep):
        first, second = card_id(move.first), card_id(move.second)
        one_colour = setting.colour_of[move.first] == setting.colour_of[move.second]
        return (first, second, second) if one_colour else (first, second)
    if isinstance(move, Open):
        return (palace_id(seat, move.colour),)
    if isinstance(move, Take):
        return (f"triplet:{move.number}",)
    if isinstance(move, Play):
        if move.way == "add":
            return card_id(move.card), palace_id(seat, move.palace or setting.face[move.card])
        return card_id(move.card), f"do:{move.way}"
    if move.card == BASTION:
        return (f"card:bastion-{move.number}",)
    if move.palace is None:
        return (card_id(move.card),)
    return card_id(move.card), city_palace_id(move.palace)


def describe(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> Phrase:
    """The move in words."""
    if isinstance(move, Keep):
        message = "lucca-keep-pile" if _one_palace(setting, move) else "lucca-keep"
        return phrase(message, first=_said(setting, move.first), second=_said(setting, move.second))
    if isinstance(move, Open):
        return phrase("lucca-open", colour=colour_said(move.colour))
    if isinstance(move, Take):
        cards = tuple(_said(setting, card) for card in state.triplets[move.number - 1])
        return phrase("lucca-take", number=move.number, cards=cards)
    card = _said(setting, move.card)
    if isinstance(move, Play):
        if move.way == "add":
            return phrase("lucca-play-add", card=card, colour=colour_said(move.palace or setting.face[move.card]))
        return phrase(f"lucca-play-{move.way}", card=card)
    if move.card == BASTION:
        return phrase("lucca-build-bastion", number=move.number)
    colour = move.palace or setting.face[move.card]
    if state.area(state.seats, setting.colour_number[colour]) == NOWHERE:  # LUC-DUO-7
        return phrase("lucca-build-start", card=card)
    return phrase("lucca-build", card=card, colour=colour_said(colour))


def effect(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> Phrase | None:
    """What it would bring or cost."""
    if isinstance(move, Keep):
        shields = setting.shields[move.first] + setting.shields[move.second]
        return phrase("lucca-effect-keep", shields=shields, street=_shown_after(setting, move))
    if isinstance(move, Open):
        points = scoring.party(setting, state, seat, setting.colour_number[move.colour])
        return phrase("lucca-effect-points", points=points)
    if isinstance(move, Take):
        cards = state.triplets[move.number - 1]
        windows, shields = (sum(printed[card] for card in cards) for printed in (setting.windows, setting.shields))
        return phrase("lucca-effect-take", windows=windows, shields=shields)
    if isinstance(move, Play):
        return _effect_of_card(setting, state, seat, move)
    return _effect_in_city(setting, state, move)


def _said(setting: Setting, card: int) -> Phrase:
    return card_said(card, setting.face[card])


def _one_palace(setting: Setting, move: Keep) -> bool:
    """Whether the two cards lie on each other."""
    second = setting.colour_of[move.second]
    return second in (WILD, setting.colour_of[move.first])


def _shown_after(setting: Setting, move: Keep) -> int:
    """The highest street number that keeping these cards would show."""
    return move.second if _one_palace(setting, move) else max(move.first, move.second)


def _effect_of_card(setting: Setting, state: LuccaState, seat: int, move: Play) -> Phrase | None:
    if move.way in ("start", "add"):
        colour = setting.colour_number[move.palace or setting.face[move.card]]
        stack = (*state.palace(seat, colour), move.card)
        if len(stack) == setting.palace_size:
            points = scoring.window_points(setting, stack)
            lost = sum(setting.shields[card] for card in stack[:-1])
            return phrase("lucca-effect-completes", points=points, shields=lost)
        shields = setting.shields[move.card]
        return phrase("lucca-effect-grows", size=len(stack), of=setting.palace_size, shields=shields, street=move.card)
    if move.way == "wall":
        needed = setting.constants.shields_per_wall * (len(state.walls[seat]) + 1)
        return phrase("lucca-effect-wall", needed=needed, shields=state.shields(seat, setting.shields))
    if move.way == "bastion":
        points = setting.constants.wall_points_per_opened
        return phrase("lucca-effect-bastion", points=points, opened=state.opened(seat))
    return None


def _effect_in_city(setting: Setting, state: LuccaState, move: Build) -> Phrase | None:
    if move.card == BASTION:
        return None
    colour = setting.colour_number[move.palace or setting.face[move.card]]
    size = len(state.palace(state.seats, colour)) + 1
    if size == setting.palace_size:
        points = setting.constants.party_completed_points
        return phrase("lucca-effect-city-completes", colour=colour_said(setting.colours[colour]), points=points)
    return phrase("lucca-effect-city-grows", size=size, of=setting.palace_size)
