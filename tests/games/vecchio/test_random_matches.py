"""Whole random matches under every law."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from loggia.games.vecchio import GAME
from loggia.kernel import laws


@settings(max_examples=8)
@given(
    seed=st.integers(0, 10**9),
    seats=st.sampled_from(GAME.seats),
    less_luck=st.booleans(),
    middlemen=st.sampled_from(("random", "standard")),
)
def test_the_laws_hold(seed: int, seats: int, less_luck: bool, middlemen: str) -> None:
    laws.hold_all(GAME, seats, {"less_luck": less_luck, "middlemen": middlemen}, f"{seed}", every=23)
