"""Reading moves: from the words that people write to the typed move. Forgives case, spaces, commas and accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from loggia.games.carrara import moves as m
from loggia.games.carrara.packs import SINGLES, count, total
from loggia.games.carrara.pieces import CITIES, COLOURS, OBJECTS, SECTIONS, SPACES, TILES, UPGRADES
from loggia.kernel import Move, NotAMove, phrase

VERBS: Final = (
    "buy", "take", "build", "improve", "pay", "upgrade", "score", "purchase", "announce", "two", "pass", "end",
)  # fmt: skip


_NUMBERS: Final = tuple(str(number) for number in range(m.MOST_OF_A_COLOUR + 1))


def parse(text: str) -> Move:
    """The move with that text, or `NotAMove` with a phrase that shows the notation.

    >>> parse("Take ii Black, 2 GREEN").text()
    'take II green green black'
    """
    words = plain_words(text)
    verb = words[0] if words else ""
    if verb not in _READERS:
        raise NotAMove(phrase("carrara-not-a-move", given=text, verbs=", ".join(VERBS)))
    move = _READERS[verb](words[1:])
    if move is None:
        raise NotAMove(phrase("carrara-not-this-way", given=text, how=phrase(f"carrara-how-{verb}")))
    return move


def plain_words(text: str) -> list[str]:
    """Lower case, without accents and commas."""
    letters = unicodedata.normalize("NFKD", text.lower().replace(",", " "))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).split()


def _find(names: Sequence[str], word: str) -> int:
    return names.index(word) if word in names else -1


def _buy(words: list[str]) -> Move | None:
    if words == ["still"]:
        return m.BUY_STILL
    return None if words else m.BUY


def _take(words: list[str]) -> Move | None:
    section = _section(words[0]) if words else -1
    blocks = _blocks(words[1:])
    if section < 0 or not blocks or total(blocks) > m.MOST_TAKEN:
        return None
    return m.take(section, blocks)


def _build(words: list[str]) -> Move | None:
    if len(words) == 3 and words[1] in {"in", "@"}:
        words = [words[0], words[2]]
    if len(words) != 2 or words[0] not in TILES or words[1] not in CITIES:
        return None
    return m.BUILDS[TILES.index(words[0]) * 6 + CITIES.index(words[1])]


def _improve(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    old, tile = _find(TILES, words[0]), _find(TILES, words[1])
    return m.IMPROVES.get((old, tile))


def _pay(words: list[str]) -> Move | None:
    if words == ["none"]:
        return m.pay(0)
    blocks = _blocks(words)
    return m.pay(blocks) if blocks and total(blocks) <= m.MOST_PAID else None


def _upgrade(words: list[str]) -> Move | None:
    upgrade = _find(UPGRADES, words[0] if len(words) == 1 else "")
    return m.UPGRADE_MOVES[upgrade] if upgrade >= 0 else None


def _score(words: list[str]) -> Move | None:
    space = _find(SPACES, words[0] if len(words) == 1 else "")
    return m.SCORES[space] if space >= 0 else None


def _purchase(words: list[str]) -> Move | None:
    number = _find(OBJECTS, "_".join(words))
    return m.PURCHASES[number] if number >= 0 else None


def _lone(move: Move) -> Callable[[list[str]], Move | None]:
    return lambda words: None if words else move


def _section(word: str) -> int:
    """`ii` or `2`."""
    if word.upper() in SECTIONS:
        return SECTIONS.index(word.upper())
    return int(word) - 1 if word.isascii() and word.isdigit() and 1 <= int(word) <= len(SECTIONS) else -1


def _blocks(words: list[str]) -> int:
    """Colours one by one, or a number before a colour; 0 where that is not what the words say."""
    blocks, many = 0, 1
    for place, word in enumerate(words):
        if word in COLOURS:
            blocks += many * SINGLES[COLOURS.index(word)]
            many = 1
        elif (
            word in {"1", "2", "3", "4", "5", "6", "7"} and words[place + 1 : place + 2] and words[place + 1] in COLOURS
        ):
            many = int(word)
        else:
            return 0
        if any(count(blocks, colour) > m.MOST_OF_A_COLOUR for colour in range(len(COLOURS))):
            return 0
    return blocks


_READERS: Final[dict[str, Callable[[list[str]], Move | None]]] = {
    "buy": _buy,
    "take": _take,
    "build": _build,
    "improve": _improve,
    "pay": _pay,
    "upgrade": _upgrade,
    "score": _score,
    "purchase": _purchase,
    "announce": _lone(m.ANNOUNCE),
    "two": _lone(m.TAKE_TWO),
    "pass": _lone(m.PASS),
    "end": _lone(m.END_TURN),
}
