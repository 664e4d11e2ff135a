"""The map is data: an owner's file is played with, and what is wrong in it is named."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from loggia.games.vecchio import GAME
from loggia.games.vecchio.rules.data_file import DATA_FILE
from loggia.kernel import Chance, WrongSetup, laws, replay
from loggia.kernel.random_play import play_out
from loggia.words import LANGUAGES, Words
from tests.games.vecchio.table import state_of

TEXT = DATA_FILE.read_text(encoding="utf-8")


def edited(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The stock file with some passages replaced."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    with pytest.raises(WrongSetup) as caught:
        GAME.with_data(path)
    for language in LANGUAGES:
        assert Words(language).say(caught.value.why)
    return Words("en").say(caught.value.why)


def test_an_owner_can_play_on_a_corrected_map(tmp_path: Path) -> None:
    path = edited(
        tmp_path,
        ('"radda"', '"greve_in_chianti"'),
        ('en = "Radda", fr = "Radda"', 'en = "Greve in Chianti", fr = "Greve in Chianti"'),
        ("{ n = 1, cost = 3, pp = 7", "{ n = 1, cost = 4, pp = 8"),
    )
    game = GAME.with_data(path)
    assert game.data_digest == hashlib.sha256(path.read_bytes()).hexdigest()
    match = game.new(3, {}, "owner")
    play_out(match, Chance("owner"), checked=True)
    assert laws.fingerprint(replay(game, match.record)) == laws.fingerprint(match)
    assert "greve_in_chianti" in [town["id"] for town in match.view(0)["table"]["board"]["towns"]]
    said = Words("en").say(game.faces.describe(state_of(match), 0, game.faces.parse("place Greve in Chianti")))
    assert said == "Place in Greve in Chianti"


def test_two_data_sets_live_side_by_side(tmp_path: Path) -> None:
    mine = GAME.with_data(edited(tmp_path, ("{ n = 1, cost = 2, pp = 5", "{ n = 1, cost = 9, pp = 6")))
    assert mine.box.cost[1][0] == 9
    assert GAME.box.cost[1][0] == 2
    laws.hold_all(mine, 3, {}, "owner", every=60)


def test_the_stock_file_passes_its_own_checks() -> None:
    assert GAME.with_data(DATA_FILE).box.map.towns == GAME.box.map.towns
    assert GAME.data_digest == ""


def test_more_copies_of_a_take_over_tile_are_kept_apart(tmp_path: Path) -> None:
    path = edited(
        tmp_path, ('id = "V-NOCOIN"\nregion = "venice"\ncopies = 1', 'id = "V-NOCOIN"\nregion = "venice"\ncopies = 2')
    )
    for seed in range(3):
        laws.hold_all(GAME.with_data(path), 2, {}, f"copies {seed}", every=40)


def test_unreadable_files(tmp_path: Path) -> None:
    assert "cannot be read" in complaint(tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("[[town]\n")
    assert "not valid TOML" in complaint(broken)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('a = "siena"\nb = "radda"', 'a = "siena"\nb = "rada"', "Unknown town “rada” in road siena - rada"),
        ('a = "siena"\nb = "radda"', 'a = "siena"\nb = "siena"', "from “siena” to itself"),
        ('a = "siena"\nb = "radda"', 'a = "radda"\nb = "ponte_a_sieve"', "ponte_a_sieve – radda is listed twice"),
        ('a = "siena"\nb = "radda"', 'a = "siena"\nb = "radda"\none_way = true', "unknown entry “one_way”"),
        ('id = "radda"', 'id = "Radda"', "cannot be a town’s id"),
        ('id = "radda"', 'id = "siena"', "“siena” is listed twice"),
        ('colour = "red"\nsymbol = "region_gate"\nx = 870', 'colour = "pink"\nsymbol = "x"\nx = 870', "colour “pink”"),
        ('towns = ["prato", "vernio", "sesto"]', 'towns = ["prato", "vernio", "roma"]', "“roma” in area 2"),
        ('towns = ["prato", "vernio", "sesto"]', 'towns = ["prato", "vernio"]', "Area 2 has 2 towns"),
        ('towns = ["prato", "vernio", "sesto"]', 'towns = ["prato", "prato", "sesto"]', "Area 2 lists a town twice"),
        ("number = 2\n", "number = 7\n", "Wrong: 2, 7"),
        (
            'cycle = ["dicomano", "castel_fiorentino", "pistoia"]',
            'cycle = ["dicomano", "pistoia", "castel_fiorentino"]',
            "The brown middleman’s cycle (dicomano, pistoia, castel_fiorentino) is not the clockwise order",
        ),
        (
            'cycle = ["dicomano", "castel_fiorentino", "pistoia"]',
            'cycle = ["dicomano", "castel_fiorentino"]',
            "not the clockwise order",
        ),
        ('start_standard = "pistoia"', 'start_standard = "prato"', "brown middleman cannot start in “prato”"),
        ('start_standard = "mensano"', 'start_standard = "prato"', "two middlemen around one area"),
        ("[middleman.gray]", "[middleman.grey]", "five crest colours. Wrong: gray, grey"),
        ('gate = "vicchio"', 'gate = "siena"', "Track “venice” cannot be entered from “siena”"),
        ('gate = "vicchio"', 'gate = "vernio"', "Each region needs a gate of its own"),
        ("follower_pattern = [2, 1]", "follower_pattern = [2, 2]", "Followers of track “church”"),
        ("{ n = 1, cost = 3", "{ n = 9, cost = 3", "spaces of track “milan”"),
        ("{ n = 1, cost = 3", "{ n = 1, cost = -3", "must be at least 0"),
        ('id = "CC-COIN"', 'id = "CC-GOLD"', "has “CC-GOLD” at"),
        ('id = "CC-COIN"', 'id = "CC-WAGE"', "has “take_brown_florins” at council_tile.CC-WAGE.trigger"),
        ('id = "V-REUSE"\nregion = "venice"\ncopies = 1', 'id = "V-REUSE"\nregion = "venice"\ncopies = 2', "V-REUSE"),
        ("params = { florin = 6 }", "params = { gold = 6 }", "has “gold” at province_tile.C-SIXCOIN.params"),
        ("params = { florin = 6 }", "params = { florin = 0 }", "must be at least 1"),
        ("pp = [0, 3, 5, 7, 10]", "pp = [0, 3]", "five figures"),
        ("start_florins = [2, 4]", "start_florins = [2]", "starting Florins for 2 players"),
        ("family_members_first = 2", "family_members_first = 3", "Two family members"),
        ("crests_in_play = 7", "crests_in_play = 11", "4 players: 11 crests in play, but there are only 9"),
        ("crests_in_play = 5\nfirst_track_space = 2", "crests_in_play = 9\nfirst_track_space = 9", "space 9"),
        ("council_tiles_dealt = 3", "council_tiles_dealt = 4", "too many"),
        ("crest = true", "crest = false", "might never end"),
        ("schema = 1", "schema = 2", "has “2” at meta.schema"),
        ("levy_florins = 3\n", "", "says nothing at rules.levy_florins"),
        ("levy_florins = 3", 'levy_florins = "three"', "where a whole number belongs"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in complaint(edited(tmp_path, (old, new)))


def test_a_town_that_no_road_reaches_is_named(tmp_path: Path) -> None:
    lost = (
        ('a = "pistoia"\nb = "vernio"', 'a = "prato"\nb = "pistoia"'),
        ('a = "carmignano"\nb = "pistoia"', 'a = "x"\nb = "y"'),
    )
    text = complaint(edited(tmp_path, *lost))
    assert "Unknown town “x”" in text
    gone = edited(
        tmp_path,
        ('[[road]]\na = "vicchio"\nb = "san_godenzo"\nprov = "reconstructed: see specification, section Map"\n', ""),
    )
    assert GAME.with_data(gone).box.map.distance[0][0] == 0
    two = edited(
        tmp_path,
        ('a = "vicchio"\nb = "san_godenzo"', 'a = "pistoia"\nb = "prato"'),
        ('a = "borgo_san_lorenzo"\nb = "vicchio"', 'a = "empoli"\nb = "san_miniato"'),
    )
    assert "No road leads from Florence to: vicchio" in complaint(two)
