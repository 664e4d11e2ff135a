"""How people play, as it is stored: the finished matches of one person with everything that a plot may show of them."""

from __future__ import annotations

import contextlib

import msgspec

from loggia.house.store.interface import Statement, Store
from loggia.house.store.queries.tables import FinalScores, TableRow, read_result, read_row


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished match of a person. `reviewed` and `opening` only where the viewer may watch it."""

    code: str
    game: str
    ended: float
    seat: int
    players: int
    humans: int
    level: str
    """The level of the bots, where one person played against bots of one level."""
    rated: bool
    score: int
    rank: int
    change: int
    """By how much the rating changed."""
    open: bool
    """Whether the viewer may watch it."""
    opening: str
    """The phrase that names how the seat opened, as JSON; empty: not known."""
    decisions: int
    """Decisions with a real choice that its review judged; 0 without a review."""
    loss: float
    """The chance to win lost for each of them."""
    points: float
    """The same in points."""


_SHOWN = (
    "(t.public = 1 or t.shared = 1 or exists (select 1 from results m where m.table_id = r.table_id and m.person = ?))"
)


async def matches(store: Store, person: int, viewer: int, most: int) -> list[PlayedRow]:
    """Finished matches of a person, newest first. Private tables only if the viewer sat there too."""
    rows = await store.read(
        "select t.code, t.game, r.ended, r.seat, t.size, t.humans, t.level,"
        " t.setup like '%\"rated\":true%', t.result, r.rank, r.change,"
        " t.shared = 1 or exists (select 1 from results m where m.table_id = r.table_id and m.person = ?),"
        " coalesce(o.say, ''), coalesce(v.decisions, 0), coalesce(v.loss, 0), coalesce(v.points, 0)"
        " from results r join tables t on t.id = r.table_id"
        " left join openings o on o.table_id = r.table_id and o.seat = r.seat"
        " left join reviewed v on v.table_id = r.table_id and v.seat = r.seat"
        f" where r.person = ? and {_SHOWN} order by r.ended desc, r.table_id desc limit ?",
        viewer,
        person,
        viewer,
        most,
    )
    found = []
    for code, game, ended, seat, size, humans, level, rated, result, rank, change, opened, *more in rows:
        with contextlib.suppress(msgspec.DecodeError, TypeError, IndexError):
            scores = (read_result(result) or FinalScores([], [])).scores
            opening, decisions, loss, points = more if opened else ("", 0, 0.0, 0.0)
            score = scores[seat] if seat < len(scores) else 0
            one = PlayedRow(
                code, game, ended, seat, size or len(scores), humans, level, bool(rated), score, rank, change,
                bool(opened), opening, decisions, loss, points,
            )  # fmt: skip
            found.append(one)
    return found


async def count_finished(store: Store, person: int, game: str) -> int:
    """How many matches of a game a person has finished."""
    rows = await store.read(
        "select count(*) from results r join tables t on t.id = r.table_id where r.person = ? and t.game = ?",
        person,
        game,
    )
    return int(rows[0][0])


async def rating_changes(store: Store, person: int, viewer: int, game: str, most: int) -> list[tuple[float, int, bool]]:
    """By how much the matches of a person changed the rating at a game, newest first: when, how much, and whether the
    viewer may know of the match."""
    rows = await store.read(
        f"select r.ended, r.change, {_SHOWN} from results r join tables t on t.id = r.table_id"
        " where r.person = ? and t.game = ? and r.change <> 0 order by r.ended desc, r.table_id desc limit ?",
        viewer,
        person,
        game,
        most,
    )
    return [(ended, change, bool(shown)) for ended, change, shown in rows]


def add_opening(table: int, seat: int, say: str) -> Statement:
    """Write how a seat opened."""
    return (
        "insert into openings (table_id, seat, say) values (?, ?, ?)"
        " on conflict (table_id, seat) do update set say = excluded.say",
        (table, seat, say),
    )


async def first_mover(store: Store, table: int, seat: int, text: str) -> int | None:
    """Who first made that move for a seat; 0 for a bot or a prepared line, None for nobody."""
    rows = await store.read(
        "select person from log where table_id = ? and kind = 'move' and seat = ? and text = ? order by number limit 1",
        table,
        seat,
        text,
    )
    return int(rows[0][0]) if rows else None


def add_review(table: int, seat: int, decisions: int, loss: float, points: float) -> Statement:
    """Write what the review of a match found about a seat; a newer review replaces an older one."""
    return (
        "insert into reviewed (table_id, seat, decisions, loss, points) values (?, ?, ?, ?, ?)"
        " on conflict (table_id, seat) do update set decisions = excluded.decisions, loss = excluded.loss,"
        " points = excluded.points",
        (table, seat, decisions, loss, points),
    )


async def finished_tables(store: Store, person: int, before: float, most: int) -> list[tuple[float, TableRow]]:
    """The rows of tables where a person has finished a match before a time, with that time, newest first."""
    rows = await store.read(
        "select r.ended, t.id, t.code, t.game, t.revision, t.setup, t.seed, t.host, t.public, t.made, t.status"
        " from results r join tables t on t.id = r.table_id where r.person = ? and r.ended < ?"
        " order by r.ended desc, r.table_id desc limit ?",
        person,
        before,
        most,
    )
    return [(row[0], read_row(row[1:])) for row in rows]
