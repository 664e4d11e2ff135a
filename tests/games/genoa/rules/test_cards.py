"""Rules, *Game cards*: stacks, orders, messages, privileges."""

from __future__ import annotations

import pytest

from loggia.games.genoa.rules.events.actions import MessageDelivered, Shuffled
from loggia.games.genoa.rules.pieces import bits
from loggia.games.genoa.rules.scoring import chains, privilege_value
from tests.games.genoa.table import BOX, A, B, C, D, Table


def ring(*places: int) -> int:
    """The privileges of some places of the ring, as a hand."""
    by_place = {BOX.ring_place[card]: card for card in BOX.kind_cards[3]}
    return sum(1 << by_place[place] for place in places)


# --- stacks -----------------------------------------------------------------------------------------------------------


def test_played_cards_go_face_up_to_the_bottom() -> None:
    """GEN-CARD-1."""
    table = Table(at="harbor").seat(A, "SO13, copper").acts(A)
    down = table.down("small_order")
    table.play(A, "order SO13")
    assert table.up("SO13")
    assert table.down("small_order") == down


def test_a_stack_is_turned_over_before_a_draw_and_at_no_other_time() -> None:
    """GEN-CARD-1, GEN-R-30: cards returned before that draw are shuffled in."""
    table = Table(at="guild_hall").stack("large_order", down="LO05", up="LO07").acts(C)
    table.play(C, "main")
    assert table.hand(C) == {"LO05"}
    assert table.up("LO07")
    assert not table.events(Shuffled)
    table = Table(at="villa_colini").stack("large_order", up="LO07").seat(C, "trade_1_1, LO01").acts(C)
    table.play(C, "play trade_1_1 LO01 for large_order")
    assert table.events(Shuffled)[0].event == Shuffled("large_order", 2)
    assert len(table.hand(C) & {"LO01", "LO07"}) == 1


def test_from_an_empty_stack_nothing_is_drawn() -> None:
    """GEN-CARD-2, GEN-R-21."""
    table = Table(at="villa_ricci").stack("privilege").acts(C)
    table.play(C, "main privilege")
    assert table.hand(C) == set()
    table = Table(at="city_hall").stack("small_order", down="SO01").acts(C)
    table.play(C, "main")
    assert table.hand(C) == {"SO01"}


# --- orders -----------------------------------------------------------------------------------------------------------


def test_a_large_order_needs_its_three_wares() -> None:
    """GEN-LARGE-2."""
    table = Table(at="villa_colini").seat(A, "LO01, salt, wheat").acts(A)
    assert table.refusal(A, "main LO01 any_start").why.id == "genoa-refused-ware"


def test_the_reward_is_chosen_among_what_is_left() -> None:
    """GEN-LARGE-2, GEN-R-21: without any special card left there is the money alone."""
    table = Table(at="villa_colini").seat(A, "LO01, salt, wheat, silk").supply(any_start=0).acts(A)
    assert table.rule(A, "main LO01 any_start") == "GEN-R-21"
    assert table.rule(A, "main LO01") == "GEN-R-21"
    table.supply(any_ware=0, further_action=0, building_action=0, trade_1_1=0)
    table.play(A, "main LO01")
    assert table.money(A) == 230


def test_one_large_order_per_villa_and_turn() -> None:
    """GEN-LARGE-3."""
    table = Table(at="villa_colini").seat(A, "LO01, LO02, salt 2, wheat, silk, rice, linen").acts(A)
    table.play(A, "main LO01 any_start")
    assert table.rule(A, "main LO02 any_start") == "GEN-ACT-6"


def test_a_small_order_pays_40_for_card_and_ware() -> None:
    """GEN-SMALL-2: it costs no action, and only in its own building."""
    table = Table(at="park").seat(C, "SO09, SO13, pepper, copper").acts(C)
    assert table.rule(C, "order SO13") == "GEN-SMALL-5"
    table.play(C, "order SO09")
    assert table.money(C) == 170
    assert table.left("pepper") == 5
    assert table.up("SO09")
    assert table.state.acted[C] == 1


def test_a_small_order_needs_card_ware_and_window() -> None:
    """GEN-SMALL-2."""
    table = Table(at="park").seat(C, "SO09").seat(D, "SO10, wheat").acts(C)
    assert table.refusal(C, "order SO09").why.id == "genoa-refused-ware"
    assert table.refusal(C, "order SO10").why.id == "genoa-refused-no-order"
    assert table.refusal(D, "order SO10").why.id == "genoa-refused-window"


def test_two_small_orders_for_one_building_need_two_turns() -> None:
    """GEN-SMALL-3."""
    table = Table(at="park").seat(C, "SO09, SO10, pepper, wheat").acts(C)
    table.play(C, "order SO10")
    assert table.rule(C, "order SO09") == "GEN-SMALL-3"


def test_a_small_order_is_possible_where_the_goods_are_exhausted() -> None:
    """GEN-SMALL-4."""
    table = Table(at="park").seat(C, "SO09, pepper").supply(further_action=0).acts(C)
    table.do((C, "main"), (C, "order SO09"))
    assert table.money(C) == 170


def test_a_building_action_opens_no_window_for_its_building() -> None:
    """GEN-SMALL-5."""
    table = Table(at="tavern").owns(C, "park").seat(C, "SO09, pepper, building_action").acts(C)
    table.play(C, "play building_action park")
    assert table.rule(C, "order SO09") == "GEN-SMALL-5"


# --- messages ---------------------------------------------------------------------------------------------------------


def test_any_seat_delivers_once_both_buildings_are_visited() -> None:
    """GEN-MSG-2: no matter who acted; the last field counts too."""
    table = Table(at="guild_hall").seat(A, "MS01").seat(D, "MS02").walk("st_57", "park")
    assert table.may(A, "deliver MS01")
    assert table.rule(D, "deliver MS02") == "GEN-MSG-2"
    assert table.rule(B, "deliver MS01") == "GEN-MSG-3"


@pytest.mark.parametrize("moment", ["tower", "move", "action", "owners"])
def test_a_message_is_delivered_at_any_time_until_the_turn_is_passed_on(moment: str) -> None:
    """GEN-MSG-3, GEN-R-11: 30 d from the bank; not an action; the card goes face up under its stack."""
    table = Table(at="guild_hall").seat(C, "MS01").seat(A, "marker").walk("st_57", "park")
    if moment == "action":
        table.play(A, "take")
    elif moment != "tower":
        table.settle()
        if moment == "owners":
            table.play(A, "stop")
    assert table.phase == moment
    table.play(C, "deliver MS01")
    assert table.money(C) == 160
    assert table.up("MS01")


def test_a_message_that_comes_after_the_visits_can_be_delivered() -> None:
    """GEN-R-11: the moment of obtaining the card is irrelevant."""
    table = Table(at="guild_hall").stack("message", down="MS01 MS02 MS03").walk("st_57", "park", "coach_house")
    table.seat(A, "trade_1_1, silk").acts(A)
    table.do((A, "play trade_1_1 silk for message"), (A, "deliver MS01"))
    assert table.money(A) == 160


def test_several_messages_are_delivered_by_several_seats() -> None:
    """GEN-MSG-4, GEN-R-26: each is paid."""
    table = Table(at="fabrics").seat(C, "MS10").seat(D, "MS11").walk("tavern", "metals", "villa_colini", "park")
    table.do((D, "deliver MS11"), (C, "deliver MS10"))
    assert (table.money(C), table.money(D)) == (160, 160)


def test_before_the_tower_is_placed_nothing_is_delivered() -> None:
    """GEN-MSG-3."""
    table = Table().seat(A, "MS01")
    assert table.rule(A, "deliver MS01") == "GEN-MSG-3"


def test_what_is_left_is_delivered_automatically_unless_it_is_held() -> None:
    """GEN-NEG-13: tower player first, then clockwise; a hold ends with the turn."""
    table = Table(tower=B, at="guild_hall").seat(A, "MS01").seat(C, "MS02").seat(B, "MS12")
    table.walk("st_36", "cathedral")
    table.settle().play(B, "stop")
    assert [told.event for told in table.events(MessageDelivered)] == [
        MessageDelivered(C, ("MS02", "message", "guild_hall", "cathedral"), 30, False)
    ]
    assert table.hand(A) == {"MS01"}
    held = Table(at="guild_hall").seat(C, "MS01")
    held.play(C, "hold MS01")
    assert held.rule(C, "hold MS01") == "GEN-NEG-13"
    held.walk("st_57", "park").settle().play(A, "stop")
    assert held.hand(C) == {"MS01"}
    assert held.state.held == 0


def test_holding_is_secret() -> None:
    """GEN-NEG-13."""
    table = Table(at="guild_hall").seat(C, "MS01")
    told = table.play(C, "hold MS01")
    assert [seat for seat in range(4) if any(one.reaches(seat) for one in told)] == [C]
    assert not any(one.reaches(None) for one in told)


def test_a_held_message_may_still_be_delivered_by_hand() -> None:
    """GEN-NEG-13, GEN-MSG-3."""
    table = Table(at="guild_hall").seat(C, "MS01").do((C, "hold MS01")).walk("st_57", "park")
    table.play(C, "deliver MS01")
    assert table.money(C) == 160


# --- privileges -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "pay"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (7, 250), (13, 550), (14, 600)]
)
def test_a_chain_pays_by_its_length(length: int, pay: int) -> None:
    """GEN-PRIV-2, GEN-R-24: from 5 on, each building adds 50."""
    assert privilege_value(BOX, ring(*range(3, 3 + length)) if length < 12 else ring(*range(length))) == pay


def test_chains_are_maximal_and_no_building_counts_twice() -> None:
    """GEN-PRIV-3."""
    hand = ring(0, 1, 13, 5, 7, 8)
    assert sorted(len(chain) for chain in chains(BOX, hand)) == [1, 2, 3]
    assert sum(len(chain) for chain in chains(BOX, hand)) == len(bits(hand))
    assert privilege_value(BOX, hand) == 60 + 10 + 30


def test_privileges_stay_secret_until_the_end() -> None:
    """GEN-PRIV-1."""
    table = Table(at="park").seat(C, "PR01, PR02")
    assert table.view(B)["seats"][C]["cards"] == []
    assert table.view(B)["seats"][C]["hand"]["privilege"] == 2
