"""The text and the integer of a move, read back.

A card is written by its street number and a bastion as `x`; triplets are numbered from 1, as they lie on the table.
"""

from __future__ import annotations

from typing import Final

from loggia.games.lucca.rules.box import LuccaBox
from loggia.games.lucca.rules.moves import PALACE_WAYS, Build, Keep, LuccaMove, Open, Play, Take
from loggia.games.lucca.rules.pieces import BASTION, card_text
from loggia.kernel import NotAMove, phrase

BASTION_NAMES: Final = ("x", "bastion")


class LuccaNotation:
    """Reads the texts and integers of one box's moves."""

    __slots__ = ("_code", "_colours", "_moves", "_streets")

    def __init__(self, box: LuccaBox) -> None:
        self._moves = box.moves
        self._code = {move: code for code, move in enumerate(box.moves.all)}
        self._colours = box.colours
        self._streets = frozenset(box.streets)

    def code(self, move: LuccaMove) -> int | None:
        """The move's integer."""
        if isinstance(move, Keep):
            move = self._moves.keep(move.first, move.second)
        return self._code.get(move)

    def parse(self, text: str, wilds: frozenset[int] | None = None) -> LuccaMove:
        """The move with that text; `NotAMove` explains the notation of the verb that was meant.

        `wilds` are the wild cards of the match's deck; without a match, every card that is wild in some variant.
        """
        wilds = self._moves.wilds if wilds is None else wilds
        verb, *words = text.lower().split() or [""]
        if verb == "keep" and len(words) == 2:
            first, second = (self._street(word, text) for word in words)
            if first == second:
                raise NotAMove(phrase("lucca-not-a-move-keep", given=text))
            return Keep(first, second) if first in wilds or second in wilds else self._moves.keep(first, second)
        if verb == "open" and len(words) == 1:
            return Open(self._colour(words[0]))
        if verb == "take" and len(words) == 1:
            return Take(self._triplet(words[0], len(self._moves.takes)))
        if verb == "play" and 2 <= len(words) <= 3:
            return self._parse_play(words, text, wilds)
        if verb == "city" and 2 <= len(words) <= 3:
            card = self._card(words[1])
            number = self._triplet(words[0], len(self._moves.builds))
            return Build(number, card, self._palace(card, words[2:], wilds))
        message = f"lucca-not-a-move-{verb}" if verb in ("keep", "open", "take", "play", "city") else "lucca-not-a-move"
        raise NotAMove(phrase(message, given=text))

    def _parse_play(self, words: list[str], text: str, wilds: frozenset[int]) -> Play:
        card = self._card(words[0])
        for way in PALACE_WAYS:
            if words[1] == way and (way == "add" or len(words) == 2):
                return Play(card, way, self._palace(card, words[2:], wilds))
        raise NotAMove(phrase("lucca-not-a-move-play", given=text))

    def _palace(self, card: int, words: list[str], wilds: frozenset[int]) -> str | None:
        """The palace that is named; naming an ordinary card's own colour says nothing new."""
        if not words:
            return None
        colour = self._colour(words[0])
        if card in wilds:
            return colour
        if self._moves.colour_of.get(card) == colour:
            return None
        raise NotAMove(phrase("lucca-not-a-move-palace", card=card_text(card), colour=phrase(f"lucca-colour-{colour}")))

    def _colour(self, word: str) -> str:
        if word not in self._colours:
            raise NotAMove(phrase("lucca-not-a-colour", given=word, allowed=", ".join(self._colours)))
        return word

    def _triplet(self, word: str, most: int) -> int:
        if not (word.isascii() and word.isdigit() and 1 <= int(word) <= most):
            raise NotAMove(phrase("lucca-not-a-triplet", given=word, most=most))
        return int(word)

    def _street(self, word: str, text: str) -> int:
        if word in BASTION_NAMES:
            raise NotAMove(phrase("lucca-not-a-move-keep", given=text))
        return self._card(word)

    def _card(self, word: str) -> int:
        if word in BASTION_NAMES:
            return BASTION
        if not (word.isascii() and word.isdigit() and len(word) < 6 and int(word) in self._streets):
            raise NotAMove(phrase("lucca-not-a-card", given=word))
        return int(word)
