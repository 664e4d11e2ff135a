"""What was learned from matches: it knows only what everybody sees, and is equally true at every time of a match."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite

import pytest

from loggia.bots import Budget
from loggia.bots.glance import Apprentice
from loggia.games.lucca import GAME, on_box
from loggia.games.lucca.insight.learned import PositionFacts
from loggia.games.lucca.insight.learned_weights import learned_weights, row_of
from loggia.games.lucca.rules.state import LuccaState
from loggia.kernel import Chance, Sight
from loggia.kernel.random_play import play_out, random_decision
from tests.games.lucca.building import setting_of, state_of

MATCHES = 30


@pytest.mark.parametrize("celebration", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_can_be_judged(seats: int, celebration: bool) -> None:
    match, chance = GAME.new(seats, {"celebration": celebration}, f"judge {seats}"), Chance("judge")
    rows = set()
    while not match.over:
        state = state_of(match)
        judged = GAME.insight.judge(state)
        assert len(judged) == seats
        assert all(map(isfinite, judged))
        rows |= {row_of(setting_of(state), state, seat) for seat in range(seats)}
        match.play(*random_decision(match, chance))
    lessons = learned_weights(setting_of(state_of(match)))
    assert lessons is not None
    assert rows == set(range(len(lessons.worths))) == set(range(len(lessons.overlooked)))


@pytest.mark.parametrize("seats", GAME.seats)
def test_shields_are_told_apart_by_how_soon_their_palace_may_be_completed(seats: int) -> None:
    """LUC-ORD-1: they only count under construction, so those of a palace that is nearly built are soon gone."""
    match, chance = GAME.new(seats, {}, f"shields {seats}"), Chance("shields")
    found = 0
    while not match.over:
        state = state_of(match)
        setting = setting_of(state)
        for seat, palaces in enumerate(PositionFacts(setting, state).palaces):
            by_stage = [0] * setting.palace_size
            for colour in state.under_construction(seat):
                stack = state.palace(seat, colour)
                by_stage[len(stack)] += sum(setting.shields[card] for card in stack)
            assert palaces.shields == by_stage
            assert palaces.all_shields == state.shields(seat, setting.shields)
            found += any(by_stage[2:])
        match.play(*random_decision(match, chance))
    assert found


def test_a_finished_match_is_judged_by_its_scores() -> None:
    match = GAME.new(4, {}, 3)
    play_out(match, Chance("over"))
    assert match.result is not None
    assert GAME.insight.judge(state_of(match)) == list(map(float, match.result.scores))


def test_where_hidden_cards_lie_changes_no_judgement() -> None:
    """LUC-INFO-3: deck and removed cards are one heap to everybody."""
    match, chance = GAME.new(3, {}, 8), Chance("hidden")
    for _ in range(25):
        match.play(*random_decision(match, chance))
    state = state_of(match)
    twins = [GAME.rules.imagine(state, 0, chance) for _ in range(5)]
    assert any(set(twin.removed) != set(state.removed) for twin in twins)
    for twin in twins:
        assert GAME.insight.judge(twin) == GAME.insight.judge(state)


@pytest.mark.parametrize("estimates", [GAME.insight.values, GAME.insight.judge], ids=["values", "judge"])
def test_no_time_of_a_match_is_seen_too_well_or_too_badly(estimates: object) -> None:
    """A search compares positions before and after a turn, so neither may look better by itself.

    Apprentices play worse than the searches that `judge` has learned from, but then at every time alike.
    """
    assert callable(estimates)
    player, errors = Apprentice(mistakes=0.1, worlds=1), {turns: [0.0] for turns in range(1, 8)}
    for number in range(MATCHES):
        match, chance, seen = GAME.new(2, {}, f"time {number}"), Chance(f"{number}"), []
        while not match.over:
            state, seat = state_of(match), match.awaited[0]
            if state.order and not state.hand and state.phase == 1:
                seen.append((seat, 8 - state.round, estimates(state)[seat]))
            move = player.think(Sight(match, seat), Budget(), chance).move
            assert move is not None
            match.play(seat, move)
        assert match.result is not None
        for seat, turns, value in seen:
            errors[turns].append(match.result.scores[seat] - value)
    means = [sum(error) / len(error) for error in errors.values()]
    assert max(means) - min(means) < 5.0
    assert max(map(abs, means)) < 10.0


def test_an_owners_deck_of_another_length_is_judged_by_the_insight() -> None:
    box = replace(GAME.box, columns={seats: replace(column, rounds=3) for seats, column in GAME.box.columns.items()})
    game = on_box(box)
    state = game.new(3, {}, 1).state
    assert isinstance(state, LuccaState)
    assert learned_weights(setting_of(state, game)) is None
    assert game.insight.judge(state) == game.insight.values(state)
