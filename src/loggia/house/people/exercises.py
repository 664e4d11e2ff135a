"""Exercises in the house: what people have answered, and the ratings of solvers and of exercises.

Only a person's first answer to an exercise is kept and rated; a second one is judged and changes nothing. An exercise
is rated by the answers of accounts alone: a guest is made with one click, and could be made again to know the answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime

from loggia.house import wire
from loggia.house.people.ratings import SCALE, START_MU, START_SIGMA, duel, shown
from loggia.house.store import Conflict, Store
from loggia.house.store.queries import exercises as rows
from loggia.house.store.queries.people import Person
from loggia.house.store.queries.ratings import RatingRow
from loggia.table.exercises import Attempt, Exercise, daily, exercises, nearest

BY_LEVEL = {1: 1200.0 / SCALE, 2: 1500.0 / SCALE, 3: 1800.0 / SCALE}
"""Where the rating of an exercise begins."""
SURE = START_SIGMA / 2
"""How uncertain ratings are at first: less than at matches, so that one answer does not move hundreds of points."""


def newcomer(game: str) -> RatingRow:
    """The rating of a solver before the first answer."""
    return RatingRow(game, START_MU, SURE, 0)


def unanswered(exercise: Exercise) -> RatingRow:
    """The rating of an exercise that nobody has answered yet."""
    return RatingRow(exercise.id, BY_LEVEL[exercise.level], SURE, 0)


class Exercises:
    """Reads and rates answers."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._now = clock
        self._rating = asyncio.Lock()

    def today(self) -> date:
        """The day by which the daily exercise is chosen: the same for everybody, in universal time."""
        return datetime.fromtimestamp(self._now(), UTC).date()

    async def overview(self, games: list[str], person: int) -> wire.ExerciseOverview:
        """The daily exercise, and how far a person has come in each game."""
        counts = await rows.counts(self._store, person) if person else {}
        mine = await rows.solvers(self._store, person) if person else {}
        found = daily(games, self.today())
        told = None
        if found is not None:
            done = (await rows.answers(self._store, person, found.game)).get(found.id) if person else None
            told = wire.DailyExercise(found.game, found.id, found.theme, found.level, _state(done), str(self.today()))
        return wire.ExerciseOverview(
            told,
            [
                wire.ExerciseCourse(
                    game, len(exercises(game)), *counts.get(game, (0, 0)), shown(mine[game]) if game in mine else None
                )
                for game in games
                if exercises(game)
            ],
        )

    async def listed(self, game: str, person: int) -> wire.ExerciseList:
        """All exercises of a game in the order of difficulty, with a person's answers."""
        known = await rows.difficulties(self._store, game)
        done = await rows.answers(self._store, person, game) if person else {}
        mine = await rows.solver(self._store, person, game) if person else None
        skill = mine.mu if mine else START_MU
        ratings = self._difficulties(game, known)
        found = [
            wire.ExerciseInfo(
                one.id, one.theme, one.level, round(ratings[one.id] * SCALE), _state(done.get(one.id)),
                one.record.seats,
            )
            for one in exercises(game).values()
        ]  # fmt: skip
        found.sort(key=lambda one: (one.level, one.rating, one.id))
        return wire.ExerciseList(game, found, shown(mine) if mine else None, nearest(game, done, ratings, skill))

    @staticmethod
    def _difficulties(game: str, known: Mapping[str, RatingRow]) -> dict[str, float]:
        return {one.id: (known.get(one.id) or unanswered(one)).mu for one in exercises(game).values()}

    async def state(self, exercise: Exercise, person: int) -> str:
        """Whether a person has solved an exercise, missed it, or not answered it yet."""
        done = await rows.answers(self._store, person, exercise.game) if person else {}
        return _state(done.get(exercise.id))

    async def rating(self, exercise: Exercise) -> int:
        """The rating of an exercise as people see it."""
        known = await rows.difficulties(self._store, exercise.game)
        return round((known.get(exercise.id) or unanswered(exercise)).mu * SCALE)

    async def answered(self, attempt: Attempt, person: Person) -> wire.ExerciseRating | None:
        """Keep and rate a first answer; None for any later one."""
        exercise = attempt.exercise
        game = exercise.game
        async with self._rating:  # between reading and writing, no other answer is rated
            if exercise.id in await rows.answers(self._store, person.id, game):
                return None
            before = await rows.solver(self._store, person.id, game) or newcomer(game)
            known = await rows.difficulties(self._store, game)
            mine, other = duel(before, known.get(exercise.id) or unanswered(exercise), attempt.solved)
            rating = round(mine.mu * SCALE)
            change = rating - round(before.mu * SCALE)
            row = rows.AnswerRow(game, exercise.id, self._now(), attempt.solved, change, rating)
            statements = [rows.add_answer(person.id, row), rows.put_solver(person.id, mine)]
            if person.account:
                statements.append(rows.put_difficulty(game, other))
            try:
                await self._store.write(*statements)
            except Conflict:  # another process was faster with the same answer
                return None
        return wire.ExerciseRating(rating, change)

    async def next(self, exercise: Exercise, person: int) -> str:
        """The exercise that comes after this one for a person; empty where all have been answered."""
        game = exercise.game
        done = {exercise.id, *(await rows.answers(self._store, person, game) if person else {})}
        mine = await rows.solver(self._store, person, game) if person else None
        ratings = self._difficulties(game, await rows.difficulties(self._store, game))
        return nearest(game, done, ratings, mine.mu if mine else START_MU)


def _state(solved: bool | None) -> str:
    return "" if solved is None else "solved" if solved else "missed"
