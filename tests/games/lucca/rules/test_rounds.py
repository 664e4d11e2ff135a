"""The end of a round and of the game (rules, *End of a round, end of the game*)."""

from __future__ import annotations

import pytest

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.events import LeftOver, OrderFixed, TripletsLaid
from loggia.kernel import Chance
from loggia.kernel.random_play import random_decision
from tests.games.lucca.building import X, play, position, state_of

LAYOUT = [(), (), (41, X, 50), (59, 66, 67)]


def test_the_last_triplet_is_discarded_and_never_returns() -> None:
    """LUC-RND-1"""
    match = position("UC R4", "UC B3", "UC G2", triplets=LAYOUT, order=(0, 1, 2), at=2, deck=range(70, 82))
    told = play(match, "take 4", "play 59 wall", "play 66 wall", "play 67 discard")
    assert LeftOver((41, X, 50), ("brown", "bastion", "brown")) in told
    assert state_of(match).discards == [67, 41, X, 50]
    assert not {67, 41, 50} & set(state_of(match).deck)


def test_the_next_round_lays_out_triplets_and_finds_the_order_anew() -> None:
    """LUC-RND-2: from the top of the deck, which is its end."""
    match = position("UC R4", "UC B3", "UC G2", triplets=LAYOUT, order=(2, 1, 0), at=2, deck=range(70, 94))
    told = play(match, "take 4", "play 59 wall", "play 66 wall", "play 67 discard")
    state = state_of(match)
    assert state.round == 3
    assert state.triplets == [(93, 92, 91), (90, 89, 88), (87, 86, 85), (84, 83, 82)]
    assert [type(event) for event in told[-2:]] == [TripletsLaid, OrderFixed]
    assert state.order == (0, 1, 2)
    assert match.deciding == (0,)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 7), (4, 6), (5, 5)])
@pytest.mark.parametrize("celebration", [False, True])
def test_the_deck_runs_out_exactly_with_the_last_layout_and_that_round_is_played_in_full(
    seats: int, rounds: int, celebration: bool
) -> None:
    """LUC-END-1, LUC-RUL-22, LUC-DUO-1, worked example LUC-T03: 7, 7, 6, 5 rounds; no layout is ever short of cards."""
    match, chance = GAME.new(seats, {"celebration": celebration}, 11), Chance("end")
    turns = 0
    while not match.over:
        seat, move = random_decision(match, chance)
        for told in match.play(seat, move):
            if isinstance(told.event, TripletsLaid):
                assert {len(triplet) for triplet in told.event.triplets} == {3}
                assert (told.event.left == 0) is (told.event.round == rounds)
        turns += move.text().startswith("take")
    assert state_of(match).round == rounds
    assert turns == rounds * seats
