"""The expansion: section 11 of the rules (the cards are in test_cards.py)."""

import pytest

from loggia.games.carrara.rules.events import BuildingBuilt, LastBuildingBuilt, UpgradeTaken, WheelLeft
from tests.games.carrara.builders import Table, table

EIGHT = "8 white"


def with_eight(**things: object) -> Table:
    """A player who can build an 8-building."""
    return table(expansion=True, holds=EIGHT, **things)  # type: ignore[arg-type]


# --- buying without turning -------------------------------------------------------------------------------------------


def test_t_xbuy_1_the_wheel_may_be_left_as_it_is() -> None:
    """CAR-XBUY-1, CAR-XBUY-2, T-XBUY-1."""
    t = table(expansion=True, wheel={"VI": "yellow", "I": "7 black"}, bag="5 red", coins=0)
    assert t.play("buy still") == [WheelLeft(0)]
    t.play("take VI yellow")
    assert (t.on_wheel(), t.bag(), t.coins()) == (7, 5, 0)


def test_without_the_expansion_the_wheel_always_turns() -> None:
    """CAR-XBUY-1."""
    assert table().rule("buy still") == "CAR-BUY-1"


def test_t_xbuy_2_with_an_empty_wheel_only_turning_is_offered() -> None:
    """CAR-XBUY-3, T-XBUY-2."""
    t = table(expansion=True, wheel={}, bag="6 red 6 blue")
    assert t.offers("buy") == ["buy"]
    assert t.rule("buy still") == "CAR-XBUY-3"
    t.play("buy")
    assert (sum(t.wheel("I").values()), t.bag()) == (11, 1)


def test_without_turning_at_least_one_block_must_be_within_reach() -> None:
    """CAR-XBUY-3, CAR-RUL-08: no two coins without turning."""
    t = table(expansion=True, wheel={"I": "3 white"}, bag="", coins=5)
    assert t.rule("buy still") == "CAR-XBUY-3"
    assert table(expansion=True, wheel={"I": "3 white"}, bag="", coins=6).allows("buy still")


def test_after_leaving_the_wheel_a_block_must_be_taken() -> None:
    """CAR-XBUY-2."""
    t = table(expansion=True, wheel={"I": "black"}, bag="")
    t.play("buy still")
    assert t.rule("end") == "CAR-BUY-5"
    assert t.offers() == ["take I black"]


# --- 8-buildings ------------------------------------------------------------------------------------------------------


def test_an_eight_is_built_for_eight_blocks_and_not_replaced() -> None:
    """CAR-XBLD-1."""
    t = with_eight()
    before = t.display()
    t.play("build villa-8 livorno")
    assert t.buildings() == ["villa-8@livorno"]
    assert t.blocks() == {}
    assert t.display() == before
    assert "villa-8" not in [tile["id"] for tile in t.view()["eights"]]


def test_an_eight_obeys_the_city() -> None:
    """CAR-XBLD-1."""
    t = table(expansion=True, holds="7 white black")
    assert t.rule("build villa-8 massa") == "CAR-BLD-3"
    assert t.allows("build villa-8 lerici")


def test_each_eight_exists_once() -> None:
    """CAR-XBLD-1."""
    t = with_eight(others={1: "villa-8@massa"})
    assert t.rule("build villa-8 livorno") == "CAR-XBLD-1"


def test_without_the_expansion_there_are_no_eights() -> None:
    """CAR-XBLD-1."""
    assert table(holds=EIGHT).rule("build villa-8 livorno") == "CAR-XBLD-1"


# --- improving --------------------------------------------------------------------------------------------------------


def test_t_ximp_1_the_difference_of_the_costs_is_paid_in_blocks_that_the_city_accepts() -> None:
    """CAR-XIMP-1, CAR-XIMP-2, CAR-XIMP-3, CAR-XIMP-4, T-XIMP-1."""
    t = table(
        expansion=True, built="castello-3@lucca", display="biblioteca-4", holds="yellow green", bag="", pile="villa-1"
    )
    (built, _shown) = t.play("improve castello-3 biblioteca-4")
    assert built == BuildingBuilt(0, "biblioteca-4", "lucca", "castello-3", ("yellow",))
    assert t.buildings() == ["biblioteca-4@lucca"]
    assert t.view()["removed"] == ["castello-3"]
    assert (t.bag(), t.blocks(), t.display()) == (1, {"green": 1}, ["villa-1"])


def test_blocks_that_the_city_refuses_do_not_pay_for_an_improvement() -> None:
    """CAR-XIMP-2, T-XIMP-1."""
    t = table(expansion=True, built="castello-3@lucca", display="biblioteca-4", holds="green")
    assert t.rule("improve castello-3 biblioteca-4") == "CAR-XIMP-2"
    t = table(expansion=True, built="castello-3@lucca", display="biblioteca-4", holds="red yellow green")
    t.play("improve castello-3 biblioteca-4")
    assert t.rule("pay green") == "CAR-XIMP-2"
    assert t.rule("pay red yellow") == t.rule("end") == "CAR-XIMP-2"
    assert sorted(t.offers()) == ["pay red", "pay yellow"]


def test_t_ximp_2_the_new_tile_must_cost_more() -> None:
    """CAR-XIMP-1, CAR-RUL-37, T-XIMP-2."""
    t = table(expansion=True, built="villa-4@massa", display="porta-4 porta-2", holds="2 white")
    assert t.rule("improve villa-4 porta-4") == t.rule("improve villa-4 porta-2") == "CAR-XIMP-1"
    assert t.offers("improve") == []


def test_an_eight_cannot_be_improved() -> None:
    """CAR-RUL-37."""
    t = with_eight(built="villa-8@massa", display="porta-5")
    assert t.offers("improve") == []
    assert t.rule("improve villa-8 porta-8") == t.rule("improve villa-8 porta-5") == "CAR-XIMP-1"


def test_t_ximp_3_improving_gives_and_takes_nothing_else() -> None:
    """CAR-XIMP-2, CAR-RUL-23, T-XIMP-3."""
    t = table(
        2,
        expansion=True,
        cards="great-freedom",
        built="porta-2@pisa",
        scored="porta",
        objects_held="gate",
        display="villa-5",
        holds="white 2 yellow",
        coins=3,
    )
    t.play("improve porta-2 villa-5")
    assert (t.objects(), t.coins(), t.vp()) == ({"gate": 1}, 3, 0)
    assert t.view()["players"][0]["marked"] == ["porta"]
    t.play("end", "buy")
    t.play(t.offers("take")[0], "end")
    assert t.offers("score") == ["score villa", "score rural"]


def test_only_own_buildings_can_be_improved_and_only_by_tiles_that_are_there() -> None:
    """CAR-XIMP-1."""
    t = table(expansion=True, built="villa-1@massa", others={1: "porta-1@massa"}, display="porta-4", holds="5 white")
    assert t.rule("improve porta-1 porta-4") == "CAR-XIMP-1"
    assert t.rule("improve villa-1 castello-5") == "CAR-BLD-1"


def test_the_new_tile_may_be_of_the_same_type_and_stands_in_the_same_city() -> None:
    """CAR-XIMP-3."""
    t = table(expansion=True, built="villa-1@massa", display="villa-3", holds="2 white")
    t.play("improve villa-1 villa-3")
    assert t.buildings() == ["villa-3@massa"]


def test_a_replaced_tile_leaves_the_game() -> None:
    """CAR-XIMP-4: it is neither on display nor in the pile."""
    t = table(expansion=True, built="villa-1@massa", display="villa-3", pile="", holds="2 white")
    t.play("improve villa-1 villa-3")
    assert t.view()["removed"] == ["villa-1"]
    assert t.display() == []


def test_without_the_expansion_nothing_is_improved() -> None:
    """CAR-XIMP-1."""
    t = table(built="villa-1@massa", display="villa-3", holds="2 white")
    assert t.rule("improve villa-1 villa-3") == "CAR-XIMP-1"
    assert t.offers("improve") == []


# --- Upgrade tiles ----------------------------------------------------------------------------------------------------


def test_t_xupg_1_any_upgrade_tile_may_be_taken_and_covers_the_own_value() -> None:
    """CAR-XBLD-2, CAR-XUPG-1, CAR-XUPG-2, CAR-XUPG-3, T-XUPG-1."""
    t = table(expansion=True, holds="4 white 4 green")
    t.play("build cathedrale-8 viareggio")
    assert t.play("upgrade up-lucca") == [UpgradeTaken(0, "up-lucca", 3, 1)]
    players = t.view()["players"]
    assert players[0]["worth"]["lucca"] == {"vp": 3, "coins": 1}
    assert players[1]["worth"]["lucca"] == {"vp": 2, "coins": 0}
    assert "up-lucca" not in [one["id"] for one in t.view()["upgrades"]]


def test_the_upgrade_tile_is_compulsory_and_comes_at_once() -> None:
    """CAR-XUPG-1, CAR-XBLD-2."""
    t = with_eight()
    t.play("build villa-8 livorno")
    assert t.rule("end") == t.rule("announce") == t.rule("purchase book") == "CAR-XUPG-1"
    assert len(t.offers("upgrade")) == 8


def test_without_an_eight_there_is_no_upgrade_tile() -> None:
    """CAR-XUPG-1."""
    assert table(expansion=True).rule("upgrade up-lucca") == "CAR-XUPG-1"
    assert table().rule("upgrade up-lucca") == "CAR-XUPG-1"


def test_one_upgrade_tile_is_always_left() -> None:
    """CAR-XUPG-1: eight tiles for six 8-buildings."""
    t = table(expansion=True)
    assert len(t.view()["upgrades"]) == len(t.view()["eights"]) + 2


def test_t_xupg_2_each_upgrade_tile_exists_once() -> None:
    """CAR-XUPG-2, T-XUPG-2."""
    t = with_eight()
    t.state.upgrades &= ~(1 << 4)
    t.state.upgraded[1] = 1 << 4
    t.play("build villa-8 livorno")
    assert t.rule("upgrade up-massa") == "CAR-XUPG-2"
    assert t.allows("upgrade up-rural")


def test_t_xupg_3_later_scorings_use_the_new_value() -> None:
    """CAR-XUPG-3, T-XUPG-3."""
    t = table(expansion=True, built="porta-8@lerici villa-4@lucca villa-2@massa", upgraded="up-lucca", coins=0)
    t.play("score villa")
    assert (t.coins(), t.vp(), t.objects()) == (4, 14, {"coat_of_arms": 2})


def test_an_upgrade_tile_counts_for_city_and_category_scorings_too() -> None:
    """CAR-XUPG-3."""
    t = table(expansion=True, built="villa-4@lucca villa-2@lucca", upgraded="up-lucca up-rural", coins=0)
    preview = {one["space"]: (one["vp"], one["coins"]) for one in t.view()["own"]["previews"]}
    assert preview["lucca"] == (18, 6)
    assert preview["rural"] == (12, 6)


def test_an_eight_placed_by_improving_brings_an_upgrade_tile() -> None:
    """CAR-RUL-22, CAR-XBLD-2."""
    t = table(expansion=True, built="villa-5@livorno", holds="3 white")
    t.play("improve villa-5 villa-8")
    assert len(t.offers("upgrade")) == len(t.offers())


def test_several_upgrade_tiles_and_one_for_a_scored_space_are_allowed() -> None:
    """CAR-RUL-32: the bonus card still uses it."""
    t = table(expansion=True, cards="top-1 obj-1 bdg-1 bon-5", holds=EIGHT, scored="lucca", upgraded="up-massa")
    t.state.buildings[0] = table(built="villa-4@lucca").state.buildings[0]
    before = t.final()["bonus"]
    t.play("build villa-8 livorno", "upgrade up-lucca")
    assert t.view()["players"][0]["upgrades"] == ["up-lucca", "up-massa"]
    assert (before, t.final()["bonus"]) == (8, 12)


# --- categories -------------------------------------------------------------------------------------------------------


def test_t_xcat_1_city_buildings_bring_coins_whatever_their_cities() -> None:
    """CAR-XCAT-1, CAR-XCAT-2, CAR-XCAT-3, CAR-XCAT-4, T-XCAT-1."""
    t = table(expansion=True, built="biblioteca-3@massa porta-2@lerici palazzo-2@livorno", coins=0)
    t.play("score urban")
    assert (t.coins(), t.vp(), t.objects(), t.markers_left()) == (7, 0, {}, 5)


def test_t_xcat_2_land_buildings_bring_vp() -> None:
    """CAR-XCAT-1, CAR-XCAT-2, CAR-XCAT-3, CAR-XCAT-4, T-XCAT-2."""
    t = table(expansion=True, built="villa-1@pisa castello-3@lerici villa-4@livorno", coins=0)
    t.play("score rural")
    assert (t.coins(), t.vp(), t.objects(), t.markers_left()) == (0, 8, {}, 5)


def test_a_category_needs_a_building_and_is_scored_once_by_each_player() -> None:
    """CAR-XCAT-1, CAR-RUL-31: the spaces are private."""
    t = table(expansion=True, built="villa-1@pisa", scored_by={1: "rural"})
    assert t.rule("score urban") == "CAR-XCAT-1"
    assert t.allows("score rural")
    assert table(expansion=True, built="villa-1@pisa", scored="rural").rule("score rural") == "CAR-XCAT-1"


def test_a_category_scoring_uses_one_of_the_six_markers() -> None:
    """CAR-XCAT-4."""
    t = table(expansion=True, built="villa-1@pisa", scored="porta palazzo livorno pisa urban villa")
    assert t.rule("score rural") == "CAR-SCO-2"


# --- end --------------------------------------------------------------------------------------------------------------


def test_t_xend_1_eights_do_not_keep_the_game_going() -> None:
    """CAR-XEND-1, CAR-RUL-21, T-XEND-1."""
    t = table(expansion=True, holds="black", display="villa-1", pile="")
    assert LastBuildingBuilt(0) in t.play("build villa-1 lerici")
    assert len(t.view()["eights"]) == 6


def test_improving_with_the_last_tile_ends_the_game_as_well() -> None:
    """CAR-XEND-1, CAR-RUL-21."""
    t = table(expansion=True, built="porta-1@lerici", holds="black", display="villa-2", pile="")
    assert LastBuildingBuilt(0) in t.play("improve porta-1 villa-2")


def test_building_an_eight_does_not_end_the_game() -> None:
    """CAR-RUL-21: not even while the pile is empty."""
    t = with_eight(display="villa-1", pile="")
    t.play("build villa-8 livorno")
    assert t.view()["ending"] == "open"


@pytest.mark.parametrize(
    ("upgrade", "vp", "coins"),
    [
        ("up-livorno", 4, 1),
        ("up-pisa", 1, 3),
        ("up-lucca", 3, 1),
        ("up-viareggio", 1, 2),
        ("up-massa", 2, 1),
        ("up-lerici", 1, 1),
        ("up-urban", 1, 1),
        ("up-rural", 2, 1),
    ],
)
def test_the_values_of_the_upgrade_tiles(upgrade: str, vp: int, coins: int) -> None:
    """Section 11.5: six of the eight are reconstructed, and the view says so."""
    tile = next(one for one in table(expansion=True).view()["upgrades"] if one["id"] == upgrade)
    assert (tile["vp"], tile["coins"]) == (vp, coins)
    assert tile["reconstructed"] == (upgrade not in {"up-lucca", "up-lerici"})
