"""Public and hidden information: section 2 of the rules."""

import json
from typing import Any

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.events import BlocksBought, NoActionPossible, NothingAffordable
from loggia.games.carrara.rules.state import OVER, CarraraState
from loggia.kernel import Chance, Match
from loggia.kernel.laws import fingerprint, heard, refusals, shown
from loggia.kernel.random_play import random_decision
from tests.games.carrara.builders import blocks, objects, table


def halfway(seats: int, options: dict[str, object], seed: int, moves: int = 60) -> Match:
    """A match some random moves after its start."""
    match, chance = GAME.new(seats, options, seed), Chance(str(seed))
    for _ in range(moves):
        if not match.over:
            match.play(*random_decision(match, chance))
    return match


def test_coins_blocks_and_objects_of_others_are_behind_their_screens() -> None:
    """CAR-HID-1: changing them changes nothing that another seat is shown."""
    match = halfway(3, {}, 5)
    twin = match.copy()
    assert isinstance(twin.state, CarraraState)
    other = (twin.state.seat + 1) % 3
    viewer = (other + 1) % 3
    twin.state.coins[other] += 7
    twin.state.blocks[other] = blocks("3 white")
    twin.state.objects[other] = objects("2 cup flag")
    assert shown(twin, viewer) == shown(match, viewer)
    assert shown(twin, None) == shown(match, None)
    assert shown(twin, other) != shown(match, other)


def test_boards_markers_vp_wheel_display_supply_cards_and_the_last_round_are_public() -> None:
    """CAR-HID-2: an onlooker is shown all of it."""
    t = table(4, cards="megacity", built="villa-8@pisa", upgraded="up-massa", scored="villa", pile="porta-1 porta-2")
    t.state.removed = 1
    view = t.view(None)
    player = view["players"][0]
    assert player["buildings"]["pisa"][0]["id"] == "villa-8"
    assert (player["marked"], player["markers_left"], player["vp"]) == (["villa"], 5, 0)
    assert player["upgrades"] == ["up-massa"]
    assert [len(view["wheel"]), len(view["display"]), view["pile"]] == [6, 9, 2]
    assert (len(view["eights"]), len(view["upgrades"]), view["removed"]) == (5, 7, ["biblioteca-1"])
    assert view["sale"]["book"] == 1
    assert view["supply"]["book"] == 5
    assert [objective["card"] for objective in view["objectives"]] == ["top-3", "obj-7", "bdg-4"]
    assert (view["start_seat"], view["turn_seat"], view["ending"]) == (0, 0, "open")


def test_the_number_of_blocks_in_the_bag_is_public_and_its_content_is_not_shown() -> None:
    """CAR-HID-3, CAR-RUL-35."""
    one, two = table(bag="3 red"), table(bag="red blue black")
    assert one.view(None)["bag"] == two.view(None)["bag"] == 3
    assert shown(one.match, 0) == shown(two.match, 0)


def test_the_order_of_the_pile_is_nowhere() -> None:
    """CAR-HID-3: the same position shows different tiles with another chance, so no state holds tomorrow's tile."""
    t = table(holds="black", display="villa-1")
    seen = set()
    for seed in range(40):
        twin = t.match.imagine(0, Chance(str(seed)))
        twin.play(0, "build villa-1 lerici")
        assert isinstance(twin.state, CarraraState)
        seen.add(twin.state.display[0])
    assert len(seen) > 12


@pytest.mark.parametrize("seed", range(6))
def test_imagining_keeps_everything_that_happened_openly(seed: int) -> None:
    """CAR-HID-4: holdings can be reconstructed, so only the pile's order and the coming draws are unknown."""
    match = halfway(2 + seed % 3, {"expansion": seed % 2 == 0}, seed)
    for seat in range(match.seats):
        assert fingerprint(match.imagine(seat, Chance("x"))) == fingerprint(match)


def test_holdings_can_be_worked_out_from_the_log() -> None:
    """CAR-HID-4: what the events tell gives every seat's coins and blocks exactly."""
    match, chance = GAME.new(3, {"start_seat": 0}, 8), Chance("8")
    coins = [20] * 3
    held = [["black"], ["blue"], ["green"]]
    for _ in range(90):
        if match.over:
            break
        for told in match.play(*random_decision(match, chance)):
            assert told.reaches(None), "everything happens openly"
            event: Any = told.event
            match type(event).__name__:
                case "BlocksBought":
                    coins[event.seat] -= event.price
                    held[event.seat] += event.blocks
                case "BuildingBuilt":
                    for colour in event.paid:
                        held[event.seat].remove(colour)
                case "SpaceScored" | "NothingAffordable" | "NoActionPossible":
                    coins[event.seat] += event.coins
                case "ObjectPurchased":
                    coins[event.seat] -= event.price
    assert isinstance(match.state, CarraraState)
    assert match.state.coins == coins
    assert match.state.blocks == [blocks(" ".join(own)) for own in held]


def test_lifting_the_screen_is_published() -> None:
    """CAR-HID-5: the two coins of a player who cannot pay are told to everybody."""
    t = table(wheel={"VI": "7 white"}, bag="", coins=0, holds="")
    told = t.match.play(0, "buy")
    assert any(one.event == NothingAffordable(0, 2) and one.reaches(None) for one in told)


def test_a_lifted_screen_cannot_be_lowered_again() -> None:
    """CAR-HID-5, CAR-FIN-4: what shows something from behind a screen is not taken back without asking."""
    announced = table(
        4,
        built="villa-5@lerici porta-5@lerici castello-5@lerici palazzo-5@lerici",
        scored="biblioteca palazzo porta cathedrale",
        objects_held="6 book",
        after_action=True,
    ).match.play(0, "announce")
    assert [one.event.reveals for one in announced] == [True]
    idle = table(wheel={}, bag="", holds="black", display="villa-2").match.play(0, "two")
    assert idle[0].event == NoActionPossible(0, 2)
    assert idle[0].event.reveals
    last = table(2, turn_of=1, display="villa-1", pile="", holds="black")
    last.play("build villa-1 lerici")
    told = last.match.play(1, "end")
    assert last.match.over
    assert any(one.event.reveals for one in told)


def test_open_holdings_show_everything_to_everybody() -> None:
    """CAR-RUL-35, CAR-HID-4."""
    hidden, seen = table(3), table(3, open_holdings=True)
    assert [player["holdings"] is None for player in hidden.view(None)["players"]] == [True] * 3
    assert [player["holdings"]["coins"] for player in seen.view(None)["players"]] == [20] * 3


def test_objectives_that_count_hidden_things_are_told_to_the_player_only() -> None:
    """CAR-HID-1: objects and coins; buildings, markers and VP are public."""
    t = table(3, cards="top-5 obj-2 bdg-2 bon-2", objects_held="2 book")
    assert [objective["values"] for objective in t.view(0)["objectives"]] == [
        [20, None, None],
        [1, None, None],
        [0, 0, 0],
    ]
    assert t.view(1)["objectives"][0]["values"][0] is None
    assert t.view(None)["objectives"][1]["met"] == [None] * 3


def test_after_the_game_the_screens_are_lifted() -> None:
    """CAR-FIN-4: the final scoring counts openly."""
    t = table(2)
    t.state.phase = OVER
    assert [player["holdings"]["coins"] for player in t.view(None)["players"]] == [20, 20]


def test_others_do_not_see_what_could_pay_for_a_pending_building() -> None:
    """CAR-HID-1."""
    t = table(holds="red green", display="villa-1")
    t.play("build villa-1 viareggio")
    assert t.view(1)["pending"]["payable"] == t.view(None)["pending"]["payable"] == []


def test_half_a_payment_is_nobody_elses_business() -> None:
    """CAR-HID-1, CAR-MOV-2: a payment that is asked in two halves is shown when it is made, not before."""
    t = table(expansion=True, holds="4 white 4 yellow 4 red 4 green 4 blue 4 black")
    t.play("build villa-8 lerici")
    before = t.view(1)["pending"]
    t.play("pay white yellow red")
    assert t.view(1)["pending"] == t.view(None)["pending"] == before
    assert (t.view(0)["pending"]["owed"], t.view(0)["pending"]["paid"]) == (5, ["white", "yellow", "red"])


def test_the_wheel_cannot_be_turned_back() -> None:
    """CAR-MOV-3: turning reveals, taking does not."""
    t = table()
    turned = t.match.play(0, "buy")
    assert turned[0].event.reveals
    (bought,) = t.match.play(0, "take II black")
    assert isinstance(bought.event, BlocksBought)
    assert not bought.event.reveals


@pytest.mark.parametrize("seed", range(4))
def test_no_byte_for_a_seat_depends_on_what_it_cannot_know(seed: int) -> None:
    """CAR-HID-3: views, choices, refusals and events agree over twins that differ in chance only."""
    match = halfway(3, {"expansion": seed % 2 == 1}, seed, 40 + seed)
    if match.over:
        return
    strange = [GAME.faces.decode(Chance(f"m{n}").below(GAME.faces.codes)) for n in range(20)]
    for seat in range(3):
        one, two = match.imagine(seat, Chance("a")), match.imagine(seat, Chance("b"))
        assert shown(one, seat) == shown(two, seat) == shown(match, seat)
        assert refusals(one, seat, strange) == refusals(match, seat, strange)
    seat = match.deciding[0]
    for move in match.choices(seat):
        one, two = match.imagine(seat, Chance("a")), match.imagine(seat, Chance("b"))
        before = one.spent_chance
        told = heard(one.play(seat, move), seat), heard(two.play(seat, move), seat)
        if one.spent_chance == before:
            assert told[0] == told[1]


def test_views_are_json() -> None:
    """The wire."""
    match = halfway(4, {"expansion": True}, 3)
    for viewer in (None, 0, 1, 2, 3):
        assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)
