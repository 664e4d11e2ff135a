"""What a player may mean who points at a piece that is dim: the moves that its refusal speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loggia.games.genoa.pieces import BUILDINGS, WARES, Box
from loggia.games.genoa.state import ACTION, OWNERS, PICK, PLACE, GenoaState

CARDS = {"MS": "deliver", "SO": "order", "LO": "main"}
"""What one does with a message, a small order and a large order."""


def meant(box: Box, state: GenoaState, seat: int, ids: Sequence[str]) -> Iterator[str]:
    """Moves in the notation, the likeliest first."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    if kind == "field":
        yield from _with_field(box, state, seat, name)
    elif kind == "card":
        yield f"pick {name}" if state.phase == PICK else f"{CARDS.get(name[:2], 'deliver')} {name}"
    elif kind in ("supply", "stack"):
        yield from _with_supply(name, kind, pointed)
    elif kind == "good":
        yield from _with_special(name)
    elif kind == "offer":
        whose, _, field = name.partition(":")
        yield f"withdraw {field}" if whose == str(seat) else f"accept {whose} {field}"
    elif kind == "counter":
        whose, _, field = name.partition(":")
        yield f"agree {field}" if whose == str(seat) else f"withdraw {whose} {field}"
    elif kind == "seat" and state.path:
        yield f"counter {name} {box.fields[state.path[-1]]} pay {box.step_money}"


def _with_field(box: Box, state: GenoaState, seat: int, field: str) -> Iterator[str]:
    """Start there, use it, go there or bid for it, whatever the moment is for."""
    if state.phase == PLACE:
        yield f"start {field}"
    elif state.phase == OWNERS:
        yield from (f"own {field} {building}:place" for building in BUILDINGS)
    elif state.phase == ACTION:
        yield f"play building_action {field}"
        yield f"go {field}"
    elif seat == state.tower:
        yield f"go {field}"
    else:
        yield f"offer {field} pay {box.step_money}"


def _with_supply(name: str, kind: str, pointed: list[tuple[str, str]]) -> Iterator[str]:
    """A ware for a special card, or what is traded for; a privilege of the villa."""
    for before, piece in pointed[:-1]:
        if (before, piece) == ("good", "any_ware"):
            yield f"play any_ware {name}"
        elif before in ("good", "card") and piece != "trade_1_1":
            yield f"play trade_1_1 {piece} for {name}"
    if kind == "stack":
        yield f"main {name}"


def _with_special(name: str) -> Iterator[str]:
    """A special card before it is said what for: the first use that comes to mind."""
    if name == "any_ware":
        yield f"play any_ware {WARES[0]}"
    elif name == "trade_1_1":
        yield f"play trade_1_1 {WARES[0]} for {WARES[1]}"
    elif name == "building_action":
        yield from (f"play building_action {building}" for building in BUILDINGS)
    elif name == "any_start":
        yield f"start {BUILDINGS[0]}"
