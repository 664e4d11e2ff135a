"""Rules, *The trading laws*: the trading laws, paragraph by paragraph, with what they allow and what they refuse."""

from __future__ import annotations

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.events.trade import CardsGiven, Dealt
from loggia.games.genoa.rules.moves import Offer
from loggia.games.genoa.rules.trade.bundles import Bundle
from loggia.kernel import NotAMove
from tests.games.genoa.table import A, B, C, D, Table

# --- 1.1 tower building -----------------------------------------------------------------------------------------------


def test_in_a_tower_building_everybody_is_asked() -> None:
    """GEN-TRADE-1.1, GEN-TRADE-1.1a: first field or free move, all eligible opponents are waited for."""
    assert set(Table(at="park").match.awaited) == {A, B, C, D}
    assert set(Table(at="st_57").walk("park").match.awaited) == {A, B, C, D}


def test_the_tower_player_may_take_the_action_himself() -> None:
    """GEN-TRADE-1.1, GEN-TRADE-1.1b, GEN-R-17: at once, with or without offers; he owes nobody anything."""
    table = Table(at="park")
    table.play(A, "take")
    assert table.state.actor == A
    table = Table(at="park").do((C, "offer park pay 50"), (A, "take"))
    assert table.money(A) == 130


def test_once_an_offer_stands_the_action_must_be_used() -> None:
    """GEN-TRADE-1.1c: neither moving on nor stopping nor leaving; taking or accepting is what remains."""
    table = Table(at="park").do((B, "pass"), (C, "offer park pay 5"), (D, "pass"))
    for move in ("leave", "go coach_house", "stop"):
        assert table.rule(A, move) == "GEN-TRADE-1.1c"
    assert table.may(A, "take")
    assert table.may(A, "accept 2")


def test_the_duty_ends_when_the_offer_is_withdrawn() -> None:
    """GEN-TRADE-1.1c, GEN-TRADE-2.2."""
    table = Table(at="park").do((B, "pass"), (C, "offer park pay 5"), (D, "pass"), (C, "withdraw park"))
    assert table.refusal(A, "leave").why.id == "genoa-refused-wait"
    table.do((C, "pass"), (A, "leave"))


def test_a_single_low_offer_must_be_taken_by_who_cannot_act() -> None:
    """GEN-TRADE-1.1, GEN-TRADE-1.1d: however low; of several he may choose any."""
    table = (
        Table(at="st_57").acted(A).walk("park").do((C, "offer park pay 5"), (D, "offer park pay drawn further_action"))
    )
    assert table.rule(A, "take") == "GEN-ACT-9"
    assert table.may(A, "accept 2")
    assert table.may(A, "accept 3")


def test_a_further_action_card_is_never_forced_but_avoids_a_sale() -> None:
    """GEN-R-18."""
    table = Table(at="park").acted(A).seat(A, "further_action").do((C, "offer park pay 5"))
    assert table.may(A, "accept 2")
    table.play(A, "take")
    assert "further_action" not in table.area(A)


def test_without_an_offer_the_action_may_be_let_go() -> None:
    """GEN-TRADE-1.1, GEN-TRADE-1.1e, GEN-TRADE-1.1f: afterwards the tower moves or stops."""
    table = Table(at="park").do((B, "pass"), (C, "pass"), (D, "pass"))
    assert table.may(A, "take")
    table.play(A, "leave")
    assert table.may(A, "go coach_house")
    assert table.may(A, "stop")
    assert table.rule(C, "offer park pay 50") == "GEN-NEG-V1"


@pytest.mark.parametrize(
    ("pay", "obliges"),
    [
        ("5", True),
        ("silk", True),
        ("drawn further_action", True),
        ("message", True),
        ("SO01", True),
        ("60 ask silver", False),
        ("silk ask 5", False),
    ],
)
def test_which_offers_oblige(pay: str, obliges: bool) -> None:
    """GEN-R-05: at least 5 d or one good, drawn goods included, and nothing asked."""
    table = Table(at="park").seat(A, "silver").seat(C, "silk, MS01, SO01").do((C, f"offer park pay {pay}"))
    assert table.view(A)["talk"]["must_sell"] is obliges
    assert table.offer(C, "park")["obliges"] is obliges


# --- 1.2 neighbouring building, 1.3 reachable building ----------------------------------------------------------------


def test_a_deal_for_a_neighbouring_building_is_paid_moved_and_acted() -> None:
    """GEN-TRADE-1.2, GEN-TRADE-1.2a, GEN-TRADE-PAY: payment, then the step, then the buyer's action at once."""
    table = Table(at="st_57").do((C, "offer park pay 20"))
    table.play(A, "accept 2 park v1")
    kinds = [type(told.event).__name__ for told in table.told]
    assert kinds.index("Dealt") < kinds.index("Stepped") < kinds.index("ActionBegan")
    assert (table.money(A), table.money(C)) == (150, 110)
    assert (table.phase, table.state.actor, table.path[-1]) == ("action", C, "park")


def test_the_tower_player_need_not_accept_anything_before_a_step() -> None:
    """GEN-TRADE-1.2, GEN-TRADE-1.2b, GEN-NEG-9: he steps anywhere, without pay, or stops, and waits for nobody."""
    table = Table(at="st_57").do((C, "offer park pay 60"))
    assert table.match.awaited == (A,)
    assert table.may(A, "stop")
    table.play(A, "go st_67")
    assert table.money(A) == 130


def test_a_free_step_to_a_building_makes_it_a_tower_building() -> None:
    """GEN-TRADE-1.2, GEN-TRADE-1.2c, GEN-TRADE-1.2d: who kept silent may speculate on a cheaper offer there."""
    table = Table(at="st_57").walk("park")
    assert table.phase == "tower"
    table.do((C, "offer park pay 5"), (A, "accept 2"))
    assert table.money(A) == 135


def test_the_action_of_a_building_reached_by_a_deal_belongs_to_the_buyer() -> None:
    """GEN-TRADE-1.2, GEN-TRADE-1.2e: other offers for it lapse."""
    table = Table(at="st_57").do((C, "offer park pay 5"), (D, "offer park pay 60"), (A, "accept 2 park"))
    assert table.offers() == set()
    assert table.rule(A, "take") == "GEN-TRADE-1.1"
    table.do((C, "main"), (C, "done"))
    assert table.phase == "move"


def test_far_bids_bind_nobody_and_become_acceptable_when_the_tower_is_near() -> None:
    """GEN-TRADE-1.3."""
    table = Table(at="st_47").do((C, "offer park pay 20"))
    assert table.offer(C, "park")["mode"] == "far"
    assert table.rule(A, "accept 2 park") == "GEN-TRADE-1.3"
    assert table.rule(A, "counter 2 park pay 20") == "GEN-TRADE-1.3"
    table.play(A, "go st_57")
    assert table.offer(C, "park")["mode"] == "next"
    table.play(A, "accept 2 park v1")
    assert table.state.actor == C


def test_one_field_per_deal() -> None:
    """GEN-R-20: there are no words for a route."""
    for text in ("offer park + coach_house pay 20", "offer 20 for park and coach_house"):
        with pytest.raises(NotAMove):
            GAME.faces.parse(text)


# --- 2.1 to 2.10 ------------------------------------------------------------------------------------------------------


def test_the_tower_player_is_a_party_to_every_deal() -> None:
    """GEN-TRADE-2.1: he makes no offers, and nobody else accepts or proposes."""
    table = Table(at="park").seat(B, "silk").do((C, "offer park pay 5"))
    assert table.rule(A, "offer park pay 5") == "GEN-TRADE-2.1"
    assert table.rule(B, "accept 2 park") == "GEN-TRADE-2.1"
    assert table.rule(B, "counter 2 park pay 5") == "GEN-TRADE-2.1"


def test_an_offer_may_go_up_and_down_or_be_withdrawn() -> None:
    """GEN-TRADE-2.2."""
    table = Table(at="park").do((C, "offer park pay 5"), (C, "offer park pay 60"), (C, "offer park pay 10"))
    assert table.offer(C, "park")["pay"]["money"] == 10
    table.play(C, "withdraw park")
    assert table.rule(C, "withdraw park") == "GEN-NEG-2"


def test_acceptance_binds_both() -> None:
    """GEN-TRADE-2.3: the deal is carried out with the acceptance, there is nothing left to withdraw."""
    table = Table(at="park").do((C, "offer park pay 5"), (A, "accept 2"))
    assert table.rule(C, "withdraw park") == "GEN-NEG-2"
    assert table.rule(A, "leave") == "GEN-TRADE-1.1"


def test_an_offer_for_a_building_means_its_action() -> None:
    """GEN-TRADE-2.4, GEN-R-06: so the seat must be able to act."""
    table = Table(at="st_57").acted(C)
    assert table.rule(C, "offer park pay 60") == "GEN-NEG-V5"
    assert table.rule(A, "counter 2 park pay 60") == "GEN-NEG-V5"
    table.seat(C, "further_action")
    assert table.may(C, "offer park pay 60")


@pytest.mark.parametrize(
    "pay",
    ["15", "silk", "2 silk + rice", "further_action", "marker", "LO01", "message", "2 small_order", "10 + silk + MS01"],
)
def test_an_offer_holds_money_and_goods_of_every_kind(pay: str) -> None:
    """GEN-TRADE-2.5."""
    table = Table(at="park").seat(C, "silk 2, rice, further_action, marker, LO01, MS01, SO01, SO02")
    table.play(C, f"offer park pay {pay}")
    table.play(A, "accept 2")
    assert table.events(Dealt)


@pytest.mark.parametrize("amount", ["7", "12", "-5", "1"])
def test_money_comes_in_steps_of_five(amount: str) -> None:
    """GEN-TRADE-2.5."""
    assert Table(at="park").rule(C, f"offer park pay {amount}") == "GEN-NEG-V3"


def test_markers_are_paid_through_the_supplies_of_both_colours() -> None:
    """GEN-TRADE-2.5m: those on buildings cannot be paid."""
    table = Table(at="park").seat(C, "marker 2").owns(C, "harbor")
    assert table.rule(C, "offer park pay 3 marker") == "GEN-NEG-V4"
    table.do((C, "offer park pay 2 marker"), (A, "accept 2"))
    assert table.area(A) == {"marker": 2}
    assert (table.state.marker_supply[A], table.state.marker_supply[C]) == (5, 6)
    assert table.owner("harbor") == C


def test_the_receiver_needs_his_markers_in_the_supply() -> None:
    """GEN-TRADE-2.5m, GEN-R-08."""
    table = Table(at="park").seat(A, "marker 6").seat(C, "marker 2")
    assert table.rule(C, "offer park pay 2 marker") == "GEN-NEG-V7"
    assert table.may(C, "offer park pay marker")


@pytest.mark.parametrize(
    "text",
    [
        "offer park pay promise",
        "offer park pay my action",
        "offer park pay action",
        "offer park pay waive",
        "offer park pay next turn 20",
    ],
)
def test_nothing_but_money_and_goods_can_be_said(text: str) -> None:
    """GEN-TRADE-2.6."""
    with pytest.raises(NotAMove) as refused:
        GAME.faces.parse(text)
    assert refused.value.why["notation"]


def test_a_hand_made_offer_of_something_else_is_refused() -> None:
    """GEN-TRADE-2.6."""
    table = Table(at="park")
    for bundle in (Bundle(goods=(("favour", 1),)), Bundle(closed=(("promise", 1),)), Bundle(cards=("XX01",))):
        why = table.match.refusal(C, Offer("park", bundle))
        assert why is not None
        assert why.rule == "GEN-TRADE-2.6"


@pytest.mark.parametrize(
    ("building", "promise"),
    [
        ("fabrics", "silk"),
        ("fabrics", "linen + drawn silk"),
        ("harbor", "any_ware"),
        ("cathedral", "2 marker"),
        ("guild_hall", "large_order giver"),
        ("city_hall", "2 small_order giver"),
        ("post_office", "message receiver"),
        ("villa_ricci", "privilege giver"),
    ],
)
def test_goods_of_the_action_itself_can_be_promised(building: str, promise: str) -> None:
    """GEN-TRADE-2.7: they are handed over when the action yields them, before any other use."""
    table = Table(at=building).do((C, f"offer {building} pay drawn {promise}"), (A, "accept 2"))
    assert table.area(A) == {}
    table.play(C, "main privilege" if building.startswith("villa") else "main")
    if table.phase == "pick":
        table.play(table.state.picker, table.match.choices(table.state.picker)[0].text())
    assert table.area(A) or table.hand(A)
    table.play(C, "done")


@pytest.mark.parametrize(
    ("field", "promise"),
    [
        ("fabrics", "silver"),
        ("fabrics", "2 silk"),
        ("harbor", "any_start"),
        ("cathedral", "3 marker"),
        ("guild_hall", "2 large_order giver"),
        ("villa_ricci", "silk"),
        ("st_52", "silk"),
        ("market", "silk"),
    ],
)
def test_other_goods_cannot_be_promised(field: str, promise: str) -> None:
    """GEN-TRADE-2.7, GEN-R-07: only what the main effect of that very building yields."""
    table = Table(at=field) if not field.startswith("st") and field != "market" else Table(at="post_office")
    assert table.rule(C, f"offer {field} pay drawn {promise}") == "GEN-NEG-V6"


def test_money_of_the_action_cannot_be_promised() -> None:
    """GEN-R-07: there are no words for it, and who has not got it now cannot pay it."""
    table = Table(at="harbor").seat(C, "SO13, copper, 0 d")
    with pytest.raises(NotAMove):
        table.match.move("offer harbor pay drawn 40")
    assert table.rule(C, "offer harbor pay 40") == "GEN-NEG-V3"


def test_a_promise_fixes_the_villa_s_option() -> None:
    """GEN-R-07."""
    table = Table(at="villa_colini").seat(C, "LO01, salt, wheat, silk")
    table.do((C, "offer villa_colini pay drawn privilege"), (A, "accept 2"))
    assert table.rule(C, "main LO01 any_start") == "GEN-R-07"
    table.play(C, "main privilege")
    assert len(table.hand(A)) == 1
    table = Table(at="villa_colini").seat(C, "LO01, salt, wheat, silk")
    table.do((C, "offer villa_colini pay drawn any_start"), (A, "accept 2"))
    assert table.rule(C, "main privilege") == "GEN-R-07"
    assert table.rule(C, "main LO01 any_ware") == "GEN-R-07"
    table.play(C, "main LO01 any_start")
    assert table.area(A) == {"any_start": 1}
    assert table.money(C) == 230


def test_no_step_may_leave_the_buyer_unable_to_keep_his_promise() -> None:
    """GEN-R-07: the order and its wares stay until the main effect."""
    table = Table(at="villa_colini").seat(C, "LO01, salt, wheat, silk, rice, trade_1_1")
    table.do((C, "offer villa_colini pay drawn any_start"), (A, "accept 2"))
    assert table.rule(C, "play trade_1_1 salt for copper") == "GEN-R-07"
    assert table.rule(C, "play trade_1_1 LO01 for copper") == "GEN-R-07"
    assert table.may(C, "play trade_1_1 rice for copper")


def test_if_the_building_no_longer_yields_it_the_buyer_pays_an_identical_good() -> None:
    """GEN-R-07: the last silk was taken with a card before the main effect."""
    table = Table(at="fabrics").seat(C, "any_ware").supply(silk=1)
    table.do((C, "offer fabrics pay drawn silk"), (A, "accept 2"), (C, "play any_ware silk"), (C, "main"))
    assert table.area(A) == {"silk": 1}
    assert table.area(C) == {"linen": 1}


def test_a_missing_promised_card_comes_from_the_hand() -> None:
    """GEN-R-07: of cards, the giver picks."""
    table = Table(at="guild_hall").stack("large_order", down="LO05").seat(C, "trade_1_1, silk, LO01, LO02")
    table.do((C, "offer guild_hall pay drawn large_order"), (A, "accept 2"))
    table.do((C, "play trade_1_1 silk for large_order"), (C, "main"))
    assert (table.phase, table.state.picker) == ("pick", C)
    table.do((C, "pick LO02"), (C, "done"))
    assert table.hand(A) == {"LO02"}


def test_the_tower_player_may_give_something_in_return() -> None:
    """GEN-TRADE-2.8."""
    table = Table(at="park").seat(A, "silver, MS03").seat(C, "silk")
    table.do((C, "offer park pay silk ask silver + message"), (A, "accept 2 park with MS03"))
    assert table.area(A) == {"silk": 1}
    assert table.area(C) == {"silver": 1}
    assert table.hand(C) == {"MS03"}


def test_the_buyer_may_ask_for_the_card_that_lets_him_act() -> None:
    """GEN-NEG-V5, GEN-TRADE-2.8: what counts is whether he can act after the exchange."""
    table = Table(at="park").acted(C).seat(A, "further_action")
    assert table.rule(C, "offer park pay 20") == "GEN-NEG-V5"
    table.do((C, "offer park pay 40 ask further_action"), (A, "accept 2"))
    assert table.state.actor == C
    assert table.left("further_action") == 5


def test_neither_the_first_nor_the_best_offer_has_priority() -> None:
    """GEN-TRADE-2.9."""
    table = Table(at="park").do((B, "offer park pay 5"), (C, "offer park pay 10"), (D, "offer park pay 60"))
    for seat in (B, C, D):
        assert table.may(A, f"accept {seat}")


def test_a_step_to_a_street_or_the_market_can_be_sold() -> None:
    """GEN-TRADE-2.10, GEN-R-09: no action is involved."""
    table = Table(at="guild_hall").acted(B, C, D).settle()
    table.do((C, "offer st_57 pay 5"), (D, "offer market pay 10"))
    assert table.offer(C, "st_57")["mode"] == "plain"
    table.play(A, "accept 3 market")
    assert (table.path[-1], table.phase, table.money(A)) == ("market", "move", 140)


def test_payment_is_simultaneous() -> None:
    """GEN-TRADE-PAY: nobody pays with what he only receives in the same deal."""
    table = Table(at="park").seat(A, "silk").seat(C, "0 d")
    assert table.rule(C, "offer park pay silk ask silk") == "GEN-NEG-V4"


def test_the_faces_of_closed_cards_are_for_the_two_parties() -> None:
    """GEN-TRADE-PAY, GEN-INFO-6."""
    table = Table(at="park").seat(C, "MS01, MS02").do((C, "offer park pay message with MS02"))
    assert table.view(A)["talk"]["offers"][0]["named"] == []
    assert table.view(C)["talk"]["offers"][0]["named"] == ["MS02"]
    table.play(A, "accept 2")
    assert table.hand(A) == {"MS02"}
    (told,) = table.events(CardsGiven)
    assert [seat for seat in range(4) if told.reaches(seat)] == [A, C]
    assert table.events(Dealt)[0].event.pay == (("closed", "message", 1),)  # type: ignore[attr-defined]
