"""Observations: what a view says, in fixed places, and nothing else."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest

import loggia
from loggia.kernel import Chance, Match, WrongSetup
from loggia.kernel.random_play import random_decision
from loggia.lab.envs.episode import EpisodeSetup
from loggia.lab.envs.observations import GAMES, observations
from loggia.lab.envs.observations.fields import HIGH, LOW
from tools import observation_tables

VARIANTS: list[tuple[str, int, dict[str, object]]] = [
    ("palio", 3, {}),
    ("carrara", 2, {"expansion": True}),
    ("carrara", 4, {}),
    ("carrara", 3, {"open_holdings": True}),
    ("lucca", 2, {}),
    ("lucca", 3, {"celebration": True}),
    ("lucca", 5, {}),
    ("genoa", 2, {"pace": "slow"}),
    ("genoa", 4, {}),
    ("vecchio", 2, {}),
    ("vecchio", 4, {"less_luck": True}),
]


def positions(match: Match, every: int) -> Iterator[Match]:
    """Some positions of a random match, its first and its last among them."""
    chance, number = Chance("positions"), 0
    while not match.over:
        if number % every == 0:
            yield match
        seat, move = random_decision(match, chance)
        match.advance(seat, move)
        number += 1
    yield match


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_an_observation_is_what_the_seat_s_view_says(name: str, seats: int, options: dict[str, object]) -> None:
    game = loggia.game(name)
    seen = observations(game, seats)
    memory: dict[object, object] = {}
    for number, match in enumerate(positions(game.new(seats, options, f"view {seats}"), 9)):
        seat = number % seats
        figures = array("h", seen.encode(match.state, seat, memory)).tolist()
        assert figures == seen.from_view(match.view(seat)), f"after {len(match.moves)} moves"
        assert len(figures) == seen.size
        assert all(LOW <= figure <= HIGH for figure in figures)


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = loggia.game(name)
    seen = observations(game, seats)
    for number, match in enumerate(positions(game.new(seats, options, f"imagine {seats}"), 23)):
        seat = number % seats
        other = match.imagine(seat, Chance(f"world {number}"))
        assert seen.encode(match.state, seat, {}) == seen.encode(other.state, seat, {})


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS)
def test_what_an_encoder_remembers_changes_nothing(name: str, seats: int, options: dict[str, object]) -> None:
    seen, memory = observations(loggia.game(name), seats), dict[object, object]()
    for match in positions(loggia.game(name).new(seats, options, "memory"), 1):
        for seat in range(seats):
            assert seen.encode(match.state, seat, memory) == seen.encode(match.state, seat, {})


def test_a_hidden_card_is_seen_by_its_owner_alone() -> None:
    match = loggia.game("lucca").new(3, {}, "own")
    seen = observations(match.game, 3)
    match.play(0, match.choices(0)[0])
    kept = [seen.named(array("h", seen.encode(match.state, seat, {})))["kept"] for seat in range(3)]
    assert any(kept[0])
    assert not any(kept[1])
    assert not any(kept[2])


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_documented(name: str) -> None:
    game = loggia.game(name)
    fields = observations(game, game.seats[0]).fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.says and field.size > 0 for field in fields)


def test_impossible_seats_and_rewards_are_refused_in_words() -> None:
    with pytest.raises(WrongSetup, match="setup-seats"):
        EpisodeSetup("lucca", 9)
    with pytest.raises(WrongSetup, match="setup-reward-unknown"):
        EpisodeSetup("lucca", 2, reward="fame")


def test_the_documentation_lists_every_field() -> None:
    text = observation_tables.PAGE.read_text(encoding="utf-8")
    assert observation_tables.page(text) == text, "run 'python -m tools.observation_tables'"
