"""What the engine has to do for studies, as jobs for the process of long jobs: they raise `BadRecord`, `BadStudy` or
`Refused`. A start is kept in memory: a page that steps through a study asks for many positions of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from loggia import games
from loggia.house import wire
from loggia.house.studies.kept import KeptStudy
from loggia.house.tables.views.delta import encode
from loggia.house.tables.views.lines import plain_told
from loggia.house.tables.views.rendering import choices_of
from loggia.kernel import BadRecord, Match, Record, WrongSetup, phrase, replay, why_not
from loggia.kernel.showing import all_open_view
from loggia.table.studies import (
    BadStudy,
    StudyNode,
    StudyTree,
    base_match,
    is_study,
    play_path,
    played,
    read_study,
    write_study,
)

MOST_MOVES = 5000
"""Moves before the start of a study."""
MOST_FOLLOWED = 40
"""Moves of a record after the start that a new study begins with."""
Path = Sequence[StudyNode]


@lru_cache(maxsize=12)
def _start(base: str) -> Match:
    return base_match(Record.read(base))


def _at(base: str, path: Path) -> Match:
    return play_path(_start(base), path)[0]


def position(base: str, path: Path, node: int, viewer: int) -> bytes:
    """The encoded `wire.StudyPosition`: nothing is hidden; the choices are those of the seat from which one looks.
    That is (-1) the first one that the match waits for."""
    match, told = play_path(_start(base), path)
    rules, state = match.game.rules, match.state
    if not 0 <= viewer < match.seats:
        viewer = match.awaited[0] if match.awaited else -1
    look = viewer if viewer >= 0 else None
    decides = viewer in match.deciding
    return encode(
        {
            "node": node,
            "viewer": viewer,
            "view": all_open_view(match, look),
            "choices": choices_of(match, viewer) if decides else None,
            "complete": rules.lists_all(state, viewer) if decides else True,
            "happened": plain_told(told, path[-1].seat if path else look),
            "result": result.plain() if (result := match.result) else None,
        }
    )


def new_move(base: str, path: Path, seat: int, text: str, fate: str) -> tuple[str, dict[str, Any]]:
    """Play a move that is to be added: its text as the engine writes it, and its words."""
    match = _at(base, path)
    move = match.move(text)
    why = match.refusal(seat, move)
    if why is not None:
        raise why
    say = match.game.faces.describe(match.state, seat, move).plain()
    played(match, seat, text, fate)
    return move.text(), dict(say)


def why_dim(base: str, path: Path, seat: int, ids: Sequence[str]) -> bytes:
    """The encoded `wire.Why`: the rule that keeps a piece dim."""
    match = _at(base, path)
    found = why_not(match, seat, ids) if seat in match.deciding else None
    if found is None:
        return encode(wire.Why(None))
    return encode({"why": found.why.plain(), "rule": found.rule})


def begun(text: str, move: int) -> KeptStudy:
    """A new study from a file: that study, or a record's position after so many moves."""
    if is_study(text):
        return KeptStudy.of(read_study(text))
    record = Record.read(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(phrase("house-too-long"))
    if move > len(record.moves):
        raise BadStudy(phrase("house-no-such-position"))
    try:
        replay(games.game(record.game), record)
    except WrongSetup as wrong:
        raise BadRecord(wrong.why) from wrong
    return KeptStudy.of(with_rest(record, move))


def with_rest(record: Record, move: int) -> StudyTree:
    """A study that starts after so many moves of a record, with the record's next moves as its main line."""
    study = StudyTree(record.until(move))
    match, last = base_match(study.base), 0
    rest = record.moves[move : move + MOST_FOLLOWED]
    dealt = {one.at for one in record.imagined}
    for number, (seat, text) in enumerate(rest, move + 1):
        moved = match.move(text)
        say = match.game.faces.describe(match.state, seat, moved).plain()
        played(match, seat, text)
        last = study.add(last, seat, moved.text(), dict(say))
        if number in dealt:
            break
    return study


def written(body: str) -> str:
    """The file of a study."""
    return write_study(msgspec.json.decode(body, type=KeptStudy).study())
