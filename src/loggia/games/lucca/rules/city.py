"""The City of Lucca, the neutral third area with two players (LUC-DUO)."""

from __future__ import annotations

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.events import CityBastion, CityBuilt, CityCompleted, CityPassedOver
from loggia.games.lucca.rules.moves import Build
from loggia.games.lucca.rules.pieces import BASTION, CONSTRUCTION, NOWHERE, WILD
from loggia.games.lucca.rules.state import LuccaState
from loggia.kernel import Teller


def is_building(state: LuccaState) -> bool:
    """Whether the City has any palace under construction, for a wild to go on (LUC-RUL-29)."""
    return CONSTRUCTION in state.areas_of(state.seats)


def usable(setting: Setting, state: LuccaState) -> list[int]:
    """LUC-DUO-5, LUC-RUL-30: the places of the triplets from which a card can be given now."""
    wilds_too = is_building(state)
    return [
        number
        for number, triplet in enumerate(state.triplets)
        if number != state.city_from and any(wilds_too or setting.colour_of[card] != WILD for card in triplet)
    ]


def can_build(setting: Setting, state: LuccaState) -> bool:
    """LUC-RUL-30: whether any card of the triplets that may be used has a place in the City."""
    return bool(usable(setting, state))


def pass_over(state: LuccaState, tell: Teller) -> None:
    """LUC-RUL-30: the pick is skipped without a move."""
    tell(CityPassedOver, state.order[state.at])
    state.at += 1


def build(setting: Setting, state: LuccaState, move: Build, tell: Teller) -> None:
    """LUC-DUO-5, LUC-DUO-6, LUC-DUO-7: the card leaves its triplet and joins the City."""
    seat = state.order[state.at]
    number, card = move.number - 1, move.card
    rest = list(state.triplets[number])
    rest.remove(card)
    state.triplets[number] = tuple(rest)
    state.city_from = number
    if card == BASTION:
        state.bastions[state.seats] += 1
        tell(CityBastion, seat)
    else:
        _add(setting, state, seat, card, move.palace, tell)
    state.at += 1


def _add(setting: Setting, state: LuccaState, seat: int, card: int, palace: str | None, tell: Teller) -> None:
    """LUC-DUO-7: join or start a palace; complete it at its size, without points; the colour is then free again."""
    colour = setting.colour_of[card]
    if colour == WILD:
        colour = setting.colour_number[palace or ""]
    place = state.place(state.seats, colour)
    stack = (*state.stacks[place], card)
    name = setting.colours[colour]
    tell(CityBuilt, seat, card, setting.face[card], name, len(stack))
    if len(stack) < setting.palace_size:
        state.stacks[place] = stack
        state.areas[place] = CONSTRUCTION
    else:
        state.stacks[place] = ()
        state.areas[place] = NOWHERE
        state.city_completed += ((colour, stack),)
        tell(CityCompleted, name)
