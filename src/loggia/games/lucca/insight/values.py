"""An estimate of the final scores.

It counts the points scored so far and the points likely to come: palaces that will be completed, their parties, and
walls and bastions times the palaces that will be open at the end. The figures were fitted to matches of greedy players
against each other; the mean error that remains at each time of a match is corrected (experience.py).
"""

from __future__ import annotations

from loggia.games.lucca.insight.experience import experience, row_of
from loggia.games.lucca.insight.outlook import Outlook
from loggia.games.lucca.insight.prospects import (
    STREET_EARLY,
    prospects,
)
from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.parties import guests as guests_of
from loggia.games.lucca.rules.scoring import street_extremes
from loggia.games.lucca.rules.state import OVER, LuccaState


def values(setting: Setting, state: LuccaState) -> list[float]:
    """An estimate of each seat's final score, equally true at every time of a match."""
    estimates = estimate(setting, state)
    lessons = experience(setting)
    if state.phase != OVER and lessons is not None:
        for seat in range(state.seats):
            estimates[seat] += lessons.overlooked[row_of(setting, state, seat)]
    return estimates


def estimate(setting: Setting, state: LuccaState) -> list[float]:
    """What is on the books and likely to come: good for comparing positions of the same time of a match."""
    seats = range(state.seats)
    if state.phase == OVER:
        return [float(state.score(seat)) for seat in seats]
    guests = guests_of(setting, state)
    estimates = [state.score(seat) + prospects(setting, state, seat, guests) for seat in seats]
    if state.hand:
        outlook = Outlook(setting, state, state.order[state.at])
        estimates[outlook.seat] += sum([outlook.best(card) for card in state.hand])
    if state.order:
        _, payer, _, taker = street_extremes(state)
        played = state.round / setting.rounds
        points = setting.constants.street_transfer * (STREET_EARLY + (1.0 - STREET_EARLY) * played)
        if payer < state.seats:
            estimates[payer] -= points
        if taker < state.seats:
            estimates[taker] += points
    return estimates
