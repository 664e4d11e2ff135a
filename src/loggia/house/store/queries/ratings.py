"""Ratings and results of finished matches as they are stored."""

from __future__ import annotations

import msgspec

from loggia.house.store.interface import Statement, Store
from loggia.house.store.queries.tables import FinalScores, SeatRow, read_result, read_seats, read_setup


class RatingRow(msgspec.Struct, frozen=True):
    """A person's skill at one game: mean and deviation of openskill's model, and the number of rated matches."""

    game: str
    mu: float
    sigma: float
    matches: int


class PastMatch(msgspec.Struct, frozen=True):
    """A finished match in a person's history."""

    table: str
    game: str
    ended: float
    rated: bool
    seats: list[SeatRow]
    seat: int
    result: FinalScores
    rank: int
    change: int
    open: bool
    """Whether the viewer may watch it: sat there too, or everybody may."""


async def of_person(store: Store, person: int) -> list[RatingRow]:
    """All ratings of a person, by the name of the game."""
    rows = await store.read("select game, mu, sigma, matches from ratings where person = ? order by game", person)
    return [RatingRow(*row) for row in rows]


async def find(store: Store, person: int, game: str) -> RatingRow | None:
    """A person's rating at one game."""
    rows = await store.read("select game, mu, sigma, matches from ratings where person = ? and game = ?", person, game)
    return RatingRow(*rows[0]) if rows else None


def put(person: int, row: RatingRow) -> Statement:
    """Write a person's rating at one game."""
    return (
        "insert into ratings values (?, ?, ?, ?, ?) on conflict (person, game) do update set"
        " mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches",
        (person, row.game, row.mu, row.sigma, row.matches),
    )


def add_result(person: int, ended: float, table: int, seat: int, rank: int, change: int) -> Statement:
    """Write how a person did in a match; once per match."""
    return (
        "insert into results (person, ended, table_id, seat, rank, change) values (?, ?, ?, ?, ?, ?)"
        " on conflict do nothing",
        (person, ended, table, seat, rank, change),
    )


async def count(store: Store, person: int) -> tuple[int, int]:
    """How many matches a person has finished, and how many of them won."""
    rows = await store.read(
        "select count(*), sum(case when rank = 1 then 1 else 0 end) from results where person = ?", person
    )
    played, won = rows[0]
    return played, won or 0


async def history(store: Store, person: int, before: float, viewer: int, most: int) -> list[PastMatch]:
    """Matches of a person that ended before a time, newest first. Private tables only if the viewer sat there too."""
    rows = await store.read(
        "select t.code, t.game, r.ended, t.setup, t.seats, r.seat, t.result, r.rank, r.change,"
        " t.shared = 1 or exists (select 1 from results m where m.table_id = r.table_id and m.person = ?)"
        " from results r join tables t on t.id = r.table_id where r.person = ? and r.ended < ?"
        " and (t.public = 1 or t.shared = 1"
        " or exists (select 1 from results m where m.table_id = r.table_id and m.person = ?))"
        " order by r.ended desc, r.table_id desc limit ?",
        viewer,
        person,
        before,
        viewer,
        most,
    )
    return [
        PastMatch(
            code, game, ended, read_setup(setup).rated, read_seats(seats), seat,
            read_result(result) or FinalScores([], []), rank, change, bool(opened),
        )
        for code, game, ended, setup, seats, seat, result, rank, change, opened in rows
    ]  # fmt: skip
