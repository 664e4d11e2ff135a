"""Is the warning before a clear mistake right, and how soon is it there?

    python -m bench.review.warned --positions 60

In positions of apprentices' matches (three seats) two moves are about to be played: the apprentice's, and a random one.
Each is warned of or not as in the house (`loggia.review.warning`); then it is judged at the review's standard depth in
other worlds. Prints a line of JSON for every game: of the warned moves, how many a review marks as an error or blunder,
as a slip, or not at all; how many errors and blunders went unwarned; the times in seconds (median, slowest).
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from statistics import median

from loggia.bots import Budget, level
from loggia.games import game as find_game
from loggia.kernel import Chance, Match, Move, Sight
from loggia.review import STANDARD, weigh_decision
from loggia.review.warning import scan, warn
from loggia.review.winning import marks

GAMES = ("carrara", "lucca", "genoa", "vecchio")
SCAN_TIME, WARN_TIME = 1.5, 0.4
"""Seconds, as in the house."""
EARLIEST, LATEST = 10, 80
"""After how many moves a position is taken."""


def positions(game: str, count: int, dice: random.Random) -> Iterator[tuple[Match, int, list[Move]]]:
    """Positions with a choice: the match, the seat, and the two moves."""
    chance, mind = Chance(f"warned {game}"), level("apprentice")
    while count:
        match, until = find_game(game).new(3, {}, str(dice.random())), dice.randrange(EARLIEST, LATEST)
        while not match.over and (len(match.moves) < until or len(match.choices(match.awaited[0])) < 2):
            seat = match.awaited[0]
            match.play(seat, mind.think(Sight(match, seat), Budget(), chance).move or match.choices(seat)[0])
        if not match.over:
            seat = match.awaited[0]
            own = mind.think(Sight(match, seat), Budget(), chance).move
            yield match, seat, [*([own] if own is not None else []), dice.choice(match.choices(seat))]
            count -= 1


def measured(game: str, count: int) -> dict[str, object]:
    """All figures of one game."""
    found: Counter[str] = Counter()
    scans, warnings = [], []
    for number, (match, seat, moves) in enumerate(positions(game, count, random.Random(f"warned {game}"))):
        began = time.perf_counter()
        seen = scan(match, seat, SCAN_TIME, f"scan {number}")
        scans.append(time.perf_counter() - began)
        for move in moves if seen is not None else ():
            said = None
            if seen is not None and move.text() not in seen.harmless:
                began = time.perf_counter()
                said = warn(match, seat, seen.best, move.text(), WARN_TIME, f"warn {number}")
                warnings.append(time.perf_counter() - began)
            judged = weigh_decision(match, seat, STANDARD, f"deep {number}", move)
            if judged is not None:
                mark = marks(game).name(judged.loss.mean, judged.loss.error) or "none"
                found[f"{'warned' if said is not None else 'quiet'}: {mark}"] += 1
    return {
        "game": game,
        "positions": count,
        **dict(sorted(found.items())),
        "scan": [round(median(scans), 2), round(max(scans), 2)],
        "warning": [round(median(warnings), 2), round(max(warnings), 2)] if warnings else [],
    }


def main() -> None:
    """Measure the games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--games", default=",".join(GAMES))
    given = parser.parse_args()
    for game in given.games.split(","):
        print(json.dumps(measured(game, given.positions)), flush=True)


if __name__ == "__main__":
    main()
