"""An estimate of the final scores.

It counts the points scored so far and the points likely to come: palaces that will be completed, their parties, and
walls and bastions times the palaces that will be open at the end. The figures were fitted to matches of greedy players
against each other; the mean error that remains at each time of a match is corrected (learned_weights.py).
"""

from __future__ import annotations

from loggia.games.lucca.insight.card_worth import CardWorth
from loggia.games.lucca.insight.learned_weights import learned_weights, row_of
from loggia.games.lucca.insight.prospects import (
    STREET_EARLY,
    prospects,
)
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.parties import party_totals
from loggia.games.lucca.rules.scoring import street_extremes
from loggia.games.lucca.rules.state import OVER, LuccaState


def values(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score, unbiased at every time of a match."""
    estimates = estimate(setting, state)
    learned = learned_weights(setting)
    if state.phase != OVER and learned is not None:
        for seat in range(state.seats):
            estimates[seat] += learned.overlooked[row_of(setting, state, seat)]
    return estimates


def estimate(setting: Setting, state: LuccaState) -> list[float]:
    """The same without the correction: good for comparing positions of the same time of a match."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    totals = party_totals(setting, state)
    estimates = [state.score(seat) + prospects(setting, state, seat, totals) for seat in seats]
    if state.hand:
        card_worth = CardWorth(setting, state, state.order[state.at])
        estimates[card_worth.seat] += sum([card_worth.best(card) for card in state.hand])
    if state.order:
        _, payer, _, taker = street_extremes(state)
        played = state.round / setting.rounds
        points = setting.constants.street_transfer * (STREET_EARLY + (1.0 - STREET_EARLY) * played)
        if payer < state.seats:
            estimates[payer] -= points
        if taker < state.seats:
            estimates[taker] += points
    return estimates
