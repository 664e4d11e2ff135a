"""Answers to exercises as they are stored: a person's first one to each, and the ratings that they change."""

from __future__ import annotations

import msgspec

from loggia.house.store.interface import Statement, Store
from loggia.house.store.queries.ratings import RatingRow


class AnswerRow(msgspec.Struct, frozen=True):
    """A person's first answer to an exercise."""

    game: str
    exercise: str
    at: float
    solved: bool
    change: int
    """By how much it changed the solver's rating at the game's exercises, as people see it."""
    rating: int
    """That rating after it."""


async def answers(store: Store, person: int, game: str) -> dict[str, bool]:
    """Which exercises of a game a person has answered, and whether rightly."""
    rows = await store.read("select exercise, solved from exercise_answers where person = ? and game = ?", person, game)
    return {exercise: bool(solved) for exercise, solved in rows}


async def exercises_solved(store: Store, person: int, since: float = 0.0) -> list[AnswerRow]:
    """A person's answers since a time, in their order: exercises solved over time, with the rating after each."""
    rows = await store.read(
        "select game, exercise, at, solved, change, rating from exercise_answers where person = ? and at >= ?"
        " order by at, exercise",
        person,
        since,
    )
    return [AnswerRow(game, one, at, bool(solved), change, rating) for game, one, at, solved, change, rating in rows]


async def counts(store: Store, person: int) -> dict[str, tuple[int, int]]:
    """By game: how many exercises a person has solved, and how many answered."""
    rows = await store.read(
        "select game, sum(solved), count(*) from exercise_answers where person = ? group by game", person
    )
    return {game: (int(solved), int(tried)) for game, solved, tried in rows}


def add_answer(person: int, row: AnswerRow) -> Statement:
    """Keep an answer; a second one to the same exercise is a `Conflict`."""
    return (
        "insert into exercise_answers (person, exercise, game, at, solved, change, rating)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        (person, row.exercise, row.game, row.at, int(row.solved), row.change, row.rating),
    )


async def solver(store: Store, person: int, game: str) -> RatingRow | None:
    """A person's rating at the exercises of a game."""
    rows = await store.read(
        "select game, mu, sigma, answers from exercise_solvers where person = ? and game = ?", person, game
    )
    return RatingRow(*rows[0]) if rows else None


async def solvers(store: Store, person: int) -> dict[str, RatingRow]:
    """A person's ratings at exercises, by game."""
    rows = await store.read("select game, mu, sigma, answers from exercise_solvers where person = ?", person)
    return {row[0]: RatingRow(*row) for row in rows}


def put_solver(person: int, row: RatingRow) -> Statement:
    """Write a person's rating at the exercises of a game."""
    return (
        "insert into exercise_solvers (person, game, mu, sigma, answers) values (?, ?, ?, ?, ?)"
        " on conflict (person, game) do update set"
        " mu = excluded.mu, sigma = excluded.sigma, answers = excluded.answers",
        (person, row.game, row.mu, row.sigma, row.matches),
    )


async def difficulties(store: Store, game: str) -> dict[str, RatingRow]:
    """The ratings of a game's exercises, of those that somebody has answered."""
    rows = await store.read("select exercise, mu, sigma, answers from exercise_ratings where game = ?", game)
    return {row[0]: RatingRow(*row) for row in rows}


def put_difficulty(game: str, row: RatingRow) -> Statement:
    """Write the rating of an exercise; the row's `game` is the exercise's id."""
    return (
        "insert into exercise_ratings (game, exercise, mu, sigma, answers) values (?, ?, ?, ?, ?)"
        " on conflict (game, exercise) do update set"
        " mu = excluded.mu, sigma = excluded.sigma, answers = excluded.answers",
        (game, row.game, row.mu, row.sigma, row.matches),
    )
