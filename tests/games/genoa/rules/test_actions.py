"""Rules, *Actions*, *Buildings* and *Special cards*: actions, buildings, special cards."""

from __future__ import annotations

import pytest

from loggia.games.genoa.rules.events.actions import Income, Received
from tests.games.genoa.table import A, B, C, D, Table, put

BRINGS = {
    "cathedral": {"marker": 2},
    "palace": {"building_action": 1},
    "park": {"further_action": 1},
    "coach_house": {"any_start": 1},
    "harbor": {"any_ware": 1},
    "tavern": {"trade_1_1": 1},
    "restaurant": {"trade_1_1": 1},
    "grains": {"wheat": 1, "rice": 1},
    "metals": {"silver": 1, "copper": 1},
    "fabrics": {"linen": 1, "silk": 1},
    "spices": {"salt": 1, "pepper": 1},
}


# --- actions ----------------------------------------------------------------------------------------------------------


def test_an_action_belongs_to_the_building_where_the_tower_stands() -> None:
    """GEN-ACT-1."""
    table = Table(at="park")
    table.play(A, "take")
    assert table.field("park")["action"] == "taken"
    assert table.field("harbor")["action"] == ""


def test_one_regular_action_per_seat_and_turn() -> None:
    """GEN-ACT-2."""
    table = Table(at="coach_house").do((A, "take"), (A, "main"), (A, "done"), (A, "go villa_ricci"))
    assert table.rule(A, "take") == "GEN-ACT-9"
    assert table.may(B, "offer villa_ricci pay 5")


def test_extra_actions_take_a_card_each() -> None:
    """GEN-ACT-3, GEN-SPEC-FA: the quota first, then the cards; several per turn."""
    table = Table(at="coach_house").seat(A, "further_action 2")
    table.do((A, "take"), (A, "main"), (A, "done"))
    assert table.area(A)["further_action"] == 2
    table.do((A, "go villa_ricci"), (A, "take"), (A, "main privilege"), (A, "done"))
    table.do((A, "go spices"), (A, "take"))
    assert "further_action" not in table.area(A)
    assert table.left("further_action") == 5


def test_a_building_s_action_is_taken_once_a_turn() -> None:
    """GEN-ACT-4: also with further actions."""
    table = Table(at="park").seat(C, "further_action 2").do((A, "take"), (A, "main"), (A, "done"))
    assert table.rule(C, "offer park pay 5") == "GEN-NEG-V1"
    assert table.rule(A, "take") == "GEN-TRADE-1.1"


def test_actions_come_in_the_order_of_the_visits() -> None:
    """GEN-ACT-5."""
    table = Table(at="coach_house").do((D, "offer coach_house pay 5"), (A, "accept 3"), (D, "main"), (D, "done"))
    table.do((B, "offer park pay 5"), (A, "accept 1 park"))
    assert table.state.actor == B


def test_the_main_effect_comes_exactly_once() -> None:
    """GEN-ACT-6, GEN-R-10: mandatory, at any moment of the window."""
    table = Table(at="harbor").seat(A, "SO13, copper").acts(A)
    assert table.rule(A, "done") == "GEN-R-10"
    table.do((A, "order SO13"), (A, "main"))
    assert table.rule(A, "main") == "GEN-ACT-6"
    table.play(A, "done")
    assert table.phase == "move"


def test_an_action_without_yield_counts_as_taken() -> None:
    """GEN-ACT-7, GEN-BLDG-12."""
    table = Table(at="park").supply(further_action=0).acts(A)
    table.play(A, "main")
    assert table.events(Received)[0].event == Received(A, "park", ())
    table.play(A, "done")
    assert table.state.acted[A] == 1


def test_the_owner_of_the_building_is_paid_when_the_window_opens() -> None:
    """GEN-ACT-8, GEN-OWN-2, GEN-R-25: 10 d from the bank, also when the building yields nothing."""
    table = Table(at="park").owns(D, "park").supply(further_action=0)
    table.do((C, "offer park pay 5"), (A, "accept 2"))
    assert table.events(Income)[0].event == Income(D, "park", 10)
    assert (table.money(D), table.money(C), table.money(A)) == (140, 125, 135)


def test_a_seat_can_act_with_its_quota_or_a_card() -> None:
    """GEN-ACT-9."""
    table = Table(at="park").acted(A, C).seat(C, "further_action")
    assert table.rule(A, "take") == "GEN-ACT-9"
    assert table.may(C, "offer park pay 5")


# --- buildings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "kind", "count"),
    [("guild_hall", "large_order", 1), ("city_hall", "small_order", 2), ("post_office", "message", 2)],
)
def test_three_buildings_let_draw_cards(building: str, kind: str, count: int) -> None:
    """GEN-BLDG-1, GEN-BLDG-2, GEN-BLDG-3."""
    table = Table(at=building).acts(C)
    top = table.down(kind)[:count]
    table.play(C, "main")
    assert table.hand(C) == set(top)


@pytest.mark.parametrize("building", BRINGS)
def test_every_other_building_brings_its_goods(building: str) -> None:
    """GEN-BLDG-4, GEN-BLDG-5, GEN-BLDG-6, GEN-BLDG-7, GEN-BLDG-8, GEN-BLDG-9, GEN-BLDG-10."""
    table = Table(at=building).acts(C)
    assert table.rule(C, "main privilege") == "GEN-BLDG-11"
    table.play(C, "main")
    assert table.area(C) == BRINGS[building]


def test_the_cathedral_gives_what_the_supply_has() -> None:
    """GEN-BLDG-4, GEN-BLDG-12: not onto a building."""
    table = Table(at="cathedral").seat(C, "marker 6").acts(C)
    table.play(C, "main")
    assert table.area(C) == {"marker": 7}
    assert C not in table.state.owners


def test_a_warehouse_never_gives_two_of_one_kind() -> None:
    """GEN-BLDG-10."""
    table = Table(at="metals").supply(copper=0).acts(C)
    table.play(C, "main")
    assert table.area(C) == {"silver": 1}


@pytest.mark.parametrize("villa", ["villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri"])
def test_a_villa_gives_a_privilege_or_fulfils_an_order(villa: str) -> None:
    """GEN-BLDG-11."""
    table = Table(at=villa).acts(C)
    assert table.rule(C, "main") == "GEN-BLDG-11"
    table.play(C, "main privilege")
    (card,) = table.hand(C)
    assert card.startswith("PR")


# --- special cards ----------------------------------------------------------------------------------------------------


def test_a_card_may_be_used_in_the_action_that_brought_it() -> None:
    """GEN-SPEC-1: played cards go back to their supply; any number may be played."""
    table = Table(at="harbor").seat(A, "SO13, any_ware").acts(A)
    table.do((A, "main"), (A, "play any_ware copper"), (A, "play any_ware silk"), (A, "order SO13"))
    assert table.area(A) == {"silk": 1}
    assert table.left("any_ware") == 5


def test_any_ware_takes_what_is_available() -> None:
    """GEN-SPEC-AW, GEN-R-23."""
    table = Table(at="park").seat(A, "any_ware").supply(silk=0).acts(A)
    assert table.rule(A, "play any_ware silk") == "GEN-R-23"
    assert table.may(A, "play any_ware salt")


@pytest.mark.parametrize(
    ("give", "take", "area"),
    [
        ("silk", "marker", {"marker": 1}),
        ("marker", "further_action", {"silk": 1, "further_action": 1}),
        ("LO01", "any_ware", {"silk": 1, "any_ware": 1}),
        ("silk", "trade_1_1", {"trade_1_1": 1}),
        ("silk", "silk", {"silk": 1}),
    ],
)
def test_a_trade_returns_any_own_good_and_takes_any(give: str, take: str, area: dict[str, int]) -> None:
    """GEN-SPEC-TR, GEN-R-22: wares, special cards, markers, hand cards; also the card just played."""
    table = Table(at="park").seat(A, "trade_1_1, silk, LO01" + (", marker" if give == "marker" else "")).acts(A)
    table.play(A, f"play trade_1_1 {give} for {take}")
    assert table.area(A) == area


def test_a_traded_card_is_the_top_card_of_its_stack() -> None:
    """GEN-SPEC-TR: the returned card lies face up under its stack."""
    table = Table(at="park").seat(A, "trade_1_1, MS05").acts(A)
    top = table.down("privilege")[0]
    table.play(A, "play trade_1_1 MS05 for privilege")
    assert table.hand(A) == {top}
    assert table.up("MS05")


def test_a_trade_does_not_return_the_card_it_plays_nor_take_what_is_gone() -> None:
    """GEN-SPEC-TR, GEN-R-22."""
    table = Table(at="park").seat(A, "trade_1_1, silk").supply(any_start=0).acts(A)
    assert table.rule(A, "play trade_1_1 trade_1_1 for silk") == "GEN-SPEC-TR"
    assert table.rule(A, "play trade_1_1 silk for any_start") == "GEN-R-22"
    assert table.rule(A, "play trade_1_1 rice for silk") == "GEN-SPEC-TR"


def test_a_building_action_takes_the_effect_of_an_own_building() -> None:
    """GEN-SPEC-BA, GEN-OWN-3: no action, no income; also twice for the same building."""
    table = Table(at="park").owns(A, "fabrics").owns(B, "park").seat(A, "building_action 2").acts(A)
    assert table.rule(A, "play building_action metals") == "GEN-SPEC-BA"
    table.do((A, "play building_action fabrics"), (A, "play building_action fabrics"))
    assert table.area(A) == {"linen": 2, "silk": 2}
    assert table.state.acted[A] == 1
    assert table.money(B) == 140


def test_a_building_action_may_be_played_although_the_building_yields_nothing() -> None:
    """GEN-R-23."""
    table = Table(at="tavern").owns(A, "park").seat(A, "building_action").supply(further_action=0).acts(A)
    table.play(A, "play building_action park")
    assert table.area(A) == {}


def test_a_building_action_on_a_villa_would_allow_both_options() -> None:
    """GEN-R-03, GEN-LARGE-3: unreachable on this board, but the rule is general."""
    table = Table(at="villa_colini").seat(A, "building_action, LO01, LO02, salt 2, wheat, silk, rice, linen").acts(A)
    table.owns(A, "villa_colini")
    table.play(A, "main LO01 any_ware")
    assert table.may(A, "play building_action villa_colini privilege")
    table.play(A, "play building_action villa_colini LO02 any_start")
    assert table.money(A) == 330


@pytest.mark.parametrize("move", ["play any_ware silk", "play trade_1_1 silk for rice", "play building_action harbor"])
def test_special_cards_wait_for_the_own_action_window(move: str) -> None:
    """GEN-SPEC-2: not in a negotiation, not in another's action, not between actions."""

    def seated(table: Table) -> Table:
        return table.seat(A, "any_ware, trade_1_1, building_action, silk").owns(A, "harbor")

    for table in (seated(Table(at="park")), seated(Table(at="park")).acts(B), seated(Table(at="st_47"))):
        assert table.refusal(A, move).why.id == "genoa-refused-window"
    assert seated(Table(at="park")).acts(A).may(A, move)


def test_the_income_is_paid_each_time_but_never_to_the_acting_owner() -> None:
    """GEN-OWN-2."""
    table = Table(at="park").owns(B, "park", "coach_house").acts(C)
    table.do((C, "main"), (C, "done"), (D, "offer coach_house pay 5"), (A, "accept 3 coach_house"))
    assert table.money(B) == 150
    table = put(Table(tower=B).owns(B, "park"), B, "park").do((B, "take"))
    assert table.money(B) == 130
