"""Rules, *Examples*: every rulebook example and every derived vector, by its number."""

from __future__ import annotations

import pytest

from loggia.games.genoa.rules.events.actions import ShownToPick
from loggia.games.genoa.rules.events.trade import CardsGiven
from loggia.games.genoa.rules.scoring import finish, privilege_value
from loggia.kernel import SILENCE, NotAMove
from tests.games.genoa.table import BOX, A, B, C, D, Table, near, put, setup


def privileges(*buildings: str) -> int:
    """The cards of those buildings as a hand."""
    by_building = {BOX.fields[card.buildings[0]]: card.id for card in BOX.cards if card.kind == 3}
    return sum(1 << BOX.card_no[by_building[name]] for name in buildings)


# --- 20.1 rulebook examples -------------------------------------------------------------------------------------------

ROUTES = (
    "st_47 coach_house park villa_colini",
    "st_57 st_67 metals villa_colini",
    "st_57 st_67 metals tavern",
    "st_47 coach_house villa_ricci spices",
    "market post_office st_52 palace",
)


@pytest.mark.parametrize("route", ROUTES)
def test_the_routes_of_the_captions_use_all_four_steps(route: str) -> None:
    """GEN-EX-01, GEN-R-15: from the Guild hall; no fifth step is possible, stopping earlier is legal."""
    table = Table(at="guild_hall")
    steps = route.split()
    for step in steps[:-1]:
        table.walk(step)
        assert table.phase == "tower" or table.may(A, "stop")
    table.walk(steps[-1])
    assert table.path == ["guild_hall", *steps]
    assert table.discs == [1, 1, 1, 1, 1]
    assert table.state.near == 0


def test_the_sample_turn_of_haggling_over_the_fabrics_warehouse() -> None:
    """GEN-EX-02: offers go up and down, one is withdrawn, a counter-offer is agreed to; a promise pays for it."""
    table = Table(tower=B, dice=(7, 2))
    table.play(B, "roll")
    assert table.path == ["fabrics"]
    table.do(
        (C, "offer fabrics pay 5"),
        (A, "offer metals pay drawn silver"),
        (D, "offer fabrics pay drawn silk"),
        (C, "offer fabrics pay 5 + drawn silk"),
        (D, "withdraw fabrics"),
        (C, "offer fabrics pay 10"),
    )
    assert table.offer(A, "metals")["mode"] == "far"
    assert table.offer(C, "fabrics")["version"] == 3
    table.do((B, "counter 2 fabrics pay drawn silk"), (C, "agree"), (C, "main"), (C, "done"))
    assert table.area(C) == {"linen": 1}
    assert table.area(B) == {"silk": 1}
    assert table.money(B) == table.money(C) == 130
    assert table.left("silk") == table.left("linen") == 4
    assert table.rule(C, "offer st_62 pay 10 + drawn silk") == "GEN-NEG-V6"
    assert table.state.acted[C] == 1


def test_far_bids_may_be_voiced_but_not_accepted() -> None:
    """GEN-EX-03: City hall and Metals are far from Fabrics."""
    table = Table(tower=B, at="fabrics").settle()
    table.do(
        (D, "offer city_hall pay 15"),
        (A, "offer metals pay 20"),
        (D, "offer city_hall pay 15 + drawn small_order giver"),
        (A, "offer metals pay 25"),
    )
    assert {one["mode"] for one in table.view(B)["talk"]["offers"]} == {"far"}
    assert table.rule(B, "accept 3 city_hall v2") == "GEN-TRADE-1.3"
    assert table.rule(B, "accept 0 metals") == "GEN-TRADE-1.3"


def test_a_message_is_traded_for_an_owner_marker() -> None:
    """GEN-EX-04."""
    table = Table(at="tavern").seat(A, "trade_1_1, MS05").acts(A)
    supply = table.left("trade_1_1")
    table.play(A, "play trade_1_1 MS05 for marker")
    assert table.up("MS05")
    assert table.area(A) == {"marker": 1}
    assert table.state.marker_supply[A] == 6
    assert table.left("trade_1_1") == supply + 1


def test_a_trade_card_may_be_traded_by_another() -> None:
    """GEN-EX-05."""
    table = Table(at="park").seat(C, "trade_1_1 2").acts(C)
    table.play(C, "play trade_1_1 trade_1_1 for silk")
    assert table.area(C) == {"silk": 1}
    assert table.left("trade_1_1") == 7
    assert table.left("silk") == 4


@pytest.mark.parametrize("path", ["guild_hall st_57 park", "park st_57 guild_hall"])
def test_a_message_is_delivered_in_either_direction(path: str) -> None:
    """GEN-EX-06: nobody needs to act there; illegal before the second building is entered."""
    first, *rest = path.split()
    table = Table(at=first).seat(C, "MS01")
    assert table.rule(C, "deliver MS01") == "GEN-MSG-2"
    table.walk(*rest)
    table.play(C, "deliver MS01")
    assert table.money(C) == 160
    assert table.up("MS01")


def test_the_privileges_of_the_rulebook_s_example_are_worth_90() -> None:
    """GEN-EX-07: three single ones and a chain of three."""
    hand = privileges("metals", "park", "coach_house", "villa_ricci", "harbor", "villa_zasteri")
    assert privilege_value(BOX, hand) == 90


def test_markers_are_placed_and_replaced_from_two_streets() -> None:
    """GEN-EX-08: B places two from one street, C replaces one of them from another; D and A find no street left."""
    table = Table(tower=B, at="villa_ricci").seat(B, "marker 2").seat(C, "marker 3").seat(D, "marker").seat(A, "marker")
    table.walk("spices", "st_37", "st_47")
    table.play(B, "stop")
    assert table.discs == [1, 1, 1, 2]
    table.play(B, "own st_47 guild_hall:place coach_house:place")
    assert table.discs == [1, 1, 1, 0]
    table.play(C, "own st_37 coach_house:remove+place spices:place")
    assert (table.owner("guild_hall"), table.owner("coach_house"), table.owner("spices")) == (B, C, C)
    assert table.area(B) == table.area(C) == {}
    assert (table.state.marker_supply[B], table.state.marker_supply[C]) == (6, 5)
    assert table.phase == "place"
    assert table.state.tower == C


def test_with_two_players_the_tower_player_acts_again_once_his_opponent_has_acted() -> None:
    """GEN-EX-09."""
    table = Table(seats=2, at="park").seat(B, "rice")
    table.do((A, "take"), (A, "main"), (A, "done"))
    table.state.area[A * 14 + 10] = 0  # the card from the park would be a further action
    table.play(A, "go coach_house")
    assert table.rule(A, "take") == "GEN-ACT-9"
    table.do((B, "offer coach_house pay 5 + rice"), (A, "accept 1"), (B, "main"), (B, "done"))
    table.play(A, "go villa_ricci")
    table.do((A, "take"), (A, "main privilege"), (A, "done"), (A, "go spices"))
    assert table.rule(A, "take") == "GEN-ACT-9"


@pytest.mark.parametrize("dice", [(4, 4), (4, 5), (5, 4), (5, 5)])
def test_a_start_on_the_market_moves_the_round_marker(dice: tuple[int, int]) -> None:
    """GEN-EX-10."""
    table = Table(dice=dice)
    table.play(A, "roll")
    assert table.path == ["market"]
    assert table.state.space == 2


# --- 20.2 derived vectors ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "field"),
    [
        ("7/2", "fabrics"),
        ("2/7", "spices"),
        ("1/1", "villa_monetti"),
        ("8/8", "villa_colini"),
        ("4/6", "guild_hall"),
        ("3/2", "st_32"),
        ("6/5", "city_hall"),
        ("8/3", "fabrics"),
    ],
)
def test_a_roll_means_a_field(roll: str, field: str) -> None:
    """GEN-T-01, GEN-R-16: red is the column, blue the row."""
    red, blue = map(int, roll.split("/"))
    table = Table(dice=(red, blue))
    table.play(A, "roll")
    assert table.path == [field]


def test_the_set_up_for_four() -> None:
    """GEN-T-02."""
    state = setup(4)
    assert [len(stack) for stack in state.down] == [12, 12, 10, 10]
    assert state.money == [130] * 4
    assert all(hand.bit_count() == 4 for hand in state.hands)
    assert state.marker_supply == [7] * 4
    assert state.space == 1
    assert BOX.last_space[4] == 8


def test_the_market_has_four_neighbours() -> None:
    """GEN-T-03."""
    assert near("market") == {"guild_hall", "city_hall", "post_office", "cathedral"}


def test_a_field_with_a_disc_is_not_entered_again() -> None:
    """GEN-T-04."""
    table = Table(at="st_37").walk("st_47")
    assert table.rule(A, "go st_37") == "GEN-MOVE-2"
    assert table.may(A, "go guild_hall")


def test_diagonal_fields_are_no_neighbours() -> None:
    """GEN-T-05."""
    table = Table(at="harbor").settle()
    assert table.rule(A, "go grains") == "GEN-MOVE-1"
    assert table.rule(A, "go post_office") == "GEN-MOVE-1"


def test_who_cannot_act_must_sell() -> None:
    """GEN-T-06."""
    table = Table(at="st_57").acted(A).seat(C, "100 d").walk("park")
    table.play(C, "offer park pay 5")
    for move in ("leave", "stop", "go coach_house"):
        assert table.rule(A, move) == "GEN-TRADE-1.1c"
    table.play(A, "accept 2 park v1")
    assert (table.money(A), table.money(C)) == (135, 95)
    assert table.phase == "action"
    assert table.state.actor == C


def test_an_action_that_is_left_expires() -> None:
    """GEN-T-07."""
    table = Table(at="park")
    table.do((B, "pass"), (C, "pass"), (D, "pass"), (A, "leave"))
    assert table.rule(A, "take") == "GEN-TRADE-1.1"
    assert table.field("park")["action"] == "gone"


def test_the_tower_player_may_act_although_an_offer_stands() -> None:
    """GEN-T-08."""
    table = Table(at="park")
    table.do((C, "offer park pay 50"), (A, "take"))
    assert table.money(A) == table.money(C) == 130
    assert table.state.offers == {}


def test_an_offer_that_asks_something_does_not_oblige() -> None:
    """GEN-T-09."""
    table = Table(at="park").seat(A, "silver")
    table.do((C, "offer park pay 5 ask silver"), (B, "pass"), (D, "pass"), (C, "pass"), (A, "leave"))
    assert table.phase == "move"


def test_the_tower_player_waits_for_the_passes() -> None:
    """GEN-T-10."""
    table = Table(at="park")
    table.do((B, "pass"), (C, "pass"))
    assert table.rule(A, "leave") == "GEN-NEG-7"
    assert table.refusal(A, "leave").why.id == "genoa-refused-wait"


@pytest.mark.parametrize(
    ("text", "rule", "why"),
    [
        ("offer park pay 7", "GEN-NEG-V3", "genoa-refused-money"),
        ("offer park pay nothing", "GEN-NEG-V2", "genoa-refused-empty-pay"),
        ("offer park pay nothing ask silk", "GEN-NEG-V2", "genoa-refused-empty-pay"),
    ],
)
def test_an_offer_pays_something_in_steps_of_five(text: str, rule: str, why: str) -> None:
    """GEN-T-11."""
    refused = Table(at="park").seat(A, "silk").refusal(C, text)
    assert (refused.rule, refused.why.id) == (rule, why)


def test_who_has_no_action_left_buys_streets_only() -> None:
    """GEN-T-12."""
    table = Table(at="st_67").acted(D)
    assert table.rule(D, "offer park pay 20") == "GEN-NEG-V5"
    table.do((D, "offer st_57 pay 20"), (A, "accept 3 st_57 v1"))
    assert table.money(A) == 150
    assert table.path[-1] == "st_57"
    assert table.phase == "move"


def test_only_what_the_supply_yields_can_be_promised() -> None:
    """GEN-T-13."""
    table = Table(at="metals").supply(silver=0, copper=2)
    assert table.rule(C, "offer metals pay drawn silver") == "GEN-NEG-V6"
    table.do((C, "offer metals pay drawn copper"), (A, "accept 2"), (C, "main"))
    assert table.area(A) == {"copper": 1}
    assert table.area(C) == {}


def test_a_missing_ware_is_not_replaced() -> None:
    """GEN-T-14."""
    table = Table(at="fabrics").supply(silk=0, linen=2).acts(C)
    table.do((C, "main"), (C, "done"))
    assert table.area(C) == {"linen": 1}


def test_the_owner_earns_when_another_acts() -> None:
    """GEN-T-15."""
    table = Table(at="park").owns(B, "park").acts(C)
    assert table.money(B) == 140
    table = Table(at="park", tower=B).owns(B, "park").acts(B)
    assert table.money(B) == 130


def test_one_small_order_per_building_and_turn() -> None:
    """GEN-T-16."""
    table = Table(at="harbor").seat(A, "SO13, SO14, copper, salt").acts(A)
    table.play(A, "order SO13")
    assert table.money(A) == 170
    assert table.rule(A, "order SO14") == "GEN-SMALL-3"


def test_a_small_order_is_paid_although_the_building_is_exhausted() -> None:
    """GEN-T-17."""
    table = Table(at="harbor").seat(A, "SO13, copper").supply(any_ware=0).acts(A)
    table.do((A, "main"), (A, "order SO13"))
    assert table.area(A) == {}
    assert table.money(A) == 170


def test_a_large_order_brings_100_and_a_special_card() -> None:
    """GEN-T-18."""
    table = Table(at="villa_colini").seat(A, "LO01, salt, wheat, silk").acts(A)
    table.play(A, "main LO01 further_action")
    assert table.money(A) == 230
    assert table.area(A) == {"further_action": 1}
    assert table.up("LO01")
    assert table.left("salt") == table.left("wheat") == table.left("silk") == 5


def test_a_large_order_belongs_to_its_villa() -> None:
    """GEN-T-19."""
    table = Table(at="villa_ricci").seat(A, "LO01, salt, wheat, silk").acts(A)
    assert table.rule(A, "main LO01 further_action") == "GEN-LARGE-2"
    assert table.may(A, "main privilege")


def test_a_building_action_delivers_no_small_order() -> None:
    """GEN-T-20."""
    table = Table(at="tavern").owns(A, "harbor").seat(A, "building_action, copper, SO13").acts(A)
    table.play(A, "play building_action harbor")
    assert table.area(A)["any_ware"] == 1
    assert table.rule(A, "order SO13") == "GEN-SMALL-5"
    assert not table.state.used >> BOX.field_no["harbor"] & 1


def test_an_any_ware_card_needs_an_own_action_window() -> None:
    """GEN-T-21: not during another's action, not before a step, not with an offer that is not accepted."""
    during = Table(at="park").seat(A, "any_ware").acts(C)
    moving = Table(at="st_57").seat(A, "any_ware")
    offering = Table(tower=B, at="park").seat(A, "any_ware").do((A, "offer park pay 5"))
    for table in (during, moving, offering):
        assert table.rule(A, "play any_ware silk") == "GEN-SPEC-AW"
        assert table.refusal(A, "play any_ware silk").why.id == "genoa-refused-window"
    own = Table(at="park").seat(A, "any_ware").acts(A)
    own.play(A, "play any_ware silk")
    assert own.area(A) == {"silk": 1}


def test_a_further_action_card_behind_an_offer_is_not_paid_away() -> None:
    """GEN-T-22."""
    table = Table(at="park").seat(D, "further_action, 50 d").acted(D)
    assert table.rule(D, "offer park pay further_action") == "GEN-NEG-V5"
    table.do((D, "offer park pay 10"), (A, "accept 3"))
    assert table.money(D) == 40
    assert table.area(D) == {}
    assert table.left("further_action") == 5
    table.play(D, "main")
    assert table.area(D) == {"further_action": 1}


def test_the_start_is_not_chosen_after_the_roll() -> None:
    """GEN-T-23."""
    table = Table(dice=(7, 2)).seat(A, "any_start")
    table.play(A, "roll")
    assert table.rule(A, "start harbor") == "GEN-PLACE-2"


def test_a_stack_is_turned_over_in_the_middle_of_a_draw() -> None:
    """GEN-T-24."""
    table = Table(at="post_office").stack("message", down="MS03", up="MS07 MS09").acts(C)
    table.play(C, "main")
    assert "MS03" in table.hand(C)
    assert len(table.hand(C) & {"MS07", "MS09"}) == 1
    assert len(table.down("message")) == 1
    assert not table.up("MS07")
    assert not table.up("MS09")


def test_removing_takes_one_marker_and_replacing_two() -> None:
    """GEN-T-25."""
    table = Table(at="st_57", tower=C).owns(D, "park").seat(C, "marker")
    table.play(C, "stop")
    assert table.rule(C, "own st_57 park:remove+place") == "GEN-OWN-4"
    table.play(C, "own st_57 park:remove")
    assert table.owner("park") == -1
    assert (table.state.marker_supply[C], table.state.marker_supply[D]) == (7, 7)
    assert table.area(C) == {}


def test_an_elbow_street_touches_its_warehouse_only() -> None:
    """GEN-T-26."""
    table = Table(at="st_76", tower=C).seat(C, "marker")
    table.play(C, "stop")
    assert table.rule(C, "own st_76 tavern:place") == "GEN-OWN-4"
    table.play(C, "own st_76 metals:place")
    assert table.owner("metals") == C


def test_with_two_players_an_offer_holds_a_good() -> None:
    """GEN-T-27."""
    table = Table(seats=2, at="park").seat(B, "rice")
    assert table.rule(B, "offer park pay 20") == "GEN-NEG-V8"
    assert table.may(B, "offer park pay 5 + rice")
    assert table.may(B, "offer park pay drawn further_action")


def test_a_chain_of_privileges_crosses_the_seam() -> None:
    """GEN-T-28."""
    assert privilege_value(BOX, privileges("grains", "villa_monetti", "harbor")) == 60


def test_a_chain_of_four_and_a_single_privilege() -> None:
    """GEN-T-29."""
    hand = privileges("tavern", "metals", "villa_zasteri", "fabrics", "restaurant")
    assert privilege_value(BOX, hand) == 110


def last_turn(space: int) -> Table:
    """Three seats; the last one of the round is on a street and about to stop."""
    table = put(Table(seats=3, tower=A), C, "st_47")
    table.state.space = space
    table.play(C, "stop")
    return table


def test_the_game_ends_with_the_round_in_which_the_marker_is_on_the_final_space() -> None:
    """GEN-T-30."""
    table = last_turn(10)
    assert table.match.over
    assert table.state.space == 10


def test_below_the_final_space_another_round_begins() -> None:
    """GEN-T-31."""
    table = last_turn(9)
    assert not table.match.over
    assert table.state.space == 10


def test_one_building_serves_two_messages() -> None:
    """GEN-T-32."""
    table = Table(at="fabrics").seat(C, "MS10, MS11").walk("tavern", "metals", "villa_colini", "park")
    table.do((C, "deliver MS10"), (C, "deliver MS11"))
    assert table.money(C) == 190
    assert table.state.acted[C] == 0


def test_a_start_on_a_street_is_enough_to_place_markers() -> None:
    """GEN-T-33."""
    table = Table(dice=(3, 2)).seat(A, "marker 2")
    table.do((A, "roll"), (A, "stop"), (A, "own st_32 grains:place harbor:place"))
    assert table.owner("grains") == table.owner("harbor") == A


def test_goods_of_the_deal_can_be_used_in_its_action() -> None:
    """GEN-T-34."""
    table = Table(at="villa_monetti").seat(A, "copper").seat(C, "SO13, 20 d").settle()
    table.do((C, "offer harbor pay 20 ask copper"), (A, "accept 2 harbor v1"), (C, "main"), (C, "order SO13"))
    assert table.money(A) == 150
    assert table.area(C) == {"any_ware": 1}
    assert table.left("copper") == 5
    assert table.money(C) == 40


def test_entering_the_market_later_has_no_effect() -> None:
    """GEN-T-35."""
    table = Table(at="guild_hall").walk("market")
    assert table.state.space == 1


def test_equal_money_is_decided_by_unused_goods() -> None:
    """GEN-T-36."""
    table = Table(seats=3).seat(A, "silk").seat(B, "MS01, marker")
    table.state.money[:] = [400, 400, 390]
    table.state.ledger[4], table.state.ledger[9], table.state.ledger[14] = 270, 270, 260
    finish(BOX, table.state, SILENCE)
    result = table.match.result
    assert result is not None
    assert result.winners == (B,)
    assert result.scores == (400, 400, 390)


def test_the_better_offer_has_no_priority() -> None:
    """GEN-T-37."""
    table = Table(at="park")
    table.do((C, "offer park pay 10"), (D, "offer park pay 25"), (A, "accept 2 park v1"))
    assert table.state.actor == C


def test_a_marker_is_paid_through_the_supplies() -> None:
    """GEN-T-38."""
    table = Table(at="park").seat(C, "marker 2")
    table.do((C, "offer park pay marker"), (A, "accept 2"))
    assert table.area(C) == {"marker": 1}
    assert table.area(A) == {"marker": 1}
    assert (table.state.marker_supply[A], table.state.marker_supply[C]) == (6, 6)


def test_there_are_no_words_for_a_deal_between_opponents() -> None:
    """GEN-T-39: an offer has no addressee; only the tower player can make proposals to a seat."""
    table = Table(at="park").seat(B, "silk").seat(C, "rice")
    with pytest.raises(NotAMove):
        table.match.move("offer 2 silk for rice")
    assert table.rule(B, "counter 2 park pay rice ask silk") == "GEN-TRADE-2.1"


def test_an_old_version_cannot_be_accepted() -> None:
    """GEN-T-40."""
    table = Table(at="park")
    table.do((C, "offer park pay 20"), (C, "offer park pay 10"))
    assert table.rule(A, "accept 2 park v1") == "GEN-NEG-5"
    table.play(A, "accept 2 park v2")
    assert table.money(A) == 140


def test_only_the_seat_itself_learns_that_it_cannot_pay_a_counter_offer() -> None:
    """GEN-T-41."""
    poor, rich = Table(at="park").seat(C, "60 d"), Table(at="park").seat(C, "200 d")
    for table in (poor, rich):
        table.play(A, "counter 2 park pay 100")
    assert poor.match.view(A) == rich.match.view(A)
    refused = poor.refusal(C, "agree")
    assert (refused.rule, refused.why.id) == ("GEN-NEG-V3", "genoa-refused-purse")
    assert poor.state.counters
    rich.play(C, "agree")
    assert rich.money(A) == 230


def test_an_offer_that_the_tower_player_cannot_pay_stands_and_obliges_to_nothing() -> None:
    """GEN-T-42."""
    table = Table(at="park").seat(A, "50 d").seat(C, "silk")
    table.play(C, "offer park pay silk ask 200")
    assert table.rule(A, "accept 2") == "GEN-NEG-V3"
    assert table.state.offers
    table.do((B, "pass"), (C, "pass"), (D, "pass"), (A, "leave"))


def test_a_building_action_is_not_played_on_an_own_palace() -> None:
    """GEN-T-43."""
    table = Table(at="park").owns(B, "palace", "harbor").seat(B, "building_action").acts(B)
    assert table.rule(B, "play building_action palace") == "GEN-R-29"
    assert table.may(B, "play building_action harbor")


def test_the_owner_phase_begins_when_no_step_is_left() -> None:
    """GEN-T-44: discs 1, 1, 1, 2, and all neighbours of the villa are visited."""
    table = Table(at="harbor").seat(D, "marker").walk("st_32", "grains", "villa_monetti")
    assert table.discs == [1, 1, 1, 2]
    table.settle()
    assert table.phase == "owners"
    assert table.view(D)["streets"] == ["st_32"]


def test_the_receiver_picks_among_the_drawn_cards() -> None:
    """GEN-T-45."""
    table = Table(at="st_74").stack("small_order", down="SO03 SO09 SO01")
    table.do((D, "offer city_hall pay drawn small_order receiver"), (A, "accept 3 city_hall v1"), (D, "main"))
    shown = table.events(ShownToPick)[0]
    assert shown.reaches(A)
    assert shown.reaches(D)
    assert not shown.reaches(B)
    assert not shown.reaches(None)
    seen, unseen = table.view(A)["pick"], table.view(B)["pick"]
    assert seen is not None
    assert seen["cards"] == ["SO03", "SO09"]
    assert unseen is not None
    assert unseen["cards"] == []
    assert table.rule(D, "done") == "GEN-TRADE-PAY"
    table.play(A, "pick SO09")
    assert not table.events(CardsGiven)[0].reaches(C)
    assert (table.hand(A), table.hand(D)) == ({"SO09"}, {"SO03"})
    table.play(D, "done")


def test_a_deal_clears_the_buyer_s_other_offers() -> None:
    """GEN-T-46."""
    table = Table(at="st_57").seat(D, "further_action, 80 d")
    table.do((D, "offer park pay 30"), (D, "offer st_67 pay 10"), (A, "accept 3 park"), (D, "main"), (D, "done"))
    assert table.rule(A, "accept 3 st_67 v1") == "GEN-NEG-5"
    assert table.may(D, "offer st_67 pay 10")


def test_without_an_eligible_opponent_leaving_is_legal_at_once() -> None:
    """GEN-T-47."""
    table = Table(at="st_57").acted(A, B, C, D).walk("park")
    assert table.match.awaited == (A,)
    table.play(A, "leave")
