"""What all commands of `loggia` share: the language to speak, and how to say that something is wrong, a free port."""

from __future__ import annotations

import socket
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from loggia import words as language_files
from loggia.kernel import Phrase, phrase
from loggia.words import Words, system_language

Lang = Annotated[str, typer.Option("--lang", help="en or fr; the system's language by default")]
Json = Annotated[bool, typer.Option("--json", help="print one JSON object on standard output")]


def words_for(lang: str = "") -> Words:
    """The words of a language, or of the system's."""
    chosen = lang or system_language()
    if chosen not in language_files.LANGUAGES:
        given = phrase("setup-option-value", option="lang", given=lang, allowed=", ".join(language_files.LANGUAGES))
        fail(Words("en"), given)
    return Words(chosen)


def fail(words: Words, why: Phrase, status: int = 2) -> NoReturn:
    """Say what is wrong on standard error, and end with an exit status."""
    text = printable(words.say(why))
    Console(stderr=True, soft_wrap=True).print(text, style="red", markup=False, highlight=False)
    raise typer.Exit(status)


def options(words: Words, given: list[str] | None) -> dict[str, object]:
    """What was given as name=value, by name."""
    found: dict[str, object] = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals:
            fail(words, phrase("cli-option-form", given=one))
        found[name.strip()] = value.strip()
    return found


def printable(text: str) -> str:
    """A text without characters that would do something to a terminal instead of being shown.

    >>> printable("a\\x1b[2Jb\\u202ec")
    'a�[2Jb�c'
    """
    return "".join(c if c.isprintable() or c in "\n\u00a0\u202f" else "\ufffd" for c in text)


def free_port(wanted: int) -> int:
    """The wanted port, or any free one where it is taken."""
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted
