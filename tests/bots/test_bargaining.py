"""Bargaining: what a bot proposes, accepts and refuses, from what a deal would bring everybody."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from loggia.bots.bargaining import CLOSE, FIRM, FRIENDLY, Manner, forced, judge, rivalry, worth
from loggia.games.palio import GAME
from loggia.games.palio.rules.state import PalioState
from loggia.kernel import Bargain, Deal

PAY_5, PAY_10, PAY_15, ACCEPT, WITHDRAW = GAME.box.moves


def table(*points: int) -> PalioState:
    """Seats with so many points each: all that the judgement needs to know."""
    return PalioState([[1] for _ in points], [0] * len(points), [], 1, [[one] for one in points])


def proposals(surplus: float, said: int = 0) -> tuple[Deal, ...]:
    """Seat 0 could pay seat 1 a tenth, a third or two thirds of what both win together."""
    return tuple(
        Deal(move, (surplus * (1 - part), surplus * part, 0.0), 1, said=said)
        for move, part in ((PAY_5, 0.1), (PAY_10, 0.45), (PAY_15, 0.65))
    )


def test_a_first_proposal_is_greedy_and_the_next_ones_are_fairer() -> None:
    said = []
    for times in range(3):
        deal = judge(GAME, table(5, 5, 5), 0, Bargain(proposals(30.0, times), ())).deal
        said.append(deal.move if deal else None)
    assert said == [PAY_10, PAY_15, PAY_15]
    assert judge(GAME, table(5, 5, 5), 0, Bargain(proposals(30.0, 3), ())).deal is None, "then it is silent"


def test_what_helps_the_other_more_is_refused_between_two() -> None:
    offer = Bargain((Deal(ACCEPT, (5.0, 40.0), 1, binds=True),), (PAY_5,))
    assert judge(GAME, table(5, 5), 0, offer).deal is None


def test_what_helps_both_against_the_third_is_accepted() -> None:
    offer = Bargain((Deal(ACCEPT, (15.0, 15.0, 0.0), 1, binds=True),), (PAY_5,))
    deal = judge(GAME, table(5, 5, 5), 0, offer).deal
    assert deal is not None
    assert deal.move == ACCEPT


def test_the_leader_is_not_helped_for_a_trifle() -> None:
    offer = Bargain((Deal(ACCEPT, (6.0, 9.0, 0.0), 1, binds=True),), (PAY_5,))
    assert judge(GAME, table(5, 1, 9), 0, offer).deal is not None
    assert judge(GAME, table(5, 9, 1), 0, offer).deal is None


def test_an_own_offer_that_has_become_bad_is_withdrawn() -> None:
    standing = (-10.0, 12.0, 0.0)
    back = Deal(WITHDRAW, tuple(-gain for gain in standing), binds=True)
    deal = judge(GAME, table(5, 5, 5), 0, Bargain((back,), ())).deal
    assert deal is not None
    assert deal.move == WITHDRAW


def test_who_must_sell_is_offered_little() -> None:
    deals = tuple(Deal(one.move, one.gains, 1, compels=True) for one in proposals(30.0))
    deal = judge(GAME, table(5, 5, 5), 0, Bargain(deals, ())).deal
    assert deal is not None
    assert deal.move == PAY_5


def test_where_nothing_but_a_deal_is_left_the_least_bad_one_is_taken() -> None:
    bad = Deal(PAY_5, (-9.0, 0.0, 0.0), 1, binds=True)
    worse = Deal(PAY_10, (-20.0, 9.0, 0.0), 1, binds=True)
    assert forced(Bargain((worse, bad), ()), 0, 3) == PAY_5


def test_rivalry_is_nearly_whole_between_two_and_shared_among_more() -> None:
    assert rivalry([3.0, 4.0], 1) == [CLOSE, 0.0]
    assert worth((10.0, 6.0), 0, rivalry([3.0, 4.0], 0)) == pytest.approx(10.0 - CLOSE * 6.0)
    assert rivalry([3.0, 4.0, 4.0], 0) == [0.0, 0.5, 0.5]


def test_two_deal_where_both_gain_about_the_same() -> None:
    even = Bargain((Deal(PAY_5, (20.0, 19.0), 1), Deal(PAY_10, (12.0, 28.0), 1)), ())
    deal = judge(GAME, table(5, 5), 0, even).deal
    assert deal is not None
    assert deal.move == PAY_5
    assert judge(GAME, table(5, 5), 0, Bargain(even.deals[1:], ())).deal is None


def test_who_loses_by_refusing_is_offered_less() -> None:
    """The partner would rather not deal; but not dealing has become worse for him."""
    free = Deal(PAY_5, (20.0, 1.0, 0.0), 1)
    assert judge(GAME, table(5, 5, 5), 0, Bargain((free,), ())).deal is None
    pressed = Deal(PAY_5, (20.0, 1.0, 0.0), 1, pressure=25.0)
    assert judge(GAME, table(5, 5, 5), 0, Bargain((pressed,), ())).deal == pressed


def test_ideas_are_deals_that_the_partner_may_take_the_best_first() -> None:
    greedy = Deal(PAY_5, (40.0, -10.0, 0.0), 1)
    fair = Deal(PAY_10, (20.0, 18.0, 0.0), 1)
    bound = Deal(ACCEPT, (4.0, 3.0, 0.0), 1, binds=True)
    verdict = judge(GAME, table(5, 5, 5), 0, Bargain((greedy, bound, fair), ()))
    assert [idea.move for idea in verdict.ideas] == [PAY_10, ACCEPT]


def test_a_firm_bot_leaves_the_other_less() -> None:
    deals = Bargain((Deal(PAY_5, (17.7, 12.3, 0.0), 1), Deal(PAY_10, (16.5, 13.5, 0.0), 1)), ())
    friendly, firm = [judge(GAME, table(5, 5, 5), 0, deals, manner).deal for manner in (FRIENDLY, FIRM)]
    assert friendly is not None
    assert firm is not None
    assert (firm.move, friendly.move) == (PAY_5, PAY_10)


def test_between_two_a_firm_bot_refuses_what_helps_the_other_as_much() -> None:
    offer = Bargain((Deal(ACCEPT, (18.0, 20.0), 1, binds=True),), (PAY_5,))
    assert judge(GAME, table(5, 5), 0, offer, FRIENDLY).deal is not None
    assert judge(GAME, table(5, 5), 0, offer, FIRM).deal is None


def test_a_bot_that_never_deals_only_deals_where_it_must() -> None:
    silent = Manner(least=inf)
    good = Bargain((Deal(ACCEPT, (50.0, 1.0, 0.0), 1, binds=True), *proposals(30.0)), (PAY_5,))
    assert judge(GAME, table(5, 5, 5), 0, good, silent).deal is None
    assert forced(Bargain(good.deals, ()), 0, 3) == ACCEPT


def test_a_sale_that_the_other_owes_me_is_not_put_at_risk_for_a_little_more() -> None:
    sure = Deal(PAY_5, (20.0, 2.0, 0.0), 1, compels=True)
    better = Deal(PAY_10, (24.0, 20.0, 0.0), 1)
    much_better = Deal(PAY_15, (60.0, 50.0, 0.0), 1)
    assert judge(GAME, table(5, 5, 5), 0, Bargain((sure, better), ())).deal == sure
    assert judge(GAME, table(5, 5, 5), 0, Bargain((sure, much_better), ())).deal == much_better


def test_nobody_helps_a_rival_for_the_smallest_price_unless_he_wins_most_of_it_himself() -> None:
    for mine, taken in ((5.0, False), (12.0, True)):
        bid = Deal(ACCEPT, (mine, 4.5, 0.0), 1, binds=True, price=1)
        assert (judge(GAME, table(5, 5, 5), 0, Bargain((bid,), (PAY_5,))).deal is not None) is taken
    dearer = Deal(ACCEPT, (5.0, 4.5, 0.0), 1, binds=True, price=2)
    assert judge(GAME, table(5, 5, 5), 0, Bargain((dearer,), (PAY_5,))).deal is not None


def test_a_buyer_takes_the_second_price_even_if_little_is_left_to_him() -> None:
    for price, taken in ((-2, True), (-3, False)):
        asked = Deal(ACCEPT, (4.0, 7.5, 0.0), 1, binds=True, price=price)
        assert (judge(GAME, table(5, 5, 5), 0, Bargain((asked,), (PAY_5,))).deal is not None) is taken


def test_proposals_know_what_the_other_takes_at_small_prices() -> None:
    trifle = Deal(PAY_5, (5.0, 8.0, 0.0), 1, price=1)
    assert judge(GAME, table(5, 5, 5), 0, Bargain((trifle,), ())).deal is None, "it would not take it either"
    ask = Deal(PAY_10, (10.0, 5.5, 0.0), 1, price=2)
    assert judge(GAME, table(5, 5, 5), 0, Bargain((ask,), ())).deal == ask, "10 for something worth 15"
    assert judge(GAME, table(5, 5, 5), 0, Bargain((Deal(PAY_10, (10.0, 5.5, 0.0), 1, price=3),), ())).deal is None


def test_who_has_bid_too_little_is_asked_for_more() -> None:
    low = Deal(ACCEPT, (2.0, 28.0, 0.0), 1, binds=True)
    more = Deal(PAY_10, (16.0, 14.0, 0.0), 1)
    found = judge(GAME, table(5, 5, 5), 0, Bargain((low, more), ()), replace(FRIENDLY, close=0.0))
    assert found.refused == (low,)
    assert any(deal is more for _, deal in found.talk)
