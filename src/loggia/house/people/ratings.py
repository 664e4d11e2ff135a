"""The rater: what a finished rated match says about how good people are (openskill, Plackett and Luce's model)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from openskill.models import PlackettLuce

from loggia.house import wire
from loggia.house.store import Statement, Store
from loggia.house.tables.live_tables import LiveTable

START_MU, START_SIGMA = 25.0, 25.0 / 3.0
SCALE = 1500.0 / START_MU


def shown(game: str, mu: float, sigma: float, matches: int) -> wire.Rating:
    """A rating as people see it."""
    return wire.Rating(game, round(mu * SCALE), round(2 * sigma * SCALE), matches)


class Ratings:
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

    def finish(self, live: LiveTable) -> list[Statement]:
        """What is to be written when a match ends, in the same breath as its last entry; ratings are left alone."""
        return self._closing(live, {})

    async def finish_rated(self, live: LiveTable) -> list[Statement]:
        """The same for a rated match. One at a time: ratings are read, changed, and written by whoever asked."""
        result, people = live.state.result(), _people(live)
        if result is None or len(people) < 2:
            return self.finish(live)
        rated, changes = await self._rate(live.state.game.name, people, result["ranks"])
        return [*rated, *self._closing(live, changes)]

    def _closing(self, live: LiveTable, changes: Mapping[int, int]) -> list[Statement]:
        closing: list[Statement] = [("update sitters set over = 1 where table_id = ?", (live.id,))]
        result = live.state.result()
        if result is None:
            return closing
        ranks, now = result["ranks"], round(self._now(), 3)
        return closing + [
            (
                "insert into results (person, ended, table_id, seat, rank, change) values (?, ?, ?, ?, ?, ?)"
                " on conflict do nothing",
                (person, now, live.id, seat, ranks[seat], changes.get(seat, 0)),
            )
            for seat, person in _people(live).items()
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


def _people(live: LiveTable) -> dict[int, int]:
    """The people at the table by their seats."""
    return {seat: place.person for seat, place in enumerate(live.state.places) if place.person}
