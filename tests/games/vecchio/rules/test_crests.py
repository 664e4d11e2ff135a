"""Medici crests and their events; reinforcement and recovery.

Rules, *Il Vecchio events* and *Reinforcement and recovery*.
"""

from __future__ import annotations

import pytest

from loggia.games.vecchio.rules.events import CrestTaken, EndTriggered, Unaffected
from loggia.kernel import Match
from tests.games.vecchio.table import BOX, goods, lying, offered, play, refused, standing, state_of, table, track


def crest_taken(*families: str, crests: str, tracks: str = "BC", active: str = "A") -> Match:
    """The active seat has just put a family member on Venice's third space, which shows a crest."""
    match = table(*families, crests=crests, tracks={"venice": tracks}, active=active)
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    return match


TAKER = "vicchio+, 4 florin, 1 assassin"


def test_a_crest_space_gives_the_top_crest_to_who_enters_it() -> None:
    """VEC-EVT-1"""
    match = table("vicchio+, 9 florin, 1 assassin", "", "", "", crests="family levy", tracks={"venice": "BC"})
    told = play(match, "takeover venice", "send vicchio stay", "pay assassin")
    taken = next(event for event in told if isinstance(event, CrestTaken))
    assert (taken.seat, taken.event, taken.left) == (0, "family", 1)
    assert state_of(match).crests[0] == (1,)
    assert match.view(2)["table"]["seats"][0]["crests"] == ["family"]


def test_the_event_strikes_everybody_the_taker_first_then_clockwise() -> None:
    """VEC-EVT-1, VEC-EVT-2, VEC-RUL-21"""
    match = crest_taken("1 knight", f"{TAKER}, 1 carriage", "1 scroll", "5 florin", crests="levy levy", active="B")
    order = []
    while offered(match, "levy"):
        order.append(match.deciding[0])
        play(match, offered(match)[0])
    assert order == [1, 2, 3, 0]
    assert match.deciding == (1,)


def test_a_levy_in_a_three_player_game() -> None:
    """VEC-EVT-1, VEC-EVT-2, VEC-ADD-2, VEC-END-1: VT-27"""
    match = table(
        "4 florin",
        "vicchio+, 5 florin, 1 assassin, 1 carriage",
        "1 knight",
        active="B",
        tracks={"venice": "AC"},
        crests="levy",
    )
    told = play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert any(isinstance(event, EndTriggered) for event in told)
    assert match.deciding == (1,)
    assert offered(match) == ["levy carriage"]
    play(match, "levy carriage")
    assert match.deciding == (2,)
    play(match, "levy knight")
    assert offered(match) == ["levy florins"]
    play(match, "levy florins", "choose V-CHOICE")
    assert [goods(match, seat) for seat in range(3)] == [{"florin": 1}, {"florin": 1}, {}]
    assert len(state_of(match).crests[1]) == 1
    assert match.view(None)["table"]["cost_token"] == "nobility"
    assert match.view(None)["table"]["last_round"]


def test_the_family_event_lays_one_down_or_returns_one() -> None:
    """VEC-EVT-3, VEC-RUL-23: VT-26"""
    match = crest_taken(TAKER, "siena+, colle-, supply 9", crests="family levy", tracks="B")
    assert match.deciding == (1,)
    assert offered(match) == ["lay siena", "return colle"]
    assert refused(match, "lay colle") == "VEC-EVT-3"
    assert refused(match, "return siena") == "VEC-EVT-3"
    again = match.copy()
    play(match, "lay siena")
    assert lying(match, 1) == ["colle", "siena"]
    play(again, "return colle")
    assert lying(again, 1) == []
    assert state_of(again).supply[1] == 10


def test_members_in_florence_are_not_safe_from_the_family_event() -> None:
    """VEC-RUL-23"""
    match = crest_taken(TAKER, "florence+", crests="family levy", tracks="B")
    assert offered(match) == ["lay florence"]


def test_the_member_just_placed_is_on_a_track_and_safe() -> None:
    """VEC-RUL-23"""
    match = crest_taken(TAKER, "", crests="family levy", tracks="B")
    assert offered(match)[0].startswith("choose")
    assert track(match, "venice") == "BA"


@pytest.mark.parametrize(
    ("family", "options"),
    [
        ("2 florin", []),
        ("2 florin, 1 carriage", ["levy carriage"]),
        ("3 florin, 1 carriage", ["levy florins", "levy carriage"]),
        ("1 assassin, 1 knight, 1 abbot, 1 scroll, 1 bishop", ["assassin", "knight", "abbot", "scroll", "bishop"]),
    ],
)
def test_a_levy_takes_exactly_one_of_its_options(family: str, options: list[str]) -> None:
    """VEC-EVT-4, VEC-EVT-5, VEC-RUL-22: VT-25"""
    match = crest_taken(TAKER, family, crests="levy levy", tracks="B")
    wanted = [option if option.startswith("levy") else f"levy {option}" for option in options]
    if not wanted:
        assert match.deciding == (0,)
        return
    assert match.deciding == (1,)
    assert offered(match) == wanted
    if "levy florins" not in wanted:
        assert refused(match, "levy florins") == "VEC-RUL-22"
    before = sum(goods(match, 1).values())
    play(match, wanted[-1])
    assert sum(goods(match, 1).values()) == before - 1


def test_a_levy_of_three_florins_takes_three() -> None:
    """VEC-EVT-4"""
    match = crest_taken(TAKER, "5 florin", crests="levy levy", tracks="B")
    play(match, "levy florins")
    assert goods(match, 1) == {"florin": 2}


def test_who_can_do_nothing_is_unaffected_and_who_can_must() -> None:
    """VEC-EVT-5"""
    match = table("vicchio+, 4 florin, 1 assassin", "1 bishop", crests="levy levy", tracks={"venice": "B"})
    told = play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert [event.seat for event in told if isinstance(event, Unaffected)] == [0]
    assert refused(match, "end") == "VEC-EVT-4"
    match = crest_taken(TAKER, "siena+", crests="family levy", tracks="B")
    assert refused(match, "recover") == "VEC-EVT-3"


def test_with_an_empty_crest_stack_the_symbol_means_nothing() -> None:
    """VEC-EVT-6, VEC-RUL-32: VT-35"""
    match = table("vernio+, 5 florin, 1 knight, 1 abbot", "", "", "", crests="", tracks={"milan": "BC"})
    play(match, "takeover milan", "send vernio stay", "pay knight abbot")
    assert goods(match) == {}
    assert state_of(match).crests[0] == ()
    assert offered(match)[0].startswith("choose")


def test_first_and_last_crest_have_their_consequences() -> None:
    """VEC-EVT-7"""
    match = crest_taken(TAKER, "", crests="levy", tracks="B")
    assert match.view(None)["table"]["cost_token"] == "nobility"
    assert match.view(None)["table"]["last_round"]


def test_the_event_comes_before_the_tile_and_the_council_bonus_last() -> None:
    """VEC-RUL-24: the Scroll of CC-PROVINCE cannot pay the Levy."""
    match = crest_taken(f"{TAKER}, CC-PROVINCE, 1 bishop", "", crests="levy levy", tracks="B")
    assert offered(match) == ["levy bishop"]
    play(match, "levy bishop")
    assert goods(match) == {}
    play(match, "choose V-NOCOIN")
    assert goods(match) == {"scroll": 1}


def test_no_tile_is_used_while_an_event_is_resolved() -> None:
    """VEC-RUL-6"""
    match = crest_taken(f"{TAKER}, C-SIXCOIN, 1 bishop", "", crests="levy levy", tracks="B")
    assert refused(match, "use C-SIXCOIN") == "VEC-EVT-4"


# --- reinforcement and recovery --------------------------------------------------------------------------------------


def test_a_reinforcement_stands_in_a_town_of_the_rolled_area() -> None:
    """VEC-REIN-1: VT-28"""
    match = table("prato+", "", rolls=[9])
    play(match, "reinforce")
    assert {text.split()[1] for text in offered(match)} == {"colle", "siena", "sovicille", "mensano"}
    assert refused(match, "place prato") == "VEC-REIN-1"
    play(match, "place siena")
    assert standing(match) == ["prato", "siena"]
    assert state_of(match).supply[0] == 10


def test_on_a_seven_any_town_will_do_florence_included() -> None:
    """VEC-REIN-1: VT-28"""
    match = table("prato+", "", rolls=[7])
    play(match, "reinforce")
    assert len(offered(match)) == 22
    play(match, "place florence")
    assert standing(match) == ["florence", "prato"]


def test_the_town_is_chosen_after_the_roll_and_before_anything_else() -> None:
    """VEC-REIN-1"""
    match = table("prato+, C-SIXCOIN", "", rolls=[9])
    play(match, "reinforce")
    assert refused(match, "use C-SIXCOIN") == "VEC-REIN-1"
    assert refused(match, "end") == "VEC-REIN-1"
    assert refused(table("prato+", ""), "place prato") == "VEC-REIN-1"


def test_with_an_empty_supply_there_is_no_reinforcement() -> None:
    """VEC-REIN-2, VEC-RUL-30"""
    match = table("prato+, supply 0", "")
    assert refused(match, "reinforce") == "VEC-REIN-2"
    assert "reinforce" not in offered(match)


def test_recovery_stands_everybody_up_and_brings_a_florin() -> None:
    """VEC-REC-1"""
    match = table("prato+, siena-, siena-, colle-", "colle-")
    play(match, "recover")
    assert standing(match) == ["prato", "colle", "siena", "siena"]
    assert lying(match) == []
    assert lying(match, 1) == ["colle"]
    assert goods(match) == {"florin": 1}


def test_recovery_is_legal_although_nobody_lies_down() -> None:
    """VEC-REC-1, VEC-RUL-29: VT-30"""
    match = table("prato+", "")
    play(match, "recover")
    assert goods(match) == {"florin": 1}
    assert standing(match) == ["prato"]
    assert BOX.rules["recovery_florins"] == 1
