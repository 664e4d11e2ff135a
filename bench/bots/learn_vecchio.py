"""Learn Il Vecchio's values from matches of bots against themselves:

    python -m bench.bots.learn_vecchio [--matches 900] [--seed SEED]

It writes src/loggia/games/vecchio/insight/learned.json and prints, for test matches, which part of the
variance of the final differences between seats the insight's and the learned values explain.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import cast

import numpy as np

from bench.bots.selfplay import Sample, SampleTable, Table, TrainingMatch, train
from bench.bots.selfplay import matches as play
from loggia.games.vecchio import GAME
from loggia.games.vecchio.insight import learned
from loggia.games.vecchio.insight.values import track_scores, values
from loggia.games.vecchio.rules.scoring import nobility_points
from loggia.games.vecchio.rules.state import VecchioState

NOISE = 0.3
STRENGTH = 30.0

LADDERS = {learned.FIRST_WEIGHT[name]: top for name, top in learned.HIGHEST_COUNTS.items()}
"""For each counted fact: the index of its first weight, and the highest count."""
STEP_OF = {place + step: place for place, top in LADDERS.items() for step in range(top + 1)}


def row_of(state: VecchioState, seat: int, present: int, held: int) -> list[float]:
    """The facts as a row; a count of three sets the steps one, two and three."""
    row = [0.0] * learned.WIDTH
    for fact in learned.facts(GAME.box, state, seat, present, held):
        if fact in STEP_OF:
            for step in range(STEP_OF[fact] + 1, fact + 1):
                row[step] = 1.0
        else:
            row[fact] += 1.0
    row[-1] = sum(nobility_points(GAME.box, state, seat, tile) for tile in state.nobility[seat])
    return row


def lines(lessons: list[TrainingMatch], final: bool) -> Iterator[Sample]:
    """All positions of the final round, or all before it."""
    box = GAME.box
    position = count()
    for number, lesson in enumerate(lessons):
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
                yield Sample(number, at, facts, left, hand, estimates[seat], score)


def cumulated(row: Table) -> Table:
    """Weights of single steps turned into weights of counts (the sum of all steps up to it)."""
    row = row.copy()
    for place, top in LADDERS.items():
        row[place : place + top + 1] = np.cumsum(row[place : place + top + 1])
    return row


def learn(seats: int, matches: int, seed: str) -> dict[str, Table]:
    """All weights for one number of seats."""
    lessons = list(play("vecchio", seats, {}, matches, NOISE, f"{seed} {seats}"))
    found: dict[str, Table] = {}
    for final, parts, knots in ((False, ("late", "early"), (0.0, 1.0)), (True, ("final",), (0.0,))):
        title = f"{seats} seats{', final round' if final else ''}: {matches} matches"
        rows = SampleTable(lines(lessons, final)).learn(title, knots, STRENGTH)
        found |= {part: cumulated(row) for part, row in zip(parts, rows, strict=True)}
    return found


if __name__ == "__main__":
    train(Path(learned.__file__).with_name("learned.json"), GAME.seats, learn)
