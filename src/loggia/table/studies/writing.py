"""Studies as text: the record of the main line, and after it a section with the rest (docs/reading-a-record.md).

Whoever knows only records reads the main line. The section has a digest of its own over its lines. Nodes are numbered
anew: the main line from the start (0), then the variations, each to its end.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

from loggia.kernel import BadRecord, Record, Refused, phrase
from loggia.kernel.record import LONGEST_LINE, study_section
from loggia.table.studies.playing import base_match, play_path, told_anew
from loggia.table.studies.study import BadStudy, Drawn, StudyTree

FORMAT = "study 1"


def is_study(text: str) -> bool:
    """Whether a record's text has a study after it."""
    return study_section(text) is not None


def write_study(study: StudyTree) -> str:
    """The study as a file's content. The engine is asked for the scores where the main line ends the match."""
    main = study.main_line()
    match, _ = play_path(base_match(study.base), [study.nodes[number] for number in main])
    result = match.result
    record = replace(study.line(main[-1] if main else 0), scores=result.scores if result else None)
    body = "\n".join(_lines(study, main)) + "\n"
    return record.text() + body + f"digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def _lines(study: StudyTree, main: list[int]) -> list[str]:
    others = [number for number in study.below(0) if number and number not in set(main)]
    given = {number: at for at, number in enumerate([0, *main, *others])}
    lines = [FORMAT, f"title {study.title}", f"start {len(study.base.moves)}"]
    for number in [0, *main, *others]:
        node, called = study.nodes[number], given[number]
        if number in others:
            lines.append(f"node {called} {given[node.parent]} {node.seat} {node.text}")
        if node.fate:
            lines.append(f"imagined {called} {node.fate}")
        if node.comment:
            lines += [f"comment {called} {line}" for line in node.comment.split("\n")]
        for one in node.drawn:
            lines.append(
                f"arrow {called} {one.piece} {one.to} {one.colour}" if one.to
                else f"mark {called} {one.piece} {one.colour}"
            )  # fmt: skip
    return lines


def read_study(text: str) -> StudyTree:
    """The study of a file, every move played by the engine; `BadStudy` or `BadRecord` says what is wrong."""
    section = study_section(text)
    if section is None:
        raise BadStudy(phrase("study-form"))
    lines = text[section:].split("\n")
    if lines[-1] or len(lines) < 5 or lines[0] != FORMAT:
        raise BadStudy(phrase("study-form"))
    body, told = lines[:-2], lines[-2]
    if told != "digest " + hashlib.sha256(("\n".join(body) + "\n").encode()).hexdigest():
        raise BadRecord(phrase("record-digest"))
    try:
        study = _parse(Record.read(text), body)
    except (ValueError, IndexError) as error:
        if isinstance(error, (BadStudy, BadRecord)):
            raise
        raise BadStudy(phrase("study-form")) from error
    try:
        return told_anew(study)
    except Refused as why:
        raise BadStudy(phrase("study-move", why=why.why)) from why


def _parse(record: Record, body: list[str]) -> StudyTree:
    title, start = body[1], body[2]
    at = int(start.removeprefix("start "))
    if not title.startswith("title ") or start != f"start {at}" or not 0 <= at <= len(record.moves):
        raise BadStudy(phrase("study-form"))
    fates = {int(one[1]): one[2] for line in body[3:] if (one := line.split(" "))[0] == "imagined"}
    base = record.until(at)
    if 1 in fates and base.imagined and base.imagined[-1].at == at:
        base = replace(base, imagined=base.imagined[:-1])
    study = StudyTree(base)
    study.rename(title.removeprefix("title "))
    last = 0
    for number, (seat, move) in enumerate(record.moves[at:], 1):
        last = study.add(last, seat, move, {}, fates.get(number, ""))
    if study.line(last).imagined != record.imagined:
        raise BadStudy(phrase("study-form"))
    comments: dict[int, list[str]] = {}
    readers: dict[str, Callable[[StudyTree, int, list[str]], None]] = {"node": _node, "arrow": _drawn, "mark": _drawn}
    for line in body[3:]:
        if len(line) > LONGEST_LINE * 3:
            raise BadStudy(phrase("study-form"))
        word, called, *rest = line.split(" ", 2 if line.startswith("comment ") else -1)
        if word == "comment":
            comments.setdefault(int(called), []).append(rest[0] if rest else "")
        elif word == "node":
            readers[word](study, int(called), [fates.get(int(called), ""), *rest])
        elif word != "imagined":
            readers.get(word, _unknown)(study, int(called), rest)
    for number, said in comments.items():
        study.comment(number, "\n".join(said))
    return study


def _node(study: StudyTree, called: int, rest: list[str]) -> None:
    fate, parent, seat, *text = rest
    if called != study.following or study.add(int(parent), int(seat), " ".join(text), {}, fate) != called:
        raise BadStudy(phrase("study-form"))


def _drawn(study: StudyTree, called: int, rest: list[str]) -> None:
    piece, *to, colour = rest
    if len(to) > 1:
        raise BadStudy(phrase("study-form"))
    study.draw(called, [*study.node(called).drawn, Drawn(piece, to[0] if to else "", colour)])


def _unknown(study: StudyTree, called: int, rest: list[str]) -> None:
    raise BadStudy(phrase("study-form"))
