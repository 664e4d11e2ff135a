"""The result: who won, and where every point came from (LUC-WIN)."""

from __future__ import annotations

from loggia.games.lucca import scoring
from loggia.games.lucca.events import colour_said
from loggia.games.lucca.pieces import Setting
from loggia.games.lucca.state import OVER, PARTY, STREETS, WALLS, WINDOWS, Entry, LuccaState
from loggia.kernel import Phrase, Point, Result, phrase, ranked


def result(setting: Setting, state: LuccaState) -> Result | None:
    """LUC-WIN-1, LUC-WIN-2: the highest score; among equals the highest visible street number; then the lower seat."""
    if state.phase != OVER:
        return None
    scores = tuple(state.score(seat) for seat in range(state.seats))
    streets = [scoring.highest_street(state, seat) for seat in range(state.seats)]
    ranks = ranked([(scores[seat], streets[seat], -seat) for seat in range(state.seats)])
    points = tuple(
        tuple(Point(_source(setting, state, seat, entry), entry[2]) for entry in state.ledgers[seat])
        for seat in range(state.seats)
    )
    tied = scores.count(max(scores)) > 1
    tie_break = phrase("lucca-tie-break", street=streets[ranks.index(1)]) if tied else None
    return Result(scores, ranks, points, tie_break)


def _source(setting: Setting, state: LuccaState, seat: int, entry: Entry) -> Phrase:
    kind, colour, points = entry
    if kind == WALLS:
        return phrase(
            "lucca-point-walls" if scoring.supports_walls(setting, state, seat) else "lucca-point-walls-unsupported",
            walls=len(state.walls[seat]),
            bastions=state.bastions[seat],
            opened=state.opened(seat),
            shields=state.shields(seat, setting.shields),
        )
    if kind == STREETS:
        lowest, _, highest, _ = scoring.street_extremes(state)
        if points < 0:
            return phrase("lucca-point-lowest", street=lowest)
        return phrase("lucca-point-highest", street=highest)
    name = colour_said(setting.colours[colour])
    if kind == WINDOWS:
        return phrase("lucca-point-windows", colour=name)
    return phrase("lucca-point-party" if kind == PARTY else "lucca-point-last-party", colour=name)
