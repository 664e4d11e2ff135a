"""Rules pages: rules are found by id, wherever on the page they stand."""

from __future__ import annotations

import pytest

from loggia.games import names
from loggia.rulebook import _sections, rulebook

PAGE = """# The game

Some words.

## Buying

- **PAL-BUY-1** A rule of
  two lines.
- **PAL-BUY-2** Another.

**PAL-BUY-3** A paragraph
that goes on.

| Id | What |
|---|---|
| **PAL-CARD-1** (one) | a card |
"""


def test_every_rule_has_its_words_and_its_section() -> None:
    rules = {rule.id: rule for section in _sections(PAGE) for rule in section.rules}
    assert list(rules) == ["PAL-BUY-1", "PAL-BUY-2", "PAL-BUY-3", "PAL-CARD-1"]
    assert rules["PAL-BUY-1"].text.split() == ["-", "**PAL-BUY-1**", "A", "rule", "of", "two", "lines."]
    assert rules["PAL-BUY-3"].text.endswith("that goes on.")
    assert {rule.section for rule in rules.values()} == {"Buying"}


def test_a_row_of_a_table_reads_as_a_line() -> None:
    rule = _sections(PAGE)[-1].rules[-1]
    assert rule.text == "**PAL-CARD-1** (one) · a card"


def test_a_rule_is_found_whatever_the_case() -> None:
    found = rulebook("lucca", "fr").find("luc-fin-3")
    assert found is not None
    assert found.id == "LUC-FIN-3"
    assert rulebook("lucca").find("LUC-NO-1") is None


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_is_found_by_its_id(game: str, language: str) -> None:
    book = rulebook(game, language)
    for id, rule in book.rules.items():
        assert book.find(id) == book.find(id.lower()) == rule


def test_rules_are_found_by_words_of_theirs() -> None:
    book = rulebook("vecchio")
    found = book.about("purple town")
    assert "VEC-TOWN-2" in [rule.id for rule in found]
    assert all("purple" in rule.text.lower() and "town" in rule.text.lower() for rule in found)
    assert len(found) < len(book.about("town"))
    assert book.about("") == book.about("crocodile") == ()
