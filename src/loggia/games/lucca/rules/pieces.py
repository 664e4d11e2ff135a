"""The vocabulary: how cards, colours, areas and palaces are numbered, named and pointed at.

A card is an integer: its street number. Street numbers are all different (LUC-COMP-5), so the printed number is the
card's name, in the state as in the notation. Bastions have no number (LUC-COMP-6) and are all alike: each is card 0.
"""

from __future__ import annotations

from typing import Final

from loggia.kernel import Phrase, Said, phrase

BASTION: Final = 0
"""The card without a street number."""

WILD: Final = -1
"""Stands where a colour's number is asked for: a wild card has none of its own (LUC-RUL-23)."""

NO_COLOUR: Final = -2
"""Stands where a bastion's colour is asked for."""

NOWHERE: Final = 0
CONSTRUCTION: Final = 1
COMPLETED: Final = 2
OPENED: Final = 3
AREAS: Final = ("", "construction", "completed", "opened")
"""LUC-COMP-9: the three areas of a player, by the numbers above (UC, CP and OP in the rules)."""

WAYS: Final = ("start", "add", "wall", "bastion", "discard")
"""The five ways to play a card (LUC-PLAY-1, LUC-PLAY-2, LUC-PLAY-3, LUC-PLAY-4, LUC-PLAY-5)."""

CITY_SEAT: Final = -1
"""Stands for the City where events and views name a seat."""

PALETTE: Final = ("red", "blue", "green", "yellow", "purple", "brown", "orange", "pink", "white", "grey", "black")
"""The colours that we have words and paint for; an owner's deck uses six of them."""


def card_text(card: int) -> str:
    """A card in the notation."""
    return "x" if card == BASTION else str(card)


def colour_said(colour: str) -> Phrase:
    """A colour's name."""
    return phrase(f"lucca-colour-{colour}")


def card_said(card: int, face: str) -> Phrase:
    """A card's name: `red 45`, `wild 500`, `a bastion`."""
    if face in ("wild", "bastion"):
        return phrase(f"lucca-card-{face}", street=card)
    return phrase("lucca-card-palace", street=card, colour=colour_said(face))


def cards_said(cards: tuple[int, ...], faces: tuple[str, ...]) -> tuple[Said, ...]:
    """Some cards' names."""
    return tuple(card_said(card, face) for card, face in zip(cards, faces, strict=True))


def card_id(card: int, triplet: int = 0) -> str:
    """What to point at for a card; a bastion on the table is told from others by its triplet's number."""
    if card == BASTION:
        return f"card:bastion-{triplet}" if triplet else "card:bastion"
    return f"card:{card}"


def palace_id(seat: int, colour: str) -> str:
    """What to point at for a seat's palace."""
    return f"palace:{seat}-{colour}"


def city_palace_id(colour: str) -> str:
    """What to point at for the palace that the City is building."""
    return f"palace:city-{colour}"
