"""Learn Il Vecchio's values from matches of the house with itself:

    python -m bench.bots.learn_vecchio [--matches 900] [--seed SEED]

It writes src/loggia/games/vecchio/learned.json and says, for matches that it did not learn from, which part of the
variance of the final differences the insight's and the learned values explain.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import cast

import numpy as np

from bench.bots.selfplay import Lesson, Table, centred, fit, keep, matches, ridge
from loggia.games.vecchio import GAME, insight, learned
from loggia.games.vecchio.scoring import nobility_points
from loggia.games.vecchio.state import VecchioState

KEPT = Path(learned.__file__).with_name("learned.json")
NOISE = 0.3
STRENGTH = 30.0
TESTED = 5
"""Every so many matches, one is kept for the test."""

LADDERS = {learned.PLACES[name]: top for name, top in learned.TOPS.items()}
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


class Sheet:
    """The facts of many positions, a row for each seat."""

    def __init__(self, lessons: list[Lesson], final: bool) -> None:
        box = GAME.box
        rows, left, hand, truth, guess, position, tested = [], [], [], [], [], [], []
        at = 0
        for number, lesson in enumerate(lessons):
            for state in cast(list[VecchioState], lesson.positions):
                if state.final != final or not learned.is_between_turns(box, state):
                    continue
                values = insight.values(box, state)
                scores, present, held = insight.track_scores(box, state)
                share = len(state.crest_stack) / box.sheet.players[state.seats].crests
                for seat in range(state.seats):
                    row = row_of(state, seat, present[seat], held[seat])
                    over = final and seat < state.active
                    rows.append([0.0] * learned.WIDTH if over else row)
                    hand.append(scores[seat] + (row[-1] if over else 0.0))
                    left.append(share)
                    truth.append(float(lesson.scores[seat]))
                    guess.append(values[seat])
                    position.append(at)
                    tested.append(number % TESTED == 0)
                at += 1
        of = np.array(position)
        self.rows = centred(np.array(rows), of)
        self.left = np.array(left)
        self.hand, self.truth, self.guess = (centred(np.array(one), of) for one in (hand, truth, guess))
        self.tested = np.array(tested)


def learn_weights(sheet: Sheet, parts: int) -> tuple[list[Table], Table]:
    """The weights late and early in a match (or the only ones), and what they say of all positions."""
    hats = [1 - sheet.left, sheet.left][:parts] if parts > 1 else [np.ones_like(sheet.left)]
    facts = np.concatenate([sheet.rows * hat[:, None] for hat in hats], axis=1)
    known = ~sheet.tested
    found = ridge(facts[known], (sheet.truth - sheet.hand)[known], STRENGTH)
    return [climbed(row) for row in np.split(found, parts)], sheet.hand + facts @ found


def climbed(row: Table) -> Table:
    """Every step of a count with what all steps below it are worth as well."""
    row = row.copy()
    for place, top in LADDERS.items():
        row[place : place + top + 1] = np.cumsum(row[place : place + top + 1])
    return row


def learn(seats: int, count: int, seed: str) -> dict[str, list[float]]:
    """All weights for one number of seats."""
    lessons = list(matches("vecchio", seats, {}, count, NOISE, f"{seed} {seats}"))
    found: dict[str, Table] = {}
    for final, parts in ((False, ("late", "early")), (True, ("final",))):
        sheet = Sheet(lessons, final)
        weights, guess = learn_weights(sheet, len(parts))
        found |= dict(zip(parts, weights, strict=True))
        test = sheet.tested
        print(
            f"{seats} seats{', final round' if final else ''}: {count} matches, "
            f"explained by the insight {fit(sheet.guess[test], sheet.truth[test]):.3f}, "
            f"learned {fit(guess[test], sheet.truth[test]):.3f}",
            flush=True,
        )
    return {part: [round(float(weight), 3) for weight in row] for part, row in found.items()}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.learn_vecchio")
    parser.add_argument("--matches", type=int, default=900)
    parser.add_argument("--seed", default="lesson")
    given = parser.parse_args()
    found = {}
    for seats in GAME.seats:
        found[str(seats)] = learn(seats, given.matches if seats == 2 else given.matches // 3, given.seed)
    keep(KEPT, found)


if __name__ == "__main__":
    main()
