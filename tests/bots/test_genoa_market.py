"""The rest of Genoa's market: streets, far fields, sealed bids, pairs of goods, tables of two; and nobody nags."""

from __future__ import annotations

from dataclasses import replace

import pytest

from loggia.bots import Budget, level
from loggia.bots.bargaining import FRIENDLY
from loggia.bots.deal_search import DealSearch
from loggia.bots.glance import Apprentice
from loggia.bots.search import Search
from loggia.bots.style import MERCHANT
from loggia.games.genoa.insight.trade import reputation
from loggia.games.genoa.insight.trade.bargaining import Bargaining
from loggia.games.genoa.insight.trade.reputation import presses
from loggia.games.genoa.insight.trade.terms import goods_both_ways
from loggia.games.genoa.rules.moves import Accept, Agree, Counter, Offer
from loggia.games.genoa.rules.pieces import N_BUILDINGS, bits
from loggia.games.genoa.rules.state import ACTION, GenoaState
from loggia.games.genoa.rules.trade.bundles import NOTHING, Bundle
from loggia.kernel import SILENCE, Chance, Deal, Move, Sight
from loggia.words import Words
from tests.games.genoa.table import BOX, TRADE, A, B, C, Table

SILK = Bundle(goods=(("silk", 1),))


def silk_for(money: int) -> Counter:
    """A proposes to C: the harbor for silk and so many ducats."""
    return Counter(C, "harbor", Bundle(money, SILK.goods))


def last_turn(table: Table) -> Table:
    """Nothing comes after this turn."""
    table.state.space = BOX.last_space[table.state.seats]
    table.state.start = B
    return table


def bids(table: Table, seat: int) -> list[Deal]:
    """What the seat could bid."""
    found = TRADE.bargain(table.state, seat)
    assert found is not None
    return [deal for deal in found.deals if isinstance(deal.move, Offer)]


def nags(state: GenoaState, move: Counter) -> bool:
    """Whether a proposal is one too many."""
    return reputation.nags(state, move, BOX.field_no[move.field])


# --- nobody nags ------------------------------------------------------------------------------------------------------


def test_a_good_is_not_asked_for_again_in_the_turn_unless_for_less() -> None:
    table = Table(seats=3, at="st_32").seat(A, "salt").seat(C, "silk 2").do((A, "counter 2 harbor pay 20 + silk"))
    assert nags(table.state, silk_for(20))
    assert nags(table.state, silk_for(25)), "a rising price"
    assert nags(table.state, Counter(C, "palace", Bundle(30, SILK.goods))), "at another field either"
    assert not nags(table.state, silk_for(10)), "that is a concession"
    assert not nags(table.state, Counter(B, "harbor", Bundle(20, SILK.goods))), "somebody else"
    assert not nags(table.state, Counter(C, "harbor", Bundle(30))), "money alone"
    table.do((A, "counter 2 harbor pay 10 + silk"))
    assert nags(table.state, silk_for(5)), "twice is enough"
    assert nags(table.state, Counter(C, "harbor", Bundle(5), SILK)), "nor is it offered to him then"


def test_nobody_hears_more_than_three_proposals_in_a_turn() -> None:
    table = Table(seats=3, at="st_32")
    for money in (40, 30, 20):
        assert not nags(table.state, Counter(C, "harbor", Bundle(money)))
        table.play(A, f"counter 2 harbor pay {money}")
    assert nags(table.state, Counter(C, "harbor", Bundle(10)))
    assert not nags(table.state, Counter(B, "harbor", Bundle(10)))


def test_the_next_turn_is_another_matter() -> None:
    table = Table(seats=3, at="st_32").seat(C, "silk 2").do((A, "counter 2 harbor pay silk"), (A, "stop"))
    assert table.state.pleas == ()


def test_a_good_that_the_tower_player_did_not_want_is_not_pressed_on_him_at_the_next_field() -> None:
    """He would have to pay for it; a bid that pays him is another matter."""
    table = Table(seats=3, at="st_32").seat(C, "silk 2").do((C, "offer harbor pay silk ask 15"))

    def selling(money: int, field: str = "palace", seat: int = C) -> bool:
        return presses(table.state, seat, Offer(field, SILK, Bundle(money)))

    assert selling(15)
    assert selling(20), "a rising price"
    assert not selling(10), "that is a concession"
    assert not selling(15, seat=B), "somebody else"
    assert not presses(table.state, C, Offer("palace", Bundle(5, SILK.goods))), "he pays himself"
    shared = Bundle(0, SILK.goods, drawn=(("building_action", 1),))
    assert not presses(table.state, C, Offer("palace", shared, Bundle(15))), "it comes with something new"
    table.do((C, "offer palace pay silk ask 10"))
    assert selling(5), "twice is enough"


def test_the_very_same_is_not_proposed_again_in_the_turn() -> None:
    """Nor after the step to that field, where the first proposal is gone."""
    money = Table(seats=3, at="st_32").do((A, "counter 2 harbor pay 10"))
    assert nags(money.state, Counter(C, "harbor", Bundle(10)))
    assert not nags(money.state, Counter(C, "palace", Bundle(10)))
    assert not nags(money.state, Counter(C, "harbor", Bundle(5)))
    table = Table(seats=3, at="st_32").seat(C, "copper 2").do((A, "counter 2 harbor pay 5 + drawn any_ware"))
    again = Counter(C, "harbor", Bundle(5, drawn=(("any_ware", 1),)))
    assert nags(table.state, again)
    assert not nags(table.state, replace(again, pay=Bundle(0, drawn=(("any_ware", 1),)))), "that is a concession"
    assert not nags(table.state, replace(again, seat=B))


def test_whoever_has_passed_on_a_counter_offer_does_not_agree_to_it_afterwards() -> None:
    """GEN-NEG-6, GEN-NEG-7: a new one reopens the pass."""

    def agrees(table: Table) -> bool:
        found = TRADE.bargain(table.state, C)
        assert found is not None
        return any(isinstance(deal.move, Agree) for deal in found.deals)

    table = Table(seats=3, at="harbor").seat(C, "SO13, copper").do((A, "counter 2 harbor pay 15"))
    assert agrees(table)
    assert not agrees(table.do((C, "pass")))
    assert agrees(table.do((A, "counter 2 harbor pay 10")))


def test_a_bid_for_what_has_to_be_sold_is_lowered_to_money_alone_and_not_for_a_trifle() -> None:
    """GEN-TRADE-1.1d: only a bid that asks for nothing has to be taken, and 5 ducats are not worth another word."""
    for money, lowered in ((30, True), (10, False)):
        table = Table(seats=3, at="harbor").seat(C, "SO13, copper, LO01").seat(A, "salt, silk").acted(A)
        table.do((C, f"offer harbor pay {money}"))
        changed = [deal.move for deal in bids(table, C) if isinstance(deal.move, Offer) and deal.move.field == "harbor"]
        assert bool(changed) is lowered
        assert all(move.ask.empty for move in changed)


def test_whoever_has_bought_something_may_offer_his_goods_again() -> None:
    table = Table(seats=3, at="st_32").seat(C, "silk 2").do((C, "offer harbor pay silk ask 5"))
    assert table.state.tries
    table.do((A, "accept 2 harbor"))
    assert table.state.tries == ()


def test_bids_of_a_turn_are_forgotten_with_it() -> None:
    table = Table(seats=3, at="st_32").seat(C, "silk 2").do((C, "offer harbor pay silk ask 15"), (A, "stop"))
    assert table.state.tries == ()


def test_the_tower_player_asks_for_a_good_at_one_field_of_his_way() -> None:
    """What he was refused before a step he does not ask for after it, at the same price or a higher one."""
    table = Table(seats=3, at="st_32").seat(A, "LO01, salt, wheat").seat(C, "silk 2, SO13, copper")
    first = Apprentice(mistakes=0.0).think(Sight(table.match, A), Budget(), Chance("nag")).move
    assert isinstance(first, Counter)
    assert first.pay.goods == SILK.goods
    table.play(A, first.text())
    table.play(A, "go harbor")
    found = TRADE.bargain(table.state, A)
    assert found is not None
    again = [deal.move for deal in found.deals if isinstance(deal.move, Counter) and deal.move.pay.goods]
    assert all(move.pay.money - move.ask.money < first.pay.money - first.ask.money for move in again)


@pytest.mark.parametrize("text", ["offer harbor pay 5", "offer harbor pay 5 + rice"])
def test_the_price_in_an_answer_does_not_change_from_moment_to_moment(text: str) -> None:
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper, rice").seat(A, "LO01, salt, wheat")
    table.play(C, text)
    table.state.countered = [BOX.counters] * 3  # nothing but words is left
    heard = set()
    for stream in ("one", "two", "three", "four", "five", "six"):
        said = Apprentice(mistakes=0.0).think(Sight(table.match, A), Budget(), Chance(stream)).said
        heard.add(Words("en").say(said) if said is not None else "")
    assert len(heard) == 1


# --- streets ----------------------------------------------------------------------------------------------------------


def test_who_can_place_markers_bids_for_a_step_to_a_street_without_an_action() -> None:
    """GEN-TRADE-2.10, GEN-OWN-4: in the last turn markers are worth nothing unless they are placed."""
    table = last_turn(Table(seats=3, at="harbor")).seat(C, "marker 3").acted(A, B, C).settle()
    streets = {deal.move.field for deal in bids(table, C) if isinstance(deal.move, Offer)}
    assert streets
    assert all(BOX.field_no[street] >= N_BUILDINGS for street in streets)
    assert not bids(table, B), "who has no markers wants nothing there"
    move = Apprentice(mistakes=0.0).think(Sight(table.match, C), Budget(), Chance("street")).move
    assert isinstance(move, Offer)
    table.play(C, move.text())
    answer = Apprentice(mistakes=0.0).think(Sight(table.match, A), Budget(), Chance("street")).move
    assert isinstance(answer, Accept | Counter)


def test_a_second_street_is_worth_nothing_where_the_first_has_all_the_places() -> None:
    """GEN-OWN-4: a seat places its markers from one street a turn."""
    fresh = last_turn(Table(seats=3, at="harbor")).seat(C, "marker").acted(A, B, C).settle()
    street = next(field for field in bits(fresh.state.near) if field >= N_BUILDINGS)
    worth = Bargaining(BOX, fresh.state).exchanges.action(C, street)
    assert worth > 0
    fresh.play(A, f"go {BOX.fields[street]}")
    beyond = [field for field in bits(fresh.state.near) if field >= N_BUILDINGS]
    assert all(Bargaining(BOX, fresh.state).exchanges.action(C, field) == 0 for field in beyond)


# --- far fields -------------------------------------------------------------------------------------------------------


def test_a_far_building_that_is_worth_much_is_bid_for() -> None:
    """GEN-TRADE-1.3: the bid binds nobody yet."""
    villa = next(f for f in range(N_BUILDINGS) if BOX.villa_orders[f] >> BOX.card_no["LO01"] & 1)
    start = next(
        one
        for one in range(N_BUILDINGS, len(BOX.fields))
        if villa not in BOX.board.near_list[one]
        and any(villa in BOX.board.near_list[between] for between in BOX.board.near_list[one])
    )
    table = Table(seats=3, at=BOX.fields[start]).seat(C, "LO01, salt, wheat, silk, 200 d")
    name = BOX.fields[villa]
    before = Bargaining(BOX, table.state).prospects.without()
    far = [deal for deal in bids(table, C) if isinstance(deal.move, Offer) and deal.move.field == name]
    assert far
    assert all(isinstance(deal.move, Offer) and not deal.move.pay.has_good() for deal in far)
    table.do((C, f"offer {name} pay 40"))
    assert Bargaining(BOX, table.state).prospects.without() == before, "nobody counts on what can be taken back"
    assert not any(deal.move.field == name for deal in bids(table, C) if isinstance(deal.move, Offer)), "once a turn"


# --- sealed bids ------------------------------------------------------------------------------------------------------


def sealed(move: Move) -> GenoaState:
    """C seals that bid at a slow table where B answers as at a glance; what the search sees after it."""
    table = Table(seats=3, at="harbor", pace="slow").seat(C, "SO13, copper").acted(A)
    search = Search(Sight(table.match, C), MERCHANT["genoa"], Chance("sealed"), [move])
    deals = [deal for deal in bids(table, C) if deal.move == move]
    assert deals
    assert deals[0].sealed
    state = table.state.copy()
    search._say(state, move, DealSearch([move], [1.0], {move: deals[0]}, manner=FRIENDLY))
    return state


def test_a_sealed_bid_is_answered_once_all_have_answered() -> None:
    state = sealed(Offer("harbor", Bundle(25)))
    assert not state.round_open
    assert state.phase != ACTION or state.actor in (B, C)


def test_a_sealed_bid_that_is_outbid_is_not_taken() -> None:
    table = Table(seats=3, at="harbor", pace="slow").acted(A).do((B, "offer harbor pay 30"), (C, "offer harbor pay 5"))
    search = Search(Sight(table.match, C), MERCHANT["genoa"], Chance("sealed"), [Accept(C, "harbor")])
    assert search._outbid(table.state, A, Accept(C, "harbor"))
    assert not search._outbid(table.state, A, Accept(B, "harbor"))


def test_a_merchant_searches_its_sealed_bid() -> None:
    table = Table(seats=3, at="harbor", pace="slow").seat(C, "SO13, copper")
    thoughts = level("merchant").think(Sight(table.match, C), Budget(None, 12), Chance("sealed"))
    assert thoughts.iterations >= 8, "at a glance it would be one"
    assert thoughts.move is not None


# --- pairs, and two players -------------------------------------------------------------------------------------------


def test_a_buyer_may_give_two_goods_at_once() -> None:
    """A needs both for his order; C can do nothing with either."""
    table = Table(seats=3, at="st_32").seat(A, "LO01, salt").seat(C, "silk 2, wheat 2, SO13, copper")
    terms = goods_both_ways(Bargaining(BOX, table.state).exchanges, C, BOX.field_no["harbor"], A)
    assert any(dict(pay.goods) == {"silk": 1, "wheat": 1} and ask == NOTHING for pay, ask in terms)


def test_between_two_a_card_that_helps_nobody_can_be_paid() -> None:
    """GEN-2P-1: B needs its copper; of its two messages it gives the one that brings less."""
    table = Table(seats=2, at="harbor").seat(B, "SO13, copper, MS01, MS06").acted(A)
    state = table.state
    exchanges = Bargaining(BOX, state).exchanges
    worst = exchanges.worst(B, Bundle(closed=(("message", 1),)))
    worth = {card: exchanges.estimate(B).card(BOX.card_no[card]) for card in ("MS01", "MS06")}
    assert worst == (min(worth, key=worth.__getitem__),)
    offers = [deal.move for deal in bids(table, B) if isinstance(deal.move, Offer)]
    closed = [move for move in offers if move.pay.closed == (("message", 1),)]
    assert closed
    assert all(move.cards == worst for move in closed)
    table.play(B, closed[0].text())


def test_who_agrees_to_give_a_closed_card_gives_his_worst() -> None:
    table = Table(seats=2, at="harbor").seat(B, "MS01, MS06").do((A, "counter 1 harbor pay message"))
    found = TRADE.bargain(table.state, B)
    assert found is not None
    agree = next(deal.move for deal in found.deals if isinstance(deal.move, Agree))
    assert agree.cards == Bargaining(BOX, table.state).exchanges.worst(B, Bundle(closed=(("message", 1),)))
    assert table.match.refusal(B, agree) is None
    table.match.game.rules.advance(table.state.copy(), B, agree, Chance("x"), SILENCE)
