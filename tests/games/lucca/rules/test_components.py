"""What is in the box (rules, *Components*)."""

from __future__ import annotations

from collections import Counter

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.data_file import DATA_FILE
from loggia.games.lucca.rules.pieces import BASTION
from loggia.kernel.datafile import read
from loggia.kernel.move import attributes
from tests.games.lucca.building import play, position, scores, texts

BASE = GAME.box.deck(celebration=False)
PALACES = [card for card in BASE if card.kind == "palace"]


def test_the_deck_has_96_palace_cards_and_4_bastions() -> None:
    """LUC-COMP-1"""
    assert len(BASE) == 100
    assert Counter(card.kind for card in BASE) == {"palace": 96, "bastion": 4}


def test_there_are_16_palace_cards_of_each_of_6_colours() -> None:
    """LUC-COMP-2"""
    assert Counter(card.colour for card in PALACES) == dict.fromkeys(GAME.box.colours, 16)
    assert len(GAME.box.colours) == 6


def test_windows_and_shields_of_a_palace_card_add_up_to_3() -> None:
    """LUC-COMP-3"""
    assert {card.windows + card.shields for card in PALACES} == {3}
    assert {card.windows for card in PALACES} == {0, 1, 2, 3}


def test_each_colour_has_4_cards_of_each_mix() -> None:
    """LUC-COMP-4"""
    assert set(Counter((card.colour, card.windows) for card in PALACES).values()) == {4}
    assert sum(card.windows for card in PALACES) == sum(card.shields for card in PALACES) == 144


def test_street_numbers_run_from_1_to_96_and_are_balanced() -> None:
    """LUC-COMP-5: each colour once in every block of six, with the same sum, and each window count once a quarter."""
    assert sorted(card.street for card in PALACES) == list(range(1, 97))
    for colour in GAME.box.colours:
        mine = [card for card in PALACES if card.colour == colour]
        assert sorted((card.street - 1) // 6 for card in mine) == list(range(16))
        assert sum(card.street for card in mine) == 776
        assert len({((card.street - 1) // 24, card.windows) for card in mine}) == 16


def test_a_bastion_has_nothing_printed_on_it() -> None:
    """LUC-COMP-6: no colour, number, windows or shields; so it never begins or extends a palace."""
    bastions = {card for card in BASE if card.kind == "bastion"}
    assert [(card.street, card.colour, card.windows, card.shields) for card in bastions] == [(BASTION, "", 0, 0)]
    match = position("UC R4", "UC B3", "UC G2", hand=[BASTION, 45, 33])
    assert texts(match, "play x") == {"play x bastion", "play x wall", "play x discard"}


def test_the_five_special_cards_have_golden_numbers_and_are_only_in_the_celebration_deck() -> None:
    """LUC-COMP-7"""
    golden = {card.street for card in GAME.box.deck(celebration=True) if card.golden}
    assert golden == {10, 20, 500, 97, 98}
    assert not any(card.golden for card in BASE)


def test_there_is_a_quarter_for_each_of_five_players_and_it_changes_nothing() -> None:
    """LUC-COMP-8: five quarters, so at most five seats; no rule and no state knows which quarter is whose."""
    assert len(read(DATA_FILE)[0]["quarters"].entries()) == max(GAME.seats) == 5
    assert not any("quarter" in slot for slot in attributes(GAME.new(5).state))


def test_a_player_owns_three_areas_and_walls_and_bastions_lie_with_the_completed_palaces() -> None:
    """LUC-COMP-9"""
    match = position("UC R4 | CP G2>G11>G17>G20>G30 | OP B3>B10>B14>B23>B25 | walls 1 | bastions 1", "UC B36", "UC Y6")
    player = match.view(1)["table"]["players"][0]
    assert {p["colour"]: p["area"] for p in player["palaces"]} == {
        "red": "construction",
        "green": "completed",
        "blue": "opened",
    }
    assert (len(player["walls"]), player["bastions"]) == (1, 1)


def test_scores_are_public() -> None:
    """LUC-COMP-10: every viewer sees every score."""
    match = position("UC R9>R24>R33>R40 | score 6", "UC B3 | score 2", "UC G2", hand=[64, 1, 12])
    play(match, "play 64 add")
    assert scores(match) == (16, 2, 0)
    for viewer in (0, 1, 2, None):
        assert [player["score"] for player in match.view(viewer)["table"]["players"]] == [16, 2, 0]
