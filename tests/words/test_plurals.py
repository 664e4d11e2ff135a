"""Grammar of every text in both languages: plural branches for whatever is counted, typography, and finished sentences.

The browser's half, with the same arguments, is web/src/words/plurals.test.ts.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from loggia.games import EXAMPLES, names
from loggia.games import game as find_game
from loggia.words import LANGUAGES, Words, sources
from tests.words import grammar
from tests.words.sayings import PEOPLE, said_in_matches

TEXTS = [(language, name, text) for language in LANGUAGES for name, text in sources(language)]
MESSAGE = re.compile(r"-?[a-z][a-z0-9-]* =")
NAMED = [f"{name}-{language}" for language, name, _ in TEXTS]


@pytest.mark.parametrize(("language", "name", "text"), TEXTS, ids=NAMED)
def test_whatever_is_counted_has_its_plural(language: str, name: str, text: str) -> None:
    """Every number argument with 0, 1, 2, -1, 5, 21 and 1000: “1 blocks”, “-1” read as “1”, French “0 blocs” fail."""
    speaker = grammar.Speaker(language, *(other for _, other in sources(language)))
    problems: list[str] = []
    for message, (_, arguments) in grammar.patterns(text).items():
        problems += grammar.plural_problems(speaker, message, arguments)
    assert problems == []


@pytest.mark.parametrize(("language", "name", "text"), TEXTS, ids=NAMED)
def test_typography(language: str, name: str, text: str) -> None:
    """Typographic apostrophes, single spaces, French spaces before ; : ! ? and inside « »."""
    problems: list[str] = []
    for message, (source, _) in grammar.patterns(text).items():
        problems += grammar.source_problems(language, message, source)
    assert problems == []


def test_the_lists_name_only_what_is_there() -> None:
    """Exceptions to the rule go when the message goes."""
    there = {
        f"{message} {argument}"
        for _, text in sources("en")
        for message, (_, arguments) in grammar.patterns(text).items()
        for argument in arguments
    }
    listed = grammar.ARGUMENTS
    assert {*listed["words_here"], *listed["numbers"], *listed["exempt"]} - there == set(), (
        "take it out of arguments.json"
    )
    used = {key.split(" ")[1] for key in there}
    assert {*listed["words"], *listed["always_many"]} - used == set(), "out of date"


def texts_of(language: str, name: str) -> str:
    """All files of one name together."""
    return "\n".join(text for found, text in sources(language) if found == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """Two files with the same id would be two sentences of which the one loaded first wins."""
    ids = [line.split(" ")[0] for _, text in sources(language) for line in text.splitlines() if MESSAGE.match(line)]
    assert [one for one, count in Counter(ids).items() if count > 1] == []


@pytest.mark.parametrize("name", [name for name, _ in sources("en")])
def test_both_languages_say_the_same_messages_with_the_same_arguments(name: str) -> None:
    english, french = (
        {message: arguments for message, (_, arguments) in grammar.patterns(texts_of(language, name)).items()}
        for language in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("name", [*names(), *EXAMPLES])
def test_what_matches_say_reads_well(name: str) -> None:
    """“a any”, “de le”, “que il”, “1 blocks” in a finished sentence; and numbers only where a number is expected."""
    heard = said_in_matches(find_game(name))
    unexpected = {
        f"{phrase.id} {argument}"
        for phrase in heard["en"]
        for argument, value in phrase.args
        if type(value) is int and not grammar.is_number(phrase.id, argument)
    }
    assert unexpected == set(), "list them under “numbers” in arguments.json"
    problems = {
        f"{phrase.id}: {problem}"
        for language, phrases in heard.items()
        for phrase in phrases
        for problem in grammar.reading_problems(language, Words(language, PEOPLE).say(phrase))
    }
    assert problems == set()


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "{ $count } blocks", "no branch of its own for one"),
        ("en", "{ $count ->\n    [one] 1 block\n   *[other] { $count } blocks\n}", "-1 reads “1 block”"),
        ("fr", "{ $count ->\n    [one] un bloc\n   *[other] { $count } blocs\n}", "0 reads “un bloc”"),
        ("fr", "{ $count ->\n    [1] { $count } bloc\n   *[other] { $count } blocs\n}", "-1 reads “-1 blocs”"),
        ("en", "{ $count ->\n    [one] { $count } block\n   *[other] { $count } blocks\n}", None),
        ("en", "Round { $count } begins", None),
    ],
)
def test_the_check_finds_what_it_should(language: str, text: str, found: str | None) -> None:
    speaker = grammar.Speaker(language, f"a = {text}")
    problems = list(grammar.plural_problems(speaker, "a", {"count"}))
    assert (len(problems), found is None or found in problems[0]) == (found is not None, True)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a any ware card"),
        ("en", "an ware"),
        ("en", "has 1 Florins left".lower()),
        ("en", "no shield of yours will no longer count"),
        ("fr", "le prix de le palais"),
        ("fr", "que il prend"),
        ("fr", "le étal"),
        ("fr", "0 blocs"),
        ("fr", "la tour part à le parc"),
    ],
)
def test_the_reading_finds_what_it_should(language: str, said: str) -> None:
    assert list(grammar.reading_problems(language, said))
