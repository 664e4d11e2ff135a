"""The positions of a study, played by the real engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from loggia import games
from loggia.kernel import BadRecord, Match, Record, Refused, Told, WrongSetup, deal_anew, replay
from loggia.table.studies.study import StudyNode, StudyTree


def base_match(base: Record) -> Match:
    """The position where a study starts, to be copied; `BadRecord` where the record does not fit the rules."""
    try:
        game = games.game(base.game)
    except WrongSetup as wrong:
        raise BadRecord(wrong.why) from wrong
    return replay(game, base)


def play_path(start: Match, path: Sequence[StudyNode]) -> tuple[Match, list[Told]]:
    """The match after a node's moves, and what the last of them told; `Refused` or `BadRecord` where one cannot be."""
    match, told = start.copy(), list(start.opening) if not start.moves else []
    for node in path:
        told = played(match, node.seat, node.text, node.fate)
    return match, told


def played(match: Match, seat: int, text: str, fate: str = "") -> list[Told]:
    """Play one move of a study, with what its mover could not know dealt anew where there is a seed for that."""
    move = match.move(text)
    why = match.refusal(seat, move)
    if why is not None:
        raise why
    if fate:
        deal_anew(match, seat, fate)
    return match.play(seat, move)


def told_anew(study: StudyTree) -> StudyTree:
    """The same study with every move played again and told in words; `Refused` or `BadRecord` where one cannot be."""
    says: dict[int, tuple[str, dict[str, Any]]] = {}
    waiting = [(0, base_match(study.base))]
    while waiting:
        number, match = waiting.pop()
        for child in study.nodes[number].children:
            node, after = study.nodes[child], match.copy()
            move = after.move(node.text)
            if (why := after.refusal(node.seat, move)) is not None:
                raise why
            says[child] = move.text(), after.game.faces.describe(after.state, node.seat, move).plain()
            played(after, node.seat, node.text, node.fate)
            waiting.append((child, after))
    for number, (text, say) in says.items():
        old = study.nodes[number]
        study.nodes[number] = StudyNode(old.parent, old.seat, text, say, old.fate, old.comment, old.drawn, old.children)
    return study


__all__ = ["Refused", "base_match", "play_path", "played", "told_anew"]
