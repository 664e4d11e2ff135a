"""Reading a data file into typed rows."""

from __future__ import annotations

from loggia.games.vecchio.rules.box.sheet import (
    CouncilRow,
    NobilityRow,
    PlayersRow,
    ProvinceRow,
    Sheet,
    TownRow,
    TrackRow,
)
from loggia.games.vecchio.rules.pieces import (
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
from loggia.kernel.datafile import Entry

SCHEMA = 1
"""The version of the file's shape that this reader understands."""

MOST_FOLLOWERS = 4
"""The dearest price in Followers that the tables of moves are made for."""

RULES = (
    "travel_cost_per_step",
    "green_town_florins",
    "brown_town_florins",
    "brown_town_scrolls",
    "crest_town_followers",
    "purple_town_bishops",
    "purple_town_carriages",
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


def read_sheet(data: Entry) -> Sheet:
    """The rows of a data file, or `WrongSetup`."""
    data["meta"]["game"].word(("il_vecchio",))
    data["meta"]["schema"].expect((data["meta"]["schema"].number(),), (SCHEMA,))
    map_, setup, parts, rules = data["map"], data["setup"], data["components"], data["rules"]
    middlemen, players = data["middleman"], data["players"]
    colours = middlemen.keys()
    return Sheet(
        towns=tuple(_town(row) for row in data["town"].entries()),
        roads=tuple(_road(row) for row in data["road"].entries()),
        areas={row["number"].number(): row["towns"].words() for row in data["area"].entries()},
        numbered=map_["numbered_areas"].numbers(),
        area_sizes=(map_["min_towns_per_area"].number(1), map_["max_towns_per_area"].number(1)),
        cycles={colour: middlemen[colour]["cycle"].words() for colour in colours},
        standard={colour: middlemen[colour]["start_standard"].word() for colour in colours},
        most_middlemen=setup["middlemen_max_per_area"].number(1),
        tracks=_tracks(data),
        crests=_crests(data),
        province=tuple(_province(row) for row in data["province_tile"].entries()),
        council=_council(data),
        nobility=_nobility(data),
        players={seats: _players(players[str(seats)], seats) for seats in (2, 3, 4)},
        members=parts["family_members_per_player"].number(4),
        first_members=setup["family_members_first"].number(2),
        second_members=setup["family_members_second"].number(2),
        free_roll=setup["free_area_roll"].number(),
        dice=parts["dice"].number(1),
        faces=parts["dice_faces"].number(2),
        rules={key: rules[key].number(0 if key in MAY_BE_NOTHING else 1) for key in RULES},
        canvas=_canvas(data["canvas"]),
    )


def _canvas(row: Entry) -> dict[str, tuple[int, int, int, int]]:
    """Where the map and the boxes of the tracks and stacks are drawn; no rule depends on it."""
    found = {"canvas": (0, 0, row["width"].number(1), row["height"].number(1))}
    keys = row.keys()
    for key in keys:
        place = row[key]
        if "x" in place:
            size = (place["w"].number(), place["h"].number()) if "w" in place else (0, 0)
            found[key.removesuffix("_box")] = (place["x"].number(), place["y"].number(), *size)
    return found


def _town(row: Entry) -> TownRow:
    name = row["id"].word()
    if name != name.lower() or not name.replace("_", "").replace("'", "").isalpha():
        raise wrong_setup("vecchio-data-town-id", given=name)
    return TownRow(name, row["name"]["en"].word(), row["colour"].word(), row["x"].number(), row["y"].number())


def _road(row: Entry) -> tuple[str, str]:
    """VEC-MAP-1: a road joins two towns and goes both ways; anything else said about it is a mistake."""
    a, b = row["a"].word(), row["b"].word()
    keys = row.keys()
    for key in keys:
        if key not in {"a", "b"} and not key.startswith("prov"):
            raise wrong_setup("vecchio-data-road-entry", a=a, b=b, entry=key)
    return a, b


def _tracks(data: Entry) -> tuple[TrackRow, ...]:
    found = {row["id"].word(TRACKS): _track(row) for row in data["track"].entries()}
    for name in TRACKS:
        if name not in found:
            raise wrong_setup("data-missing", where=f"track.{name}")
    return tuple(found[name] for name in TRACKS)


def _track(row: Entry) -> TrackRow:
    name = row["id"].word()
    region = name in REGIONS
    row["kind"].word(("region",) if region else ("florence",))
    spaces = row["spaces"].entries()
    length = row["length"].number(2)
    if [space["n"].number() for space in spaces] != list(range(1, length + 1)):
        raise wrong_setup("vecchio-data-spaces", track=name, length=length)
    fixed, pattern = _followers(row) if region else ({}, ())
    return TrackRow(
        name,
        row["gate"].word(),
        fixed,
        pattern,
        row["scrolls"].number(1) if name in OFFICES else 0,
        tuple(space["cost"].number() for space in spaces),
        tuple(space["pp"].number() for space in spaces),
        tuple(space["crest"].truth() for space in spaces),
    )


def _followers(row: Entry) -> tuple[dict[str, int], tuple[int, ...]]:
    """VEC-TRACK-2: a region's price in Followers, as a fixed set or as a pattern of colours."""
    fixed = row["followers"].amounts(FOLLOWERS) if "followers" in row else {}
    pattern = () if fixed else row["follower_pattern"].numbers(1)
    count = sum(fixed.values()) or sum(pattern)
    if count != row["follower_count"].number(1) or count > MOST_FOLLOWERS or len(pattern) > len(FOLLOWERS):
        raise wrong_setup("vecchio-data-followers", track=row["id"].word())
    return fixed, pattern


def _crests(data: Entry) -> tuple[int, ...]:
    copies = {row["event"].word(EVENTS): row["copies"].number() for row in data["crest"].entries()}
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
    name = row["id"].word(tuple(PROVINCE_EFFECTS))
    effect = row["effect"].word((PROVINCE_EFFECTS[name],))
    params = row["params"]
    row["when"].word(("takeover",) if effect.startswith("takeover") else ("any",))
    copies = row["copies"].number()
    if effect == "reuse" and copies > 1:
        raise wrong_setup("vecchio-data-reuse", given=copies)
    if effect == "exchange":
        params["give_one_of"].expect(params["give_one_of"].words(), ("follower_any", "scroll"))
        params["take_one_of"].expect(params["take_one_of"].words(), ("followers2", "scrolls2"))
        amounts: dict[str, int] = {}
    elif effect == "pay_follower_for_scrolls":
        params["follower_any"].expect((params["follower_any"].number(-1),), (-1,))
        amounts = {"scroll": params["scroll"].number(1)}
    else:
        amounts = _amounts(params, _AMOUNTS.get(name, ()))
    return ProvinceRow(name, row["region"].word(REGIONS), copies, effect, amounts)


def _amounts(params: Entry, keys: tuple[str, ...]) -> dict[str, int]:
    params.amounts(keys)
    return {key: params[key].number(1) for key in keys}


def _council(data: Entry) -> tuple[CouncilRow, ...]:
    rows = []
    for row in data["council_tile"].entries():
        name = row["id"].word(tuple(COUNCIL_TRIGGERS))
        row["trigger"].word((COUNCIL_TRIGGERS[name],))
        bonus = _amounts(row["bonus"], _AMOUNTS[name])
        reveal = _amounts(row["reveal_bonus"], _REVEALS.get(name, _AMOUNTS[name]))
        rows.append(CouncilRow(name, COUNCIL_TRIGGERS[name], bonus, reveal))
    _one_of_each("council_tile", [row.id for row in rows], tuple(COUNCIL_TRIGGERS))
    return tuple(rows)


def _nobility(data: Entry) -> tuple[NobilityRow, ...]:
    rows = []
    for row in data["nobility_tile"].entries():
        name = row["id"].word(tuple(NOBILITY_CONDITIONS))
        row["condition"].word((NOBILITY_CONDITIONS[name],))
        points: tuple[int, ...] = ()
        if name == "NB-NEIGHBOURS":
            row["pp"].word(("players",))
        elif name == "NB-CRESTS":
            points = row["pp"].numbers()
            if len(points) != 5:
                raise wrong_setup("vecchio-data-crest-table", given=len(points))
        else:
            points = (row["pp"].number(),)
        rows.append(NobilityRow(name, points, row["max_sets"].number()))
    _one_of_each("nobility_tile", [row.id for row in rows], tuple(NOBILITY_CONDITIONS))
    return tuple(rows)


def _one_of_each(kind: str, given: list[str], wanted: tuple[str, ...]) -> None:
    for name in wanted:
        if given.count(name) != 1:
            raise wrong_setup("vecchio-data-tile-count", kind=kind, tile=name, given=given.count(name))


def _players(row: Entry, seats: int) -> PlayersRow:
    florins = row["start_florins"].numbers()
    if len(florins) != seats:
        raise wrong_setup("vecchio-data-start-florins", seats=seats)
    return PlayersRow(
        row["crests_in_play"].number(1),
        row["first_track_space"].number(1),
        florins,
        row["start_carriages"].number(),
        row["start_bishops"].number(),
        row["council_tiles_dealt"].number(1),
    )
