"""Rules, *Offers* and *What is lawful*: the offer table, its validation, and that every negotiation ends."""

from __future__ import annotations

import pytest

from loggia.games.genoa.rules.events.trade import CounterWithdrawn, Lapsed
from loggia.games.genoa.rules.moves import Offer
from loggia.games.genoa.rules.pieces import GOODS
from loggia.games.genoa.rules.trade.bundles import Bundle
from tests.games.genoa.table import BOX, A, B, C, D, Table


def test_one_standing_offer_per_target_and_six_targets() -> None:
    """GEN-NEG-1: posting again replaces; the version counts on, also after a withdrawal."""
    table = Table(at="guild_hall")
    table.do((C, "offer guild_hall pay 5"), (C, "offer guild_hall pay 10"), (C, "withdraw guild_hall"))
    table.play(C, "offer guild_hall pay 15")
    assert table.offer(C, "guild_hall")["version"] == 3
    for field in ("market", "st_36", "st_47", "st_57", "st_66"):
        table.play(C, f"offer {field} pay 5")
    assert table.rule(C, "offer city_hall pay 5") == "GEN-NEG-1"
    assert table.may(C, "offer st_66 pay 10")


def test_offers_stay_across_the_steps_of_the_turn_and_no_longer() -> None:
    """GEN-NEG-2."""
    table = Table(at="st_47").do((C, "offer park pay 20"), (A, "go st_57"))
    assert table.offers() == {(C, "park")}
    table.play(A, "stop")
    assert table.offers() == set()


def test_a_concluded_deal_clears_all_offers_of_its_buyer_but_not_of_others() -> None:
    """GEN-NEG-2, GEN-R-19: their sum may exceed his means; whatever they contain, they lapse."""
    table = Table(at="st_57").seat(C, "20 d")
    table.do((C, "offer st_47 pay 20"), (C, "offer st_67 pay 20"), (D, "offer park pay 5"), (A, "accept 2 st_67"))
    assert table.offers() == {(D, "park")}
    assert table.events(Lapsed)[0].event == Lapsed(C, ("st_47",))


def test_the_mode_of_an_offer_follows_the_tower() -> None:
    """GEN-NEG-3: tower, next, plain, far; what can no longer be reached is removed."""
    table = Table(at="coach_house")
    for field in ("coach_house", "villa_ricci", "st_47", "metals"):
        table.play(C, f"offer {field} pay 5")
    modes = {one["field"]: one["mode"] for one in table.view(A)["talk"]["offers"]}
    assert modes == {"coach_house": "tower", "villa_ricci": "next", "st_47": "plain", "metals": "far"}
    table.play(C, "withdraw coach_house")
    table.walk("villa_ricci")
    assert table.offers() == {(C, "villa_ricci"), (C, "st_47")}
    assert table.offer(C, "st_47")["mode"] == "far"


@pytest.mark.parametrize(
    ("at", "move", "rule"),
    [
        ("park", "accept 2 coach_house", "GEN-NEG-4"),
        ("park", "accept 2 st_47", "GEN-TRADE-1.3"),
        ("st_57", "accept 2 st_37", "GEN-TRADE-1.3"),
    ],
)
def test_what_can_be_accepted_depends_on_the_state(at: str, move: str, rule: str) -> None:
    """GEN-NEG-4: all modes may be posted in both states."""
    table = Table(at=at)
    field = move.split()[2]
    table.play(C, f"offer {field} pay 5")
    assert table.rule(A, move) == rule


@pytest.mark.parametrize("phase", ["place", "action", "pick", "owners"])
def test_offers_are_posted_in_negotiations_only(phase: str) -> None:
    """GEN-NEG-4."""
    table = Table() if phase == "place" else Table(at="city_hall").seat(A, "marker")
    if phase == "action":
        table.acts(B)
    elif phase == "pick":
        table.do((B, "offer city_hall pay drawn small_order receiver"), (A, "accept 1"), (B, "main"))
    elif phase == "owners":
        table.walk("st_66").play(A, "stop")
    assert table.phase == phase
    assert table.rule(C, "offer st_66 pay 5") in ("GEN-NEG-4", "KERNEL-TURN")


def test_only_the_current_version_can_be_accepted() -> None:
    """GEN-NEG-5: what is gone or replaced is stale; without a version: as it stands now."""
    table = Table(at="park").do((C, "offer park pay 5"), (C, "offer park pay 10"))
    assert table.rule(A, "accept 2 park v1") == "GEN-NEG-5"
    assert table.rule(A, "accept 3 park v1") == "GEN-NEG-5"
    assert table.rule(A, "accept 2 coach_house") == "GEN-NEG-5"
    assert table.may(A, "accept 2 park v2")
    assert table.may(A, "accept 2 park")
    assert table.may(A, "accept 2")


def test_without_a_field_an_acceptance_must_be_clear() -> None:
    """GEN-NEG-5."""
    table = Table(at="st_57").do((C, "offer park pay 5"), (C, "offer st_67 pay 5"))
    assert table.rule(A, "accept 2") == "GEN-NEG-5"
    assert table.may(A, "accept 2 park")


def test_the_tower_player_proposes_to_one_seat_at_a_time() -> None:
    """GEN-NEG-6: without a previous offer too; several proposals may stand, the first to agree wins."""
    table = Table(at="park").do(
        (A, "counter 2 park pay 20"), (A, "counter 3 park pay 30"), (A, "counter 2 park pay 25")
    )
    assert [(one["seat"], one["version"]) for one in table.view(C)["talk"]["counters"]] == [(C, 2), (D, 1)]
    assert table.rule(B, "agree park") == "GEN-NEG-5"
    assert table.rule(C, "agree park v1") == "GEN-NEG-5"
    table.play(C, "agree park v2")
    assert table.money(A) == 155
    assert table.state.counters == {}


def test_a_counter_offer_can_be_taken_back_and_lapses_with_its_node() -> None:
    """GEN-NEG-6."""
    table = Table(at="st_57").do((A, "counter 2 park pay 20"), (A, "counter 3 st_67 pay 5"), (A, "withdraw 2 park"))
    assert table.events(CounterWithdrawn)
    assert table.rule(C, "agree") == "GEN-NEG-5"
    table.play(A, "go st_67")
    assert table.state.counters == {}
    assert table.rule(A, "withdraw 3 st_67") == "GEN-NEG-2"


def test_a_counter_offer_neither_fulfils_nor_removes_the_duty_to_sell() -> None:
    """GEN-NEG-6."""
    table = Table(at="park").do((B, "pass"), (C, "offer park pay 5"), (D, "pass"), (A, "counter 2 park pay 50"))
    assert table.rule(A, "leave") == "GEN-TRADE-1.1c"
    assert table.may(A, "accept 2")


def test_a_counter_offer_names_a_target_that_could_be_accepted_now() -> None:
    """GEN-NEG-6."""
    table = Table(at="park")
    assert table.rule(A, "counter 2 coach_house pay 5") == "GEN-NEG-4"
    assert table.rule(A, "counter 0 park pay 5") == "GEN-NEG-V1"
    assert table.rule(A, "counter 4 park pay 5") == "GEN-NEG-V1"


def test_what_cancels_a_pass() -> None:
    """GEN-NEG-7: an own post for this building, its withdrawal or removal, a new counter-offer; nothing else."""
    table = Table(at="park").do((B, "pass"), (C, "pass"), (D, "pass"))
    assert table.rule(C, "pass") == "GEN-NEG-7"
    table.play(C, "offer coach_house pay 5")
    assert table.may(A, "leave")
    table.play(A, "counter 3 park pay 10")
    assert table.refusal(A, "leave").why.id == "genoa-refused-wait"
    table.do((D, "pass"), (C, "offer park pay 5"), (C, "withdraw park"))
    assert table.refusal(A, "leave").why.id == "genoa-refused-wait"
    table.do((C, "pass"), (A, "leave"))


def test_a_pass_leaves_the_seat_s_offers_alone_and_can_be_revoked() -> None:
    """GEN-NEG-7."""
    table = Table(at="park").do((C, "offer park pay 5"), (C, "pass"))
    assert table.may(A, "accept 2")
    assert table.offers() == {(C, "park")}
    table = Table(at="park").do((C, "pass"), (C, "offer park pay 5"))
    assert table.may(A, "accept 2")


def test_also_who_has_a_non_qualifying_offer_must_pass() -> None:
    """GEN-NEG-7."""
    table = Table(at="park").seat(A, "silver").do((C, "offer park pay 5 ask silver"), (B, "pass"), (D, "pass"))
    assert table.refusal(A, "leave").why.id == "genoa-refused-wait"
    table.do((C, "pass"), (A, "leave"))


def test_ineligible_seats_count_as_passed() -> None:
    """GEN-NEG-8."""
    table = Table(at="park").acted(C)
    assert table.rule(C, "pass") == "GEN-NEG-7"
    table.do((B, "pass"), (D, "pass"), (A, "leave"))


def test_with_two_players_an_opponent_without_a_good_is_not_eligible() -> None:
    """GEN-NEG-8: neither goods nor cards, and nothing that the action would yield."""
    table = Table(seats=2, at="park").supply(further_action=0)
    assert table.match.awaited == (A,)
    table.play(A, "leave")
    assert 1 in Table(seats=2, at="park").match.awaited


def test_before_a_step_nobody_has_to_pass() -> None:
    """GEN-NEG-9."""
    table = Table(at="st_57")
    assert table.rule(C, "pass") == "GEN-NEG-7"
    table.play(A, "go st_67")


def test_offers_and_proposals_are_counted() -> None:
    """GEN-NEG-10: twelve posts per seat and node, six proposals per opponent; the next node counts anew."""
    table = Table(at="st_57")
    for number in range(12):
        table.play(C, f"offer park pay {5 + 5 * (number % 3)}")
    assert table.rule(C, "offer park pay 5") == "GEN-NEG-10"
    for number in range(6):
        table.play(A, f"counter 2 park pay {5 + 5 * (number % 3)}")
    assert table.rule(A, "counter 2 park pay 5") == "GEN-NEG-10"
    assert table.may(A, "counter 3 park pay 5")
    assert table.view(A)["seats"][C]["posts_left"] == 0
    table.do((C, "withdraw park"), (A, "withdraw 2 park"), (A, "go st_67"))
    assert table.may(C, "offer park pay 5")
    assert table.may(A, "counter 2 park pay 5")


def test_who_is_waited_for() -> None:
    """GEN-NEG-21."""
    assert Table().match.awaited == (A,)
    table = Table(at="park").acted(A)
    assert set(table.match.awaited) == {B, C, D}
    table.play(B, "offer park pay 5")
    assert set(table.match.awaited) == {A, C, D}
    table.do((C, "pass"), (D, "pass"))
    assert table.match.awaited == (A,)
    table.do((A, "accept 1"))
    assert table.match.awaited == (B,)
    table.do((B, "main"), (B, "done"))
    assert table.match.awaited == (A,)
    picking = Table(at="city_hall").do((B, "offer city_hall pay drawn small_order receiver"), (A, "accept 1"))
    picking.play(B, "main")
    assert picking.match.awaited == (A,)
    owning = Table(at="st_47").seat(C, "marker").do((A, "stop"))
    assert owning.match.awaited == (C,)


def test_nobody_is_waited_for_because_of_a_message() -> None:
    """GEN-NEG-21: everybody may deliver or hold, whether he has something or not."""
    table = Table(at="guild_hall").seat(C, "MS01")
    assert set(table.match.deciding) == {A, B, C, D}
    table.acts(A)
    assert table.match.awaited == (A,)
    assert table.match.choices(B) == []
    assert table.match.choices(C) == [table.match.move("hold MS01")]


# --- validation -------------------------------------------------------------------------------------------------------


def test_the_target_is_reachable() -> None:
    """GEN-NEG-V1: the open tower building, or an unvisited field within the remaining steps."""
    table = Table(at="villa_monetti")
    assert table.may(C, "offer villa_monetti pay 5")
    assert table.rule(C, "offer metals pay 5") == "GEN-NEG-V1"
    table.settle()
    assert table.rule(C, "offer villa_monetti pay 5") == "GEN-NEG-V1"
    table.walk("harbor").settle()
    assert table.rule(C, "offer villa_monetti pay 5") == "GEN-NEG-V1"


def test_each_thing_is_named_once_per_side_and_money_on_one_side() -> None:
    """GEN-NEG-V2."""
    table = Table(at="park").seat(C, "silk 2, MS01, MS02").seat(A, "silver")
    doubled = (
        Bundle(goods=(("silk", 1), ("silk", 1))),
        Bundle(closed=(("message", 1), ("message", 1))),
        Bundle(cards=("MS01", "MS01")),
        Bundle(drawn=(("further_action", 1), ("further_action", 1))),
        Bundle(goods=(("silk", 0),)),
    )
    for bundle in doubled:
        why = table.match.refusal(C, Offer("park", bundle))
        assert why is not None
        assert why.rule == "GEN-NEG-V2"
    assert table.rule(C, "offer park pay 5 ask 5") == "GEN-NEG-V2"
    assert table.may(C, "offer park pay silk ask 5")


def test_the_writer_owns_the_money_he_offers() -> None:
    """GEN-NEG-V3: the other side's purse is not looked at."""
    table = Table(at="park").seat(C, "20 d, silk").seat(A, "0 d")
    assert table.rule(C, "offer park pay 25") == "GEN-NEG-V3"
    assert table.may(C, "offer park pay silk ask 500")
    assert table.may(A, "counter 2 park pay 500")
    assert table.rule(A, "counter 2 park pay silk ask 5") == "GEN-NEG-V3"


def test_the_writer_holds_what_he_gives_and_the_other_what_is_public() -> None:
    """GEN-NEG-V4: play areas and numbers of cards; not whether somebody holds a named card."""
    table = Table(at="park").seat(C, "silk, MS01").seat(A, "silver, MS02")
    assert table.rule(C, "offer park pay 2 silk") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay MS02") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay 2 message") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay message + MS01") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay silk ask copper") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay silk ask 2 message") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay silk ask small_order") == "GEN-NEG-V4"
    assert table.may(C, "offer park pay silk ask MS14")


def test_named_cards_fit_the_closed_items() -> None:
    """GEN-NEG-V2, GEN-NEG-V4, rules, *Offers*."""
    table = Table(at="park").seat(C, "MS01, MS02, SO01")
    assert table.rule(C, "offer park pay message with MS03") == "GEN-NEG-V4"
    assert table.rule(C, "offer park pay message with SO01") == "GEN-NEG-V2"
    assert table.rule(C, "offer park pay message with MS01 MS02") == "GEN-NEG-V2"
    assert table.rule(C, "offer park pay MS01 + message with MS01") == "GEN-NEG-V2"
    table.do((C, "offer park pay MS01 + message"), (A, "accept 2"))
    assert table.hand(A) == {"MS01", "MS02"}


def test_a_further_action_card_counts_only_if_it_is_kept() -> None:
    """GEN-NEG-V5."""
    table = Table(at="park").acted(C).seat(C, "further_action 2")
    assert table.may(C, "offer park pay further_action")
    assert table.rule(C, "offer park pay 2 further_action") == "GEN-NEG-V5"


def test_a_promise_stays_within_the_present_supply() -> None:
    """GEN-NEG-V6: as many cards in the stack, face up or down, and markers of the buyer."""
    table = Table(at="post_office").stack("message", up="MS01")
    assert table.may(C, "offer post_office pay drawn message giver")
    assert table.rule(C, "offer post_office pay drawn 2 message giver") == "GEN-NEG-V6"
    table = Table(at="cathedral").seat(C, "marker 6")
    assert table.rule(C, "offer cathedral pay drawn 2 marker") == "GEN-NEG-V6"
    assert table.may(C, "offer cathedral pay drawn marker")
    assert Table(at="park").rule(A, "counter 2 park pay 5 ask drawn further_action") == "GEN-NEG-V6"


def test_a_villa_s_special_card_needs_the_order_and_its_wares() -> None:
    """GEN-NEG-V6: after the exchange; in a counter-offer it is checked when the seat agrees."""
    table = Table(at="villa_colini").seat(C, "LO01, salt, wheat").seat(A, "silk")
    assert table.rule(C, "offer villa_colini pay drawn any_start") == "GEN-NEG-V6"
    assert table.may(C, "offer villa_colini pay drawn any_start ask silk")
    assert table.rule(C, "offer villa_colini pay drawn any_start + salt ask silk") == "GEN-NEG-V6"
    assert table.rule(C, "offer villa_colini pay drawn any_start + drawn privilege ask silk") == "GEN-NEG-V6"
    table.play(A, "counter 2 villa_colini pay drawn any_start")
    assert table.rule(C, "agree") == "GEN-NEG-V6"
    table.play(A, "counter 2 villa_colini pay drawn any_start ask silk")
    table.play(C, "agree")


def test_promised_markers_need_room_in_the_receiver_s_supply() -> None:
    """GEN-NEG-V7."""
    table = Table(at="cathedral").seat(A, "marker 6").seat(C, "marker")
    assert table.rule(C, "offer cathedral pay drawn 2 marker") == "GEN-NEG-V7"
    assert table.rule(C, "offer cathedral pay marker + drawn marker") == "GEN-NEG-V7"


def test_with_two_players_pay_holds_a_good() -> None:
    """GEN-NEG-V8."""
    table = Table(seats=2, at="st_57").seat(B, "silk")
    assert table.rule(B, "offer park pay 60") == "GEN-NEG-V8"
    assert table.rule(B, "offer st_67 pay 60") == "GEN-NEG-V8"
    assert table.rule(A, "counter 1 park pay 60") == "GEN-NEG-V8"
    assert table.may(B, "offer st_67 pay silk")


def test_there_is_no_upper_limit_on_items() -> None:
    """GEN-NEG-V9."""
    table = Table(at="park").seat(C, ", ".join([*GOODS, "LO01", "SO01", "MS01", "PR01"]))
    pay = " + ".join(["5", *GOODS, "LO01", "SO01", "message", "privilege", "drawn further_action"])
    assert pay.count("+") + 1 > BOX.data["negotiation"]["max_items_per_side"]
    table.do((C, f"offer park pay {pay}"), (A, "accept 2"))
    assert table.hand(C) == set()


def test_an_offer_that_has_become_impossible_is_removed() -> None:
    """Validity is rechecked after every change; here the supply and the tower player's goods."""
    table = Table(at="villa_zasteri").seat(A, "silver").supply(silk=1).settle()
    table.play(A, "go fabrics")
    table.do((C, "offer tavern pay 5 ask silver"), (D, "offer tavern pay 5"), (A, "take"), (A, "main"))
    assert table.offers() == {(C, "tavern"), (D, "tavern")}
    table.seat(A, "trade_1_1").play(A, "play trade_1_1 silver for rice")
    assert table.offers() == {(D, "tavern")}
    assert table.events(Lapsed)[0].event == Lapsed(C, ("tavern",))
