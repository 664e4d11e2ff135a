"""The pieces that name a move, and what somebody may mean who points at a piece that is dim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from loggia.games.carrara.rules.box import CarraraBox
from loggia.games.carrara.rules.events import colour_names
from loggia.games.carrara.rules.moves import (
    Announce,
    Build,
    Buy,
    Improve,
    Pass,
    Pay,
    Purchase,
    Score,
    Take,
    TakeTwo,
    Upgrade,
)
from loggia.games.carrara.rules.pieces import (
    CITIES,
    COLOURS,
    EIGHTS,
    NO_TILE,
    OBJECTS,
    SECTIONS,
    SPACES,
    TILE_COST,
    TILE_OF,
    TILES,
    UPGRADES,
    bits,
)
from loggia.games.carrara.rules.pieces.packs import counts
from loggia.games.carrara.rules.state import START, TAKE, CarraraState
from loggia.kernel import Move, NotAllowed, not_allowed


def ids(state: CarraraState, seat: int, move: Move) -> tuple[str, ...]:
    """The pieces to point at; a verb without a piece is a button `do:...`."""
    match move:
        case Buy():
            return ("do:buy" if move.turning else "do:buy-still",)
        case Take():
            return tuple(f"wheel:{move.section + 1}-{colour}" for colour in colour_names(move.blocks))
        case Build():
            return (f"tile:{TILES[move.tile]}", f"city:{CITIES[move.city]}")
        case Improve():
            return (f"tile:{TILES[move.old]}", f"tile:{TILES[move.tile]}")
        case Pay():
            return _blocks(move.blocks) or ("do:pay-none",)
        case Upgrade():
            return (f"upgrade:{UPGRADES[move.upgrade]}",)
        case Score():
            return (f"space:{SPACES[move.space]}",)
        case Purchase():
            return (f"object:{OBJECTS[move.object]}",)
        case Announce():
            return ("do:announce",)
        case TakeTwo():
            return ("do:take-two",)
        case Pass():
            return ("do:pass",)
        case _:
            return ("do:end-turn",)


def _blocks(blocks: int) -> tuple[str, ...]:
    return tuple(f"block:{colour}" for colour in colour_names(blocks))


# --- dim pieces -------------------------------------------------------------------------------------------------------

VERBS = {"space": "score", "object": "purchase", "upgrade": "upgrade"}


def meant(box: CarraraBox, state: CarraraState, seat: int, ids: Sequence[str]) -> Iterator[str | NotAllowed]:
    """Moves in the notation, the likeliest first; or why no move could say it."""
    pointed = [piece.partition(":")[::2] for piece in ids]
    kind, name = pointed[-1]
    if kind in VERBS:
        yield f"{VERBS[kind]} {name}"
    elif kind in ("wheel", "section"):
        yield from _from_the_wheel(box, state, seat, [piece for piece in pointed if piece[0] in ("wheel", "section")])
    elif kind == "block":
        yield f"pay {' '.join(name for kind, name in pointed if kind == 'block')}"
    elif kind in ("city", "tile"):
        tiles = [name for kind, name in pointed if kind == "tile"]
        cities = [name for kind, name in pointed if kind == "city"]
        if cities:
            yield from _build_in(state, seat, tiles, cities[-1])
        else:
            yield from _with_tiles(state, seat, tiles)


# --- the wheel --------------------------------------------------------------------------------------------------------


def _from_the_wheel(
    box: CarraraBox, state: CarraraState, seat: int, pointed: Sequence[tuple[str, str]]
) -> Iterator[str | NotAllowed]:
    """CAR-BUY-3: blocks of one section."""
    places = [name.partition("-")[::2] for _, name in pointed]
    section = places[-1][0]
    if section not in [str(number + 1) for number in range(len(SECTIONS))]:
        return
    buying = state.phase == TAKE and state.seat == seat
    if buying and len({where for where, _ in places}) > 1:
        yield not_allowed("CAR-BUY-3", "carrara-refused-two-sections")
    elif pointed[-1][0] == "wheel":
        yield f"take {section} {' '.join(colour for _, colour in places if colour)}"
    elif buying:
        yield from _a_whole_section(box, state, int(section) - 1)
    else:
        yield f"take {section} {COLOURS[0]}"  # refused whatever the blocks are


def _a_whole_section(box: CarraraBox, state: CarraraState, section: int) -> Iterator[str | NotAllowed]:
    """CAR-BUY-3: a section alone says nothing about the blocks; perhaps none of them can be had."""
    prices = box.prices[section]
    lying = sorted((prices[colour], colour) for colour, many in enumerate(counts(state.wheel[section])) if many)
    if not lying:
        yield not_allowed("CAR-BUY-3", "carrara-refused-empty-section", section=SECTIONS[section])
    else:
        yield f"take {section + 1} {COLOURS[lying[0][1]]}"
        yield not_allowed("CAR-BUY-3", "carrara-refused-choose-blocks", section=SECTIONS[section])


# --- tiles and cities -------------------------------------------------------------------------------------------------


def _offered(state: CarraraState) -> list[int]:
    """The tiles that can be had, the cheapest first: what is too dear for the cheapest is too dear for all."""
    shown = [tile for tile in state.display if tile != NO_TILE]
    shown += [EIGHTS[kind] for kind in bits(state.eights)]
    return sorted(shown, key=lambda tile: TILE_COST[tile])


def _begins(state: CarraraState, seat: int) -> bool:
    """Whether that seat chooses its action now; else whatever it means is refused for that."""
    return state.phase == START and state.seat == seat


def _build_in(state: CarraraState, seat: int, tiles: list[str], city: str) -> Iterator[str | NotAllowed]:
    """CAR-BLD-3: the tile pointed at in that city, or any."""
    wanted = tiles[-1:] or [TILES[tile] for tile in _offered(state)]
    if not wanted and _begins(state, seat):
        yield not_allowed("CAR-BLD-1", "carrara-refused-no-tiles")
    for tile in wanted or TILES[:1]:
        yield f"build {tile} {city}"


def _with_tiles(state: CarraraState, seat: int, tiles: list[str]) -> Iterator[str | NotAllowed]:
    """Build it, where any block will do if anywhere; or improve the own one."""
    own = [TILES[TILE_OF[building]] for building in state.buildings[seat]]
    if len(tiles) > 1:
        yield from _two_tiles(state, seat, own, tiles[-2], tiles[-1])
    elif tiles[0] in own:
        yield from _own_tile(state, seat, tiles[0])
    else:
        for city in reversed(CITIES):
            yield f"build {tiles[0]} {city}"


def _two_tiles(state: CarraraState, seat: int, own: list[str], first: str, last: str) -> Iterator[str | NotAllowed]:
    """CAR-XIMP-1: the own one is improved by the other, in whichever order they were pointed at."""
    if first not in own and last not in own and _begins(state, seat):
        yield not_allowed("CAR-BLD-1", "carrara-refused-one-tile")
    yield f"improve {last} {first}" if last in own and first not in own else f"improve {first} {last}"


def _own_tile(state: CarraraState, seat: int, tile: str) -> Iterator[str | NotAllowed]:
    """CAR-XIMP-1: the cheapest tile that would improve it explains best; where none would, the dearest."""
    offered = _offered(state)
    if not offered and state.expansion and _begins(state, seat):
        yield not_allowed("CAR-BLD-1", "carrara-refused-no-tiles")
    better = [one for one in offered if TILE_COST[one] > TILE_COST[TILES.index(tile)]]
    for one in [*better, *reversed(offered)] or [0, 1]:
        yield f"improve {tile} {TILES[one]}"
