"""Standing orders: what a seat decided in advance, in any game, and in Genoa's own words."""

from __future__ import annotations

import pytest

from loggia import game
from loggia.kernel import Match
from loggia.table.orders import Order, choice_value, decide
from tests.games.genoa.table import A, B, Table


def bargain(offer: str) -> tuple[Match, int]:
    """A match of three at Genoa where the tower stands in a building and the next seat has made that offer."""
    for seed in range(50):
        match = game("genoa").new(3, {"start_seat": 0}, seed)
        match.play(0, "roll")
        view = match.view(0)["table"]
        if view["phase"] == "tower":
            field = view["path"][-1]
            match.play(1, offer.format(field=field))
            return match, 0
    raise AssertionError("no building was rolled")


@pytest.mark.parametrize(("least", "taken"), [(0, True), (20, True), (25, False)])
def test_an_offer_is_accepted_from_so_many_ducats_up(least: int, taken: bool) -> None:
    match, tower = bargain("offer {field} pay 20")
    assert (decide(match, tower, [Order("accept", "accept", least)]) is not None) is taken


def test_a_bid_order_of_genoa_bids_in_the_absence_of_its_player() -> None:
    match, _ = bargain("offer {field} pay 20")
    field = match.view(0)["table"]["path"][-1]
    found = decide(match, 2, [Order("play", f"bid {field} upto 25", repeat=True)])
    assert found is not None
    move, left = found
    assert match.refusal(2, move) is None
    assert move.text().startswith(f"offer {field}")
    assert len(left) == 1


def test_an_order_that_fits_nothing_waits() -> None:
    match = game("palio").new(2, seed=7)
    assert decide(match, 0, [Order("play", "enter 9")]) is None
    assert decide(match, 0, [Order("accept", "enter", 9)]) is None


def test_the_number_of_the_text_counts_where_no_effect_speaks() -> None:
    match = game("palio").new(2, seed=7)
    found = decide(match, 0, [Order("accept", "enter", 4)])
    assert found is not None
    assert found[0].text() == "enter 4"


def test_the_name_of_a_street_and_what_is_given_are_no_gain() -> None:
    """An offer for the street 6/7 of 5 ducats is choice_value 5, also where the own marker is paid for."""
    table = Table(at="st_57").seat(A, "silver").seat(B, "silk").owns(A, "park")
    table.do((B, "offer st_67 pay 5"))
    assert choice_value(table.match, A, table.match.move("accept 1 st_67"), ["accept"]) == 5
    table.do((B, "offer park pay silk ask 15"))
    assert choice_value(table.match, A, table.match.move("accept 1 park"), ["accept"]) == 10 - 15


def test_whoever_passes_in_genoa_skips_the_owner_phase_as_well() -> None:
    """GEN-NEG-16: the game reads `pass` in its own way where passing is called otherwise."""
    table = Table(at="st_57").seat(B, "marker").do((A, "stop"))
    assert table.match.awaited == (B,)
    found = decide(table.match, B, [Order("pass")])
    assert found is not None
    assert found[0].text() == "skip"
    assert decide(table.match, A, [Order("pass")]) is None, "it is not his turn to place"
