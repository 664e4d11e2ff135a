"""Action I, Buy blocks: section 5 of the rules."""

from collections import Counter

import pytest

from loggia.games.carrara.rules.events import BlocksBought, NoActionPossible, NothingAffordable, WheelTurned
from loggia.games.carrara.rules.moves import Take
from loggia.games.carrara.rules.pieces import COLOURS
from loggia.kernel import NotAMove
from tests.games.carrara.builders import table


def test_t_buy_1_the_first_buy_moves_the_six_blocks_to_section_II_and_draws_five() -> None:
    """CAR-BUY-1, CAR-BUY-2, T-BUY-1."""
    t = table()
    t.play("buy")
    assert t.wheel("II") == dict.fromkeys(COLOURS, 1)
    assert sum(t.wheel("I").values()) == 5
    assert (t.on_wheel(), t.bag()) == (11, 28)


def test_t_buy_2_blocks_of_one_section_are_paid_by_its_prices() -> None:
    """CAR-BUY-3, CAR-BUY-4, T-BUY-2."""
    t = table(holds="")
    t.play("buy", "take II green blue black")
    assert t.coins() == 17
    assert t.blocks() == {"green": 1, "blue": 1, "black": 1}
    assert t.on_wheel() == 8
    assert t.rule("take II red") == "CAR-TURN-2"


def test_t_buy_3_later_the_same_blocks_are_cheaper() -> None:
    """CAR-BUY-1, CAR-BUY-2, CAR-BUY-3, CAR-BUY-4, T-BUY-3."""
    t = table(wheel={"V": "white yellow", "I": "7 black"}, coins=8, bag="10 blue", holds="")
    t.play("buy")
    assert t.wheel("VI") == {"white": 1, "yellow": 1}
    assert (sum(t.wheel("I").values()), t.bag()) == (2, 8)
    t.play("take VI white yellow")
    assert (t.coins(), t.on_wheel()) == (7, 9)


def test_t_buy_4_prices_of_sections_III_and_IV() -> None:
    """CAR-BUY-3, T-BUY-4."""
    sections = {section["id"]: list(section["prices"].values()) for section in table().view()["wheel"]}
    assert sections["III"] == [4, 3, 2, 1, 0, 0]
    assert sections["IV"] == [3, 2, 1, 0, 0, 0]


def test_t_buy_5_all_blocks_come_from_one_section() -> None:
    """CAR-BUY-3, T-BUY-5: two reds in two sections cannot be taken together."""
    t = table(wheel={"I": "red", "II": "red"}, bag="", coins=20)
    t.play("buy")
    refused = t.refusal("take II red red")
    assert refused.rule == "CAR-BUY-3"
    assert dict(refused.why.args)["there"] == 1
    with pytest.raises(NotAMove):
        t.play("take II red III red")


def test_t_buy_6_blocks_that_pass_from_VI_to_I_become_dear_again() -> None:
    """CAR-BUY-6, T-BUY-6."""
    t = table(wheel={"VI": "red", "II": "5 blue", "III": "5 black"}, bag="12 green", coins=4, holds="")
    t.play("buy")
    assert t.wheel("I") == {"red": 1}
    assert t.bag() == 12
    t.play("take I red")
    assert t.coins() == 0


def test_blocks_from_VI_lie_together_with_the_new_ones() -> None:
    """CAR-BUY-6."""
    t = table(wheel={"VI": "red", "II": "5 blue", "III": "4 black"}, bag="12 green")
    t.play("buy")
    assert t.wheel("I") == {"red": 1, "green": 1}


def test_t_buy_7_whoever_can_afford_nothing_gets_two_coins_and_his_turn_is_over() -> None:
    """CAR-BUY-5, CAR-BUY-7, CAR-RUL-07, T-BUY-7."""
    t = table(wheel={"VI": "3 white 3 yellow 5 green"}, coins=2, holds="")
    events = t.play("buy")
    assert [type(event).__name__ for event in events][:2] == ["WheelTurned", "NothingAffordable"]
    assert NothingAffordable(0, 2) in events
    assert t.coins() == 4
    assert t.match.deciding == (1,)
    assert (t.wheel("I"), t.on_wheel()) == ({"white": 3, "yellow": 3, "green": 5}, 11)


def test_no_purchase_and_no_announcement_after_the_two_coins() -> None:
    """CAR-BUY-7, CAR-RUL-14: the turn is over at once, though all objectives are met."""
    t = table(
        wheel={"VI": "7 white"},
        bag="",
        coins=5,
        scored="villa porta castello palazzo",
        objects_held="7 book",
        built="villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici biblioteca-5@lerici",
    )
    assert t.allows("announce")
    t.play("buy")
    assert t.match.deciding == (1,)
    assert t.rule("announce", seat=0) == t.rule("purchase book", seat=0) == "KERNEL-TURN"


def test_t_buy_8_a_free_block_must_be_taken() -> None:
    """CAR-BUY-5, CAR-RUL-06, T-BUY-8."""
    t = table(wheel={"I": "2 black", "III": "white"}, bag="", coins=0, holds="")
    t.play("buy")
    assert t.rule(Take(1, 0)) == "CAR-BUY-5"
    assert t.rule("two") == t.rule("end") == t.rule("build villa-1 lerici") == "CAR-BUY-5"
    with pytest.raises(NotAMove):
        t.play("take II")
    assert t.offers() == ["take II black", "take II black black"]


def test_t_buy_9_a_nearly_empty_bag_gives_what_it_has() -> None:
    """CAR-BUY-2, CAR-RUL-02, T-BUY-9."""
    t = table(wheel={"I": "8 black"}, bag="green")
    t.play("buy")
    assert (t.bag(), t.on_wheel()) == (0, 9)
    assert t.allows("take I green")


def test_with_an_empty_bag_the_wheel_still_turns() -> None:
    """CAR-BUY-8, CAR-RUL-03."""
    t = table(wheel={"I": "3 red"}, bag="", coins=20)
    t.play("buy")
    assert t.wheel("II") == {"red": 3}
    t.play("take II red")
    assert t.coins() == 17


def test_with_an_empty_bag_the_two_coins_are_paid_as_well() -> None:
    """CAR-BUY-8."""
    t = table(wheel={"I": "3 red"}, bag="", coins=1, holds="")
    t.play("buy")
    assert (t.coins(), t.match.deciding) == (3, (1,))


def test_t_buy_10_wheel_and_bag_empty_means_no_buy() -> None:
    """CAR-BUY-9, CAR-RUL-04, T-BUY-10."""
    t = table(wheel={}, bag="", holds="2 black", display="villa-2 villa-3")
    assert t.rule("buy") == "CAR-BUY-9"
    assert t.offers() == ["build villa-2 lerici"]
    assert t.rule("two") == "CAR-RUL-04"


def test_two_coins_are_for_a_player_without_any_action() -> None:
    """CAR-BUY-9, CAR-RUL-04, CAR-RUL-14."""
    t = table(wheel={}, bag="", holds="black", display="villa-2", coins=40)
    assert t.offers() == ["two"]
    events = t.play("two")
    assert NoActionPossible(0, 2) in events
    assert (t.coins(), t.match.deciding) == (42, (1,))


def test_whoever_can_score_does_not_get_the_two_coins() -> None:
    """CAR-RUL-04."""
    t = table(wheel={}, bag="", holds="", built="villa-1@lerici")
    assert t.rule("two") == "CAR-RUL-04"
    assert t.offers() == ["score villa"]


def test_blocks_paid_for_a_building_make_buying_possible_again() -> None:
    """CAR-BUY-9, CAR-RUL-05: they lie in the bag until somebody turns the wheel."""
    t = table(2, wheel={}, bag="", holds="2 black", display="villa-2 villa-3")
    t.play("build villa-2 lerici", "end")
    assert (t.on_wheel(), t.bag()) == (0, 2)
    t.play("buy", "take I black")
    assert (t.on_wheel(), t.bag()) == (1, 0)


def test_t_buy_11_what_is_too_dear_cannot_be_taken() -> None:
    """CAR-BUY-4, T-BUY-11."""
    t = table(wheel={"VI": "white 2 black"}, bag="", coins=5, holds="")
    t.play("buy")
    refused = t.refusal("take I white")
    assert (refused.rule, dict(refused.why.args)) == ("CAR-BUY-4", {"price": 6, "coins": 5})
    t.play("take I black black")
    assert t.coins() == 3


def test_the_bank_never_runs_out() -> None:
    """CAR-BUY-10, CAR-COMP-8: more coins than the 170 in the box can be paid out."""
    t = table(4, coins=200, built="villa-5@pisa villa-4@pisa")
    t.state.coins = [200] * 4
    t.play("score pisa")
    assert t.coins() == 227


def test_taking_blocks_is_told_openly_with_section_and_price() -> None:
    """CAR-HID-4."""
    t = table(wheel={"I": "red"}, bag="")
    turned, *_ = t.play("buy")
    assert turned == WheelTurned(0, ())
    assert t.play("take II red") == [BlocksBought(0, "II", ("red",), 3)]


def test_a_take_before_buying_is_refused() -> None:
    """CAR-BUY-1."""
    assert table().rule("take I black") == "CAR-BUY-1"


def test_draws_are_uniform_over_the_blocks_in_the_bag() -> None:
    """CAR-MOV-5: of 300 single draws from 3 red and 1 blue block, about a quarter is blue."""
    drawn: Counter[str] = Counter()
    for seed in range(300):
        t = table(wheel={"I": "10 black"}, bag="3 red blue", seed=seed)
        drawn.update(t.play("buy")[0].drawn)  # type: ignore[attr-defined]
    assert drawn.total() == 300
    assert 50 <= drawn["blue"] <= 100
