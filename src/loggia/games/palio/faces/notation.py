"""The text and the integer of a move, read back."""

from __future__ import annotations

from loggia.games.palio.rules.moves import Enter
from loggia.games.palio.rules.pieces import Box
from loggia.kernel import NotAMove, phrase


def parse(box: Box, text: str) -> Enter:
    """The move with that text, such as `enter 3`."""
    words = text.lower().split()
    for move in box.moves:
        if words == move.text().split():
            return move
    raise NotAMove(phrase("palio-not-a-move", given=text))


def code(move: Enter) -> int | None:
    """The horse's number less one."""
    return move.horse - 1


def decode(box: Box, code: int) -> Enter:
    """The move of that integer."""
    return box.moves[code]
