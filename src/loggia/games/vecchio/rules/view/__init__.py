"""What a seat may know (rules, *Open and hidden*)."""

from __future__ import annotations

from typing import TypedDict

from loggia.games.vecchio.rules.actions.tracks import office_florins
from loggia.games.vecchio.rules.box import VecchioBox
from loggia.games.vecchio.rules.choices import is_open, space_cost
from loggia.games.vecchio.rules.pieces import COUNCIL, CREST_COLOURS, EVENTS, GOODS, REGIONS, TRACKS
from loggia.games.vecchio.rules.scoring import majority, public_score, score
from loggia.games.vecchio.rules.state import (
    CHOOSE,
    DRAFT,
    NO_TILE,
    NOWHERE,
    OVER,
    PAY,
    PHASE_NAMES,
    PLACE,
    SEND,
    SETTLE,
    WORK,
    VecchioState,
)
from loggia.games.vecchio.rules.view.board import BoardView


class SpaceView(TypedDict):
    """A space of a track."""

    cost: int
    points: int
    crest: bool
    usable: bool


class TrackView(TypedDict):
    """A track with those on it in order of arrival; `next` is the next space (from 1), 0 when it is closed.

    A region's price in Followers is one of the sets `followers`; `pattern` is not empty where the colours are free.
    """

    id: str
    gate: str
    spaces: list[SpaceView]
    first: int
    arrivals: list[int]
    next: int
    florins: int
    scrolls: int
    followers: list[list[str]]
    pattern: list[int]
    tiles: list[str]
    stack: int
    majority: int


class MiddlemanView(TypedDict):
    """A middleman, where he is and where he goes next."""

    colour: str
    town: str
    next: str


class SeatView(TypedDict):
    """What everybody may know of a seat; a tile that the viewer may not know is an empty text."""

    goods: dict[str, int]
    supply: int
    standing: list[str]
    lying: list[str]
    tiles: list[str]
    used: list[str]
    council: list[str]
    council_down: list[str]
    nobility: list[str]
    dealt: list[str]
    crests: list[str]
    drafted: bool
    passed: bool
    points: int


class LookView(TypedDict):
    """Tiles that the viewer looked at, and which one it kept; the others went under the stack."""

    track: str
    seen: list[str]
    kept: str


class VecchioOpenView(TypedDict):
    """The table as everybody knows it."""

    board: BoardView
    tracks: list[TrackView]
    middlemen: list[MiddlemanView]
    crests_left: int
    crests_in_play: int
    cost_token: str
    surcharge: int
    phase: str
    active: int
    decider: int
    round: int
    final: bool
    last_round: bool
    actions_left: int
    area: int
    to_place: int
    goal: str
    entering: str
    source: str
    less_luck: bool


class VecchioOwnView(TypedDict):
    """What depends on which tiles the viewer may know."""

    seats: list[SeatView]
    looking: list[str]
    looks: list[LookView]


class VecchioView(VecchioOpenView, VecchioOwnView):
    """The table as one viewer knows it."""


# --- the table -------------------------------------------------------------------------------------------------------


def own_view(box: VecchioBox, state: VecchioState, viewer: int | None) -> VecchioOwnView:
    """The seats as the viewer knows them, with all their tokens (VEC-RUL-46), and VEC-INFO-3 for the viewer alone."""
    looker = viewer is not None and viewer == state.decider
    printed = box.council if state.entering == COUNCIL else box.nobility
    return {
        "seats": [_seat(box, state, seat, viewer) for seat in range(state.seats)],
        "looking": [printed[tile] for tile in state.looked] if looker else [],
        "looks": _looks(box, state, viewer),
    }


def open_view(box: VecchioBox, printed_board: BoardView, state: VecchioState) -> VecchioOpenView:
    """VEC-INFO-1: the table."""
    towns = box.map.towns
    return {
        "board": printed_board,
        "tracks": [_track(box, state, track) for track in range(len(TRACKS))],
        "middlemen": [
            {"colour": colour, "town": towns[town], "next": towns[box.next_stop[town]]}
            for colour, town in zip(CREST_COLOURS, state.middlemen, strict=True)
        ],
        "crests_left": len(state.crest_stack),
        "crests_in_play": box.sheet.players[state.seats].crests,
        "cost_token": TRACKS[state.cost_token],
        "surcharge": box.rules["additional_cost_florins"],
        "phase": PHASE_NAMES[state.phase],
        "active": state.active,
        "decider": state.decider,
        "round": max(state.round, 0),
        "final": state.final,
        "last_round": not state.crest_stack and not state.final,
        "actions_left": state.actions_left if state.phase != OVER else 0,
        "area": state.area if state.phase in (SETTLE, PLACE) else 0,
        "to_place": state.to_place if state.phase == PLACE else 0,
        "goal": towns[state.goal] if state.phase in (SEND, WORK, PAY) else "",
        "entering": TRACKS[state.entering] if state.entering != NOWHERE and state.phase in (SEND, PAY, CHOOSE) else "",
        "source": box.province[state.source].name if state.source != NO_TILE else "",
        "less_luck": state.less_luck,
    }


def _track(box: VecchioBox, state: VecchioState, track: int) -> TrackView:
    region = track < len(REGIONS)
    row = box.sheet.tracks[track]
    first = box.sheet.players[state.seats].first_space
    stack = state.council_stack if track == COUNCIL else state.nobility_stack
    open_now = is_open(box, state, track) and state.phase != OVER
    return {
        "id": row.id,
        "gate": row.gate,
        "spaces": [
            {"cost": cost, "points": points, "crest": crest, "usable": number >= first}
            for number, (cost, points, crest) in enumerate(zip(row.cost, row.points, row.crest, strict=True), 1)
        ],
        "first": first,
        "arrivals": list(state.tracks[track]),
        "next": box.space(state.seats, track, len(state.tracks[track])) + 1 if open_now else 0,
        "florins": space_cost(box, state, track) if region else office_florins(box, state, track),
        "scrolls": row.scrolls,
        "followers": _prices(box, track) if region else [],
        "pattern": list(row.pattern),
        "tiles": [box.province[tile].name for tile in box.tiles_of[track] for _ in range(state.pool[tile])]
        if region
        else [],
        "stack": 0 if region else len(stack),
        "majority": majority(state.tracks[track]),
    }


def _prices(box: VecchioBox, track: int) -> list[list[str]]:
    """VEC-TRACK-2: the sets of Followers that a region accepts."""
    colours = GOODS[1:4]
    return [
        [colour for colour, count in zip(colours, mix, strict=True) for _ in range(count)]
        for mix in sorted(box.accepted[track], reverse=True)
    ]


def _seat(box: VecchioBox, state: VecchioState, seat: int, viewer: int | None) -> SeatView:
    towns = box.map.towns
    own = viewer == seat
    open_nobility = own or state.phase == OVER
    down = state.council_down[seat]
    return {
        "goods": dict(zip(GOODS, state.goods_of(seat), strict=True)),
        "supply": state.supply[seat],
        "standing": [towns[town] for town in state.standing[seat]],
        "lying": [towns[town] for town in state.lying[seat]],
        "tiles": [box.province[tile].name for tile in state.unused[seat]],
        "used": [box.province[tile].name for tile in state.used[seat]],
        "council": [box.council[tile] for tile in state.council[seat]],
        "council_down": [] if down == NO_TILE else [box.council[down] if own else ""],
        "nobility": [box.nobility[tile] if open_nobility else "" for tile in state.nobility[seat]],
        "dealt": [box.council[tile] if own else "" for tile in state.dealt[seat]],
        "crests": [EVENTS[event] for event in state.crests[seat]],
        "drafted": state.phase != DRAFT or down != NO_TILE,
        "passed": state.passed[seat],
        "points": score(box, state, seat) if state.phase == OVER else public_score(box, state, seat),
    }


def _looks(box: VecchioBox, state: VecchioState, viewer: int | None) -> list[LookView]:
    """VEC-INFO-3: what the viewer has looked at so far."""
    if viewer is None:
        return []
    return [
        {"track": track, "seen": [printed[tile] for tile in seen], "kept": printed[kept]}
        for track, printed, looks in zip(TRACKS[COUNCIL:], (box.council, box.nobility), state.looks, strict=True)
        for who, seen, kept in looks
        if who == viewer
    ]
