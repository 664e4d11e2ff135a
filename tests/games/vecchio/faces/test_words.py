"""Every word that can be said is there, in every language alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from loggia.games import vecchio
from loggia.games.vecchio import GAME
from loggia.games.vecchio.faces.words.tiles import about
from loggia.games.vecchio.rules.moves import MOVE_TYPES
from loggia.games.vecchio.rules.names import KNOWN_TOWNS
from loggia.games.vecchio.rules.pieces import COLOURS, GOODS, PROVINCE_EFFECTS, TRACKS
from loggia.games.vecchio.rules.refusals import FIRST, WHEN
from loggia.games.vecchio.rules.state import MAIN, OVER, PHASE_NAMES
from loggia.games.vecchio.rules.view.board import board
from loggia.kernel import phrase
from loggia.words import LANGUAGES, Words
from tests.games.vecchio.table import BOX

ROOM = Path(vecchio.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language file, each with the variables it uses."""
    text = (ROOM / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        if head := re.match(r"([a-z][a-z0-9-]*) =", line):
            name = head[1]
            assert name not in found, f"{name} is there twice"
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$([a-z0-9]+)", line))
    return found


def test_both_languages_say_the_same_with_the_same_facts() -> None:
    english, french = messages("en"), messages("fr")
    assert set(english) == set(french)
    for name, variables in english.items():
        assert variables == french[name], name


def test_every_message_named_in_the_code_has_words() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py"))
    named = set(re.findall(r'[^f]"(vecchio-[a-z0-9-]*[a-z0-9])"', code))
    assert named
    assert named <= set(messages("en"))


def test_every_message_that_is_built_has_words() -> None:
    wanted = {f"vecchio-town-{town.replace('_', '-')}" for town in KNOWN_TOWNS}
    wanted |= {f"vecchio-colour-{colour}" for colour in COLOURS}
    wanted |= {f"vecchio-track-{track}" for track in TRACKS}
    wanted |= {f"vecchio-{kind}-{good}" for good in GOODS for kind in ("some", "good")}
    wanted |= {f"vecchio-{kind}-{tile.lower()}" for tile in board(GAME.box)["tiles"] for kind in ("tile", "about")}
    wanted |= {f"vecchio-refused-first-{what}" for _, what in FIRST.values()}
    wanted |= {f"vecchio-refused-not-now-{move.__name__.lower()}" for move, (phase, _) in WHEN.items() if phase != MAIN}
    wanted |= {f"vecchio-wait-{name}" for phase, name in enumerate(PHASE_NAMES) if phase != OVER}
    wanted |= {f"vecchio-not-a-move-{move.text().split()[0]}" for move in BOX.tables.moves}
    wanted |= {f"vecchio-do-{verb}" for verb in ("reinforce", "recover", "recover-roll", "lie", "end", "pass")}
    assert wanted <= set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_explained_with_its_figures(language: str) -> None:
    for name in board(GAME.box)["tiles"]:
        assert "{" not in Words(language).say(about(BOX, name))
    assert Words("en").say(about(BOX, "C-SIXCOIN")) == "Take 6 Florins."
    assert set(PROVINCE_EFFECTS) <= set(board(GAME.box)["tiles"])


def test_goods_are_counted_in_words() -> None:
    assert Words("en").say(phrase("vecchio-some-scroll", count=1)) == "1 Scroll"
    assert Words("fr").say(phrase("vecchio-some-scroll", count=2)) == "2 parchemins"
    assert len(MOVE_TYPES) == len(WHEN)


@pytest.mark.parametrize("tile", ["nb-supply", "nb-towns", "nb-regions"])
def test_in_french_every_pair_counts_and_not_the_first_alone(tile: str) -> None:
    """VEC-NB-0: three points for each full pair."""
    assert Words("fr").say(about(BOX, tile.upper())).startswith("3 PP par paire de membres")


def test_in_french_no_track_without_its_article_is_a_subject() -> None:
    said = Words("fr").say(phrase("vecchio-refused-followers", track=phrase("vecchio-track-church"), price="3"))
    assert said == "États de l’Église\u00a0: il faut exactement 3."
