"""An owner's data file: played with, or refused with a word on what is wrong in it."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from loggia.games.lucca import GAME
from loggia.kernel import Chance, Record, WrongSetup, laws, replay
from loggia.kernel.random_play import play_out
from loggia.kernel.record import BadRecord
from loggia.words import Words

OWN = (files("loggia.games.lucca") / "data.toml").read_text(encoding="utf-8")
Data = dict[str, Any]


def toml(value: object) -> str:
    """Just enough TOML for these tests."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def written(folder: Path, change: Callable[[Data], object], *sections: str) -> Path:
    """A file with some of our sections, changed."""
    data = copy.deepcopy({name: tomllib.loads(OWN)[name] for name in sections or ("deck", "celebration", "colours")})
    change(data)
    path = folder / "lucca.toml"
    path.write_text("\n".join(f"{name} = {toml(value)}" for name, value in data.items()), encoding="utf-8")
    return path


def turned(data: Data) -> None:
    """Another deck: windows and shields change places on every card."""
    for card in data["deck"]["cards"]:
        if card["kind"] == "palace":
            card["windows"], card["shields"] = card["shields"], card["windows"]


def test_a_match_can_be_played_with_another_deck(tmp_path: Path) -> None:
    """LUC-COMP-5: what we had to reconstruct can be replaced."""
    game = GAME.with_data(written(tmp_path, turned, "deck"))
    assert len(game.data_digest) == 64
    setting = game.box.settings[3, False]
    assert (setting.windows[4], setting.shields[4]) == (3, 0)
    assert GAME.box.settings[3, False].windows[4] == 0
    laws.hold_all(game, 3, {"celebration": True}, "own deck")


def test_a_record_of_another_deck_replays_only_with_it(tmp_path: Path) -> None:
    game = GAME.with_data(written(tmp_path, turned, "deck"))
    match = game.new(4, {}, 7)
    play_out(match, Chance("own"), checked=True)
    record = Record.read(match.record.text())
    assert replay(game, record).result == match.result
    with pytest.raises(BadRecord):
        replay(GAME, record)


def test_our_own_file_can_be_given_as_an_owner_s_file(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(OWN, encoding="utf-8")
    assert GAME.with_data(path).box == GAME.box


def test_other_colours_of_the_palette_can_be_used(tmp_path: Path) -> None:
    def repaint(data: Data) -> None:
        data["colours"][0]["id"] = "orange"
        for card in data["deck"]["cards"] + data["celebration"]["cards"]:
            if card.get("colour") == "red":
                card["colour"] = "orange"

    game = GAME.with_data(written(tmp_path, repaint))
    assert game.faces.parse("open orange").text() == "open orange"
    laws.hold_all(game, 2, {}, "orange")


def _card(data: Data, number: int, **changes: object) -> None:
    data["deck"]["cards"][number].update(changes)


WRONG: list[tuple[str, Callable[[Data], object], str, str]] = [
    ("no cards", lambda d: d["deck"].clear(), "data-missing", "deck.cards"),
    ("99 cards", lambda d: d.update(deck={"cards": d["deck"]["cards"][1:]}), "lucca-data-size-base", "99"),
    ("summary", lambda d: d["deck"]["cards"].pop(), "lucca-data-summary", "size"),
    ("per colour", lambda d: _card(d, 0, colour="red"), "lucca-data-per-colour", "16"),
    ("street twice", lambda d: _card(d, 0, street=2), "lucca-data-street-twice", "2"),
    ("street range", lambda d: _card(d, 0, street=0), "data-number", "P01"),
    ("street text", lambda d: _card(d, 0, street="one"), "data-kind", "street"),
    ("no windows", lambda d: d["deck"]["cards"][0].pop("windows"), "data-missing", "P01"),
    ("symbols", lambda d: _card(d, 0, windows=2), "lucca-data-symbols", "P01"),
    ("too many", lambda d: _card(d, 0, windows=4, shields=-1), "data-number", "P01"),
    ("colour", lambda d: _card(d, 0, colour="pink"), "data-word", "P01"),
    ("no colour", lambda d: d["deck"]["cards"][0].pop("colour"), "data-missing", "P01"),
    ("kind", lambda d: _card(d, 0, kind="tower"), "data-word", "tower"),
    ("card twice", lambda d: _card(d, 0, id="P02"), "lucca-data-twice", "P02"),
    ("wild", lambda d: _card(d, 0, kind="wild"), "lucca-data-wild-in-deck", "1"),
    ("palette", lambda d: d["colours"][0].update(id="ultraviolet"), "data-word", "ultraviolet"),
    ("five colours", lambda d: d["colours"].pop(), "lucca-data-colours", "6"),
    ("golden", lambda d: d["celebration"]["cards"].append({"kind": "bastion"}), "lucca-data-golden-bastion", "bastion"),
    ("four wilds", lambda d: d["celebration"]["cards"][3].update(kind="wild"), "lucca-data-wilds", "4"),
    ("removed", lambda d: d["celebration"].update(remove_streets=[10, 777]), "lucca-data-removed", "777"),
    ("removed text", lambda d: d["celebration"].update(remove_streets=["x"]), "data-kind", "remove_streets"),
    ("still there", lambda d: d["celebration"].update(remove_streets=[10]), "lucca-data-street-twice", "20"),
    ("a list", lambda d: d.update(deck=[]), "data-missing", "deck"),
    (
        "symbols",
        lambda d: d["deck"].update(symbols_per_palace_card="3"),
        "data-kind",
        "symbols_per_palace_card",
    ),
    (
        "golden colour",
        lambda d: (
            d["celebration"].update(remove_streets=[10, 20, 1]),
            d["celebration"]["cards"].append(
                {"id": "S1", "kind": "palace", "colour": "red", "street": 1, "windows": 3, "shields": 0}
            ),
        ),
        "lucca-data-golden-colour",
        "1",
    ),
]


@pytest.mark.parametrize(("change", "message", "named"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_mistake_is_named(tmp_path: Path, change: Callable[[Data], object], message: str, named: str) -> None:
    """LUC-COMP-3, LUC-COMP-5, LUC-SETUP-9: number of cards, numbers, colours, symbols; with the card's name."""
    with pytest.raises(WrongSetup) as caught:
        GAME.with_data(written(tmp_path, change))
    assert caught.value.why.id == message
    for language in ("en", "fr"):
        assert named in Words(language).say(caught.value.why)


def test_the_rules_figures_cannot_be_changed(tmp_path: Path) -> None:
    path = written(tmp_path, lambda data: data["constants"].update(street_transfer=5), "constants")
    with pytest.raises(WrongSetup) as caught:
        GAME.with_data(path)
    assert (caught.value.why.id, caught.value.why["where"]) == ("data-fixed", "constants.street_transfer")


@pytest.mark.parametrize("content", [b"deck = [", b"\xff\xfe"])
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(WrongSetup) as caught:
        GAME.with_data(path)
    assert caught.value.why.id == "data-not-toml"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongSetup) as caught:
        GAME.with_data(tmp_path / "nowhere.toml")
    assert caught.value.why.id == "data-unreadable"
