"""City council tiles: the bonus each time, the reveal bonus once (rules, *City council tiles*)."""

from __future__ import annotations

import pytest

from tests.games.vecchio.table import (
    council,
    goods,
    lying,
    middleman,
    offered,
    play,
    refused,
    standing,
    state_of,
    table,
    track,
)


def test_a_tile_enhances_its_action_every_time_also_by_bishop() -> None:
    """VEC-CC-1"""
    match = table("siena+, 2 bishop, CC-ASSASSIN", "prato+")
    for _ in range(2):
        play(match, "town siena", "send siena stay", "work bishop", "end", "recover", "end")
    assert goods(match) == {"assassin": 4}


def test_bonuses_are_automatic_unless_it_says_may() -> None:
    """VEC-CC-3"""
    match = table("sesto+, CC-ABBOT", "")
    play(match, "town sesto", "send sesto stay")
    assert offered(match) == ["work middleman"]
    match = table("pistoia+, 1 florin, CC-SCROLL", "")
    play(match, "town pistoia", "send pistoia stay")
    assert {"work middleman scroll", "work middleman scroll extra"} <= set(offered(match))


def test_several_tiles_apply_to_one_action_each_once() -> None:
    """VEC-CC-ABBOT, VEC-CC-WAGE, VEC-RUL-17: VT-16"""
    match = table("sesto+, CC-ABBOT, CC-WAGE", "")
    play(match, "town sesto", "send sesto stay", "work middleman")
    assert goods(match) == {"abbot": 2, "florin": 2}
    assert lying(match) == ["sesto"]
    assert middleman(match, "white") == "radda"


def test_a_second_scroll_may_be_bought() -> None:
    """VEC-CC-SCROLL: VT-17"""
    match = table("pistoia+, 1 florin, CC-SCROLL", "")
    play(match, "town pistoia", "send pistoia stay")
    plain = match.copy()
    play(match, "work middleman scroll extra")
    assert goods(match) == {"scroll": 2}
    play(plain, "work middleman scroll")
    assert goods(plain) == {"scroll": 1, "florin": 1}
    for family in ("pistoia+, 1 florin", "pistoia+, CC-SCROLL"):
        other = table(family, "")
        play(other, "town pistoia", "send pistoia stay")
        assert refused(other, "work middleman scroll extra") == "VEC-CC-SCROLL"


def test_the_extra_scroll_is_paid_after_the_fare() -> None:
    """VEC-CC-SCROLL, VEC-MOVE-1"""
    match = table("carmignano+, 1 florin, CC-SCROLL", "")
    play(match, "town pistoia", "send carmignano walk")
    assert "work middleman scroll extra" not in offered(match)


def test_four_more_florins_in_a_brown_town() -> None:
    """VEC-CC-COIN: VT-15"""
    match = table("pistoia+, CC-COIN", "")
    play(match, "town pistoia", "send pistoia stay", "work middleman florins")
    assert goods(match) == {"florin": 9}
    match = table("pistoia+, CC-COIN", "")
    play(match, "town pistoia", "send pistoia stay", "work middleman scroll")
    assert goods(match) == {"scroll": 1}


@pytest.mark.parametrize(
    ("tile", "where", "gain", "rule"),
    [
        ("CC-KNIGHT", "mensano", {"knight": 2}, "VEC-CC-KNIGHT"),
        ("CC-ASSASSIN", "empoli", {"assassin": 2}, "VEC-CC-ASSASSIN"),
        ("CC-ABBOT", "sesto", {"abbot": 2}, "VEC-CC-ABBOT"),
        ("CC-WAGE", "mensano", {"knight": 1, "florin": 2}, "VEC-CC-WAGE"),
        ("CC-WAGE", "empoli", {"assassin": 1, "florin": 2}, "VEC-CC-WAGE"),
        ("CC-WAGE", "sesto", {"abbot": 1, "florin": 2}, "VEC-CC-WAGE"),
        ("CC-KNIGHT", "empoli", {"assassin": 1}, "VEC-CC-KNIGHT"),
    ],
)
def test_follower_towns_with_their_tiles(tile: str, where: str, gain: dict[str, int], rule: str) -> None:
    match = table(f"{where}+, {tile}", "")
    play(match, f"town {where}", f"send {where} stay", "work middleman")
    assert goods(match) == gain, rule


def test_bishops_bring_a_carriage_and_florins() -> None:
    """VEC-CC-BISHOP, VEC-CC-1: VT-18"""
    match = table("colle+, 1 bishop, CC-BISHOP", "")
    play(match, "town colle", "send colle stay", "work bishop bishops")
    assert goods(match) == {"bishop": 2, "carriage": 1, "florin": 2}
    assert standing(match) == ["colle"]
    assert middleman(match, "purple") == "montevarchi"


def test_carriages_bring_a_bishop_and_florins() -> None:
    """VEC-CC-CARRIAGE"""
    match = table("montevarchi+, CC-CARRIAGE, CC-BISHOP", "")
    play(match, "town montevarchi", "send montevarchi stay", "work middleman carriages")
    assert goods(match) == {"carriage": 2, "bishop": 1, "florin": 2}


def test_a_recovery_may_bring_a_new_member() -> None:
    """VEC-CC-RECOVER"""
    match = table("prato-, CC-RECOVER", "", rolls=[9])
    assert {"recover", "recover roll"} <= set(offered(match))
    play(match, "recover roll")
    assert goods(match) == {"florin": 1}
    assert standing(match) == ["prato"]
    play(match, "place siena")
    assert standing(match) == ["prato", "siena"]
    assert refused(table("prato-, CC-RECOVER, supply 0", ""), "recover roll") == "VEC-CC-RECOVER"
    assert refused(table("prato-", ""), "recover roll") == "VEC-CC-RECOVER"


def test_a_reinforcement_of_two_on_one_roll() -> None:
    """VEC-CC-REINFORCE, VEC-RUL-19: VT-29"""
    match = table("CC-REINFORCE, supply 5", "", rolls=[5])
    play(match, "reinforce")
    assert refused(match, "place sesto") == "VEC-REIN-1"
    assert refused(match, "end") == "VEC-RUL-19"
    play(match, "place vicchio")
    assert refused(match, "end") == "VEC-REIN-1"
    assert refused(match, "place sesto") == "VEC-REIN-1"
    play(match, "place vicchio")
    assert standing(match) == ["vicchio", "vicchio"]
    assert offered(match) == ["end"]


def test_on_a_seven_the_two_go_anywhere_and_a_last_one_goes_alone() -> None:
    """VEC-RUL-19"""
    match = table("CC-REINFORCE, supply 5", "", rolls=[7])
    play(match, "reinforce", "place florence", "place siena")
    assert standing(match) == ["florence", "siena"]
    single = table("CC-REINFORCE, supply 1", "", rolls=[9])
    play(single, "reinforce", "place siena")
    assert offered(single) == ["end"]


def test_the_recruiter_doubles_nothing_but_the_reinforcement() -> None:
    """VEC-RUL-18"""
    for use in ("use M-ROLL", "use M-PLACE", "recover roll"):
        match = table("prato+, CC-REINFORCE, CC-RECOVER, M-ROLL, M-PLACE", "", rolls=[9])
        play(match, use, "place siena")
        assert standing(match) == ["prato", "siena"]
        assert not offered(match, "place")


def test_a_province_brings_a_scroll() -> None:
    """VEC-CC-PROVINCE"""
    match = table("vicchio+, 2 florin, 1 assassin, CC-PROVINCE", "", "", "")
    play(match, "takeover venice", "send vicchio stay", "pay assassin", "choose V-CHOICE")
    assert goods(match) == {"scroll": 1}


@pytest.mark.parametrize("office", ["council", "nobility"])
def test_an_office_brings_any_follower(office: str) -> None:
    """VEC-CC-OFFICE"""
    match = table("florence+, 2 scroll, 3 florin, CC-OFFICE", "", token=office)
    play(match, f"office {office}", "send florence stay")
    play(match, offered(match)[0])
    assert offered(match) == ["take assassin", "take knight", "take abbot"]
    play(match, "take knight")
    assert goods(match) == {"knight": 1}
    assert track(match, office) == "A"


@pytest.mark.parametrize(
    ("tile", "bonus"),
    [
        ("CC-SCROLL", {"scroll": 1}),
        ("CC-COIN", {"florin": 4}),
        ("CC-WAGE", {"florin": 2}),
        ("CC-ABBOT", {"abbot": 1}),
        ("CC-KNIGHT", {"knight": 1}),
        ("CC-ASSASSIN", {"assassin": 1}),
        ("CC-BISHOP", {"carriage": 1, "florin": 2}),
        ("CC-CARRIAGE", {"bishop": 1, "florin": 2}),
        ("CC-PROVINCE", {"scroll": 1}),
    ],
)
def test_the_reveal_bonus_is_collected_once(tile: str, bonus: dict[str, int]) -> None:
    """VEC-CC-2"""
    match = table(f"prato+, {tile} down", "prato+", active="B")
    play(match, "recover", "end")
    assert goods(match) == bonus
    assert council(match) == [tile]
    play(match, "recover", "end", "recover", "end")
    assert goods(match) == {**bonus, "florin": bonus.get("florin", 0) + 1}


@pytest.mark.parametrize("tile", ["CC-RECOVER", "CC-REINFORCE"])
def test_a_reveal_that_places_a_member(tile: str) -> None:
    """VEC-CC-2, VEC-CC-RECOVER, VEC-CC-REINFORCE, VEC-RUL-18, VEC-RUL-49: one member, any town on a seven."""
    match = table(f"prato+, {tile} down, C-SIXCOIN", "prato+", active="B", rolls=[7])
    play(match, "recover", "end")
    assert match.deciding == (0,)
    assert len(offered(match)) == 22
    assert refused(match, "use C-SIXCOIN") == "VEC-REIN-1"
    play(match, "place florence")
    assert standing(match) == ["florence", "prato"]
    assert refused(match, "use C-SIXCOIN") == ""


@pytest.mark.parametrize("tile", ["CC-RECOVER", "CC-REINFORCE"])
def test_a_reveal_that_places_is_skipped_with_an_empty_supply(tile: str) -> None:
    """VEC-RUL-20"""
    match = table(f"prato+, {tile} down, supply 0", "prato+", active="B")
    play(match, "recover", "end")
    assert council(match) == [tile]
    assert offered(match, "recover")


def test_a_reveal_of_any_follower() -> None:
    """VEC-CC-2, VEC-CC-OFFICE"""
    match = table("prato+, CC-OFFICE down", "prato+", active="B")
    play(match, "recover", "end")
    assert refused(match, "take scroll") == refused(match, "recover") == "VEC-CC-OFFICE"
    play(match, "take abbot")
    assert goods(match) == {"abbot": 1}
    assert state_of(match).actions_left == 1


def test_reveals_and_events_trigger_no_council_tile() -> None:
    """VEC-RUL-16"""
    match = table("prato+, CC-WAGE, CC-KNIGHT down", "prato+", active="B")
    play(match, "recover", "end")
    assert goods(match) == {"knight": 1}
