"""The rater: what a finished rated match says about how good people are (openskill, Plackett and Luce's model)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openskill.models import PlackettLuce

from loggia.house import wire
from loggia.house.keeper import Live
from loggia.house.store import Statement, Store

START_MU, START_SIGMA = 25.0, 25.0 / 3.0
SCALE = 1500.0 / START_MU


def shown(game: str, mu: float, sigma: float, matches: int) -> wire.Rating:
    """A rating as people see it."""
    return wire.Rating(game, round(mu * SCALE), round(2 * sigma * SCALE), matches)


class Rater:
    """Writes results of people, and changes their ratings where the table is rated."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._now = clock
        self._model: Any = PlackettLuce(mu=START_MU, sigma=START_SIGMA)

    async def of(self, person: int) -> list[wire.Rating]:
        """All ratings of a person."""
        rows = await self._store.read(
            "select game, mu, sigma, matches from ratings where person = ? order by game", person
        )
        return [shown(*row) for row in rows]

    async def finish(self, live: Live) -> list[Statement]:
        """What is to be written when a match ends, in the same breath as its last entry."""
        sitting = live.sitting
        result = sitting.result()
        closing: list[Statement] = [("update sitters set over = 1 where table_id = ?", (live.id,))]
        people = {seat: place.person for seat, place in enumerate(sitting.places) if place.person}
        if result is None or not people:
            return closing
        ranks = result["ranks"]
        changes = dict.fromkeys(people, 0)
        if sitting.setup.rated and len(people) > 1:
            rated, changes = await self._rate(sitting.game.name, people, ranks)
            closing += rated
        return closing + [
            (
                "insert into results (person, ended, table_id, seat, rank, change) values (?, ?, ?, ?, ?, ?)"
                " on conflict do nothing",
                (person, round(self._now(), 3), live.id, seat, ranks[seat], changes[seat]),
            )
            for seat, person in people.items()
        ]

    async def _rate(
        self, game: str, people: dict[int, int], ranks: list[int]
    ) -> tuple[list[Statement], dict[int, int]]:
        before: list[tuple[float, float, int]] = []
        for person in people.values():
            rows = await self._store.read(
                "select mu, sigma, matches from ratings where person = ? and game = ?", person, game
            )
            before.append(rows[0] if rows else (START_MU, START_SIGMA, 0))
        teams = [[self._model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
        after = self._model.rate(teams, ranks=[float(ranks[seat]) for seat in people])
        statements: list[Statement] = []
        changes = {}
        for (seat, person), (mu, _, matches), team in zip(people.items(), before, after, strict=True):
            changes[seat] = round(team[0].mu * SCALE) - round(mu * SCALE)
            statements.append(
                (
                    "insert into ratings values (?, ?, ?, ?, ?) on conflict (person, game) do update set"
                    " mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches",
                    (person, game, team[0].mu, team[0].sigma, matches + 1),
                )
            )
        return statements, changes
