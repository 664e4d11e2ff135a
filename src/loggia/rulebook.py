"""Rulebooks: a room's rules page, cut into sections and rules that can be found by their id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

ID = re.compile(r"^[|\s*-]*\*\*([A-Z]{3}(?:-[A-Z0-9]+)+(?:\.\d+[a-z]?)*)\*\*")

CONTINUES = re.compile(r"^(\s{2,}\S|(?!([-*|]|\d+\.)\s?)\S)")
"""A line that goes on with a rule: indented, or text that begins no list item or table row."""


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its words in Markdown, and the section it stands in."""

    id: str
    text: str
    section: str


@dataclass(frozen=True)
class Section:
    """A heading of the page with everything below it, up to the next heading."""

    title: str
    level: int
    anchor: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules page of a game in one language."""

    game: str
    language: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its id, in the order of the page."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    def find(self, wanted: str) -> Rule | None:
        """The rule with that id, whatever the case."""
        return next((rule for id, rule in self.rules.items() if id.upper() == wanted.upper()), None)

    def about(self, wanted: str) -> tuple[Rule, ...]:
        """The rules whose text has all of these words, or beginnings of words."""
        sought = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in wanted.split()]
        return tuple(rule for rule in self.rules.values() if sought and all(one.search(rule.text) for one in sought))


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rules page of a game; in English where the language has none."""
    folder = files(f"loggia.games.{game}") / "text"
    for code in (language, "en"):
        page = folder / f"rules.{code}.md"
        if page.is_file():
            return Rulebook(game, code, tuple(_sections(page.read_text(encoding="utf-8"))))
    return Rulebook(game, language, ())


def _sections(text: str) -> list[Section]:
    sections: list[Section] = []
    title, level, body = "", 1, list[str]()
    for line in [*text.splitlines(), "# "]:
        heading = re.match(r"^(#{1,4})\s+(.*)$", line) or (re.match(r"^(#) ?()$", line))
        if heading is None:
            body.append(line)
            continue
        if title or any(line.strip() for line in body):
            anchor = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
            sections.append(Section(title, level, anchor, "\n".join(body).strip(), tuple(_rules(body, title))))
        title, level, body = heading.group(2).strip(), len(heading.group(1)), []
    return sections


def _rules(lines: list[str], section: str) -> list[Rule]:
    rules: list[Rule] = []
    current: list[str] = []

    def close() -> None:
        if current:
            found = ID.match(current[0])
            assert found is not None
            rules.append(Rule(found.group(1), _text(current), section))
            current.clear()

    for line in lines:
        if ID.match(line):
            close()
            current.append(line)
        elif current and CONTINUES.match(line):
            current.append(line)
        else:
            close()
    close()
    return rules


def _text(lines: list[str]) -> str:
    """The text of one rule; the cells of a table row are joined into one line."""
    text = "\n".join(lines).strip()
    if not text.startswith("|"):
        return text
    return " · ".join(cell.strip() for cell in text.strip("|").split("|") if cell.strip())
