"""Rounds: laying out triplets, the order of play, what follows a turn and a round (LUC-ORD, LUC-RND, LUC-END)."""

from __future__ import annotations

from loggia.games.lucca import city, scoring
from loggia.games.lucca.events import LeftOver, OrderFixed, TripletsLaid
from loggia.games.lucca.pieces import Setting
from loggia.games.lucca.state import CITY, TURN, LuccaState
from loggia.kernel import Teller


def lay_triplets(setting: Setting, state: LuccaState) -> None:
    """LUC-SETUP-6, LUC-SETUP-10: groups of three face-up cards from the top of the deck."""
    pop = state.deck.pop
    state.triplets = [tuple([pop() for _ in range(setting.triplet_size)]) for _ in range(setting.triplets)]


def begin_turns(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-ORD-1..4: the order is found once and stays for the round."""
    state.order = scoring.order_of_play(setting, state)
    state.at = 0
    state.phase = TURN
    tell(OrderFixed, state.order, scoring.all_shields(setting, state))


def end_turn(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-TURN-1: the next in order; after the last one, with two players, the City's step."""
    state.taken = -1
    state.at += 1
    if state.at < state.seats:
        state.phase = TURN
    elif setting.city:
        state.phase = CITY
        state.at = 0
        go_on_with_city(setting, state, tell)
    else:
        end_round(setting, state, tell)


def go_on_with_city(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-DUO-5, LUC-RUL-30: picks that are impossible are passed over; after the second one the round ends."""
    while state.at < state.seats and not city.can_build(setting, state):
        city.pass_over(state, tell)
    if state.at == state.seats:
        end_round(setting, state, tell)


def end_round(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-RND-1, LUC-RND-2, LUC-END-1: discard the rest; lay out the next triplets, or score when the deck is empty."""
    left = tuple([card for triplet in state.triplets for card in triplet])
    state.discards += left
    state.triplets = []
    state.city_from = -1
    tell(LeftOver, left, setting.faces(left))
    if not state.deck:
        scoring.finish(setting, state, tell)
        return
    state.round += 1
    lay_triplets(setting, state)
    tell(TripletsLaid, state.round, tuple(state.triplets), len(state.deck))
    begin_turns(setting, state, tell)
