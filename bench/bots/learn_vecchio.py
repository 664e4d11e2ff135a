"""Learn Il Vecchio's values from matches of the house with itself:

    python -m bench.bots.learn_vecchio [--matches 900] [--seed SEED]

It writes src/loggia/games/vecchio/insight/learned.json and says, for matches that it did not learn from, which part
of the variance of the final differences the insight's and the learned values explain.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import cast

import numpy as np

from bench.bots.selfplay import Lesson, Line, Sheet, Table, teach
from bench.bots.selfplay import matches as play
from loggia.games.vecchio import GAME
from loggia.games.vecchio.insight import learned
from loggia.games.vecchio.insight.values import track_scores, values
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import VecchioState

NOISE = 0.3
STRENGTH = 30.0

LADDERS = {learned.FIRST_WEIGHT[name]: top for name, top in learned.HIGHEST_COUNTS.items()}
"""Where each count begins, and how far it goes."""
STEP_OF = {place + step: place for place, top in LADDERS.items() for step in range(top + 1)}


def row_of(state: VecchioState, seat: int, present: int, held: int) -> list[float]:
    """The facts as a row: a count of three is worth what one, two and three are worth."""
    row = [0.0] * learned.WIDTH
    for fact in learned.facts(GAME.box, state, seat, present, held):
        if fact in STEP_OF:
            for step in range(STEP_OF[fact] + 1, fact + 1):
                row[step] = 1.0
        else:
            row[fact] += 1.0
    row[-1] = sum(nobility_points(GAME.box, state, seat, tile) for tile in state.nobility[seat])
    return row


def lines(learned_rows: list[Lesson], final: bool) -> Iterator[Line]:
    """All positions of the final round, or all before it."""
    box = GAME.box
    position = count()
    for number, lesson in enumerate(learned_rows):
        for state in cast(list[VecchioState], lesson.positions):
            if state.final != final or not learned.is_between_turns(box, state):
                continue
            at, estimates = next(position), values(box, state)
            certain, present, held = track_scores(box, state)
            left = len(state.crest_stack) / box.sheet.players[state.seats].crests
            for seat, score in enumerate(lesson.scores):
                facts, hand = row_of(state, seat, present[seat], held[seat]), float(certain[seat])
                if final and seat < state.active:
                    facts, hand = [0.0] * learned.WIDTH, hand + facts[-1]
                yield Line(number, at, facts, left, hand, estimates[seat], score)


def climbed(row: Table) -> Table:
    """Every step of a count with what all steps below it are worth as well."""
    row = row.copy()
    for place, top in LADDERS.items():
        row[place : place + top + 1] = np.cumsum(row[place : place + top + 1])
    return row


def learn(seats: int, matches: int, seed: str) -> dict[str, Table]:
    """All weights for one number of seats."""
    learned_rows = list(play("vecchio", seats, {}, matches, NOISE, f"{seed} {seats}"))
    found: dict[str, Table] = {}
    for final, parts, knots in ((False, ("late", "early"), (0.0, 1.0)), (True, ("final",), (0.0,))):
        title = f"{seats} seats{', final round' if final else ''}: {matches} matches"
        rows = Sheet(lines(learned_rows, final)).learn(title, knots, STRENGTH)
        found |= {part: climbed(row) for part, row in zip(parts, rows, strict=True)}
    return found


if __name__ == "__main__":
    teach(Path(learned.__file__).with_name("learned.json"), GAME.seats, learn)
