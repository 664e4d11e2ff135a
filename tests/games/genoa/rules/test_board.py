"""Rules, *Components*, *The board* and *Set-up*: components, board and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.pieces import BUILDINGS, GOODS, KINDS, LARGE, MARKERS, MESSAGE, PRIVILEGE, SMALL, WARES
from loggia.kernel import WrongSetup
from tests.games.genoa.table import BOX, A, B, Table, near, setup

RING = [BOX.fields[building] for building in BOX.ring]


def test_the_board_has_18_buildings_20_streets_and_a_market() -> None:
    """GEN-COMP-1."""
    assert len(BUILDINGS) == 18
    assert len(BOX.board.streets) == 20
    assert sum(len(cells) for cells in BOX.board.cells) == 64
    assert len(BOX.board.cells[BOX.field_no["market"]]) == 4


def test_there_are_five_markers_of_each_ware() -> None:
    """GEN-COMP-2."""
    assert len(WARES) == 8
    assert BOX.supply[:8] == (5,) * 8


def test_there_are_60_game_cards_in_four_stacks() -> None:
    """GEN-COMP-3."""
    assert Counter(KINDS[card.kind] for card in BOX.cards) == {
        "large_order": 16,
        "small_order": 16,
        "message": 14,
        "privilege": 14,
    }


def test_there_are_27_special_cards_that_can_be_held() -> None:
    """GEN-COMP-4: the 28th, the starting-player card, stays with its seat (GEN-R-27)."""
    assert dict(zip(GOODS[8:MARKERS], BOX.supply[8:], strict=True)) == {
        "any_start": 5,
        "any_ware": 5,
        "further_action": 5,
        "building_action": 5,
        "trade_1_1": 7,
    }
    assert "starting_player" not in GOODS
    with pytest.raises(Exception, match="genoa-not-a-move"):
        GAME.faces.parse("offer park pay starting_player")


def test_every_colour_has_seven_owner_markers() -> None:
    """GEN-COMP-5."""
    assert BOX.markers == 7
    assert BOX.colours == ("blue", "red", "yellow", "green", "purple")


def test_the_bank_never_runs_dry() -> None:
    """GEN-COMP-6, GEN-R-01: more is paid out than there are notes."""
    table = Table(at="guild_hall").seat(C := 2, "MS01").walk("st_57", "park")
    table.state.money[C] = 3350
    table.play(C, "deliver MS01")
    assert table.money(C) == 3380
    assert BOX.data["money"]["total"] == 3350


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tower_has_five_discs_for_any_number_of_players(seats: int) -> None:
    """GEN-COMP-7."""
    table = Table(seats=seats, at="st_47")
    assert table.discs == [5]


GRID = """
VM VM HA HA PL PL VZ VZ
GR GR .. .. .. .. FA FA
GR .. .. PO PO .. .. FA
RE .. CA MK MK CI .. TA
RE .. CA MK MK CI .. TA
SP .. .. GU GU .. .. ME
SP SP .. .. .. .. ME ME
VR VR CO CO PA PA VC VC
"""


def test_the_grid_is_the_one_of_the_rules() -> None:
    """GEN-BOARD-1."""
    codes = {one["code"]: one["id"] for one in BOX.data["buildings"]} | {"MK": "market"}
    for blue, row in enumerate(GRID.split("\n")[1:-1], 1):
        for red, code in enumerate(row.split(), 1):
            field = BOX.fields[BOX.board.at(red, blue)]
            assert field == (f"st_{red}{blue}" if code == ".." else codes[code])


def test_the_layout_is_symmetric_and_has_villas_in_its_corners() -> None:
    """GEN-BOARD-2."""
    for red in range(1, 9):
        for blue in range(1, 9):
            streets = {BOX.board.at(r, b) > BOX.field_no["market"] for r in (red, 9 - red) for b in (blue, 9 - blue)}
            assert len(streets) == 1
    corners = {BOX.fields[BOX.board.at(r, b)] for r in (1, 8) for b in (1, 8)}
    assert corners == {"villa_monetti", "villa_zasteri", "villa_ricci", "villa_colini"}
    assert all(len(BOX.board.cells[BOX.field_no[name]]) in (2, 3) for name in BUILDINGS)


NEIGHBOURS = {
    "guild_hall": "market st_36 st_47 st_57 st_66",
    "city_hall": "market st_63 st_66 st_74 st_75",
    "post_office": "market st_33 st_42 st_52 st_63",
    "cathedral": "market st_24 st_25 st_33 st_36",
    "villa_monetti": "grains harbor",
    "harbor": "villa_monetti palace st_32 st_42",
    "palace": "harbor villa_zasteri st_52 st_62",
    "villa_zasteri": "palace fabrics",
    "fabrics": "villa_zasteri tavern st_62 st_73",
    "tavern": "fabrics metals st_74 st_75",
    "metals": "tavern villa_colini st_67 st_76",
    "villa_colini": "metals park",
    "park": "villa_colini coach_house st_57 st_67",
    "coach_house": "park villa_ricci st_37 st_47",
    "villa_ricci": "coach_house spices",
    "spices": "villa_ricci restaurant st_26 st_37",
    "restaurant": "spices grains st_24 st_25",
    "grains": "restaurant villa_monetti st_23 st_32",
}
LANE = [
    *("st_32", "st_42", "st_52", "st_62", "st_63", "st_73", "st_74", "st_75", "st_76", "st_66"),
    *("st_67", "st_57", "st_47", "st_37", "st_36", "st_26", "st_25", "st_24", "st_23", "st_33"),
]


@pytest.mark.parametrize("field", NEIGHBOURS)
def test_neighbours_share_a_side(field: str) -> None:
    """GEN-BOARD-3: the printed lists agree with the grid."""
    assert near(field) == set(NEIGHBOURS[field].split())
    printed = {one["id"]: set(one["neighbours"]) for one in BOX.data["buildings"]}
    assert printed[field] == near(field)


def test_the_lane_is_one_closed_loop() -> None:
    """GEN-BOARD-3."""
    for at, street in enumerate(LANE):
        streets = {field for field in near(street) if field.startswith("st_")}
        assert streets == {LANE[at - 1], LANE[(at + 1) % 20]}


def test_sixteen_streets_touch_two_buildings_and_four_touch_one() -> None:
    """GEN-BOARD-4, GEN-R-02."""
    touched = {BOX.fields[street]: len(BOX.board.touches[street]) for street in BOX.board.streets}
    single = {street for street, count in touched.items() if count == 1}
    assert single == {"st_23", "st_26", "st_73", "st_76"} == set(BOX.data["board"]["single_building_streets"])
    assert Counter(touched.values()) == {2: 16, 1: 4}


def test_no_street_touches_a_villa() -> None:
    """GEN-BOARD-5, GEN-R-03."""
    touched = {BOX.fields[b] for street in BOX.board.streets for b in BOX.board.touches[street]}
    assert len(touched) == 14
    assert not any(name.startswith("villa") for name in touched)


def test_fourteen_buildings_form_the_ring() -> None:
    """GEN-BOARD-6."""
    assert set(BUILDINGS) - set(RING) == {"guild_hall", "city_hall", "post_office", "cathedral"}
    assert all(RING[(at + 1) % 14] in near(name) for at, name in enumerate(RING))


# --- cards ------------------------------------------------------------------------------------------------------------


def test_large_orders_take_one_ware_from_each_of_the_other_warehouses() -> None:
    """GEN-LARGE-1."""
    warehouse = {one["id"]: one["warehouse"] for one in BOX.data["wares"]}
    closest = {one["id"]: one.get("closest_warehouse") for one in BOX.data["buildings"]}
    orders = [card for card in BOX.cards if card.kind == LARGE]
    assert Counter(BOX.fields[card.buildings[0]] for card in orders) == dict.fromkeys(
        ["villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri"], 4
    )
    for card in orders:
        houses = {warehouse[GOODS[ware]] for ware in card.wares}
        assert len(houses) == 3
        assert closest[BOX.fields[card.buildings[0]]] not in houses


def test_small_orders_belong_to_the_buildings_that_the_rules_name() -> None:
    """GEN-SMALL-1."""
    orders = [card for card in BOX.cards if card.kind == SMALL]
    counts = Counter(BOX.fields[card.buildings[0]] for card in orders)
    twice = ["guild_hall", "post_office", "cathedral", "palace", "park", "coach_house", "harbor"]
    assert counts == dict.fromkeys(twice, 2) | {"tavern": 1, "restaurant": 1}
    faces = {(BOX.fields[card.buildings[0]], GOODS[card.wares[0]]) for card in orders}
    assert {("harbor", "copper"), ("palace", "pepper")} <= faces


def test_messages_join_two_buildings_two_steps_apart() -> None:
    """GEN-MSG-1."""
    messages = [card for card in BOX.cards if card.kind == MESSAGE]
    pairs = {frozenset(BOX.fields[b] for b in card.buildings) for card in messages}
    assert len(pairs) == 14
    assert frozenset(("guild_hall", "park")) in pairs
    assert not any("post_office" in pair for pair in pairs)
    assert all(BOX.board.distance(*card.buildings) == 2 for card in messages)


def test_there_is_one_privilege_for_each_edge_building() -> None:
    """GEN-PRIV-1."""
    assert sorted(BOX.fields[card.buildings[0]] for card in BOX.cards if card.kind == PRIVILEGE) == sorted(RING)


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_goods_begin_in_the_supply(seats: int) -> None:
    """GEN-SETUP-1."""
    state = setup(seats)
    assert tuple(state.supply) == BOX.supply
    assert state.marker_supply == [7] * seats
    assert not any(state.area)
    assert state.owners == (-1,) * 18


def test_stacks_are_shuffled_separately_and_lie_face_down() -> None:
    """GEN-SETUP-2."""
    one, other = setup(4, "one"), setup(4, "other")
    assert one.up == other.up == 0
    assert all(a != b for a, b in zip(one.down, other.down, strict=True))
    for kind, stack in enumerate(one.down):
        assert all(BOX.card_kind[card] == kind for card in stack)


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_gets_one_card_of_each_kind_and_130_ducats(seats: int) -> None:
    """GEN-SETUP-3."""
    state = setup(seats)
    assert state.money == [130] * seats
    for hand in state.hands:
        assert [(hand & mask).bit_count() for mask in BOX.kind_mask] == [1, 1, 1, 1]


def test_the_starting_seat_is_drawn_or_chosen() -> None:
    """GEN-SETUP-4."""
    assert {setup(4, str(seed)).start for seed in range(40)} == {0, 1, 2, 3}
    match = GAME.new(4, {"start_seat": "3"}, "x")
    assert match.awaited == (3,)
    with pytest.raises(WrongSetup) as wrong:
        GAME.new(2, {"start_seat": "3"}, "x")
    assert wrong.value.why.id == "genoa-setup-start-seat"


def test_the_round_marker_starts_on_the_first_space() -> None:
    """GEN-SETUP-5."""
    assert setup(3).space == 1


def test_goods_lie_openly_and_cards_are_hidden() -> None:
    """GEN-SETUP-6: no limits on either."""
    table = Table(at="fabrics").seat(A, "silk 4, MS01").acts(A)
    table.play(A, "main")
    assert table.view(B)["seats"][A]["wares"] == {"silk": 5, "linen": 1}
    assert table.view(B)["seats"][A]["cards"] == []
    assert table.view(A)["seats"][A]["cards"] == ["MS01"]
