"""Learn Genoa's values from matches of the house with itself:

    python -m bench.bots.learn_genoa [--matches 900] [--seed SEED]

It writes src/loggia/games/genoa/insight/learned.json and says, for matches that it did not learn from, which part of
the variance of the final differences between seats is explained by the insight and by what was learned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import cast

from bench.bots.selfplay import Lesson, Line, Sheet, Table, teach
from bench.bots.selfplay import matches as play
from loggia.games.genoa import GAME
from loggia.games.genoa.insight import learned
from loggia.games.genoa.insight.values import values
from loggia.games.genoa.rules.state import PLACE, GenoaState

NOISE = 4.0
STRENGTH = 60.0


def lines(lessons: Iterable[Lesson]) -> Iterator[Line]:
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
                yield Line(number, at, facts, left, hand, estimate[seat], score)


def learn(seats: int, matches: int, seed: str) -> dict[str, Table]:
    """All weights for one number of seats."""
    sheet = Sheet(lines(play("genoa", seats, {}, matches, NOISE, f"{seed} {seats}")))
    rows = sheet.learn(f"{seats} seats: {matches} matches", learned.KNOTS, STRENGTH)
    return dict(zip(learned.PARTS, rows, strict=True))


if __name__ == "__main__":
    teach(Path(learned.__file__).with_name("learned.json"), GAME.seats, learn)
