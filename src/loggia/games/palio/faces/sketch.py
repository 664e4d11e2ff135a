"""The view drawn as text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from loggia.games.palio.rules.view import PalioView
from loggia.kernel import Phrase, Seat, phrase


def sketch(view: PalioView, say: Callable[[Phrase], str], width: int) -> list[str]:
    """One line per seat."""
    lines = [say(phrase("palio-prompt", prize=view["prize"])) if view["prize"] else say(phrase("palio-over"))]
    for seat, hand in enumerate(view["hands"]):
        mark = "*" if view["entered"][seat] else " "
        name = say(phrase("seat-name", seat=Seat(seat)))
        lines.append(f"{mark} {name}: {' '.join(map(str, hand))}   {sum(view['won'][seat])}")
    return lines
