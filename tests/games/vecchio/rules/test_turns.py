"""Turns, travelling and town actions (rules, *Turns*, *Travelling* and *Town action*)."""

from __future__ import annotations

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.events import Travelled
from loggia.words import Words
from tests.games.vecchio.table import (
    BOX,
    goods,
    lying,
    middleman,
    offered,
    play,
    refused,
    standing,
    state_of,
    table,
    town,
)

# --- turns -----------------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_starting_player_round_by_round() -> None:
    """VEC-TURN-1"""
    match = table("prato+", "prato+", "prato+")
    order = []
    for _ in range(6):
        order.append((state_of(match).round, match.deciding[0]))
        play(match, "recover", "end")
    assert order == [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)]


def test_a_turn_is_tiles_then_exactly_one_action_then_tiles_then_the_end() -> None:
    """VEC-TURN-2"""
    match = table("prato+, C-SIXCOIN, M-KNIGHT", "")
    play(match, "use C-SIXCOIN")
    assert refused(match, "end") == "VEC-TURN-3"
    play(match, "recover")
    assert refused(match, "reinforce") == "VEC-TURN-2"
    assert refused(match, "recover") == "VEC-TURN-2"
    play(match, "use M-KNIGHT", "end")
    assert match.deciding == (1,)


def test_a_council_tile_gained_earlier_is_revealed_before_anything_else() -> None:
    """VEC-TURN-2, VEC-OFF-4, VEC-CC-2: VT-36"""
    match = table("CC-BISHOP down, prato+", "prato+", active="B")
    assert match.view(1)["table"]["seats"][0]["council_down"] == [""]
    assert goods(match) == {}
    play(match, "recover", "end")
    assert goods(match) == {"carriage": 1, "florin": 2}
    assert match.view(1)["table"]["seats"][0]["council"] == ["CC-BISHOP"]


def test_there_are_five_actions_and_recovery_is_always_possible() -> None:
    """VEC-TURN-3, VEC-RUL-29"""
    match = table("florence+, 2 scroll, 1 assassin, 20 florin, 1 bishop", "")
    verbs = {text.split()[0] for text in offered(match)}
    assert verbs == {"town", "takeover", "office", "reinforce", "recover"}
    assert offered(table("supply 0", "")) == ["recover"]
    assert refused(match, "pass") == "VEC-RUL-29"


def test_only_the_active_player_uses_tiles() -> None:
    """VEC-TURN-4, VEC-RUL-6"""
    match = table("prato+", "C-SIXCOIN, prato+")
    why = match.refusal(1, GAME.faces.parse("use C-SIXCOIN"))
    assert why is not None
    play(match, "recover", "end", "use C-SIXCOIN")
    assert goods(match, 1) == {"florin": 6}


# --- travelling ------------------------------------------------------------------------------------------------------


def test_only_the_member_that_acts_travels_and_the_action_must_follow() -> None:
    """VEC-TRAVEL-1, VEC-RUL-14"""
    match = table("sesto+, empoli+, 5 florin", "")
    assert refused(match, "send sesto walk") == "VEC-RUL-14"
    play(match, "town carmignano")
    assert refused(match, "end") == "VEC-TRAVEL-1"
    assert refused(match, "send colle walk") == "VEC-TRAVEL-1"
    play(match, "send empoli walk")
    assert refused(match, "end") == "VEC-TOWN-2"
    assert standing(match) == ["carmignano", "sesto"]


def test_a_journey_costs_a_florin_for_each_step_or_one_carriage() -> None:
    """VEC-TRAVEL-2, VEC-CARR-1: VT-04, worked example"""
    family = "sesto+, 10 florin, 1 carriage, 1 assassin"
    for means, left in (("walk", {"florin": 8, "carriage": 1}), ("carriage", {"florin": 10})):
        match = table(family, "", "", "")
        play(match, "takeover venice", f"send sesto {means}")
        assert standing(match) == ["vicchio"]
        assert {good: n for good, n in goods(match).items() if good != "assassin"} == left


def test_who_is_there_already_stays_and_nobody_else_can() -> None:
    """VEC-TRAVEL-1"""
    match = table("siena+, colle+, 3 florin, 1 bishop, 1 carriage", "")
    play(match, "town siena")
    assert offered(match) == ["send colle walk", "send colle carriage", "send siena stay"]
    assert refused(match, "send siena walk") == "VEC-TRAVEL-1"
    assert refused(match, "send colle stay") == "VEC-TRAVEL-1"


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("florence", "vernio", 3),
        ("florence", "vicchio", 4),
        ("florence", "sovicille", 4),
        ("sesto", "florence", 2),
        ("pistoia", "dicomano", 4),
        ("carmignano", "poggibonsi", 2),
        ("mensano", "vicchio", 7),
    ],
)
def test_the_shortest_way_counts_and_may_lead_through_florence(a: str, b: str, steps: int) -> None:
    """VEC-TRAVEL-2, VEC-TRAVEL-3, VEC-RUL-12, VEC-RUL-13: VT-05"""
    assert BOX.map.distance[town(a)][town(b)] == BOX.map.distance[town(b)][town(a)] == steps
    assert max(max(row) for row in BOX.map.distance) == 7


def test_every_walk_is_paid_exactly_by_the_shortest_way() -> None:
    """VEC-RUL-13: there is no way to overpay by a detour."""
    match = table("pistoia+, 10 florin, 1 assassin", "", "", "", middlemen={"black": "siena"})
    told = play(match, "town siena", "send pistoia walk")
    journey = next(event for event in told if isinstance(event, Travelled))
    assert journey.fare == BOX.map.distance[town("pistoia")][town("siena")]
    assert goods(match)["florin"] == 10 - journey.fare


def test_a_journey_cannot_be_paid_from_what_the_action_yields() -> None:
    """VEC-TRAVEL-4: VT-14"""
    match = table("empoli+, 1 florin", "")
    assert refused(match, "town pistoia") == "VEC-TRAVEL-4"
    assert "town pistoia" not in offered(match)
    assert refused(table("empoli+, 2 florin", ""), "town pistoia") == ""


def test_nobody_travels_onto_or_off_a_track() -> None:
    """VEC-TRAVEL-3, VEC-TRACK-4"""
    match = table("20 florin, 3 carriage, 3 bishop", "", tracks={"milan": "A", "council": "A"})
    assert offered(match) == ["reinforce", "recover"]
    assert refused(match, "town siena") == "VEC-TOWN-6"


# --- town actions ----------------------------------------------------------------------------------------------------


def test_a_town_action_names_the_town_then_who_then_how() -> None:
    """VEC-TOWN-1"""
    match = table("carmignano+, 1 florin", "")
    assert refused(match, "work middleman florins") == "VEC-TOWN-1"
    play(match, "town pistoia", "send carmignano walk", "work middleman florins")
    assert offered(match) == ["end"]


def test_by_middleman_the_member_lies_down_and_the_middleman_goes_on() -> None:
    """VEC-TOWN-2, VEC-TOWN-3, VEC-MID-1: VT-06, worked example"""
    match = table("carmignano+, 1 florin", "")
    play(match, "town pistoia", "send carmignano walk", "work middleman florins")
    assert goods(match) == {"florin": 5}
    assert lying(match) == ["pistoia"]
    assert standing(match) == []
    assert middleman(match, "brown") == "dicomano"


def test_a_middleman_makes_the_round_of_his_towns() -> None:
    """VEC-MID-1: VT-07"""
    match = table("pistoia+, dicomano+, castel_fiorentino+", "prato+")
    visited = []
    for _ in range(3):
        here = middleman(match, "brown")
        play(match, f"town {here}", f"send {here} stay", "work middleman florins", "end", "recover", "end")
        visited.append(middleman(match, "brown"))
    assert visited == ["dicomano", "castel_fiorentino", "pistoia"]


def test_a_middleman_moves_through_nothing_else() -> None:
    """VEC-MID-1"""
    match = table("sesto+, 9 florin, 1 bishop, C-SIXCOIN", "", rolls=[4])
    before = list(state_of(match).middlemen)
    play(match, "use C-SIXCOIN", "reinforce", "place empoli", "end")
    assert state_of(match).middlemen == before


def test_middlemen_may_meet_around_an_area_in_play() -> None:
    """VEC-MID-2"""
    match = table("pistoia+, mensano+", "prato+")
    play(match, "town mensano", "send mensano stay", "work middleman")
    assert middleman(match, "gray") == "prato"  # area 10 borders Pistoia and Prato
    assert {town("pistoia"), town("prato")} <= set(BOX.map.areas[10])


def test_a_bishop_replaces_middleman_and_lying_down() -> None:
    """VEC-TOWN-2, VEC-BISHOP-1: VT-08"""
    match = table("siena+, 1 bishop", "")
    play(match, "town siena", "send siena stay", "work bishop")
    assert goods(match) == {"assassin": 1}
    assert standing(match) == ["siena"]
    assert middleman(match, "black") == "empoli"


def test_a_bishop_may_be_paid_although_the_middleman_is_there() -> None:
    """VEC-RUL-15: VT-09"""
    match = table("empoli+, 1 bishop", "")
    play(match, "town empoli", "send empoli stay")
    assert offered(match) == ["work middleman", "work bishop"]
    play(match, "work bishop")
    assert goods(match) == {"assassin": 1}
    assert standing(match) == ["empoli"]
    assert middleman(match, "black") == "empoli"


def test_without_middleman_and_bishop_a_crest_town_is_closed() -> None:
    """VEC-TOWN-2: VT-10"""
    match = table("siena+", "")
    assert refused(match, "town siena") == "VEC-TOWN-2"
    match = table("empoli+, 1 bishop", "")
    play(match, "town empoli", "send empoli stay")
    assert refused(match, "work lie") == "VEC-TOWN-2"


def test_in_a_green_town_one_lies_down_for_three_florins() -> None:
    """VEC-TOWN-4: VT-12"""
    match = table("empoli+, 2 florin", "")
    play(match, "town carmignano", "send empoli walk")
    assert refused(match, "work middleman") == "VEC-TOWN-4"
    assert refused(match, "work bishop") == "VEC-BISHOP-1"
    play(match, "work lie")
    assert goods(match) == {"florin": 4}
    assert lying(match) == ["carmignano"]


def test_in_a_green_town_a_bishop_keeps_one_standing() -> None:
    """VEC-TOWN-4, VEC-BISHOP-1: VT-13"""
    match = table("poggibonsi+, 1 bishop", "")
    play(match, "town poggibonsi", "send poggibonsi stay", "work bishop")
    assert goods(match) == {"florin": 3}
    assert standing(match) == ["poggibonsi"]


def test_red_towns_and_florence_offer_no_town_action() -> None:
    """VEC-TOWN-5"""
    match = table("vernio+, florence+, 9 florin, 3 bishop, 3 carriage", "")
    for where in ("vernio", "vicchio", "sovicille", "florence"):
        assert refused(match, f"town {where}") == "VEC-TOWN-5"
        assert f"town {where}" not in offered(match)


def test_a_lying_member_can_do_nothing() -> None:
    """VEC-TOWN-6: VT-11"""
    match = table("empoli-, 9 florin, 3 carriage, 3 bishop", "")
    assert refused(match, "town empoli") == "VEC-TOWN-6"
    assert refused(match, "town carmignano") == "VEC-TOWN-6"
    match = table("empoli-, siena+, 9 florin", "")
    play(match, "town empoli")
    assert refused(match, "send empoli stay") == "VEC-TOWN-6"


def test_bishops_and_carriages_have_no_other_use_in_a_turn() -> None:
    """VEC-BISHOP-1, VEC-CARR-1"""
    assert offered(table("vernio+, 5 bishop, 5 carriage, supply 0", "", ""), "takeover") == []
    match = table("siena+, 2 carriage, 1 bishop", "")
    play(match, "town colle")
    assert offered(match) == ["send siena carriage"]


def test_a_middleman_who_is_elsewhere_is_refused_to_whoever_has_a_bishop() -> None:
    """VEC-TOWN-2: only a Bishop brought him here, so the refusal does not say that he has none."""
    match = table("siena+, 1 bishop", "")
    play(match, "town siena", "send siena stay")
    why = match.refusal(0, GAME.faces.parse("work middleman"))
    assert why is not None
    assert why.rule == "VEC-TOWN-2"
    assert "no Bishop" not in Words("en").say(why.why)
    assert "pas d’évêque" not in Words("fr").say(why.why)
