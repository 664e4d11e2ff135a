"""Reading a data file into typed rows; every complaint names the entry that is wrong."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from loggia.games.vecchio.entry import Entry
from loggia.games.vecchio.pieces import (
    COUNCIL_TRIGGERS,
    EVENTS,
    FOLLOWERS,
    NOBILITY_CONDITIONS,
    OFFICES,
    PROVINCE_EFFECTS,
    REGIONS,
    TRACKS,
)
from loggia.kernel import wrong_setup


@dataclass(frozen=True)
class TownRow:
    """A town as the file has it."""

    id: str
    name: str
    colour: str
    x: int
    y: int


@dataclass(frozen=True)
class TrackRow:
    """A track: its gate, its price in Followers (a fixed set or a pattern of colours) and its spaces."""

    id: str
    gate: str
    followers: dict[str, int]
    pattern: tuple[int, ...]
    scrolls: int
    cost: tuple[int, ...]
    points: tuple[int, ...]
    crest: tuple[bool, ...]


@dataclass(frozen=True)
class ProvinceRow:
    """A kind of Province tile."""

    id: str
    region: str
    copies: int
    effect: str
    amounts: dict[str, int]


@dataclass(frozen=True)
class CouncilRow:
    """A City council tile."""

    id: str
    trigger: str
    bonus: dict[str, int]
    reveal: dict[str, int]


@dataclass(frozen=True)
class NobilityRow:
    """A Nobility tile; `points` is a number, a table by number of crests, or empty: the number of players."""

    id: str
    points: tuple[int, ...]
    most_sets: int


@dataclass(frozen=True)
class PlayersRow:
    """What depends on the number of players."""

    crests: int
    first_space: int
    florins: tuple[int, ...]
    carriages: int
    bishops: int
    dealt: int


@dataclass(frozen=True)
class Sheet:
    """The whole data file as typed rows; not yet checked against itself."""

    towns: tuple[TownRow, ...]
    roads: tuple[tuple[str, str], ...]
    areas: dict[int, tuple[str, ...]]
    numbered: tuple[int, ...]
    area_sizes: tuple[int, int]
    cycles: dict[str, tuple[str, ...]]
    standard: dict[str, str]
    most_middlemen: int
    tracks: tuple[TrackRow, ...]
    crests: tuple[int, ...]
    province: tuple[ProvinceRow, ...]
    council: tuple[CouncilRow, ...]
    nobility: tuple[NobilityRow, ...]
    players: dict[int, PlayersRow]
    members: int
    first_members: int
    second_members: int
    free_roll: int
    dice: int
    faces: int
    rules: dict[str, int]
    canvas: dict[str, tuple[int, int, int, int]]
    """Where things are drawn: x, y, width and height; the canvas itself is `canvas`."""


RULES = (
    "travel_cost_per_step",
    "green_town_florins",
    "brown_town_florins",
    "brown_town_scrolls",
    "crest_town_followers",
    "purple_town_bishops",
    "purple_town_carriages",
    "office_scrolls",
    "additional_cost_florins",
    "tiles_looked_at",
    "recovery_florins",
    "levy_florins",
    "final_round_actions",
    "pass_points",
    "all_tracks_points",
    "majority_points",
    "crest_points",
)


MAY_BE_NOTHING = (
    "travel_cost_per_step",
    "additional_cost_florins",
    "pass_points",
    "all_tracks_points",
    "majority_points",
    "crest_points",
)
"""The figures that may be 0; without the others a match could stand still, or sentences would promise nothing."""


def read(content: bytes) -> Sheet:
    """The rows of a data file, or `WrongSetup`."""
    try:
        top = Entry(tomllib.loads(content.decode("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong_setup("vecchio-data-unreadable", why=str(error)) from error
    meta = top.table("meta")
    meta.one_of("game", ("il_vecchio",))
    if meta.number("schema") != 1:
        raise wrong_setup("vecchio-data-schema", given=meta.number("schema"))
    map_, setup, parts, rules = top.table("map"), top.table("setup"), top.table("components"), top.table("rules")
    middlemen = top.table("middleman")
    return Sheet(
        towns=tuple(_town(row) for row in top.tables("town")),
        roads=tuple(_road(row) for row in top.tables("road", "a")),
        areas={row.number("number"): row.words("towns") for row in top.tables("area", "number")},
        numbered=map_.numbers("numbered_areas"),
        area_sizes=(map_.number("min_towns_per_area", 1), map_.number("max_towns_per_area", 1)),
        cycles={colour: middlemen.table(colour).words("cycle") for colour in middlemen.data},
        standard={colour: middlemen.table(colour).word("start_standard") for colour in middlemen.data},
        most_middlemen=setup.number("middlemen_max_per_area", 1),
        tracks=_tracks(top),
        crests=_crests(top),
        province=tuple(_province(row) for row in top.tables("province_tile")),
        council=_council(top),
        nobility=_nobility(top),
        players={seats: _players(top.table("players").table(str(seats)), seats) for seats in (2, 3, 4)},
        members=parts.number("family_members_per_player", 4),
        first_members=setup.number("family_members_first", 2),
        second_members=setup.number("family_members_second", 2),
        free_roll=setup.number("free_area_roll"),
        dice=parts.number("dice", 1),
        faces=parts.number("dice_faces", 2),
        rules={key: rules.number(key, 0 if key in MAY_BE_NOTHING else 1) for key in RULES},
        canvas=_canvas(top.table("canvas")),
    )


def _canvas(row: Entry) -> dict[str, tuple[int, int, int, int]]:
    """Where the map and the boxes of the tracks and stacks are drawn; no rule depends on it."""
    found = {"canvas": (0, 0, row.number("width", 1), row.number("height", 1))}
    for key, value in row.data.items():
        if isinstance(value, dict):
            place = row.table(key)
            size = (place.number("w"), place.number("h")) if "w" in place.data else (0, 0)
            found[key.removesuffix("_box")] = (place.number("x"), place.number("y"), *size)
    return found


def _town(row: Entry) -> TownRow:
    name = row.word("id")
    if name != name.lower() or not name.replace("_", "").replace("'", "").isalpha():
        raise wrong_setup("vecchio-data-town-id", given=name)
    return TownRow(name, row.table("name").word("en"), row.word("colour"), row.number("x"), row.number("y"))


def _road(row: Entry) -> tuple[str, str]:
    """VEC-MAP-1: a road joins two towns and goes both ways; anything else said about it is a mistake."""
    a, b = row.word("a"), row.word("b")
    for key in row.data:
        if key not in {"a", "b"} and not key.startswith("prov"):
            raise wrong_setup("vecchio-data-road-entry", a=a, b=b, entry=key)
    return a, b


def _tracks(top: Entry) -> tuple[TrackRow, ...]:
    found = {row.one_of("id", TRACKS): _track(row) for row in top.tables("track")}
    for name in TRACKS:
        if name not in found:
            raise wrong_setup("vecchio-data-missing", where=f"track[{name}]")
    return tuple(found[name] for name in TRACKS)


def _track(row: Entry) -> TrackRow:
    name = row.word("id")
    region = name in REGIONS
    row.one_of("kind", ("region",) if region else ("florence",))
    spaces = row.tables("spaces", "n")
    if [space.number("n") for space in spaces] != list(range(1, row.number("length", 2) + 1)):
        raise wrong_setup("vecchio-data-spaces", track=name, length=row.number("length"))
    fixed = row.table("followers").amounts(FOLLOWERS) if region and "followers" in row.data else {}
    pattern = row.numbers("follower_pattern") if region and not fixed else ()
    if region and (sum(fixed.values()) or sum(pattern)) != row.number("follower_count", 1):
        raise wrong_setup("vecchio-data-followers", track=name)
    if len(pattern) > len(FOLLOWERS) or any(count < 1 for count in pattern) or row.data.get("follower_count", 1) > 4:
        raise wrong_setup("vecchio-data-followers", track=name)
    return TrackRow(
        name,
        row.word("gate"),
        fixed,
        pattern,
        row.number("scrolls", 1) if name in OFFICES else 0,
        tuple(space.number("cost") for space in spaces),
        tuple(space.number("pp") for space in spaces),
        tuple(space.truth("crest") for space in spaces),
    )


def _crests(top: Entry) -> tuple[int, ...]:
    copies = {row.one_of("event", EVENTS): row.number("copies") for row in top.tables("crest", "event")}
    return tuple(copies.get(event, 0) for event in EVENTS)


_AMOUNTS: dict[str, tuple[str, ...]] = {
    "V-SCROLL": ("scroll",),
    "V-ASSASSIN": ("assassin",),
    "V-TOWNCOIN": ("florin",),
    "V-CHOICE": ("follower_any", "or_scroll", "or_florin"),
    "M-KNIGHT": ("knight",),
    "M-ABBOT": ("abbot",),
    "M-ROLL": ("members",),
    "M-BUY": ("pay_florin", "follower_any", "scroll"),
    "M-PLACE": ("members",),
    "C-FOLLOWER": ("follower_any",),
    "C-SIXCOIN": ("florin",),
    "C-ESCORT": ("bishop", "carriage"),
    "CC-SCROLL": ("optional_pay_florin", "scroll"),
    "CC-COIN": ("florin",),
    "CC-WAGE": ("florin",),
    "CC-ABBOT": ("abbot",),
    "CC-KNIGHT": ("knight",),
    "CC-ASSASSIN": ("assassin",),
    "CC-BISHOP": ("carriage", "florin"),
    "CC-CARRIAGE": ("bishop", "florin"),
    "CC-RECOVER": ("optional_place_roll",),
    "CC-REINFORCE": ("extra_members",),
    "CC-PROVINCE": ("scroll",),
    "CC-OFFICE": ("follower_any",),
}
"""What each tile gives or costs: the file says how many, the rules say of what."""

_REVEALS = {"CC-SCROLL": ("scroll",), "CC-RECOVER": ("place_roll",), "CC-REINFORCE": ("place_roll",)}
"""VEC-CC-2: where turning a tile up brings something else than using it."""


def _province(row: Entry) -> ProvinceRow:
    name = row.one_of("id", tuple(PROVINCE_EFFECTS))
    effect = row.one_of("effect", (PROVINCE_EFFECTS[name],))
    params = row.table("params")
    row.one_of("when", ("takeover",) if effect.startswith("takeover") else ("any",))
    copies = row.number("copies")
    if effect == "reuse" and copies > 1:
        raise wrong_setup("vecchio-data-reuse", given=copies)
    if effect == "exchange":
        if params.words("give_one_of") != ("follower_any", "scroll") or params.words("take_one_of") != (
            "followers2",
            "scrolls2",
        ):
            raise wrong_setup("vecchio-data-word", where=params.where, given="?", allowed="followers2, scrolls2")
        amounts: dict[str, int] = {}
    elif effect == "pay_follower_for_scrolls":
        if params.number("follower_any", least=-1) != -1:
            raise wrong_setup("vecchio-data-word", where=params.at("follower_any"), given="?", allowed="-1")
        amounts = {"scroll": params.number("scroll", 1)}
    else:
        amounts = _amounts(params, _AMOUNTS.get(name, ()))
    return ProvinceRow(name, row.one_of("region", REGIONS), copies, effect, amounts)


def _amounts(params: Entry, keys: tuple[str, ...]) -> dict[str, int]:
    params.amounts(keys)
    return {key: params.number(key, 1) for key in keys}


def _council(top: Entry) -> tuple[CouncilRow, ...]:
    rows = []
    for row in top.tables("council_tile"):
        name = row.one_of("id", tuple(COUNCIL_TRIGGERS))
        row.one_of("trigger", (COUNCIL_TRIGGERS[name],))
        bonus = _amounts(row.table("bonus"), _AMOUNTS[name])
        reveal = _amounts(row.table("reveal_bonus"), _REVEALS.get(name, _AMOUNTS[name]))
        rows.append(CouncilRow(name, COUNCIL_TRIGGERS[name], bonus, reveal))
    _one_of_each("council_tile", [row.id for row in rows], tuple(COUNCIL_TRIGGERS))
    return tuple(rows)


def _nobility(top: Entry) -> tuple[NobilityRow, ...]:
    rows = []
    for row in top.tables("nobility_tile"):
        name = row.one_of("id", tuple(NOBILITY_CONDITIONS))
        row.one_of("condition", (NOBILITY_CONDITIONS[name],))
        points: tuple[int, ...] = ()
        if name == "NB-NEIGHBOURS":
            row.one_of("pp", ("players",))
        elif name == "NB-CRESTS":
            points = row.numbers("pp")
            if len(points) != 5:
                raise wrong_setup("vecchio-data-crest-table", given=len(points))
        else:
            points = (row.number("pp"),)
        rows.append(NobilityRow(name, points, row.number("max_sets")))
    _one_of_each("nobility_tile", [row.id for row in rows], tuple(NOBILITY_CONDITIONS))
    return tuple(rows)


def _one_of_each(kind: str, given: list[str], wanted: tuple[str, ...]) -> None:
    for name in wanted:
        if given.count(name) != 1:
            raise wrong_setup("vecchio-data-tile-count", kind=kind, tile=name, given=given.count(name))


def _players(row: Entry, seats: int) -> PlayersRow:
    florins = row.numbers("start_florins")
    if len(florins) != seats or min(florins) < 0:
        raise wrong_setup("vecchio-data-start-florins", seats=seats)
    return PlayersRow(
        row.number("crests_in_play", 1),
        row.number("first_track_space", 1),
        florins,
        row.number("start_carriages"),
        row.number("start_bishops"),
        row.number("council_tiles_dealt", 1),
    )
