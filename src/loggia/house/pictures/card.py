"""The card of a finished match: the game's emblem, and for each seat its arms, a bar and the score, the best on top.

It has no words, so that one picture serves all languages; the words are in the page's description beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from loggia.house.pictures.canvas import ARMS, CARD, DIGIT, Colour, Picture, read

COLOURS: tuple[Colour, ...] = ((181, 72, 42), (31, 99, 150), (224, 176, 58), (35, 112, 90), (132, 65, 122))
"""The seats' colours, as in the client's `tokens.css`."""
LEFT, TOP, ROW, LONGEST = 640, 60, 96, 280
STEP = DIGIT[0] - 5
"""From one digit to the next."""
SIGNS = "0123456789-"


@cache
def _drawing(name: str) -> Picture | None:
    file = files("loggia.house.pictures") / f"{name}.png"
    return read(file.read_bytes()) if file.is_file() else None


def match_card(game: str, scores: Sequence[int], ranks: Sequence[int]) -> bytes:
    """The PNG of a match's card."""
    known, strip = _drawing(f"card-{game}"), _drawing("strip")
    assert strip is not None
    card = known.copy() if known else Picture(*CARD, bytearray(b"\xff\xfa\xf0" * (CARD[0] * CARD[1])))
    most = max((abs(score) for score in scores), default=0) or 1
    for row, seat in enumerate(sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat))[:5]):
        top = TOP + row * ROW
        card.put(strip, seat % len(COLOURS) * ARMS[0], *ARMS, LEFT, top)
        bar = LEFT + ARMS[0] + 20
        length = max(6, LONGEST * max(0, scores[seat]) // most)
        card.fill(bar, top + 14, length, 52 if ranks[seat] == 1 else 36, COLOURS[seat % len(COLOURS)])
        left = bar + length + 14
        for sign in str(scores[seat])[:5]:
            card.put(strip, 5 * ARMS[0] + SIGNS.index(sign) * DIGIT[0], *DIGIT, left, top + 8)
            left += STEP
    return card.png()
