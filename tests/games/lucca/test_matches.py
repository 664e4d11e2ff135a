"""Whole random matches: the laws of the kernel and what Lucca itself promises."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.pieces import COMPLETED, CONSTRUCTION, NOWHERE, OPENED
from loggia.games.lucca.rules.state import KEEPING, OVER, LuccaState
from loggia.kernel import Chance, laws
from loggia.kernel.random_play import random_decision
from tests.games.lucca.building import setting_of, state_of

SETUPS = st.tuples(st.sampled_from(GAME.seats), st.booleans(), st.integers(0, 10**9))


@settings(max_examples=24)
@given(SETUPS)
def test_the_laws_hold(setup: tuple[int, bool, int]) -> None:
    """LUC-INFO-5, LUC-MOVE-5, LUC-MOVE-6: nothing is lost, refused moves change nothing, there is always a move."""
    seats, celebration, seed = setup
    laws.hold_all(GAME, seats, {"celebration": celebration}, str(seed))


def holds_together(state: LuccaState) -> None:
    """What is true of every position."""
    setting = setting_of(state)
    for seat in range(state.seats + setting.city):
        for colour in range(6):
            stack, area = state.palace(seat, colour), state.area(seat, colour)
            assert bool(stack) == (area != NOWHERE)
            assert (len(stack) == setting.palace_size) == (area in (COMPLETED, OPENED))
            if stack:
                assert setting.colour_of[stack[0]] == colour
                assert {setting.colour_of[card] for card in stack} <= {colour, -1}
            if area == CONSTRUCTION:
                assert len(stack) < setting.palace_size
    assert len(state.deck) == (setting.rounds - state.round) * setting.triplets * 3 or state.phase == KEEPING
    if state.phase == OVER:
        assert not any(state.completed(seat) for seat in range(state.seats))
        assert (state.round, state.deck) == (setting.rounds, [])


@settings(max_examples=24)
@given(SETUPS)
def test_every_position_holds_together(setup: tuple[int, bool, int]) -> None:
    """LUC-PAL-1, LUC-PAL-6, LUC-END-1: one palace per colour and player, of that colour, complete at its size only."""
    seats, celebration, seed = setup
    match, chance = GAME.new(seats, {"celebration": celebration}, seed), Chance(f"hold {seed}")
    while not match.over:
        holds_together(state_of(match))
        match.play(*random_decision(match, chance))
    holds_together(state_of(match))


@settings(max_examples=24)
@given(SETUPS)
def test_every_choice_has_its_own_pieces_and_there_are_never_many(setup: tuple[int, bool, int]) -> None:
    """The picker tells choices apart by the pieces that are pointed at, however often each."""
    seats, celebration, seed = setup
    match, chance = GAME.new(seats, {"celebration": celebration}, seed), Chance(f"ids {seed}")
    while not match.over:
        for seat in match.deciding:
            named = [tuple(sorted(face.ids)) for face in match.faces(seat)]
            assert len(set(named)) == len(named)
            assert all(named)
            assert len(named) <= 30
        match.play(*random_decision(match, chance))


@settings(max_examples=12)
@given(SETUPS)
def test_what_is_pointed_at_lies_on_the_table(setup: tuple[int, bool, int]) -> None:
    """Every id of a choice is an id in the view, or the name of a deed."""
    seats, celebration, seed = setup
    match, chance = GAME.new(seats, {"celebration": celebration}, seed), Chance(f"shown {seed}")
    while not match.over:
        for seat in match.deciding:
            shown = _ids(match.view(seat)["table"])
            for face in match.faces(seat):
                assert all(piece.startswith("do:") or piece in shown for piece in face.ids), face.ids
        match.play(*random_decision(match, chance))


def _ids(value: object) -> set[str]:
    if isinstance(value, dict):
        found = {value["id"]} if "id" in value else set()
        return found.union(*map(_ids, value.values()))
    if isinstance(value, list):
        return set().union(*map(_ids, value))
    return set()
