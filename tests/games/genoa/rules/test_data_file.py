"""An owner's data file: played as it is, or refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from loggia.games.genoa import GAME
from loggia.games.genoa.rules.data_file import DATA_FILE
from loggia.kernel import BadRecord, Chance, Record, WrongSetup, laws, replay
from loggia.kernel.random_play import play_out
from loggia.words import LANGUAGES, Words

TEXT = DATA_FILE.read_text(encoding="utf-8")


def owner(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of our data with some changes."""
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_our_own_file_is_in_order(tmp_path: Path) -> None:
    game = GAME.with_data(owner(tmp_path))
    assert len(game.data_digest) == 64
    assert GAME.data_digest == ""


def test_another_face_and_another_price_are_played(tmp_path: Path) -> None:
    change = ('wares = ["salt", "wheat", "silk"]', 'wares = ["salt", "rice", "linen"]')
    game = GAME.with_data(owner(tmp_path, ("start = 130", "start = 200"), change))
    match = game.new(3, {}, "mine")
    assert match.view(0)["table"]["seats"][0]["money"] == 200
    assert GAME.new(3, {}, "mine").view(0)["table"]["seats"][0]["money"] == 130
    play_out(match, Chance("mine"))
    record = Record.read(match.record.text())
    assert replay(game, record).result == match.result
    with pytest.raises(BadRecord):
        replay(GAME, record)


def test_the_variant_grid_gives_every_street_two_buildings(tmp_path: Path) -> None:
    """GEN-BOARD-4, GEN-R-02."""
    game = GAME.with_data(owner(tmp_path, ("enabled = false", "enabled = true")))
    board = game.box.board
    assert all(len(board.touches[street]) == 2 for street in board.streets)
    laws.hold_all(game, 3, {}, "variant", every=50, others=4)


WRONG = {
    "data-missing": [("[tower]\ndiscs = 5", "[tower]\nd = 5")],
    "data-small": [("discs = 5", "discs = 0")],
    "genoa-data-steps": [("start = 130", "start = 132")],
    "data-word": [('wares = ["salt", "wheat", "silk"]', 'wares = ["gold", "wheat", "silk"]')],
    "genoa-data-twice": [('id = "LO02"', 'id = "LO01"')],
    "genoa-data-torn": [('"VM VM HA HA PL PL VZ VZ",', '"VM HA VM HA PL PL VZ VZ",')],
    "genoa-data-grid-shape": [('  "VM VM HA HA PL PL VZ VZ",\n', "")],
    "genoa-data-card-count": [("[card_kinds.message]\ncount = 14", "[card_kinds.message]\ncount = 15")],
    "genoa-data-ring": [('ring = ["villa_monetti", "harbor"', 'ring = ["harbor", "villa_monetti"')],
    "data-not-toml": [("[meta]", "[meta")],
    "data-kind": [('grid = [\n  "VM VM', 'grid = [\n  7, "VM VM')],
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_named(what: str, tmp_path: Path) -> None:
    with pytest.raises(WrongSetup) as wrong:
        GAME.with_data(owner(tmp_path, *WRONG[what]))
    assert wrong.value.why.id == what
    for language in LANGUAGES:
        assert Words(language).say(wrong.value.why)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(WrongSetup) as wrong:
        GAME.with_data(path)
    assert wrong.value.why.id == "data-unreadable"
