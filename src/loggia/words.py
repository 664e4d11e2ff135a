"""Turns phrases into sentences of the player's language, with the Fluent files of the house and the games."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from loggia.games import EXAMPLES, ROOMS
from loggia.kernel import Phrase, Said, Seat

LANGUAGES = ("en", "fr")
"""The languages that are complete; a room may bring more."""

_PACKAGES = (
    "loggia",
    "loggia.house",
    "loggia.bots",
    "loggia.review",
    *(f"loggia.games.{name}" for name in (*ROOMS, *EXAMPLES)),
)


_FRENCH_SPACE = re.compile(r"(?<=\S) (?=[;:!?»])|(?<=«) ")


_QUOTES = re.compile(r"“|”|«\s?|\s?»")
_INNER = {"“": "‘", "”": "’", "«": "“", "»": "”"}


def inner_quotes(text: str) -> str:
    """Marks of quotation within others of their kind become the inner ones; the client does the same.

    >>> inner_quotes("She plays “Choose “Abbot””"), inner_quotes("« Choisir « Abbé » »")
    ('She plays “Choose ‘Abbot’”', '« Choisir “Abbé” »')
    """
    if text.count("“") < 2 and text.count("«") < 2:
        return text
    begun = ""

    def mark(found: re.Match[str]) -> str:
        nonlocal begun
        kind = found[0].strip()
        opens = "“" if kind in "“”" else "«"
        if kind == opens:
            within, begun = opens in begun, begun + opens
        else:
            begun = begun[: max(0, begun.rfind(opens))]
            within = opens in begun
        return _INNER[kind] if within else found[0]

    return _QUOTES.sub(mark, text)


class MissingWords(LookupError):
    """A phrase that no language file has a message for: a fault of the program."""


def _texts(package: str) -> Traversable | None:
    try:
        folder = files(package) / "text"
    except ModuleNotFoundError:
        return None
    return folder if folder.is_dir() else None


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Every language file of the house: the package's short name and the file's content."""
    for package in _PACKAGES:
        folder = _texts(package)
        short = package.rsplit(".", 1)[-1]
        for part, named in (("", short), ("lessons.", short), ("pages.", f"{short}-pages")):
            name = f"{part}{language}.ftl"
            if folder is not None and (folder / name).is_file():
                yield named, (folder / name).read_text(encoding="utf-8")


def typeset(language: str, text: str) -> str:
    """A text with no-break spaces where French typography has them; the files are written with plain ones."""
    return _FRENCH_SPACE.sub("\u00a0", text) if language == "fr" else text


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(typeset(language, text)))
    return bundle


def system_language() -> str:
    """The language of the system's settings, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class Words:
    """Says phrases in one language, with the names of the people at the table.

    >>> from loggia.kernel import phrase
    >>> Words("en").say(phrase("palio-enter", horse=3))
    'Enter horse 3'
    """

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names

    def knows(self, message: str) -> bool:
        """Whether there are words for that message in this language or in English."""
        return any(_find(language, message) is not None for language in (self.language, "en"))

    def say(self, phrase: Phrase) -> str:
        """The sentence, or `MissingWords`."""
        values = {name: self._value(value) for name, value in phrase.args}
        for language in (self.language, "en"):
            pattern = _find(language, phrase.id)
            if pattern is not None:
                text, errors = _bundle(language).format_pattern(pattern, values)
                if errors:
                    raise MissingWords(f"{phrase.id} ({language}): {errors[0]}")
                return inner_quotes(str(text))
        raise MissingWords(phrase.id)

    def level(self, name: str) -> str:
        """A bot's level in words; any other bot is called by its own name.

        >>> Words("fr").level("apprentice"), Words("fr").level("dante:Dante")
        ('Apprenti', 'dante:Dante')
        """
        return self.say(Phrase(f"bots-level-{name}")) if self.knows(f"bots-level-{name}") else name

    def _value(self, value: Said) -> int | str:
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Seat):
            if value.number < len(self.names):
                return self.names[value.number]
            return self.say(Phrase("seat-number", (("number", value.number + 1),)))
        if isinstance(value, tuple):
            said = [str(self._value(one)) for one in value]
            if len(said) > 1 and all(isinstance(one, Seat) for one in value):
                return self.say(Phrase("people-joined", (("some", ", ".join(said[:-1])), ("last", said[-1]))))
            return ", ".join(said)
        return value


def _find(language: str, message: str) -> Pattern | None:
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value
