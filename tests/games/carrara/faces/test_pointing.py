"""Why a piece is dim: the reason must fit what was pointed at."""

from typing import Any

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.pieces import CITIES, OBJECTS, SECTIONS, SPACES, TILES, UPGRADES
from loggia.games.carrara.rules.pieces.names import tile_said
from loggia.kernel import Chance, NotAllowed, why_not
from loggia.kernel.random_play import random_decision
from loggia.words import Words
from tests.games.carrara.builders import Table, table


def reason(t: Table, *ids: str, seat: int = 0) -> str:
    """The rule and the sentence for the last of these pieces."""
    why = why_not(t.match, seat, list(ids))
    assert isinstance(why, NotAllowed), f"no reason for {ids}"
    return f"{why.rule}: {Words('en', ['Anna', 'Bruno', 'Chiara']).say(why.why)}"


# --- the wheel --------------------------------------------------------------------------------------------------------


def buying(coins: int = 20) -> Table:
    t = table(wheel={"I": "white black", "II": "2 red"}, bag="", coins=coins)
    t.play("buy")  # now in II and III
    return t


def test_blocks_of_two_sections_cannot_be_taken_together() -> None:
    """CAR-BUY-3: also where the second section has a block of the first one's colour."""
    one = "CAR-BUY-3: All the blocks you take must come from one section."
    assert reason(buying(), "wheel:2-white", "wheel:3-red") == one
    assert reason(buying(), "wheel:3-red", "wheel:2-black") == one
    assert reason(buying(), "section:2", "section:3") == one
    assert reason(buying(), "wheel:2-white", "section:3") == one
    same = table(wheel={"I": "red", "II": "red"}, bag="")
    same.play("buy")
    assert reason(same, "wheel:2-red", "wheel:3-red") == one


def test_a_section_alone_says_what_is_missing() -> None:
    """CAR-BUY-3, CAR-BUY-4."""
    assert reason(buying(), "section:3") == "CAR-BUY-3: Point at the blocks that you want from section III."
    assert reason(buying(), "section:5") == "CAR-BUY-3: There is no block in section V."
    assert reason(buying(1), "section:3") == "CAR-BUY-4: This costs 2 coins, and you have 1."
    assert reason(buying(0), "wheel:2-white") == "CAR-BUY-4: This costs 5 coins, and you have 0."


def test_before_the_purchase_a_section_says_that_one_has_to_buy_first() -> None:
    """CAR-BUY-1, CAR-BUY-9: unless there is nothing to buy."""
    for ids in (["section:1"], ["section:4"], ["wheel:1-white"], ["section:1", "section:2"]):
        assert reason(table(), *ids) == "CAR-BUY-1: First choose to buy blocks; then take them."
    empty = table(wheel={}, bag="", holds="2 black")
    assert reason(empty, "section:1") == "CAR-BUY-9: There is no block left on the wheel or in the bag."


# --- tiles and cities -------------------------------------------------------------------------------------------------


def test_empty_spaces_of_the_display_are_no_tiles() -> None:
    """CAR-BLD-3: the display ends with empty spaces, none of which is a Villa 8."""
    t = table(holds="black", display="porta-2 villa-1", pile="", expansion=True)
    assert reason(t, "city:livorno") == "CAR-BLD-3: Livorno accepts none of your blocks, and 1 is needed."
    own = table(holds="", display="porta-2", built="castello-5@pisa", pile="", expansion=True)
    own.state.eights = 0
    assert reason(own, "tile:castello-5") == "CAR-XIMP-1: Porta 2 does not cost more than Castello 5."
    none = table(display="", pile="", built="castello-5@pisa", expansion=True)
    none.state.eights = 0
    for piece in ("city:pisa", "tile:castello-5"):
        assert reason(none, piece) == "CAR-BLD-1: No tile is left to build."


def test_the_cheapest_tile_explains_a_city_and_the_cheapest_better_one_a_building() -> None:
    """CAR-BLD-3, CAR-XIMP-2."""
    t = table(holds="red", display="villa-5 porta-2 villa-1", built="castello-3@lucca", expansion=True)
    assert reason(t, "city:pisa") == "CAR-BLD-3: Pisa accepts none of your blocks, and 1 is needed."
    assert reason(t, "tile:castello-3") == "CAR-XIMP-2: Lucca accepts only 1 of your blocks, and 2 are needed."


def test_the_order_of_pointing_does_not_change_the_reason() -> None:
    """CAR-BLD-3, CAR-XIMP-2."""
    t = table(holds="2 red", display="villa-5 porta-2", built="castello-1@lucca", expansion=True)
    city = "CAR-BLD-3: Livorno accepts none of your blocks, and 2 are needed."
    assert reason(t, "tile:porta-2", "city:livorno") == reason(t, "city:livorno", "tile:porta-2") == city
    better = "CAR-XIMP-2: Lucca accepts only 2 of your blocks, and 4 are needed."
    assert reason(t, "tile:castello-1", "tile:villa-5") == reason(t, "tile:villa-5", "tile:castello-1") == better
    assert reason(t, "tile:porta-2", "tile:villa-5") == "CAR-BLD-1: Only one tile can be built in a turn."


def test_a_building_of_the_base_game_cannot_be_improved() -> None:
    """CAR-XIMP-1: also when the display is empty."""
    for display in ("porta-2", ""):
        t = table(display=display, pile="", built="castello-1@lucca")
        assert reason(t, "tile:castello-1") == "CAR-XIMP-1: Without the expansion buildings cannot be improved."


def test_an_object_that_was_sold_is_not_for_sale() -> None:
    """CAR-ADD-3."""
    t = table(after_action=True, sale="cup")
    assert reason(t, "object:crown") == "CAR-ADD-3: No crown is for sale on the board."


def display(seats_view: dict[str, Any], seat: int) -> list[str]:
    """The tiles that the seat could point at: those that can be had, and its own."""
    own = [tile for tiles in seats_view["players"][seat]["buildings"].values() for tile in tiles]
    return [tile["id"] for tile in [*seats_view["display"], *seats_view["eights"], *own] if tile]


@pytest.mark.parametrize("expansion", [False, True])
def test_every_dim_piece_has_a_reason(expansion: bool) -> None:
    """Over a whole match; and no reason names a tile that lies nowhere in sight."""
    match, chance, words = GAME.new(3, {"expansion": expansion}, 3), Chance("dim"), Words("en")
    names = {tile: words.say(tile_said(tile)) for tile in TILES}
    fixed = [
        *(f"city:{name}" for name in CITIES),
        *(f"section:{number + 1}" for number in range(len(SECTIONS))),
        *(f"space:{name}" for name in (SPACES if expansion else SPACES[:12])),
        *(f"object:{name}" for name in OBJECTS),
        *(f"upgrade:{name}" for name in UPGRADES if expansion),
    ]
    while not match.over:
        if len(match.moves) % 3 == 0:
            seat = match.deciding[0]
            view = match.view(seat)["table"]
            tiles = display(view, seat)
            lit = {piece for choice in match.choices(seat) for piece in match.game.faces.ids(match.state, seat, choice)}
            for piece in sorted({*fixed, *(f"tile:{name}" for name in tiles)} - lit):
                why = why_not(match, seat, [piece])
                assert why is not None, f"{piece} has no reason after {match.moves[-1:]}"
                said = words.say(why.why)
                in_sight = {*tiles, (view["pending"] or {"tile": ""})["tile"]}
                assert not [tile for tile, name in names.items() if name in said and tile not in in_sight], said
        match.play(*random_decision(match, chance))
