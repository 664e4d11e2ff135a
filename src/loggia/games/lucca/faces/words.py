"""What is said about a decision and about a move. The words themselves are in `text/`."""

from __future__ import annotations

from loggia.games.lucca.rules import city
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.drafting import window_points
from loggia.games.lucca.rules.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.rules.parties import party
from loggia.games.lucca.rules.pieces import BASTION, NOWHERE, WILD, card_said, colour_said
from loggia.games.lucca.rules.state import CITY, KEEPING, OVER, PLAYING, LuccaState
from loggia.kernel import Phrase, Seat, phrase


def prompt(setting: Setting, state: LuccaState, viewer: int | None) -> Phrase:
    """What is being decided, said to that viewer."""
    if state.phase == OVER:
        return phrase("lucca-prompt-over")
    if state.phase == KEEPING:
        return _prompt_keeping(setting, state, viewer)
    seat = state.active
    completed, cards = len(state.completed(seat)), len(state.hand)
    if seat != viewer:
        if state.phase == PLAYING:
            return phrase("lucca-prompt-playing-other", seat=Seat(seat), count=cards)
        if state.phase == CITY:
            return phrase("lucca-prompt-city-other", seat=Seat(seat))
        return phrase("lucca-prompt-open-other" if completed else "lucca-prompt-take-other", seat=Seat(seat))
    if state.phase == PLAYING:
        return phrase("lucca-prompt-playing", count=cards)
    if state.phase == CITY:
        usable = city.usable(setting, state)
        return phrase("lucca-prompt-city") if len(usable) > 1 else phrase("lucca-prompt-city-one", number=usable[0] + 1)
    return phrase("lucca-prompt-open", count=completed) if completed else phrase("lucca-prompt-take")


def stance(state: LuccaState, seat: int) -> Phrase | None:
    """LUC-SETUP-7: that the seat has chosen its cards, as long as others have not."""
    return phrase("lucca-stance-kept") if state.phase == KEEPING and state.kept[seat] else None


def _prompt_keeping(setting: Setting, state: LuccaState, viewer: int | None) -> Phrase:
    """LUC-SETUP-7: all choose at once; who has chosen waits for the others."""
    keep, deal = setting.constants.keep, setting.constants.deal
    if viewer is None or state.kept[viewer]:
        seats = tuple(Seat(seat) for seat, kept in enumerate(state.kept) if not kept)
        return phrase("lucca-prompt-keeping-others", seats=seats, keep=keep, deal=deal)
    wild = any(setting.colour_of[card] == WILD for card in state.hands[viewer])  # LUC-CEL-9
    message = "lucca-prompt-keeping-wild" if wild else "lucca-prompt-keeping"
    return phrase(message, keep=keep, deal=deal, city=int(setting.city))


def opening(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> Phrase | None:
    """LUC-MOVE-1: what was kept of the opening hand."""
    if not isinstance(move, Keep):
        return None
    if WILD in (setting.colour_of[move.first], setting.colour_of[move.second]):
        return phrase("lucca-opening-wild")
    return phrase("lucca-opening-one" if _one_palace(setting, move) else "lucca-opening-two")


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
        points = party(setting, state, seat, setting.colour_number[move.colour])
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
            points = window_points(setting, stack)
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
