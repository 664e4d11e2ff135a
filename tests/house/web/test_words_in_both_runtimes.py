"""Python's half of the pair with web/src/words/words.test.ts: every message can be said, with one and with many."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from loggia.words import LANGUAGES, sources

TEXTS = [(language, name, text) for language in LANGUAGES for name, text in sources(language)]
UNSUPPORTED = re.compile(r"\b(NUMBER|DATETIME)\(")


@pytest.mark.parametrize(("language", "name", "text"), TEXTS, ids=[f"{name}-{language}" for language, name, _ in TEXTS])
def test_every_message_can_be_said(language: str, name: str, text: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for _, other in sources(language):
        bundle.add_resource(FluentResource(other), allow_overrides=True)
    variables = set(re.findall(r"\$([\w-]+)", text))
    for value in (1, 2, "Ada"):
        args = dict.fromkeys(variables, value)
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                message = bundle.get_message(entry.id.name)
                for pattern in (message.value, *message.attributes.values()):
                    if pattern is not None:
                        said, errors = bundle.format_pattern(pattern, args)
                        assert errors == [], entry.id.name
                        assert str(said).strip(), entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_both_runtimes_understand_is_used(language: str) -> None:
    assert [name for name, text in sources(language) if UNSUPPORTED.search(text)] == []


def test_all_languages_have_the_same_messages() -> None:
    def ids(language: str) -> set[str]:
        found = set()
        for _, text in sources(language):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message):
                    found |= {entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in entry.attributes)}
        return found

    for language in LANGUAGES[1:]:
        assert ids(language) == ids(LANGUAGES[0])
