"""A turn begins with parties (rules, *A turn* and *Opening palaces*)."""

from __future__ import annotations

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules import parties
from loggia.games.lucca.rules.events import Opened
from tests.games.lucca.building import palace, play, position, refused, scores, setting_of, state_of, texts

LAYOUT = [(1, 12, 16), (21, 29, 32), (41, 44, 50), (59, 66, 67)]


def test_each_player_takes_one_turn_a_round_in_order() -> None:
    """LUC-TURN-1"""
    match = position("UC R4", "UC B3", "UC G2", triplets=LAYOUT, order=(1, 2, 0), deck=range(70, 82))
    turns = []
    for number in (1, 2, 3):
        turns.append(match.deciding)
        play(match, f"take {number}")
        play(match, *(f"play {card} discard" for card in LAYOUT[number - 1]))
    assert turns == [(1,), (2,), (0,)]
    assert state_of(match).round == 3


def test_openings_come_before_the_triplet_and_never_after() -> None:
    """LUC-TURN-2, LUC-RUL-4: the steps cannot be swapped or repeated."""
    match = position("UC R4 | CP G2>G11>G17>G20>G30", "UC B3", "UC Y6", triplets=LAYOUT, order=(0, 1, 2))
    assert texts(match) == {"open green", "take 1", "take 2", "take 3", "take 4"}
    assert refused(match, "play 1 wall") == ("LUC-TRIP-2", "lucca-refused-wrong-phase")
    play(match, "take 1")
    assert refused(match, "open green") == ("LUC-TURN-2", "lucca-refused-wrong-phase")
    assert refused(match, "take 2") == ("LUC-TURN-2", "lucca-refused-wrong-phase")
    play(match, "play 1 discard", "play 12 discard", "play 16 discard")
    assert match.deciding == (1,)


def test_only_a_completed_palace_can_be_opened() -> None:
    """LUC-OPEN-1: not one under construction, not an open one, not one that is not there."""
    match = position("UC R4 | OP G2>G11>G17>G20>G30", "UC B3", "UC Y6", triplets=LAYOUT, order=(0, 1, 2))
    assert refused(match, "open red") == ("LUC-OPEN-1", "lucca-refused-not-completed-construction")
    assert refused(match, "open green") == ("LUC-OPEN-1", "lucca-refused-not-completed-opened")
    assert refused(match, "open blue") == ("LUC-OPEN-1", "lucca-refused-not-completed-nowhere")


@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_can_open_anything_in_round_1(seats: int) -> None:
    """LUC-OPEN-1"""
    match = GAME.new(seats, {}, 6)
    while state_of(match).round == 1:
        assert not texts(match, "open")
        match.play(match.deciding[0], match.choices(match.deciding[0])[0])


def test_a_palace_cannot_be_opened_in_the_turn_that_completes_it() -> None:
    """LUC-OPEN-1, LUC-PAL-3, worked example LUC-T09"""
    match = position(
        "UC R13>R53", "UC B3", "UC G2", "UC Y6", "UC P5", triplets=[(89, 1, 12), *[()] * 5], order=(0, 1, 2, 3, 4)
    )
    assert refused(match, "open red")[0] == "LUC-OPEN-1"
    play(match, "take 1", "play 89 add")
    assert palace(match, 0, "red")[0] == "CP"
    assert refused(match, "open red")[0] == "LUC-TURN-2"


def test_any_number_of_palaces_may_be_opened_in_a_turn() -> None:
    """LUC-OPEN-2, LUC-RUL-3: none, one or all; nobody must."""
    quarter = "UC R4 | CP G2>G11>G17>G20>G30, B10>B14>B23>B25>B36"
    for moves in ((), ("open green",), ("open blue", "open green")):
        match = position(quarter, "UC B3", "UC Y6", triplets=LAYOUT, order=(0, 1, 2))
        play(match, *moves, "take 1")
        assert state_of(match).opened(0) == len(moves)


def test_a_party_counts_cards_under_construction_and_completed_palaces_of_the_others() -> None:
    """LUC-OPEN-3, LUC-OPEN-4, worked example LUC-T02: B two cards 2, C one card 1, D completed 2, E opened 0."""
    match = position(
        "UC B3 | CP R24>R28>R53",
        "UC R9>R40",
        "UC R13",
        "UC G2 | CP R33>R56>R64",
        "UC G11 | OP R45>R69>R81",
        triplets=LAYOUT,
        order=(0, 1, 2, 3, 4),
    )
    assert play(match, "open red") == [Opened(0, "red", 5)]
    assert scores(match) == (5, 0, 0, 0, 0)
    assert palace(match, 0, "red") == ("OP", (24, 28, 53))
    assert palace(match, 3, "red")[0] == "CP"


@pytest.mark.parametrize("moves", [("open blue", "open yellow"), ("open yellow", "open blue")])
def test_each_party_is_scored_on_its_own_in_any_order(moves: tuple[str, str]) -> None:
    """LUC-RUL-1, LUC-OPEN-2, worked example LUC-T10: blue 3 and yellow 4."""
    match = position(
        "UC R4 | CP B10>B42>B43>B51>B58, Y15>Y22>Y26>Y35>Y38",
        "UC B3>B14>B25 | CP Y47>Y49>Y60>Y63>Y70",
        "UC Y6>Y7 | OP B65>B68>B73>B84>B87",
        triplets=LAYOUT,
        order=(0, 1, 2),
    )
    told = {event.colour: event.points for event in play(match, *moves) if isinstance(event, Opened)}
    assert told == {"blue": 3, "yellow": 4}
    assert scores(match) == (7, 0, 0)


def test_own_cards_do_not_count_at_a_party() -> None:
    """LUC-RUL-2: only the one green card of the other."""
    match = position("UC R4 | CP G2>G11>G17>G20>G30", "UC G31", "UC B3", triplets=LAYOUT, order=(0, 1, 2))
    assert play(match, "open green") == [Opened(0, "green", 1)]


def test_the_guests_of_all_colours_at_once_are_those_of_each_party() -> None:
    """LUC-OPEN-3, LUC-DUO-8: bots count for all colours in one go; less one's own palace it is the same."""
    match = position(
        "UC R4>R9 | CP G2>G11>G17>G20>G30",
        "UC R13, G31 | OP B3>B10>B14>B23>B25",
        city="UC R24>R28>R33 | CP R40>R45>R53>R56>R64",
        triplets=LAYOUT,
    )
    state = state_of(match)
    setting = setting_of(state)
    assert parties.party_totals(setting, state) == [8, 0, 3, 0, 0, 0]
    assert [parties.party(setting, state, 0, colour) for colour in range(6)] == [6, 0, 1, 0, 0, 0]


def test_opening_for_0_points_is_allowed() -> None:
    """LUC-OPEN-5, worked example LUC-T11"""
    match = position("UC R4 | CP N1>N12>N16>N21>N29", "UC R9", "UC G2", triplets=[(32, 41, 44)], order=(0, 1, 2))
    assert play(match, "open brown") == [Opened(0, "brown", 0)]
    assert state_of(match).opened(0) == 1


def test_an_opened_palace_stays_open() -> None:
    """LUC-OPEN-6: it moves to the opened ones and can neither be opened again nor extended."""
    match = position("UC R4 | CP G2>G11>G17>G20>G30", "UC B3", "UC Y6", triplets=[(31, 39, 46)], order=(0, 1, 2))
    play(match, "open green")
    assert palace(match, 0, "green")[0] == "OP"
    play(match, "take 1")
    assert texts(match, "play 31") == {"play 31 wall", "play 31 discard"}


def test_walls_and_bastions_are_never_counted_by_a_party() -> None:
    """LUC-OPEN-4, LUC-RUL-11, worked example LUC-T29: whatever card lies under them."""
    match = position(
        "UC B3 | CP R9>R13>R24>R28", "UC G2 | bastions 1", "UC Y6", "UC P5", triplets=LAYOUT, order=(0, 1, 2, 3)
    )
    state_of(match).walls[1] = (33, 40, 45)
    assert play(match, "open red") == [Opened(0, "red", 0)]
