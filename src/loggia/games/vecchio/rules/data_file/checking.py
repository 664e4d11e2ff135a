"""Checking a data file against itself: unknown towns, broken roads, wrong areas and cycles, a game that cannot end."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import atan2, degrees

from loggia.games.vecchio.rules.box.middlemen import is_start
from loggia.games.vecchio.rules.box.sheet import Sheet, TownRow
from loggia.games.vecchio.rules.pieces import COLOURS, CREST_COLOURS, REGIONS
from loggia.kernel import wrong_setup


def check(sheet: Sheet) -> None:
    """Raise `WrongSetup` for the first thing that is wrong, naming it."""
    _check_towns(sheet)
    _check_roads(sheet)
    _check_areas(sheet)
    _check_middlemen(sheet)
    _check_tracks(sheet)
    _check_tiles(sheet)
    for seats in sheet.players:
        _check_players(sheet, seats)


def _known(sheet: Sheet, town: str, where: str) -> None:
    if town not in {row.id for row in sheet.towns}:
        raise wrong_setup("vecchio-data-unknown-town", town=town, where=where)


def _check_towns(sheet: Sheet) -> None:
    for town, count in Counter(row.id for row in sheet.towns).items():
        if count > 1:
            raise wrong_setup("vecchio-data-town-twice", town=town)
    for row in sheet.towns:
        if row.colour not in COLOURS:
            raise wrong_setup("vecchio-data-colour", town=row.id, given=row.colour, allowed=", ".join(COLOURS))
    if [row.id for row in sheet.towns if row.colour == "florence"] != ["florence"]:
        raise wrong_setup("vecchio-data-florence")


def _check_roads(sheet: Sheet) -> None:
    """VEC-MAP-1: roads join two different towns, once, and lead everywhere."""
    seen: set[frozenset[str]] = set()
    for a, b in sheet.roads:
        _known(sheet, a, f"road {a} - {b}")
        _known(sheet, b, f"road {a} - {b}")
        if a == b:
            raise wrong_setup("vecchio-data-road-loop", town=a)
        if frozenset((a, b)) in seen:
            raise wrong_setup("vecchio-data-road-twice", a=a, b=b)
        seen.add(frozenset((a, b)))
    reached, edge = {"florence"}, ["florence"]
    while edge:
        here = edge.pop()
        for road in seen:
            if here in road:
                fresh = road - reached
                reached |= fresh
                edge.extend(fresh)
    lost = [row.id for row in sheet.towns if row.id not in reached]
    if lost:
        raise wrong_setup("vecchio-data-unreachable", towns=", ".join(lost))


def _check_areas(sheet: Sheet) -> None:
    """VEC-MAP-1, VEC-MAP-3: every sum of the dice but the free one has its area, with three or four towns."""
    sums = set(range(sheet.dice, sheet.dice * sheet.faces + 1)) - {sheet.free_roll}
    if set(sheet.numbered) != sums or set(sheet.areas) != sums:
        wrong = sorted(sums ^ set(sheet.numbered) or sums ^ set(sheet.areas))
        raise wrong_setup("vecchio-data-area-numbers", numbers=", ".join(map(str, wrong)))
    least, most = sheet.area_sizes
    for number, towns in sheet.areas.items():
        for town in towns:
            _known(sheet, town, f"area {number}")
        if len(set(towns)) != len(towns):
            raise wrong_setup("vecchio-data-area-twice", area=number)
        if not least <= len(towns) <= most:
            raise wrong_setup("vecchio-data-area-size", area=number, given=len(towns), least=least, most=most)


def clockwise(towns: list[TownRow], centre: TownRow) -> list[str]:
    """VEC-MAP-7, VEC-RUL-1: the towns by increasing compass bearing seen from Florence."""

    def bearing(row: TownRow) -> float:
        return degrees(atan2(row.x - centre.x, centre.y - row.y)) % 360

    return [row.id for row in sorted(towns, key=bearing)]


def _check_middlemen(sheet: Sheet) -> None:
    if set(sheet.cycles) != set(CREST_COLOURS):
        wrong = sorted(set(sheet.cycles) ^ set(CREST_COLOURS))
        raise wrong_setup("vecchio-data-middlemen", colours=", ".join(wrong))
    centre = next(row for row in sheet.towns if row.id == "florence")
    for colour, cycle in sheet.cycles.items():
        for town in (*cycle, sheet.standard[colour]):
            _known(sheet, town, f"middleman {colour}")
        order = clockwise([row for row in sheet.towns if row.colour == colour], centre)
        turns = [tuple(order[i:] + order[:i]) for i in range(len(order))]
        if cycle not in turns:
            raise wrong_setup("vecchio-data-cycle", colour=colour, given=", ".join(cycle), wanted=", ".join(order))
        if sheet.standard[colour] not in cycle:
            raise wrong_setup("vecchio-data-standard", colour=colour, town=sheet.standard[colour])
    standard = tuple(sheet.standard[colour] for colour in CREST_COLOURS)
    if not is_start(sheet, standard):
        raise wrong_setup("vecchio-data-standard-crowded", towns=", ".join(standard))


def _check_tracks(sheet: Sheet) -> None:
    """VEC-MAP-5: each region has a red gate of its own; the two offices are entered from Florence."""
    colour = {row.id: row.colour for row in sheet.towns}
    for track in sheet.tracks:
        _known(sheet, track.gate, f"track {track.id}")
        wanted = "red" if track.id in REGIONS else "florence"
        if colour[track.gate] != wanted:
            raise wrong_setup("vecchio-data-gate", track=track.id, town=track.gate, wanted=wanted)
    gates = [track.gate for track in sheet.tracks if track.id in REGIONS]
    if len(set(gates)) != len(gates):
        raise wrong_setup("vecchio-data-gates-shared", towns=", ".join(gates))


def _check_tiles(sheet: Sheet) -> None:
    for tile, count in Counter(row.id for row in sheet.province).items():
        if count > 1:
            raise wrong_setup("vecchio-data-tile-count", kind="province_tile", tile=tile, given=count)
    if (sheet.first_members, sheet.second_members) != (2, 2):
        raise wrong_setup("vecchio-data-first-members")


def _check_players(sheet: Sheet, seats: int) -> None:
    """VEC-END-1: the crests must be there, and the tracks must be able to use them up."""
    row = sheet.players[seats]
    if row.crests > sum(sheet.crests):
        raise wrong_setup("vecchio-data-crests", seats=seats, given=row.crests, most=sum(sheet.crests))
    if row.dealt * seats > len(sheet.council):
        raise wrong_setup("vecchio-data-dealt", seats=seats, given=row.dealt, most=len(sheet.council) // seats)
    if any(row.first_space > len(track.cost) for track in sheet.tracks):
        raise wrong_setup("vecchio-data-first-space", seats=seats, given=row.first_space)
    certain = _crests_certain(sheet, seats)
    if certain < row.crests:
        raise wrong_setup("vecchio-data-no-end", seats=seats, given=row.crests, most=certain)


def _crests_certain(sheet: Sheet, seats: int) -> int:
    """How many crest spaces are filled, at the least, when every family member stands on a track."""
    first = sheet.players[seats].first_space - 1
    spaces = sum(len(track.cost) - first for track in sheet.tracks)
    crests = sum(sum(track.crest[first:]) for track in sheet.tracks)
    missed = [0]  # missed[k]: most crest spaces among k spaces left empty at the ends of the tracks
    for track in sheet.tracks:
        ends = track.crest[first:][::-1]
        grown = [0] * (len(missed) + len(ends))
        for (k, crest), j in product(enumerate(missed), range(len(ends) + 1)):
            grown[k + j] = max(grown[k + j], crest + sum(ends[:j]))
        missed = grown
    return crests - missed[max(0, spaces - seats * sheet.members)]
