"""Insight: worth of actions and bundles, and that a greedy seat beats random ones."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.insight.values import action_value, bundle_value
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import SILENCE, Chance, Match, Move
from loggia.kernel.random_play import random_decision
from tests.games.genoa.table import BOX, A, C, Table


def worth(table: Table, seat: int, field: str) -> float:
    """What the action of a field is worth to a seat."""
    return action_value(BOX, table.state, seat, BOX.field_no[field])


def test_an_action_is_worth_more_to_who_has_an_order_for_it() -> None:
    with_order = Table(at="harbor").seat(C, "SO13, copper")
    without = Table(at="harbor").seat(C, "copper")
    assert worth(with_order, C, "harbor") > worth(without, C, "harbor") + 25


def test_a_villa_is_worth_its_order() -> None:
    ready = Table(at="villa_colini").seat(C, "LO01, salt, wheat, silk")
    assert worth(ready, C, "villa_colini") > 70
    assert worth(Table(at="villa_colini"), C, "villa_colini") < 30


def test_wares_are_worth_what_orders_make_of_them() -> None:
    table = Table(at="park").seat(C, "LO01, salt, wheat")
    silk = bundle_value(BOX, table.state, C, Bundle(goods=(("silk", 1),)))
    rice = bundle_value(BOX, table.state, C, Bundle(goods=(("rice", 1),)))
    assert silk > rice + 15
    assert bundle_value(BOX, table.state, C, Bundle(25)) == 25


def test_keeping_a_needed_ware_is_worth_more_than_a_spare_one() -> None:
    table = Table(at="park").seat(C, "SO09, pepper, rice")
    needed = bundle_value(BOX, table.state, C, Bundle(goods=(("pepper", 1),)), given=True)
    spare = bundle_value(BOX, table.state, C, Bundle(goods=(("rice", 1),)), given=True)
    assert needed > spare + 5


def test_values_are_the_scores_at_the_end() -> None:
    match = GAME.new(3, {}, "end")
    chance = Chance("end")
    while not match.over:
        match.advance(*random_decision(match, chance))
    assert match.result is not None
    assert match.game.insight.values(match.state) == [float(score) for score in match.result.scores]


def test_a_bid_looks_better_than_a_pass_where_an_order_waits() -> None:
    table = Table(at="harbor").seat(C, "SO13, copper").acted(A)
    moves = list(table.match.choices(C))
    weights = table.match.game.insight.weigh(table.state, C, moves)
    best = moves[max(range(len(moves)), key=weights.__getitem__)]
    assert best.text().startswith("offer harbor pay")


def by_weight(match: Match, seat: int, moves: list[Move], chance: Chance) -> list[float]:
    return match.game.insight.weigh(match.state, seat, moves)


def by_value(match: Match, seat: int, moves: list[Move], chance: Chance) -> list[float]:
    leads = []
    for move in moves:
        state = match.state.copy()
        match.game.rules.advance(state, seat, move, chance.fork(move.text()), SILENCE)
        values = match.game.insight.values(state)
        leads.append(2 * values[seat] - sum(values))
    return leads


@pytest.mark.parametrize("look", [by_weight, by_value])
def test_a_greedy_seat_beats_a_random_one(look: object) -> None:
    """Over the measured 40 matches it won all; here a few of them."""
    assert callable(look)
    for seed in range(4):
        match, chance, hero = GAME.new(2, {}, f"greedy {seed}"), Chance(f"greedy {seed}"), seed % 2
        while not match.over:
            if hero in match.awaited and (len(match.awaited) == 1 or chance.below(2)):
                moves = list(match.choices(hero))
                scores = look(match, hero, moves, chance)
                match.advance(hero, moves[max(range(len(moves)), key=scores.__getitem__)])
            else:
                seat, move = random_decision(match, chance)
                if seat != hero:
                    match.advance(seat, move)
        assert match.result is not None
        assert match.result.winners == (hero,)
