"""Final scoring and the winner (rules, *Final scoring*)."""

from __future__ import annotations

from loggia.games.lucca.rules.events import Opened, OrderFixed, StreetsPaid, WallsScored
from loggia.kernel import Event, Match
from tests.games.lucca.building import play, position, scores, sources, state_of


def finished(*quarters: str, city: str = "", celebration: bool = False) -> tuple[Match, list[Event]]:
    """The match after the last card of the last round, a discard, and what was told."""
    seats = len(quarters)
    match = position(*quarters, city=city, hand=[50], order=tuple(range(seats)), at=seats - 1, celebration=celebration)
    return match, play(match, "play 50 discard")


def test_the_order_of_play_is_found_once_more_for_the_last_openings() -> None:
    """LUC-FIN-1, LUC-RUL-21: from the final position, and not again between two players."""
    _, told = finished("UC R9 | CP G2>G11>G17>G20>G30", "UC B3", "UC R4")
    orders = [event for event in told if isinstance(event, OrderFixed)]
    assert orders == [OrderFixed((2, 1, 0), (1, 2, 3), last=True)]


def test_each_must_open_everything_and_what_earlier_players_opened_is_worth_nothing_to_later_ones() -> None:
    """LUC-FIN-2, LUC-RUL-3, LUC-RUL-21, worked example LUC-T12: C first, then A +4, then B +2."""
    match, told = finished(
        "UC B3, G20 | CP R9>R13>R24>R28>R33 | score 10",
        "UC Y15 | CP R40>R45>R53>R56>R64 | score 12",
        "UC R69>R76 | score 9",
    )
    assert OrderFixed((2, 0, 1), (4, 2, 6), last=True) in told
    assert [e for e in told if isinstance(e, Opened)] == [
        Opened(0, "red", 4, last=True),
        Opened(1, "red", 2, last=True),
    ]
    assert [state_of(match).completed(seat) for seat in range(3)] == [[], [], []]
    assert match.result is not None
    assert [sources(points).get("lucca-point-last-party", 0) for points in match.result.points] == [4, 2, 0]


def test_walls_and_bastions_count_once_for_each_opened_palace_if_the_shields_suffice() -> None:
    """LUC-FIN-3, LUC-FIN-4, worked example LUC-T13: one shield short, and neither walls nor bastions score."""
    _, told = finished(
        "UC R13, B10 | OP G2>G11>G17, Y6>Y7>Y15 | walls 2 | bastions 2",
        "UC R33, B43 | OP P5>P8>P18, N1>N12>N16 | walls 2 | bastions 2",
        "UC G39",
        "UC G61",
        "UC G91",
    )
    assert [e for e in told if isinstance(e, WallsScored)] == [
        WallsScored(0, 2, 2, shields=3, opened=2, points=0, supported=False),
        WallsScored(1, 2, 2, shields=4, opened=2, points=8, supported=True),
    ]


def test_palaces_opened_in_the_final_opening_count_for_the_walls() -> None:
    """LUC-FIN-3: P includes those just opened."""
    _, told = finished("UC R4 | CP G2>G11>G17>G20>G30 | walls 1 | bastions 1", "UC B14", "UC Y26")
    assert [e.points for e in told if isinstance(e, WallsScored)] == [2]


def test_bastions_without_walls_score_without_shields() -> None:
    """LUC-FIN-4, LUC-RUL-13, worked example LUC-T14: 2 x 3."""
    match, told = finished(
        "UC R24 | OP G2>G11>G17, Y6>Y7>Y15, B3>B10>B14 | bastions 2", "UC R53", "UC R28", "UC R81", "UC N44"
    )
    assert [e.points for e in told if isinstance(e, WallsScored)] == [6]
    assert match.result is not None
    assert sources(match.result.points[0])["lucca-point-walls"] == 6


def test_supported_walls_without_an_opened_palace_bring_nothing() -> None:
    """LUC-FIN-3, worked example LUC-T15"""
    _, told = finished("UC R4, B3 | walls 2", "UC G39", "UC Y26")
    assert WallsScored(0, 2, 0, shields=5, opened=0, points=0, supported=True) in told


def test_shields_of_opened_palaces_do_not_support_walls() -> None:
    """LUC-FIN-3: S counts under construction only."""
    _, told = finished("UC R9 | OP B14>B42>B65>B84>B3 | walls 1", "UC G39", "UC Y26")
    assert [(e.shields, e.points) for e in told if isinstance(e, WallsScored)] == [(1, 0)]


def test_the_lowest_street_number_pays_3_points_to_the_highest() -> None:
    """LUC-FIN-5, LUC-WIN-1, worked example LUC-T16"""
    match, told = finished("UC G2, R64 | score 20", "UC B43 | score 18", "UC Y22>Y95 | score 17")
    assert StreetsPaid(2, 0, 95, 2, 3) in told
    assert scores(match) == (17, 18, 20)
    assert match.result is not None
    assert match.result.winners == (2,)
    assert sources(match.result.points[0])["lucca-point-lowest"] == -3
    assert sources(match.result.points[2])["lucca-point-highest"] == 3
    shown = {one.source.id: one.ids for points in match.result.points for one in points}
    assert shown["lucca-point-lowest"] == ("palace:0-green",)
    assert shown["lucca-point-highest"] == ("palace:2-yellow",)


def test_whoever_shows_both_extremes_neither_loses_nor_gains() -> None:
    """LUC-FIN-6, LUC-RUL-18, worked example LUC-T17"""
    match, told = finished("UC G2, Y95 | score 5", "UC B43 | score 4", "UC R64 | score 4")
    assert scores(match) == (5, 4, 4)
    assert told[-1].say().id == "lucca-streets-same"


def test_a_score_can_drop_below_zero() -> None:
    """LUC-RUL-19, LUC-FIN-5, worked example LUC-T18"""
    match, _ = finished("UC N1 | score 1", "UC B43 | score 4", "UC P96 | score 4")
    assert scores(match) == (-2, 4, 7)


def test_the_top_cards_of_all_palaces_count_at_the_end_and_covered_ones_do_not() -> None:
    """LUC-RUL-20: here the lowest number 1 and the highest 96 are covered; opened palaces count."""
    match, told = finished("UC N1>N44 | OP P96>P5>P8>P18>P19", "UC B43", "UC R64")
    assert StreetsPaid(19, 0, 64, 2, 3) in told
    assert scores(match) == (-3, 0, 3)


def test_among_tied_players_the_highest_street_number_wins() -> None:
    """LUC-WIN-2, LUC-RUL-38, worked example LUC-T24: A shows 88 (opened), B 79; unique numbers leave no tie."""
    match, _ = finished(
        "UC R40 | OP N12>N16>N21>N88 | score 31", "UC N79 | score 31", "UC P96, G2 | score 20", "UC B43 | score 10"
    )
    result = match.result
    assert result is not None
    assert result.scores == (31, 31, 20, 10)
    assert result.ranks == (1, 2, 3, 4)
    assert result.winners == (0,)
    assert result.tie_break is not None
    assert result.tie_break["street"] == 88


def test_the_highest_score_wins() -> None:
    """LUC-WIN-1: without a tie there is nothing to break."""
    match, _ = finished("UC R40 | score 30", "UC N79 | score 33", "UC B43 | score 31")
    assert match.result is not None
    assert match.result.ranks == (3, 1, 2)
    assert match.result.tie_break is None


def test_the_final_scoring_keeps_its_sequence() -> None:
    """LUC-FIN-1, LUC-FIN-2, LUC-FIN-3, LUC-FIN-4, LUC-FIN-5: order, openings, walls, street numbers."""
    _, told = finished("UC R4 | CP G2>G11>G17>G20>G30 | walls 1", "UC B14", "UC Y26")
    kinds = [type(e) for e in told if isinstance(e, OrderFixed | Opened | WallsScored | StreetsPaid)]
    assert kinds == [OrderFixed, Opened, WallsScored, StreetsPaid]


def test_no_move_is_asked_for_in_the_final_opening() -> None:
    """LUC-MOVE-4: the last card ends the match; before that there is never a pass."""
    match, _ = finished("UC R4 | CP G2>G11>G17>G20>G30", "UC B14", "UC Y26")
    assert match.over
    assert match.result is not None
