"""What bots lean on, and the drawing for a terminal."""

from __future__ import annotations

import pytest

from loggia.games.vecchio import GAME
from loggia.kernel import SILENCE, Chance, Match, Move
from loggia.words import LANGUAGES, Words
from tests.games.vecchio.table import play, state_of, table


def by_weight(match: Match, seat: int, chance: Chance) -> Move:
    moves = match.choices(seat)
    weights = GAME.insight.weigh(state_of(match), seat, moves)
    assert min(weights) > 0
    return moves[weights.index(max(weights))]


def by_value(match: Match, seat: int, chance: Chance) -> Move:
    def lead(move: Move) -> float:
        state = state_of(match).copy()
        GAME.rules.advance(state, seat, move, Chance(f"try {chance.below(1 << 30)}"), SILENCE)
        values = GAME.insight.values(state)
        return values[seat] - values[1 - seat]

    return max(match.choices(seat), key=lead)


@pytest.mark.parametrize("greedy", [by_weight, by_value])
def test_a_greedy_player_beats_chance(greedy: object) -> None:
    assert callable(greedy)
    wins = 0
    for number in range(10):
        match, chance = GAME.new(2, {}, f"greedy {number}"), Chance(f"greedy {number}")
        mine = number % 2
        while not match.over:
            seat = match.deciding[0]
            move = greedy(match, seat, chance) if seat == mine else chance.choice(match.choices(seat))
            match.advance(seat, move)
        result = match.result
        assert result is not None
        wins += result.winners == (mine,)
    assert wins == 10


def test_at_the_end_the_values_are_the_scores() -> None:
    match = table("NB-HOARD, crests 1", "NB-SUPPLY", final=True, crests="", active="B", tracks={"venice": "AB"})
    play(match, "pass")
    assert match.result is not None
    assert GAME.insight.values(state_of(match)) == list(match.result.scores)


def test_goods_are_worth_something_before_the_end() -> None:
    poor, rich = table("siena+", "siena+"), table("siena+, 5 florin, 1 knight", "siena+")
    assert GAME.insight.values(state_of(rich))[0] > GAME.insight.values(state_of(poor))[0]
    assert GAME.insight.values(state_of(rich))[1] == GAME.insight.values(state_of(poor))[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_areas_roads_middlemen_and_members(language: str) -> None:
    match = table("siena+, siena+, colle-, 3 florin, NB-HOARD, V-SCROLL", "siena-, NB-CRESTS", tracks={"milan": "AB"})
    say = Words(language).say
    drawn = GAME.faces.sketch(match.view(0)["table"], say, 80)
    siena = next(line for line in drawn if "Sien" in line and "↑2" in line)
    assert "1↑2" in siena
    assert "2↓" in siena
    assert "Radda" in siena  # a road
    assert any("◆" in line and "Pistoia" in line for line in drawn)
    assert sum("/36" in line for line in drawn) == 10
    everything = "\n".join(drawn)
    assert ("Treasure chamber" if language == "en" else "Chambre du trésor") in everything
    assert ("Medici favour" if language == "en" else "Faveur des Médicis") not in everything
