"""A study told in the terminal: its tree with comments, variations indented after the move that they replace."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from loggia.kernel import BadRecord, Phrase, phrase
from loggia.shell import fail, printable
from loggia.table.studies import BadStudy, StudyNode, StudyTree, is_study, read_study
from loggia.words import Words

INDENT = "    "
"""How far a variation is indented."""


def study_of(words: Words, file: Path) -> StudyTree | None:
    """The study that a record's file goes on with, every move checked; None where it does not. Ends where it is bad."""
    text = file.read_text(encoding="utf-8")
    try:
        return read_study(text) if is_study(text) else None
    except (BadStudy, BadRecord) as bad:
        fail(words, bad.why, 1)


def tell_study(console: Console, words: Words, study: StudyTree) -> None:
    """Print a study."""
    if study.title:
        console.print(Text(printable(study.title), style="bold"))
    _tell(console, words.say(phrase("cli-study-start", moves=len(study.base.moves))), study.nodes[0], 0)
    for number, depth in study.rows():
        node = study.nodes[number]
        move = words.say(Phrase.read(node.say)) if node.say else node.text
        anew = f" ({words.say(phrase('cli-study-dealt'))})" if node.fate else ""
        _tell(console, f"{words.say(phrase('seat-number', number=node.seat + 1))}: {move}{anew}", node, depth)


def _tell(console: Console, said: str, node: StudyNode, depth: int) -> None:
    console.print(Text(INDENT * depth + printable(said)))
    for line in node.comment.split("\n") if node.comment else ():
        console.print(Text(f"{INDENT * depth}  {printable(line)}", style="italic"))
    for one in node.drawn:
        drawn = f"{one.piece} → {one.to}" if one.to else f"({one.piece})"
        console.print(Text(f"{INDENT * depth}  {printable(drawn)}", style=one.colour))
