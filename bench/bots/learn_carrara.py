"""Learn Carrara's values from matches of bots against themselves:

    python -m bench.bots.learn_carrara [--matches 900] [--seed SEED]      (minutes on one core)

It writes src/loggia/games/carrara/insight/learned.json and prints, for test matches, which part of the
variance of the final differences between seats the insight's and the learned values explain.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import cast

import numpy as np

from bench.bots.selfplay import Sample, SampleTable, Table, TrainingMatch, ridge, train
from bench.bots.selfplay import matches as play
from loggia.games.carrara import GAME
from loggia.games.carrara.insight import learned
from loggia.games.carrara.insight.values import values as insight_values
from loggia.games.carrara.rules.state import OPEN, START, CarraraState

NOISE = 1.0
STRENGTH = 30.0


def positions_of(lesson: TrainingMatch) -> list[CarraraState]:
    """The positions between two turns."""
    return [state for state in cast(list[CarraraState], lesson.positions) if state.phase == START]


def learn_clock(lessons: list[TrainingMatch]) -> Table:
    """Weights that estimate the share of the match that is left."""
    seen, left = [], []
    length = float(np.mean([lesson.turns for lesson in lessons]))
    for lesson in lessons:
        for state in positions_of(lesson):
            if state.ending == OPEN:
                seen.append(learned.clock_facts(state, learned.nearness(GAME.box, state)))
                left.append((lesson.turns - state.turn) / length)
    return ridge(np.array(seen), np.array(left), 1e-6)


def lines(lessons: list[TrainingMatch], clock: Table, last: bool) -> Iterator[Sample]:
    """All positions of the last round, or all before it."""
    box = GAME.box
    position = count()
    for number, lesson in enumerate(lessons):
        for state in positions_of(lesson):
            if (state.ending != OPEN) != last:
                continue
            at, near, values = next(position), learned.nearness(box, state), insight_values(box, state)
            left = learned.share_left(list(clock), learned.clock_facts(state, near))
            for seat, score in enumerate(lesson.scores):
                facts = learned.last_facts(box, state, seat) if last else learned.facts(box, state, seat, near[seat])
                yield Sample(number, at, facts, left, learned.vp_now(box, state, seat), values[seat], score)


def learn(seats: int, matches: int, seed: str) -> dict[str, Table]:
    """All weights for one number of seats."""
    lessons = list(play("carrara", seats, {}, matches, NOISE, f"{seed} {seats} False"))
    clock = learn_clock(lessons)
    found = {"clock": clock}
    for last, parts, knots in (
        (False, ("late", "midway", "early"), (0.0, learned.MIDWAY, 1.0)),
        (True, ("last",), (0.0,)),
    ):
        title = f"{seats} seats{' last round' if last else ''}: {matches} matches"
        rows = SampleTable(lines(lessons, clock, last)).learn(title, knots, STRENGTH)
        found |= dict(zip(parts, rows, strict=True))
    return found


if __name__ == "__main__":
    train(Path(learned.__file__).with_name("learned.json"), GAME.seats, learn)
