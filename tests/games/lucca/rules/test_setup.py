"""Set-up: the deal, the secret choice, the reveal (rules, *Set-up*)."""

from __future__ import annotations

import itertools

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.events import BastionsReplaced, HandDealt, Kept, Reshuffled, TripletsLaid
from loggia.kernel import Chance
from tests.games.lucca.building import X, palace, play, refused, scores, stacked, state_of, texts

TRIPLETS = {2: 4, 3: 4, 4: 5, 5: 6}
SIZES = {2: 72, 3: 72, 4: 75, 5: 72}
ROUNDS = {2: 7, 3: 7, 4: 6, 5: 5}
REMOVED = {2: 8, 3: 10, 4: 2, 5: 0}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_base_game_leaves_the_special_cards_in_the_box(seats: int) -> None:
    """LUC-SETUP-1"""
    box = GAME.rules.inventory(state_of(GAME.new(seats, {}, 1)))
    assert sum(box.values()) == 100
    assert not {"card 97", "card 98", "card 500"} & set(box)


def test_scores_start_at_0_and_every_seat_has_an_empty_quarter() -> None:
    """LUC-SETUP-2"""
    match = GAME.new(5, {}, 1)
    assert scores(match) == (0, 0, 0, 0, 0)
    players = match.view(None)["table"]["players"]
    assert [p["palaces"] for p in players] == [[]] * 5


def test_the_cards_are_shuffled() -> None:
    """LUC-SETUP-3: other seeds, other deals; the same seed, the same deal."""
    hands = {state_of(GAME.new(3, {}, seed)).hands for seed in range(5)}
    assert len(hands) == 5
    assert state_of(GAME.new(3, {}, 1)).deck == state_of(GAME.new(3, {}, 1)).deck


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_player_is_dealt_4_secret_cards(seats: int) -> None:
    """LUC-SETUP-4"""
    match = GAME.new(seats, {}, 3)
    for seat in range(seats):
        assert len(match.view(seat)["table"]["opening_hand"]) == 4
    dealt = [told for told in match.opening if isinstance(told.event, HandDealt)]
    assert [told.only for told in dealt] == [(seat,) for seat in range(seats)]


def test_dealt_bastions_are_replaced_again_and_again() -> None:
    """LUC-SETUP-5, LUC-SETUP-10: seat by seat after all hands are dealt, each until another card comes."""
    match = stacked(3, [X, 2, 3, 4, 5, 6, X, 8, 9, 11, 12, 13, X, 21, X, 22, 23, 24, 25])
    assert state_of(match).hands == ((21, 2, 3, 4), (5, 6, 22, 8), (9, 11, 12, 13))
    assert state_of(match).triplets[0] == (23, 24, 25)
    replaced = [told.event for told in match.opening if isinstance(told.event, BastionsReplaced)]
    assert replaced == [BastionsReplaced(0, 2), BastionsReplaced(1, 2)]
    assert [p["bastions_aside"] for p in match.view(None)["table"]["players"]] == [2, 2, 0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_triplet_more_than_players_is_laid_out_four_with_two(seats: int) -> None:
    """LUC-SETUP-6, worked example LUC-T01"""
    triplets = GAME.new(seats, {}, 8).view(None)["table"]["triplets"]
    assert len(triplets) == TRIPLETS[seats]
    assert {len(triplet["cards"]) for triplet in triplets} == {3}


def test_bastions_may_lie_in_the_first_triplets() -> None:
    """LUC-RUL-34"""
    match = stacked(3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, X, X, 14])
    assert state_of(match).triplets[0] == (X, X, 14)


def test_the_first_triplets_are_in_view_when_cards_are_kept() -> None:
    """LUC-RUL-35: they are laid out before the choice, and keeping does not change them."""
    match = GAME.new(3, {}, 4)
    before = state_of(match).triplets.copy()
    assert isinstance(match.opening[-1].event, TripletsLaid)
    while state_of(match).phase == 0:
        match.play(match.deciding[0], match.choices(match.deciding[0])[0])
    assert state_of(match).triplets == before
    assert state_of(match).round == 1


def test_all_choose_two_of_four_at_once_and_the_cards_are_revealed_together() -> None:
    """LUC-SETUP-7"""
    match = stacked(3, [45, 3, 2, 6, 33, 14, 11, 15, 56, 25, 17, 22])
    waited_for = [match.deciding]
    for seat, move in ((1, "keep 14 33"), (0, "keep 2 45")):
        assert not any(isinstance(t.event, Kept) for t in match.play(seat, move))
        waited_for.append(match.deciding)
    assert waited_for == [(0, 1, 2), (0, 2), (2,)]
    told = [t.event for t in match.play(2, "keep 17 25")]
    assert [event.cards for event in told if isinstance(event, Kept)] == [(2, 45), (14, 33), (17, 25)]
    assert palace(match, 0, "red") == ("UC", (45,))
    assert palace(match, 0, "green") == ("UC", (2,))
    assert palace(match, 0, "blue") == ("", ())


def test_only_cards_of_the_own_hand_can_be_kept() -> None:
    """LUC-SETUP-7"""
    match = stacked(3, [45, 3, 2, 6, 33, 14, 11, 15])
    assert refused(match, "keep 45 33", seat=0) == ("LUC-SETUP-7", "lucca-refused-card-not-in-hand")
    assert refused(match, "keep 45 96", seat=0) == ("LUC-SETUP-7", "lucca-refused-card-not-in-hand")
    assert refused(match, "take 1", seat=0) == ("LUC-TURN-2", "lucca-refused-wrong-phase")


@pytest.mark.parametrize(("move", "stack"), [("keep 87 3", (87, 3)), ("keep 3 87", (3, 87))])
def test_of_two_kept_cards_of_a_colour_the_owner_chooses_the_top(move: str, stack: tuple[int, ...]) -> None:
    """LUC-SETUP-7, LUC-RUL-17, worked example LUC-T26: one palace of 2 cards with 3 shields either way."""
    match = stacked(3, [87, 3, 2, 6, 33, 14, 11, 15, 56, 25, 17, 22])
    match.play(0, move)
    play(match, "keep 11 33", "keep 17 25")
    assert palace(match, 0, "blue") == ("UC", stack)
    player = match.view(0)["table"]["players"][0]
    assert (player["palaces"][0]["street"], player["shields"]) == (stack[-1], 3)


def test_both_orders_mean_the_same_where_the_order_does_not_matter() -> None:
    """LUC-MOVE-1: merged among the choices, accepted in both orders."""
    match = stacked(3, [45, 3, 87, 6, 33, 14, 11, 15, 56, 25, 17, 22])
    assert {move.text() for move in match.choices(0)} == {
        "keep 3 45",
        "keep 45 87",
        "keep 6 45",
        "keep 3 87",
        "keep 87 3",
        "keep 3 6",
        "keep 6 87",
    }
    assert match.move("keep 45 3") == match.move("keep 3 45") != match.move("keep 3 87")
    twin = match.copy()
    match.play(0, "keep 45 3")
    twin.play(0, "keep 3 45")
    assert state_of(match).kept == state_of(twin).kept


def test_cards_not_kept_go_back_into_the_deck_and_it_is_shuffled_again() -> None:
    """LUC-SETUP-8: the other cards of every hand, and the replaced bastions."""
    match = stacked(3, [X, 3, 2, 6, 33, 14, 11, 15, 56, 25, 17, 22, 45], [3, 2, 15, 22, X, X, X, X])
    assert state_of(match).hands[0] == (45, 3, 2, 6)
    play(match, "keep 6 45", "keep 14 33", "keep 17 56")
    state = state_of(match)
    assert state.removed[:7] == (3, 2, 15, 22, X, X, X)
    assert {11, 25} <= {*state.deck, *state.removed}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_tabled_number_of_cards_is_removed_unseen(seats: int) -> None:
    """LUC-SETUP-9, LUC-DUO-2, worked example LUC-T03: size = rounds x triplets x 3 + kept + removed."""
    match = GAME.new(seats, {}, 5)
    told = play(match, *(match.choices(seat)[0].text() for seat in range(seats)))
    assert Reshuffled(REMOVED[seats], SIZES[seats]) in told
    state = state_of(match)
    assert (len(state.deck), len(state.removed)) == (SIZES[seats], REMOVED[seats])
    kept = 8 if seats == 2 else 2 * seats
    assert ROUNDS[seats] * TRIPLETS[seats] * 3 + kept + REMOVED[seats] == 100


def test_the_deal_follows_the_replay_convention() -> None:
    """LUC-SETUP-10: four to seat 0, four to seat 1, ...; then triplet after triplet; removed cards from the top."""
    match = stacked(4, range(1, 97), [50, 51])
    state = state_of(match)
    assert state.hands == ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16))
    assert state.triplets == [(17, 18, 19), (20, 21, 22), (23, 24, 25), (26, 27, 28), (29, 30, 31)]
    play(match, "keep 1 2", "keep 5 6", "keep 9 11", "keep 13 14")
    assert state.removed == (50, 51)


def test_the_reveal_uses_chance_and_cannot_be_taken_back() -> None:
    """LUC-SETUP-8: before the last choice nothing was left to chance."""
    match = GAME.new(3, {}, 9)
    spent = match.spent_chance
    for seat, grows in itertools.zip_longest(range(3), (False, False, True)):
        match.play(seat, match.choices(seat)[0])
        assert (match.spent_chance > spent) is grows


def test_every_kept_pair_leaves_everybody_with_a_palace() -> None:
    """LUC-RUL-7: two kept cards always form at least one palace."""
    chance = Chance("palaces")
    for seed in range(20):
        match = GAME.new(5, {"celebration": True}, seed)
        while match.state.phase == 0:  # type: ignore[attr-defined]
            seat = match.deciding[0]
            match.play(seat, chance.choice(match.choices(seat)))
        assert all(player["palaces"] for player in match.view(None)["table"]["players"])


def test_nothing_else_is_offered_while_cards_are_kept() -> None:
    """LUC-SETUP-7"""
    match = GAME.new(4, {}, 2)
    assert all(text.startswith("keep ") for text in texts(match))
    assert refused(match, "play 45 wall")[1] == "lucca-refused-wrong-phase"
