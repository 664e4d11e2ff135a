"""Taking over provinces, assuming offices, the Additional cost token.

Rules, *Taking over a province*, *Assuming an office* and *Additional cost*.
"""

from __future__ import annotations

from loggia.games.vecchio.rules.events import Kept, KeptThis, LookedAt, Saw
from loggia.kernel import Chance
from tests.games.vecchio.table import (
    BOX,
    council,
    goods,
    lying,
    nobility,
    offered,
    play,
    refused,
    standing,
    state_of,
    table,
    track,
    unused,
)

# --- provinces -------------------------------------------------------------------------------------------------------


def test_a_province_needs_a_standing_member_who_gets_to_the_gate_and_a_free_space() -> None:
    """VEC-PROV-1, VEC-RUL-26"""
    rich = "20 florin, 3 assassin"
    assert refused(table(f"vicchio-, {rich}", "", "", ""), "takeover venice") == "VEC-TOWN-6"
    assert refused(table(f"mensano+, {rich}", "", "", ""), "takeover venice") == ""
    full = table(f"vicchio+, {rich}", "", "", "", tracks={"venice": "BCDBCD"})
    assert refused(full, "takeover venice") == "VEC-RUL-26"
    assert offered(full, "takeover") == []


def test_a_take_over_pays_moves_and_gives_a_tile() -> None:
    """VEC-PROV-2, VEC-TRACK-1: VT-19"""
    match = table("borgo_san_lorenzo+, 5 florin, 1 assassin", "", "", "")
    play(match, "takeover venice", "send borgo_san_lorenzo walk", "pay assassin", "choose V-SCROLL")
    assert goods(match) == {"florin": 2}
    assert track(match, "venice") == "A"
    assert unused(match) == ["V-SCROLL"]
    assert standing(match) == lying(match) == []
    assert state_of(match).crests == [(), (), (), ()]


def test_only_tiles_that_the_region_still_has_can_be_chosen() -> None:
    """VEC-PROV-2"""
    match = table("vicchio+, 5 florin, 1 assassin", "V-SCROLL", "", "")
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert "choose V-SCROLL" not in offered(match)
    assert refused(match, "choose V-SCROLL") == "VEC-PROV-2"
    assert refused(match, "choose M-KNIGHT") == "VEC-PROV-2"
    assert refused(match, "end") == "VEC-PROV-2"


def test_a_tile_just_gained_may_be_used_in_the_same_turn() -> None:
    """VEC-PROV-3, VEC-RUL-7"""
    match = table("sovicille+, 4 florin, 2 knight, 1 abbot", "", "", "")
    play(
        match, "takeover church", "send sovicille stay", "pay knight knight abbot", "choose C-SIXCOIN", "use C-SIXCOIN"
    )
    assert goods(match) == {"florin": 6}


def test_everything_must_be_payable_before_the_action_starts() -> None:
    """VEC-PROV-4"""
    assert refused(table("prato+, 3 florin, 1 knight, 1 abbot", "", "", ""), "takeover milan") == "VEC-PROV-4"
    match = table("prato+, vernio+, 3 florin, 1 knight, 1 abbot, 1 carriage", "", "", "")
    play(match, "takeover milan")
    assert offered(match) == ["send vernio stay", "send prato carriage"]
    assert refused(match, "send prato walk") == "VEC-PROV-4"


def test_wrong_followers_are_not_accepted() -> None:
    """VEC-TRACK-2, VEC-PROV-4"""
    assert refused(table("vernio+, 9 florin, 5 knight", "", "", ""), "takeover milan") == "VEC-TRACK-2"
    match = table("vernio+, 9 florin, 1 knight, 1 abbot, 1 assassin", "", "", "")
    play(match, "takeover milan", "send vernio stay")
    assert offered(match) == ["pay knight abbot"]
    assert refused(match, "pay assassin knight") == "VEC-TRACK-2"
    assert refused(match, "pay knight knight") == "VEC-PROV-4"
    assert refused(match, "pay knight") == "VEC-TRACK-2"


def test_the_church_state_takes_two_of_a_colour_and_one_of_another() -> None:
    """VEC-TRACK-2, VEC-RUL-48: VT-20"""
    family = "sovicille+, 20 florin, 3 assassin, 3 knight, 3 abbot"
    match = table(family, "", "", "")
    play(match, "takeover church", "send sovicille stay")
    assert len(offered(match)) == 6
    assert refused(match, "pay assassin assassin assassin") == "VEC-RUL-48"
    assert refused(match, "pay assassin knight abbot") == "VEC-RUL-48"
    play(match, "pay assassin assassin abbot")
    assert goods(match) == {"florin": 16, "assassin": 1, "knight": 3, "abbot": 2}


# --- offices ---------------------------------------------------------------------------------------------------------


def test_an_office_needs_a_standing_member_who_gets_to_florence_and_a_free_space() -> None:
    """VEC-OFF-1, VEC-RUL-26"""
    assert refused(table("florence-, 2 scroll, 9 florin", ""), "office council") == "VEC-TOWN-6"
    assert refused(table("siena+, 2 scroll", ""), "office nobility") == "VEC-TRAVEL-4"
    full = table("florence+, 2 scroll, 9 florin", "", tracks={"council": "BBBBB"})
    assert refused(full, "office council") == "VEC-RUL-26"
    assert offered(full, "office") == ["office nobility"]


def test_an_office_shows_five_tiles_and_keeps_one() -> None:
    """VEC-OFF-2: VT-23"""
    stack = "NB-HOARD NB-TOWNS NB-SUPPLY NB-ESCORT NB-NOBLES NB-CRESTS"
    match = table("ponte_a_sieve+, 1 florin, 2 scroll", "", "", "", nobility_stack=stack)
    play(match, "office nobility", "send ponte_a_sieve walk")
    assert goods(match) == {}
    assert len(offered(match)) == 5
    assert refused(match, "choose NB-CRESTS") == "VEC-OFF-2"
    play(match, "choose NB-NOBLES")
    assert nobility(match) == ["NB-NOBLES"]
    left = [BOX.nobility[tile] for tile in state_of(match).nobility_stack]
    assert left[0] == "NB-CRESTS"
    assert sorted(left[1:]) == ["NB-ESCORT", "NB-HOARD", "NB-SUPPLY", "NB-TOWNS"]


def test_the_other_tiles_are_shuffled_before_they_go_under_the_stack() -> None:
    """VEC-OFF-2"""
    orders = set()
    for seed in range(30):
        match = table("florence+, 2 scroll", "").copy(Chance(f"shuffle {seed}"))
        play(match, "office nobility", "send florence stay")
        play(match, offered(match)[0])
        orders.add(state_of(match).nobility_stack)
    assert len(orders) > 5


def test_only_the_looker_learns_what_was_looked_at_and_kept() -> None:
    """VEC-OFF-2, VEC-INFO-3"""
    match = table("florence+, 2 scroll", "", "")
    match.play(0, "office nobility")
    told = match.play(0, "send florence stay")
    audience = {type(one.event): one for one in told}
    assert audience[Saw].only == (0,)
    assert audience[LookedAt].but == (0,)
    kept = match.play(0, match.choices(0)[2])
    audience = {type(one.event): one for one in kept}
    assert audience[KeptThis].only == (0,)
    assert audience[Kept].reaches(1)


def test_a_small_stack_is_looked_at_whole_and_an_empty_one_gives_nothing() -> None:
    """VEC-OFF-3, VEC-RUL-28: VT-34"""
    match = table("florence+, 2 scroll, 3 florin", "", council_stack="CC-KNIGHT CC-COIN CC-WAGE")
    play(match, "office council", "send florence stay")
    assert sorted(offered(match)) == ["choose CC-COIN", "choose CC-KNIGHT", "choose CC-WAGE"]
    play(match, "choose CC-COIN")
    left = {BOX.council[tile] for tile in state_of(match).council_stack}
    assert left == {"CC-KNIGHT", "CC-WAGE"}
    match = table("florence+, 2 scroll, 3 florin", "", council_stack="")
    play(match, "office council", "send florence stay")
    assert offered(match) == ["end"]
    assert track(match, "council") == "A"


def test_a_new_council_tile_sleeps_until_the_next_turn_and_a_nobility_tile_until_the_end() -> None:
    """VEC-OFF-4"""
    match = table("florence+, pistoia+, 2 scroll, 3 florin", "prato+", council_stack="CC-COIN")
    play(match, "office council", "send florence stay", "choose CC-COIN")
    assert council(match) == []
    assert match.view(0)["table"]["seats"][0]["council_down"] == ["CC-COIN"]
    assert match.view(1)["table"]["seats"][0]["council_down"] == [""]
    assert goods(match) == {}
    play(match, "end", "recover", "end")
    assert council(match) == ["CC-COIN"]
    assert goods(match) == {"florin": 4}
    match = table("florence+, 2 scroll", "prato+")
    play(match, "office nobility", "send florence stay")
    play(match, offered(match)[0], "end", "recover", "end")
    assert match.view(1)["table"]["seats"][0]["nobility"] == [""]


# --- the Additional cost token ---------------------------------------------------------------------------------------


def test_the_token_begins_on_the_city_council() -> None:
    """VEC-ADD-1"""
    match = table("florence+, 2 scroll, 2 florin", "")
    assert refused(match, "office council") == "VEC-ADD-1"
    assert refused(match, "office nobility") == ""
    match = table("florence+, 2 scroll, 4 florin", "")
    play(match, "office council", "send florence stay")
    assert goods(match) == {"florin": 1}


def test_after_the_first_crest_the_nobility_costs_more() -> None:
    """VEC-ADD-2: VT-24"""
    match = table("florence+, 2 scroll", "", token="nobility")
    assert refused(match, "office council") == ""
    match = table("florence+, 2 scroll, 2 florin", "", token="nobility")
    assert refused(match, "office nobility") == "VEC-ADD-2"


def test_the_token_moves_with_the_first_crest_and_then_stays() -> None:
    """VEC-ADD-2, VEC-EVT-7"""
    match = table("vicchio+, vicchio+, 20 florin, 2 assassin", "", tracks={"venice": "B"}, less_luck=True)
    play(match, "takeover venice", "send vicchio stay", "pay assassin", "choose V-CHOICE")
    assert match.view(None)["table"]["cost_token"] == "nobility"
    state_of(match).actions_left = 1
    state_of(match).tracks[1] += (1,)
    play(match, "takeover venice", "send vicchio stay", "pay assassin", "choose V-SCROLL")
    assert len(state_of(match).crests[0]) == 2
    assert match.view(None)["table"]["cost_token"] == "nobility"


def test_the_surcharge_is_paid_before_the_crest_of_the_same_placement() -> None:
    """VEC-ADD-3, VEC-RUL-25"""
    match = table("florence+, 2 scroll, 3 florin", "", "", "", tracks={"council": "BC"}, less_luck=True)
    play(match, "office council", "send florence stay")
    assert goods(match) == {}
    assert len(state_of(match).crests[0]) == 1
    match = table("florence+, 2 scroll", "", "", "", tracks={"nobility": "BC"}, less_luck=True)
    play(match, "office nobility", "send florence stay")
    assert track(match, "nobility") == "BCA"
