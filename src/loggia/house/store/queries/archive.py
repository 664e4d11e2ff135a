"""Finished matches that everybody may see, and the best players of each game, as they are stored."""

from __future__ import annotations

import contextlib

import msgspec

from loggia.house.store.interface import Store
from loggia.house.store.queries.tables import FinalScores, SeatRow, TableSetup, read_result, read_seats, read_setup


class SharedMatch(msgspec.Struct, frozen=True):
    """A finished match in the archive."""

    code: str
    game: str
    ended: float
    setup: TableSetup
    seats: list[SeatRow]
    result: FinalScores


class LeaderRow(msgspec.Struct, frozen=True):
    """One of the best at a game: by rating, or by matches won against bots of one level."""

    person: int
    name: str
    matches: int
    won: int
    mu: float
    sigma: float


async def shared(
    store: Store, game: str, size: int, against: str, level: str, before: float, most: int
) -> list[SharedMatch]:
    """Matches that ended before a time, newest first; empty words and 0 filter nothing."""
    kinds = {"people": "humans > 1", "bots": "humans < 2", "rated": "humans > 1 and setup like '%\"rated\":true%'"}
    rows = await store.read(
        "select code, game, ended, setup, seats, result from tables where shared = 1 and ended < ?"
        " and (? = '' or game = ?) and (? = 0 or size = ?) and (? = '' or level = ?)"
        f" and {kinds.get(against, '1 = 1')} order by ended desc limit ?",
        before,
        game,
        game,
        size,
        size,
        level,
        level,
        most,
    )
    found = []
    for code, name, ended, setup, seats, result in rows:
        with contextlib.suppress(msgspec.DecodeError, TypeError):
            scores = read_result(result)
            if scores is not None:
                found.append(SharedMatch(code, name, ended, read_setup(setup), read_seats(seats), scores))
    return found


async def best_rated(store: Store, game: str, now: float, most: int) -> list[LeaderRow]:
    """The accounts with the best ratings at a game: those of whom it is sure come first."""
    rows = await store.read(
        "select r.person, p.name, r.matches, r.mu, r.sigma from ratings r join people p on p.id = r.person"
        " where r.game = ? and p.account = 1 and p.banned_until <= ?"
        " order by r.mu - 2 * r.sigma desc, r.person limit ?",
        game,
        now,
        most,
    )
    return [LeaderRow(person, name, matches, 0, mu, sigma) for person, name, matches, mu, sigma in rows]


async def best_against(store: Store, game: str, level: str, now: float, most: int) -> list[LeaderRow]:
    """The accounts that have won most matches alone against bots of a level; who has won none is not among them."""
    rows = await store.read(
        "select r.person, p.name, count(*), sum(case when r.rank = 1 then 1 else 0 end)"
        " from results r join tables t on t.id = r.table_id join people p on p.id = r.person"
        " where t.game = ? and t.level = ? and t.humans = 1 and p.account = 1 and p.banned_until <= ?"
        " group by r.person, p.name having sum(case when r.rank = 1 then 1 else 0 end) > 0"
        " order by 4 desc, 3, 1 limit ?",
        game,
        level,
        now,
        most,
    )
    return [LeaderRow(person, name, played, int(won), 0.0, 0.0) for person, name, played, won in rows]
