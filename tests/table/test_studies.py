"""Studies: a tree of legal moves, its edits, and the text that rebuilds it."""

from __future__ import annotations

import hashlib

import pytest

from loggia import Record, game, replay
from loggia.kernel import BadRecord, Chance, Refused
from loggia.kernel.random_play import random_decision
from loggia.table.studies import (
    MOST_NODES,
    BadStudy,
    Drawn,
    StudyTree,
    base_match,
    is_study,
    play_path,
    played,
    read_study,
    write_study,
)


def add(study: StudyTree, parent: int, which: int = 0, fate: str = "") -> int:
    """Add the choice of that number of the first seat that is waited for."""
    match, _ = play_path(base_match(study.base), study.path(parent))
    seat = match.awaited[0]
    move = match.choices(seat)[which]
    say = match.game.faces.describe(match.state, seat, move).plain()
    played(match, seat, move.text(), fate)
    return study.add(parent, seat, move.text(), dict(say), fate)


def a_study(name: str = "lucca") -> StudyTree:
    """Two moves on the main line, a variation of each, comments, an arrow and a mark."""
    match = game(name).new(3, seed="abc")
    chance = Chance("study")
    for _ in range(9):
        match.play(*random_decision(match, chance))
    study = StudyTree(match.record, "Why?")
    one = add(study, 0)
    two = add(study, one)
    add(study, 0, 1)
    other = add(study, one, 1, "fate")
    add(study, other)
    study.comment(0, "Here it began.\n\nTwo lines.")
    study.comment(two, "Fine")
    study.draw(other, [Drawn("card:1", "card:2", "green"), Drawn("card:3", "", "red")])
    return study


@pytest.mark.parametrize("name", ["carrara", "lucca", "genoa", "vecchio", "palio"])
def test_a_study_is_text_that_reads_back(name: str) -> None:
    study = a_study(name)
    text = write_study(study)
    assert is_study(text)
    again = read_study(text)
    assert write_study(again) == text
    assert [again.nodes[n].say for n in again.main_line()] == [study.nodes[n].say for n in study.main_line()]
    assert again.nodes[0].comment == "Here it began.\n\nTwo lines."
    last = [node for node in again.nodes.values() if node.fate]
    assert [(node.fate, node.drawn) for node in last] == [
        ("fate", (Drawn("card:1", "card:2", "green"), Drawn("card:3", "", "red")))
    ]


def test_whoever_knows_only_records_reads_the_main_line() -> None:
    study = a_study()
    record = Record.read(write_study(study))
    assert record.moves == study.line(study.main_line()[-1]).moves
    replay(game("lucca"), record)


def test_a_main_line_that_was_dealt_anew_comes_back() -> None:
    study = a_study()
    fated = next(number for number, node in study.nodes.items() if node.fate)
    study.promote(fated)
    assert study.main_line()[1] == fated
    text = write_study(study)
    assert Record.read(text).imagined[0].seed == "fate"
    assert write_study(read_study(text)) == text


def test_a_variation_is_promoted_and_deleted() -> None:
    study = a_study()
    main, variation = study.nodes[0].children
    study.promote(variation)
    assert study.main_line() == [variation]
    with pytest.raises(BadStudy):
        study.promote(variation)
    below = list(study.below(main))
    study.delete(main)
    assert study.nodes[0].children == (variation,)
    assert not set(below) & set(study.nodes)
    with pytest.raises(BadStudy):
        study.delete(0)
    assert add(study, 0, 0) not in below, "a number is never used again"


def test_the_same_move_is_no_new_variation() -> None:
    study = a_study()
    before = len(study.nodes)
    assert add(study, 0) == study.main_line()[0]
    assert len(study.nodes) == before


def test_only_legal_moves_are_played() -> None:
    match = base_match(a_study().base)
    seat = match.awaited[0]
    others = [one for one in range(3) if one not in match.deciding]
    with pytest.raises(Refused):
        played(match, others[0], match.choices(seat)[0].text())
    with pytest.raises(Refused):
        played(match, seat, "conquer Pisa")


def test_a_study_has_limits() -> None:
    study = a_study("palio")
    for number in range(MOST_NODES - len(study.nodes) + 1):
        study.add(0, 0, f"x {number}", {})
    with pytest.raises(BadStudy):
        study.add(0, 0, "one more", {})
    with pytest.raises(BadStudy):
        study.comment(0, "x" * 2001)
    with pytest.raises(BadStudy):
        study.comment(0, "bell\x07")
    with pytest.raises(BadStudy):
        study.draw(0, [Drawn(f"a{n}", "", "red") for n in range(17)])
    with pytest.raises(BadStudy):
        study.draw(0, [Drawn("a b", "", "red")])
    with pytest.raises(BadStudy):
        study.draw(0, [Drawn("a", "", "url(x)")])
    with pytest.raises(BadStudy):
        study.rename("x" * 81)


def sealed(text: str) -> str:
    """The text with the right digest of its section: a careful forger's work."""
    at = text.index("study 1\n")
    body = text[at : text.rindex("digest ")]
    return text[:at] + body + f"digest {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("title Why?", "title " + "x" * 100),
        ("start 9", "start 99"),
        ("start 9", "start -1"),
        ("start 9", "start nine"),
        ("node 3 1", "node 3 77"),
        ("node 3 1", "node 9 1"),
        ("node 3 1 ", "node 3 1 7"),
        ("imagined 3 fate", "imagined 3 FATE"),
        ("mark 3 card:3 red", "mark 3 card:3 pink"),
        ("mark 3 card:3 red", "mark 44 card:3 red"),
        ("mark 3 card:3 red", "spell 3 card:3 red"),
        ("mark 3 card:3 red", "mark"),
        ("comment 0 Here", "comment 0 He\x07re"),
        ("imagined 3 fate", "imagined 1 fate"),
    ],
)
def test_a_forged_study_is_refused(old: str, new: str) -> None:
    text = write_study(a_study())
    assert old in text
    with pytest.raises((BadStudy, BadRecord)):
        read_study(sealed(text.replace(old, new, 1)))


def test_a_changed_study_is_noticed_by_its_digest() -> None:
    text = write_study(a_study())
    with pytest.raises(BadRecord):
        read_study(text.replace("Two lines", "Two lies"))
    with pytest.raises((BadStudy, BadRecord)):
        read_study(text[:-70])
    with pytest.raises(BadStudy):
        read_study(text[: text.index("study 1\n")])
