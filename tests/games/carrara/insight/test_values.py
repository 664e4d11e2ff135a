"""What bots lean on: the estimate of the final score and the promise of a move."""

from collections.abc import Callable

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import Chance, Match, Move
from loggia.kernel.random_play import play_out, random_decision
from tests.games.carrara.builders import table

Player = Callable[[Match, int], Move]


def by_weigh(match: Match, seat: int) -> Move:
    """The move that looks best at a glance."""
    moves = match.choices(seat)
    weights = match.game.insight.weigh(match.state, seat, moves)
    return moves[weights.index(max(weights))]


def by_values(match: Match, seat: int) -> Move:
    """The move after which the own estimate is best."""

    def after(move: Move) -> float:
        copy = match.copy(Chance("thinking"))
        copy.advance(seat, move)
        return match.game.insight.values(copy.state)[seat]

    return max(match.choices(seat), key=after)


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("player", [by_weigh, by_values])
def test_a_greedy_player_beats_a_random_one(player: Player, expansion: bool) -> None:
    wins = 0
    for number in range(8):
        match, chance = GAME.new(2, {"expansion": expansion}, number), Chance(str(number))
        while not match.over:
            seat = match.deciding[0]
            move = player(match, seat) if seat == number % 2 else random_decision(match, chance)[1]
            match.advance(seat, move)
        assert match.result is not None
        wins += match.result.winners == (number % 2,)
    assert wins >= 7


def test_after_the_game_the_estimate_is_the_score() -> None:
    match = GAME.new(3, {"expansion": True}, 2)
    play_out(match, Chance("2"))
    assert match.result is not None
    assert [int(value) for value in match.game.insight.values(match.state)] == list(match.result.scores)


def test_a_better_position_is_worth_more() -> None:
    poor, rich = table(built="villa-3@lerici"), table(built="villa-3@livorno")
    assert GAME.insight.values(rich.state)[0] > GAME.insight.values(poor.state)[0]
    assert GAME.insight.values(table(holds="white").state)[0] > GAME.insight.values(table(holds="black").state)[0]
    assert GAME.insight.values(table(coins=10).state)[0] > GAME.insight.values(table(coins=5).state)[0]


def test_weights_are_above_zero_and_paying_cheap_blocks_is_preferred() -> None:
    t = table(holds="white black", display="villa-1")
    t.play("build villa-1 lerici")
    moves = t.match.choices(0)
    weights = dict(zip([move.text() for move in moves], GAME.insight.weigh(t.state, 0, moves), strict=True))
    assert weights["pay black"] > weights["pay white"] > 0


def test_looking_changes_nothing() -> None:
    match, chance = GAME.new(4, {"expansion": True}, 6), Chance("6")
    while not match.over:
        seat = match.deciding[0]
        before = match.save()
        weights = match.game.insight.weigh(match.state, seat, match.choices(seat))
        assert min(weights) > 0
        assert len(match.game.insight.values(match.state)) == 4
        assert match.save() == before
        match.play(*random_decision(match, chance))
    assert isinstance(match.state, CarraraState)
