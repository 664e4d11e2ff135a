"""The text and the integer of a move, read back. Texts forgive case, spaces, commas and accents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from loggia.games.carrara.rules.moves import (
    ANNOUNCE,
    BUILDS,
    BUY,
    BUY_STILL,
    END_TURN,
    IMPROVES,
    MOST_OF_A_COLOUR,
    MOST_PAID,
    MOST_TAKEN,
    PASS,
    PURCHASES,
    SCORES,
    TAKE_TWO,
    UPGRADE_MOVES,
    Pay,
    Take,
    pay,
    take,
)
from loggia.games.carrara.rules.pieces import CITIES, COLOURS, OBJECTS, SECTIONS, SPACES, TILES, UPGRADES, building_of
from loggia.games.carrara.rules.pieces.names import plain_words
from loggia.games.carrara.rules.pieces.packs import SINGLES, count, total
from loggia.kernel import Move, NotAMove, phrase

VERBS: Final = (
    "buy", "take", "build", "improve", "pay", "upgrade", "score", "purchase", "announce", "two", "pass", "end",
)  # fmt: skip


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
        raise NotAMove(phrase("carrara-not-this-way", given=text, how=phrase(f"carrara-write-{verb}")))
    return move


def _find(names: Sequence[str], word: str) -> int:
    return names.index(word) if word in names else -1


def _buy(words: list[str]) -> Move | None:
    if words == ["still"]:
        return BUY_STILL
    return None if words else BUY


def _take(words: list[str]) -> Move | None:
    section = _section(words[0]) if words else -1
    blocks = _blocks(words[1:])
    if section < 0 or not blocks or total(blocks) > MOST_TAKEN:
        return None
    return take(section, blocks)


def _build(words: list[str]) -> Move | None:
    if len(words) == 3 and words[1] in {"in", "@"}:
        words = [words[0], words[2]]
    if len(words) != 2 or words[0] not in TILES or words[1] not in CITIES:
        return None
    return BUILDS[building_of(TILES.index(words[0]), CITIES.index(words[1]))]


def _improve(words: list[str]) -> Move | None:
    if len(words) != 2:
        return None
    old, tile = _find(TILES, words[0]), _find(TILES, words[1])
    return IMPROVES.get((old, tile))


def _pay(words: list[str]) -> Move | None:
    if words == ["none"]:
        return pay(0)
    blocks = _blocks(words)
    return pay(blocks) if blocks and total(blocks) <= MOST_PAID else None


def _upgrade(words: list[str]) -> Move | None:
    upgrade = _find(UPGRADES, words[0] if len(words) == 1 else "")
    return UPGRADE_MOVES[upgrade] if upgrade >= 0 else None


def _score(words: list[str]) -> Move | None:
    space = _find(SPACES, words[0] if len(words) == 1 else "")
    return SCORES[space] if space >= 0 else None


def _purchase(words: list[str]) -> Move | None:
    number = _find(OBJECTS, "_".join(words))
    return PURCHASES[number] if number >= 0 else None


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
        if any(count(blocks, colour) > MOST_OF_A_COLOUR for colour in range(len(COLOURS))):
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
    "announce": _lone(ANNOUNCE),
    "two": _lone(TAKE_TWO),
    "pass": _lone(PASS),
    "end": _lone(END_TURN),
}

# --- integers: the small moves one by one, then payments and purchases by the number of their pack -------------------


def _packs(colour: int, most: int) -> list[int]:
    """Every pack of at most that many blocks of this colour and the cheaper ones."""
    if colour == len(COLOURS):
        return [0]
    return [
        many * SINGLES[colour] + rest
        for many in range(min(most, MOST_OF_A_COLOUR) + 1)
        for rest in _packs(colour + 1, most - many)
    ]


_PACKS: Final = tuple(sorted(_packs(0, MOST_TAKEN), key=total))
_PACK_NUMBER: Final = {pack: number for number, pack in enumerate(_PACKS)}
_LONE: Final[tuple[Move, ...]] = (BUY, BUY_STILL, ANNOUNCE, TAKE_TWO, PASS, END_TURN)
_SMALL: Final[tuple[Move, ...]] = (
    *_LONE,
    *PURCHASES,
    *UPGRADE_MOVES,
    *SCORES,
    *BUILDS,
    *IMPROVES.values(),
)
_SMALL_NUMBER: Final = {move: number for number, move in enumerate(_SMALL)}
_PAY_CODES: Final = sum(total(pack) <= MOST_PAID for pack in _PACKS)
_FIRST_PAY: Final = len(_SMALL)
_FIRST_TAKE: Final = _FIRST_PAY + _PAY_CODES
_TAKE_CODES: Final = len(_PACKS) - 1
CODES: Final = _FIRST_TAKE + len(SECTIONS) * _TAKE_CODES


def code(move: Move) -> int | None:
    """The move's integer; None for a pack of blocks that no match can offer.

    >>> number = code(take(1, SINGLES[3] + SINGLES[5]))
    >>> number is not None and decode(number).text()
    'take II green black'
    """
    if isinstance(move, Take):
        pack = _PACK_NUMBER.get(move.blocks, 0)
        return _FIRST_TAKE + move.section * _TAKE_CODES + pack - 1 if pack else None
    if isinstance(move, Pay):
        pack = _PACK_NUMBER.get(move.blocks, _PAY_CODES)
        return _FIRST_PAY + pack if pack < _PAY_CODES else None
    return _SMALL_NUMBER[move]


def decode(number: int) -> Move:
    """The move of that integer."""
    if number < _FIRST_PAY:
        return _SMALL[number]
    if number < _FIRST_TAKE:
        return pay(_PACKS[number - _FIRST_PAY])
    section, pack = divmod(number - _FIRST_TAKE, _TAKE_CODES)
    return take(section, _PACKS[pack + 1])
