"""Learn Genoa's values from matches of the house with itself:

    python -m bench.bots.learn_genoa [--matches 900] [--seed SEED]

It writes src/loggia/games/genoa/learned.json and says, for matches that it did not learn from, which part of the
variance of the final differences between seats is explained by the insight and by what was learned.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import cast

import numpy as np

from bench.bots.selfplay import Table, centred, fit, keep, matches, ridge
from loggia.games import genoa
from loggia.games.genoa import GAME, insight, learned
from loggia.games.genoa.state import PLACE, GenoaState

KEPT = Path(genoa.__file__).parent / "learned.json"
NOISE = 4.0
STRENGTH = 60.0
HELD_OUT = 5


def learn(seats: int, count: int, seed: str) -> dict[str, list[float]]:
    """All weights for one number of seats."""
    box = GAME.box
    rows, hand, truth, guess, of, left, tested = [], [], [], [], [], [], []
    position = -1
    for number, lesson in enumerate(matches("genoa", seats, {}, count, NOISE, f"{seed} {seats}")):
        for state in cast(list[GenoaState], lesson.positions):
            if state.phase != PLACE:
                continue
            position += 1
            values = insight.values(box, state)
            for seat in range(seats):
                rows.append(learned.facts(box, state, seat))
                hand.append(learned.in_hand(box, state, seat))
                truth.append(float(lesson.scores[seat]))
                guess.append(values[seat])
                of.append(position)
                left.append(learned.share_left(box, state))
                tested.append(number % HELD_OUT == 0)
    where = np.array(of)
    test, share = np.array(tested), np.array(left)
    facts = centred(np.array(rows), where)
    in_hand, final, by_insight = (centred(np.array(column), where) for column in (hand, truth, guess))
    hats = [np.interp(share, learned.KNOTS, np.eye(len(learned.KNOTS))[at]) for at in range(len(learned.KNOTS))]
    wide: Table = np.hstack([facts * hat[:, None] for hat in hats])
    weights = ridge(wide[~test], (final - in_hand)[~test], STRENGTH)
    print(
        f"{seats} seats: {count} matches, explained by the insight {fit(by_insight[test], final[test]):.3f}, "
        f"learned {fit((in_hand + wide @ weights)[test], final[test]):.3f}",
        flush=True,
    )
    found = np.split(ridge(wide, final - in_hand, STRENGTH), len(learned.KNOTS))
    return {part: [round(float(w), 3) for w in row] for part, row in zip(learned.PARTS, found, strict=True)}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots.learn_genoa")
    parser.add_argument("--matches", type=int, default=900)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--seed", default="lesson")
    given = parser.parse_args()
    found = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for seats in map(int, given.seats.split(",")):
        found[str(seats)] = learn(seats, given.matches if seats == 2 else given.matches // 3, given.seed)
        keep(KEPT, found)


if __name__ == "__main__":
    main()
