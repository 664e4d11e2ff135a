"""Additional purchase, announcing and the last round: sections 8 and 9 of the rules."""

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.events import EndAnnounced, LastBuildingBuilt, ObjectPurchased
from tests.games.carrara.builders import Table, table

COST_20 = "villa-5@lerici porta-5@lerici castello-4@lerici palazzo-4@lerici cathedrale-2@lerici"
COST_26 = "villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici cathedrale-5@lerici villa-1@lerici"
FOUR = "biblioteca palazzo porta cathedrale"


def ready(seats: int = 4, turn_of: int = 0, after_action: bool = True) -> Table:
    """A player who meets the three base objectives of a match for four."""
    return table(
        seats, built=COST_26 + " villa-4@lerici", scored=FOUR, objects_held="8 book", turn_of=turn_of,
        after_action=after_action,
    )  # fmt: skip


def pass_the_round(t: Table) -> list[int]:
    """Let everybody pass until the game is over; who still had a turn."""
    seats = []
    while not t.match.over:
        seats.append(t.match.deciding[0])
        t.play("pass")
    return seats


# --- additional purchase ----------------------------------------------------------------------------------------------


def test_t_add_1_one_object_of_the_board_a_turn_for_ten_coins() -> None:
    """CAR-ADD-1, CAR-ADD-2, CAR-ADD-3, T-ADD-1."""
    t = table(coins=23, sale="flag cup", holds="black", display="villa-1")
    t.play("build villa-1 lerici")
    assert t.play("purchase flag") == [ObjectPurchased(0, "flag", 10)]
    assert (t.coins(), t.objects(), t.view()["sale"]["flag"]) == (13, {"flag": 1}, 0)
    assert t.rule("purchase cup") == "CAR-ADD-2"


def test_t_add_2_nine_coins_are_not_enough() -> None:
    """CAR-ADD-1, T-ADD-2."""
    t = table(coins=9, after_action=True)
    assert t.rule("purchase book") == "CAR-ADD-1"
    assert t.offers() == ["end"]


def test_t_add_3_not_before_the_action() -> None:
    """CAR-ADD-2, T-ADD-3."""
    assert table(coins=30).rule("purchase book") == "CAR-ADD-2"


def test_the_spaces_of_the_board_are_not_refilled_and_the_supply_is_not_for_sale() -> None:
    """CAR-ADD-3."""
    t = table(coins=30, sale="flag", after_action=True)
    assert t.rule("purchase book") == "CAR-ADD-3"
    t.play("purchase flag")
    assert t.view()["sale"] == dict.fromkeys(t.view()["sale"], 0)


def test_the_next_player_may_purchase_again() -> None:
    """CAR-ADD-2: once per turn, not once per game."""
    t = table(coins=30, after_action=True)
    t.play("purchase flag", "end", "buy")
    t.play(t.offers("take")[0])
    t.state.coins[1] = 10
    t.play("purchase book")
    assert t.coins(1) == 0


# --- last building ----------------------------------------------------------------------------------------------------


def test_t_end_1_the_last_tile_begins_the_last_round_and_an_action_stays_compulsory() -> None:
    """CAR-END-1, CAR-END-2, CAR-RUL-19, T-END-1."""
    t = table(3, holds="black", display="villa-1", pile="")
    assert LastBuildingBuilt(0) in t.play("build villa-1 lerici")
    t.play("end")
    for seat in (1, 2):
        assert t.match.deciding == (seat,)
        assert t.rule("pass") == "CAR-RUL-19"
        t.play("buy")
        t.play(t.offers("take")[0], "end")
    assert t.match.over
    rewarded = [t.state.track(seat, GAME.box.announce_vp) for seat in range(3)]
    assert rewarded == [0, 0, 0], "nobody receives the reward for announcing"


def test_t_end_2_if_the_last_player_of_the_round_builds_the_last_tile_the_game_is_over() -> None:
    """CAR-END-2, T-END-2."""
    t = table(3, holds="black", display="villa-1", pile="", turn_of=2)
    t.play("build villa-1 lerici", "end")
    assert t.match.over


def test_tiles_in_the_pile_or_on_display_keep_the_game_going() -> None:
    """CAR-END-1."""
    t = table(3, holds="black", display="villa-1 villa-2", pile="")
    t.play("build villa-1 lerici")
    assert t.view()["ending"] == "open"


# --- announcing -------------------------------------------------------------------------------------------------------


def test_t_ann_1_all_three_objectives_with_four_players() -> None:
    """CAR-ANN-1, CAR-ANN-2, CAR-ANN-3, T-ANN-1: 4 scorings, 6 objects, a total cost of 20."""
    t = table(4, built=COST_20, scored=FOUR, objects_held="6 book", after_action=True)
    t.play("announce")
    assert t.vp() == 5


@pytest.mark.parametrize(
    ("scored", "held", "built", "card"),
    [
        ("villa porta castello", "6 book", COST_20, "carrara-card-top-1"),
        (FOUR, "5 book", COST_20, "carrara-card-obj-1"),
        (FOUR, "6 book", COST_20.replace("castello-4", "castello-3"), "carrara-card-bdg-1"),
    ],
)
def test_every_objective_is_needed(scored: str, held: str, built: str, card: str) -> None:
    """CAR-ANN-1: the refusal names the one that is missing."""
    t = table(4, built=built, scored=scored, objects_held=held, after_action=True)
    refused = t.refusal("announce")
    assert refused.rule == "CAR-ANN-1"
    assert refused.why["card"].id == card  # type: ignore[union-attr]


def test_t_ann_2_a_wrong_announcement_is_refused_without_any_effect() -> None:
    """CAR-ANN-6, CAR-RUL-17, CAR-OBJ-1, T-ANN-2: three players need 7 objects."""
    t = table(3, built=COST_26, scored=FOUR, objects_held="6 book", after_action=True)
    refused = t.refusal("announce")
    assert (refused.rule, refused.why["value"], refused.why["need"]) == ("CAR-ANN-1", 6, 7)
    assert "announce" not in t.offers()


def test_t_ann_3_a_purchase_may_complete_the_objectives() -> None:
    """CAR-RUL-15, T-ANN-3."""
    t = table(3, built=COST_26, scored=FOUR, objects_held="6 book", sale="gate", coins=10, after_action=True)
    t.play("purchase gate", "announce")
    assert (t.coins(), t.vp()) == (0, 5)


def test_announcing_before_the_purchase_is_as_good() -> None:
    """CAR-RUL-15."""
    t = ready()
    t.play("announce", "purchase gate", "end")
    assert t.match.deciding == (1,)


def test_t_ann_4_after_an_announcement_the_round_is_finished() -> None:
    """CAR-ANN-4, CAR-ANN-5, CAR-RUL-19, T-ANN-4."""
    t = ready(turn_of=1)
    t.state.scorings[2], t.state.objects[2], t.state.buildings[2] = (
        t.state.scorings[1], t.state.objects[1], t.state.buildings[1],
    )  # fmt: skip
    t.play("announce", "end")
    assert t.rule("announce") == "CAR-ANN-5"
    assert pass_the_round(t) == [2, 3]


def test_players_of_the_last_round_need_not_act_but_may() -> None:
    """CAR-ANN-5."""
    t = ready()
    t.play("announce", "end")
    assert t.allows("pass")
    t.play("buy")
    t.play(t.offers("take")[0], "end", "pass", "pass")
    assert t.match.over


def test_announcing_is_possible_before_the_action_and_after_it() -> None:
    """CAR-ANN-2: but not in the middle of one."""
    assert ready(after_action=False).allows("announce")
    t = ready(after_action=False)
    t.play("buy")
    assert t.rule("announce") == "CAR-BUY-5"
    t.play(t.offers("take")[0])
    assert t.allows("announce")


def test_nobody_is_obliged_to_announce() -> None:
    """CAR-ANN-2."""
    t = ready()
    t.play("end")
    assert t.view()["ending"] == "open"


def test_whoever_announces_before_his_action_still_has_his_turn_or_may_pass() -> None:
    """CAR-RUL-16, CAR-RUL-19."""
    t = ready(after_action=False)
    t.play("announce")
    assert t.match.deciding == (0,)
    assert {"buy", "pass"} <= set(t.offers())
    acted = Table(t.match.copy())
    acted.play("buy")
    acted.play(acted.offers("take")[0])
    assert acted.offers("purchase")
    t.play("pass")
    assert t.match.deciding == (1,)


def test_a_pass_is_no_action_and_allows_no_purchase() -> None:
    """CAR-RUL-14."""
    t = ready(after_action=False)
    t.play("announce", "pass")
    assert t.match.deciding == (1,)


def test_no_announcement_after_the_last_building_not_even_by_its_builder() -> None:
    """CAR-RUL-18."""
    t = table(
        4, built=COST_20.replace("cathedrale-2", "cathedrale-1"), scored=FOUR, objects_held="6 book", holds="black",
        display="villa-1", pile="",
    )  # fmt: skip
    t.play("build villa-1 lerici")
    assert t.rule("announce") == "CAR-RUL-18"
    assert "announce" not in t.offers()


def test_the_objectives_must_hold_at_the_moment_of_announcing_only() -> None:
    """CAR-RUL-20: with top-5 the coins may be spent after the announcement."""
    t = table(4, cards="top-5 obj-1 bdg-1 bon-2", built=COST_20, objects_held="6 book", coins=20, after_action=True)
    t.play("announce", "purchase cup", "end")
    assert t.coins() == 10
    assert pass_the_round(t) == [1, 2, 3]
    assert t.match.result is not None
    assert dict(t.final())["announced"] == 5


def test_with_top_5_the_order_matters_to_the_player() -> None:
    """CAR-RUL-15."""
    t = table(4, cards="top-5 obj-1 bdg-1 bon-2", built=COST_20, objects_held="6 book", coins=20, after_action=True)
    t.play("purchase cup")
    assert t.rule("announce") == "CAR-ANN-1"


def test_the_announcement_publishes_the_three_values() -> None:
    """CAR-HID-5."""
    t = ready()
    (event,) = t.play("announce")
    assert event == EndAnnounced(0, 5, ("top-1", "obj-1", "bdg-1"), (4, 8, 30))


def test_the_reward_does_not_count_for_the_vp_objective() -> None:
    """CAR-RUL-38: with 19 VP of the 20 needed, the 5 VP do not help."""
    t = table(4, cards="top-6 obj-1 bdg-1 bon-2", built=COST_20, objects_held="6 book", after_action=True)
    t.state.scorings[0] = ((0, 19),)
    assert t.rule("announce") == "CAR-ANN-1"
    t.state.scorings[0] = ((0, 20),)
    (event,) = t.play("announce")
    assert isinstance(event, EndAnnounced)
    assert event.values[0] == 20
    assert (t.vp(), t.view()["objectives"][0]["values"][0]) == (25, 20)


def test_building_the_last_tile_in_a_last_round_changes_nothing_more() -> None:
    """CAR-ANN-5: passing stays possible."""
    t = table(4, built=COST_20, scored=FOUR, objects_held="6 book", holds="black", display="villa-1", pile="")
    t.play("announce", "build villa-1 lerici", "end")
    assert t.view()["ending"] == "announced"
    assert t.allows("pass")


def test_take_two_in_the_last_round_is_still_possible() -> None:
    """CAR-BUY-9 and CAR-ANN-5 together."""
    t = ready()
    t.play("announce", "end")
    t.state.wheel, t.state.bag, t.state.blocks[1] = [0] * 6, 0, 0
    assert t.offers() == ["two", "pass"]
