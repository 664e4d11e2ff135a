"""What a tile says."""

from __future__ import annotations

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.view.board import DICE, facts
from loggia.kernel import Phrase


def about(box: VecchioBox, name: str, less_luck: bool = False) -> Phrase:
    """A tile's text."""
    return _told("about", box, name, less_luck)


def reveal(box: VecchioBox, name: str, less_luck: bool = False) -> Phrase:
    """VEC-CC-2: what a City council tile brings once, when it is turned face-up."""
    return _told("reveal", box, name, less_luck)


def _told(kind: str, box: VecchioBox, name: str, less_luck: bool) -> Phrase:
    variant = "-free" if less_luck and name in DICE else ""
    return Phrase(f"vecchio-{kind}-{name.lower()}{variant}", tuple(facts(box, name).items()))
