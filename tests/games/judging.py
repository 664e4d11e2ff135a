"""What the tests of learned values ask of every room that has learned."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import isfinite
from typing import Any

from loggia.kernel import AnyGame, Chance
from loggia.kernel.random_play import random_decision

Values = list[float]


def judged_anew(game: AnyGame, seats: int, between_turns: Callable[[Any], bool]) -> int:
    """Judge every position of a random match; in how many between two turns that is not what the insight says."""
    match, chance = game.new(seats, {}, f"judge {seats}"), Chance("judge")
    found = 0
    while not match.over:
        judged = game.insight.judge(match.state)
        assert len(judged) == seats
        assert all(map(isfinite, judged))
        found += between_turns(match.state) and judged != game.insight.values(match.state)
        match.play(*random_decision(match, chance))
    return found


def glanced(
    game: AnyGame, matches: int, between_turns: Callable[[Any], bool]
) -> Iterable[tuple[tuple[int, ...], list[tuple[Values, Values]]]]:
    """Matches of two who follow their first glance: the scores, and by insight and experience what was foretold."""
    for number in range(matches):
        match, chance = game.new(2, {}, f"learned {number}"), Chance(f"learned {number}")
        seen = []
        while not match.over:
            state, seat = match.state, match.awaited[0]
            if between_turns(state):
                seen.append((game.insight.values(state), game.insight.judge(state)))
            moves = game.insight.gist(state, seat)
            weights = game.insight.weigh(state, seat, moves)
            top = max(weights)
            match.advance(seat, chance.choice([m for m, w in zip(moves, weights, strict=True) if w > 0.8 * top]))
        assert match.result is not None
        yield match.result.scores, seen


def errors(matches: Iterable[tuple[tuple[int, ...], list[tuple[Values, Values]]]]) -> tuple[float, float]:
    """How far off the foretold leads of the first were, squared: by the insight and by experience."""
    by_insight = by_experience = 0.0
    for (first, second), seen in matches:
        for values, judged in seen:
            by_insight += (first - second - values[0] + values[1]) ** 2
            by_experience += (first - second - judged[0] + judged[1]) ** 2
    return by_insight, by_experience
