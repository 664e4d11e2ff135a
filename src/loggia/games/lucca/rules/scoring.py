"""Final scoring, the tally and the result (LUC-FIN, LUC-WIN, LUC-DUO-9, LUC-DUO-10)."""

from __future__ import annotations

from loggia.games.lucca.rules.box import Setting
from loggia.games.lucca.rules.events import Opened, StreetsPaid, WallsScored
from loggia.games.lucca.rules.parties import party
from loggia.games.lucca.rules.pieces import CITY_SEAT, NOWHERE, OPENED, colour_said, palace_id
from loggia.games.lucca.rules.state import (
    ALL_COLOURS,
    KEEPING,
    LAST_PARTY,
    OVER,
    PARTY,
    STREETS,
    WALLS,
    WINDOWS,
    LedgerLine,
    LuccaState,
)
from loggia.kernel import SILENCE, Phrase, Point, Result, SeatPoints, Teller, phrase, ranked


def finish(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-FIN-2, LUC-FIN-3, LUC-FIN-4, LUC-FIN-5, LUC-FIN-6, strictly in this sequence; `state.order` is that of the
    last openings."""
    for seat in state.order:
        _open_all(setting, state, seat, tell)
    for seat in range(state.seats):
        _score_walls(setting, state, seat, tell)
    _pay_streets(setting, state, tell)
    state.at = 0
    state.phase = OVER


def _open_all(setting: Setting, state: LuccaState, seat: int, tell: Teller) -> None:
    """LUC-FIN-2, LUC-RUL-3: every completed palace must be opened; there is no choice and so no move (LUC-MOVE-4)."""
    for colour in state.completed(seat):
        points = party(setting, state, seat, colour)
        state.areas[state.place(seat, colour)] = OPENED
        state.ledgers[seat] += ((LAST_PARTY, colour, points),)
        tell(Opened, seat, setting.colours[colour], points, True)


def _score_walls(setting: Setting, state: LuccaState, seat: int, tell: Teller) -> None:
    """LUC-FIN-3, LUC-FIN-4: not before the end (LUC-WALL-1, LUC-BAST-1)."""
    walls, bastions = len(state.walls[seat]), state.bastions[seat]
    if walls or bastions:
        points = wall_points(setting, state, seat)
        state.ledgers[seat] += ((WALLS, ALL_COLOURS, points),)
        shields, supported = state.shields(seat, setting.shields), supports_walls(setting, state, seat)
        if tell.heard:
            tell.made(WallsScored(seat, walls, bastions, shields, state.opened(seat), points, supported))


def _pay_streets(setting: Setting, state: LuccaState, tell: Teller) -> None:
    """LUC-FIN-5, LUC-FIN-6: the lowest pays the highest, even below zero (LUC-RUL-19); the City keeps no score."""
    lowest, payer, highest, taker = street_extremes(state)
    points = setting.constants.street_transfer
    if payer != taker:  # LUC-RUL-18
        if payer < state.seats:
            state.ledgers[payer] += ((STREETS, ALL_COLOURS, -points),)
        if taker < state.seats:
            state.ledgers[taker] += ((STREETS, ALL_COLOURS, points),)
    tell(StreetsPaid, lowest, shown_owner(state, payer), highest, shown_owner(state, taker), points)


def supports_walls(setting: Setting, state: LuccaState, seat: int) -> bool:
    """LUC-FIN-4: all walls at once, or none; no walls need no shields (LUC-RUL-13), nor do bastions (LUC-BAST-1)."""
    needed = setting.constants.shields_per_wall * len(state.walls[seat])
    return not needed or state.shields(seat, setting.shields) >= needed


def wall_points(setting: Setting, state: LuccaState, seat: int) -> int:
    """LUC-FIN-3: (walls + bastions) x opened palaces, if the shields suffice."""
    return _wall_points(setting, state, seat, state.opened(seat))


def wall_points_at_end(setting: Setting, state: LuccaState, seat: int) -> int:
    """LUC-FIN-2, LUC-FIN-3: what walls and bastions would bring if the match ended now and all palaces were opened."""
    return _wall_points(setting, state, seat, state.opened(seat) + len(state.completed(seat)))


def _wall_points(setting: Setting, state: LuccaState, seat: int, opened: int) -> int:
    if not supports_walls(setting, state, seat):
        return 0
    standing = len(state.walls[seat]) + state.bastions[seat]
    return setting.constants.wall_points_per_opened * standing * opened


def street_extremes(state: LuccaState) -> tuple[int, int, int, int]:
    """LUC-FIN-5, LUC-DUO-9: the lowest visible number and its quarter, then the highest; the City is `seats`."""
    lowest = highest = payer = taker = -1
    for quarter in state.quarters:
        for street in state.visible_streets(quarter):
            if lowest < 0 or street < lowest:
                lowest, payer = street, quarter
            if street > highest:
                highest, taker = street, quarter
    return lowest, payer, highest, taker


def shown_owner(state: LuccaState, quarter: int) -> int:
    """A quarter's number as events and views give it: the seat, or `CITY_SEAT`."""
    return CITY_SEAT if quarter == state.seats else quarter


def tally(state: LuccaState) -> tuple[int, ...]:
    """LUC-COMP-10: scores are public."""
    return tuple([state.score(seat) for seat in range(state.seats)])


def result(setting: Setting, state: LuccaState) -> Result | None:
    """LUC-WIN-1, LUC-WIN-2: the highest score; among equals the highest visible street number.

    LUC-RUL-38: that leaves no tie; if it did, the lower seat would win.
    """
    if state.phase != OVER:
        return None
    scores = tally(state)
    streets = [state.highest_street(seat) for seat in range(state.seats)]
    ranks = ranked([(scores[seat], streets[seat], -seat) for seat in range(state.seats)])
    points = tuple(
        tuple(_point(setting, state, seat, line) for line in state.ledgers[seat]) for seat in range(state.seats)
    )
    tied = scores.count(max(scores)) > 1
    tie_break = phrase("lucca-tie-break", street=streets[ranks.index(1)]) if tied else None
    return Result(scores, ranks, points, tie_break)


def points_now(setting: Setting, state: LuccaState, viewer: int | None) -> tuple[SeatPoints, ...]:
    """LUC-COMP-10: all points are public; LUC-FIN-2, LUC-FIN-3, LUC-FIN-4, LUC-FIN-5, LUC-FIN-6 as if the match
    ended now."""
    ended = state
    if state.phase not in (OVER, KEEPING):  # before the reveal there is nothing to score
        ended = state.copy()
        finish(setting, ended, SILENCE)
    return tuple(_seat_points(setting, state, ended, seat) for seat in range(state.seats))


def _seat_points(setting: Setting, state: LuccaState, ended: LuccaState, seat: int) -> SeatPoints:
    so_far = len(state.ledgers[seat])
    lines = [_point(setting, ended, seat, line) for line in ended.ledgers[seat]]
    return SeatPoints(tuple(lines[:so_far]), tuple(lines[so_far:]))


def _point(setting: Setting, state: LuccaState, seat: int, line: LedgerLine) -> Point:
    kind, colour, points = line
    at_end = kind in (LAST_PARTY, WALLS, STREETS)
    if kind == WALLS:
        ids: tuple[str, ...] = (f"walls:{seat}",)
    elif kind == STREETS:
        lowest, _, highest, _ = street_extremes(state)
        ids = _shows(setting, state, seat, lowest if points < 0 else highest)
    else:
        ids = (palace_id(seat, setting.colours[colour]),)
    return Point(_source(setting, state, seat, line), points, at_end, ids)


def _shows(setting: Setting, state: LuccaState, seat: int, street: int) -> tuple[str, ...]:
    """The palace of a seat that shows this street number."""
    first = seat * state.colours
    return tuple(
        palace_id(seat, setting.colours[colour])
        for colour in range(state.colours)
        if state.areas[first + colour] != NOWHERE and state.stacks[first + colour][-1] == street
    )


def _source(setting: Setting, state: LuccaState, seat: int, line: LedgerLine) -> Phrase:
    kind, colour, points = line
    if kind == WALLS:
        return phrase(
            "lucca-point-walls" if supports_walls(setting, state, seat) else "lucca-point-walls-unsupported",
            walls=len(state.walls[seat]),
            bastions=state.bastions[seat],
            opened=state.opened(seat),
            shields=state.shields(seat, setting.shields),
        )
    if kind == STREETS:
        lowest, _, highest, _ = street_extremes(state)
        if points < 0:
            return phrase("lucca-point-lowest", street=lowest)
        return phrase("lucca-point-highest", street=highest)
    name = colour_said(setting.colours[colour])
    if kind == WINDOWS:
        return phrase("lucca-point-windows", colour=name)
    return phrase("lucca-point-party" if kind == PARTY else "lucca-point-last-party", colour=name)
