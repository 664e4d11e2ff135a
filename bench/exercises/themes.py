"""What an exercise is about: the theme of a decision by the kind of its best move."""

from __future__ import annotations

from typing import Final

from loggia.kernel import Move

THEMES: Final[dict[str, dict[str, str]]] = {
    "carrara": {
        "Buy": "wheel",
        "Take": "blocks",
        "Build": "building",
        "Improve": "building",
        "Pay": "blocks",
        "Upgrade": "building",
        "Score": "scoring",
        "Purchase": "objects",
        "Announce": "scoring",
    },
    "lucca": {"Keep": "opening", "Open": "parties", "Take": "draft", "Play": "cards", "Build": "cards"},
    "vecchio": {
        "Draft": "opening",
        "Settle": "opening",
        "Town": "action",
        "TakeOver": "action",
        "Office": "action",
        "Reinforce": "action",
        "Recover": "action",
        "Send": "travel",
        "Work": "towns",
        "Pay": "payment",
        "Place": "family",
        "Choose": "tiles",
        "Use": "tiles",
        "Take": "payment",
        "Give": "payment",
        "Exchange": "payment",
        "Levy": "payment",
        "LayDown": "family",
        "Return": "family",
    },
    "genoa": {
        "Start": "tower",
        "Go": "tower",
        "Stop": "tower",
        "Take": "tower",
        "Leave": "tower",
        "Main": "buildings",
        "Pick": "orders",
        "Order": "orders",
        "Deliver": "messages",
        "Hold": "messages",
        "PlayAnyWare": "cards",
        "PlayTrade": "cards",
        "PlayBuilding": "cards",
        "Own": "markers",
        "Skip": "markers",
        "Offer": "bids",
        "Counter": "asking",
    },
}
"""By game and kind of move; a kind that is missing here makes no exercise."""


PARTS: Final[dict[str, tuple[str, frozenset[str]]]] = {
    "genoa": ("tower", frozenset(("Go", "Stop", "Take", "Leave"))),
}
"""Where not all choices are listed: the kinds of moves that are compared alone, with the name of that question."""


def theme(game: str, best: Move, glance: Move) -> str:
    """The theme of a decision; ending a turn is told by what the glance would have done instead."""
    kinds = THEMES[game]
    if game == "genoa" and best.text().startswith("main LO"):
        return "orders"  # the main effect of a villa: a large order is fulfilled
    return kinds.get(type(best).__name__, "") or kinds.get(type(glance).__name__, "")
