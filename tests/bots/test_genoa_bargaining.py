"""Bots at Genoa's table: each thing that a bargainer does, with everyone at once (live) and in sealed rounds (slow).

Positions are set up by hand; a bot that never errs decides. Seats: A leads the tower, B, C and D may bid.
"""

from __future__ import annotations

from collections import Counter

import pytest

from loggia.bots import Budget, Thoughts, advise, level
from loggia.bots.glance import Apprentice
from loggia.games.genoa import GAME
from loggia.games.genoa.rules.imagining.knowledge import set_known
from loggia.games.genoa.rules.moves import Accept, Agree, Offer
from loggia.games.genoa.rules.moves import Counter as Proposal
from loggia.kernel import Chance, Match, Move, Sight
from loggia.lab.arena import asking_order
from loggia.words import Words
from tests.games.genoa.table import BOX, A, B, C, D, Table

BOTH = pytest.mark.parametrize("pace", ["live", "slow"])


def thoughts(table: Table, seat: int, stream: str = "bargain") -> Thoughts:
    """What a bot that never errs thinks in that seat."""
    return Apprentice(mistakes=0.0).think(Sight(table.match, seat), Budget(), Chance(stream))


def says(table: Table, seat: int, stream: str = "bargain") -> Move | None:
    """What it says."""
    return thoughts(table, seat, stream).move


def bid(table: Table, seat: int, stream: str = "bargain") -> Offer:
    """Its offer: it must make one."""
    move = says(table, seat, stream)
    assert isinstance(move, Offer), move
    return move


def rivals(table: Table, pace: str, *bids: tuple[int, str]) -> Table:
    """These offers stand, everybody else has passed, and everyone may speak again."""
    said = dict(bids)
    if pace == "slow":
        if not table.state.round_open:
            table.play(A, "again")
        for seat in (B, C, D)[: table.state.seats - 1]:
            table.play(seat, said.get(seat, "pass"))
        return table.do((A, "again"))
    return table.do(*bids)


def asked(table: Table, pace: str, *bids: tuple[int, str]) -> Table:
    """These offers stand, and it is for the tower player to decide."""
    if pace == "slow":
        if not table.state.round_open:
            table.play(A, "again")
        said = dict(bids)
        for seat in range(1, table.state.seats):
            table.play(seat, said.get(seat, "pass"))
        return table
    table.do(*bids)
    if table.phase == "tower":
        bidding = [seat for seat, _ in bids]
        table.do(*((seat, "pass") for seat in range(1, table.state.seats) if seat not in bidding))
    return table


def known(table: Table, card: str) -> Table:
    """Everybody has seen that card."""
    set_known(table.state, 1 << BOX.card_no[card], (1 << table.state.seats) - 1)
    return table


def last_turn(table: Table) -> Table:
    """Nothing comes after this round."""
    table.state.space = BOX.last_space[table.state.seats]
    return table


# --- values, makes ----------------------------------------------------------------------------------------------------


@BOTH
def test_it_bids_for_what_it_needs_and_passes_what_it_does_not(pace: str) -> None:
    needs = bid(Table(at="harbor", pace=pace).seat(C, "SO13, copper"), C)
    assert needs.field == "harbor"
    idle = says(Table(at="harbor", pace=pace), C)
    assert idle is not None
    assert idle.text() == "pass"


@BOTH
def test_it_offers_little_to_who_has_to_sell(pace: str) -> None:
    """GEN-TRADE-1.1d."""
    free = bid(Table(at="harbor", pace=pace).seat(C, "SO13, copper"), C)
    forced = bid(Table(at="harbor", pace=pace).seat(C, "SO13, copper").acted(A), C)
    assert forced.text() == "offer harbor pay 5"
    assert free.pay.money > 5 or free.pay.has_good(), "a free seller has to be won"


@BOTH
def test_between_two_it_offers_a_good_to_who_has_to_sell(pace: str) -> None:
    """GEN-2P-1, GEN-TRADE-1.1d: without the duty, nothing but a fair deal would come about."""
    table = Table(seats=2, at="harbor", pace=pace).seat(B, "SO13, copper 2, rice").acted(A)
    offer = bid(table, B)
    assert offer.field == "harbor"
    assert offer.pay.has_good()
    assert offer.pay.money <= 5
    assert offer.ask.empty, "an offer that asks for something obliges nobody (GEN-R-05)"


# --- raises, lowers, withdraws ----------------------------------------------------------------------------------------


@BOTH
def test_it_raises_when_it_is_outbid_and_the_action_is_still_worth_it(pace: str) -> None:
    table = Table(at="harbor", pace=pace).seat(C, "SO13, copper")
    rivals(table, pace, (C, "offer harbor pay 10"), (D, "offer harbor pay 20"))
    offer = bid(table, C)
    assert offer.field == "harbor"
    worth = offer.pay.money + 10 * len(offer.pay.drawn)
    assert worth > 20


@BOTH
def test_it_does_not_raise_beyond_what_the_action_is_worth(pace: str) -> None:
    table = Table(at="harbor", pace=pace).seat(C, "SO13, copper")
    rivals(table, pace, (C, "offer harbor pay 10"), (D, "offer harbor pay 60"))
    move = says(table, C)
    assert not isinstance(move, Offer)


@BOTH
def test_it_does_not_bid_against_itself(pace: str) -> None:
    table = Table(at="harbor", pace=pace).seat(C, "SO13, copper")
    rivals(table, pace, (C, "offer harbor pay 10"))
    assert not isinstance(says(table, C), Offer)


@BOTH
def test_it_lowers_its_bid_when_the_other_has_to_sell(pace: str) -> None:
    """GEN-TRADE-1.3: a bid for a neighbouring building binds nobody; once there, the tower player must sell."""
    table = Table(at="st_32", pace=pace).seat(C, "SO13, copper").acted(A)
    asked(table, pace, (C, "offer harbor pay 30")).play(A, "go harbor")
    assert bid(table, C).text() == "offer harbor pay 5"


@BOTH
def test_it_keeps_its_bid_while_another_bids_too(pace: str) -> None:
    table = Table(at="st_32", pace=pace).seat(C, "SO13, copper").acted(A)
    asked(table, pace, (C, "offer harbor pay 30"), (D, "offer harbor pay 25")).play(A, "go harbor")
    move = says(table, C)
    assert not isinstance(move, Offer) or move.pay.money >= 30


@BOTH
def test_it_withdraws_when_the_value_has_fallen(pace: str) -> None:
    table = Table(at="st_32", pace=pace)
    asked(table, pace, (C, "offer harbor pay 20"))
    table.supply(any_ware=0)
    if pace == "slow":
        table.play(A, "again")
    move = says(table, C)
    assert move is not None
    assert move.text() == "withdraw harbor"


# --- asks for what it lacks -------------------------------------------------------------------------------------------


@BOTH
def test_it_asks_for_the_ware_that_its_order_lacks(pace: str) -> None:
    """GEN-TRADE-2.8: the tower player has two of it."""
    offer = bid(Table(at="harbor", pace=pace).seat(C, "SO13").seat(A, "copper 2"), C)
    assert offer.field == "harbor"
    assert offer.ask.goods == (("copper", 1),)
    assert offer.pay.money > 0


@BOTH
def test_it_does_not_ask_for_a_ware_that_it_has(pace: str) -> None:
    offer = bid(Table(at="harbor", pace=pace).seat(C, "SO13, copper").seat(A, "copper"), C)
    assert "copper" not in dict(offer.ask.goods)


@BOTH
def test_a_spare_ware_is_sold_and_a_needed_one_is_not(pace: str) -> None:
    spare = Table(at="st_32", pace=pace).seat(A, "copper 3").acted(A)
    asked(spare, pace, (C, "offer harbor pay 20 ask copper"))
    assert isinstance(says(spare, A), Accept)
    needed = Table(at="st_32", pace=pace).seat(A, "copper, SO13")
    asked(needed, pace, (C, "offer harbor pay 20 ask copper"))
    assert not isinstance(says(needed, A), Accept)


@BOTH
def test_the_tower_player_asks_for_the_ware_that_completes_an_order(pace: str) -> None:
    """GEN-NEG-6: a proposal of his own; the other has two, and would gladly act."""
    table = Table(at="st_32", pace=pace).seat(A, "LO01, salt, wheat").seat(C, "silk 2, SO13, copper")
    move = says(table, A)
    assert isinstance(move, Proposal), move
    assert move.seat == C
    assert ("silk", 1) in move.pay.goods


@BOTH
def test_such_a_proposal_is_agreed_to_and_a_greedy_one_is_not(pace: str) -> None:
    def proposed(text: str) -> Table:
        return Table(at="st_32", pace=pace).seat(A, "LO01, salt, wheat").seat(C, "silk 2, SO13, copper").do((A, text))

    assert isinstance(says(proposed("counter 2 harbor pay silk"), C), Agree)
    greedy = says(proposed("counter 2 harbor pay 60 + 2 silk"), C)
    assert not isinstance(greedy, Agree)


def test_an_order_is_sold_to_who_has_its_wares() -> None:
    """Cards go into bundles too: B can do nothing with the order, the tower player has all its wares."""
    table = Table(seats=3, at="st_32").seat(B, "LO01, SO13, copper").seat(A, "salt, wheat, silk")
    best = [idea.move for idea in thoughts(table, B).ideas[:2]]
    assert any(isinstance(move, Offer) and move.pay.cards == ("LO01",) for move in best)


# --- accepts, refuses -------------------------------------------------------------------------------------------------


@BOTH
def test_it_accepts_what_helps_it_more_than_the_other(pace: str) -> None:
    table = asked(Table(at="st_57", pace=pace).acted(A), pace, (C, "offer park pay 20"))
    assert isinstance(says(table, A), Accept)


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winning_move_is_not_sold_for_a_trifle(pace: str, seats: int) -> None:
    """The other would fulfil a large order in the very last turn and win; the tower need not go there."""
    table = last_turn(Table(seats=seats, at="metals", pace=pace)).seat(B, "LO01, salt, wheat, silk, rice, 100 d")
    known(table.seat(A, "120 d").acted(A), "LO01")
    table.settle() if pace == "live" else table.do(*((seat, "pass") for seat in range(1, seats)), (A, "leave"))
    asked(table, pace, (B, "offer villa_colini pay 5 + rice"))
    assert table.may(A, "accept 1 villa_colini v1")
    table.state.countered = [BOX.counters] * seats  # he has said all he had to say
    for stream in ("one", "two", "three"):
        move = says(table, A, stream)
        assert not isinstance(move, Accept), "given away for five ducats"
        assert move is None or move.text() != "go villa_colini", "there he would have to sell"


@BOTH
def test_it_takes_the_action_itself_rather_than_sell_it_for_less(pace: str) -> None:
    table = asked(Table(at="harbor", pace=pace).seat(A, "SO13, copper"), pace, (C, "offer harbor pay 10"))
    move = says(table, A)
    assert move is not None
    assert move.text() == "take"


def test_the_tower_player_hears_everybody_before_he_sells() -> None:
    table = Table(at="park").acted(A).do((B, "offer park pay 10"))
    assert says(table, A) is None, "C and D have not spoken"
    table.do((C, "pass"), (D, "offer park pay 20"))
    move = says(table, A)
    assert isinstance(move, Accept)
    assert move.seat == D


# --- slow tables ------------------------------------------------------------------------------------------------------


def test_at_a_slow_table_bids_are_asked_for_where_somebody_may_want_something() -> None:
    """GEN-NEG-15: and not where nobody can act."""
    wanted = Table(at="st_32", pace="slow").seat(C, "silk 2, SO13, copper").acted(A)
    move = says(wanted, A)
    assert move is not None
    assert move.text() == "again" or isinstance(move, Proposal)
    idle = says(Table(at="st_32", pace="slow").acted(A, B, C, D), A)
    assert idle is not None
    assert idle.text() != "again"


def test_at_a_slow_table_nobody_decides_before_the_answers_are_open() -> None:
    table = Table(at="park", pace="slow").seat(A, "SO13").do((B, "offer park pay 25"))
    assert says(table, A) is None
    assert says(table, B) is None, "it has answered"


# --- in few steps -----------------------------------------------------------------------------------------------------


def played(seats: int, pace: str, moves: int) -> Match:
    """A match of bots, as far as so many moves."""
    match = GAME.new(seats, {"pace": pace}, seed=4)
    bots, chance = level("apprentice"), Chance("genoa")
    while not match.over and len(match.moves) < moves:
        before = len(match.moves)
        for seat in asking_order(match):
            if seat in match.deciding:
                move = bots.think(Sight(match, seat), Budget(), chance).move
                if move is not None:
                    match.play(seat, move)
        assert len(match.moves) > before, "everybody waits for somebody else"
    return match


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_matches_are_negotiated_in_few_steps(pace: str, seats: int) -> None:
    verbs = Counter(move.text().split()[0] for _, move in played(seats, pace, 260).moves)
    turns = verbs["roll"] + verbs["start"]
    talk = verbs["offer"] + verbs["counter"] + verbs["withdraw"]
    deals = verbs["accept"] + verbs["agree"]
    assert deals >= turns / 2, "people came to bargain"
    assert talk <= 4 * deals, "most talk comes to something"
    assert verbs["again"] <= 3 * turns, "a round takes days"


def test_hints_say_what_to_ask_for() -> None:
    table = Table(at="harbor").seat(C, "SO13").seat(A, "copper 2")
    best = advise(Sight(table.match, C), Apprentice(mistakes=0.0), Budget(), Chance("hint")).ideas[0]
    words = Words("en")
    assert "copper" in words.say(table.match.game.faces.describe(table.state, C, best.move)).lower()
    assert best.why is not None
    assert "+" in words.say(best.why), "worth something, in ducats"
