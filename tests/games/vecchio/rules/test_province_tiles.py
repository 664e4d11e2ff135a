"""Province tiles: every effect and every moment (rules, *Province tiles*)."""

from __future__ import annotations

import pytest

from loggia.games.vecchio.rules.scoring import nobility_points
from tests.games.vecchio.table import (
    BOX,
    goods,
    offered,
    play,
    refused,
    standing,
    state_of,
    table,
    track,
    unused,
    used,
)

FREE = sorted(tile.name for tile in BOX.province if not tile.in_takeover and tile.name != "V-REUSE")


def test_a_used_tile_lies_face_down_and_cannot_be_used_again() -> None:
    """VEC-PT-0"""
    match = table("prato+, C-SIXCOIN", "")
    play(match, "use C-SIXCOIN")
    assert (unused(match), used(match)) == ([], ["C-SIXCOIN"])
    assert refused(match, "use C-SIXCOIN") == "VEC-PT-0"
    assert refused(match, "use M-KNIGHT") == "VEC-PT-0"


def test_any_number_of_tiles_may_be_used_in_a_turn() -> None:
    """VEC-PT-0"""
    match = table("prato+, V-SCROLL, M-KNIGHT, M-ABBOT, C-SIXCOIN, C-ESCORT", "")
    play(match, "use M-KNIGHT", "use C-SIXCOIN", "recover", "use V-SCROLL", "use C-ESCORT", "use M-ABBOT")
    assert goods(match) == {"florin": 7, "knight": 1, "abbot": 1, "scroll": 1, "carriage": 1, "bishop": 1}


def test_tokens_from_tiles_trigger_no_council_tile() -> None:
    """VEC-PT-0, VEC-RUL-16: VT-37"""
    match = table("prato+, CC-WAGE, CC-KNIGHT, M-KNIGHT", "")
    play(match, "use M-KNIGHT")
    assert goods(match) == {"knight": 1}


@pytest.mark.parametrize("tile", FREE)
def test_a_free_tile_is_never_used_inside_an_unfinished_action(tile: str) -> None:
    """VEC-PT-0, VEC-RUL-6"""
    match = table(f"sesto+, prato+, 9 florin, 1 knight, 1 scroll, {tile}", "", rolls=[8])
    assert refused(match, f"use {tile}") == ""
    journey, roll = match.copy(), match.copy()
    play(journey, "town sesto")
    assert refused(journey, f"use {tile}") == "VEC-TRAVEL-1"
    play(journey, "send sesto stay")
    assert refused(journey, f"use {tile}") == "VEC-TOWN-2"
    play(journey, "work middleman")
    assert refused(journey, f"use {tile}") == ""
    play(roll, "reinforce")
    assert refused(roll, f"use {tile}") == "VEC-REIN-1"


@pytest.mark.parametrize(
    ("tile", "rule", "gain"),
    [
        ("V-SCROLL", "VEC-PT-V-SCROLL", {"scroll": 1}),
        ("V-ASSASSIN", "VEC-PT-V-ASSASSIN", {"assassin": 1}),
        ("M-KNIGHT", "VEC-PT-M-KNIGHT", {"knight": 1}),
        ("M-ABBOT", "VEC-PT-M-ABBOT", {"abbot": 1}),
        ("C-SIXCOIN", "VEC-PT-C-SIXCOIN", {"florin": 6}),
        ("C-ESCORT", "VEC-PT-C-ESCORT", {"bishop": 1, "carriage": 1}),
    ],
)
def test_simple_gains(tile: str, rule: str, gain: dict[str, int]) -> None:
    match = table(f"prato+, {tile}", "")
    play(match, f"use {tile}")
    assert goods(match) == gain, rule
    assert offered(match, "use") == []


def test_the_family_coin_counts_members_in_towns() -> None:
    """VEC-PT-V-TOWNCOIN, VEC-RUL-39: VT-33"""
    match = table("florence+, colle-, colle+, V-TOWNCOIN", "", tracks={"milan": "A", "council": "A"})
    play(match, "use V-TOWNCOIN")
    assert goods(match) == {"florin": 3}
    assert refused(table("V-TOWNCOIN", ""), "use V-TOWNCOIN") == "VEC-RUL-11"


@pytest.mark.parametrize(
    ("take", "gain"),
    [
        ("assassin", {"assassin": 1}),
        ("knight", {"knight": 1}),
        ("abbot", {"abbot": 1}),
        ("scroll", {"scroll": 1}),
        ("florins", {"florin": 5}),
    ],
)
def test_the_gift_of_choice(take: str, gain: dict[str, int]) -> None:
    """VEC-PT-V-CHOICE"""
    match = table("prato+, V-CHOICE", "")
    play(match, "use V-CHOICE")
    assert len(offered(match)) == 5
    assert refused(match, "end") == "VEC-PT-0"
    play(match, f"take {take}")
    assert goods(match) == gain


def test_any_follower_and_its_second_copy() -> None:
    """VEC-PT-C-FOLLOWER, VEC-MOVE-2: two interchangeable copies are offered once."""
    match = table("prato+, C-FOLLOWER, C-FOLLOWER", "")
    assert offered(match, "use") == ["use C-FOLLOWER"]
    play(match, "use C-FOLLOWER")
    assert offered(match) == ["take assassin", "take knight", "take abbot"]
    assert refused(match, "take scroll") == "VEC-PT-C-FOLLOWER"
    assert match.view(1)["table"]["source"] == "C-FOLLOWER"
    play(match, "take abbot", "use C-FOLLOWER", "take knight")
    assert goods(match) == {"knight": 1, "abbot": 1}
    assert match.view(1)["table"]["source"] == ""


def test_recruiting_by_dice() -> None:
    """VEC-PT-M-ROLL, VEC-RUL-49"""
    match = table("prato+, M-ROLL", "", rolls=[9])
    play(match, "use M-ROLL")
    assert len(offered(match)) == 4
    play(match, "place siena")
    assert standing(match) == ["prato", "siena"]
    seven = table("prato+, M-ROLL", "", rolls=[7])
    play(seven, "use M-ROLL")
    assert "place florence" in offered(seven)
    assert refused(table("prato+, M-ROLL, supply 0", ""), "use M-ROLL") == "VEC-RUL-11"


def test_recruiting_freely() -> None:
    """VEC-PT-M-PLACE"""
    match = table("prato+, M-PLACE", "")
    play(match, "use M-PLACE")
    assert len(offered(match)) == 22
    play(match, "place florence")
    assert standing(match) == ["florence", "prato"]
    assert state_of(match).supply[0] == 10
    assert refused(table("prato+, M-PLACE, supply 0", ""), "use M-PLACE") == "VEC-RUL-11"


def test_a_member_placed_by_a_tile_may_act_in_the_same_turn() -> None:
    """VEC-RUL-8"""
    match = table("M-PLACE", "")
    play(match, "use M-PLACE", "place poggibonsi", "town poggibonsi", "send poggibonsi stay", "work lie")
    assert goods(match) == {"florin": 3}


def test_two_for_one() -> None:
    """VEC-PT-M-DOUBLE, VEC-RUL-45: VT-31"""
    match = table("prato+, 1 scroll, M-DOUBLE", "")
    play(match, "use M-DOUBLE")
    assert refused(match, "give scroll take knight scroll") == "VEC-RUL-45"
    assert refused(match, "give knight take knight abbot") == "VEC-PT-M-DOUBLE"
    assert len(offered(match)) == 7
    two_scrolls = match.copy()
    play(two_scrolls, "give scroll take scroll scroll")
    assert goods(two_scrolls) == {"scroll": 2}
    play(match, "give scroll take knight abbot")
    assert goods(match) == {"knight": 1, "abbot": 1}
    assert refused(table("prato+, 9 florin, M-DOUBLE", ""), "use M-DOUBLE") == "VEC-PT-M-DOUBLE"


def test_the_purchase() -> None:
    """VEC-PT-M-BUY"""
    match = table("prato+, 6 florin, M-BUY", "")
    play(match, "use M-BUY")
    assert offered(match) == ["take assassin", "take knight", "take abbot"]
    assert refused(match, "take florins") == "VEC-PT-M-BUY"
    assert refused(match, "end") == "VEC-PT-0"
    play(match, "take abbot")
    assert goods(match) == {"florin": 1, "abbot": 1, "scroll": 1}
    assert refused(table("prato+, 4 florin, M-BUY", ""), "use M-BUY") == "VEC-PT-M-BUY"


def test_the_scribe() -> None:
    """VEC-PT-C-SCRIBE"""
    match = table("prato+, 1 knight, 1 scroll, C-SCRIBE", "")
    play(match, "use C-SCRIBE")
    assert offered(match) == ["give knight"]
    assert refused(match, "give scroll") == "VEC-PT-C-SCRIBE"
    assert refused(match, "give abbot") == "VEC-PT-C-SCRIBE"
    play(match, "give knight")
    assert goods(match) == {"scroll": 3}
    assert refused(table("prato+, 3 scroll, C-SCRIBE", ""), "use C-SCRIBE") == "VEC-PT-C-SCRIBE"


# --- once more -------------------------------------------------------------------------------------------------------


def test_a_used_tile_is_applied_once_more() -> None:
    """VEC-PT-V-REUSE, VEC-RUL-9: VT-32"""
    match = table("prato+, C-SIXCOIN, V-REUSE", "")
    assert refused(match, "use V-REUSE C-SIXCOIN") == "VEC-RUL-9"
    assert refused(match, "use V-REUSE") == "VEC-PT-V-REUSE"
    play(match, "use C-SIXCOIN", "use V-REUSE C-SIXCOIN")
    assert goods(match) == {"florin": 12}
    assert used(match) == ["V-REUSE", "C-SIXCOIN"]
    assert refused(match, "use V-REUSE C-SIXCOIN") == "VEC-PT-0"


def test_applying_a_tile_again_costs_its_price_again_and_never_loops() -> None:
    """VEC-RUL-9"""
    match = table("prato+, 9 florin, M-BUY used, V-REUSE", "")
    play(match, "use V-REUSE M-BUY", "take knight")
    assert goods(match) == {"florin": 4, "knight": 1, "scroll": 1}
    poor = table("prato+, 4 florin, M-BUY used, V-REUSE", "")
    assert refused(poor, "use V-REUSE M-BUY") == "VEC-PT-M-BUY"
    assert refused(match, "use V-REUSE V-REUSE") == "VEC-PT-0"
    fresh = table("prato+, M-KNIGHT used, V-REUSE", "")
    assert refused(fresh, "use V-REUSE V-REUSE") == "VEC-RUL-9"
    assert offered(fresh, "use") == ["use V-REUSE M-KNIGHT"]


@pytest.mark.parametrize("tile", FREE)
def test_every_free_tile_can_be_applied_again(tile: str) -> None:
    """VEC-PT-V-REUSE"""
    match = table(f"prato+, 9 florin, 2 knight, 1 scroll, {tile} used, V-REUSE", "", rolls=[9])
    play(match, f"use V-REUSE {tile}")
    first = offered(match)[0]
    if first.split()[0] in {"take", "give", "place"}:
        play(match, first)
    assert set(used(match)) == {tile, "V-REUSE"}
    assert refused(match, "recover") == ""


def test_a_tile_applied_again_does_not_count_as_unused() -> None:
    """VEC-RUL-10"""
    match = table("prato+, C-SIXCOIN, V-REUSE, M-KNIGHT, NB-UNUSED", "")
    play(match, "use C-SIXCOIN", "use V-REUSE C-SIXCOIN")
    assert nobility_points(BOX, state_of(match), 0, BOX.nobility_index["NB-UNUSED"]) == 3


# --- in a take-over --------------------------------------------------------------------------------------------------


def test_free_entry_saves_the_florins_of_the_space_but_not_the_journey() -> None:
    """VEC-PT-V-NOCOIN, VEC-RUL-44"""
    match = table("prato+, 1 florin, 1 knight, 1 abbot, V-NOCOIN", "", "", "")
    play(match, "takeover milan", "send prato walk")
    assert offered(match) == ["pay knight abbot with V-NOCOIN"]
    play(match, "pay knight abbot with V-NOCOIN")
    assert goods(match) == {}
    assert used(match) == ["V-NOCOIN"]
    assert refused(table("prato+, 1 knight, 1 abbot, V-NOCOIN", "", "", ""), "takeover milan") == "VEC-TRAVEL-4"


def test_take_over_tiles_wait_for_a_take_over() -> None:
    """VEC-RUL-6"""
    match = table("prato+, V-NOCOIN, C-ANYCOLOUR, V-REUSE", "")
    assert offered(match, "use") == []
    assert refused(match, "use V-NOCOIN") == "VEC-RUL-6"
    assert refused(match, "use C-ANYCOLOUR") == "VEC-RUL-6"
    later = table("prato+, V-NOCOIN used, V-REUSE", "")
    assert refused(later, "use V-REUSE V-NOCOIN") == "VEC-RUL-6"


def test_any_colours_keep_the_number() -> None:
    """VEC-PT-C-ANYCOLOUR, VEC-RUL-44"""
    match = table("vernio+, 3 florin, 2 assassin, C-ANYCOLOUR", "", "", "")
    play(match, "takeover milan", "send vernio stay")
    assert offered(match) == ["pay assassin assassin with C-ANYCOLOUR"]
    assert refused(match, "pay assassin with C-ANYCOLOUR") == "VEC-TRACK-2"
    assert refused(table("vernio+, 9 florin, 1 assassin, C-ANYCOLOUR", "", "", ""), "takeover milan") == "VEC-TRACK-2"


def test_both_take_over_tiles_together() -> None:
    """VEC-PT-V-NOCOIN, VEC-PT-C-ANYCOLOUR: VT-21"""
    match = table("sovicille+, 3 assassin, V-NOCOIN, C-ANYCOLOUR", "", "", "")
    play(match, "takeover church", "send sovicille stay")
    play(match, "pay assassin assassin assassin with V-NOCOIN C-ANYCOLOUR")
    assert goods(match) == {}
    assert sorted(used(match)) == ["C-ANYCOLOUR", "V-NOCOIN"]
    assert track(match, "church") == "A"


def test_a_tile_is_not_used_for_nothing() -> None:
    """VEC-RUL-11, VEC-RUL-44: a regular price needs no tile."""
    match = table("sovicille+, 9 florin, 2 assassin, 1 abbot, C-ANYCOLOUR", "", "", "")
    play(match, "takeover church", "send sovicille stay")
    assert refused(match, "pay assassin assassin abbot with C-ANYCOLOUR") == "VEC-RUL-11"
    assert offered(match) == ["pay assassin assassin abbot"]


def test_once_more_inside_a_take_over() -> None:
    """VEC-PT-V-REUSE, VEC-RUL-6"""
    match = table("vicchio+, 1 knight, V-REUSE, V-NOCOIN, C-ANYCOLOUR used", "", "", "")
    play(match, "takeover venice", "send vicchio stay")
    assert offered(match) == ["pay knight with V-NOCOIN V-REUSE:C-ANYCOLOUR"]
    play(match, "pay knight with V-NOCOIN V-REUSE:C-ANYCOLOUR")
    assert unused(match) == []
    early = table("vicchio+, 9 florin, 1 assassin, V-REUSE, V-NOCOIN", "", "", "")
    play(early, "takeover venice", "send vicchio stay")
    assert refused(early, "pay assassin with V-REUSE:V-NOCOIN") == "VEC-RUL-9"


def test_once_more_serves_one_tile_only_in_a_take_over() -> None:
    """VEC-RUL-9, VEC-RUL-11: V-REUSE exists once."""
    match = table("vicchio+, 9 florin, 1 knight, V-REUSE, V-NOCOIN used, C-ANYCOLOUR used", "", "", "")
    play(match, "takeover venice", "send vicchio stay")
    assert offered(match) == ["pay knight with V-REUSE:C-ANYCOLOUR"]
    poor = table("vicchio+, 1 florin, 1 knight, V-REUSE, V-NOCOIN used, C-ANYCOLOUR used", "", "", "")
    assert refused(poor, "takeover venice") == "VEC-PROV-4"
    assert offered(poor, "takeover") == []
