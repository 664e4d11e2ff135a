"""Action II, Build: section 6 of the rules."""

import pytest

from loggia.games.carrara.rules.events import BuildingBuilt, TileShown
from loggia.games.carrara.rules.moves import Pay
from tests.games.carrara.builders import table


def test_t_bld_1_a_villa_in_viareggio() -> None:
    """CAR-BLD-1, CAR-BLD-2, CAR-BLD-3, CAR-BLD-4, CAR-BLD-5, T-BLD-1."""
    t = table(holds="red 2 green black", bag="14 blue", display="villa-3 porta-5", pile="castello-2")
    for city in ("lucca", "pisa", "livorno"):
        assert t.rule(f"build villa-3 {city}") == "CAR-BLD-3"
    assert t.allows("build villa-3 massa")
    assert t.allows("build villa-3 lerici")
    events = t.play("build villa-3 viareggio")
    assert t.buildings() == ["villa-3@viareggio"]
    assert t.bag() == 17
    assert t.blocks() == {"black": 1}
    assert t.display()[0] == "castello-2"
    assert events == [
        BuildingBuilt(0, "villa-3", "viareggio", "", ("red", "green", "green")),
        TileShown("castello-2", 0),
    ]


def test_t_bld_2_mixed_colours_in_the_less_exacting_cities_only() -> None:
    """CAR-BLD-3, T-BLD-2."""
    t = table(holds="red green 2 blue", display="palazzo-4")
    assert t.offers("build") == ["build palazzo-4 massa", "build palazzo-4 lerici"]
    t.play("build palazzo-4 lerici")
    assert t.blocks() == {}


def test_t_bld_3_two_ways_to_pay_in_pisa() -> None:
    """CAR-BLD-3, T-BLD-3."""
    t = table(holds="2 white 2 yellow red", display="castello-3", bag="")
    t.play("build castello-3 pisa")
    assert sorted(t.offers()) == ["pay white white yellow", "pay white yellow yellow"]
    assert t.rule("pay white white red") == "CAR-BLD-3"
    t.play("pay white yellow yellow")
    assert t.bag() == 3
    assert t.blocks() == {"white": 1, "red": 1}


def test_t_bld_4_exactly_the_cost_is_paid() -> None:
    """CAR-BLD-2, CAR-RUL-09, T-BLD-4."""
    t = table(holds="5 white", display="porta-3")
    t.play("build porta-3 livorno")
    assert t.blocks() == {"white": 2}
    t = table(holds="5 white yellow", display="porta-3")
    t.play("build porta-3 pisa")
    assert t.rule("pay white white white white") == t.rule("pay white white") == "CAR-BLD-2"
    assert t.allows("pay white white white")


def test_t_bld_5_with_an_empty_pile_the_space_stays_empty() -> None:
    """CAR-BLD-5, T-BLD-5."""
    display = "villa-1 villa-2 villa-3 villa-4 villa-5 porta-1 porta-2 porta-3 porta-4"
    t = table(holds="black", display=display, pile="")
    t.play("build villa-1 lerici")
    assert len(t.display()) == 8
    assert t.view()["display"][0] is None
    assert t.view()["ending"] == "open"


def test_t_bld_6_a_black_block_builds_in_lerici_only() -> None:
    """CAR-BLD-3, T-BLD-6."""
    t = table(holds="black", display="villa-1")
    assert t.offers("build") == ["build villa-1 lerici"]


def test_only_displayed_tiles_can_be_built() -> None:
    """CAR-BLD-1."""
    t = table(holds="black", display="villa-1", pile="porta-1")
    refused = t.refusal("build porta-1 lerici")
    assert (refused.rule, refused.why.id) == ("CAR-BLD-1", "carrara-refused-not-displayed")


def test_too_few_blocks_are_named_as_such() -> None:
    """CAR-BLD-2."""
    refused = table(holds="white red", display="villa-3").refusal("build villa-3 lerici")
    assert (refused.rule, dict(refused.why.args)) == ("CAR-BLD-2", {"cost": 3, "blocks": 2})


def test_a_refused_city_says_how_many_blocks_it_would_accept() -> None:
    """CAR-BLD-3."""
    refused = table(holds="white 2 red", display="villa-3").refusal("build villa-3 pisa")
    assert (refused.rule, refused.why["blocks"], refused.why["cost"]) == ("CAR-BLD-3", 1, 3)


def test_better_blocks_may_be_used_in_a_less_exacting_city() -> None:
    """CAR-BLD-3."""
    t = table(holds="white", display="villa-1")
    assert len(t.offers("build")) == 6


def test_there_is_no_limit_of_buildings_in_a_city() -> None:
    """CAR-BLD-4, CAR-RUL-10."""
    built = " ".join(f"{kind}-{cost}@lerici" for kind in ("porta", "palazzo", "castello") for cost in range(1, 6))
    t = table(holds="black", built=built, display="villa-1")
    t.play("build villa-1 lerici")
    assert len(t.buildings()) == 16


def test_the_new_tile_fills_the_emptied_space() -> None:
    """CAR-RUL-36."""
    t = table(holds="black", display="villa-2 villa-1 porta-3", pile="castello-4")
    t.play("build villa-1 lerici")
    assert t.display() == ["villa-2", "castello-4", "porta-3"]


def test_returned_blocks_go_into_the_bag_and_not_onto_the_wheel() -> None:
    """CAR-RUL-05."""
    t = table(holds="black", display="villa-1", wheel={"I": "red"}, bag="")
    t.play("build villa-1 lerici")
    assert (t.on_wheel(), t.bag()) == (1, 1)


def test_a_forced_payment_is_made_at_once_and_a_choice_is_asked() -> None:
    """CAR-BLD-2: nothing is revealed before the payment."""
    t = table(holds="red green", display="villa-1", pile="porta-5")
    assert t.play("build villa-1 viareggio") == []
    assert t.view(1)["pending"] == {
        "tile": "villa-1", "city": "viareggio", "replaces": "", "owed": 1, "paid": [], "payable": [],
    }  # fmt: skip
    assert t.view(0)["pending"]["payable"] == ["red", "green"]
    assert t.rule("end") == t.rule("buy") == t.rule("announce") == "CAR-BLD-2"
    assert len(t.play("pay green")) == 2


def test_only_blocks_behind_the_own_screen_can_pay() -> None:
    """CAR-MOV-2."""
    t = table(holds="red green", display="villa-1")
    t.play("build villa-1 viareggio")
    assert t.rule("pay white") == "CAR-MOV-2"
    assert t.rule(Pay(0)) == "CAR-BLD-2"


def test_paying_without_a_building_is_refused() -> None:
    """CAR-BLD-2."""
    assert table().rule("pay black") == "CAR-BLD-2"


@pytest.mark.parametrize("dear", ["pay none", "pay white yellow red", "pay white white yellow yellow red red"])
def test_a_payment_with_very_many_ways_asks_the_dear_colours_first(dear: str) -> None:
    """CAR-BLD-2: no decision lists thousands of choices; the two halves make one payment."""
    t = table(expansion=True, holds="4 white 4 yellow 4 red 4 green 4 blue 4 black")
    t.play("build villa-8 lerici")
    assert len(t.offers()) <= 165, "three colours of at most seven blocks, eight to be paid"
    assert t.rule("pay black") == "CAR-MOV-1"
    t.play(dear)
    paid = len(dear.split()) - 1 if dear != "pay none" else 0
    assert {len(offer.split()) - 1 for offer in t.offers()} == {8 - paid}
    assert t.rule(f"pay white {'black ' * (7 - paid)}".strip()) == "CAR-MOV-2"
    t.play(t.offers()[0])
    assert sum(t.blocks().values()) == 24 - 8


def test_the_dear_half_must_leave_a_payment_that_can_be_completed() -> None:
    """CAR-BLD-2."""
    t = table(expansion=True, holds="5 white 5 yellow 5 red 3 green 2 blue")
    t.play("build villa-8 lerici")
    assert t.rule("pay white") == "CAR-BLD-2"
    t.play("pay white yellow red")
    assert t.buildings() == ["villa-8@lerici"], "only one way was left, so it was paid at once"
    assert t.blocks() == {"white": 4, "yellow": 4, "red": 4}


def test_a_build_is_offered_exactly_where_enough_blocks_are_accepted() -> None:
    """CAR-BLD-3: a white, two red, a blue and two black blocks."""
    t = table(holds="white 2 red blue 2 black", display="villa-1 villa-2 villa-3 villa-4 villa-5")
    first = {tile: next((m.split()[2] for m in t.offers(f"build villa-{tile}")), "") for tile in range(1, 6)}
    assert first == {1: "livorno", 2: "lucca", 3: "lucca", 4: "massa", 5: "lerici"}
