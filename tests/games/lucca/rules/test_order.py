"""Order of play (rules, *Order of play*)."""

from __future__ import annotations

from loggia.games.lucca.rules.events import OrderFixed
from loggia.games.lucca.rules.rounds import order_of_play
from loggia.kernel import Match
from tests.games.lucca.building import play, position, setting_of, state_of


def order(match: Match) -> tuple[int, ...]:
    state = state_of(match)
    return order_of_play(setting_of(state), state)


def test_only_shields_under_construction_count() -> None:
    """LUC-ORD-1: those of completed and opened palaces do not."""
    match = position("UC G2 | CP R4>R45>R69>R76>R56", "UC B51", "UC Y22 | OP B14>B42>B65>B84>B3")
    assert order(match) == (1, 2, 0)
    assert [p["shields"] for p in match.view(None)["table"]["players"]] == [0, 2, 1]


def test_most_shields_go_first() -> None:
    """LUC-ORD-2"""
    assert order(position("UC R9", "UC R4, B3", "UC G11")) == (1, 2, 0)


def test_a_tie_goes_to_the_highest_street_number_in_any_area() -> None:
    """LUC-ORD-3, worked example LUC-T04"""
    match = position(
        "UC R76, B3",
        "UC G11, Y15 | OP P5>P8>P18>P85",
        "UC N12, P19",
        "UC G2, Y22",
    )
    assert [p["shields"] for p in match.view(None)["table"]["players"]] == [5, 5, 6, 1]
    assert order(match) == (2, 1, 0, 3)


def test_a_tie_looks_at_one_number_and_not_at_their_sum() -> None:
    """LUC-RUL-5: 40 + 43 is more than 51, but 51 is the highest single number."""
    assert order(position("UC R40, B43", "UC B51, R9", "UC G2")) == (1, 0, 2)


def test_equal_street_numbers_go_by_seat() -> None:
    """LUC-RUL-6: impossible with unique numbers; here the same card lies in two places. The lower seat also wins."""
    match = position("UC R40 | score 5", "UC R40 | score 5", "UC G2 | score 1", hand=[1, 12, 16], order=(2, 1, 0), at=2)
    assert order(match) == (0, 1, 2)
    play(match, "play 1 discard", "play 12 discard", "play 16 discard")
    assert match.result is not None
    assert match.result.winners == (0,)


def test_the_order_stays_for_the_whole_round() -> None:
    """LUC-ORD-4: shields that come during the round count from the next one on."""
    match = position(
        "UC R9",
        "UC B3",
        "UC G2",
        hand=[4, 45, 76],
        deck=range(21, 33),
        triplets=[(), (5, 8, 18), (1, 12, 16), (11, 17, 20)],
        order=(0, 1, 2),
    )
    play(match, "play 4 add", "play 45 add", "play 76 add")
    assert state_of(match).order == (0, 1, 2)
    assert match.deciding == (1,)
    told = play(match, "take 2", "play 5 discard", "play 8 discard", "play 18 discard")
    told += play(match, "take 3", "play 1 discard", "play 12 discard", "play 16 discard")
    assert [event.order for event in told if isinstance(event, OrderFixed)] == [(0, 1, 2)]
    assert [event.shields for event in told if isinstance(event, OrderFixed)] == [(10, 2, 0)]


def test_a_covered_street_number_no_longer_counts() -> None:
    """LUC-PAL-5, LUC-ORD-3, worked example LUC-T25"""
    match = position("UC Y95", "UC R40", "UC G39", "UC N44", hand=[22, 1, 12], order=(0, 1, 2, 3))
    assert order(match)[0] == 1
    play(match, "play 22 add")
    state = state_of(match)
    assert state.visible_streets(0) == [22]
    assert [state.shields(seat, setting_of(state).shields) for seat in (0, 1)] == [1, 1]
    assert order(match)[:2] == (1, 0)
