"""Who leads: where every seat's points come from now, and what a bot expects them to become."""

from __future__ import annotations

from loggia.house import wire
from loggia.house.problems import say
from loggia.kernel import Chance, Match, Point

WORLDS = 6
"""How many imagined matches an expected result is the mean of."""


def points_now(match: Match, viewer: int, expect: bool) -> wire.PointsNow:
    """The points as a viewer (-1: an onlooker) may know them, with the expected result where it is asked for."""
    look = viewer if viewer >= 0 else None
    seats = [
        wire.SeatPointsInfo(
            counted=[_plain(point) for point in seat.counted],
            if_it_ended=[_plain(point) for point in seat.if_it_ended],
            hidden=[say(one) for one in seat.hidden],
        )
        for seat in match.game.rules.points_now(match.state, look)
    ]
    return wire.PointsNow(seats, expected_scores(match, viewer) if expect and viewer >= 0 else [])


def expected_scores(match: Match, seat: int) -> list[int]:
    """What the seats may score in the end, as bots estimate it, from what that seat knows and nothing else."""
    if match.over:
        return []
    sums = [0.0] * match.seats
    for world in range(WORLDS):
        # The same worlds whenever it is asked in the same position: the figures do not flicker.
        imagined = match.imagine(seat, Chance(f"expected {len(match.moves)} {world}"))
        for other, value in enumerate(match.game.insight.values(imagined.state)):
            sums[other] += value
    return [round(total / WORLDS) for total in sums]


def true_totals(match: Match) -> list[int]:
    """What every seat would score if the match ended now, with nothing hidden: for the time after the end."""
    rules, state = match.game.rules, match.state
    found = []
    for seat in range(match.seats):
        told = rules.points_now(state, seat)
        if not told:
            return list(rules.tally(state))
        found.append(told[seat].total)
    return found


def _plain(point: Point) -> wire.PointFrom:
    return wire.PointFrom(say(point.source), point.points, list(point.ids))
