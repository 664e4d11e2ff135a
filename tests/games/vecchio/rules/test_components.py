"""What is in the box: components, map, tracks (rules, *Aim*, *What is in the box*, *The map* and *The tracks*)."""

from __future__ import annotations

from itertools import product

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.box.middlemen import starts
from loggia.games.vecchio.rules.data_file.checking import clockwise
from loggia.games.vecchio.rules.events import Entered, Rolled
from loggia.games.vecchio.rules.pieces import COLOURS, CREST_COLOURS, GOODS, REGIONS
from loggia.kernel import Chance
from tests.games.vecchio.table import (
    BOX,
    goods,
    middleman,
    offered,
    play,
    refused,
    settled,
    standing,
    state_of,
    table,
    town,
    track,
)


def towns_of(colour: str) -> set[str]:
    return {row.id for row in BOX.sheet.towns if row.colour == colour}


def test_nothing_is_scored_for_good_before_the_end_and_most_points_win() -> None:
    """VEC-AIM-1"""
    match = table("vernio+, 9 florin, 1 knight, 1 abbot", "", final=True, active="B", crests="")
    assert not match.over
    play(match, "pass")
    assert match.result is not None
    assert match.result.winners == (1,)


def test_every_family_has_twelve_members() -> None:
    """VEC-COMP-1"""
    for seats in (2, 3, 4):
        assert state_of(GAME.new(seats, seed=1)).supply == [12] * seats


def test_there_is_one_middleman_for_each_crest_colour() -> None:
    """VEC-COMP-2"""
    state = state_of(GAME.new(2, seed=1))
    assert [COLOURS[BOX.map.colour[where]] for where in state.middlemen] == list(CREST_COLOURS)


def test_two_dice_are_added_together() -> None:
    """VEC-COMP-3"""
    seen = set()
    for seed in range(200):
        match = table("prato+", "").copy(Chance(f"dice {seed}"))
        rolled = next(event for event in play(match, "reinforce") if isinstance(event, Rolled))
        seen.add(rolled.roll)
    assert seen == set(range(2, 13))


def test_nine_crests_carry_five_levies_and_four_family_events() -> None:
    """VEC-COMP-4"""
    for seats in (2, 3, 4):
        state = state_of(GAME.new(seats, seed=seats))
        crests = [*state.crest_stack, *state.crests_out]
        assert (crests.count(0), crests.count(1)) == (5, 4)


def test_there_are_six_province_tiles_for_each_region_and_twelve_of_each_florence_tile() -> None:
    """VEC-COMP-5"""
    for region in range(len(REGIONS)):
        assert sum(BOX.province[tile].copies for tile in BOX.tiles_of[region]) == 6
    assert len(set(BOX.council)) == len(set(BOX.nobility)) == 12


def test_tokens_never_run_out() -> None:
    """VEC-COMP-6"""
    match = table("siena+, 50 assassin, 1 bishop", "30 assassin, 30 knight")
    play(match, "town siena", "send siena stay", "work bishop")
    assert goods(match)["assassin"] == 51


def test_there_is_one_additional_cost_token_and_the_starting_player_never_changes() -> None:
    """VEC-COMP-7: the token lies on one Florence stack at a time; seat 0 begins every round."""
    match = settled(3)
    starters = set()
    for _ in range(9):
        if state_of(match).active == 0:
            starters.add(state_of(match).round)
        play(match, "recover", "end")
    assert starters == {1, 2, 3}
    assert match.view(None)["table"]["cost_token"] in ("council", "nobility")


# --- map -------------------------------------------------------------------------------------------------------------


def test_ten_areas_are_numbered_without_a_seven_and_towns_hold_any_number() -> None:
    """VEC-MAP-1"""
    assert sorted(BOX.map.areas) == [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    match = table("siena+, siena+, siena-", "siena+", rolls=[8])
    play(match, "reinforce", "place siena")
    assert standing(match).count("siena") == 3


@pytest.mark.parametrize(
    ("where", "way", "take", "gain"),
    [
        ("pistoia", "bishop", " florins", {"florin": 5}),
        ("pistoia", "bishop", " scroll", {"scroll": 1}),
        ("siena", "bishop", "", {"assassin": 1}),
        ("prato", "bishop", "", {"knight": 1}),
        ("sesto", "bishop", "", {"abbot": 1}),
        ("colle", "bishop", " bishops", {"bishop": 2}),
        ("colle", "bishop", " carriages", {"carriage": 2}),
        ("poggibonsi", "lie", "", {"florin": 3, "bishop": 1}),
    ],
)
def test_each_colour_of_town_yields_its_goods(where: str, way: str, take: str, gain: dict[str, int]) -> None:
    """VEC-MAP-2"""
    match = table(f"{where}+, 1 bishop", "")
    play(match, f"town {where}", f"send {where} stay", f"work {way}{take}")
    assert goods(match) == gain


def test_a_town_yields_nothing_that_its_colour_does_not_offer() -> None:
    """VEC-MAP-2"""
    match = table("siena+, 1 bishop", "")
    play(match, "town siena", "send siena stay")
    assert refused(match, "work bishop florins") == "VEC-MAP-2"


def test_every_area_borders_three_or_four_towns_and_florence_borders_none() -> None:
    """VEC-MAP-3"""
    assert {len(near) for near in BOX.map.areas.values()} == {3, 4}
    assert all(BOX.map.florence not in near for near in BOX.map.areas.values())


def test_florence_is_joined_to_the_three_green_towns_only() -> None:
    """VEC-MAP-4"""
    near = {BOX.map.towns[there] for there, steps in enumerate(BOX.map.distance[BOX.map.florence]) if steps == 1}
    assert near == towns_of("green") == {"carmignano", "ponte_a_sieve", "poggibonsi"}


def test_each_region_is_entered_from_its_own_gate() -> None:
    """VEC-MAP-5"""
    assert [BOX.map.towns[gate] for gate in BOX.gate] == ["vernio", "vicchio", "sovicille", "florence", "florence"]
    match = table("vernio+, 20 florin, 1 assassin", "")
    play(match, "takeover venice", "send vernio walk")
    assert standing(match) == ["vicchio"]


def test_the_map_is_the_one_of_the_table_of_towns() -> None:
    """VEC-MAP-6"""
    assert len(BOX.map.towns) == 22
    assert len(BOX.map.roads) == 34
    colours = {colour: len(towns_of(colour)) for colour in COLOURS}
    assert colours == {**dict.fromkeys(CREST_COLOURS, 3), "green": 3, "red": 3, "florence": 1}
    assert BOX.map.distance[town("sesto")][town("vicchio")] == 2
    assert {town("empoli"), town("castel_fiorentino")} <= set(BOX.map.areas[4])
    assert {town("volterra"), town("colle")} <= set(BOX.map.areas[6])


def test_clockwise_is_the_compass_bearing_seen_from_florence() -> None:
    """VEC-MAP-7, VEC-RUL-1"""
    centre = next(row for row in BOX.sheet.towns if row.id == "florence")
    browns = [row for row in BOX.sheet.towns if row.colour == "brown"]
    assert clockwise(browns, centre) == ["dicomano", "castel_fiorentino", "pistoia"]
    match = table("pistoia+", "")
    play(match, "town pistoia", "send pistoia stay", "work middleman florins")
    assert middleman(match, "brown") == "dicomano"


# --- tracks ----------------------------------------------------------------------------------------------------------


def test_tracks_are_filled_in_order_and_later_spaces_cost_more_and_are_worth_less() -> None:
    """VEC-TRACK-1"""
    assert BOX.cost[1] == (2, 3, 4, 5, 6, 7)
    assert BOX.points[1] == (5, 5, 4, 4, 3, 3)
    match = table("vicchio+, 9 florin, 1 assassin", "", "", "", tracks={"venice": "B"})
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert goods(match) == {"florin": 6}
    assert track(match, "venice") == "BA"


@pytest.mark.parametrize(
    ("gate", "move", "price", "left"),
    [
        ("vicchio", "takeover venice", "pay assassin", {"knight": 3, "abbot": 3, "assassin": 2}),
        ("vernio", "takeover milan", "pay knight abbot", {"knight": 2, "abbot": 2, "assassin": 3}),
        ("sovicille", "takeover church", "pay knight knight abbot", {"knight": 1, "abbot": 2, "assassin": 3}),
    ],
)
def test_each_region_has_its_price_in_followers(gate: str, move: str, price: str, left: dict[str, int]) -> None:
    """VEC-TRACK-2"""
    match = table(f"{gate}+, 20 florin, 3 assassin, 3 knight, 3 abbot", "", "", "")
    play(match, move, f"send {gate} stay", price)
    assert {good: count for good, count in goods(match).items() if good != "florin"} == left


def test_an_office_costs_two_scrolls() -> None:
    """VEC-TRACK-2"""
    match = table("florence+, 1 scroll, 9 florin", "")
    assert refused(match, "office nobility") == "VEC-TRACK-2"
    match = table("florence+, 3 scroll", "")
    play(match, "office nobility", "send florence stay")
    assert goods(match) == {"scroll": 1}


def test_two_players_never_use_the_first_space() -> None:
    """VEC-TRACK-3: VT-22"""
    match = table("vernio+, 4 florin, 1 knight, 1 abbot", "")
    told = play(match, "takeover milan", "send vernio stay", "pay knight abbot")
    assert [(event.space, event.points) for event in told if isinstance(event, Entered)] == [(2, 7)]
    assert goods(match) == {}
    assert match.view(0)["table"]["seats"][0]["points"] == 7 + 3


def test_members_on_tracks_neither_act_nor_suffer_events() -> None:
    """VEC-TRACK-4"""
    match = table("", "vicchio+, 4 florin, 1 assassin", active="B", tracks={"venice": "A"}, crests="family")
    assert offered(table("", "", tracks={"venice": "A"}), "town") == []
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert state_of(match).crests == [(), (1,)]
    assert match.deciding == (1,)  # nobody has a family member in a town: all are unaffected
    assert offered(match)[0].startswith("choose")


def test_the_random_starts_are_those_with_one_middleman_for_an_area() -> None:
    """VEC-SETUP-3, VEC-RUL-2: VT-46"""
    legal = set(starts(BOX.sheet))
    assert len(legal) == 7
    assert ("pistoia", "empoli", "mensano", "sesto", "montevarchi") in legal
    assert not any({"pistoia", "prato"} <= set(places) for places in legal)
    for places in product(*(BOX.sheet.cycles[colour] for colour in CREST_COLOURS)):
        crowded = any(sum(town(place) in near for place in places) > 1 for near in BOX.map.areas.values())
        assert (places in legal) != crowded


def test_goods_have_a_fixed_order() -> None:
    """VEC-COMP-6: Assassins are black, Knights gray, Abbots white."""
    assert GOODS == ("florin", "assassin", "knight", "abbot", "scroll", "carriage", "bishop")
