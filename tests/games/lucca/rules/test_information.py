"""Who knows what (rules, *Open and hidden*): views, events and imagining."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.pieces import BASTION
from loggia.games.lucca.rules.state import KEEPING
from loggia.kernel import Chance, Match, laws
from loggia.kernel.move import attributes
from loggia.kernel.random_play import random_decision
from tests.games.lucca.building import X, play, position, setting_of, stacked, state_of

SETUPS = st.tuples(st.sampled_from(GAME.seats), st.booleans(), st.integers(0, 10**6), st.integers(0, 110))


def somewhere(seats: int, celebration: bool, seed: int, moves: int) -> Match:
    """A match after so many random moves."""
    match, chance = GAME.new(seats, {"celebration": celebration}, seed), Chance(f"walk {seed}")
    for _ in range(moves):
        if match.over:
            break
        match.play(*random_decision(match, chance))
    return match


def told_to_all(match: Match) -> str:
    """An onlooker's view as text."""
    return json.dumps(match.view(None)["table"])


def test_everything_but_the_secrets_is_public() -> None:
    """LUC-INFO-1: quarters, triplets, order, round, the sizes of deck and removed pile; at set-up, who has chosen."""
    match = stacked(3, [X, 3, 2, 6, 33, 14, 11, 15, 56, 25, 17, 22, 45])
    match.play(1, "keep 14 33")
    table = match.view(None)["table"]
    assert [p["has_chosen"] for p in table["players"]] == [False, True, False]
    assert [p["bastions_aside"] for p in table["players"]] == [1, 0, 0]
    match.play(0, "keep 3 45")
    match.play(2, "keep 17 25")
    table = match.view(None)["table"]
    assert (table["deck"], table["removed"], table["round"], table["order"]) == (72, 10, 1, [0, 1, 2])
    assert table == {**match.view(0)["table"], "given_back": []}


def test_hands_and_choices_are_secret_until_the_reveal() -> None:
    """LUC-INFO-2: a seat sees its own hand and choice; nobody else does, and no event tells."""
    match = stacked(3, [45, 3, 2, 6, 33, 14, 11, 15, 56, 25, 17, 22])
    told = match.play(0, "keep 3 45")
    own, other = match.view(0)["table"], match.view(1)["table"]
    assert [card["street"] for card in own["kept"]] == [3, 45]
    assert other["kept"] == []
    assert [card["street"] for card in other["opening_hand"]] == [33, 14, 11, 15]
    assert "45" not in laws.heard(told, 1) + laws.heard(told, None)
    assert [one.reaches(None) for one in match.opening if one.only] == [False, False, False]


def test_what_was_given_back_stays_known_to_its_giver_only() -> None:
    """LUC-INFO-2 (three to five players)"""
    match = stacked(3, [45, 3, 2, 6, 33, 14, 11, 15, 56, 25, 17, 22])
    play(match, "keep 3 45", "keep 14 33", "keep 17 25")
    assert [card["street"] for card in match.view(0)["table"]["given_back"]] == [2, 6]
    assert [card["street"] for card in match.view(1)["table"]["given_back"]] == [11, 15]
    assert match.view(None)["table"]["given_back"] == []


def test_with_two_players_the_other_cards_become_public_as_the_city() -> None:
    """LUC-INFO-2 (two players)"""
    match = stacked(2, [54, 31, 4, 45, 9, 84, 33, 3])
    play(match, "keep 4 45", "keep 3 33")
    assert [match.view(viewer)["table"]["given_back"] for viewer in (0, 1, None)] == [[], [], []]
    shown = {card["street"] for p in match.view(None)["table"]["city"]["palaces"] for card in p["cards"]}
    assert shown == {54, 31, 9, 84}


@settings(max_examples=30)
@given(SETUPS)
def test_an_imagined_hand_holds_four_cards_and_no_bastion(setup: tuple[int, bool, int, int]) -> None:
    """LUC-INFO-2: that no hand holds a bastion is known; a seat that has chosen has made a legal choice."""
    match = somewhere(*setup[:3], moves=setup[3] % setup[0])
    state = state_of(match)
    for seat in range(state.seats):
        twin = GAME.rules.imagine(state, seat, Chance(f"{setup}{seat}"))
        assert twin.hands[seat] == state.hands[seat]
        assert twin.kept[seat] == state.kept[seat]
        for other, hand in enumerate(twin.hands):
            assert len(hand) == 4
            assert BASTION not in hand
            assert len(twin.kept[other]) == len(state.kept[other])
            if twin.kept[other]:
                empty = twin.copy()
                empty.kept = ((),) * twin.seats
                assert GAME.rules.refusal(empty, other, GAME.box.moves.keep(*twin.kept[other])) is None
        assert GAME.rules.inventory(twin) == GAME.rules.inventory(state)


@settings(max_examples=40)
@given(SETUPS)
def test_deck_and_removed_cards_are_exactly_the_cards_never_shown(setup: tuple[int, bool, int, int]) -> None:
    """LUC-INFO-3: an imagined state deals them anew and changes nothing that was ever shown."""
    match = somewhere(*setup)
    state = state_of(match)
    if state.phase == KEEPING:
        return
    twin = GAME.rules.imagine(state, 0, Chance(f"deck {setup}"))
    assert sorted([*twin.deck, *twin.removed]) == sorted([*state.deck, *state.removed])
    assert len(twin.deck) == len(state.deck)
    hidden = {"deck", "removed", "given_back"}
    for name in set(attributes(state)) - hidden:
        assert getattr(twin, name) == getattr(state, name), name


def test_imagining_really_deals_the_hidden_cards_anew() -> None:
    """LUC-INFO-3: in some imagined state each unseen card is removed; LUC-INFO-2: others' returned cards vary."""
    match = somewhere(3, False, 4, 10)
    state = state_of(match)
    twins = [GAME.rules.imagine(state, 0, Chance(f"many {n}")) for n in range(200)]
    assert set().union(*(twin.removed for twin in twins)) == {*state.deck, *state.removed}
    assert {twin.given_back[0] for twin in twins} == {state.given_back[0]}
    assert len({twin.given_back[1] for twin in twins}) > 50


@settings(max_examples=25)
@given(SETUPS)
def test_imagined_returned_cards_could_have_been_returned(setup: tuple[int, bool, int, int]) -> None:
    """LUC-INFO-2: never a bastion, nor a card that was laid out at first or kept, nor one twice."""
    match = somewhere(*setup)
    state = state_of(match)
    if state.phase == KEEPING or state.seats == 2:
        return
    for seat in range(state.seats):
        twin = GAME.rules.imagine(state, seat, Chance(f"back {setup}"))
        given = [card for cards in twin.given_back for card in cards]
        assert twin.given_back[seat] == state.given_back[seat]
        assert len(set(given)) == len(given) == 2 * state.seats
        assert not {BASTION, *state.first_seen} & set(given)


def test_the_removed_cards_follow_by_elimination_in_the_last_round() -> None:
    """LUC-INFO-3: then every imagined state has the same removed cards."""
    match, chance = GAME.new(3, {}, 12), Chance("last")
    while state_of(match).deck:
        match.play(*random_decision(match, chance))
    twins = [GAME.rules.imagine(state_of(match), 1, Chance(f"{n}")) for n in range(5)]
    assert {tuple(sorted(twin.removed)) for twin in twins} == {tuple(sorted(state_of(match).removed))}


def test_walls_discards_and_covered_numbers_are_common_knowledge() -> None:
    """LUC-INFO-4, LUC-RUL-37: an onlooker sees them too, and no rule reads them."""
    match = position("UC R4>R9", "UC B3", "UC G2", hand=[45, 1, 12], order=(0, 1, 2), deck=range(60, 72))
    play(match, "play 45 wall", "play 1 discard")
    table = match.view(None)["table"]
    assert [card["street"] for card in table["players"][0]["walls"]] == [45]
    assert [card["street"] for card in table["discards"]] == [1]
    assert [card["street"] for card in table["players"][0]["palaces"][0]["cards"]] == [4, 9]


@settings(max_examples=30)
@given(SETUPS)
def test_no_card_is_ever_lost(setup: tuple[int, bool, int, int]) -> None:
    """LUC-INFO-5: 100 or 103 cards, each in one place."""
    state = state_of(somewhere(*setup))
    box = GAME.rules.inventory(state)
    deck = setting_of(state).deck
    assert sum(box.values()) == len(deck) == (103 if state.celebration else 100)
    assert box == {"bastions" if c == BASTION else f"card {c}": deck.count(c) for c in deck}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_viewer_is_shown_the_same_whatever_is_hidden(seats: int) -> None:
    """LUC-INFO-1, LUC-INFO-2, LUC-INFO-3: non-interference, from every seat, all along a match."""
    match, chance = GAME.new(seats, {"celebration": True}, "hidden"), Chance("hidden")
    while not match.over:
        for seat in range(seats):
            twin = match.imagine(seat, Chance(f"{len(match.moves)} {seat}"))
            assert laws.shown(twin, seat) == laws.shown(match, seat)
            if match.state.phase != KEEPING:  # type: ignore[attr-defined]
                assert told_to_all(twin) == told_to_all(match)
        match.play(*random_decision(match, chance))


def test_a_turn_tells_no_secret_until_the_next_triplets_are_laid_out() -> None:
    """Free undo: within a round no event reveals anything and nothing is left to chance."""
    match, chance = GAME.new(4, {}, "undo"), Chance("undo")
    while not match.over:
        state, spent = state_of(match), match.spent_chance
        round_, keeping = state.round, state.phase == KEEPING
        told = match.play(*random_decision(match, chance))
        if not keeping and state.round == round_:
            assert match.spent_chance == spent
            assert not any(one.event.reveals for one in told)
