"""Everything printed, as a front end needs it: the map, the areas, the ways, the catalogue of tiles."""

from __future__ import annotations

from typing import TypedDict

from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.names import KNOWN_TOWNS
from loggia.games.vecchio.rules.pieces import COLOURS, CREST_COLOURS, GOODS, REGIONS

DICE = frozenset({"M-ROLL", "CC-RECOVER", "CC-REINFORCE"})
"""VEC-RUL-43: the tiles that place family members by dice, except in the variant with less luck."""


class TownView(TypedDict):
    """A town of the map. `name` is empty where the language files name it (`vecchio-town-ID`)."""

    id: str
    name: str
    colour: str
    x: int
    y: int
    roads: list[str]
    areas: list[int]


class AreaView(TypedDict):
    """A numbered area; `ways` of all rolls of the dice bring it up."""

    number: int
    towns: list[str]
    ways: int


class PlaceView(TypedDict):
    """A rectangle or point of the drawing; width and height are 0 for a point."""

    x: int
    y: int
    width: int
    height: int


class TileView(TypedDict):
    """A tile of the catalogue: `vecchio-tile-ID` names it, `vecchio-about-ID` with the facts explains it.

    A City council tile's reveal bonus is `vecchio-reveal-ID` (VEC-CC-2: not for the tile kept in the draft). Where
    `dice` is true, both end in `-free` in the variant with less luck (VEC-RUL-43).
    """

    id: str
    kind: str
    region: str
    copies: int
    when: str
    dice: bool
    facts: dict[str, int]


class BoardView(TypedDict):
    """Everything printed; the same at every moment of a match."""

    width: int
    height: int
    places: dict[str, PlaceView]
    towns: list[TownView]
    areas: list[AreaView]
    rolls: int
    fares: dict[str, list[int]]
    """The Florins for walking from a town to each town, in the order of `towns`."""
    cycles: dict[str, list[str]]
    tiles: dict[str, TileView]
    goods: list[str]
    yields: dict[str, list[dict[str, int]]]
    """VEC-MAP-2: by the colour of a town, the goods that its action brings; two entries where one chooses."""
    final_actions: int
    """VEC-END-2: the actions of a double-turn."""


def board(box: VecchioBox) -> BoardView:
    """Everything printed, from the data."""
    chart = box.map
    near: list[list[str]] = [[] for _ in chart.towns]
    for a, b in chart.roads:
        near[a].append(chart.towns[b])
        near[b].append(chart.towns[a])
    ways = _ways(box.sheet.dice, box.sheet.faces)
    return {
        "width": box.sheet.canvas["canvas"][2],
        "height": box.sheet.canvas["canvas"][3],
        "places": {
            name: {"x": x, "y": y, "width": width, "height": height}
            for name, (x, y, width, height) in box.sheet.canvas.items()
            if name != "canvas"
        },
        "towns": [
            {
                "id": row.id,
                "name": "" if row.id in KNOWN_TOWNS else row.name,
                "colour": row.colour,
                "x": row.x,
                "y": row.y,
                "roads": sorted(near[number]),
                "areas": [area for area, towns in chart.areas.items() if number in towns],
            }
            for number, row in enumerate(chart.rows)
        ],
        "areas": [
            {"number": area, "towns": [chart.towns[town] for town in towns], "ways": ways[area]}
            for area, towns in chart.areas.items()
        ],
        "rolls": sum(ways.values()),
        "fares": {town: chart.fare[number].copy() for number, town in enumerate(chart.towns)},
        "cycles": {colour: list(box.sheet.cycles[colour]) for colour in CREST_COLOURS},
        "tiles": _catalogue(box),
        "goods": list(GOODS),
        "yields": _yields(box),
        "final_actions": box.rules["final_round_actions"],
    }


def _yields(box: VecchioBox) -> dict[str, list[dict[str, int]]]:
    found: dict[str, list[dict[str, int]]] = {}
    for (colour, _, extra), yielded in box.yields.items():
        if not extra:
            found.setdefault(COLOURS[colour], []).append({GOODS[good]: count for good, count in yielded.base})
    return found


def _ways(dice: int, faces: int) -> dict[int, int]:
    """How many rolls of the dice add up to each sum."""
    ways = {0: 1}
    for _ in range(dice):
        grown: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, faces + 1):
                grown[total + face] = grown.get(total + face, 0) + count
        ways = grown
    return ways


def _catalogue(box: VecchioBox) -> dict[str, TileView]:
    """Every kind of tile with the moment it can be used and the figures of its text."""
    found: dict[str, TileView] = {}
    for tile in box.province:
        when = "reuse" if tile.effect == "reuse" else "takeover" if tile.in_takeover else "free"
        found[tile.name] = {
            "id": tile.name,
            "kind": "province",
            "region": REGIONS[tile.region],
            "copies": tile.copies,
            "when": when,
            "dice": tile.name in DICE,
            "facts": facts(box, tile.name),
        }
    for name in box.council:
        found[name] = _florence_tile(box, name, "council", "always")
    for name in box.nobility:
        found[name] = _florence_tile(box, name, "nobility", "end")
    return found


def _florence_tile(box: VecchioBox, name: str, kind: str, when: str) -> TileView:
    told = facts(box, name)
    return {"id": name, "kind": kind, "region": "", "copies": 1, "when": when, "dice": name in DICE, "facts": told}


def facts(box: VecchioBox, name: str) -> dict[str, int]:
    """The figures that a tile's text needs."""
    if name in box.province_index:
        return {key.replace("_", ""): n for key, n in box.province[box.province_index[name]].amounts.items()}
    if name in box.council_index:
        row = box.sheet.council[box.council_index[name]]
        bonus = {f"bonus{key.replace('_', '')}": n for key, n in row.bonus.items()}
        return bonus | {f"reveal{key.replace('_', '')}": n for key, n in row.reveal.items()}
    tile = box.sheet.nobility[box.nobility_index[name]]
    if name == "NB-CRESTS":
        return {f"p{number}": points for number, points in enumerate(tile.points)}
    if not tile.points:
        return {"count": tile.most_sets}
    return {"points": tile.points[0], "most": tile.most_sets * tile.points[0]}
