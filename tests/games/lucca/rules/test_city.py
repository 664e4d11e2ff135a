"""Two players: the City of Lucca (rules, *Two players: the City of Lucca*)."""

from __future__ import annotations

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.events import (
    CityBastion,
    CityBuilt,
    CityCompleted,
    CityPassedOver,
    LeftOver,
    Opened,
    StreetsPaid,
)
from loggia.games.lucca.rules.state import CITY
from loggia.kernel import Match
from tests.games.lucca.building import X, palace, play, position, refused, scores, stacked, state_of, texts

A, B = "UC R4", "UC B3"


def city_step(*triplets: tuple[int, ...], city: str = "", celebration: bool = False, **more: object) -> Match:
    """The City's step of a round, seat 0 first."""
    quarters = (str(more.get("a", A)), str(more.get("b", B)))
    layout = [(), *triplets, ()] if len(triplets) == 2 else list(triplets)
    deck = range(60, 72) if more.get("deck", True) else ()
    return position(*quarters, city=city, celebration=celebration, triplets=layout, phase=CITY, order=(0, 1), deck=deck)


def test_two_play_as_three_with_a_third_area() -> None:
    """LUC-DUO-1"""
    two, three = (GAME.new(seats, {}, 1).view(None)["table"] for seats in (2, 3))
    assert [two[k] for k in ("rounds", "palace_size")] == [three[k] for k in ("rounds", "palace_size")] == [7, 5]
    assert len(two["triplets"]) == 4
    assert (two["city"], three["city"]) == ({"palaces": [], "bastions": 0}, None)


def test_the_cards_nobody_kept_found_the_city_the_highest_on_top() -> None:
    """LUC-DUO-3, LUC-RUL-27, worked example LUC-T19"""
    match = stacked(2, [54, 31, 4, 45, 9, 84, 33, 3])
    play(match, "keep 4 45", "keep 3 33")
    assert palace(match, 2, "green") == ("UC", (31, 54))
    assert palace(match, 2, "red") == ("UC", (9,))
    assert palace(match, 2, "blue") == ("UC", (84,))
    assert not {54, 31, 9, 84} & {*state_of(match).deck, *state_of(match).removed}


def test_replaced_bastions_return_to_the_deck_also_with_two() -> None:
    """LUC-RUL-36, LUC-DUO-3"""
    match = stacked(2, [X, 31, 4, 45, 9, 84, 33, 3, 54], [X, X, X, X])
    play(match, "keep 4 45", "keep 3 33")
    assert state_of(match).removed[:4] == (X, X, X, X)
    assert state_of(match).bastions == [0, 0, 0]


def test_wilds_among_the_first_cards_go_on_the_city_s_largest_palace() -> None:
    """LUC-RUL-28: after the palace cards, the lowest first; of equal palaces the one that shows the higher number."""
    match = stacked(2, [500, 10, 4, 45, 9, 84, 33, 3], celebration=True)
    play(match, "keep 4 45", "keep 3 33")
    assert palace(match, 2, "blue") == ("UC", (84, 10, 500))
    assert palace(match, 2, "red") == ("UC", (9,))


def test_the_city_has_no_turn_and_its_shields_are_never_counted() -> None:
    """LUC-DUO-4"""
    match = position("UC R9", "UC B3", city="UC G11, Y6, P19", triplets=[(1, 12, 16)] * 4)
    assert state_of(match).order == (1, 0)
    assert match.view(None)["table"]["order"] == [1, 0]


def test_after_both_turns_each_gives_the_city_a_card_of_another_triplet() -> None:
    """LUC-DUO-5: the round's first player from either, the second from the other; four cards are discarded."""
    match = city_step((45, 33, X), (15, 22, 26))
    assert match.deciding == (0,)
    assert texts(match) == {"city 2 45", "city 2 33", "city 2 x", "city 3 15", "city 3 22", "city 3 26"}
    assert refused(match, "city 1 45") == ("LUC-DUO-5", "lucca-refused-triplet-taken")
    assert refused(match, "city 3 45") == ("LUC-DUO-5", "lucca-refused-card-not-there")
    play(match, "city 3 22")
    assert match.deciding == (1,)
    assert refused(match, "city 3 15") == ("LUC-DUO-5", "lucca-refused-must-use-other-triplet")
    told = play(match, "city 2 45")
    assert LeftOver((33, X, 15, 26), ("red", "bastion", "yellow", "yellow")) in told
    assert state_of(match).round == 3


def test_the_city_takes_neither_walls_nor_discards() -> None:
    """LUC-DUO-6, worked example LUC-T27 (the City): every card is built."""
    match = city_step((X, 33, 45), (15, 22, 26))
    assert refused(match, "play x wall") == ("LUC-TRIP-2", "lucca-refused-wrong-phase")
    assert texts(match, "city 2 x") == {"city 2 x"}
    assert CityBastion(0) in play(match, "city 2 x")


def test_a_card_joins_or_starts_the_city_s_palace_of_its_colour() -> None:
    """LUC-DUO-7"""
    match = city_step((45, 33, 1), (15, 22, 26), city="UC R9")
    assert CityBuilt(0, 45, "red", "red", 2) in play(match, "city 2 45")
    assert palace(match, 2, "red") == ("UC", (9, 45))
    play(match, "city 3 15")
    assert palace(match, 2, "yellow") == ("UC", (15,))


def test_the_city_completes_without_points_and_may_start_the_colour_again() -> None:
    """LUC-DUO-7"""
    match = city_step((45, 33, 1), (56, 22, 26), city="UC R9>R13>R24>R28")
    told = play(match, "city 2 45")
    assert CityCompleted("red") in told
    assert palace(match, 2, "red") == ("", ())
    assert state_of(match).city_completed == ((0, (9, 13, 24, 28, 45)),)
    play(match, "city 3 56")
    assert palace(match, 2, "red") == ("UC", (56,))
    assert scores(match) == (0, 0)


def test_the_city_never_opens_its_palaces() -> None:
    """LUC-DUO-7: nor does it in the final opening."""
    match = city_step((45, 33, 1), (56, 22, 26), city="CP G2>G11>G17>G20>G30", deck=False)
    told = play(match, "city 2 45", "city 3 56")
    assert not [event for event in told if isinstance(event, Opened)]
    assert match.over
    assert match.view(None)["table"]["city"]["palaces"][-1]["area"] == "completed"


def test_a_party_counts_the_city_like_an_opponent() -> None:
    """LUC-DUO-8, worked example LUC-T20: B 1 card, City completed 2, City 3 cards."""
    match = position(
        "UC R4 | CP G2>G11>G20>G30>G39",
        "UC G17",
        city="UC G46>G54>G55 | CP G61>G72>G75>G82>G90",
        triplets=[(1, 12, 16)] * 4,
        order=(0, 1),
    )
    assert play(match, "open green") == [Opened(0, "green", 6)]


def test_every_completed_city_palace_of_the_colour_counts_2() -> None:
    """LUC-DUO-8, LUC-RUL-33"""
    match = position(
        "UC R4 | CP G2>G11>G20>G30>G39",
        "UC B17",
        city="CP G61>G72>G75>G82>G90, G17>G31>G46>G54>G55",
        triplets=[(1, 12, 16)] * 4,
        order=(0, 1),
    )
    assert play(match, "open green") == [Opened(0, "green", 4)]


@pytest.mark.parametrize(
    ("a", "b", "city", "after"),
    [
        ("UC P96 | score 22", "UC R33 | score 24", "UC N12, B51", (25, 24)),
        ("UC P5 | score 22", "UC R33 | score 24", "UC N12, P96", (19, 24)),
        ("UC P71 | score 22", "UC R33 | score 24", "UC N1, P96", (22, 24)),
        ("UC P71 | score 22", "UC R33 | score 24", "UC N44 | CP G17>G31>G46>G54>G2, Y6>Y7>Y15>Y22>Y95", (22, 24)),
    ],
    ids=["the City pays", "the City is paid", "the City shows both", "completed palaces show too"],
)
def test_the_city_takes_part_in_the_payment_without_a_score(a: str, b: str, city: str, after: tuple[int, int]) -> None:
    """LUC-DUO-9, LUC-RUL-20, worked example LUC-T21"""
    match = city_step((50, 33, 41), (56, 22, 26), city=city, a=a, b=b, deck=False)
    state = state_of(match)
    state.at, state.city_from = 1, 1
    state.triplets[2] = (X,)
    told = play(match, "city 3 x")
    assert scores(match) == after
    paid = [event for event in told if isinstance(event, StreetsPaid)]
    assert -1 in (paid[0].payer, paid[0].taker)


def test_the_city_cannot_win_and_is_ignored_in_ties() -> None:
    """LUC-DUO-10: it shows the highest number, but A wins the tie with 71 over 33."""
    match = city_step(
        (X, 33, 41), (X, 22, 26), city="UC N1, P96", a="UC R33 | score 24", b="UC P71 | score 24", deck=False
    )
    play(match, "city 2 x", "city 3 x")
    result = match.result
    assert result is not None
    assert (len(result.scores), result.winners) == (2, (1,))
    assert result.tie_break is not None
    assert result.tie_break["street"] == 71


def test_whoever_gives_the_city_a_wild_picks_the_palace() -> None:
    """LUC-RUL-29"""
    match = city_step((500, 33, 41), (56, 22, 26), city="UC G2, Y6", celebration=True)
    assert texts(match, "city 2 500") == {"city 2 500 green", "city 2 500 yellow"}
    assert refused(match, "city 2 500") == ("LUC-MOVE-3", "lucca-refused-wild-needs-palace")
    assert refused(match, "city 2 500 red") == ("LUC-RUL-29", "lucca-refused-city-no-palace")
    play(match, "city 2 500 yellow")
    assert palace(match, 2, "yellow") == ("UC", (6, 500))


def test_a_wild_cannot_go_to_a_city_without_a_palace_under_construction() -> None:
    """LUC-RUL-29, LUC-RUL-30: if only one triplet has a card with a place, the first player must take from it."""
    match = city_step((500, 10, 20), (56, 22, 26), celebration=True)
    assert texts(match) == {"city 3 56", "city 3 22", "city 3 26"}
    assert refused(match, "city 2 500 red") == ("LUC-RUL-29", "lucca-refused-city-must-build")


def test_a_pick_that_is_impossible_is_skipped_without_a_move() -> None:
    """LUC-RUL-30: only wilds are left for the second player, and the City builds nothing."""
    match = city_step((500, 10, 20), (X, 22, 26), celebration=True)
    told = play(match, "city 3 x")
    assert CityPassedOver(1) in told
    assert state_of(match).discards == [500, 10, 20, 22, 26]
    assert state_of(match).round == 3


def test_the_round_s_first_player_picks_first_in_every_round() -> None:
    """LUC-RUL-31: also in the last one, when the deck is empty."""
    for deck in (range(60, 72), ()):
        layout = [(1, 12, 16), (45, 33, 13), (15, 22, 26), ()]
        match = position(A, B, triplets=layout, order=(1, 0), at=1, deck=deck)
        play(match, "take 1", "play 1 wall", "play 12 wall", "play 16 wall")
        assert match.deciding == (1,)
        play(match, "city 2 45")
        assert match.deciding == (0,)


def test_a_bastion_in_the_city_has_no_effect() -> None:
    """LUC-RUL-32"""
    match = city_step((X, 33, 41), (56, 22, 26), city="UC G2")
    play(match, "city 2 x")
    assert state_of(match).bastions == [0, 0, 1]
    assert match.view(None)["table"]["city"]["bastions"] == 1
    assert scores(match) == (0, 0)
