"""Rules, *The end* and *Two players*: the end, scoring, and the rules for two."""

from __future__ import annotations

import pytest

from loggia.games.genoa.rules.scoring import finish
from loggia.kernel import SILENCE, Result
from tests.games.genoa.table import BOX, A, B, C, Table, put


def scored(table: Table) -> Result:
    """The result if the match ended now."""
    finish(BOX, table.state, SILENCE)
    result = table.match.result
    assert result is not None
    return result


@pytest.mark.parametrize(("seats", "space"), [(2, 12), (3, 10), (4, 8), (5, 7)])
def test_the_final_space_depends_on_the_number_of_players(seats: int, space: int) -> None:
    """GEN-END-1, GEN-2P-4."""
    assert BOX.last_space[seats] == space
    assert Table(seats=seats).view(None)["last_space"] == space


def test_the_last_round_is_completed() -> None:
    """GEN-END-2, GEN-R-28: a market start on the way makes the current round the last one."""
    table = Table(seats=3)
    table.state.space = 9
    put(table, A, "market").play(A, "stop")
    assert table.state.space == 10
    for seat in (B, C):
        assert not table.match.over
        put(table, seat, "st_47").play(seat, "stop")
    assert table.match.over
    assert table.match.deciding == ()


def test_market_starts_on_the_final_space_change_nothing() -> None:
    """GEN-END-3."""
    table = Table(seats=3)
    table.state.space = 10
    put(table, A, "market")
    assert table.state.space == 10


def test_privileges_and_markers_on_buildings_are_paid_at_the_end() -> None:
    """GEN-SCORE-1: nothing for wares, special cards, orders, messages, and markers elsewhere."""
    table = Table(seats=3).seat(A, "PR01, PR02, silk, any_ware, LO01, SO01, MS01, marker 2").owns(A, "park", "harbor")
    result = scored(table)
    assert result.scores == (130 + 30 + 20, 130, 130)
    sources = {point.source.id: point.points for point in result.points[A]}
    assert sources == {"genoa-point-start": 130, "genoa-point-chain": 30, "genoa-point-marker": 10}
    assert sum(point.points for point in result.points[A]) == 180


def test_privileges_are_shown_at_the_end() -> None:
    """GEN-SCORE-1, GEN-PRIV-1."""
    table = Table(seats=3).seat(A, "PR01, MS01")
    scored(table)
    assert table.view(B)["seats"][A]["cards"] == ["PR01"]
    assert table.view(None)["seats"][A]["money"] == 140, "with what the privilege paid"


def test_most_ducats_win() -> None:
    """GEN-SCORE-2."""
    table = Table(seats=3)
    table.state.money[C] += 5
    table.state.ledger[C * 5 + 4] += 5
    assert scored(table).ranks == (2, 2, 1)


def test_equal_money_is_decided_by_unused_goods_and_then_shared() -> None:
    """GEN-SCORE-2, GEN-R-13: wares, special cards, markers in the area, orders and messages; no privileges."""
    table = Table(seats=3).seat(A, "silk, any_start, marker").seat(B, "LO01, SO01, MS01").seat(C, "silk 2")
    result = scored(table)
    assert result.winners == (A, B)
    assert result.tie_break is not None
    assert result.tie_break["goods"] == 3
    table = Table(seats=2).seat(A, "PR01").seat(B, "PR03")
    assert scored(table).winners == (A, B)


# --- two players ------------------------------------------------------------------------------------------------------


def test_an_offer_of_money_alone_is_void_and_obliges_to_nothing() -> None:
    """GEN-2P-1."""
    table = Table(seats=2, at="park").seat(B, "silk")
    assert table.rule(B, "offer park pay 60") == "GEN-NEG-V8"
    table.do((B, "pass"), (A, "leave"))
    table = Table(seats=2, at="park").seat(B, "silk").do((B, "offer park pay 10 + silk"))
    assert table.rule(A, "leave") == "GEN-TRADE-1.1c"


@pytest.mark.parametrize(
    ("terms", "lawful"),
    [
        ("pay 20 + silk ask silk", False),
        ("pay silk ask silk", False),
        ("pay 20 + silk ask silk + rice", False),
        ("pay 20 + marker ask marker", False),
        ("pay 20 + drawn silk ask silk", False),
        ("pay 20 + 2 silk ask silk", True),
        ("pay 20 + drawn silk + silk ask silk", True),
        ("pay 20 + drawn linen ask silk", True),
        ("pay 20 + silk ask rice", True),
        ("pay 20 + message ask message", True),
        ("pay 20 + MS01 ask message", True),
    ],
)
def test_with_two_players_a_good_that_comes_back_is_none(terms: str, lawful: bool) -> None:
    """GEN-2P-1: what nets to money alone is refused, also if T proposes it; no two cards are the same good."""
    table = Table(seats=2, at="fabrics").seat(A, "silk, rice, marker, MS02").seat(B, "silk 2, marker, MS01")
    assert table.may(B, f"offer fabrics {terms}") is lawful
    assert table.may(A, f"counter 1 fabrics {terms}") is lawful
    if not lawful:
        assert table.rule(B, f"offer fabrics {terms}") == "GEN-2P-1"
    assert not Table(seats=2, at="fabrics").seat(B, "silk").may(B, "offer fabrics pay 20")


def test_the_tower_player_has_a_second_action_once_the_opponent_has_acted() -> None:
    """GEN-2P-2: before and after."""
    table = Table(seats=2, at="coach_house").seat(B, "silk")
    table.do((B, "offer coach_house pay silk"), (A, "accept 1"), (B, "main"), (B, "done"))
    table.do((A, "go villa_ricci"), (A, "take"), (A, "main privilege"), (A, "done"))
    table.do((A, "go spices"), (A, "take"), (A, "main"), (A, "done"), (A, "go restaurant"))
    assert table.rule(A, "take") == "GEN-ACT-9"


def test_the_opponent_has_one_action_only() -> None:
    """GEN-2P-2."""
    table = Table(seats=2, at="coach_house").seat(B, "silk, rice").do((A, "take"), (A, "main"), (A, "done"))
    table.do((B, "offer park pay silk"), (A, "accept 1 park"), (B, "main"), (B, "done"))
    table.state.area[B * 14 + 10] = 0  # the card from the park would be a further action
    assert table.rule(B, "offer villa_colini pay rice") == "GEN-NEG-V5"


def test_further_actions_neither_count_nor_trigger() -> None:
    """GEN-2P-3."""
    table = Table(seats=2, at="coach_house").seat(A, "further_action").do((A, "take"), (A, "main"), (A, "done"))
    table.do((A, "go villa_ricci"), (A, "take"), (A, "main privilege"), (A, "done"))
    assert table.state.acted[A] == 1
    table.play(A, "go spices")
    assert table.rule(A, "take") == "GEN-ACT-9"
    table.seat(B, "silk").do((B, "offer spices pay silk"), (A, "accept 1"), (B, "main"), (B, "done"))
    table.do((A, "go restaurant"), (A, "take"))


def test_with_more_players_there_is_no_second_action() -> None:
    """GEN-2P-2: the exception is for two."""
    table = Table(at="coach_house").do((B, "offer coach_house pay 5"), (A, "accept 1"), (B, "main"), (B, "done"))
    table.do((A, "go villa_ricci"), (A, "take"), (A, "main privilege"), (A, "done"), (A, "go spices"))
    assert table.rule(A, "take") == "GEN-ACT-9"
