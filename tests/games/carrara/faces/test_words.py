"""Every word a player reads, in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

from loggia.games import carrara
from loggia.games.carrara import GAME
from loggia.games.carrara.rules.pieces import DATA_FILE
from loggia.kernel import Chance, Phrase
from loggia.kernel.random_play import random_decision
from loggia.words import Words
from tests.games.carrara.builders import table

ROOM = Path(carrara.__file__).parent
DATA = tomllib.loads(DATA_FILE.read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language file with the arguments that each uses."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in (ROOM / f"text/{language}.ftl").read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z][a-z0-9-]*) =", line):
            name = start[1]
            assert name not in found, f"{name} is there twice"
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$([a-z]+)", line))
    return found


def test_both_languages_say_the_same_things() -> None:
    assert messages("en") == messages("fr")


def test_every_message_in_the_code_has_words() -> None:
    known = messages("en")
    for path in sorted(ROOM.rglob("*.py")):
        for name in re.findall(r'"(carrara-[a-z0-9-]+[a-z0-9])"', path.read_text(encoding="utf-8")):
            assert name in known, f"{path.name}: {name}"


def test_names_are_those_of_the_data_file() -> None:
    for language in ("en", "fr"):
        words = Words(language)
        for card in DATA["card"]:
            assert words.say(Phrase(f"carrara-card-{card['id']}")) == card[language].replace("'", "’")
        for city in DATA["city"]:
            assert words.say(Phrase(f"carrara-city-{city['id']}")) == city[language]
        for kind in DATA["object"]:
            assert words.say(Phrase(f"carrara-object-{kind['id'].replace('_', '-')}")) == kind[language]
        for one in DATA["combo"]:
            assert words.say(Phrase(f"option-carrara-cards-{one['id']}")) == one[language].replace("'", "’")


def test_the_options_have_names_help_and_values() -> None:
    for language in ("en", "fr"):
        words = Words(language)
        assert words.say(Phrase("game-carrara.about"))
        for option in GAME.options:
            name = f"option-carrara-{option.name.replace('_', '-')}"
            assert words.say(Phrase(name))
            assert words.say(Phrase(f"{name}.help"))
            for value in option.values or (option.default,):
                assert words.say(Phrase(f"{name}-{str(value).lower()}"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("expansion", [False, True])
def test_a_whole_match_can_be_told(language: str, expansion: bool) -> None:
    """Prompts, choices, effects, refusals, events and the result have words at every step."""
    words = Words(language, ["Anna", "Bruno", "Chiara"])
    match, chance = GAME.new(3, {"expansion": expansion}, 4), Chance("4")
    strange = [GAME.faces.decode(chance.below(GAME.faces.codes)) for _ in range(30)] + [
        GAME.faces.decode(n) for n in range(34)
    ]
    for told in match.opening:
        words.say(told.event.say())
    while not match.over:
        for viewer in (None, 0, 1, 2):
            words.say(match.game.faces.prompt(match.state, viewer))
        seat = match.deciding[0]
        for face in match.faces(seat):
            words.say(face.say)
            if face.effect:
                words.say(face.effect)
        if len(match.moves) % 9 == 0:
            for move in strange:
                refused = match.refusal(seat, move)
                if refused:
                    words.say(refused.why)
        for told in match.play(*random_decision(match, chance)):
            assert "_" not in words.say(told.event.say())
    assert match.result is not None
    for points in match.result.points:
        for point in points:
            words.say(point.source)


def test_a_sentence_in_each_language() -> None:
    t = table(holds="red 2 green", display="villa-3", pile="porta-1")
    built, shown = t.play("build villa-3 viareggio")
    names = ["Anna", "Bruno", "Chiara"]
    assert Words("en", names).say(built.say()) == "Anna builds Villa 3 in Viareggio with 1 red block, 2 green blocks"
    assert Words("fr", names).say(built.say()) == "Anna construit Villa 3 à Viareggio avec 1 bloc rouge, 2 blocs verts"
    assert Words("fr", names).say(shown.say()) == "Nouvelle tuile visible\u00a0: Porta 1"


def test_a_refusal_teaches_in_the_players_language() -> None:
    why = table(holds="2 white yellow green", display="villa-3").refusal("build villa-3 livorno").why
    assert Words("en").say(why) == "Livorno accepts only 2 of your blocks, and 3 are needed."
    assert Words("fr").say(why) == "Livorno n’accepte que 2 de vos blocs, et il en faut 3."


def test_a_refusal_counts_a_single_block_as_one() -> None:
    none = table(holds="", display="villa-1").refusal("build villa-1 lerici").why
    assert Words("en").say(none) == "This building costs 1 block, and you have 0."
    assert Words("fr").say(none) == "Ce bâtiment coûte 1 bloc, et vous en avez 0."
    cheap = table(holds="black", display="villa-1").refusal("build villa-1 pisa").why
    assert Words("en").say(cheap) == "Pisa accepts none of your blocks, and 1 is needed."


def test_an_effect_tells_what_a_scoring_would_bring() -> None:
    t = table(built="villa-3@pisa villa-2@massa")
    face = next(face for face in t.match.faces(0) if face.text == "score villa")
    assert face.effect is not None
    assert Words("en").say(face.effect) == "brings 2 VP, 9 coins, 2 coats of arms"


# --- the rules pages --------------------------------------------------------------------------------------------------


def rule_ids(language: str) -> list[str]:
    """The ids that begin a rule of a rules page."""
    text = (ROOM / f"text/rules.{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^(?:[-*] |\| )?\*\*(CAR-[A-Z]+-\d+)\*\*", text, re.M)


def test_the_rules_pages_hold_the_same_rules_in_both_languages() -> None:
    english, french = rule_ids("en"), rule_ids("fr")
    assert english == french
    assert len(set(english)) == len(english)


def test_every_rule_that_the_code_cites_is_on_the_rules_page() -> None:
    known = set(rule_ids("en"))
    for path in sorted(ROOM.rglob("*.py")):
        cited = set(re.findall(r"CAR-[A-Z]+-\d+", path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name}: {sorted(cited - known)}"


def test_reconstructed_figures_are_marked_on_the_rules_pages() -> None:
    for language, mark in (("en", "(reconstructed)"), ("fr", "(reconstitué")):
        assert (ROOM / f"text/rules.{language}.md").read_text(encoding="utf-8").count(mark) >= 8
