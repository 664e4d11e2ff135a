"""Rules, *Owner markers*: owner markers."""

from __future__ import annotations

from tests.games.genoa.table import BOX, A, B, C, D, Table


def phase(path: str, **markers: str) -> Table:
    """A's turn along a path of streets has just ended; seats hold markers as written."""
    first, *rest = path.split()
    table = Table(at=first)
    for name, written in markers.items():
        table.seat("ABCD".index(name), written)
    table.walk(*rest)
    if table.phase != "owners":
        table.settle().play(A, "stop")
    return table


def test_a_building_carries_at_most_one_marker() -> None:
    """GEN-OWN-1."""
    table = Table(at="st_57").owns(D, "park").seat(A, "marker 2").do((A, "stop"))
    assert table.rule(A, "own st_57 park:place") == "GEN-OWN-1"
    assert table.rule(A, "own st_57 guild_hall:remove") == "GEN-OWN-4"


def test_a_marker_on_a_building_enables_building_actions() -> None:
    """GEN-OWN-3."""
    table = Table(at="st_57").seat(A, "marker, building_action").do((A, "stop"), (A, "own st_57 park:place"))
    assert table.owner("park") == A
    table.state.tower = A
    table.state.path = (BOX.field_no["tavern"],)
    table.acts(A)
    assert table.may(A, "play building_action park")


def test_every_seat_gets_one_opportunity_the_tower_player_first() -> None:
    """GEN-OWN-4: skip, or one street with place, remove, remove and place."""
    table = phase("st_47 st_57 st_67", A="marker", B="marker", D="marker 2")
    assert table.match.awaited == (A,)
    assert table.rule(B, "own st_47 guild_hall:place") == "GEN-OWN-4"
    table.play(A, "own st_57 park:place")
    table.play(B, "skip")
    assert table.match.awaited == (D,)
    table.play(D, "own st_67 metals:place park:remove")
    assert (table.owner("park"), table.owner("metals")) == (-1, D)
    assert table.state.tower == B


def test_first_and_last_field_are_candidates() -> None:
    """GEN-OWN-4, GEN-R-04: every street with a disc; other streets are not."""
    table = phase("st_47 st_57", A="marker")
    assert table.view(A)["streets"] == ["st_47", "st_57"]
    assert table.rule(A, "own st_37 spices:place") == "GEN-OWN-4"


def test_only_touched_buildings_and_each_once() -> None:
    """GEN-OWN-4."""
    table = phase("st_47", A="marker 2")
    assert table.rule(A, "own st_47 park:place") == "GEN-OWN-4"
    assert table.rule(A, "own st_47 guild_hall:place guild_hall:place") == "GEN-OWN-4"


def test_a_street_is_used_for_at_least_one_operation_and_then_cleared() -> None:
    """GEN-OWN-5, GEN-R-12."""
    table = phase("st_47 st_57", A="marker", B="marker")
    assert table.rule(A, "own st_47") == "GEN-OWN-5"
    table.play(A, "own st_47 guild_hall:place")
    assert table.discs == [0, 4]
    assert table.rule(B, "own st_47 coach_house:place") == "GEN-OWN-4"
    assert table.view(B)["streets"] == ["st_57"]


def test_seats_without_marker_or_possibility_are_passed_over() -> None:
    """GEN-OWN-6: the phase ends after one trip, or when no candidate is left."""
    table = Table(at="st_76").owns(C, "metals").seat(C, "marker").seat(D, "marker").do((A, "stop"))
    assert table.match.awaited == (D,)
    table.play(D, "own st_76 metals:remove")
    assert table.phase == "place"
    assert phase("park", A="marker").phase == "place"


def test_own_markers_stay_where_they_are() -> None:
    """GEN-OWN-7."""
    table = Table(at="st_57").owns(A, "park").seat(A, "marker 2").do((A, "stop"))
    assert table.rule(A, "own st_57 park:remove") == "GEN-OWN-7"
    assert table.may(A, "own st_57 guild_hall:place")
