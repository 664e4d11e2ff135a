"""The Celebration variant (rules, *Celebration variant*)."""

from __future__ import annotations

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.events import Completed, Opened
from loggia.games.lucca.rules.state import CITY
from loggia.kernel import NotAMove
from tests.games.lucca.building import palace, play, position, refused, setting_of, stacked, state_of, texts

DECK = GAME.box.deck(celebration=True)
REMOVED = {2: 11, 3: 13, 4: 5, 5: 3}
SIZES = {2: 72, 3: 72, 4: 75, 5: 72}


def test_the_ordinary_10_and_20_leave_the_deck() -> None:
    """LUC-CEL-1"""
    assert {card.street for card in GAME.box.base} - {card.street for card in DECK} == set()
    assert [card.kind for card in DECK if card.street in (10, 20)] == ["wild", "wild"]


def test_the_deck_has_103_cards_and_different_street_numbers() -> None:
    """LUC-CEL-2"""
    streets = [card.street for card in DECK if card.street]
    assert len(DECK) == 103
    assert len(set(streets)) == len(streets) == 99


@pytest.mark.parametrize("seats", GAME.seats)
def test_three_more_cards_are_removed_and_all_else_stays(seats: int) -> None:
    """LUC-CEL-3, LUC-DUO-2, worked example LUC-T22"""
    match = GAME.new(seats, {"celebration": True}, 5)
    play(match, *(match.choices(seat)[0].text() for seat in range(seats)))
    state = state_of(match)
    assert (len(state.removed), len(state.deck)) == (REMOVED[seats], SIZES[seats])
    assert sum(GAME.rules.inventory(state).values()) == 103
    base, golden = (GAME.new(seats, {"celebration": c}, 1).view(None)["table"] for c in (False, True))
    assert (base["rounds"], base["palace_size"]) == (golden["rounds"], golden["palace_size"])


def test_a_wild_goes_on_any_own_palace_under_construction_and_nowhere_else() -> None:
    """LUC-CEL-4, LUC-CEL-5, LUC-CEL-6, worked example LUC-T23"""
    quarters = ("UC R4, B3>B14", "CP R9>R13>R24>R28", "UC G2", "UC Y6")
    match = position(*quarters, hand=[20, 1, 12], order=(0, 1, 2, 3), celebration=True)
    assert texts(match, "play 20") == {"play 20 add red", "play 20 add blue", "play 20 wall", "play 20 discard"}
    assert refused(match, "play 20 add green") == ("LUC-CEL-4", "lucca-refused-no-palace-to-extend")
    other = position(*quarters, hand=[20, 1, 12], order=(1, 0, 2, 3), celebration=True)
    assert texts(other, "play 20") == {"play 20 wall", "play 20 discard"}
    for text in ("play 20 add red", "play 20 add"):
        assert refused(other, text) == ("LUC-CEL-4", "lucca-refused-wild-no-palace")


def test_a_wild_never_starts_a_palace() -> None:
    """LUC-CEL-5"""
    match = position("UC R4", "UC B3", "UC G2", hand=[500, 1, 12], order=(0, 1, 2), celebration=True)
    assert refused(match, "play 500 start") == ("LUC-CEL-5", "lucca-refused-wild-cannot-start")


def test_a_wild_can_be_a_wall_or_be_discarded() -> None:
    """LUC-CEL-6, LUC-RUL-25"""
    match = position("UC R4", "UC B3", "UC G2", hand=[500, 10, 12], order=(0, 1, 2), celebration=True)
    play(match, "play 500 wall", "play 10 discard")
    assert state_of(match).walls[0] == (500,)
    assert state_of(match).discards == [10]


def test_inside_a_palace_a_wild_is_an_ordinary_card_of_that_palace() -> None:
    """LUC-CEL-7, LUC-RUL-23: it completes, its symbols count, and it is a card of that colour at parties."""
    match = position("UC R9>R24>R33", "UC B3", "UC G2", "UC Y6", hand=[10, 1, 12], order=(0, 1, 2, 3), celebration=True)
    assert Completed(0, "red", 8) in play(match, "play 10 add red")
    party = position(
        "UC R9>W500",
        "UC B3 | CP R24>R33>R40>R56",
        "UC G2",
        "UC Y6",
        triplets=[(1, 12, 16)],
        order=(1, 0, 2, 3),
        celebration=True,
    )
    assert state_of(party).shields(0, setting_of(state_of(party)).shields) == 4
    assert play(party, "open red") == [Opened(1, "red", 2)]


def test_a_wild_shows_its_own_number_on_top_of_a_stack() -> None:
    """LUC-CEL-8, LUC-RUL-23"""
    match = position("UC R9", "UC P96", "UC G2", hand=[500, 1, 12], order=(0, 1, 2), celebration=True)
    play(match, "play 500 add red")
    assert match.view(None)["table"]["players"][0]["highest"] == 500
    play(match, "play 1 start")
    assert state_of(match).visible_streets(0) == [500, 1]


def test_a_wild_of_the_opening_hand_is_kept_only_on_a_palace_card() -> None:
    """LUC-CEL-9, LUC-RUL-24: it stays in the hand, and is laid on the other card; LUC-MOVE-1: it is never first."""
    match = stacked(3, [10, 20, 45, 14, 33, 3, 11, 15, 56, 25, 17, 22], celebration=True)
    assert {move.text() for move in match.choices(0)} == {
        "keep 45 10",
        "keep 45 20",
        "keep 14 10",
        "keep 14 20",
        "keep 14 45",
    }
    assert refused(match, "keep 10 20", seat=0) == ("LUC-CEL-9", "lucca-refused-two-wilds")
    assert refused(match, "keep 10 14", seat=0) == ("LUC-CEL-9", "lucca-refused-wild-first")
    assert refused(match, "keep 10 45", seat=0) == ("LUC-CEL-9", "lucca-refused-wild-first")
    match.play(0, "keep 45 10")
    play(match, "keep 11 33", "keep 17 25")
    assert palace(match, 0, "red") == ("UC", (45, 10))


@pytest.mark.parametrize("wild", [10, 20, 500])
@pytest.mark.parametrize("card", [14, 45, 31])
def test_every_wild_is_refused_as_the_first_kept_card_and_never_turned_round(wild: int, card: int) -> None:
    """LUC-MOVE-1: the first is never a wild, whatever colour that number has in the base game (10 blue, 20 green)."""
    match = stacked(3, [wild, card, 1, 12], celebration=True)
    why = match.refusal(0, match.move(f"keep {wild} {card}"))
    assert why is not None
    assert (why.rule, why.why["example"]) == ("LUC-CEL-9", f"keep {card} {wild}")
    match.play(0, f"keep {card} {wild}")
    assert state_of(match).kept[0] == (card, wild)


def test_a_hand_with_three_wilds_still_has_a_choice() -> None:
    """LUC-RUL-24: with at most 3 wilds a legal choice always exists."""
    match = stacked(3, [10, 20, 500, 45], celebration=True)
    assert {move.text() for move in match.choices(0)} == {"keep 45 10", "keep 45 20", "keep 45 500"}


def test_a_placed_wild_travels_with_its_palace_and_is_never_moved_alone() -> None:
    """LUC-CEL-10, LUC-RUL-25"""
    match = position(
        "UC R9>W500>R33, B3", "UC B14", "UC G2", "UC Y6", hand=[64, 1, 12], order=(0, 1, 2, 3), celebration=True
    )
    play(match, "play 64 add")
    assert palace(match, 0, "red") == ("CP", (9, 500, 33, 64))
    assert refused(match, "play 500 add blue") == ("LUC-TRIP-2", "lucca-refused-card-not-in-triplet")


def test_the_other_two_special_cards_are_ordinary_palace_cards() -> None:
    """LUC-CEL-11, LUC-RUL-26: blue 97 and green 98 replace the removed 10 and 20; the wilds have symbols too."""
    cards = {card.street: card for card in DECK}
    base = {card.street: card for card in GAME.box.base}
    for new, old in ((97, 10), (98, 20)):
        assert cards[new].kind == "palace"
        assert (cards[new].colour, cards[new].windows, cards[new].shields) == (
            base[old].colour,
            base[old].windows,
            base[old].shields,
        )
    assert [(cards[c].windows, cards[c].shields) for c in (10, 20, 500)] == [(2, 1), (1, 2), (0, 3)]
    match = position("UC R4", "UC B3", "UC G2", hand=[97, 98, 1], order=(0, 1, 2), celebration=True)
    play(match, "play 97 start")
    assert palace(match, 0, "blue") == ("UC", (97,))


def test_in_the_base_game_10_and_20_are_ordinary_cards() -> None:
    """LUC-SETUP-1: every text is read as for any other card, also one that names the card's own colour."""
    match = position("UC R4, B3", "UC B14", "UC Y6", hand=[10, 20, 1], order=(0, 1, 2))
    assert texts(match, "play 10") == {"play 10 add", "play 10 wall", "play 10 discard"}
    for text in ("play 10 add red", "play 20 add red", "play 1 add red"):
        with pytest.raises(NotAMove) as caught:
            match.play(0, text)
        assert caught.value.why.id == "lucca-not-a-move-palace"
    play(match, "play 10 add blue", "play 20 start")
    assert (palace(match, 0, "blue"), palace(match, 0, "green")) == (("UC", (3, 10)), ("UC", (20,)))


@pytest.mark.parametrize("card", [10, 20, 45])
def test_in_the_base_game_both_orders_of_two_colours_are_one_keep(card: int) -> None:
    """LUC-MOVE-1, LUC-SETUP-1: 10 and 20 as well as any card."""
    match = stacked(3, [card, 1, 66, 6])
    assert match.move(f"keep {card} 66") == match.move(f"keep 66 {card}")
    assert match.move(f"keep {card} 66") in match.choices(0)


def test_in_the_base_game_the_city_s_10_and_20_are_ordinary_cards_too() -> None:
    """LUC-MOVE-3"""
    layout = [(10, 12, 16), (20, 29, 32)]
    match = position("UC R4", "UC B3", city="UC B25", triplets=layout, phase=CITY, order=(0, 1), deck=range(60, 72))
    play(match, "city 1 10 blue", "city 2 20")
    assert (palace(match, 2, "blue"), palace(match, 2, "green")) == (("UC", (25, 10)), ("UC", (20,)))
