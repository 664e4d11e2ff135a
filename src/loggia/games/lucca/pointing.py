"""What a player may mean who points at a piece that is dim: the moves that its refusal speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loggia.games.lucca.moves import named
from loggia.games.lucca.state import CITY, KEEPING, LuccaState


def meant(state: LuccaState, seat: int, ids: Sequence[str]) -> Iterator[str]:
    """Moves in the notation, the likeliest first."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    cards = [_card(name) for kind, name in pointed if kind == "card"]
    if kind == "triplet":
        yield f"take {name}"
    elif kind == "palace":
        owner, _, colour = name.partition("-")
        yield from _with_palace(state, seat, cards, owner, colour)
    elif kind == "card":
        yield from _with_card(state, cards)


def _card(name: str) -> str:
    """A card in the notation; bastions of the table are told apart by their triplet."""
    return "x" if name.startswith("bastion") else name


def _with_palace(state: LuccaState, seat: int, cards: list[str], owner: str, colour: str) -> Iterator[str]:
    if owner == str(seat):
        if not cards:
            yield f"open {colour}"
        for card in cards:
            yield f"play {card} add {colour}"
            yield f"play {card} add"
    elif owner == "city":
        for card in cards:
            yield from (f"city {number} {card} {colour}" for number in _triplets_with(state, card))


def _with_card(state: LuccaState, cards: list[str]) -> Iterator[str]:
    if state.phase == KEEPING:
        yield from (f"keep {cards[-2]} {cards[-1]}" for _ in cards[1:2])
    elif state.phase == CITY:
        for number in _triplets_with(state, cards[-1]):
            yield f"city {number} {cards[-1]}"
    else:
        yield f"play {cards[-1]} wall"


def _triplets_with(state: LuccaState, card: str) -> list[int]:
    """The triplets on the table that hold the card."""
    return [number for number, triplet in enumerate(state.triplets, 1) if card in map(named, triplet)]
