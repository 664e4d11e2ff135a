"""Why a move is not allowed: each answer with its rule. Written from the rules, not from the lists of choices."""

from __future__ import annotations

from loggia.games.lucca.rules import city
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.moves import Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.rules.pieces import (
    AREAS,
    BASTION,
    COMPLETED,
    CONSTRUCTION,
    NOWHERE,
    WAYS,
    WILD,
    card_said,
    colour_said,
)
from loggia.games.lucca.rules.state import CITY, KEEPING, PHASES, PLAYING, TURN, LuccaState
from loggia.kernel import NotAllowed, Phrase, Said, not_allowed, phrase


def refusal(setting: Setting, state: LuccaState, seat: int, move: LuccaMove) -> NotAllowed | None:
    """LUC-MOVE-5, LUC-MOVE-7: why that seat may not play that move, asked before anything changes; None if it may."""
    if isinstance(move, Keep):
        return _wrong_phase(state, KEEPING, "LUC-SETUP-7") or _keep(setting, state, seat, move)
    if isinstance(move, Open):
        return _wrong_phase(state, TURN, "LUC-TURN-2") or _open(setting, state, seat, move)
    if isinstance(move, Take):
        return _wrong_phase(state, TURN, "LUC-TURN-2") or _take(state, move)
    if isinstance(move, Play):
        return _wrong_phase(state, PLAYING, "LUC-TRIP-2") or _play(setting, state, seat, move)
    return _wrong_phase(state, CITY, "LUC-DUO-5") or _build(setting, state, move)


def _wrong_phase(state: LuccaState, phase: int, rule: str) -> NotAllowed | None:
    """LUC-TURN-2: the steps cannot be swapped or repeated."""
    if state.phase == phase:
        return None
    wanted = phrase(f"lucca-phase-{PHASES[phase]}")
    return not_allowed(
        rule, "lucca-refused-wrong-phase", now=phrase(f"lucca-phase-{PHASES[state.phase]}"), wanted=wanted
    )


def _said(setting: Setting, card: int) -> Phrase:
    """A card's name; one that is not in this match's deck has only its number."""
    if card in setting.cards:
        return card_said(card, setting.face[card])
    return phrase("lucca-card-other", street=card)


def _colour(setting: Setting, colour: str) -> Said:
    """A colour's name; what is no colour of this deck is repeated as it was given."""
    return colour_said(colour) if colour in setting.colour_number else colour


def _keep(setting: Setting, state: LuccaState, seat: int, move: Keep) -> NotAllowed | None:
    """LUC-SETUP-7: two of the four; LUC-CEL-9: a wild only on a palace card."""
    hand = state.hands[seat]
    for card in (move.first, move.second):
        if card not in hand:
            return not_allowed("LUC-SETUP-7", "lucca-refused-card-not-in-hand", card=_said(setting, card))
    if move.first == move.second:
        return not_allowed("LUC-SETUP-7", "lucca-refused-same-card", card=_said(setting, move.first))
    wild_first, wild_second = (setting.colour_of[card] == WILD for card in (move.first, move.second))
    if wild_first and wild_second:
        return not_allowed("LUC-CEL-9", "lucca-refused-two-wilds")
    if wild_first:  # LUC-MOVE-1: the first is never a wild
        turned = Keep(move.second, move.first).text()
        return not_allowed("LUC-CEL-9", "lucca-refused-wild-first", card=_said(setting, move.first), example=turned)
    return None


def _open(setting: Setting, state: LuccaState, seat: int, move: Open) -> NotAllowed | None:
    """LUC-OPEN-1: only a palace that lies completed in the player's area."""
    colour = setting.colour_number.get(move.colour)
    area = NOWHERE if colour is None else state.area(seat, colour)
    if area == COMPLETED:
        return None
    message = f"lucca-refused-not-completed-{AREAS[area] or 'nowhere'}"
    return not_allowed("LUC-OPEN-1", message, colour=_colour(setting, move.colour))


def _take(state: LuccaState, move: Take) -> NotAllowed | None:
    """LUC-TRIP-1: a triplet still on the table."""
    if not 1 <= move.number <= len(state.triplets):
        return not_allowed("LUC-TRIP-1", "lucca-refused-no-such-triplet", number=move.number, most=len(state.triplets))
    if not state.triplets[move.number - 1]:
        return not_allowed("LUC-TRIP-1", "lucca-refused-triplet-taken", number=move.number)
    return None


def _play(setting: Setting, state: LuccaState, seat: int, move: Play) -> NotAllowed | None:
    """LUC-TRIP-2: a card of the triplet that was taken, in a way that it can be played."""
    card = move.card
    if card not in state.hand:
        return not_allowed("LUC-TRIP-2", "lucca-refused-card-not-in-triplet", card=_said(setting, card))
    if move.way not in WAYS:
        return not_allowed("LUC-MOVE-2", "lucca-refused-no-such-way", way=move.way)
    if move.palace is not None and (move.way != "add" or setting.colour_of[card] != WILD):
        return not_allowed("LUC-MOVE-2", "lucca-refused-palace-named", card=_said(setting, card))
    if move.way == "start":
        return _start(setting, state, seat, card)
    if move.way == "add":
        return _add(setting, state, seat, card, move.palace)
    if move.way == "bastion" and card != BASTION:
        return not_allowed("LUC-PLAY-4", "lucca-refused-bastion-only", card=_said(setting, card))
    return None  # LUC-PLAY-3, LUC-PLAY-5, LUC-RUL-14, LUC-RUL-15: anything can be a wall or be discarded


def _start(setting: Setting, state: LuccaState, seat: int, card: int) -> NotAllowed | None:
    """LUC-PLAY-1: a palace of a colour that the player has nowhere (LUC-RUL-8)."""
    if card == BASTION:
        return not_allowed("LUC-PLAY-1", "lucca-refused-bastion-no-palace")
    colour = setting.colour_of[card]
    if colour == WILD:
        return not_allowed("LUC-CEL-5", "lucca-refused-wild-cannot-start", card=_said(setting, card))
    area = state.area(seat, colour)
    if area != NOWHERE:
        name = colour_said(setting.colours[colour])
        return not_allowed("LUC-PLAY-1", f"lucca-refused-colour-already-{AREAS[area]}", colour=name)
    return None


def _add(setting: Setting, state: LuccaState, seat: int, card: int, palace: str | None) -> NotAllowed | None:
    """LUC-PLAY-2: on the player's palace of that colour under construction; LUC-CEL-4: a wild on any of them."""
    if card == BASTION:
        return not_allowed("LUC-PLAY-2", "lucca-refused-bastion-no-palace")
    colour = setting.colour_of[card]
    if colour == WILD:
        return _add_wild(setting, state, seat, card, palace)
    if state.area(seat, colour) == CONSTRUCTION:
        return None
    name = colour_said(setting.colours[colour])
    return not_allowed("LUC-PLAY-2", "lucca-refused-no-palace-to-extend", colour=name)


def _add_wild(setting: Setting, state: LuccaState, seat: int, card: int, palace: str | None) -> NotAllowed | None:
    """LUC-CEL-4: on any of the player's palaces under construction; LUC-MOVE-2: which one has to be said."""
    building = state.under_construction(seat)
    if not building:
        return not_allowed("LUC-CEL-4", "lucca-refused-wild-no-palace", card=_said(setting, card))
    if palace is None:
        example = Play(card, "add", setting.colours[building[0]]).text()
        return not_allowed("LUC-MOVE-2", "lucca-refused-wild-needs-palace", card=_said(setting, card), example=example)
    if _is_building(setting, state, seat, palace):
        return None
    return not_allowed("LUC-CEL-4", "lucca-refused-no-palace-to-extend", colour=_colour(setting, palace))


def _is_building(setting: Setting, state: LuccaState, area: int, palace: str) -> bool:
    colour = setting.colour_number.get(palace)
    return colour is not None and state.area(area, colour) == CONSTRUCTION


def _build(setting: Setting, state: LuccaState, move: Build) -> NotAllowed | None:
    """LUC-DUO-5: a card of a remaining triplet, the second from the other one; LUC-RUL-29: a wild needs a palace."""
    number, card = move.number - 1, move.card
    if not 0 <= number < len(state.triplets):
        return not_allowed("LUC-DUO-5", "lucca-refused-no-such-triplet", number=move.number, most=len(state.triplets))
    if number == state.city_from:
        return not_allowed("LUC-DUO-5", "lucca-refused-must-use-other-triplet", number=move.number)
    if not state.triplets[number]:
        return not_allowed("LUC-DUO-5", "lucca-refused-triplet-taken", number=move.number)
    if card not in state.triplets[number]:
        return not_allowed("LUC-DUO-5", "lucca-refused-card-not-there", card=_said(setting, card), number=move.number)
    if setting.colour_of[card] != WILD:
        if move.palace is not None:
            return not_allowed("LUC-MOVE-3", "lucca-refused-palace-named", card=_said(setting, card))
        return None
    if not city.is_building(state):
        return not_allowed("LUC-RUL-29", "lucca-refused-city-must-build", card=_said(setting, card))
    if move.palace is None:
        example = Build(move.number, card, setting.colours[state.under_construction(state.seats)[0]]).text()
        return not_allowed("LUC-MOVE-3", "lucca-refused-wild-needs-palace", card=_said(setting, card), example=example)
    if _is_building(setting, state, state.seats, move.palace):
        return None
    return not_allowed("LUC-RUL-29", "lucca-refused-city-no-palace", colour=_colour(setting, move.palace))
