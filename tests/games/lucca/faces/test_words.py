"""How choices and the table look: words, effects, the drawing in the terminal."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from rich.text import Text

from loggia.games.lucca import GAME
from loggia.games.lucca.rules.events import WallsScored
from loggia.games.lucca.rules.state import CITY
from loggia.kernel import Chance, Match
from loggia.kernel.random_play import random_decision
from loggia.words import LANGUAGES, Words
from tests.games.lucca.building import X, position, stacked

ENGLISH = Words("en", ["Anna", "Bruno", "Chiara"])


def said(match: Match) -> dict[str, tuple[str, str]]:
    """The choices of whoever decides now: notation, words and effect."""
    return {
        face.text: (ENGLISH.say(face.say), ENGLISH.say(face.effect) if face.effect else "")
        for face in match.faces(match.deciding[0])
    }


def test_kept_cards_are_described_with_the_one_on_top() -> None:
    faces = said(stacked(3, [87, 3, 45, 6]))
    assert faces["keep 87 3"] == ("Keep blue 87 with blue 3 on top", "3 shields, highest street number 3")
    assert faces["keep 45 87"] == ("Keep red 45 and blue 87", "4 shields, highest street number 87")


def test_an_opening_says_what_its_party_brings() -> None:
    match = position("UC R4 | CP G2>G11>G17>G20>G30", "UC G31", "UC Y6", triplets=[(1, X, 16)], order=(0, 1, 2))
    assert said(match) == {
        "open green": ("Open the green palace", "1 point"),
        "take 1": ("Take triplet 1: brown 1, a bastion, brown 16", "5 windows, 1 shield"),
    }


def test_a_card_says_what_it_completes_and_what_walls_need() -> None:
    match = position("UC R9>R24>R33>R4", "UC B3", "UC Y6", hand=[64, X, 12], order=(0, 1, 2))
    faces = said(match)
    assert faces["play 64 add"] == (
        "Add red 64 to the red palace",
        "completes the palace: 8 points for its windows; 6 shields of yours will no longer count",
    )
    assert faces["play 12 start"] == ("Start a palace with brown 12", "card 1 of 5; 3 more shields; shows number 12")
    assert faces["play x wall"][1] == "your walls then need 2 shields at the end; you have 6 under construction"
    assert faces["play 12 discard"] == ("Discard brown 12", "")


def test_the_city_s_choices_name_its_palaces() -> None:
    match = position(
        "UC R4", "UC B3", city="UC G2", triplets=[(X, 11, 500), (X, 1, 12)], phase=CITY, order=(0, 1), celebration=True
    )
    ids = {face.text: face.ids for face in match.faces(0)}
    assert ids == {
        "city 1 x": ("card:bastion-1",),
        "city 1 11": ("card:11",),
        "city 1 500 green": ("card:500", "palace:city-green"),
        "city 2 x": ("card:bastion-2",),
        "city 2 1": ("card:1",),
        "city 2 12": ("card:12",),
    }
    words = said(match)
    assert words["city 1 11"] == ("Add green 11 to the City’s green palace", "card 2 of 5")
    assert words["city 2 1"] == ("Start a palace of the City with brown 1", "card 1 of 5")


def test_a_single_shield_and_palace_are_counted_as_one() -> None:
    """LUC-FIN-3"""
    scored = WallsScored(0, 0, 1, shields=1, opened=1, points=1, supported=True)
    assert ENGLISH.say(scored.say()) == "Anna: no walls and 1 bastion, 1 shield, 1 opened palace: 1 point."


def test_of_two_cards_of_a_colour_the_top_one_is_pointed_at_twice() -> None:
    match = stacked(3, [87, 3, 45, 6])
    ids = {face.text: face.ids for face in match.faces(0)}
    assert ids["keep 87 3"] == ("card:87", "card:3", "card:3")
    assert ids["keep 3 87"] == ("card:3", "card:87", "card:87")
    assert ids["keep 3 45"] == ("card:3", "card:45")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_other_languages_have_a_word_for_everything_that_english_has(language: str) -> None:
    english, other = (_messages(code) for code in ("en", language))
    assert set(english) == set(other)
    for message, text in english.items():
        arguments = set(re.findall(r"\$([a-z]+)", text))
        assert set(re.findall(r"\$([a-z]+)", other[message])) == arguments, message


def _messages(language: str) -> dict[str, str]:
    """Every message of a language file with its text."""
    text = (files("loggia.games.lucca") / f"text/{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_drawing_fits_a_terminal_at_every_moment(seats: int, language: str) -> None:
    names = ["Maximilian of the [Long] Name", "Bruno", "Chiara", "Dario", "Elena"]
    words, chance = Words(language, names), Chance("sketch")
    match = GAME.new(seats, {"celebration": True}, 3)
    while not match.over:
        for viewer in (0, seats - 1, None) if len(match.moves) % 9 in (0, seats) else ():
            drawn = [Text.from_markup(line) for line in GAME.faces.sketch(match.view(viewer)["table"], words.say, 80)]
            assert max(line.cell_len for line in drawn) <= 80
            assert any("Maximilian of the [Long] Name" in line.plain for line in drawn)
        match.play(*random_decision(match, chance))
