"""What a seat's public bids and purchases tell of it, and that nothing hidden does (GEN-INFO-6, GEN-INFO-8)."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from loggia.bots import Budget, level
from loggia.bots.bargaining import FRIENDLY, judge
from loggia.games.genoa import GAME
from loggia.games.genoa.insight.trade.reputation import KNOWN_MISER, is_deaf, stinginess
from loggia.games.genoa.rules.events.trade import Countered, Dealt, Offered
from loggia.games.genoa.rules.moves import Accept, Counter, Offer
from loggia.games.genoa.rules.state import (
    ASKED,
    BIDS,
    BUYS,
    DEALINGS,
    DEALS,
    HEARD,
    LEAST_BIDS,
    LEAST_BUYS,
    SOLD,
    TOWER,
    GenoaState,
)
from loggia.games.genoa.rules.trade.rights import can_act
from loggia.kernel import Bargain, Chance, Deal, Match, No, Sight, Told
from loggia.lab.arena import asking_order
from loggia.words import Words
from tests.games.genoa.table import BOX, TRADE, A, B, C, Table


def record(table: Table, seat: int) -> tuple[int, ...]:
    """Bids, bids of the least, purchases, purchases for the least, proposals heard, deals."""
    return tuple(table.state.dealings[seat * DEALINGS : seat * DEALINGS + HEARD])


def as_tower_player(table: Table, seat: int) -> tuple[int, ...]:
    """Bids heard while he was free to refuse, and what he sold of his own will."""
    return tuple(table.state.dealings[seat * DEALINGS + HEARD : (seat + 1) * DEALINGS])


def miser(buys: int = 4) -> Table:
    """C has bought so many actions, each for 5; he needs the harbor, and A may lead the tower there."""
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper")
    for number, count in ((BIDS, buys), (LEAST_BIDS, buys), (BUYS, buys), (LEAST_BUYS, buys)):
        table.state.dealings[C * DEALINGS + number] = count
    return table


def test_bids_and_purchases_in_money_are_counted() -> None:
    table = Table(seats=3, at="st_57").do((C, "offer park pay 5"), (C, "offer park pay 10"))
    assert record(table, C) == (2, 1, 0, 0, 0, 0)
    table.do((A, "accept 2 park"))
    assert record(table, C) == (2, 1, 1, 0, 0, 1)
    assert record(table, B) == (0, 0, 0, 0, 0, 0)
    assert as_tower_player(table, A) == (2, 1)


def test_an_agreement_is_a_purchase() -> None:
    table = Table(seats=3, at="st_57").do((A, "counter 1 park pay 5"), (B, "agree park"))
    assert record(table, B) == (0, 0, 1, 1, 1, 1)


def test_what_the_rules_force_on_the_seller_is_not_held_against_the_buyer() -> None:
    """GEN-TRADE-1.1d."""
    table = Table(seats=3, at="park").acted(A).do((C, "offer park pay 5"), (B, "pass"), (A, "accept 2 park"))
    assert record(table, C) == (0, 0, 0, 0, 0, 1)
    assert as_tower_player(table, A) == (0, 0)


def test_goods_are_not_counted() -> None:
    table = Table(seats=3, at="st_57").seat(C, "silk").do((C, "offer park pay 5 + silk"), (A, "accept 2 park"))
    assert record(table, C) == (0, 0, 0, 0, 0, 1)


def test_a_sealed_bid_is_counted_when_it_is_opened() -> None:
    """GEN-NEG-14."""
    table = Table(seats=3, at="st_57", pace="slow").do((A, "again"), (C, "offer park pay 5"))
    assert record(table, C) == (0, 0, 0, 0, 0, 0)
    table.do((B, "pass"))
    assert record(table, C) == (1, 1, 0, 0, 0, 0)


def test_a_name_is_made_by_paying_not_by_bidding() -> None:
    table = miser(0)
    fresh = stinginess(table.state, C)
    assert fresh < 0.15
    for price in (20, 30, 40):
        table.do((C, f"offer harbor pay {price}"), (C, "withdraw harbor"))
    assert stinginess(table.state, C) == fresh, "bids that are taken back prove nothing"
    known = [stinginess(miser(buys).state, C) for buys in range(6)]
    assert known == sorted(known)
    assert known[1] < KNOWN_MISER < known[3]
    paid = miser(3)
    paid.state.dealings[C * DEALINGS + BUYS] += 2
    assert stinginess(paid.state, C) < KNOWN_MISER


def test_many_bids_of_the_least_alone_settle_little() -> None:
    table = miser(0)
    table.state.dealings[C * DEALINGS + LEAST_BIDS] = 100
    assert stinginess(table.state, C) < 0.6


def test_a_known_miser_has_to_leave_more() -> None:
    """40 % of what both win is enough from a stranger, not from him."""
    state = Table(seats=3, at="st_57").state
    bid = Deal(Accept(C, "park", 1), (8.0, 0.0, 12.0), C, binds=True)
    taken = [
        judge(GAME, state, A, Bargain((replace(bid, doubt=doubt),), ()), replace(FRIENDLY, close=0.0)).deal is not None
        for doubt in (0.0, 0.9)
    ]
    assert taken == [True, False]


def test_everybody_knows_him_and_says_so() -> None:
    for seen, known in ((miser(4), True), (miser(0), False)):
        table = seen.do((C, "offer harbor pay 5"))
        found = TRADE.bargain(table.state, A)
        assert found is not None
        (bid,) = [deal for deal in found.deals if isinstance(deal.move, Accept)]
        assert (bid.doubt > KNOWN_MISER) is known
        said = TRADE.refuse(table.state, A, No(bid, 8.0))
        assert ("least" in Words("en").say(said)) is known
        assert ("minimum" in Words("fr").say(said)) is known


def test_who_never_answers_is_left_in_peace() -> None:
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper, silk 2").seat(A, "LO01, salt, wheat")

    def asked() -> set[int]:
        found = TRADE.bargain(table.state, A)
        assert found is not None
        return {deal.partner for deal in found.deals if isinstance(deal.move, Counter)}

    assert C in asked()
    table.state.dealings[C * DEALINGS + ASKED] = 6
    assert is_deaf(table.state, C)
    assert asked() <= {B}
    table.do((C, "offer harbor pay 5"))
    assert asked() <= {B}, "the least is answered with a word"
    table.do((C, "offer harbor pay 10"))
    assert C in asked(), "whoever bids is answered"
    table.state.dealings[C * DEALINGS + DEALS] = 1
    assert not is_deaf(table.state, C)


def bids(table: Table, seat: int) -> list[Offer]:
    """What a seat could bid."""
    found = TRADE.bargain(table.state, seat)
    assert found is not None
    return [deal.move for deal in found.deals if isinstance(deal.move, Offer)]


def never_sold(table: Table, sold: int = 0) -> Table:
    """A has heard a dozen bids while it led the tower, and sold so much."""
    table.state.dealings[A * DEALINGS + HEARD] = 12
    table.state.dealings[A * DEALINGS + SOLD] = sold
    return table


def test_who_never_sells_is_not_bid_to() -> None:
    rich = Table(seats=3, at="st_32").seat(C, "SO13, copper")
    assert bids(rich, C)
    assert not bids(never_sold(rich), C)
    assert bids(never_sold(rich, sold=1), C), "he has sold once"
    proposed = never_sold(rich).do((A, "counter 1 harbor pay 15"))
    assert bids(proposed, C), "he is talking himself"


def test_who_never_sells_hears_of_what_is_worth_much_once_in_a_turn() -> None:
    table = never_sold(Table(seats=3, at="st_32").seat(C, "SO13, copper, LO01, LO02, silk, salt, wheat"))
    fields = {bid.field for bid in bids(table, C)}
    assert len(fields) == 1
    table.do((C, f"offer {fields.pop()} pay 20"))
    assert not bids(table, C)


def test_who_has_to_sell_is_bid_to_whatever_he_did() -> None:
    """GEN-TRADE-1.1d."""
    assert bids(never_sold(Table(seats=3, at="harbor").seat(C, "SO13, copper").acted(A)), C)


def test_who_asks_for_sealed_bids_gets_them() -> None:
    """GEN-NEG-14."""
    table = never_sold(Table(seats=3, at="st_32", pace="slow").seat(C, "SO13, copper")).do((A, "again"))
    assert bids(table, C)


def test_a_known_miser_is_not_asked_for_more_than_he_ever_gives() -> None:
    def asked(table: Table) -> list[int]:
        found = TRADE.bargain(table.do((C, "offer harbor pay 5")).state, A)
        assert found is not None
        return [deal.move.pay.money for deal in found.deals if isinstance(deal.move, Counter) and deal.partner == C]

    assert max(asked(miser(0))) > 5
    assert max(asked(miser(4)), default=0) <= 5


def test_who_would_give_what_he_was_asked_for_agrees() -> None:
    """And does not bid it himself."""
    table = Table(seats=3, at="st_32").seat(C, "SO13, copper, LO01").do((A, "counter 2 harbor pay 15"))
    found = TRADE.bargain(table.state, C)
    assert found is not None
    bids = [deal.move for deal in found.deals if isinstance(deal.move, Offer) and deal.move.field == "harbor"]
    assert bids
    assert all(bid.pay.money < 15 for bid in bids if not bid.pay.has_good() and bid.ask.empty)


def heard(told: Told) -> tuple[int, int, int] | None:
    """What an onlooker hears of a bid (0) or a purchase (2) in money alone: whose, which and for how much."""
    event = told.event
    if not told.reaches(None) or not isinstance(event, Offered | Dealt) or event.ask or len(event.pay) != 1:
        return None
    kind, _, amount = event.pay[0]
    if kind != "money":
        return None
    return (event.seat, BIDS, amount) if isinstance(event, Offered) else (event.buyer, BUYS, amount)


def _count_all(kept: list[int], told: Told, tower: int, free: bool) -> None:
    event = told.event
    if free and told.reaches(None) and isinstance(event, Offered | Dealt):
        kept[tower * DEALINGS + (HEARD if isinstance(event, Offered) else SOLD)] += 1
    if told.reaches(None) and isinstance(event, Countered):
        kept[event.to * DEALINGS + ASKED] += 1
    elif told.reaches(None) and isinstance(event, Dealt):
        kept[event.buyer * DEALINGS + DEALS] += 1


def played(seats: int, moves: int) -> tuple[Match, list[int]]:
    """A match of apprentices, and the record as an onlooker keeps it."""
    match = GAME.new(seats, {}, seed=11)
    bots, chance = level("apprentice"), Chance("reputation")
    kept = [0] * (seats * DEALINGS)
    while not match.over and len(match.moves) < moves:
        for seat in asking_order(match):
            move = bots.think(Sight(match, seat), Budget(), chance).move if seat in match.deciding else None
            if move is None:
                continue
            before = cast(GenoaState, match.state)
            free = before.phase != TOWER or can_act(BOX, before, before.tower)
            for told in match.play(seat, move):
                _count_all(kept, told, before.tower, free)
                news = heard(told) if free else None
                if news is not None:
                    whose, what, amount = news
                    kept[whose * DEALINGS + what] += 1
                    kept[whose * DEALINGS + what + 1] += amount == 5
    return match, kept


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_record_is_what_an_onlooker_hears_and_is_the_same_in_every_imagined_world(seats: int) -> None:
    match, kept = played(seats, 120)
    state = cast(GenoaState, match.state)
    assert state.dealings == kept
    for seat in range(seats):
        imagined = cast(GenoaState, match.imagine(seat, Chance(f"world {seat}")).state)
        assert imagined.dealings == kept
    again = GAME.new(seats, {}, seed=11)
    for seat, move in match.moves:
        again.play(seat, move)
    assert cast(GenoaState, again.state).dealings == kept
