"""Action III, Score: section 7 of the rules."""

import pytest

from loggia.games.carrara.rules.events import SpaceScored
from tests.games.carrara.builders import table


def test_t_sty_1_a_type_is_scored_over_all_cities() -> None:
    """CAR-STY-1, CAR-STY-2, CAR-STY-3, CAR-STY-4, T-STY-1."""
    t = table(built="biblioteca-3@pisa biblioteca-2@massa", coins=0)
    assert t.play("score biblioteca") == [SpaceScored(0, "biblioteca", 2, 9, ("book", "book"))]
    assert (t.coins(), t.vp(), t.objects(), t.supply("book")) == (9, 2, {"book": 2}, 3)
    assert t.view()["players"][0]["marked"] == ["biblioteca"]
    assert t.markers_left() == 5


def test_t_sty_2_two_palaces_in_massa() -> None:
    """CAR-STY-1, CAR-STY-2, CAR-STY-3, CAR-STY-4, T-STY-2."""
    t = table(built="palazzo-5@massa palazzo-1@massa", coins=0)
    t.play("score palazzo")
    assert (t.vp(), t.coins(), t.objects()) == (6, 0, {"crown": 2})


def test_t_sty_3_the_supply_may_run_out_of_an_object() -> None:
    """CAR-STY-3, CAR-SCO-4, T-STY-3."""
    t = table(built="porta-1@lerici porta-2@lerici porta-4@viareggio", coins=0, supply="gate")
    t.play("score porta")
    assert (t.coins(), t.objects(), t.supply("gate")) == (11, {"gate": 1}, 0)


def test_t_sty_4_a_type_is_scored_once_by_each_player() -> None:
    """CAR-STY-1, CAR-STY-4, T-STY-4."""
    t = table(built="villa-2@lucca", scored="villa")
    refused = t.refusal("score villa")
    assert (refused.rule, refused.why.id) == ("CAR-STY-1", "carrara-refused-marked")


def test_others_may_score_the_same_type_on_their_boards() -> None:
    """CAR-STY-1."""
    t = table(built="villa-2@lucca", scored_by={1: "villa", 2: "villa"})
    t.play("score villa")
    assert t.vp() == 4


def test_t_sty_5_only_own_buildings_count() -> None:
    """CAR-STY-1, CAR-SCO-3, T-STY-5."""
    t = table(built="villa-1@lucca", others={1: "castello-2@lucca castello-5@lucca villa-4@lucca"})
    assert t.rule("score castello") == "CAR-STY-1"
    t.play("score villa")
    assert t.vp() == 2


def test_t_sci_1_a_city_brings_its_value_and_the_objects_of_its_buildings() -> None:
    """CAR-SCI-1, CAR-SCI-2, CAR-SCI-3, CAR-SCI-4, T-SCI-1."""
    t = table(built="porta-2@pisa villa-4@pisa", others={1: "villa-1@pisa villa-2@pisa"}, coins=0)
    t.play("score pisa")
    assert (t.coins(), t.vp(), t.objects()) == (18, 0, {"gate": 1, "coat_of_arms": 1})
    assert {city["id"]: city["scored_by"] for city in t.view()["cities"]}["pisa"] == 0
    t.play("end")
    assert t.rule("score pisa") == "CAR-SCI-1"


def test_t_sci_2_the_least_number_of_buildings_depends_on_the_city() -> None:
    """CAR-SCI-2, T-SCI-2."""
    t = table(built="villa-1@massa porta-1@massa villa-2@lucca porta-2@lucca")
    refused = t.refusal("score massa")
    assert (refused.rule, refused.why["needed"], refused.why["built"]) == ("CAR-SCI-2", 3, 2)
    assert t.allows("score lucca")


@pytest.mark.parametrize(
    ("city", "needed"), [("livorno", 2), ("pisa", 2), ("lucca", 2), ("viareggio", 3), ("massa", 3), ("lerici", 3)]
)
def test_two_buildings_in_the_dear_cities_and_three_in_the_others(city: str, needed: int) -> None:
    """CAR-SCI-2."""
    own = [f"villa-{cost}@{city}" for cost in range(1, needed + 1)]
    assert table(built=" ".join(own)).allows(f"score {city}")
    assert table(built=" ".join(own[1:])).rule(f"score {city}") == "CAR-SCI-2"


def test_t_sci_3_a_city_is_scored_once_by_all_players_together() -> None:
    """CAR-SCI-1, T-SCI-3."""
    built = "villa-1@viareggio villa-2@viareggio villa-3@viareggio villa-4@viareggio"
    t = table(built=built, scored_by={2: "viareggio"})
    refused = t.refusal("score viareggio")
    assert refused.rule == "CAR-SCI-1"
    assert refused.why["seat"].number == 2  # type: ignore[union-attr]


def test_t_sci_4_a_city_gives_the_objects_that_are_left() -> None:
    """CAR-SCI-3, CAR-SCO-4, T-SCI-4."""
    t = table(built="villa-1@viareggio villa-3@viareggio castello-5@viareggio", supply="coat_of_arms 2 flag", coins=0)
    t.play("score viareggio")
    assert (t.coins(), t.objects()) == (18, {"coat_of_arms": 1, "flag": 1})


def test_t_sci_5_without_a_marker_nothing_can_be_scored() -> None:
    """CAR-SCO-2, T-SCI-5."""
    built = "villa-1@lucca villa-3@lucca castello-5@viareggio"
    t = table(built=built, scored="biblioteca palazzo porta cathedrale livorno pisa")
    assert t.markers_left() == 0
    assert t.rule("score villa") == t.rule("score lucca") == "CAR-SCO-2"
    assert t.offers("score") == []


def test_t_sci_6_livorno_gives_three_vp_per_point_of_cost() -> None:
    """CAR-SCI-3, T-SCI-6."""
    t = table(built="cathedrale-5@livorno porta-3@livorno")
    t.play("score livorno")
    assert (t.vp(), t.objects()) == (24, {"cup": 1, "gate": 1})


def test_the_value_of_every_city() -> None:
    """CAR-STY-2: a villa of cost 5, city by city."""
    gains = {}
    for city in ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici"):
        t = table(built=f"villa-5@{city}", coins=0)
        t.play("score villa")
        gains[city] = (t.vp(), t.coins())
    assert gains == {
        "livorno": (15, 0), "pisa": (0, 15), "lucca": (10, 0), "viareggio": (0, 10), "massa": (5, 0), "lerici": (0, 5),
    }  # fmt: skip


def test_one_scoring_is_a_type_or_a_city() -> None:
    """CAR-SCO-1: without the expansion there are no categories."""
    t = table(built="villa-1@lucca villa-3@lucca")
    assert t.offers("score") == ["score villa", "score lucca"]
    assert t.rule("score rural") == "CAR-XCAT-1"


def test_vp_are_marked_at_once_and_coins_and_objects_go_behind_the_screen() -> None:
    """CAR-SCO-5."""
    t = table(built="villa-1@lucca villa-3@pisa", coins=0)
    t.play("score villa")
    onlooker = t.view(None)["players"][0]
    assert (onlooker["vp"], onlooker["holdings"]) == (2, None)
    assert t.view(0)["players"][0]["holdings"]["coins"] == 9


def test_the_object_on_the_board_is_no_supply_and_none_is_refused() -> None:
    """CAR-RUL-11: with an empty supply no object comes, though one is for sale; else it always comes."""
    t = table(built="villa-1@lucca", supply="")
    t.play("score villa")
    assert (t.objects(), t.view()["sale"]["coat_of_arms"]) == ({}, 1)
    assert t.offers("score") == []


def test_a_building_may_be_scored_by_its_type_and_by_its_city() -> None:
    """CAR-RUL-12: and with the expansion by its category too; each type or city scoring gives an object."""
    t = table(2, expansion=True, cards="great-freedom", built="villa-1@lucca villa-3@lucca")
    for move in ("score villa", "score lucca", "score rural"):
        t.play(move, "end", "buy")
        t.play(t.offers("take")[0])
        t.play("end")
    assert t.vp() == 8 + 8 + 4
    assert t.objects() == {"coat_of_arms": 4}


def test_all_gains_of_a_scoring_are_one_event() -> None:
    """CAR-RUL-13: VP, coins and objects come at the same time."""
    t = table(built="villa-1@lucca villa-3@pisa")
    assert t.play("score villa") == [SpaceScored(0, "villa", 2, 9, ("coat_of_arms", "coat_of_arms"))]


def test_the_preview_says_what_the_scoring_then_brings() -> None:
    """The viewer's own previews."""
    t = table(built="villa-1@lucca villa-3@pisa", coins=0)
    preview = next(one for one in t.view()["own"]["previews"] if one["space"] == "villa")
    assert preview == {
        "space": "villa", "kind": "type", "allowed": True, "vp": 2, "coins": 9,
        "objects": ["coat_of_arms", "coat_of_arms"],
    }  # fmt: skip
    assert t.view(None)["own"] is None
