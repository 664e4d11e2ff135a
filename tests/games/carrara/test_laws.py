"""The kernel's laws and the invariants of section 14 over whole random matches, with every option."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.pieces import EIGHT, NO_TILE, TILE_OF, TILE_STEP
from loggia.games.carrara.rules.pieces.packs import counts, total
from loggia.games.carrara.rules.state import OVER, UPGRADE, CarraraState
from loggia.kernel import Chance, Match, laws
from loggia.kernel.random_play import play_out, random_decision

seeds = st.integers(0, 10**9).map(str)
seat_counts = st.sampled_from([2, 3, 4])
cards = st.tuples(st.integers(1, 6), st.integers(1, 8), st.integers(1, 9), st.integers(2, 9)).map(
    lambda n: f"top-{n[0]} obj-{n[1]} bdg-{n[2]} bon-{n[3]}"
)
base = st.fixed_dictionaries({"open_holdings": st.booleans(), "start_seat": st.sampled_from(["random", 0, 1])})
expansion = st.fixed_dictionaries(
    {
        "expansion": st.just(True),
        "open_holdings": st.booleans(),
        "cards": st.one_of(st.sampled_from(["random", *GAME.box.sets]), cards),
    }
)


@settings(max_examples=15, deadline=None)
@given(seat_counts, base, seeds)
def test_the_laws_hold_in_the_base_game(seats: int, options: dict[str, object], seed: str) -> None:
    laws.hold_all(GAME, seats, options, seed)


@settings(max_examples=25, deadline=None)
@given(seat_counts, expansion, seeds)
def test_the_laws_hold_with_the_expansion(seats: int, options: dict[str, object], seed: str) -> None:
    laws.hold_all(GAME, seats, options, seed)


def hold_invariants(match: Match) -> None:
    """CAR-MOV-6."""
    state = match.state
    assert isinstance(state, CarraraState)
    for colour in range(6):
        assert sum(counts(pack)[colour] for pack in [*state.wheel, state.bag, *state.blocks]) == 7
        assert sum(counts(pack)[colour] for pack in [state.sale, state.supply, *state.objects]) == 6
    assert total(sum(state.wheel)) <= 11
    assert min(state.coins) >= 0
    tiles = [tile for tile in state.display if tile != NO_TILE] + state.pile
    tiles += [TILE_OF[b] for own in state.buildings for b in own]
    assert len(set(tiles)) == len(tiles)
    for seat in range(state.seats):
        assert len(state.scorings[seat]) <= 6
        assert state.marks[seat] == sum(1 << space for space, _ in state.scorings[seat])
        assert len({space for space, _ in state.scorings[seat]}) == len(state.scorings[seat])
    cities = [space for own in state.scorings for space, _ in own if 6 <= space < 12]
    assert len(set(cities)) == len(cities)
    if state.expansion:
        eights = sum(TILE_STEP[TILE_OF[b]] == EIGHT for own in state.buildings for b in own)
        assert state.upgrades.bit_count() + eights == (9 if state.phase == UPGRADE else 8)


@settings(max_examples=25, deadline=None)
@given(seat_counts, st.one_of(base, expansion), seeds)
def test_the_invariants_of_the_rules_hold_at_every_move(seats: int, options: dict[str, object], seed: str) -> None:
    """CAR-MOV-6, CAR-MOV-7: and every game ends, all having had the same number of turns."""
    match, chance = GAME.new(seats, options, seed), Chance(seed)
    turns = [0] * seats
    last = -1
    while not match.over:
        assert isinstance(match.state, CarraraState)
        if match.state.turn != last:
            last = match.state.turn
            turns[match.state.seat] += 1
        hold_invariants(match)
        match.play(*random_decision(match, chance))
    hold_invariants(match)
    assert len(set(turns)) == 1
    assert turns[0] * seats < 400


@settings(max_examples=20, deadline=None)
@given(seat_counts, st.one_of(base, expansion), seeds)
def test_random_matches_end_with_a_winner(seats: int, options: dict[str, object], seed: str) -> None:
    """CAR-MOV-7."""
    match = GAME.new(seats, options, seed)
    play_out(match, Chance(seed))
    result = match.result
    assert result is not None
    assert result.winners


@settings(max_examples=10, deadline=None)
@given(seat_counts, seeds)
def test_players_who_never_build_still_come_to_an_end(seats: int, seed: str) -> None:
    """CAR-MOV-7: stalling players are forced to build by empty wheels; the game stays below 300 turns."""
    match, chance = GAME.new(seats, {}, seed), Chance(seed)
    while not match.over:
        seat = match.deciding[0]
        moves = match.choices(seat)
        lazy = [move for move in moves if not move.text().startswith(("build", "score", "announce", "purchase"))]
        pool = lazy or moves
        match.play(seat, pool[chance.below(len(pool))])
    assert isinstance(match.state, CarraraState)
    assert match.state.phase == OVER
    assert match.state.turn < 300


@pytest.mark.slow
def test_ten_thousand_random_matches_end_without_an_error() -> None:
    """CAR-MOV-7, with every seat count and option."""
    for seed in range(10_000):
        options = {"expansion": seed % 2 == 1, "open_holdings": seed % 5 == 0}
        match = GAME.new(2 + seed % 3, options, seed)
        play_out(match, Chance(f"slow {seed}"), checked=seed % 10 == 0)
        assert match.result is not None
