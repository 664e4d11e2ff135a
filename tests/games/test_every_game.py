"""What holds for every game alike: laws, words, kept records, playthroughs, counts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from loggia.games import EXAMPLES, names
from loggia.games import game as find_game
from loggia.kernel import Chance, Record, laws, phrase, replay
from loggia.kernel.random_play import play_out, random_decision
from loggia.rulebook import rulebook
from loggia.words import LANGUAGES, Words
from tests.fixtures import COUNTS, PLAYTHROUGHS, RECORDS, completed, counts, label, playthrough, setups, variants

GAMES = [*names(), *EXAMPLES]
KEPT = sorted(RECORDS.glob("*.loggia"))


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold_in_every_set_up(name: str) -> None:
    game = find_game(name)
    for number, (seats, options) in enumerate(setups(game)):
        laws.hold_all(game, seats, options, f"law {number}", every=25, others=6)


@pytest.mark.parametrize("name", GAMES)
def test_views_are_what_their_types_say(name: str) -> None:
    """Strictly: a number is no truth value. The client's types and the house's patches rely on it."""
    game, chance = find_game(name), Chance(f"types {name}")
    for seats, options in setups(game):
        match = game.new(seats, options, "types")
        while not match.over:
            if len(match.moves) % 5 == 0:
                for viewer in [*range(seats), None]:
                    msgspec.convert(game.rules.view(match.state, viewer), game.view_type, strict=True)
            match.play(*random_decision(match, chance))
        for viewer in [*range(seats), None]:
            msgspec.convert(game.rules.view(match.state, viewer), game.view_type, strict=True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(name: str, language: str) -> None:
    """Prompts, choices, effects, events, refusals and results, over random matches of every set-up."""
    game, words = find_game(name), Words(language)
    chance = Chance(f"words {name}")
    assert words.say(phrase(f"game-{name}"))
    assert words.say(phrase(f"game-{name}.about"))
    for option in game.options:
        assert words.say(phrase(f"option-{name}-{option.name.replace('_', '-')}"))
        assert words.say(phrase(f"option-{name}-{option.name.replace('_', '-')}.help"))
        for value in option.values:
            assert words.say(phrase(f"option-{name}-{option.name.replace('_', '-')}-{str(value).lower()}"))
    for seats, options in setups(game):
        match = game.new(seats, options, "words")
        told = list(match.opening)
        while not match.over:
            seat, move = random_decision(match, chance)
            if len(match.moves) % 5 == 0:
                for viewer in [*range(seats), None]:
                    assert words.say(game.faces.prompt(match.state, viewer))
                for face in match.faces(seat)[:40]:
                    assert words.say(face.say)
                    if face.effect:
                        assert words.say(face.effect)
                for other in range(seats):
                    why = match.refusal(other, game.faces.decode(chance.below(game.faces.codes)))
                    assert why is None or words.say(why.why)
                assert game.faces.sketch(match.view(seat)["table"], words.say, 80)
            told += match.play(seat, move)
        for one in told:
            assert words.say(one.event.say())
        result = match.result
        assert result is not None
        assert all(words.say(point.source) for points in result.points for point in points)


@pytest.mark.parametrize("name", GAMES)
def test_the_terminal_s_drawing_fits_80_columns(name: str) -> None:
    from rich.text import Text

    game = find_game(name)
    for language in LANGUAGES:
        words = Words(language)
        for seats, options in setups(game):
            match = game.new(seats, options, "width")
            chance = Chance("width")
            for _ in range(60):
                if match.over:
                    break
                match.advance(*random_decision(match, chance))
            for line in game.faces.sketch(match.view(0)["table"], words.say, 80):
                assert Text.from_markup(line).cell_len <= 80, line


@pytest.mark.parametrize("name", names())
def test_both_rules_pages_hold_the_same_rules(name: str) -> None:
    english, french = rulebook(name, "en"), rulebook(name, "fr")
    assert english.rules
    assert french.language == "fr"
    assert set(english.rules) == set(french.rules)


@pytest.mark.parametrize("name", names())
def test_every_refusal_names_a_rule_of_the_page(name: str) -> None:
    game, book = find_game(name), rulebook(name, "en")
    chance = Chance(f"refusals {name}")
    for seats in game.seats:
        match = game.new(seats, variants(game)[-1], "refusals")
        while not match.over:
            if len(match.moves) % 10 == 0:
                for seat in match.deciding:
                    for _ in range(12):
                        why = match.refusal(seat, game.faces.decode(chance.below(game.faces.codes)))
                        assert why is None or why.rule in book.rules, f"{why} names a rule that the page lacks"
            match.advance(*random_decision(match, chance))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    record = Record.read(path.read_text(encoding="utf-8"))
    game = find_game(record.game).at_revision(record.revision)
    assert game is not None, "the rules of a kept record are still there"
    match = replay(game, record)
    assert match.record == completed(game, record), "as it was, with the options that its game has got since"


@pytest.mark.parametrize("name", GAMES)
def test_an_option_needs_a_flag_of_the_same_game(name: str) -> None:
    options = {option.name: option for option in find_game(name).options}
    for option in options.values():
        assert not option.needs or options[option.needs].values == (False, True)


@pytest.mark.parametrize("name", names())
def test_every_rule_is_named_in_full_by_a_test(name: str) -> None:
    """So that searching for an id finds what holds it."""
    assert unnamed(name, Path(__file__).parent.rglob("*.py")) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_named_in_full_by_the_game_s_code_or_data(name: str) -> None:
    """So that searching for an id finds what keeps it. The rules page itself does not count."""
    package = Path(str(files(f"loggia.games.{name}")))
    assert unnamed(name, [*package.rglob("*.py"), package / "data.toml"]) == []


def unnamed(name: str, sources: Iterable[Path]) -> list[str]:
    """The rules of a game's page whose ids stand in none of these files."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(sources))
    return [id for id in rulebook(name, "en").rules if re.search(rf"{re.escape(id)}(?!\.?\w)", text) is None]


@pytest.mark.parametrize("name", names())
def test_every_set_up_has_a_kept_record_of_the_present_revision(name: str) -> None:
    game = find_game(name)
    for seats, options in setups(game):
        kept = (RECORDS / f"{name}-{label(seats, options)}.loggia").read_text(encoding="utf-8")
        assert Record.read(kept).revision == game.revision


@pytest.mark.parametrize("name", names())
def test_the_playthroughs_are_as_kept(name: str) -> None:
    game = find_game(name)
    options = variants(game)[-1]
    for seats in game.seats:
        kept = (PLAYTHROUGHS / f"{name}-{label(seats, options)}.txt").read_text(encoding="utf-8")
        now = playthrough(game, seats, options, "story")
        assert now.splitlines() == kept.splitlines(), "explain the change, then: python -m tests.fixtures " + name


@pytest.mark.parametrize("name", names())
def test_the_counts_are_as_kept(name: str) -> None:
    assert counts(find_game(name)) == json.loads((COUNTS / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_no_decision_lists_thousands(name: str) -> None:
    game = find_game(name)
    for seats, options in setups(game):
        match, chance = game.new(seats, options, "wide"), Chance("wide")
        while not match.over:
            assert max(len(match.choices(seat)) for seat in range(seats)) < 1000
            match.advance(*random_decision(match, chance))


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_ten_thousand_random_matches_end(name: str) -> None:
    game = find_game(name)
    cases = list(setups(game))
    for number in range(10_000):
        seats, options = cases[number % len(cases)]
        match = game.new(seats, options, f"many {number}")
        play_out(match, Chance(f"many {number}"))
        assert match.result is not None
