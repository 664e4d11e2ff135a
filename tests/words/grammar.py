"""Grammar checks on the Fluent files: plural branches, French typography, and what sentences read like when filled in.

A number argument is found by its name: `arguments.json` lists the names that are always words, and the messages in
which one of them is a number after all. Everything else is taken for a number, so a forgotten entry fails loudly.
The same file drives the browser's half, `web/src/words/plurals.test.ts`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

ARGUMENTS: dict[str, Any] = json.loads(Path(__file__).with_name("arguments.json").read_text(encoding="utf-8"))
MANY = 97
"""A number that takes the plural in both languages and stands in no text by itself."""
BOUNDARIES = (0, 1, 2, -1, 5, 21, 1000, MANY)
FILLERS = (MANY + 1, 1)
"""What the other number arguments of a message are while one of them is tried."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def patterns(text: str) -> dict[str, tuple[str, set[str]]]:
    """By message (`id` or `id.attribute`): its source and the arguments it mentions."""
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            named = [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            for name, pattern in [(entry.id.name, entry.value), *named]:
                if pattern is not None and pattern.span is not None:
                    variables = _Variables()
                    variables.visit(pattern)
                    found[name] = (text[pattern.span.start : pattern.span.end], variables.names)
    return found


def is_number(message: str, argument: str) -> bool:
    """Whether that argument of that message is a number."""
    key = f"{message} {argument}"
    return key in ARGUMENTS["numbers"] or (argument not in ARGUMENTS["words"] and key not in ARGUMENTS["words_here"])


class Speaker:
    """Formats messages of one language from the given texts."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in texts:
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, message: str, args: dict[str, int | str]) -> str:
        """The message with these arguments; fails on any error."""
        name, _, attribute = message.partition(".")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        said, errors = self.bundle.format_pattern(pattern, args)
        assert errors == [], f"{message}: {errors}"
        return str(said)


def _with(said: str, number: int, other: int) -> str:
    """The sentence with another number in the place of that one."""
    return re.sub(rf"(?<![\d.,-]){number}(?!\d)", str(other), said)


def _has(said: str, number: int) -> bool:
    return _with(said, number, MANY + 1) != said


def plural_problems(speaker: Speaker, message: str, arguments: set[str]) -> Iterator[str]:
    """What is wrong with the numbers of one message in one language."""
    for argument in sorted(arguments):
        if not is_number(message, argument) or argument in ARGUMENTS["always_many"]:
            continue
        if f"{message} {argument}" in ARGUMENTS["exempt"]:
            continue
        for filler in FILLERS:
            args: dict[str, int | str] = {other: filler if is_number(message, other) else "Ada" for other in arguments}
            said = {number: speaker.say(message, args | {argument: number}) for number in BOUNDARIES}
            problem = _problem(speaker.language, said)
            if problem:
                yield f"{message} ${argument} ({speaker.language}): {problem}"
                break


def _problem(language: str, said: dict[int, str]) -> str:
    """What is wrong with a message, formatted with every boundary number."""
    one, many = said[1], said[MANY]
    if not _has(many, MANY):
        return ""
    if _with(many, MANY, 1) == one:
        return f"“{one}” has no branch of its own for one" if _counts(language, many) else ""
    if said[-1] == one and _has(one, 1) and not _has(many, 1):
        return f"-1 reads “{one}”: write the argument, not 1, in the branch [one]"
    if _has(said[-1], -1) and _has(one, 1) and _with(said[-1], -1, 1) != one:
        return f"-1 reads “{said[-1]}”: the branch for one is [one], not [1]"
    if language == "fr" and said[0] == one:
        return f"0 reads “{one}”: French 0 is [one] too, so give [0] or [1] a branch of its own"
    if language == "fr" and _has(said[0], 0) and _has(one, 1) and _with(said[0], 0, 1) != one:
        return f"0 reads “{said[0]}”, in the plural"
    return ""


def _counts(language: str, many: str) -> bool:
    """Whether the number stands before something that it counts."""
    further = "more" if language == "en" else "autres?"
    for before, after in re.findall(rf"([^\W\d_]*)[ \u00a0]?{MANY}[ \u00a0\u202f](?:{further} )?([^\W\d_]+)", many):
        counted = after not in ARGUMENTS["uncounted"][language]
        if counted and before.lower() not in ARGUMENTS["labels"][language]:
            return True
    return False


TYPOGRAPHY = (
    (re.compile(r"(?<![\\{])'"), "a straight apostrophe"),
    (re.compile(r"[^\s=>\]][ ]{2,}[^\s*\[}]"), "two spaces"),
    (re.compile(r"\.\.\."), "three dots instead of …"),
)
FRENCH = (
    (re.compile(r"[^\s:/\d]\s*(?<![\s ]):(?!//)(?=\s|$)"), "no space before a colon"),
    (re.compile(r"[^\s ][;!?»]"), "no space before ; ! ? or »"),
    (re.compile(r"«[^\s ]"), "no space after «"),
    (re.compile(r"[“”]"), "English quotation marks"),
)


def source_problems(language: str, message: str, source: str) -> Iterator[str]:
    """What is wrong with the typography of a message's source."""
    for expression, problem in (*TYPOGRAPHY, *(FRENCH if language == "fr" else ())):
        found = expression.search(source)
        if found and f"{message} {problem}" not in ARGUMENTS["typography"]:
            yield f"{message} ({language}): {problem} at “{source[max(0, found.start() - 15) : found.end() + 15]}”"


VOWEL = "aeiouàâéèêëîïôûœ"
ELIDED = "[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Jj]e|[Ss]e|[Mm]e|[Tt]e"
INVARIABLE = "palais|fois|dans|pas|sous|sans|plus|moins|puis|très|vers|des|les|choix|prix|mois"
READING = {
    "en": (
        (rf"\b[Aa] [“(]?(?!one\b|once\b|uni|use|eu)[{VOWEL}{VOWEL.upper()}]\w", "“a” before a vowel"),
        (r"\b[Aa]n [“(]?[bcdfgjklmnpqrstvwxyzBCDGJKQTVWZ]\w", "“an” before a consonant"),
        (r"\b(?:a|an|the) (?:a|an|the|any|your|no|some|one)\b", "two determiners"),
        (r"\b1 (?!is\b|as\b|was\b|has\b|does\b|stands\b|plus\b)[A-Za-z][a-z]+s\b", "1 with a plural"),
        (r"\b([a-z]+) \1\b", "a word twice"),
        (r"\bno .* no longer\b", "a double negation"),
    ),
    "fr": (
        (r"(?<![-’])\b(?:[Dd]e|[Àà]) les?\b(?! [a-zéèê]+er\b)", "“de le” or “à le”"),
        (rf"(?<![-’])\b(?:{ELIDED}) (?:«\s)?(?!onz|ou[iï])(?:[{VOWEL}]|h(?:abit|omme|ôt|eur))\w", "no elision"),
        (r"\b[Ss]i ils?\b", "“si il”"),
        (rf"(?<!\+ )\b[01] (?!(?:{INVARIABLE})\b)[a-zéèê]+s\b", "1 with a plural"),
        (r"(?<!-)\b(?:le|la|les|un|une|des|du) (?:le|la|les|un|une|du)\b", "two articles"),
        (r"(?<!-)\b(?:le|la|les|de|des|du) (?:des|du)\b", "two articles"),
        (r"\b(?!nous |vous )([a-zéèêàâîïôûœç]+) \1\b", "a word twice"),
    ),
}


def reading_problems(language: str, said: str) -> Iterator[str]:
    """What is wrong with a finished sentence."""
    for expression, problem in READING[language]:
        found = re.search(expression, said)
        if found:
            yield f"{problem}: “{found.group()}” in “{said}”"
    if re.search(r"\S {2,}\S", said):
        yield f"two spaces in “{said}”"
