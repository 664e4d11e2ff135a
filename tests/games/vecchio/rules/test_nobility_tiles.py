"""Nobility tiles: what each is worth at the end (rules, *Nobility tiles*)."""

from __future__ import annotations

import pytest

from loggia.games.vecchio.rules.scoring import nobility_points, score
from tests.games.vecchio.table import BOX, state_of, table


def worth(tile: str, *families: str, **more: dict[str, str]) -> int:
    match = table(*families, tracks=more.get("tracks"))
    return nobility_points(BOX, state_of(match), 0, BOX.nobility_index[tile])


@pytest.mark.parametrize(
    ("tile", "points", "rule"),
    [
        ("NB-ESCORT", 8, "VEC-NB-ESCORT"),
        ("NB-HOARD", 0, "VEC-NB-HOARD"),
        ("NB-CRESTS", 10, "VEC-NB-CRESTS"),
        ("NB-UNUSED", 6, "VEC-NB-UNUSED"),
        ("NB-SUPPLY", 6, "VEC-NB-SUPPLY"),
        ("NB-TOWNS", 3, "VEC-NB-TOWNS"),
    ],
)
def test_the_worth_of_tiles_in_one_position(tile: str, points: int, rule: str) -> None:
    """VT-43"""
    family = (
        "6 carriage, 5 bishop, 1 florin, 1 knight, crests 4, V-SCROLL, M-KNIGHT used, C-SIXCOIN, supply 5, "
        "florence+, colle-, colle+"
    )
    assert worth(tile, family, "") == points, rule


@pytest.mark.parametrize(("supply", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (8, 12)])
def test_full_pairs_in_the_supply(supply: int, points: int) -> None:
    """VEC-NB-SUPPLY"""
    assert worth("NB-SUPPLY", f"supply {supply}", "") == points


def test_full_pairs_in_towns_standing_or_lying_florence_included() -> None:
    """VEC-NB-TOWNS, VEC-RUL-39"""
    assert worth("NB-TOWNS", "florence+, siena-", "") == 3
    assert worth("NB-TOWNS", "florence+, siena-, siena+, colle+", "") == 6


def test_full_pairs_on_the_regions_together() -> None:
    """VEC-NB-REGIONS"""
    assert worth("NB-REGIONS", "", "", tracks={"milan": "A", "venice": "A", "church": "A"}) == 3
    assert worth("NB-REGIONS", "", "", tracks={"council": "AA"}) == 0


def test_members_on_the_florence_tracks() -> None:
    """VEC-NB-NOBLES, VEC-NB-COUNCIL"""
    tracks = {"nobility": "ABA", "council": "AAA"}
    assert worth("NB-NOBLES", "", "", "", "", tracks=tracks) == 4
    assert worth("NB-COUNCIL", "", "", "", "", tracks=tracks) == 6


@pytest.mark.parametrize(("carriages", "bishops", "points"), [(0, 3, 0), (1, 3, 2), (3, 3, 6), (4, 4, 8), (9, 9, 8)])
def test_pairs_of_carriage_and_bishop_up_to_eight(carriages: int, bishops: int, points: int) -> None:
    """VEC-NB-ESCORT"""
    assert worth("NB-ESCORT", f"{carriages} carriage, {bishops} bishop", "") == points


def test_homes_in_a_white_a_black_and_a_gray_town() -> None:
    """VEC-NB-HOMES: once, however many."""
    assert worth("NB-HOMES", "sesto+, siena-, prato+", "") == 6
    assert worth("NB-HOMES", "sesto+, siena-, prato+, radda+, empoli+, mensano+", "") == 6
    assert worth("NB-HOMES", "sesto+, siena-, colle+", "") == 0


def test_embassies_are_sets_of_one_in_each_region() -> None:
    """VEC-NB-EMBASSY, VEC-RUL-38"""
    assert worth("NB-EMBASSY", "", "", "", tracks={"milan": "AAB", "venice": "AA", "church": "BA"}) == 5
    assert worth("NB-EMBASSY", "", "", "", tracks={"milan": "AAB", "venice": "AA", "church": "AA"}) == 10
    assert worth("NB-EMBASSY", "", "", "", tracks={"milan": "AAB", "venice": "AA"}) == 0


@pytest.mark.parametrize(
    ("tracks", "pairs"),
    [
        ({"milan": "AA"}, 1),
        ({"milan": "AAA"}, 1),
        ({"milan": "AAAA"}, 2),
        ({"milan": "AABAA"}, 2),
        ({"milan": "ABABA"}, 0),
        ({"milan": "A", "venice": "A"}, 0),
        ({"milan": "AA", "nobility": "BAA"}, 2),
    ],
)
def test_neighbours_are_disjoint_pairs_on_a_track(tracks: dict[str, str], pairs: int) -> None:
    """VEC-NB-NEIGHBOURS, VEC-RUL-37: as many points for each as there are players."""
    assert worth("NB-NEIGHBOURS", "", "", "", tracks=tracks) == 3 * pairs
    assert worth("NB-NEIGHBOURS", "", "", "", "", tracks=tracks) == 4 * pairs


def test_a_hoard_has_one_of_everything() -> None:
    """VEC-NB-HOARD"""
    full = ["1 florin", "1 abbot", "1 scroll", "1 carriage", "1 bishop"]
    assert worth("NB-HOARD", ", ".join(full), "") == 8
    for lacking in full:
        assert worth("NB-HOARD", ", ".join(good for good in full if good != lacking), "") == 0


def test_patience_counts_province_tiles_still_face_up() -> None:
    """VEC-NB-UNUSED"""
    assert worth("NB-UNUSED", "V-SCROLL, M-KNIGHT, C-FOLLOWER, C-FOLLOWER, C-SIXCOIN used", "") == 12


@pytest.mark.parametrize(("crests", "points"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 10), (6, 10)])
def test_crests_are_looked_up_in_a_table(crests: int, points: int) -> None:
    """VEC-NB-CRESTS"""
    assert worth("NB-CRESTS", f"crests {crests}", "") == points


def test_the_same_piece_counts_for_several_tiles() -> None:
    """VEC-NB-0, VEC-RUL-40"""
    family = "NB-ESCORT, NB-HOARD, 1 florin, 1 abbot, 1 scroll, 1 carriage, 1 bishop"
    assert score(BOX, state_of(table(family, "")), 0) == 2 + 8
