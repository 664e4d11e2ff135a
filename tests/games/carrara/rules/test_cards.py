"""The cards: section 12 of the rules, and their final scoring (section 11.6)."""

from itertools import product
from math import prod

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.pieces.packs import packed
from tests.games.carrara.builders import Table, buildings, objects, table

BOX = GAME.box
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
X = "cathedrale-3@livorno porta-2@livorno villa-1@lucca biblioteca-2@massa cathedrale-4@lerici biblioteca-8@lerici"
"""The board of the worked examples of the Bonus Points cards."""


def with_card(card: str, seats: int = 4, **things: object) -> Table:
    """A match with that card in play, and harmless others."""
    cards = {"top": "top-1", "obj": "obj-1", "bdg": "bdg-1", "bon": "bon-3"} | {card[:3]: card}
    return table(seats, cards=" ".join(cards.values()), **things)  # type: ignore[arg-type]


def progress(card: str, seats: int, **things: object) -> tuple[int, bool]:
    """How far seat 0 has come with that card, and whether that is enough."""
    deck = ("top", "obj", "bdg").index(card[:3])
    objective = with_card(card, seats, **things).view()["objectives"][deck]
    assert objective["card"] == card
    return objective["values"][0], objective["met"][0]


def met(card: str, seats: int, **things: object) -> bool:
    """Whether the objective is met."""
    return progress(card, seats, **things)[1]


def objects_vp(card: str, held: str) -> int:
    """What the objects bring with that card."""
    return with_card(card, objects_held=held).final()["objects"]


def buildings_vp(card: str, built: str, seats: int = 4) -> int:
    """What the buildings bring with that card."""
    return with_card(card, seats, built=built).final()["buildings"]


def in_cities(**many: int) -> str:
    """So many buildings in each city, all different."""
    tiles = [f"{kind}-{cost}" for cost in (1, 2, 3, 4, 5) for kind in ("villa", "porta", "palazzo", "castello")]
    return " ".join(f"{tiles.pop()}@{city}" for city, number in many.items() for _ in range(number))


# --- Top cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_top_1_four_scorings_of_any_sort(seats: int) -> None:
    """CAR-TOP-1, CAR-RUL-31: types, cities and categories alike."""
    assert progress("top-1", seats, scored="villa pisa urban") == (3, False)
    assert progress("top-1", seats, scored="villa pisa urban rural") == (4, True)


def test_t_top_1_buildings_of_cost_5_or_8() -> None:
    """CAR-TOP-2, T-TOP-1."""
    built = "villa-5@pisa villa-8@pisa porta-5@pisa porta-4@pisa"
    assert met("top-2", 3, built=built)
    assert not met("top-2", 2, built=built)
    assert progress("top-2", 4, built="villa-5@pisa villa-8@pisa") == (2, True)


def test_top_2_counts_only_what_stands_now() -> None:
    """CAR-RUL-33: a five that was improved counts once, as the eight it became."""
    t = with_card("top-2", 4, built="villa-5@livorno", holds="3 white")
    t.play("improve villa-5 villa-8")
    assert t.view()["objectives"][0]["values"][0] == 1


def test_t_top_2_cities_with_the_own_marker() -> None:
    """CAR-TOP-3, CAR-RUL-31, T-TOP-2."""
    assert not met("top-3", 4, scored="biblioteca villa urban")
    assert [met("top-3", seats, scored="pisa lucca") for seats in (2, 3, 4)] == [False, True, True]
    assert not met("top-3", 4, scored_by={1: "pisa lucca massa"})


def test_top_4_own_buildings() -> None:
    """CAR-TOP-4."""
    six = in_cities(pisa=6)
    assert [progress("top-4", seats, built=six) for seats in (2, 3, 4)] == [(6, False), (6, False), (6, True)]
    assert met("top-4", 2, built=in_cities(pisa=8))
    assert met("top-4", 3, built=in_cities(pisa=7))


def test_top_5_coins_held() -> None:
    """CAR-TOP-5."""
    assert [met("top-5", seats, coins=25) for seats in (2, 3, 4)] == [False, True, True]
    assert [met("top-5", 2, coins=coins) for coins in (29, 30)] == [False, True]
    assert not met("top-5", 4, coins=19)


def test_top_6_vp_on_the_track() -> None:
    """CAR-TOP-6."""
    for seats, need in ((2, 30), (3, 25), (4, 20)):
        t = with_card("top-6", seats)
        t.state.scorings[0] = ((0, need - 1),)
        assert t.view()["objectives"][0]["met"][0] is False
        t.state.scorings[0] = ((0, need),)
        assert t.view()["objectives"][0]["met"][0] is True


def test_t_top_3_with_top_6_two_coins_are_a_point_for_everybody() -> None:
    """CAR-TOP-6, CAR-XFIN-4, T-TOP-3."""
    t = with_card("top-6", coins=7)
    t.state.coins[1] = 9
    assert (t.final(0)["coins"], t.final(1)["coins"]) == (3, 4)
    assert with_card("top-5", coins=7).final()["coins"] == 1


# --- Object cards -----------------------------------------------------------------------------------------------------


def test_obj_1_any_objects() -> None:
    """CAR-OBJ-1, CAR-XFIN-1."""
    assert [progress("obj-1", seats, objects_held="4 book 3 cup") for seats in (2, 3, 4)] == [
        (7, False), (7, True), (7, True),
    ]  # fmt: skip
    assert objects_vp("obj-1", "4 book 3 cup") == 21


def test_t_obj_1_three_pairs() -> None:
    """CAR-OBJ-2, CAR-XFIN-1, T-OBJ-1: each object the card does not use is worth one point."""
    held = "2 book 2 crown 2 gate cup flag"
    assert objects_vp("obj-2", held) == 17
    assert met("obj-2", 3, objects_held=held)


def test_t_obj_2_four_identical_objects_are_two_pairs() -> None:
    """CAR-OBJ-2, T-OBJ-2."""
    assert objects_vp("obj-2", "4 book") == 10
    assert not met("obj-2", 3, objects_held="4 book")


def test_t_obj_3_by_size() -> None:
    """CAR-OBJ-4, T-OBJ-3."""
    assert objects_vp("obj-4", "4 cup 3 gate") == 16
    assert met("obj-4", 3, objects_held="4 cup 3 gate")
    assert [objects_vp("obj-4", f"{many} cup") for many in range(1, 7)] == [1, 3, 6, 10, 15, 21]


def test_t_obj_4_a_pair_and_a_quadruplet() -> None:
    """CAR-OBJ-5, T-OBJ-4."""
    assert objects_vp("obj-5", "4 gate 2 book 2 flag") == 22
    assert met("obj-5", 3, objects_held="4 gate 2 book 2 flag")


def test_obj_5_six_identical_objects_are_enough() -> None:
    """CAR-OBJ-5."""
    assert objects_vp("obj-5", "6 gate") == 20
    assert met("obj-5", 3, objects_held="6 gate")
    assert not met("obj-5", 3, objects_held="5 gate 1 book 1 cup")
    assert not met("obj-5", 3, objects_held="3 gate 3 book 3 cup")


def test_t_obj_5_two_trios() -> None:
    """CAR-OBJ-7, T-OBJ-5."""
    held = "2 book 2 crown 2 gate cup"
    assert objects_vp("obj-7", held) == 17
    assert met("obj-7", 3, objects_held=held)
    assert not met("obj-7", 3, objects_held="6 book crown gate")


def test_t_obj_6_triplets() -> None:
    """CAR-OBJ-3, T-OBJ-6."""
    assert objects_vp("obj-3", "5 book 2 cup") == 11
    assert not met("obj-3", 3, objects_held="5 book 2 cup")
    assert met("obj-3", 3, objects_held="6 book")


def test_t_obj_7_sets_of_different_kinds_largest_first() -> None:
    """CAR-OBJ-6, T-OBJ-7."""
    held = "3 crown 2 flag gate cup"
    assert objects_vp("obj-6", held) == 16
    assert met("obj-6", 3, objects_held=held)
    assert not met("obj-6", 3, objects_held="6 crown 6 flag 6 gate")
    whole = "book crown gate cup flag coat_of_arms"
    assert [objects_vp("obj-6", " ".join(whole.split()[:n])) for n in range(1, 7)] == [1, 3, 7, 12, 18, 24]


def test_t_obj_8_the_product_of_the_best_groups() -> None:
    """CAR-OBJ-8, CAR-RUL-24, T-OBJ-8."""
    held = "4 flag 3 book cup"
    assert objects_vp("obj-8", held) == 13
    assert met("obj-8", 3, objects_held=held)


@pytest.mark.parametrize(
    ("held", "vp"), [("", 0), ("book cup", 2), ("6 book", 9), ("2 book", 2), ("3 book 2 cup", 6), ("5 book", 6)]
)
def test_obj_8_one_kind_may_supply_several_groups(held: str, vp: int) -> None:
    """CAR-RUL-24: six books are 3 x 3 (or 2 x 2 x 2 = 8); without a group the product counts nothing."""
    assert objects_vp("obj-8", held) == vp


def test_t_obj_9_unused_objects_are_one_point_each() -> None:
    """CAR-OBJ-4, CAR-XFIN-1, T-OBJ-9."""
    assert objects_vp("obj-4", "2 gate cup flag") == 5
    assert not met("obj-4", 3, objects_held="2 gate cup flag")


def test_the_program_takes_the_best_split_of_the_objects() -> None:
    """CAR-RUL-25: obj-5, obj-7 and obj-8 against a search through all splits."""
    for have in product(range(5), repeat=3):
        pack = packed([*have, 0, 0, 0])
        n = sum(have)
        pairs_and_quads = max(
            c for c in range(3) for quads in product(range(3), repeat=3)
            if sum(quads) == c
            and all(4 * q <= h for q, h in zip(quads, have, strict=True))
            and sum((h - 4 * q) // 2 for q, h in zip(quads, have, strict=True)) >= c
        )  # fmt: skip
        assert BOX.object_cards[4].score(pack) == 20 * pairs_and_quads + n - 6 * pairs_and_quads
        trios = min(have)
        assert BOX.object_cards[6].score(pack) == 8 * trios + n - 3 * trios
        groups = [
            (prod(size for size in sizes if size) if any(sizes) else 0) + n - sum(sizes)
            for kinds in product(range(3), repeat=3) for sizes in product((0, 2, 3, 4), repeat=3)
            if all(sum(s for k, s in zip(kinds, sizes, strict=True) if k == kind) <= have[kind] for kind in range(3))
        ]  # fmt: skip
        assert BOX.object_cards[7].score(pack) == max(groups)


# --- Building cards ---------------------------------------------------------------------------------------------------


def test_bdg_1_total_cost() -> None:
    """CAR-BDG-1, CAR-XFIN-2."""
    built = "villa-8@lerici porta-8@pisa castello-5@lerici palazzo-4@lerici"
    assert [progress("bdg-1", seats, built=built) for seats in (2, 3, 4)] == [(25, False), (25, True), (25, True)]
    assert buildings_vp("bdg-1", built) == 25


def test_the_building_card_replaces_the_points_for_cost() -> None:
    """CAR-XFIN-2."""
    assert buildings_vp("bdg-5", "villa-5@pisa porta-5@pisa") == 0


def test_t_bdg_1_lots_of_two() -> None:
    """CAR-BDG-2, T-BDG-1."""
    built = in_cities(pisa=4, massa=2, lerici=1)
    assert buildings_vp("bdg-2", built) == 21
    assert not met("bdg-2", 4, built=built)
    assert met("bdg-2", 4, built=in_cities(pisa=2, massa=2, lerici=2))
    assert [buildings_vp("bdg-2", in_cities(**{city: 2})) for city in CITIES] == [11, 9, 7, 5, 3, 1]


def test_t_bdg_2_lots_of_four() -> None:
    """CAR-BDG-4, T-BDG-2."""
    assert buildings_vp("bdg-4", in_cities(lerici=5)) == 3
    assert met("bdg-4", 4, built=in_cities(lerici=5))
    assert not met("bdg-4", 4, built=in_cities(lerici=3, massa=3))
    assert [buildings_vp("bdg-4", in_cities(**{city: 4})) for city in CITIES] == [23, 19, 15, 11, 7, 3]


def test_bdg_4_counts_a_second_lot() -> None:
    """CAR-RUL-26."""
    assert buildings_vp("bdg-4", in_cities(livorno=8)) == 46


def test_t_bdg_3_a_masterpiece() -> None:
    """CAR-BDG-5, T-BDG-3."""
    assert buildings_vp("bdg-5", "villa-8@lucca") == 19
    assert met("bdg-5", 2, built="villa-8@lucca")
    assert not met("bdg-5", 2, built="villa-5@lucca")
    assert [buildings_vp("bdg-5", f"villa-8@{city}") for city in CITIES] == [34, 26, 19, 13, 8, 4]


def test_t_bdg_4_land_buildings() -> None:
    """CAR-BDG-6, T-BDG-4, T-BDG-5."""
    three, one = "villa-1@pisa villa-2@pisa castello-1@massa porta-1@pisa", "villa-1@pisa"
    assert (buildings_vp("bdg-6", three), met("bdg-6", 4, built=three)) == (18, True)
    assert (buildings_vp("bdg-6", one), met("bdg-6", 4, built=one)) == (6, False)
    assert [met("bdg-6", seats, built=three) for seats in (2, 3)] == [False, True]


def test_t_bdg_6_city_buildings() -> None:
    """CAR-BDG-7, T-BDG-6."""
    seven = "porta-1@pisa porta-2@pisa porta-3@pisa palazzo-1@pisa palazzo-2@pisa cathedrale-1@pisa biblioteca-1@pisa"
    assert (buildings_vp("bdg-7", seven), met("bdg-7", 4, built=seven)) == (21, True)
    five = " ".join(seven.split()[:5])
    assert [met("bdg-7", seats, built=five) for seats in (2, 3, 4)] == [False, True, True]


def test_t_bdg_7_pairs_of_town_and_country() -> None:
    """CAR-BDG-9, T-BDG-7."""
    urban = "porta-4@pisa palazzo-4@pisa porta-3@pisa porta-1@massa"
    rural = "villa-5@pisa villa-4@pisa villa-2@pisa villa-1@massa"
    assert buildings_vp("bdg-9", f"{urban} {rural}", 2) == 24
    assert met("bdg-9", 2, built=f"{urban} {rural}")
    assert buildings_vp("bdg-9", f"{urban} villa-1@pisa villa-5@pisa") == 4 + 4 + 5 + 1
    assert [met("bdg-9", seats, built=f"{urban} villa-1@pisa villa-2@pisa") for seats in (3, 4)] == [False, True]


def test_t_bdg_8_the_product_of_the_fullest_cities() -> None:
    """CAR-BDG-8, CAR-RUL-26, T-BDG-8."""
    built = in_cities(lerici=4, massa=2)
    assert (buildings_vp("bdg-8", built), met("bdg-8", 4, built=built)) == (8, False)
    assert buildings_vp("bdg-8", "") == 0
    assert buildings_vp("bdg-8", in_cities(pisa=3, lucca=3, massa=2, lerici=2)) == 18
    assert met("bdg-8", 4, built=in_cities(pisa=3, lucca=3, massa=2))


def test_t_bdg_9_lots_of_three() -> None:
    """CAR-BDG-3, T-BDG-9."""
    built = in_cities(livorno=3, pisa=2, viareggio=5)
    assert (buildings_vp("bdg-3", built), met("bdg-3", 4, built=built)) == (25, True)
    assert not met("bdg-3", 4, built=in_cities(livorno=5, pisa=2))
    assert [buildings_vp("bdg-3", in_cities(**{city: 3})) for city in CITIES] == [17, 14, 11, 8, 5, 2]


# --- Bonus Points cards -----------------------------------------------------------------------------------------------


def bonus(card: str, **things: object) -> tuple[int, int]:
    """VP and coins that the card brings seat 0."""
    t = with_card(card, 4, **things)
    number = int(card[-1]) - 2
    return BOX.bonus_cards[number].score(BOX.values, t.state, 0, t.view()["coins_per_vp"])


def test_t_bon_1_livorno_and_lerici() -> None:
    """CAR-BON-3, CAR-RUL-27, T-BON-1: no minimum, no objects, no markers."""
    t = with_card("bon-3", built=X, upgraded="up-lerici", scored="livorno", coins=0)
    assert bonus("bon-3", built=X, upgraded="up-lerici", scored="livorno") == (27, 12)
    assert (t.final()["bonus"], t.final()["coins"], t.final()["objects"]) == (27, 2, 0)


def test_t_bon_2_the_smallest_of_each_type() -> None:
    """CAR-BON-7, T-BON-2."""
    assert bonus("bon-7", built=X, upgraded="up-lerici") == (19, 0)


def test_t_bon_3_two_regions() -> None:
    """CAR-BON-8, T-BON-3."""
    other = "palazzo-5@pisa porta-4@pisa villa-3@massa castello-3@massa porta-5@lerici"
    t = with_card("bon-8", 2, built=X, others={1: other})
    assert [t.final(seat)["bonus"] for seat in (0, 1)] == [9, 9]


def test_t_bon_4_two_cities_of_choice() -> None:
    """CAR-BON-2, CAR-RUL-28, T-BON-4: the program takes the pair with the highest total."""
    built = "villa-4@pisa porta-5@massa palazzo-3@lucca"
    assert bonus("bon-2", built=built, coins=3) == (11, 0)
    t = with_card("bon-2", built=built, coins=3)
    assert (t.final()["bonus"], t.final()["coins"]) == (11, 0)


def test_the_coins_decide_where_they_are_worth_more() -> None:
    """CAR-RUL-28: with top-6, 12 coins are 6 points, more than Massa's 5."""
    t = table(4, cards="top-6 obj-1 bdg-1 bon-2", built="villa-4@pisa porta-5@massa palazzo-3@lucca", coins=3)
    assert (t.final()["bonus"], t.final()["coins"]) == (6, 7)


def test_among_equal_pairs_the_first_of_the_data_file_is_taken() -> None:
    """CAR-RUL-28: one coin short of a point, Livorno with Pisa is worth as much as Livorno with Viareggio."""
    assert bonus("bon-2", built="porta-1@livorno villa-1@pisa villa-2@viareggio", coins=0) == (3, 3)


def test_t_bon_5_city_leaders() -> None:
    """CAR-BON-9, CAR-RUL-30, T-BON-5."""
    t = with_card("bon-9", 2, built="villa-3@lucca porta-2@massa", others={1: "castello-3@lucca porta-4@massa"})
    assert [t.final(seat)["bonus"] for seat in (0, 1)] == [10, 16]
    assert [bonus("bon-9", built=f"villa-1@{city}")[0] for city in CITIES] == [14, 12, 10, 8, 6, 4]


def test_all_tied_leaders_get_everything_and_nothing_earns_nothing() -> None:
    """CAR-RUL-30."""
    t = with_card("bon-8", 3, built="villa-3@lucca", others={1: "castello-3@pisa"})
    assert [t.final(seat)["bonus"] for seat in (0, 1, 2)] == [9, 9, 0]


def test_t_bon_6_bonus_coins_come_before_coins_become_points() -> None:
    """CAR-BON-5, CAR-RUL-28, CAR-XFIN-3, CAR-XFIN-4, T-BON-6."""
    t = with_card("bon-5", built="villa-4@viareggio porta-3@lucca", coins=3)
    assert (t.final()["bonus"], t.final()["coins"]) == (6, 2)


def test_bon_4_pisa_and_massa() -> None:
    """CAR-BON-4, CAR-RUL-29: reconstructed, and marked so."""
    assert bonus("bon-4", built="villa-4@pisa porta-3@massa castello-5@lucca") == (3, 12)
    assert with_card("bon-4").view()["bonus"]["reconstructed"]
    assert not with_card("bon-3").view()["bonus"]["reconstructed"]


def test_bon_6_two_types_of_choice() -> None:
    """CAR-BON-6: on board X the Cathedrale and the Biblioteca are best."""
    assert bonus("bon-6", built=X, upgraded="up-lerici") == (9 + 4 + 2 + 8, 4 + 8)


def test_there_are_eight_bonus_cards() -> None:
    """CAR-RUL-29."""
    assert [card.id for card in BOX.bonus_cards] == [f"bon-{number}" for number in range(2, 10)]


def test_bonus_cards_need_no_marker_and_no_minimum() -> None:
    """CAR-RUL-27."""
    assert bonus("bon-5", built="villa-4@lucca") == (8, 0)
    assert bonus("bon-5", built="villa-4@lucca", scored="lucca villa") == (8, 0)


def test_builders_speak_the_notation() -> None:
    """The builders of these tests."""
    assert objects("2 book") == packed([2, 0, 0, 0, 0, 0])
    assert len(buildings(X)) == 6
