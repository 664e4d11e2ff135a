"""Rules, *Rounds and turns*: rounds, turns, placing and moving the tower."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.genoa.table import BOX, A, B, C, D, Table, put


def test_the_tower_goes_round_the_table_and_the_starting_player_stays() -> None:
    """GEN-ROUND-1."""
    table = Table(tower=C, at="st_47")
    for seat in (C, D, A, B):
        assert table.state.tower == seat
        table.play(seat, "stop")
        if seat != B:
            put(table, table.state.tower, "st_47")
    assert table.state.tower == table.state.start == C


def test_the_marker_advances_after_the_seat_right_of_the_starting_player() -> None:
    """GEN-ROUND-2."""
    table = Table(tower=B, at="st_47").do((B, "stop"))
    assert table.state.space == 1
    put(table, A, "st_47").play(A, "stop")
    assert table.state.space == 2
    assert table.state.tower == B


def test_a_turn_places_moves_and_then_places_markers() -> None:
    """GEN-TURN-1."""
    table = Table(dice=(4, 7)).seat(A, "marker")
    assert table.phase == "place"
    table.play(A, "roll")
    assert table.phase == "move"
    table.play(A, "stop")
    assert table.phase == "owners"
    table.play(A, "own st_47 guild_hall:place")
    assert (table.phase, table.state.tower) == ("place", B)


def test_this_turn_means_the_turn_of_the_tower_player_for_all() -> None:
    """GEN-TURN-2: actions taken and buildings visited are forgotten when the tower passes on."""
    table = Table(at="park").acts(C)
    table.do((C, "main"), (C, "done"), (A, "stop"))
    assert table.state.acted == [0, 0, 0, 0]
    put(table, B, "park")
    assert table.may(C, "offer park pay 5")


@pytest.mark.parametrize("red", range(1, 9))
@pytest.mark.parametrize("blue", range(1, 9))
def test_all_discs_go_to_the_field_of_the_roll(red: int, blue: int) -> None:
    """GEN-PLACE-1."""
    table = Table(dice=(red, blue))
    table.play(A, "roll")
    assert table.state.here == BOX.board.at(red, blue)
    assert table.discs == [5]


def test_the_card_chooses_any_field_before_the_roll() -> None:
    """GEN-PLACE-2, GEN-SPEC-AS."""
    table = Table()
    assert table.rule(A, "start harbor") == "GEN-SPEC-AS"
    table.seat(A, "any_start").play(A, "start st_47")
    assert table.path == ["st_47"]
    assert table.area(A) == {}
    assert table.left("any_start") == 5


def test_a_market_start_moves_the_marker_but_never_beyond_the_end() -> None:
    """GEN-PLACE-3, GEN-END-3."""
    table = Table().seat(A, "any_start")
    table.state.space = 7
    table.play(A, "start market")
    assert table.state.space == 8
    table.play(A, "stop")
    put(table, B, "market")
    assert table.state.space == 8


def test_the_first_field_counts_as_visited() -> None:
    """GEN-PLACE-4."""
    table = Table(at="guild_hall").seat(B, "MS02").walk("st_36", "cathedral")
    assert table.may(B, "deliver MS02")


def test_the_odds_of_a_roll() -> None:
    """GEN-PLACE-5."""
    odds = Counter(BOX.fields[BOX.board.at(red, blue)] for red in range(1, 9) for blue in range(1, 9))
    assert all(odds[name] == 3 for name in ("grains", "metals", "fabrics", "spices"))
    assert all(odds[name] == 2 for name in ("park", "villa_ricci", "guild_hall"))
    streets = sum(count for name, count in odds.items() if name.startswith("st_"))
    assert Fraction(streets, 64) == Fraction(20, 64)
    assert odds["market"] == 4


def test_only_the_tower_player_moves_the_tower() -> None:
    """GEN-MOVE-1: one disc stays on the field left."""
    table = Table(at="st_47")
    assert table.rule(B, "go guild_hall") == "GEN-MOVE-1"
    table.play(A, "go guild_hall")
    assert table.discs == [1, 4]
    assert table.rule(A, "go st_57") == "GEN-NEG-7"


def test_only_neighbours_that_were_not_visited() -> None:
    """GEN-MOVE-1, GEN-MOVE-2."""
    table = Table(at="st_47").walk("st_57")
    assert table.rule(A, "go palace") == "GEN-MOVE-1"
    assert table.rule(A, "go st_47") == "GEN-MOVE-2"
    assert set(table.match.choices(A)) >= {table.match.move("go park"), table.match.move("go st_67")}


def test_after_four_steps_there_is_no_fifth() -> None:
    """GEN-MOVE-3: the turn goes on by itself, unless there is something to place."""
    table = Table(at="st_32").seat(A, "marker").walk("st_42", "st_52", "st_62", "st_63")
    assert table.phase == "owners"
    table = Table(at="st_32").walk("st_42", "st_52", "st_62", "st_63")
    assert table.state.tower == B


def test_stopping_is_free_except_in_an_open_tower_building() -> None:
    """GEN-MOVE-4."""
    table = Table(at="park")
    assert table.refusal(A, "stop").why.id == "genoa-refused-wait"
    table.play(C, "offer park pay 5")
    assert table.rule(A, "stop") == "GEN-TRADE-1.1c"
    table.play(C, "withdraw park")
    table.do((B, "pass"), (C, "pass"), (D, "pass"))
    assert table.refusal(A, "stop").why.id == "genoa-refused-leave-first"
    table.do((A, "leave"), (A, "stop"))
    assert table.state.tower == B


def test_the_tower_moves_on_although_nobody_can_act() -> None:
    """GEN-MOVE-5."""
    table = Table(at="st_57").acted(A, B, C, D).walk("park", "coach_house", "villa_ricci")
    assert table.path[-1] == "villa_ricci"


def test_streets_and_the_market_have_no_action() -> None:
    """GEN-MOVE-6, GEN-BLDG-13."""
    table = Table(at="guild_hall").walk("market")
    assert table.phase == "move"
    assert table.rule(A, "take") == "GEN-TRADE-1.1"
    table.play(A, "go cathedral")
    assert table.state.space == 1
