"""Figures over a person's finished matches: one query, then sums in one pass over at most `MOST` rows."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

import msgspec

from loggia.house import wire
from loggia.house.people.ratings import SCALE
from loggia.house.store import Store
from loggia.house.store.queries import exercises, play, ratings
from loggia.house.store.queries.play import PlayedRow

MOST = 10_000
"""Maximum matches that are counted, the newest of a person."""
WINDOW = 20
"""Matches over which a share of wins is taken."""
ERROR_WINDOW = 5
"""Reviewed matches over which a mean loss is taken."""
MOST_POINTS = 120
"""Maximum points of a line; with more matches, some are left out."""
MOST_OPENINGS = 10
MOST_UNREVIEWED = 5

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
_SAY = msgspec.json.Decoder(wire.Say)


def against(match: PlayedRow) -> str:
    """The kind of opponents: `people`, a level of bots, or `mixed`."""
    return "people" if match.humans > 1 else match.level or "mixed"


def tally(matches: Iterable[PlayedRow]) -> wire.Tally:
    """Matches and wins. Whoever shares the first place has won."""
    played, won, fair = 0, 0, 0.0
    for match in matches:
        played += 1
        won += match.rank == 1
        fair += 1 / max(1, match.players)
    return wire.Tally(played, won, round(fair, 2))


def _grouped(matches: Iterable[PlayedRow], key: Callable[[PlayedRow], K]) -> list[tuple[K, list[PlayedRow]]]:
    """Matches by a key, the largest group first."""
    groups: defaultdict[K, list[PlayedRow]] = defaultdict(list)
    for match in matches:
        groups[key(match)].append(match)
    return sorted(groups.items(), key=lambda group: -len(group[1]))


def thinned(points: Sequence[T], most: int = MOST_POINTS) -> list[T]:
    """At most so many of the points, evenly, with the first and the last.

    >>> thinned(range(10), 4)
    [0, 3, 6, 9]
    """
    if len(points) <= most:
        return list(points)
    return [points[round(n * (len(points) - 1) / (most - 1))] for n in range(most)]


def form(matches: Sequence[PlayedRow]) -> list[wire.FormPoint]:
    """The share of wins over the last matches, from the first full window on; matches oldest first."""
    points: list[wire.FormPoint] = []
    window: deque[PlayedRow] = deque(maxlen=WINDOW)
    for number, match in enumerate(matches, 1):
        window.append(match)
        if number >= min(WINDOW, len(matches)) or number >= ERROR_WINDOW:
            won, fair = sum(one.rank == 1 for one in window), sum(1 / max(1, one.players) for one in window)
            count = len(window)
            points.append(wire.FormPoint(match.ended, round(won / count, 3), round(fair / count, 3), count))
    return thinned(points)


def errors(matches: Sequence[PlayedRow]) -> list[wire.ErrorPoint]:
    """What reviews found; matches oldest first."""
    points: list[wire.ErrorPoint] = []
    window: deque[PlayedRow] = deque(maxlen=ERROR_WINDOW)
    for match in matches:
        if match.decisions:
            window.append(match)
            mean = sum(one.loss * one.decisions for one in window) / sum(one.decisions for one in window)
            loss, cost = round(match.loss, 5), round(match.points, 3)
            points.append(wire.ErrorPoint(match.ended, match.code, match.decisions, loss, cost, round(mean, 5)))
    return thinned(points)


def openings(matches: Iterable[PlayedRow]) -> list[wire.OpeningTally]:
    """The most frequent ways to begin."""
    groups = _grouped((match for match in matches if match.opening), lambda match: match.opening)
    return [wire.OpeningTally(_SAY.decode(say), tally(those)) for say, those in groups[:MOST_OPENINGS]]


def most_played(rows: Sequence[PlayedRow]) -> str:
    """The game of most matches; empty for none."""
    return max(Counter(match.game for match in rows).items(), key=lambda one: one[1], default=("", 0))[0]


def _summed(
    person: int,
    rows: Sequence[PlayedRow],
    choice: wire.PlayChoice,
    rating: list[wire.RatingPoint],
    answers: list[wire.ExercisePoint],
) -> wire.PlayFigures:
    """All figures, from rows newest first."""
    counted = rows[:MOST]
    mine = [match for match in counted if match.game == choice.game]
    chosen = [
        match
        for match in mine
        if choice.players in (0, match.players) and (not choice.against or against(match) == choice.against)
    ]
    seats = sorted(_grouped(mine, lambda match: (match.players, match.seat)), key=lambda group: group[0])
    return wire.PlayFigures(
        id=person,
        choice=choice,
        games=[wire.GameTally(name, tally(those)) for name, those in _grouped(counted, lambda match: match.game)],
        opponents=[wire.OpponentTally(name, tally(those)) for name, those in _grouped(mine, against)],
        seats=[wire.SeatTally(count, seat, tally(those)) for (count, seat), those in seats],
        tally=tally(chosen),
        form=form(chosen[::-1]),
        rating=rating,
        errors=errors(chosen[::-1]),
        openings=openings(chosen),
        exercises=answers,
        unreviewed=[match.code for match in chosen if match.open and not match.decisions][:MOST_UNREVIEWED],
        older=len(rows) > MOST,
    )


class Figures:
    """Reads how people play."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def play(self, person: int, viewer: int, game: str, players: int, kind: str) -> wire.PlayFigures:
        """How a person plays a game (empty: the one played most), with so many players (0: any), against one kind of
        opponents (empty: any)."""
        rows = await play.matches(self._store, person, viewer, MOST + 1)
        game = game or most_played(rows)
        rating = await self._rating(person, viewer, game)
        answers = await self._exercises(person, game) if viewer == person else []
        return await asyncio.to_thread(_summed, person, rows, wire.PlayChoice(game, players, kind), rating, answers)

    async def _exercises(self, person: int, game: str) -> list[wire.ExercisePoint]:
        """The exercises of a game that a person has answered."""
        rows = await exercises.exercises_solved(self._store, person)
        return thinned([wire.ExercisePoint(row.at, row.solved, row.rating) for row in rows if row.game == game])

    async def _rating(self, person: int, viewer: int, game: str) -> list[wire.RatingPoint]:
        """The rating after every rated match of a game that the viewer may know of, counted back from the rating now:
        changes are differences of shown ratings. Unknown matches change it all the same."""
        row = await ratings.find(self._store, person, game)
        if row is None:
            return []
        now = round(row.mu * SCALE)
        points = []
        for ended, change, shown in await play.rating_changes(self._store, person, viewer, game, MOST):
            if shown:
                points.append(wire.RatingPoint(ended, now))
            now -= change
        return thinned(points[::-1])
