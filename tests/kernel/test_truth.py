"""The truth check, held on Palio and on a Palio that lies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from loggia.games.palio import GAME
from loggia.kernel import phrase
from loggia.kernel.laws.truth import hold_truth

VERBS = {"palio-prompt": ("enter",), "palio-over": (), "palio-wait": (), "palio-lie": ("fly",)}


def test_palio_tells_the_truth() -> None:
    for seats in (2, 3, 4):
        hold_truth(GAME, seats, {}, f"truth {seats}", VERBS, {})


LYING = replace(GAME, faces=replace(GAME.faces, prompt=lambda state, viewer: phrase("palio-lie")))
BOASTING = replace(GAME, rules=replace(GAME.rules, tally=lambda state: tuple(sum(won) + 1 for won in state.won)))


def test_a_prompt_that_offers_what_cannot_be_done_is_found() -> None:
    with pytest.raises(AssertionError, match="offers"):
        hold_truth(LYING, 2, {}, "lie", VERBS, {})


def test_a_prompt_that_the_check_does_not_know_is_found() -> None:
    with pytest.raises(AssertionError, match="does not know"):
        hold_truth(LYING, 2, {}, "lie", {"palio-wait": ()}, {})


def test_a_final_view_that_is_not_the_result_is_found() -> None:
    with pytest.raises(AssertionError, match="the result is"):
        hold_truth(BOASTING, 2, {}, "boast", VERBS, {})
