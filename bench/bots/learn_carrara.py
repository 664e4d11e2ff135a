"""Learn Carrara's values from matches of the house with itself:

    python -m bench.bots.learn_carrara [--matches 900] [--seed SEED]      (minutes on one core)

It writes src/loggia/games/carrara/learned.json and says, for matches that it did not learn from, which part of the
variance of the final differences the insight's and the learned values explain.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import cast

import numpy as np

from bench.bots.selfplay import Lesson, Table, centred, fit, keep, matches, ridge
from loggia.games.carrara import GAME, insight, learned
from loggia.games.carrara.state import OPEN, START, CarraraState

KEPT = Path(learned.__file__).with_name("learned.json")
NOISE = 1.0
STRENGTH = 30.0
TESTED = 5
"""Every so many matches, one is kept for the test."""


def positions_of(lesson: Lesson) -> list[CarraraState]:
    """The positions between two turns."""
    return [state for state in cast(list[CarraraState], lesson.positions) if state.phase == START]


def learn_clock(lessons: list[Lesson]) -> Table:
    """What tells the share of a match that is still to come."""
    seen, left = [], []
    length = float(np.mean([lesson.turns for lesson in lessons]))
    for lesson in lessons:
        for state in positions_of(lesson):
            if state.ending == OPEN:
                seen.append(learned.clock_facts(state, learned.nearness(GAME.box, state)))
                left.append((lesson.turns - state.turn) / length)
    return ridge(np.array(seen), np.array(left), 1e-6)


class Sheet:
    """The facts of many positions, a row for each seat."""

    def __init__(self, lessons: list[Lesson], clock: Table, last: bool) -> None:
        box = GAME.box
        rows, left, hand, truth, guess, position, tested = [], [], [], [], [], [], []
        at = 0
        for number, lesson in enumerate(lessons):
            for state in positions_of(lesson):
                if (state.ending != OPEN) != last:
                    continue
                near = learned.nearness(box, state)
                values = insight.values(box, state)
                share = learned.share_left(list(clock), learned.clock_facts(state, near))
                for seat in range(state.seats):
                    row = learned.last_facts(box, state, seat) if last else learned.facts(box, state, seat, near[seat])
                    rows.append(row)
                    left.append(share)
                    hand.append(learned.in_hand(box, state, seat))
                    truth.append(float(lesson.scores[seat]))
                    guess.append(values[seat])
                    position.append(at)
                    tested.append(number % TESTED == 0)
                at += 1
        of = np.array(position)
        self.rows = centred(np.array(rows, dtype=float), of)
        self.left = np.array(left)
        self.hand, self.truth, self.guess = (centred(np.array(one), of) for one in (hand, truth, guess))
        self.tested = np.array(tested)


def learn_weights(sheet: Sheet, knots: tuple[float, ...]) -> tuple[list[Table], Table]:
    """The weights at each share of the match that is left, and what they say of all positions."""
    hats = [np.interp(sheet.left, knots, np.eye(len(knots))[at]) for at in range(len(knots))]
    facts = np.concatenate([sheet.rows * hat[:, None] for hat in hats], axis=1)
    known = ~sheet.tested
    weights = ridge(facts[known], (sheet.truth - sheet.hand)[known], STRENGTH)
    return np.split(weights, len(knots)), sheet.hand + facts @ weights


def learn(seats: int, count: int, seed: str) -> dict[str, list[float]]:
    """All weights for one number of seats."""
    lessons = list(matches("carrara", seats, {}, count, NOISE, f"{seed} {seats} False"))
    clock = learn_clock(lessons)
    found = {"clock": clock}
    for last, parts, knots in (
        (False, ("late", "midway", "early"), (0.0, learned.MIDWAY, 1.0)),
        (True, ("last",), (0.0,)),
    ):
        sheet = Sheet(lessons, clock, last)
        weights, guess = learn_weights(sheet, knots)
        found |= dict(zip(parts, weights, strict=True))
        test = sheet.tested
        print(
            f"{seats} seats{' last round' if last else ''}: {count} matches, "
            f"explained by the insight {fit(sheet.guess[test], sheet.truth[test]):.3f}, "
            f"learned {fit(guess[test], sheet.truth[test]):.3f}",
            flush=True,
        )
    return {part: [round(float(weight), 4) for weight in row] for part, row in found.items()}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.learn_carrara")
    parser.add_argument("--matches", type=int, default=900)
    parser.add_argument("--seed", default="lesson")
    given = parser.parse_args()
    found = {}
    for seats in GAME.seats:
        found[str(seats)] = learn(seats, given.matches if seats == 2 else given.matches // 3, given.seed)
    keep(KEPT, found)


if __name__ == "__main__":
    main()
