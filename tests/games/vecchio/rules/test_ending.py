"""The end of the game, scoring and ties (rules, *The end of the game* and *Scoring*)."""

from __future__ import annotations

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.scoring import majority, nobility_points, public_score, score
from loggia.games.vecchio.rules.state import OVER
from loggia.kernel import Match, Result
from tests.games.vecchio.table import (
    BOX,
    LETTERS,
    council,
    goods,
    nobility,
    offered,
    play,
    refused,
    standing,
    state_of,
    table,
    track,
)


def scored(match: Match) -> Result:
    """The result as if the match ended here."""
    state_of(match).phase = OVER
    state_of(match).decider = -1
    result = match.result
    assert result is not None
    return result


def sources(match: Match, seat: int = 0) -> dict[str, int]:
    return {point.source.id: point.points for point in scored(match).points[seat]}


# --- the final round -------------------------------------------------------------------------------------------------


def test_after_the_last_crest_the_round_is_finished_then_all_have_double_turns() -> None:
    """VEC-END-1, VEC-END-2: VT-38"""
    match = table(
        "prato+",
        "vicchio+, prato+, 9 florin, 1 assassin",
        "prato+",
        active="B",
        tracks={"venice": "AC"},
        crests="family",
    )
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    while offered(match, "lay"):
        play(match, offered(match)[0])
    play(match, "choose V-SCROLL", "end")
    order = []
    while not match.over:
        order.append((match.deciding[0], state_of(match).final))
        play(match, "recover")
        if state_of(match).final:
            play(match, "recover")
        play(match, "end")
    assert order == [(2, False), (0, True), (1, True), (2, True)]


def test_when_the_last_player_takes_the_last_crest_the_final_round_comes_next() -> None:
    """VEC-END-1, VEC-RUL-31"""
    match = table("prato+", "vicchio+, 9 florin, 1 assassin", active="B", tracks={"venice": "A"}, crests="levy")
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    while offered(match, "levy"):
        play(match, offered(match)[0])
    play(match, "choose V-SCROLL", "end")
    assert state_of(match).final
    assert match.deciding == (0,)


def test_a_double_turn_has_two_actions_and_no_third() -> None:
    """VEC-END-2"""
    match = table("prato+", "prato+", final=True, crests="")
    play(match, "recover", "recover")
    assert refused(match, "recover") == "VEC-END-2"
    assert offered(match) == ["end"]


def test_passing_the_double_turn_is_worth_two_points_if_said_first() -> None:
    """VEC-END-3, VEC-SCORE-8, VEC-RUL-33: VT-39"""
    match = table("prato+, C-SIXCOIN", "prato+", final=True, crests="")
    after_tile, after_action = match.copy(), match.copy()
    play(after_tile, "use C-SIXCOIN")
    assert refused(after_tile, "pass") == "VEC-END-3"
    play(after_action, "recover")
    assert refused(after_action, "pass") == "VEC-END-3"
    play(match, "pass")
    assert match.deciding == (1,)
    assert public_score(BOX, state_of(match), 0) == 2


def test_the_reveal_comes_first_even_for_who_passes() -> None:
    """VEC-RUL-33"""
    match = table("prato+", "CC-COIN down, prato+", final=True, crests="")
    play(match, "pass")
    assert council(match, 1) == ["CC-COIN"]
    assert goods(match, 1) == {"florin": 4}
    assert refused(match, "pass") == ""


def test_tiles_may_be_used_between_the_two_actions_and_the_second_may_be_left_out() -> None:
    """VEC-END-4, VEC-RUL-33"""
    match = table("prato+, C-SIXCOIN, M-KNIGHT, M-ABBOT", "prato+", final=True, crests="")
    assert refused(match, "end") == "VEC-END-4"
    play(match, "use C-SIXCOIN", "recover", "use M-KNIGHT")
    assert refused(match, "end") == ""
    play(match, "recover", "use M-ABBOT", "end")
    assert public_score(BOX, state_of(match), 0) == 0


def test_a_council_tile_gained_in_the_final_round_works_at_once() -> None:
    """VEC-END-5, VEC-RUL-34"""
    match = table(
        "florence+, pistoia+, 2 scroll", "prato+", final=True, crests="", token="nobility", council_stack="CC-COIN"
    )
    play(match, "office council", "send florence stay", "choose CC-COIN")
    assert goods(match) == {"florin": 4}
    play(match, "town pistoia", "send pistoia stay", "work middleman florins")
    assert goods(match) == {"florin": 13}


def test_the_office_tile_does_not_reward_the_placement_that_gained_it() -> None:
    """VEC-RUL-34: one Follower for turning it up, none for the placement."""
    match = table("florence+, 2 scroll", "", final=True, crests="", token="nobility", council_stack="CC-OFFICE")
    play(match, "office council", "send florence stay", "choose CC-OFFICE", "take knight")
    assert goods(match) == {"knight": 1}
    assert not offered(match, "take")


def test_only_in_the_final_round_a_full_track_can_be_entered() -> None:
    """VEC-END-6, VEC-RUL-26: VT-40"""
    match = table(
        "florence+, 2 scroll, 3 florin",
        "",
        "",
        "",
        final=True,
        crests="",
        token="nobility",
        tracks={"nobility": "BCDBCD"},
        nobility_stack="NB-HOARD NB-TOWNS",
    )
    play(match, "office nobility", "send florence stay", "choose NB-TOWNS")
    assert goods(match) == {}
    assert nobility(match) == ["NB-TOWNS"]
    assert [BOX.nobility[tile] for tile in state_of(match).nobility_stack] == ["NB-HOARD"]
    assert public_score(BOX, state_of(match), 0) == 1
    normal = table("florence+, 2 scroll, 3 florin", "", "", "", tracks={"nobility": "BCDBCD"})
    assert refused(normal, "office nobility") == "VEC-RUL-26"


def test_beyond_a_full_region_one_pays_and_scores_the_last_space() -> None:
    """VEC-END-6, VEC-RUL-35"""
    match = table("vicchio+, 7 florin, 1 assassin", "", "", "", final=True, crests="", tracks={"venice": "BCDBCD"})
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert goods(match) == {}
    assert track(match, "venice") == "BCDBCDA"
    assert sources(match)["vecchio-point-track"] == 3


def test_those_beyond_the_track_count_for_majority_and_as_neighbours_in_order_of_arrival() -> None:
    """VEC-RUL-35"""
    match = table("NB-NEIGHBOURS", "", "", "", final=True, crests="", tracks={"venice": "BCDBCDAA"})
    state = state_of(match)
    assert nobility_points(BOX, state, 0, BOX.nobility_index["NB-NEIGHBOURS"]) == 4
    assert majority(state.tracks[1]) == 1  # all have two, and B's last one came first
    assert majority((1, 2, 3, 1, 2, 3, 0, 0, 0)) == 0


def test_with_two_players_the_last_tile_of_a_region_is_gained_beyond_the_full_track() -> None:
    """VEC-RUL-27"""
    held = "V-SCROLL, V-ASSASSIN, V-TOWNCOIN, V-REUSE, V-NOCOIN"
    match = table("vicchio+, 7 florin, 1 assassin", held, final=True, crests="", tracks={"venice": "BBBBB"})
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert offered(match) == ["choose V-CHOICE"]


def test_without_a_tile_left_none_is_asked_for() -> None:
    """VEC-END-6, VEC-MOVE-1"""
    held = "V-SCROLL, V-ASSASSIN, V-TOWNCOIN, V-REUSE, V-NOCOIN, V-CHOICE"
    match = table("vicchio+, 7 florin, 1 assassin", held, final=True, crests="", tracks={"venice": "BBBBB"})
    play(match, "takeover venice", "send vicchio stay", "pay assassin")
    assert offered(match) == ["reinforce", "recover", "end"]


def test_after_the_final_round_the_game_is_scored() -> None:
    """VEC-END-7"""
    match = table("prato+", "prato+", final=True, crests="")
    play(match, "pass")
    assert not match.over
    play(match, "pass")
    assert match.result is not None
    assert match.result.scores == (2, 2)


def test_nothing_forces_the_end_while_crests_are_left() -> None:
    """VEC-RUL-47"""
    match = table("prato+", "prato+")
    for _ in range(200):
        play(match, "recover", "end")
    assert not match.over
    assert not state_of(match).final


# --- scoring ---------------------------------------------------------------------------------------------------------


def test_no_member_is_needed_as_a_score_marker() -> None:
    """VEC-SCORE-0, VEC-RUL-36"""
    match = table("NB-SUPPLY, supply 2", "")
    assert score(BOX, state_of(match), 0) == 3


def test_nobility_tiles_score_first_and_each_by_itself() -> None:
    """VEC-SCORE-1"""
    match = table("NB-SUPPLY, NB-TOWNS, supply 5, prato+, siena-", "")
    points = scored(match).points[0]
    assert [point.source.id for point in points] == ["vecchio-point-tile"] * 2
    assert [point.points for point in points] == [6, 3]


def test_region_spaces_score_their_printed_points() -> None:
    """VEC-SCORE-2"""
    match = table("", "", "", "", tracks={"milan": "BAA", "church": "A"})
    points = [point.points for point in scored(match).points[0] if point.source.id == "vecchio-point-track"]
    assert points == [7 + 6, 10]


def test_council_members_score_two_each() -> None:
    """VEC-SCORE-3"""
    match = table("", "", "", "", tracks={"council": "BABA"})
    assert sources(match)["vecchio-point-track"] == 4


def test_nobles_score_one_each() -> None:
    """VEC-SCORE-4"""
    match = table("", "", "", "", tracks={"nobility": "BABA"})
    assert sources(match)["vecchio-point-track"] == 2


def test_presence_on_all_five_tracks_scores_five() -> None:
    """VEC-SCORE-5"""
    everywhere = {"milan": "A", "venice": "A", "church": "A", "council": "A", "nobility": "A"}
    assert sources(table("", "", "", "", tracks=everywhere))["vecchio-point-all-tracks"] == 5
    assert "vecchio-point-all-tracks" not in sources(table("", "", "", "", tracks={**everywhere, "nobility": "B"}))


def test_a_majority_scores_three() -> None:
    """VEC-SCORE-6"""
    points = scored(table("", "", "", "", tracks={"milan": "ABA", "council": "BBA"})).points[0]
    assert [p.points for p in points if p.source.id == "vecchio-point-majority"] == [3]


def test_a_crest_scores_one() -> None:
    """VEC-SCORE-7"""
    assert sources(table("crests 3", ""))["vecchio-point-crests"] == 3


def test_having_passed_scores_two() -> None:
    """VEC-SCORE-8"""
    assert sources(table("passed", ""))["vecchio-point-passed"] == 2


@pytest.mark.parametrize(
    ("owners", "holder"), [("ABBA", "B"), ("ABC", "A"), ("DCCD", "C"), ("ABCABC", "A"), ("CBA", "C"), ("AABBB", "B")]
)
def test_a_majority_is_broken_by_whose_last_member_came_earliest(owners: str, holder: str) -> None:
    """VEC-SCORE-9, VEC-RUL-41: VT-41"""
    assert majority(tuple(LETTERS.index(owner) for owner in owners)) == LETTERS.index(holder)


def test_nobody_holds_an_empty_track() -> None:
    """VEC-SCORE-9"""
    assert majority(()) == -1


def test_a_whole_scoring() -> None:
    """VEC-SCORE-1, VEC-SCORE-2, VEC-SCORE-3, VEC-SCORE-4, VEC-SCORE-5, VEC-SCORE-6, VEC-SCORE-7, VEC-SCORE-8,
    VEC-SCORE-9: VT-42"""
    match = table(
        "NB-REGIONS, crests 2, supply 4, prato+, siena+",
        "NB-HOARD, crests 1, supply 6, prato+, siena+, 1 florin, 1 knight, 1 scroll, 1 carriage, 1 bishop",
        "NB-SUPPLY, NB-NOBLES, supply 7, prato+, passed",
        tracks={"milan": "ABA", "venice": "CCAB", "church": "BA", "council": "AC", "nobility": "CAB"},
        final=True,
        crests="",
    )
    result = scored(match)
    by_item = [{point.source.id: 0 for point in points} | _added(points) for points in result.points]
    assert result.scores == (48, 34, 32)
    assert result.winners == (0,)
    assert by_item[0]["vecchio-point-tile"] == 6
    assert by_item[1]["vecchio-point-tile"] == 8
    assert by_item[2]["vecchio-point-tile"] == 11
    assert by_item[0]["vecchio-point-track"] == 26 + 2 + 1
    assert by_item[1]["vecchio-point-track"] == 21 + 0 + 1
    assert by_item[2]["vecchio-point-track"] == 10 + 2 + 1
    assert [item.get("vecchio-point-all-tracks", 0) for item in by_item] == [5, 0, 0]
    assert [item.get("vecchio-point-majority", 0) for item in by_item] == [6, 3, 6]
    assert [item.get("vecchio-point-crests", 0) for item in by_item] == [2, 1, 0]
    assert [item.get("vecchio-point-passed", 0) for item in by_item] == [0, 0, 2]


def _added(points: tuple[object, ...]) -> dict[str, int]:
    total: dict[str, int] = {}
    for point in points:
        source = point.source.id  # type: ignore[attr-defined]
        total[source] = total.get(source, 0) + point.points  # type: ignore[attr-defined]
    return total


def test_a_tie_goes_to_more_followers_and_scrolls_then_to_more_florins() -> None:
    """VEC-TIE-1, VEC-RUL-42: VT-44"""
    match = table("1 assassin, 1 knight, 1 scroll", "3 scroll, 2 florin")
    result = scored(match)
    assert result.scores == (0, 0)
    assert result.winners == (1,)
    assert result.tie_break is not None
    assert result.tie_break.id == "vecchio-tie-florins"
    assert scored(table("1 abbot, 1 scroll", "1 scroll, 9 florin")).winners == (0,)


def test_equal_in_everything_is_a_shared_victory() -> None:
    """VEC-TIE-1"""
    result = scored(table("1 abbot, 2 florin", "1 scroll, 2 florin", "1 florin"))
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3)
    assert result.tie_break is not None
    assert result.tie_break.id == "vecchio-tie-shared"


def test_lower_places_are_decided_in_the_same_way() -> None:
    """VEC-RUL-42"""
    result = scored(table("crests 1", "1 scroll", "1 florin", "2 florin"))
    assert result.ranks == (1, 2, 4, 3)


def test_the_tally_counts_what_everybody_can_see() -> None:
    """VEC-INFO-1: Nobility tiles are not in it before the end."""
    match = table("NB-SUPPLY, supply 8, crests 1", "", tracks={"venice": "A"})
    assert GAME.rules.tally(state_of(match)) == (5 + 3 + 1, 0)
    scored(match)
    assert GAME.rules.tally(state_of(match)) == (5 + 3 + 1 + 12, 0)
    assert standing(match) == []
