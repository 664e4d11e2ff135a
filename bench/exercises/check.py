"""Measure the exercises again: other worlds, other random streams.

    python -m bench.exercises.check [--games A,B] [--worlds 160]

For every exercise the right move is compared with its main rivals in worlds that its making never saw (a price with all
prices); and each level of bots answers it. Prints one line of JSON for each game and level of difficulty: in how many
the right answer is still best, in how many by more than a slip and two standard errors, and who solves how many.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter

from bench.exercises.finding import Table, asked_moves
from bench.exercises.prices import NEAR, measure_prices
from loggia.bots import Budget, level
from loggia.kernel import Chance, Sight
from loggia.review.steps import bare
from loggia.review.winning import marks
from loggia.table.exercises import LEVELS, Exercise, exercises

SOLVERS = {"apprentice": 1, "merchant": 60, "master": 200}
"""Who answers, with how many iterations."""
RIVALS = 6


def again(one: Exercise, worlds: int) -> tuple[bool, bool]:
    """Whether the right answer is the best in other worlds, and whether it is so clearly."""
    match = bare(one.position)
    if one.price is not None:
        losses = measure_prices(match, one.seat, one.price.proposal, one.price.partner, "check", worlds)
        right = min(losses, key=lambda price: losses[price].mean)
        low = losses[one.price.prices[0].price]
        near = losses[one.price.best.price].mean <= NEAR
        return one.price.least <= right <= one.price.most, near and low.mean > 2 * low.error
    table = Table(match, one.seat, f"check {one.key}", asked_moves(match, one.seat)[0])
    texts = [move.text() for move in table.moves]
    best = texts.index(one.right[0])
    rivals = [texts.index(answer.text) for answer in one.moves if answer.text not in one.right][:RIVALS]
    rivals = list(dict.fromkeys([*rivals, texts.index(one.glance)]))
    table.look([best, *rivals], range(worlds))
    found = [table.loss(best, at, range(worlds)) for at in rivals]
    slip = marks(one.game).slip
    return all(loss.mean > 0 for loss in found), all(loss.mean >= slip and loss.mean > 2 * loss.error for loss in found)


def solves(one: Exercise, name: str) -> bool:
    """Whether a bot of that level finds a right move."""
    sight = Sight(bare(one.position), one.seat)
    found = level(name).think(sight, Budget(None, SOLVERS[name]), Chance(f"check {one.key}")).move
    return found is not None and found.text() in one.right


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.exercises.check", description=__doc__)
    parser.add_argument("--games", default="carrara,lucca,genoa,vecchio")
    parser.add_argument("--worlds", type=int, default=160)
    given = parser.parse_args()
    for game in given.games.split(","):
        for hard in LEVELS:
            counts: Counter[str] = Counter()
            for one in exercises(game).values():
                if one.level != hard:
                    continue
                best, clear = again(one, given.worlds)
                counts["exercises"] += 1
                counts["best"] += best
                counts["clear"] += clear
                if one.price is None:
                    counts["moves"] += 1
                    for name in SOLVERS:
                        counts[name] += solves(one, name)
            print(json.dumps({"game": game, "level": hard, **counts}), flush=True)


if __name__ == "__main__":
    main()
