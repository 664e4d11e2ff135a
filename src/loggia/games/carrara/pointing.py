"""What a player may mean who points at a piece that is dim: the moves that its refusal speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loggia.games.carrara.pieces import CITIES, TILES
from loggia.games.carrara.state import CarraraState

VERBS = {"space": "score", "object": "purchase", "upgrade": "upgrade"}


def meant(state: CarraraState, seat: int, ids: Sequence[str]) -> Iterator[str]:
    """Moves in the notation, the likeliest first."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    tiles = [name for kind, name in pointed if kind == "tile"]
    if kind in VERBS:
        yield f"{VERBS[kind]} {name}"
    elif kind == "wheel":
        colours = [name.partition("-")[2] for kind, name in pointed if kind == "wheel"]
        yield f"take {name.partition('-')[0]} {' '.join(colours)}"
    elif kind == "block":
        yield f"pay {' '.join(name for kind, name in pointed if kind == 'block')}"
    elif kind == "city":
        for tile in tiles or [TILES[tile] for tile in state.display]:
            yield f"build {tile} {name}"
    elif kind == "tile":
        yield from _with_tile(state, seat, tiles)


def _with_tile(state: CarraraState, seat: int, tiles: list[str]) -> Iterator[str]:
    """Build it, where any block will do if anywhere; or improve the own one."""
    if len(tiles) > 1:
        yield f"improve {tiles[-2]} {tiles[-1]}"
    elif tiles[0] in [TILES[own // len(CITIES)] for own in state.buildings[seat]]:
        for better in state.display:
            yield f"improve {tiles[0]} {TILES[better]}"
    else:
        for city in reversed(CITIES):
            yield f"build {tiles[0]} {city}"
