"""What a bot should care about: a greedy player that trusts it beats chance."""

from __future__ import annotations

import pytest

from loggia.games.lucca import GAME
from loggia.kernel import SILENCE, Chance, Match, Move
from loggia.kernel.random_play import play_out, random_decision
from tests.games.lucca.building import position, state_of

MATCHES = 24


def by_weigh(match: Match, seat: int, chance: Chance) -> Move:
    """The move that looks best at a glance."""
    moves = match.choices(seat)
    weights = GAME.insight.weigh(state_of(match), seat, moves)  # type: ignore[arg-type]
    assert min(weights) > 0
    return moves[weights.index(max(weights))]


def by_values(match: Match, seat: int, chance: Chance) -> Move:
    """The move after which the seat is furthest ahead, as far as it can know."""
    imagined = match.imagine(seat, chance)

    def lead(move: Move) -> float:
        state = state_of(imagined).copy()
        GAME.rules.advance(state, seat, move, chance, SILENCE)  # type: ignore[arg-type]
        values = GAME.insight.values(state)
        return values[seat] - max(value for other, value in enumerate(values) if other != seat)

    return max(match.choices(seat), key=lead)


@pytest.mark.parametrize("greedy", [by_weigh, by_values], ids=["weigh", "values"])
def test_a_greedy_player_beats_chance(greedy: object) -> None:
    assert callable(greedy)
    won = 0
    for number in range(MATCHES):
        match, chance = GAME.new(2, {"celebration": number % 2 == 0}, f"greedy {number}"), Chance(f"{number}")
        while not match.over:
            seat, move = random_decision(match, chance)
            if seat == number % 2:
                move = greedy(match, seat, chance)
            match.advance(seat, move)
        assert match.result is not None
        won += match.result.winners == (number % 2,)
    assert won >= MATCHES - 2


def test_the_values_of_a_finished_match_are_its_scores() -> None:
    match = GAME.new(3, {}, 2)
    play_out(match, Chance("values"))
    assert match.result is not None
    assert GAME.insight.values(state_of(match)) == list(map(float, match.result.scores))


def test_walls_that_will_not_hold_are_worth_less() -> None:
    """LUC-FIN-4: with no cards to come, nothing at all."""
    open_palaces = "OP B3>B14>B25>B36>B42"
    held = position(f"UC R4 | {open_palaces} | walls 1", "UC N44", "UC G39", round=7, at=2, hand=[1], order=(0, 1, 2))
    broken = position(f"UC R9 | {open_palaces} | walls 1", "UC N44", "UC G39", round=7, at=2, hand=[1], order=(0, 1, 2))
    assert GAME.insight.values(state_of(held))[0] == GAME.insight.values(state_of(broken))[0] + 1


def test_cards_that_can_be_played_in_any_order_are_thought_through_in_one() -> None:
    """LUC-MOVE-6: one card's ways are enough, unless two cards share a colour."""
    free = position("UC R4", "UC N44", "UC G39", round=2, at=0, hand=[3, 2, 9], order=(0, 1, 2))
    assert {move.card for move in GAME.insight.gist(state_of(free), 0)} == {3}  # type: ignore[union-attr]
    pair = position("UC R4", "UC N44", "UC G39", round=2, at=0, hand=[3, 14, 9], order=(0, 1, 2))
    assert {move.card for move in GAME.insight.gist(state_of(pair), 0)} == {9}  # type: ignore[union-attr]
    alike = position("UC R4", "UC N44", "UC G39", round=2, at=0, hand=[3, 14], order=(0, 1, 2))
    assert list(GAME.insight.gist(state_of(alike), 0)) == list(GAME.rules.choices(state_of(alike), 0))


def test_a_wild_goes_with_any_card_so_its_order_counts() -> None:
    """LUC-CEL-4."""
    wild = position("UC R4", "UC N44", "UC G39", round=2, at=0, hand=[20, 3], order=(0, 1, 2), celebration=True)
    assert list(GAME.insight.gist(state_of(wild), 0)) == list(GAME.rules.choices(state_of(wild), 0))
