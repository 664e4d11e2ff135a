"""What a seat may know, and what is being asked (section 22)."""

from __future__ import annotations

from typing import TypedDict

from loggia.games.vecchio import names
from loggia.games.vecchio.actions import office_florins
from loggia.games.vecchio.board import BoardView
from loggia.games.vecchio.box import Box
from loggia.games.vecchio.choosing import is_open, space_cost
from loggia.games.vecchio.flow import FIRST_PLACEMENT
from loggia.games.vecchio.pieces import COUNCIL, CREST_COLOURS, EVENTS, GOODS, REGIONS, TRACKS
from loggia.games.vecchio.scoring import majority, public_score
from loggia.games.vecchio.state import (
    CHOOSE,
    DRAFT,
    EXCHANGE,
    FAMILY_EVENT,
    GIVE,
    LEVIED,
    MAIN,
    NO_TILE,
    NOWHERE,
    OVER,
    PAY,
    PLACE,
    SEND,
    SETTLE,
    TAKE,
    WORK,
    VecchioState,
)
from loggia.kernel import Phrase, Seat, phrase

PHASES: dict[int, str] = {
    DRAFT: "draft",
    SETTLE: "settle",
    MAIN: "main",
    SEND: "send",
    WORK: "work",
    PAY: "pay",
    PLACE: "place",
    CHOOSE: "choose",
    TAKE: "take",
    GIVE: "give",
    EXCHANGE: "exchange",
    LEVIED: "levy",
    FAMILY_EVENT: "family",
    OVER: "over",
}


class SpaceView(TypedDict):
    """A space of a track."""

    cost: int
    points: int
    crest: bool
    usable: bool


class TrackView(TypedDict):
    """A track with those on it in order of arrival; `next` is the next space (from 1), 0 when it is closed."""

    id: str
    gate: str
    spaces: list[SpaceView]
    first: int
    arrivals: list[int]
    next: int
    florins: int
    scrolls: int
    followers: list[list[str]]
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


class OpenView(TypedDict):
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


class OwnView(TypedDict):
    """What depends on which tiles the viewer may know."""

    seats: list[SeatView]
    looking: list[str]
    looks: list[LookView]


class VecchioView(OpenView, OwnView):
    """The table as one viewer knows it."""


# --- the table -------------------------------------------------------------------------------------------------------


def view(box: Box, printed_board: BoardView, state: VecchioState, viewer: int | None) -> VecchioView:
    """VEC-INFO-1 for everybody, and VEC-INFO-3 for the viewer alone."""
    return {**open_view(box, printed_board, state), **own_view(box, state, viewer)}


def own_view(box: Box, state: VecchioState, viewer: int | None) -> OwnView:
    """The seats as the viewer knows them, and VEC-INFO-3 for the viewer alone."""
    looker = viewer is not None and viewer == state.decider
    printed = box.council if state.entering == COUNCIL else box.nobility
    return {
        "seats": [_seat(box, state, seat, viewer) for seat in range(state.seats)],
        "looking": [printed[tile] for tile in state.looked] if looker else [],
        "looks": _looks(box, state, viewer),
    }


def open_view(box: Box, printed_board: BoardView, state: VecchioState) -> OpenView:
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
        "phase": PHASES[state.phase],
        "active": state.active,
        "decider": state.decider,
        "round": max(state.round, 0),
        "final": state.final,
        "last_round": not state.crest_stack and not state.final,
        "actions_left": state.actions_left,
        "area": state.area if state.phase in (SETTLE, PLACE) else 0,
        "to_place": state.to_place if state.phase == PLACE else 0,
        "goal": towns[state.goal] if state.phase in (SEND, WORK, PAY) else "",
        "entering": TRACKS[state.entering] if state.entering != NOWHERE and state.phase in (SEND, PAY, CHOOSE) else "",
        "source": box.province[state.source].name if state.source != NO_TILE else "",
        "less_luck": state.less_luck,
    }


def _track(box: Box, state: VecchioState, track: int) -> TrackView:
    region = track < len(REGIONS)
    row = box.sheet.tracks[track]
    first = box.sheet.players[state.seats].first_space
    stack = state.council_stack if track == COUNCIL else state.nobility_stack
    return {
        "id": row.id,
        "gate": row.gate,
        "spaces": [
            {"cost": cost, "points": points, "crest": crest, "usable": number >= first}
            for number, (cost, points, crest) in enumerate(zip(row.cost, row.points, row.crest, strict=True), 1)
        ],
        "first": first,
        "arrivals": list(state.tracks[track]),
        "next": box.space(state.seats, track, len(state.tracks[track])) + 1 if is_open(box, state, track) else 0,
        "florins": space_cost(box, state, track) if region else office_florins(box, state, track),
        "scrolls": row.scrolls,
        "followers": _prices(box, track) if region else [],
        "tiles": [box.province[tile].name for tile in box.tiles_of[track] for _ in range(state.pool[tile])]
        if region
        else [],
        "stack": 0 if region else len(stack),
        "majority": majority(state.tracks[track]),
    }


def _prices(box: Box, track: int) -> list[list[str]]:
    """VEC-TRACK-2: the sets of Followers that a region accepts."""
    colours = GOODS[1:4]
    return [
        [colour for colour, count in zip(colours, mix, strict=True) for _ in range(count)]
        for mix in sorted(box.accepted[track], reverse=True)
    ]


def _seat(box: Box, state: VecchioState, seat: int, viewer: int | None) -> SeatView:
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
        "points": public_score(box, state, seat),
    }


def _looks(box: Box, state: VecchioState, viewer: int | None) -> list[LookView]:
    """VEC-INFO-3: what the viewer has looked at so far."""
    if viewer is None:
        return []
    return [
        {"track": track, "seen": [printed[tile] for tile in seen], "kept": printed[kept]}
        for track, printed, looks in zip(TRACKS[COUNCIL:], (box.council, box.nobility), state.looks, strict=True)
        for who, seen, kept in looks
        if who == viewer
    ]


# --- the question ----------------------------------------------------------------------------------------------------


def prompt(box: Box, state: VecchioState, viewer: int | None) -> Phrase:
    """What is being decided, said to whoever looks."""
    if state.phase == OVER:
        return phrase("vecchio-prompt-over")
    if state.phase == DRAFT:
        waiting = viewer is None or state.council_down[viewer] != NO_TILE
        return phrase("vecchio-wait-draft") if waiting else phrase("vecchio-prompt-draft")
    if viewer != state.decider:
        return phrase(f"vecchio-wait-{PHASES[state.phase]}", seat=Seat(state.decider))
    return _question(box, state)


def _question(box: Box, state: VecchioState) -> Phrase:
    name = PHASES[state.phase]
    if state.phase == SETTLE:
        if state.area:
            return phrase("vecchio-prompt-settle-area", area=state.area)
        return phrase("vecchio-prompt-settle-free" if state.round == FIRST_PLACEMENT else "vecchio-prompt-settle")
    if state.phase == MAIN:
        return _main_question(state)
    if state.phase in (SEND, WORK):
        return phrase(f"vecchio-prompt-{name}", town=names.town(box.map.towns[state.goal]))
    if state.phase == PAY:
        price = space_cost(box, state, state.entering)
        return phrase("vecchio-prompt-pay", track=names.track(TRACKS[state.entering]), price=price)
    if state.phase == PLACE:
        if state.area:
            return phrase("vecchio-prompt-place-area", area=state.area, count=state.to_place)
        return phrase("vecchio-prompt-place", count=state.to_place)
    if state.phase == CHOOSE:
        kind = "province" if state.entering < len(REGIONS) else "florence"
        return phrase(f"vecchio-prompt-choose-{kind}", track=names.track(TRACKS[state.entering]))
    if state.phase == TAKE:
        return phrase("vecchio-prompt-take-any" if box.offer(state.source) else "vecchio-prompt-take")
    if state.phase == LEVIED:
        return phrase("vecchio-prompt-levy", florins=box.rules["levy_florins"])
    return phrase(f"vecchio-prompt-{name}")


def _main_question(state: VecchioState) -> Phrase:
    if not state.final:
        return phrase("vecchio-prompt-main" if state.actions_left else "vecchio-prompt-end")
    if not state.actions_left:
        return phrase("vecchio-prompt-end")
    return phrase("vecchio-prompt-second" if state.actions_left == 1 else "vecchio-prompt-double")
