"""The data file, and an owner's own."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from loggia.games.carrara import GAME
from loggia.games.carrara.rules.pieces import DATA_FILE
from loggia.games.carrara.rules.state import CarraraState
from loggia.kernel import WrongSetup
from loggia.kernel.laws import hold_all
from loggia.words import Words
from tests.games.carrara.builders import table

OWN = DATA_FILE.read_text(encoding="utf-8")
Edit = Callable[[str, str], Path]


@pytest.fixture
def edited(tmp_path: Path) -> Edit:
    """The game's own file with one place changed."""

    def edit(old: str, new: str) -> Path:
        assert old in OWN
        path = tmp_path / "mine.toml"
        path.write_text(OWN.replace(old, new, 1), encoding="utf-8")
        return path

    return edit


def test_the_games_own_file_has_no_digest_and_an_owners_file_has_its_own(edited: Edit) -> None:
    path = edited("coins_per_player = 20", "coins_per_player = 25")
    game = GAME.with_data(path)
    assert GAME.data_digest == ""
    assert game.data_digest == hashlib.sha256(path.read_bytes()).hexdigest()


def test_two_data_files_live_side_by_side(edited: Edit) -> None:
    game = GAME.with_data(edited("coins_per_player = 20", "coins_per_player = 25"))
    theirs, ours = game.new(2, {}, 1).state, GAME.new(2, {}, 1).state
    assert isinstance(theirs, CarraraState)
    assert isinstance(ours, CarraraState)
    assert (theirs.coins, ours.coins) == ([25, 25], [20, 20])


def test_an_owners_upgrade_tile_is_used(edited: Edit) -> None:
    changed = 'target = "pisa"\nvalue_vp = 2\nvalue_coins = 4\nprovenance = "seen"'
    old = 'target = "pisa"\nvalue_vp = 1\nvalue_coins = 3\nprovenance = "reconstructed: same rule as up-livorno"'
    game = GAME.with_data(edited(old, changed))
    t = table(game=game, expansion=True, built="villa-5@pisa", upgraded="up-pisa", coins=0)
    t.play("score villa")
    assert (t.vp(), t.coins()) == (10, 20)
    tile = next(one for one in table(game=game, expansion=True).view()["upgrades"] if one["id"] == "up-pisa")
    assert tile["reconstructed"] is False


def test_the_laws_hold_on_an_owners_file(edited: Edit) -> None:
    game = GAME.with_data(edited("object_price = 10", "object_price = 3"))
    hold_all(game, 3, {"expansion": True}, "7")


@pytest.mark.parametrize(
    ("old", "new", "message", "where"),
    [
        ("coins_per_player = 20", "coins_per_player = -1", "data-number", "setup.coins_per_player"),
        ("coins_per_player = 20", 'coins_per_player = "many"', "data-kind", "setup.coins_per_player"),
        ("coins_per_player = 20", "coins_per_player = true", "data-kind", "setup.coins_per_player"),
        ("coins_per_player = 20", "", "data-missing", "setup.coins_per_player"),
        ("wheel_capacity = 11", "wheel_capacity = 12", "data-number", "setup.wheel_capacity"),
        ("blocks_per_color = 7", "blocks_per_color = 6", "data-number", "setup.bag_total.2"),
        ("supply_objects_per_type = 5", "supply_objects_per_type = 4", "data-number", "setup.objects_per_type"),
        ('["black", "blue", "green", "red"]', '["black", "blue"]', "data-fixed", "setup.start_block_by_seat"),
        ('["black", "blue", "green", "red"]', '"black"', "data-kind", "setup.start_block_by_seat"),
        ('["black", "blue", "green", "red"]', '["pink"]', "data-word", "setup.start_block_by_seat.1"),
        ("I = [6, 5, 4, 3, 2, 1]", "I = [6, 5, 4, 3, 2]", "data-fixed", "wheel.price.I"),
        ('id = "livorno"', 'id = "genova"', "data-fixed", "city"),
        ('accepts = ["white", "yellow"]', 'accepts = ["white", "red"]', "data-fixed", "city.pisa.accepts"),
        ("rank = 0", "rank = 3", "data-number", "color.white.rank"),
        ("base_costs = [1, 2, 3, 4, 5]", "base_costs = [1, 2, 3, 4, 6]", "data-fixed", "tiles.base_costs"),
        ('id = "up-pisa"', 'id = "up-siena"', "data-fixed", "upgrade_tile"),
        ('id = "obj-2"', 'id = "obj-9"', "data-fixed", "card (object)"),
        ('kind = "per_object"', 'kind = "per_dozen"', "data-word", "card.obj-1.scoring.kind"),
        ('kind = "scorings"', 'kind = "laughs"', "data-word", "card.top-1.objective.kind"),
        (
            "need = { 2 = 8, 3 = 7, 4 = 6 }",
            "need = { 2 = 8, 3 = 7 }",
            "data-missing",
            "card.top-4.objective.need.4",
        ),
        ('object = "crown"', 'object = "spoon"', "data-fixed", "building_type"),
    ],
)
def test_a_wrong_file_is_refused_by_name_and_place(edited: Edit, old: str, new: str, message: str, where: str) -> None:
    with pytest.raises(WrongSetup) as wrong:
        GAME.with_data(edited(old, new))
    assert wrong.value.why.id == message
    assert wrong.value.why["where"] == where
    assert where in Words("en").say(wrong.value.why)


def test_a_missing_file_and_a_file_that_is_not_toml_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongSetup, match="data-unreadable"):
        GAME.with_data(tmp_path / "nowhere.toml")
    (tmp_path / "broken.toml").write_text("a = ")
    with pytest.raises(WrongSetup, match="data-not-toml"):
        GAME.with_data(tmp_path / "broken.toml")


def test_too_few_blocks_for_the_set_up_are_noticed(tmp_path: Path) -> None:
    text = OWN.replace("blocks_per_color = 7", "blocks_per_color = 2")
    text = text.replace("2 = 34\n3 = 33\n4 = 32", "2 = 4\n3 = 3\n4 = 2")
    text = text.replace('["black", "blue", "green", "red"]', '["black", "black", "green", "red"]')
    (tmp_path / "few.toml").write_text(text, encoding="utf-8")
    with pytest.raises(WrongSetup, match="carrara-data-too-few-blocks"):
        GAME.with_data(tmp_path / "few.toml")
