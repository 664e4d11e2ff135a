"""Components and set-up: sections 1 and 3 of the rules, and 11.1."""

from collections import Counter

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.pieces import (
    CATEGORIES,
    CATEGORY_OF,
    CITIES,
    COLOURS,
    COSTS,
    OBJECTS,
    SPACES,
    TILES,
    TYPES,
)
from loggia.games.carrara.rules.pieces.packs import counts
from loggia.kernel import WrongSetup
from loggia.kernel.laws import fingerprint
from tests.games.carrara.builders import Table, table

BOX = GAME.box


def test_the_board_has_nine_tile_spaces_six_object_spaces_and_a_space_for_every_city() -> None:
    """CAR-COMP-1."""
    view = table().view()
    assert len(view["display"]) == 9
    assert len(view["sale"]) == 6
    assert [city["id"] for city in view["cities"]] == list(CITIES)


def test_the_wheel_has_six_sections_whose_names_and_prices_stay_while_the_blocks_turn() -> None:
    """CAR-COMP-2."""
    t = table()
    before = [(section["id"], section["prices"]) for section in t.view()["wheel"]]
    t.play("buy")
    assert [(section["id"], section["prices"]) for section in t.view()["wheel"]] == before
    assert [name for name, _ in before] == ["I", "II", "III", "IV", "V", "VI"]


def test_the_objectives_board_shows_the_three_base_objectives() -> None:
    """CAR-COMP-3."""
    assert [objective["card"] for objective in table().view()["objectives"]] == ["top-1", "obj-1", "bdg-1"]


def test_the_base_side_of_the_player_board_has_no_category_spaces_and_the_other_side_has_two() -> None:
    """CAR-COMP-4, CAR-XSET-1."""
    base = {one["space"] for one in table().view()["own"]["previews"]}
    both = {one["space"] for one in table(expansion=True).view()["own"]["previews"]}
    assert both - base == {"urban", "rural"}


def test_every_player_has_a_screen() -> None:
    """CAR-COMP-5."""
    players = table(4).view(2)["players"]
    assert [player["holdings"] is None for player in players] == [True, True, False, True]


def test_there_are_seven_blocks_of_each_colour() -> None:
    """CAR-COMP-7."""
    t = table(4)
    box = GAME.rules.inventory(t.state)
    assert [box[f"block {colour}"] for colour in COLOURS] == [7] * 6


def test_there_are_six_objects_of_each_kind() -> None:
    """CAR-COMP-10."""
    box = GAME.rules.inventory(table().state)
    assert [box[f"object {kind}"] for kind in OBJECTS] == [6] * 6


def test_there_is_one_tile_for_every_type_and_cost() -> None:
    """CAR-COMP-9, CAR-COMP-22: thirty base tiles, each once."""
    t = table()
    tiles = t.state.display + t.state.pile
    assert sorted(TILES[tile] for tile in tiles) == sorted(f"{kind}-{cost}" for kind in TYPES for cost in range(1, 6))


def test_the_expansion_adds_six_tiles_of_cost_8_and_eight_upgrade_tiles_face_up() -> None:
    """CAR-COMP-13, CAR-COMP-14, CAR-XSET-2."""
    view = table(expansion=True).view()
    assert sorted(tile["id"] for tile in view["eights"]) == sorted(f"{kind}-8" for kind in TYPES)
    assert [one["target"] for one in view["upgrades"]] == [*CITIES, *CATEGORIES]
    assert table().view()["eights"] == table().view()["upgrades"] == []


def test_there_are_31_cards_in_four_decks() -> None:
    """CAR-COMP-15."""
    assert [len(deck) for deck in BOX.decks] == [6, 8, 9, 8]


def test_one_bag_and_one_start_player() -> None:
    """CAR-COMP-12."""
    view = table(bag="3 red").view()
    assert view["bag"] == 3
    assert view["start_seat"] == 0


def test_colours_are_ranked_from_white_to_black_in_the_order_of_their_prices() -> None:
    """CAR-COMP-20."""
    assert COLOURS == ("white", "yellow", "red", "green", "blue", "black")
    assert list(BOX.prices[0]) == sorted(BOX.prices[0], reverse=True)


def test_each_type_has_one_object_and_each_object_one_type() -> None:
    """CAR-COMP-21."""
    types = table().view()["types"]
    assert {kind["id"]: kind["object"] for kind in types}["palazzo"] == "crown"
    assert len({kind["object"] for kind in types}) == len(TYPES)


def test_prices_fall_by_one_with_every_section_down_to_free() -> None:
    """CAR-COMP-23."""
    for section in range(6):
        assert list(BOX.prices[section]) == [max(0, 6 - section - rank) for rank in range(6)]


def test_four_types_are_city_buildings_and_two_are_land_buildings() -> None:
    """Section 1.2."""
    assert Counter(CATEGORIES[CATEGORY_OF[kind * 36]] for kind in range(6)) == {"urban": 4, "rural": 2}
    assert COSTS == (1, 2, 3, 4, 5, 8)


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    """CAR-SET-1."""
    with pytest.raises(WrongSetup):
        GAME.new(seats)


def test_everybody_begins_with_20_coins_no_vp_six_markers_and_one_more_for_the_track() -> None:
    """CAR-SET-2, CAR-SET-3, CAR-COMP-6."""
    t = table(4)
    assert t.state.coins == [20] * 4
    assert [t.vp(seat) for seat in range(4)] == [0] * 4
    assert [t.markers_left(seat) for seat in range(4)] == [6] * 4
    assert BOX.markers == 6


def test_the_start_player_is_drawn_by_lot_or_chosen() -> None:
    """CAR-SET-4, CAR-RUL-01."""
    drawn = {GAME.new(4, {}, seed).deciding for seed in range(40)}
    assert drawn == {(0,), (1,), (2,), (3,)}
    assert {GAME.new(4, {"start_seat": 2}, seed).deciding for seed in range(9)} == {(2,)}


def test_a_start_player_who_is_not_there_is_refused() -> None:
    """CAR-SET-4."""
    with pytest.raises(WrongSetup, match="start-seat"):
        GAME.new(2, {"start_seat": 3})


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_first_blocks_are_black_blue_green_red_clockwise_from_the_start_player(start: int) -> None:
    """CAR-SET-5."""
    t = Table(GAME.new(4, {"start_seat": start}, 1))
    first = [t.blocks((start + place) % 4) for place in range(4)]
    assert first == [{"black": 1}, {"blue": 1}, {"green": 1}, {"red": 1}]


def test_one_block_of_each_colour_lies_in_section_I() -> None:
    """CAR-SET-6; CAR-RUL-40: the arrow on the disc is no piece of the game."""
    t = table()
    assert t.wheel("I") == dict.fromkeys(COLOURS, 1)
    assert t.on_wheel() == 6
    assert not any("arrow" in str(key) for key in t.view())


@pytest.mark.parametrize(("seats", "bag"), [(2, 34), (3, 33), (4, 32)])
def test_all_other_blocks_are_in_the_bag(seats: int, bag: int) -> None:
    """CAR-SET-7."""
    assert table(seats).bag() == bag


def test_nine_tiles_are_face_up_and_21_in_the_pile() -> None:
    """CAR-SET-8."""
    t = table()
    assert len(t.display()) == 9
    assert len(t.state.pile) == 21
    assert len({tuple(Table(GAME.new(2, {}, seed)).display()) for seed in range(20)}) == 20


def test_one_object_of_each_kind_is_for_sale_and_five_are_in_the_supply() -> None:
    """CAR-SET-9."""
    view = table().view()
    assert view["sale"] == dict.fromkeys(OBJECTS, 1)
    assert view["supply"] == dict.fromkeys(OBJECTS, 5)


def test_scores_beyond_the_track_are_simply_counted_on() -> None:
    """CAR-SET-10, CAR-COMP-11, CAR-RUL-39: the points tiles are only a reminder, and there is no limit."""
    t = table(built=" ".join(f"castello-{cost}@livorno" for cost in (1, 2, 3, 4, 5)))
    t.state.scorings[0] = ((SPACES.index("villa"), 500),)
    t.play("score castello")
    assert t.vp() == 500 + 15 * 3


def test_t_set_1_a_base_game_for_four() -> None:
    """CAR-SET-2, CAR-SET-3, CAR-SET-4, CAR-SET-5, CAR-SET-6, CAR-SET-7, CAR-SET-8, CAR-SET-9, T-SET-1."""
    t = table(4)
    assert counts(t.state.bag) == (6, 6, 5, 5, 5, 5)
    assert t.bag() == 32
    assert [t.wheel(section) for section in ("II", "III", "IV", "V", "VI")] == [{}] * 5
    assert [(t.coins(s), t.vp(s), t.markers_left(s)) for s in range(4)] == [(20, 0, 6)] * 4
    assert [t.blocks(s) for s in range(4)] == [{"black": 1}, {"blue": 1}, {"green": 1}, {"red": 1}]
    assert (len(t.display()), t.view()["pile"]) == (9, 21)


def test_t_set_2_a_base_game_for_two() -> None:
    """CAR-SET-6, CAR-SET-7, T-SET-2."""
    assert counts(table(2).state.bag) == (6, 6, 6, 6, 5, 5)


# --- cards of the expansion -------------------------------------------------------------------------------------------


def test_one_card_of_each_deck_is_drawn_and_every_card_can_be() -> None:
    """CAR-XSET-3: the three base objectives are cards too."""
    drawn: set[str] = set()
    for seed in range(150):
        t = Table(GAME.new(2, {"expansion": True}, seed))
        view = t.view()
        drawn |= {objective["card"] for objective in view["objectives"]} | {view["bonus"]["card"]}
        assert [objective["deck"] for objective in view["objectives"]] == ["top", "object", "building"]
    assert drawn == {card.id for deck in BOX.decks for card in deck}
    assert {"top-1", "obj-1", "bdg-1"} <= drawn


def test_the_table_may_choose_four_cards_in_any_order() -> None:
    """CAR-XSET-3."""
    t = table(cards="BON-4, top-3 bdg-9 obj-5")
    assert [objective["card"] for objective in t.view()["objectives"]] == ["top-3", "obj-5", "bdg-9"]
    assert t.view()["bonus"]["card"] == "bon-4"
    assert t.match.options["cards"] == "top-3 obj-5 bdg-9 bon-4"


def test_the_first_game_with_the_expansion_uses_the_cards_numbered_2() -> None:
    """CAR-XSET-4; the bonus cards have no number 1."""
    t = table(cards="first-expansion-game")
    assert [objective["number"] for objective in t.view()["objectives"]] == [2, 2, 2]
    assert t.view()["bonus"]["number"] == 2
    assert min(card.number for card in BOX.bonus_cards) == 2


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("great-freedom", "top-4 obj-1 bdg-1 bon-2"),
        ("multipliers", "top-1 obj-8 bdg-8 bon-6"),
        ("hot-shot", "top-2 obj-3 bdg-5 bon-3"),
        ("double-trouble", "top-3 obj-2 bdg-9 bon-8"),
        ("megacity", "top-3 obj-7 bdg-4 bon-9"),
        ("four-of-a-kind", "top-4 obj-4 bdg-4 bon-4"),
    ],
)
def test_the_suggested_sets_have_names(name: str, cards: str) -> None:
    """CAR-COMBO-1."""
    assert table(cards=name).state.cards == table(cards=cards).state.cards


@pytest.mark.parametrize(
    "cards", ["nonsense", "top-2 obj-2 bdg-2", "top-2 top-3 bdg-2 bon-2", "bon-1 top-1 obj-1 bdg-1"]
)
def test_anything_else_is_not_a_set_of_cards(cards: str) -> None:
    """CAR-XSET-3."""
    with pytest.raises(WrongSetup, match="carrara-setup-cards"):
        GAME.new(2, {"expansion": True, "cards": cards})


def test_cards_without_the_expansion_are_refused() -> None:
    """The options contradict each other."""
    with pytest.raises(WrongSetup, match="carrara-setup-cards-base"):
        GAME.new(2, {"cards": "megacity"})


def test_the_same_seed_gives_the_same_set_up_and_another_seed_another() -> None:
    """CAR-MOV-5."""
    one, same, other = (GAME.new(4, {"expansion": True}, seed) for seed in (3, 3, 4))
    assert fingerprint(one) == fingerprint(same) != fingerprint(other)
