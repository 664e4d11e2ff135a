"""The variant with less luck (rules, *Variant with less luck*)."""

from __future__ import annotations

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.events import Rolled
from tests.games.vecchio.table import goods, offered, play, refused, settled, standing, state_of, table


def test_reinforcements_are_placed_anywhere_without_dice() -> None:
    """VEC-VAR-1, VEC-RUL-43: VT-45"""
    match = table("prato+, supply 3", "", less_luck=True)
    told = play(match, "reinforce", "place florence")
    assert not any(isinstance(event, Rolled) for event in told)
    assert standing(match) == ["florence", "prato"]


@pytest.mark.parametrize("use", ["use M-ROLL", "recover roll"])
def test_every_rolled_placement_becomes_a_free_choice(use: str) -> None:
    """VEC-RUL-43"""
    match = table("prato+, CC-RECOVER, M-ROLL", "", less_luck=True)
    play(match, use)
    assert len(offered(match)) == 22


def test_reveals_and_double_reinforcements_are_free_too() -> None:
    """VEC-RUL-43"""
    match = table("prato+, CC-REINFORCE down", "prato+", active="B", less_luck=True)
    play(match, "recover", "end")
    assert len(offered(match)) == 22
    play(match, "place florence", "reinforce", "place florence", "place siena")
    assert standing(match) == ["florence", "florence", "prato", "siena"]


def test_the_set_up_keeps_its_dice() -> None:
    """VEC-RUL-43"""
    match = GAME.new(2, {"less_luck": True}, 1)
    told = [one for seat in (0, 1) for one in match.play(seat, match.choices(seat)[0])]
    assert any(isinstance(one.event, Rolled) for one in told)
    assert state_of(settled(2, {"less_luck": True})).supply == [8, 8]


def test_crests_are_taken_without_their_events() -> None:
    """VEC-VAR-2"""
    match = table(
        "vicchio+, siena+, 9 florin, 1 assassin",
        "siena+, 5 florin",
        less_luck=True,
        crests="levy",
        tracks={"venice": "B"},
    )
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert offered(match)[0].startswith("choose")
    assert goods(match, 1) == {"florin": 5}
    assert state_of(match).crests[0] == (0,)
    view = match.view(None)["table"]
    assert view["cost_token"] == "nobility"
    assert view["last_round"]
    assert view["seats"][0]["points"] == 4 + 1 + 0  # the space and the crest; B holds the majority
    assert refused(match, "end") == "VEC-PROV-2"
