"""Announcing an action, and sending a family member to do it (rules, *Travelling*)."""

from __future__ import annotations

from loggia.games.vecchio.rules import events
from loggia.games.vecchio.rules.actions.tracks import assume_office
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.goods import with_one, without_one
from loggia.games.vecchio.rules.moves import Office, Send, TakeOver, Town
from loggia.games.vecchio.rules.pieces import CARRIAGE, COUNCIL, FLORIN, GOODS_AT, OFFICES, REGIONS, is_region
from loggia.games.vecchio.rules.state import NOWHERE, PAY, SEND, WORK, VecchioState
from loggia.kernel import Chance, Teller


def _begin(state: VecchioState, goal: int, entering: int) -> None:
    state.actions_left -= 1
    state.touched = True
    state.goal = goal
    state.entering = entering
    state.phase = SEND


def town(box: VecchioBox, state: VecchioState, seat: int, move: Town, chance: Chance, tell: Teller) -> None:
    """VEC-TOWN-1: a town action is announced; who does it comes next."""
    _begin(state, box.map.index[move.town], NOWHERE)


def take_over(box: VecchioBox, state: VecchioState, seat: int, move: TakeOver, chance: Chance, tell: Teller) -> None:
    """VEC-PROV-1: a province is to be taken over."""
    track = REGIONS.index(move.region)
    _begin(state, box.gate[track], track)


def office(box: VecchioBox, state: VecchioState, seat: int, move: Office, chance: Chance, tell: Teller) -> None:
    """VEC-OFF-1: an office is to be assumed."""
    track = COUNCIL + OFFICES.index(move.track)
    _begin(state, box.gate[track], track)


def send(box: VecchioBox, state: VecchioState, seat: int, move: Send, chance: Chance, tell: Teller) -> None:
    """VEC-TRAVEL-2, VEC-CARR-1: pay the fare or a Carriage, and go; then use the town, or pay for the track."""
    origin, goal = box.map.index[move.town], state.goal
    if origin != goal:
        fare = 0
        if move.means == "carriage":
            state.goods[GOODS_AT[seat] + CARRIAGE] -= 1
        else:
            fare = box.map.fare[origin][goal]
            state.goods[GOODS_AT[seat] + FLORIN] -= fare
        state.standing[seat] = with_one(without_one(state.standing[seat], origin), goal)
        if tell.heard:
            tell.made(events.Travelled(seat, move.town, box.map.towns[goal], move.means, fare))
    if state.entering == NOWHERE:
        state.phase = WORK
    elif is_region(state.entering):
        state.phase = PAY
    else:
        assume_office(box, state, seat, chance, tell)
