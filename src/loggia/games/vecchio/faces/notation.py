"""The text and the integer of a move, read back."""

from __future__ import annotations

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.kernel import Move, NotAMove, phrase

_HEADS = {"with", "take"}


def canonical(text: str) -> str:
    """A form of a move's text in which case, spaces and the order of equal things make no difference.

    >>> canonical("Give scroll  TAKE knight abbot") == canonical("give scroll take abbot knight")
    True
    """
    parts: list[list[str]] = []
    for word in text.lower().replace("_", " ").split():
        if not parts or word in _HEADS:
            parts.append([word])
        else:
            parts[-1].append(word)
    return " ".join(" ".join([part[0], *sorted(part[1:])]) for part in parts)


class VecchioNotation:
    """The moves of one box by their texts and numbers."""

    def __init__(self, box: VecchioBox) -> None:
        self.moves = box.tables.moves
        self.numbers = box.tables.code
        self.by_text = {canonical(move.text()): move for move in self.moves}
        self.verbs = {move.text().split()[0] for move in self.moves}

    def parse(self, text: str) -> Move:
        """The move with that text, forgiving case, spaces and order; or `NotAMove`."""
        move = self.by_text.get(canonical(text))
        if move is None:
            verb = text.lower().split()[:1]
            if verb and verb[0] in self.verbs:
                raise NotAMove(phrase(f"vecchio-not-a-move-{verb[0]}", given=text))
            raise NotAMove(phrase("vecchio-not-a-move", given=text))
        return move

    def code(self, move: Move) -> int | None:
        """The move's number."""
        return self.numbers[move]

    def decode(self, number: int) -> Move:
        """The move of that number."""
        return self.moves[number]
