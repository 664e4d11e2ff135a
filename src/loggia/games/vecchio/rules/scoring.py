"""Scoring: everything is counted at the end, in the order of the rules (rules, *Scoring*; VEC-AIM-1)."""

from __future__ import annotations

from collections.abc import Callable

from loggia.games.vecchio.rules import names
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.pieces import COUNCIL, FLORIN, GOOD_KINDS, GOODS_AT, NOBILITY, REGIONS, SCROLL, TRACKS
from loggia.games.vecchio.rules.state import OVER, VecchioState
from loggia.kernel import Phrase, Point, Result, Seat, SeatPoints, phrase, ranked

HOMES = (1, 2, 3)
"""VEC-NB-HOMES: the colours black, gray and white."""


# --- Nobility tiles --------------------------------------------------------------------------------------------------


def _supply(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-SUPPLY: full pairs in the supply."""
    return state.supply[seat] // 2


def _towns(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-TOWNS: full pairs in towns."""
    return state.in_towns(seat) // 2


def _regions(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-REGIONS: full pairs on the Region tracks together."""
    return sum(state.on_track(seat, track) for track in range(len(REGIONS))) // 2


def _nobles(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-NOBLES: each on the Nobility track."""
    return state.on_track(seat, NOBILITY)


def _council(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-COUNCIL: each on the City council track."""
    return state.on_track(seat, COUNCIL)


def _escort(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-ESCORT: pairs of a Carriage and a Bishop."""
    return state.escorts(seat)


def _homes(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-HOMES: somebody in a white, in a black and in a gray town."""
    colours = {box.map.colour[town] for town in state.standing[seat] + state.lying[seat]}
    return int(colours.issuperset(HOMES))


def _embassy(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-EMBASSY, VEC-RUL-38: sets of one in each region."""
    return min(state.on_track(seat, track) for track in range(len(REGIONS)))


def _neighbours(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-NEIGHBOURS, VEC-RUL-37: disjoint pairs on neighbouring spaces; each track by itself."""
    pairs = 0
    for track in state.tracks:
        run = 0
        for owner in track:
            run = run + 1 if owner == seat else 0
            if run == 2:
                pairs += 1
                run = 0
    return pairs


def _hoard(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-HOARD: at least one of everything."""
    at = GOODS_AT[seat]
    others = (state.goods[at + FLORIN], *state.goods[at + SCROLL : at + GOOD_KINDS])
    return int(any(state.followers(seat)) and all(others))


def _unused(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-UNUSED: Province tiles still face-up."""
    return len(state.unused[seat])


def _crests(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """VEC-NB-CRESTS: crests, looked up in a table."""
    return len(state.crests[seat])


COUNTS: dict[str, Callable[[VecchioBox, VecchioState, int], int]] = {
    "NB-SUPPLY": _supply,
    "NB-TOWNS": _towns,
    "NB-REGIONS": _regions,
    "NB-NOBLES": _nobles,
    "NB-COUNCIL": _council,
    "NB-ESCORT": _escort,
    "NB-HOMES": _homes,
    "NB-EMBASSY": _embassy,
    "NB-NEIGHBOURS": _neighbours,
    "NB-HOARD": _hoard,
    "NB-UNUSED": _unused,
    "NB-CRESTS": _crests,
}


def nobility_points(box: VecchioBox, state: VecchioState, seat: int, tile: int) -> int:
    """VEC-NB-0: what a Nobility tile is worth to a seat now, by itself (VEC-RUL-40)."""
    row = box.sheet.nobility[tile]
    count = COUNTS[row.id](box, state, seat)
    if row.id == "NB-CRESTS":
        return row.points[min(count, len(row.points) - 1)]
    if row.most_sets:
        count = min(count, row.most_sets)
    return count * (row.points[0] if row.points else state.seats)


# --- tracks ----------------------------------------------------------------------------------------------------------


def track_points(box: VecchioBox, state: VecchioState, seat: int, track: int) -> int:
    """VEC-SCORE-2, VEC-SCORE-3, VEC-SCORE-4: the printed points of a seat's family members on a track (VEC-RUL-35)."""
    printed, first = box.points[track], box.sheet.players[state.seats].first_space - 1
    last = len(printed) - 1
    total = 0
    for arrival, owner in enumerate(state.tracks[track], first):
        if owner == seat:
            total += printed[arrival if arrival < last else last]
    return total


def majority(arrivals: tuple[int, ...]) -> int:
    """VEC-SCORE-9, VEC-RUL-41: most family members; among equals, whose last one came earliest. -1: nobody's.

    >>> majority((0, 1, 1, 0))
    1
    """
    best, holder = 0, -1
    counts: dict[int, int] = {}
    for owner in arrivals:  # in order of arrival: the first to reach the highest number came earliest
        count = counts[owner] = counts.get(owner, 0) + 1
        if count > best:
            best, holder = count, owner
    return holder


def points_now(box: VecchioBox, state: VecchioState, viewer: int | None) -> tuple[SeatPoints, ...]:
    """What everybody can count, and the Nobility tiles that the viewer may know (VEC-INFO-3)."""
    return tuple(_seat_points(box, state, seat, viewer) for seat in range(state.seats))


def _seat_points(box: VecchioBox, state: VecchioState, seat: int, viewer: int | None) -> SeatPoints:
    if state.phase == OVER:
        return SeatPoints(tuple(_points(box, state, seat)))
    public = tuple(_public_points(box, state, seat))
    if seat == viewer:
        return SeatPoints(public, tuple(_tile_points(box, state, seat)))
    tiles = len(state.nobility[seat])
    return SeatPoints(public, (), (phrase("vecchio-point-hidden-tiles", count=tiles),) if tiles else ())


def _points(box: VecchioBox, state: VecchioState, seat: int) -> list[Point]:
    """All points of a seat, in the order of rules, *Scoring*."""
    return _tile_points(box, state, seat) + _public_points(box, state, seat)


def _tile_points(box: VecchioBox, state: VecchioState, seat: int) -> list[Point]:
    """VEC-SCORE-1: the Nobility tiles."""
    return [
        Point(phrase("vecchio-point-tile", tile=names.tile(name)), points, True, (f"tile:{name}",))
        for tile in state.nobility[seat]
        if (points := nobility_points(box, state, seat, tile)) and (name := box.nobility[tile])
    ]


def _public_points(box: VecchioBox, state: VecchioState, seat: int) -> list[Point]:
    """VEC-SCORE-2 to VEC-SCORE-8: what everybody can count."""
    rules = box.rules
    found: list[Point] = []

    def add(message: Phrase, points: int, *ids: str) -> None:
        found.append(Point(message, points, True, ids))

    for number, track in enumerate(TRACKS):
        if points := track_points(box, state, seat, number):
            add(phrase("vecchio-point-track", track=names.track(track)), points, f"track:{track}")
    if all(seat in track for track in state.tracks):  # VEC-SCORE-5
        add(phrase("vecchio-point-all-tracks"), rules["all_tracks_points"], *(f"track:{track}" for track in TRACKS))
    for number, track in enumerate(TRACKS):
        if majority(state.tracks[number]) == seat:  # VEC-SCORE-6
            add(phrase("vecchio-point-majority", track=names.track(track)), rules["majority_points"], f"track:{track}")
    if state.crests[seat]:  # VEC-SCORE-7
        count = len(state.crests[seat])
        add(phrase("vecchio-point-crests", count=count), rules["crest_points"] * count, f"crests:{seat}")
    if state.passed[seat]:  # VEC-SCORE-8
        add(phrase("vecchio-point-passed"), rules["pass_points"])
    return found


def public_score(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """What a seat would score now, without its Nobility tiles: everybody can count it."""
    rules = box.rules
    total = sum(track_points(box, state, seat, track) for track in range(len(TRACKS)))
    if all(seat in track for track in state.tracks):
        total += rules["all_tracks_points"]
    total += rules["majority_points"] * sum(majority(track) == seat for track in state.tracks)
    total += rules["crest_points"] * len(state.crests[seat])
    return total + rules["pass_points"] * state.passed[seat]


def score(box: VecchioBox, state: VecchioState, seat: int) -> int:
    """Everything: VEC-SCORE-1 to VEC-SCORE-8."""
    return public_score(box, state, seat) + sum(
        nobility_points(box, state, seat, tile) for tile in state.nobility[seat]
    )


def tally(box: VecchioBox, state: VecchioState) -> tuple[int, ...]:
    """What everybody can count already; at the end, everything."""
    count = score if state.phase == OVER else public_score
    return tuple(count(box, state, seat) for seat in range(state.seats))


def result(box: VecchioBox, state: VecchioState) -> Result | None:
    """VEC-END-7, VEC-TIE-1: most points; then Followers and Scrolls; then Florins; else the place is shared."""
    if state.phase != OVER:
        return None
    points = [_points(box, state, seat) for seat in range(state.seats)]
    scores = tuple(sum(point.points for point in seat) for seat in points)
    keys = [(scores[seat], *state.tie_break(seat)) for seat in range(state.seats)]
    return Result(scores, ranked(keys), tuple(tuple(seat) for seat in points), _tie_break(keys))


def _tie_break(keys: list[tuple[int, int, int]]) -> Phrase | None:
    """How a tie for the first place was broken, if there was one."""
    best = max(keys)
    tied = [seat for seat, key in enumerate(keys) if key[0] == best[0]]
    if len(tied) == 1:
        return None
    winners = [seat for seat in tied if keys[seat] == best]
    if len(winners) > 1:
        return phrase("vecchio-tie-shared", seats=tuple(Seat(seat) for seat in winners))
    by_goods = sum(keys[seat][1] == best[1] for seat in tied) == 1
    message = "vecchio-tie-followers" if by_goods else "vecchio-tie-florins"
    return phrase(message, seat=Seat(winners[0]), count=best[1] if by_goods else best[2])
