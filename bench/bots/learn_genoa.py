"""Learn Genoa's values from matches of bots against themselves:

    python -m bench.bots.learn_genoa [--matches 900] [--seed SEED]

It writes src/loggia/games/genoa/insight/learned.json and prints, for test matches, which part of the
variance of the final differences between seats the insight's and the learned values explain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import cast

from bench.bots.selfplay import Sample, SampleTable, Table, TrainingMatch, train
from bench.bots.selfplay import matches as play
from loggia.games.genoa import GAME
from loggia.games.genoa.insight import learned
from loggia.games.genoa.insight.values import values
from loggia.games.genoa.rules.state import PLACE, GenoaState

NOISE = 4.0
STRENGTH = 60.0


def lines(lessons: Iterable[TrainingMatch]) -> Iterator[Sample]:
    """All positions at the beginning of a turn."""
    box = GAME.box
    position = count()
    for number, lesson in enumerate(lessons):
        for state in cast(list[GenoaState], lesson.positions):
            if state.phase != PLACE:
                continue
            at, estimate, left = next(position), values(box, state), learned.share_left(box, state)
            for seat, score in enumerate(lesson.scores):
                facts, hand = learned.facts(box, state, seat), learned.in_hand(box, state, seat)
                yield Sample(number, at, facts, left, hand, estimate[seat], score)


def learn(seats: int, matches: int, seed: str) -> dict[str, Table]:
    """All weights for one number of seats."""
    sheet = SampleTable(lines(play("genoa", seats, {}, matches, NOISE, f"{seed} {seats}")))
    rows = sheet.learn(f"{seats} seats: {matches} matches", learned.KNOTS, STRENGTH)
    return dict(zip(learned.PARTS, rows, strict=True))


if __name__ == "__main__":
    train(Path(learned.__file__).with_name("learned.json"), GAME.seats, learn)
