"""The truth check of Palio; docs/adding-a-game.md copies this file for a new game."""

from __future__ import annotations

from loggia.games.palio import GAME
from loggia.kernel.laws.truth import hold_truth

VERBS = {"palio-prompt": ("enter",), "palio-wait": (), "palio-over": ()}
"""By the prompt's message id: the verbs that its sentence offers."""


def test_palio_tells_the_truth() -> None:
    for seats in GAME.seats:
        hold_truth(GAME, seats, {}, f"truth {seats}", VERBS, {})
