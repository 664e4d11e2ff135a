"""Mixed tables (bench/bots/mixed.py): what the report says of the pairs that were played."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bench.bots.exploiters.matches import Sale
from bench.bots.mixed import Elsewhere, _between, lead_between, play, report

CHECKOUT = Path(__file__).parents[2]


def sale(seller: int, buyer: int, sold: float, bought: float) -> Sale:
    return Sale(seller, buyer, 10, bare=True, forced=False, sold=sold, bought=bought)


def pair(new_score: int, between: list[float] | None) -> dict[str, Any]:
    match: dict[str, Any] = {
        "new": [0],
        "scores": [new_score, 100, 100],
        "said": {"new": 1, "old": 2},
        "spent": {"new": 0.1, "old": 0.1},
        "deals": 2,
    }
    return {"seats": 3, "deal": 0, "matches": [match if between is None else match | {"between": between}]}


def test_only_deals_between_the_sides_are_counted_whoever_sells() -> None:
    sales = [sale(0, 1, 5.0, 2.0), sale(1, 2, 4.0, 3.0), sale(0, 2, 100.0, 100.0)]
    assert _between(sales, [0, 2]) == [5.0 + 3.0, 2.0 + 4.0]


def test_what_they_bring_is_told_in_percent_of_all_scores() -> None:
    assert lead_between(pair(100, [9.0, 6.0])) == pytest.approx(1.0)
    assert lead_between(pair(100, None)) is None


def test_pairs_that_were_kept_before_it_was_counted_are_reported_without_it() -> None:
    old, new = report([pair(110, None)] * 2), report([pair(110, [9.0, 6.0])] * 2)
    assert "2 pairs, new less old +9.7 % (9.7 to 9.7); proposals" in old
    assert "(9.7 to 9.7); deals between them +1.0 % (1.0 to 1.0) of all scores; proposals" in new


def test_a_match_against_the_same_bots_in_another_process() -> None:
    """Both sides are today's: the other process plays the same match to its end, and says what ours would."""
    setup = ("genoa", "apprentice", 3, {"pace": "live"}, "mixed test", 1)
    with closing(Elsewhere(CHECKOUT)) as elsewhere:
        found, exchanged = [play(elsewhere, setup, new) for new in ([1], [0, 2])]
    assert found["scores"] == exchanged["scores"], "the same bots play the same match, wherever they think"
    assert found["said"]["new"] == exchanged["said"]["old"]
    assert found["between"] == exchanged["between"][::-1]
    assert min(found["between"]) > 0
