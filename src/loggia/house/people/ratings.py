"""Ratings: what finished rated matches say about people's skill (openskill, the model of Plackett and Luce)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openskill.models import PlackettLuce

from loggia.house import wire
from loggia.house.store import Statement, Store
from loggia.house.store.queries import ratings
from loggia.house.store.queries.ratings import RatingRow

START_MU, START_SIGMA = 25.0, 25.0 / 3.0
SCALE = 1500.0 / START_MU
"""People see a mean of 1500 where the model starts with 25."""


def shown(row: RatingRow) -> wire.Rating:
    """A rating as people see it."""
    return wire.Rating(row.game, round(row.mu * SCALE), round(2 * row.sigma * SCALE), row.matches)


def duel(mine: RatingRow, theirs: RatingRow, won: bool) -> tuple[RatingRow, RatingRow]:
    """Both ratings after a contest of two: somebody who solves an exercise, or does not.

    >>> new, known = RatingRow("x", START_MU, START_SIGMA, 0), RatingRow("y", START_MU, 2.0, 9)
    >>> after, other = duel(new, known, won=True)
    >>> after.mu > new.mu, other.mu < known.mu, after.matches, other.matches
    (True, True, 1, 10)
    """
    model: Any = PlackettLuce(mu=START_MU, sigma=START_SIGMA)
    teams = [[model.rating(mu=row.mu, sigma=row.sigma)] for row in (mine, theirs)]
    first, second = (one for (one,) in model.rate(teams, ranks=[1.0, 2.0] if won else [2.0, 1.0]))
    return (
        RatingRow(mine.game, first.mu, first.sigma, mine.matches + 1),
        RatingRow(theirs.game, second.mu, second.sigma, theirs.matches + 1),
    )


class Ratings:
    """Reads and changes ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._model: Any = PlackettLuce(mu=START_MU, sigma=START_SIGMA)

    async def of(self, person: int) -> list[wire.Rating]:
        """All ratings of a person."""
        return [shown(row) for row in await ratings.of_person(self._store, person)]

    async def rate(self, game: str, ranks: Mapping[int, int]) -> tuple[list[Statement], dict[int, int]]:
        """The ratings to write after a match of these people, by their ranks, and by how much each one's changed.

        One match at a time: between reading and writing, no other match of the same people may be rated.
        """
        before = [
            await ratings.find(self._store, person, game) or RatingRow(game, START_MU, START_SIGMA, 0)
            for person in ranks
        ]
        teams = [[self._model.rating(mu=row.mu, sigma=row.sigma)] for row in before]
        after = self._model.rate(teams, ranks=[float(rank) for rank in ranks.values()])
        statements: list[Statement] = []
        changes = {}
        for person, row, (skill,) in zip(ranks, before, after, strict=True):
            changes[person] = round(skill.mu * SCALE) - round(row.mu * SCALE)
            statements.append(ratings.put(person, RatingRow(game, skill.mu, skill.sigma, row.matches + 1)))
        return statements, changes
