"""Rounds: the order of play, and what follows a turn, a round and the last round (LUC-ORD, LUC-RND, LUC-END)."""

from __future__ import annotations

from loggia.games.lucca.rules import city, drafting, scoring
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.events import LeftOver, OrderFixed, TripletsLaid
from loggia.games.lucca.rules.state import CITY, NO_TRIPLET, TURN, LuccaState
from loggia.kernel import Teller


def all_shields(setting: Setting, state: LuccaState) -> tuple[int, ...]:
    """LUC-ORD-1: each seat's shields under construction; the City's are never counted (LUC-DUO-4)."""
    return tuple([state.shields(seat, setting.shields) for seat in range(state.seats)])


def order_of_play(setting: Setting, state: LuccaState) -> tuple[int, ...]:
    """LUC-ORD-2, LUC-ORD-3: most shields first; ties by the highest visible number; then the lower seat (LUC-RUL-6)."""
    keys = [(-state.shields(seat, setting.shields), -state.highest_street(seat), seat) for seat in range(state.seats)]
    keys.sort()
    return tuple([key[2] for key in keys])


def begin_turns(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-ORD-1, LUC-ORD-2, LUC-ORD-3, LUC-ORD-4: the order is found once and stays for the round."""
    state.order = order_of_play(setting, state)
    state.at = 0
    state.phase = TURN
    if tell.heard:
        tell.made(OrderFixed(state.order, all_shields(setting, state)))


def end_turn(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-TURN-1: the next in order; after the last one, with two players, the City's step (LUC-RUL-31)."""
    state.taken = NO_TRIPLET
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
    state.city_from = NO_TRIPLET
    if tell.heard:
        tell.made(LeftOver(left, setting.faces(left)))
    if not state.deck:
        end_match(setting, state, tell)
        return
    state.round += 1
    drafting.lay_triplets(setting, state)
    if tell.heard:
        tell.made(TripletsLaid(state.round, tuple(state.triplets), len(state.deck)))
    begin_turns(setting, state, tell)


def end_match(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-FIN-1, LUC-RUL-21: the order is found once more, for the last openings; then the final scoring."""
    state.order = order_of_play(setting, state)
    tell(OrderFixed, state.order, all_shields(setting, state), True)
    scoring.finish(setting, state, tell)
